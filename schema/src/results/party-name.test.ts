import { expect, test } from 'vitest'
import { inSentence, otherTerm } from './party-name.ts'

test.each([
  ['The Employee', 'the Employee'],
  ['Orbis Retail Private Limited', 'Orbis Retail Private Limited'],
  ['Theta Labs LLP', 'Theta Labs LLP'],
  ['We', 'whoever wrote it'],
  ['Wesley Traders', 'Wesley Traders'],
])('%s reads as %s within a sentence', (party, words) => expect(inSentence(party)).toBe(words))

test.each([
  ['The Licensee', 'Licensee', null],
  ['Licensee', 'Licensee', null],
  ['Nilgiri Softworks LLP', 'Provider', 'Provider'],
  ['The Company', null, null],
])('%s, called %s', (name, defined_term, other) => expect(otherTerm({ name, defined_term })).toBe(other))
