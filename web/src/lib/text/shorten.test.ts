import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a short quote is shown whole', () =>
  expect(shorten('all losses,\nclaims and costs.')).toBe('all losses, claims and costs.'))

test('a long quote ends at a word, with an ellipsis, and says nothing of its own', () => {
  const quote = 'the Service Provider shall indemnify the Client '.repeat(20).trim()
  const shown = shorten(quote, 100)
  expect(shown.endsWith('…')).toBe(true)
  expect(quote.startsWith(`${shown.slice(0, -1)} `)).toBe(true)
  expect(shown.length).toBeLessThanOrEqual(101)
})
