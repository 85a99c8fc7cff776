import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { piecesOf } from './pieces.ts'
import type { Reading } from './readings.ts'
import { type Known, viewOf, weigh } from './weigh.ts'

const contract = contractOf(
  'The Client may at its sole discretion alter these terms at any time without notice. Invoices are paid within thirty days. Either party may terminate with sixty days written notice.',
  'services',
)
const { pieces } = piecesOf(contract)
const read = (any: number): Reading => ({ any, grave: any / 2, category: 'unilateral_amendment', fit: any, next: [] })
const readings = (any: number) => pieces.map(({ span }) => (span === null ? null : ([read(any), read(any)] as const)))
const unknown: (Known | null)[] = pieces.map(() => null)

test('a piece counts the more, the more the encoder holds it to raise something and the harsher its words are', () => {
  const at = (any: number) => {
    const chances = weigh(pieces, readings(any), 0, unknown)
    const of = (words: string) => chances[pieces.findIndex(({ text }) => text.includes(words))]!
    return { harsh: of('discretion'), plain: of('either party') }
  }
  expect(at(0.8).harsh.any).toBeGreaterThan(at(0.1).harsh.any)
  expect(at(0.8).harsh.grave).toBeGreaterThan(at(0.1).harsh.grave)
  expect(at(0.4).harsh.any).toBeGreaterThan(at(0.4).plain.any)
  for (const { any, grave } of Object.values(at(0.4))) {
    expect(any).toBeGreaterThan(0)
    expect(any).toBeLessThan(1)
    expect(grave).toBeLessThanOrEqual(any)
  }
})

test('who does it to whom counts: the same power weighs on the one across', () => {
  const at = pieces.findIndex(({ text }) => text.includes('discretion'))
  const [first, second] = ([0, 1] as const).map((side) => weigh(pieces, readings(0.4), side, unknown)[at]!)
  expect(first!.any).toBeGreaterThan(second!.any)
})

test('what words say is kept for each side by itself, whoever asks first', () => {
  const weighed = (order: readonly (0 | 1)[]) => {
    const anew = [...pieces]
    const told = order.map((side) => [side, weigh(anew, readings(0.4), side, unknown)] as const)
    return Object.fromEntries(told)
  }
  expect(weighed([1, 0])).toEqual(weighed([0, 1]))
  expect(weighed([0])[0]).not.toEqual(weighed([1])[1])
})

test('headings have no chance, and the marks are seen from the side that reads', () => {
  expect(
    weigh(
      pieces,
      pieces.map(() => null),
      0,
      unknown,
    ).every((chance) => chance === null),
  ).toBe(true)
  expect(viewOf('\ue001 a < b \ue002 \ue003', 1)).toBe('> a   b < =')
})

test('what the other readers found there counts, the more the graver it is', () => {
  const at = pieces.findIndex(({ text }) => text.includes('discretion'))
  const found: Known = { severe: false, confidence: 0.7, categories: new Set(['unilateral_amendment']), exact: false }
  const chanceWith = (known: Known | null) => weigh(pieces, readings(0.4), 0, unknown.with(at, known))[at]!
  expect(chanceWith(found).any).toBeGreaterThan(chanceWith(null).any)
  expect(chanceWith({ ...found, severe: true }).grave).toBeGreaterThan(chanceWith(found).grave)
})
