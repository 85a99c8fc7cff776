import { describe, expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { partsOf } from './parts.ts'

const long =
  'The Client shall pay the Service Provider a monthly fee of Rs. 80,000 within thirty days of each invoice, and the Service Provider shall keep proper records of the work done in each month, provided that the Client may hold back the whole fee for as long as it thinks fit, without giving any reason to the Service Provider.'
const parts = (text: string) => {
  const contract = contractOf(text)
  const sentence = contract.clauses.find(({ kind }) => kind === 'clause')!.sentences[0]!
  return { contract, sentence, parts: partsOf(contract, sentence) }
}

describe('a long sentence in parts', () => {
  test('the parts are slices that make up the sentence', () => {
    const { contract, sentence, parts: own } = parts(long)
    expect(own.length).toBeGreaterThan(1)
    expect(own[0]!.start).toBe(sentence.start)
    expect(own.at(-1)!.end).toBe(sentence.end)
    for (const [index, { start, end, text }] of own.entries()) {
      expect(contract.text.norm.slice(start, end)).toBe(text)
      if (index > 0) expect(start).toBeGreaterThanOrEqual(own[index - 1]!.end)
    }
  })
  test('a later part is read on from the opening, where the subject stands', () => {
    const later = parts(long).parts.at(-1)!
    expect(later.full).toMatch(/^the client shall pay/)
    expect(later.text).toContain('hold back the whole fee')
  })
  test('a short sentence has none', () => {
    expect(parts('The Client shall pay the fee, and the tax on it, in time.').parts).toEqual([])
  })
  test('a long sentence without commas has none', () => {
    expect(parts(`The Client shall pay ${'the fee for work done and '.repeat(14)}more.`).parts).toEqual([])
  })
})
