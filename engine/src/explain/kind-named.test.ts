import { expect, test } from 'vitest'
import { answerWords } from '../language/answers.ts'
import { format } from '../language/message.ts'
import { summaryWords } from '../language/summary.ts'
import { kindNamed } from '../language/type-name.ts'

test.each([
  ['supply_agreement', 0.98, 'This is a supply agreement'],
  ['employment_agreement', 0.98, 'This is an employment agreement'],
  ['terms_of_service', 0.98, 'These are terms of service'],
  ['consultancy_agreement', 0.68, 'This is likely a consultancy agreement'],
  ['agency_agreement', 0.5, 'This is likely an agency agreement'],
  ['terms_of_service', 0.5, 'These are likely terms of service'],
  // it names no kind, and so guesses none
  ['general_contract', 0.3, 'This is a general contract'],
] as const)('%s of which one is sure by %d is told as: %s', (type, confidence, told) => {
  const kind = kindNamed(type, confidence)
  expect(format(summaryWords.what, { ...kind, parties: ['A', 'B'] })).toBe(`${told} between A and B.`)
  expect(format(answerWords.summary, { ...kind, parties: null })).toBe(`${told}.`)
})
