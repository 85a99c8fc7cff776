import { expect, test } from 'vitest'
import { blanksIn, pieces } from './blanks.ts'

test('what a wording leaves open is told apart from what stands', () => {
  const line = 'limited to Rs [amount] and ends on [date].'
  expect(blanksIn(line)).toEqual(['amount', 'date'])
  expect(pieces(line)).toEqual([
    { text: 'limited to Rs ', blank: false },
    { text: 'amount', blank: true },
    { text: ' and ends on ', blank: false },
    { text: 'date', blank: true },
    { text: '.', blank: false },
  ])
})

test.each(['', 'No blank at all.', 'an empty [] is none', 'nor is [one that\nbreaks]'])(
  'nothing is open in %j',
  (line) => {
    expect(blanksIn(line)).toEqual([])
    expect(pieces(line).map(({ text }) => text)).toEqual(line === '' ? [] : [line])
  },
)
