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

test('of a long list the words that lead into it are quoted with its first items', () => {
  const item = (what: string, at: number): string =>
    `(${'abcdefghi'[at]}) ${what} of the goods that the Trader keeps at the stall by day or by night, in rain or in sun`
  const items = ['Loss', 'Theft', 'Spoiling', 'Burning', 'Soaking', 'Breaking', 'Fading', 'Rusting'].map(item)
  const { text, clauses } = contractOf(`The Client shall not be liable for: ${items.join('; ')}.`)
  const lead = 'the client shall not be liable for:'
  const start = text.norm.indexOf(lead)
  const clause = clauses.find(({ sentences }) => sentences.some((one) => one.start <= start && start < one.end))!
  const { start: from, end } = asQuoted({ span: { start, end: start + lead.length }, clause } as never)
  const quote = text.norm.slice(from, end)
  expect(quote).toContain('soaking of the goods')
  expect(quote).not.toContain('rusting')
  expect(quote).toMatch(/in rain or in sun;?$/)
})

test('the last words of a sentence are not cut off', () => {
  const text =
    'The Client is not liable for what stops the work, such as strikes, or the end of its own lease of the building in which the work is done.'
  const { text: read, clauses } = contractOf(text)
  const words = 'the client is not liable for what stops the work, such as strikes,'
  const start = read.norm.indexOf(words)
  const clause = clauses.find(({ norm }) => norm.start <= start && start < norm.end)!
  const { end } = asQuoted({ span: { start, end: start + words.length }, clause } as never)
  expect(read.norm.slice(0, end).endsWith('the work is done.')).toBe(true)
})
