import { wordsPattern } from '@karar/schema'
import { expect, test } from 'vitest'
import { pieceAround } from './search.ts'

const long = `${'The parties shall act in good faith. '.repeat(9)}The Supplier indemnifies the Buyer.\nClause 9. ${'Nothing more is agreed. '.repeat(9)}`

test('a piece of text is verbatim, around the match, cut between words, and at most 160 characters', () => {
  const piece = pieceAround(long, wordsPattern(['indemn'])) ?? ''
  expect(piece).toBe(
    'parties shall act in good faith. The Supplier indemnifies the Buyer.\nClause 9. Nothing more is agreed. Nothing more is agreed. Nothing more is agreed.',
  )
  expect(long).toContain(piece)
  expect(piece.length).toBeLessThanOrEqual(160)
})

test.each([
  ['Deed of sale', ['sale'], 'Deed of sale'],
  ['x'.repeat(400), ['x'], 'x'.repeat(160)],
  [`a${'😀'.repeat(200)}`, ['a'], `a${'😀'.repeat(79)}`],
  ['non-compete', ['pete'], null],
])('the piece of %j around %j is %j', (text, words, piece) =>
  expect(pieceAround(text, wordsPattern(words))).toBe(piece),
)
