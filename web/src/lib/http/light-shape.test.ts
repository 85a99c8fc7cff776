import { expect, test } from 'vitest'
import { having, isNumber, isText, listOf, oneOf, orNull } from './light-shape.ts'

const is = having<{ count: number; names: (string | null)[]; grade: 'high' | 'low' }>({
  count: isNumber,
  names: listOf(orNull(isText)),
  grade: oneOf(['high', 'low']),
})

test('an answer of the shape is taken, with more in it too', () => {
  expect(is({ count: 3, names: ['a', null], grade: 'low' })).toBe(true)
  expect(is({ count: 3, names: [], grade: 'high', more: true })).toBe(true)
})

test.each([
  [null],
  ['count'],
  [{ count: '3', names: [], grade: 'low' }],
  [{ count: 3, names: [3], grade: 'low' }],
  [{ count: 3, names: {}, grade: 'low' }],
  [{ count: 3, names: [], grade: 'odd' }],
  [{ names: [], grade: 'low' }],
  [undefined],
])('%j is not of it', (answer) => {
  expect(is(answer)).toBe(false)
})
