import { expect, test } from 'vitest'
import { samples } from '../../testing/contracts.ts'
import { clauseCues } from './clause-cues.ts'
import { clausePatterns } from './clause-patterns.ts'
import { gate, neededWords } from './gates.ts'
import { clauseLexicon } from './lexicons.ts'

test.each([
  [/\bliquidated damages?\b/, [['liquidated damage']]],
  [/\b(shall|will) pay\b/, [[' pay'], ['shall', 'will']]],
  [/\bfavou?rable\b/, [['rable'], ['favo']]],
  [/(?:price|fee)s?[^.]{0,40}increase/, [['increase'], ['price', 'fee']]],
  [/(?<!leave and )licen[cs]e (?!fee)/, [['licen'], ['e ']]],
  [/\bno\b/, [['no']]],
  [/\ba\b/, []],
  [/(?:escrow)?/, []],
  [/(?:audit|as)/, [['audit', 'as']]],
  [/(?:audit|a)/, []],
  [/(?:escrow){1,2}/, [['escrow']]],
])('a match of %s must hold %j', (expression, words) => expect(neededWords(expression.source)).toEqual(words))

test('of several expressions those that match are told, with their places', () => {
  const found = gate([/\brent\b/, /\bdeposit\b/, /x?/, /\brents?\b/]).find('the rent, not the rents')
  expect(found).toEqual([
    { id: 0, at: 4 },
    { id: 2, at: 0 },
    { id: 3, at: 4 },
  ])
})

test('one text leaves nothing behind for the next', () => {
  const two = gate([/\bsecurity\b.{0,40}\bdeposit\b/])
  expect(two.find('security only')).toEqual([])
  expect(two.find('deposit only')).toEqual([])
})

const clauseWordings = [
  ...clausePatterns.map(({ body }) => body),
  ...clausePatterns.map(({ heading }) => heading),
  ...clauseCues,
]

test('the gates lose no match of the wordings of clauses', () => {
  for (const text of samples) {
    for (const line of text.toLowerCase().split('\n')) {
      const plainly = clauseWordings.flatMap((wording, id) => (wording.test(line) ? [id] : []))
      expect(clauseLexicon.find(line).map(({ id }) => id)).toEqual(plainly)
    }
  }
})
