import { expect, test } from 'vitest'
import { withoutEnding } from './endings.ts'

test.each([
  ['obligations', 'oblig'],
  ['termination', 'termin'],
  ['payments', 'payment'],
  ['payment', 'payment'],
  ['notes', 'note'],
  ['uses', 'uses'],
  ['partners', 'partn'],
  ['allegedly', 'alleg'],
  ['rent', 'rent'],
  ['', ''],
])('%s is %s to the trained readers', (word, stem) => {
  expect(withoutEnding(word)).toBe(stem)
})
