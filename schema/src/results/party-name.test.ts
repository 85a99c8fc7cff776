import { expect, test } from 'vitest'
import { inSentence } from './party-name.ts'

test.each([
  ['The Employee', 'the Employee'],
  ['Orbis Retail Private Limited', 'Orbis Retail Private Limited'],
  ['Theta Labs LLP', 'Theta Labs LLP'],
])('%s reads as %s within a sentence', (party, words) => expect(inSentence(party)).toBe(words))
