import { expect, test } from 'vitest'
import { isSigns, searchWords, wordsPattern } from './search.ts'

test.each([
  ['  Orbis  orbis lease ', ['orbis', 'lease']],
  ['किराया\u0000 पट्टा', ['किराया', 'पट्टा']],
  [' \n ', []],
])('%j asks for %j', (q, words) => expect(searchWords(q)).toEqual(words))

test.each([
  ['%_', true],
  ['₹5000', false],
  ['क', false],
])('%s is signs alone: %s', (word, signs) => expect(isSigns(word)).toBe(signs))

test.each([
  [['compete'], 'shall not Compete or non-competes', ['Compete', 'compete']],
  [['pete'], 'shall not compete', []],
  [['2,50,000'], 'a fee of Rs 2,50,000 a month', ['2,50,000']],
  [['(a.b', 'a'], 'see (A.B) and (axb', ['(A.B', 'a', 'a']],
  [['%'], 'at 12% a year', ['%']],
  [['किराया'], 'मासिक किराया।', ['किराया']],
])('%j is found in %j as %j', (words, text, found) =>
  expect([...text.matchAll(wordsPattern(words, 'g'))].map(([match]) => match)).toEqual(found),
)
