import type { LegalIssue, ScoreLine, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { fitLabel, groupAt, isHeldBack, layRuler, leadsTo, targetsOf } from './ruler-layout.ts'

const analysis = (score: number, lines: ScoreLine[], issues: Partial<LegalIssue>[] = []) =>
  ({ safety_score: score, score_breakdown: lines, critical_issues: issues }) as UnifiedAnalysis
const start = { label: 'Start', points: 100 }
const shape = (...given: Parameters<typeof analysis>) => {
  const { groups, strokes } = layRuler(analysis(...given))
  return [groups.map(({ kind, from, to }) => `${kind} ${from}-${to}`), strokes]
}

test('points kept come first, then each loss in its place up to a hundred', () =>
  expect(shape(68, [start, { label: 'a', points: -18 }, { label: 'b', points: -14 }])).toEqual([
    ['kept 0-68', 'lost 68-86', 'lost 86-100'],
    100,
  ]))

test('points won back have strokes of their own, and every line still adds up', () =>
  expect(shape(75, [start, { label: 'a', points: -30 }, { label: 'fair notice', points: 5 }])).toEqual([
    ['kept 0-70', 'won 70-75', 'lost 75-105'],
    105,
  ]))

test('a score that was stopped at nought by a line that says so still adds up', () =>
  expect(shape(0, [start, { label: 'a', points: -130 }, { label: 'no lower than 0', points: 30 }])).toEqual([
    ['won 0-30', 'lost 30-160'],
    160,
  ]))

test('a clean contract is a hundred strokes of ink', () => expect(shape(100, [start])).toEqual([['kept 0-100'], 100]))

test('forty losses of one point each are forty groups', () =>
  expect(
    layRuler(analysis(60, [start, ...Array.from({ length: 40 }, (_, i) => ({ label: `${i}`, points: -1 }))])).groups,
  ).toHaveLength(41))

test('a group carries the number and the words of its issue', () => {
  const issue = { id: 'i1', clause_number: '11.2', short_label: 'Unlimited indemnity', severity: 'critical' as const }
  const { groups } = layRuler(analysis(82, [start, { label: 'long title', points: -18, issue_id: 'i1' }], [issue]))
  expect(groups[1]).toMatchObject({ issueId: 'i1', number: '11.2', words: 'Unlimited indemnity', grade: 'critical' })
})

test('every group leads somewhere: points that no clause took, to the worst of those that hold them back', () => {
  const issue = { id: 'i1', clause_number: '12', short_label: 'Eviction', severity: 'critical' as const }
  const { groups } = layRuler(
    analysis(
      40,
      [
        start,
        { label: 'Eviction', points: -20, issue_id: 'i1' },
        { label: 'Held back until fixed', points: -20 },
        { label: 'Missing: Term', points: -4, clause_type: 'term' },
        { label: 'Page 3 not read', points: -16 },
        { label: 'Fair notice', points: 5 },
      ],
      [issue],
    ),
  )
  expect(groups.slice(1).map((group) => leadsTo(group, groups))).toEqual([
    { part: 'insights' },
    { issue: 'i1' },
    { issue: 'i1' },
    { part: 'missing' },
    { part: 'coverage' },
  ])
  expect(groups.filter((group) => isHeldBack(group, groups)).map(({ words }) => words)).toEqual([
    'Held back until fixed',
  ])
})

test('a missing clause is grey and has no number', () => {
  const line = { label: 'No limit of liability', points: -4, clause_type: 'limitation_of_liability' as const }
  expect(layRuler(analysis(96, [start, line])).groups[1]).toMatchObject({ grade: 'missing', number: '' })
})

test.each([
  [141, 'full'],
  [70, 'short'],
  [31, 'stacked'],
  [8, 'none'],
])('over %i px the label is %s', (width, fit) => {
  const { groups } = layRuler(
    analysis(
      82,
      [start, { label: '', points: -18, issue_id: 'i' }],
      [{ id: 'i', clause_number: '11.2', short_label: 'Unlimited indemnity' }],
    ),
  )
  expect(fitLabel(groups[1]!, width)).toBe(fit)
})

test('nothing that can be pressed is narrower than a finger’s tip or lies over another, and each loss can be reached', () => {
  const lines = [
    start,
    { label: 'w', points: 4 },
    ...[40, 18, 2, 1, 1, 2, 1].map((n) => ({ label: `${n}`, points: -n })),
  ]
  const ruler = layRuler(analysis(39, lines))
  for (const width of [288, 358, 640, 1040]) {
    const targets = targetsOf(ruler, width)
    const pixels = (strokes: number) => (strokes / ruler.strokes) * width
    for (const [index, { from, to }] of targets.entries()) {
      expect(pixels(to - from)).toBeGreaterThanOrEqual(23.99)
      expect(from).toBeGreaterThanOrEqual(targets[index - 1]?.to ?? 0)
    }
    expect(targets.flatMap(({ groups }) => groups)).toEqual(ruler.groups.slice(1))
    for (const group of ruler.groups.slice(1)) {
      const target = targets.find(({ groups }) => groups.includes(group))!
      expect(groupAt(target, (group.from + group.to) / 2)).toBe(group)
    }
  }
  const [first] = targetsOf(ruler, 288)
  expect(groupAt(first!, null).kind).toBe('won')
})

test('slivers alone are one target, however narrow they are together', () =>
  expect(targetsOf(layRuler(analysis(0, [{ label: 'a', points: -1 }])), 300)).toMatchObject([{ from: 0, to: 1 }]))
