import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { piecesOf } from '../../detect/encoder/pieces.ts'
import type { Reading } from '../../detect/encoder/readings.ts'
import type { ReadPiece } from '../../detect/encoder/truth.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { asRepeated } from './repeated.ts'

const contract = contractOf(
  'The Client may end this work overnight. The Client may drop any order overnight. The Client may stop a task overnight. The Client may close the account overnight.',
  'services',
)
const reader = contract.parties.find(({ definedTerm }) => definedTerm === 'Service Provider')!
const places = piecesOf(contract).pieces.filter(({ text }) => text.includes('overnight'))
const reading: Reading = { any: 0.9, grave: 0.9, category: 'one_sided_termination', fit: 0.9, next: [] }

/** Each sentence as read: how likely it is grave. */
const readAs = (...chances: readonly number[]): ReadPiece[] =>
  chances.map((grave, index) => ({
    ...places[index]!.span!,
    ...{ text: places[index]!.text, side: 0 as const, own: reading, across: reading, clause: contract.clauses[0]! },
    ...{ chance: { any: 0.9, grave }, opposite: { any: 0, grave: 0 } },
  }))

const alarm = (index: number, more: Partial<Finding> = {}): Finding => ({
  ...{ category: 'one_sided_termination', source: 'one-sided-termination' },
  hit: {
    ...{ span: places[index]!.span!, clause: contract.clauses[0]!, severity: 'high', burdened: reader },
    confidence: 0.8,
  },
  ...more,
})
const alarms = [0, 1, 2, 3].map((index) => alarm(index))
const severities = (findings: readonly Finding[]) => findings.map(({ hit }) => hit.severity)

test('of several alarms of one category the likeliest stands, the second where it is likely grave, a further one where it is very much so', () => {
  expect(places).toHaveLength(4)
  const weighed = (...chances: number[]) => severities(asRepeated(contract, alarms, readAs(...chances), reader))
  expect(weighed(0.3, 0.41, 0.25, 0.2)).toEqual(['medium', 'high', 'medium', 'medium'])
  expect(weighed(0.7, 0.5, 0.5, 0.2)).toEqual(['high', 'high', 'medium', 'medium'])
  expect(weighed(0.7, 0.8, 0.65, 0.9)).toEqual(['high', 'high', 'high', 'high'])
})

test('what a court may refuse is an alarm each time that it is said, unless it is hardly grave', () => {
  const cuts = [0, 1, 2, 3].map((index) => alarm(index, { category: 'wage_deduction', source: 'wage-deduction' }))
  expect(severities(asRepeated(contract, cuts, readAs(0.5, 0.26, 0.3, 0.2), reader))).toEqual([
    'high',
    'high',
    'high',
    'medium',
  ])
})

test('words that carry the harm by themselves stay an alarm however often they are said, unless a court may refuse it', () => {
  const said = contractOf(
    "The Client may end the work at any time, at the Client's sole discretion and without any notice. The Client may stop payment overnight. The Client may cancel an order at any time, even though it was accepted.",
    'services',
  )
  const weaker = said.parties.find(({ definedTerm }) => definedTerm === 'Service Provider')!
  const sentences = piecesOf(said).pieces.filter(({ text }) => / at any time|overnight/.test(text))
  const own = sentences.map(
    ({ span }): Finding => ({
      ...{ category: 'one_sided_termination', source: 'meaning-one-sided-termination' },
      hit: { span: span!, clause: said.clauses[0]!, severity: 'high', burdened: weaker, confidence: 0.8 },
    }),
  )
  const read = sentences.map(({ span, text }) => ({
    ...{ ...span!, text, side: 0 as const, own: reading, across: reading, clause: said.clauses[0]! },
    ...{ chance: { any: 0.9, grave: 0.3 }, opposite: { any: 0, grave: 0 } },
  }))
  expect(sentences).toHaveLength(3)
  expect(severities(asRepeated(said, own, read, weaker))).toEqual(['high', 'medium', 'high'])
  const words = 'The Service Provider shall not sue the Client overnight. The Service Provider shall not sue us.'
  const bars = contractOf(words, 'services')
  const places = piecesOf(bars).pieces.filter(({ text }) => text.includes('not sue'))
  const barred = places.map(
    ({ span }): Finding => ({
      ...{ category: 'restraint_of_legal_proceedings', source: 'meaning-restraint-of-legal-proceedings' },
      hit: { span: span!, clause: bars.clauses[0]!, severity: 'high', burdened: weaker, confidence: 0.8 },
    }),
  )
  const faint = places.map(({ span, text }) => ({
    ...{ ...span!, text, side: 0 as const, own: reading, across: reading, clause: bars.clauses[0]! },
    ...{ chance: { any: 0.9, grave: 0.2 }, opposite: { any: 0, grave: 0 } },
  }))
  expect(severities(asRepeated(bars, barred, faint, weaker))).toEqual(['high', 'medium'])
})

test('another category, a detector, what weighs on the other side and what is no alarm stay, and count for no repetition', () => {
  const rival = contract.parties.find((party) => party !== reader)!
  const findings = [
    alarm(0),
    alarm(1, { category: 'unilateral_amendment', source: 'unilateral-amendment' }),
    { ...alarm(2), hit: { ...alarm(2).hit, burdened: rival } },
    { ...alarm(3), hit: { ...alarm(3).hit, severity: 'low' as const } },
  ]
  expect(asRepeated(contract, findings, readAs(0.3, 0.3, 0.3, 0.3), reader)).toEqual(findings)
  const exact = [alarm(0, { source: 'a-detector' }), alarm(1, { source: 'a-detector' }), alarm(2)]
  expect(severities(asRepeated(contract, exact, readAs(0.3, 0.3, 0.5), reader))).toEqual(['high', 'high', 'medium'])
})

test('where nothing is known of chances two of a category stand', () => {
  const surer = alarms.map((one, index) => ({ ...one, hit: { ...one.hit, confidence: 0.6 + index / 10 } }))
  expect(severities(asRepeated(contract, surer, [], reader))).toEqual(['medium', 'medium', 'high', 'high'])
})
