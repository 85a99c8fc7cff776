import { expect, test } from 'vitest'
import { countSide, noCounts } from './score-side.ts'

const noted = {
  issues: [
    { at: [0, 100] as const, names: ['unilateral_amendment'], grave: true },
    { at: [200, 300] as const, names: ['late_or_conditional_payment'], grave: true },
    { at: [400, 500] as const, names: ['vague_obligation'], grave: false },
  ],
  lookalikes: [[600, 700] as const],
  bands: ['high_risk'],
}
const told = (start: number, end: number, category: string, severity: string, unsure?: true) =>
  ({ start, end, category, severity, ...(unsure && { unsure }) }) as Parameters<typeof countSide>[2][number]

test('what is found in place, by the right or a neighbouring name, as a finding or a question, and what is told besides', () => {
  const counts = noCounts()
  const found = [
    told(50, 150, 'unilateral_price_change', 'high'),
    told(290, 310, 'restraint_of_trade', 'low', true),
    told(600, 700, 'ip_overreach', 'medium'),
    told(900, 950, 'ip_overreach', 'critical'),
  ]
  countSide(counts, noted, found, 'low_risk')
  expect(counts).toMatchObject({
    sides: 1,
    grave: 2,
    gravePlaced: 2,
    graveNamed: 1,
    gravePlacedSurely: 1,
    graveAlarmed: 1,
  })
  expect(counts).toMatchObject({
    issues: 3,
    placed: 2,
    told: 4,
    asked: 1,
    right: 2,
    falseHighs: 1,
    lookalikes: 1,
    taken: 1,
  })
  expect(counts).toMatchObject({ rightBand: 0, sidesWithGrave: 1, lowOverGrave: 1 })
})

test('a remark on a lookalike is not held to take it, and fewer than thirty in a hundred shared are another place', () => {
  const counts = noCounts()
  countSide(
    counts,
    noted,
    [told(620, 640, 'ip_overreach', 'low'), told(75, 175, 'unilateral_amendment', 'low')],
    'high_risk',
  )
  expect(counts).toMatchObject({ taken: 0, gravePlaced: 0, rightBand: 1, lowOverGrave: 0 })
})
