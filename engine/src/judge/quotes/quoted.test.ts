import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { asQuoted } from './quoted.ts'

const terms =
  'TERMS OF THE MARKET\n\nThe Keeper and the Trader agree.\n\n1. Losses\n\nThe Keeper shall not be liable for:\n\n* Loss of profits\n\n* Loss of stock kept overnight\n\nThe Trader answers for the stall.\n'

/** What is quoted of a finding whose words these are. */
function quoteOf(words: string): string {
  const { text, clauses } = contractOf(terms)
  const start = text.norm.indexOf(words)
  const clause = clauses.find(({ sentences }) => sentences.some((one) => one.start <= start && start < one.end))!
  const { start: from, end } = asQuoted({ span: { start, end: start + words.length }, clause } as never)
  return text.norm.slice(from, end)
}

test('words that lead into a list are quoted with it, and so is an item that says nothing by itself', () => {
  const whole = 'the keeper shall not be liable for: loss of profits loss of stock kept overnight'
  expect(quoteOf('shall not be liable for:')).toBe(whole)
  expect(quoteOf('loss of profits')).toBe(whole)
  expect(quoteOf('answers for the stall')).toBe('the trader answers for the stall.')
})
