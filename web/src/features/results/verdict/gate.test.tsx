import type { LegalIssue, NotClearedReason, ScoreLine, Severity, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { gateOf } from './gate.ts'
import { GateBlock } from './gate-block.tsx'

type Finding = [id: string, clause: string | null, severity: Severity, fixed?: number]

/** An analysis with findings, worst first, and what the score is with each and all before it put right. */
function analysis(score: number, findings: readonly Finding[], held: NotClearedReason[] = []): UnifiedAnalysis {
  const lines = findings.map(
    ([id, , severity, fixed]): ScoreLine => ({
      label: id,
      points: -5,
      issue_id: id,
      severity,
      ...(fixed !== undefined && { score_if_fixed: fixed }),
    }),
  )
  const issues = findings.map(
    ([id, clause_number, severity], index) =>
      ({ id, clause_number, severity, page: index + 1, title: `Title of ${id}` }) as LegalIssue,
  )
  return {
    safety_score: score,
    verdict: { color: 'red', text: '', reasoning: '', detailed_reasons: [], not_cleared: held },
    critical_issues: issues,
    score_breakdown: [{ label: 'Start', points: 100 }, ...lines, { label: 'Held back until fixed', points: -20 }],
  } as unknown as UnifiedAnalysis
}

const bad = analysis(25, [
  ['a', '11.2', 'critical', 29],
  ['b', '14.1', 'critical', 38],
  ['c', '11.2', 'high', 47],
  ['d', '13.2', 'high', 78],
  ['e', '3.3', 'medium', 81],
])

test('the clauses that decide are those up to which the score comes to low risk, each once', () => {
  expect(gateOf(bad, new Set())).toMatchObject({
    open: 3,
    clears: true,
    clauses: [{ number: '11.2', severity: 'critical' }, { number: '14.1' }, { number: '13.2' }],
  })
})

test('a clause is settled with the last of its findings, and every one moves the count', () => {
  const open = (...ids: string[]) => gateOf(bad, new Set(ids))?.open
  expect([open('a'), open('a', 'c'), open('a', 'b', 'c'), open('a', 'b', 'c', 'd'), open('e')]).toEqual([3, 2, 1, 0, 3])
})

test('medium findings decide where nothing graver does, and only as many as it takes', () => {
  const some = analysis(60, [
    ['a', '1', 'medium', 70],
    ['b', '2', 'medium', 76],
    ['c', '3', 'low', 80],
  ])
  expect(gateOf(some, new Set())?.clauses.map(({ number }) => number)).toEqual(['1', '2'])
})

test('where no number of changes clears the contract, the grave ones come first and more remains', () => {
  const never = analysis(30, [
    ['a', null, 'critical', 60],
    ['b', '2', 'medium', 74],
  ])
  expect(gateOf(never, new Set())).toMatchObject({ clears: false, clauses: [{ number: null, page: 1 }] })
})

test.each([
  ['a low risk', analysis(90, [['a', '1', 'low', 91]])],
  ['one not cleared, in which no clause is the reason', analysis(74, [], ['not_indian'])],
  ['one without findings', analysis(70, [])],
])('nothing stands in the way of %s', (_, clean) => expect(gateOf(clean, new Set())).toBeNull())

test('an older reading is to be made anew, and says nothing of what would clear it', () => {
  const { not_cleared: _, ...verdict } = bad.verdict
  expect(gateOf({ ...bad, safety_score: 80, verdict }, new Set())).toBeNull()
})

const shown = async (one: UnifiedAnalysis, ...settled: string[]) =>
  wordsOf(
    await draw(<GateBlock analysis={one} settled={new Set(settled)} places={{ go: () => {} }} phone={false} />, [
      'results',
    ]),
  )

test('it says how many stand in the way, and so that each settled one is seen to move it', async () => {
  expect(await shown(bad)).toBe('Three clauses stand between you and a contract you can sign. 11.2 14.1 13.2')
  expect(await shown(bad, 'b')).toContain('Two clauses still stand between you and a contract you can sign.')
  expect(await shown(bad, 'b')).toContain(
    '1 of 5 settled. Once these are put right in the contract, the score is about',
  )
  expect(await shown(bad, 'a', 'b', 'c')).toContain('One clause still stands between you')
  expect(await shown(bad, 'a', 'b', 'c', 'd')).toMatch(/^All settled: .* the score is 78\.$/)
})

test('a score that a tick does not move is not told again', async () =>
  expect(await shown(analysis(25, [['a', '1', 'critical', 25]]), 'a')).not.toContain('the score is'))

test('what is settled says so to whoever does not see the line through it', async () => {
  const markup = await draw(
    <GateBlock analysis={bad} settled={new Set(['b'])} places={{ go: () => {} }} phone={false} />,
    ['results'],
  )
  expect(markup).toContain('aria-label="Clause 14.1, settled"')
  expect(markup).toContain('aria-label="Clause 11.2"')
})
