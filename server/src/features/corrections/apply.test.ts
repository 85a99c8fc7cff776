import type { KeyFacts } from '@karar/schema'
import { expect, test } from 'vitest'
import { applyCorrections, type KeptCorrection } from './apply.ts'

const place = { start: 10, end: 20, page: 1 }
const facts: KeyFacts = {
  dates: [],
  term: [{ ...place, label: 'Term', value: '11 months', quote: 'eleven months', months: 11 }],
  notice: [{ ...place, label: 'Notice', value: '30 days', quote: 'a month', days: 30, party: null }],
  money: [
    { ...place, label: 'Fee', value: '₹500', quote: 'Rs 500', amount: 500, currency: 'INR' },
    { ...place, start: 90, label: 'Fee', value: 'US$500', quote: '$500', amount: 500, currency: 'USD' },
  ],
  governing_law: [{ ...place, label: 'Law', value: 'India', quote: 'laws of India' }],
  seat: [],
}
const keep = (kind: KeptCorrection['kind'], value: string, index = 0): KeptCorrection => {
  const fact = facts[kind][index]
  if (!fact) throw new Error('no such fact')
  return {
    id: '1',
    kind,
    start: fact.start,
    quote: fact.quote,
    readLabel: fact.label,
    readValue: fact.value,
    label: fact.label,
    value,
    correctedAt: new Date('2026-11-23T10:00:00Z'),
  }
}
const corrected = (kind: KeptCorrection['kind'], value: string, index = 0) =>
  applyCorrections(facts, [keep(kind, value, index)])[kind][index]

test.each([
  ['money', '1250000', 0, { value: '₹12,50,000', amount: 1_250_000 }],
  ['money', 'Rs. 4,500.50/-', 0, { value: 'Rs. 4,500.50/-', amount: 4500.5 }],
  ['money', '₹1,10,000 a month', 0, { value: '₹1,10,000 a month', amount: 110_000 }],
  ['money', '900 per week', 0, { value: '900 per week', amount: 900 }],
  ['money', '2 lakh a year', 0, { value: '2 lakh a year', amount: null }],
  ['money', '700', 1, { value: '700', amount: 700, currency: 'USD' }],
  ['term', '3 years', 0, { value: '3 years', months: 36 }],
  ['term', 'until it is ended', 0, { months: null }],
  ['notice', '3 months', 0, { days: 90 }],
  ['notice', '2 weeks', 0, { days: 14 }],
  ['governing_law', 'England', 0, { value: 'England' }],
] as const)('%s corrected to %s', (kind, value, index, expected) => {
  expect(corrected(kind, value, index)).toMatchObject(expected)
})

test('a correction of other words than those that are read changes nothing', () => {
  expect(applyCorrections(facts, [{ ...keep('money', '1'), quote: 'Rs 600' }])).toEqual(facts)
})

test('where the same words stand twice, elsewhere than when they were corrected, neither is taken for them', () => {
  const [fee] = facts.money
  if (!fee) throw new Error('no fee')
  const twice = { ...facts, money: [fee, { ...fee, start: 300 }] }
  expect(applyCorrections(twice, [{ ...keep('money', '1'), start: 55 }])).toEqual(twice)
  expect(applyCorrections(twice, [{ ...keep('money', '1'), start: 300 }]).money.map(({ value }) => value)).toEqual([
    '₹500',
    '₹1',
  ])
})
