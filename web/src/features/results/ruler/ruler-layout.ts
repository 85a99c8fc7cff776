import { type LegalIssue, type ScoreLine, titleCase, type UnifiedAnalysis } from '@karar/schema'
import type { Mark } from '../../../ui/findings/severity.tsx'

/** Points that belong to one line of the score, side by side on the ruler. */
export interface RulerGroup {
  key: string
  kind: 'kept' | 'lost' | 'won'
  grade: Mark | null
  issueId: string | null
  /** clause number; '' where the points belong to none */
  number: string
  words: string
  points: number
  /** first stroke, and the one after the last */
  from: number
  to: number
}

export interface Ruler {
  groups: RulerGroup[]
  /** strokes in all: 100, and one more for each point won back */
  strokes: number
}

/** Lays the score out as strokes: points kept, points won back, then points lost, worst first.
 *  The right end of a lost group is then the score once all up to there are put right. */
export function layRuler({ safety_score, score_breakdown, critical_issues }: UnifiedAnalysis): Ruler {
  const issues = new Map(critical_issues.map((issue) => [issue.id, issue]))
  const lost = score_breakdown.filter(({ points }) => points < 0)
  const won = creditsOf(score_breakdown)
  const wonPoints = won.reduce((sum, { points }) => sum + points, 0)
  const groups: RulerGroup[] = []
  let at = 0
  const add = (group: Omit<RulerGroup, 'from' | 'to' | 'key'>) => {
    if (group.points <= 0) return
    groups.push({ ...group, key: `${groups.length}`, from: at, to: at + group.points })
    at += group.points
  }
  const plain = { grade: null, issueId: null, number: '', words: '' }
  add({ ...plain, kind: 'kept', points: Math.max(0, safety_score - wonPoints) })
  // Credits are small; side by side they would be slivers without a name.
  const words = won.map(({ label }) => label).join('; ')
  add({ ...plain, kind: 'won', grade: 'favour', words, points: wonPoints })
  for (const line of lost) add({ kind: 'lost', points: -line.points, ...about(line, issues.get(line.issue_id ?? '')) })
  return { groups, strokes: Math.max(100, at) }
}

/** Lines that add points, but for the hundred that a score starts from. */
function creditsOf(lines: readonly ScoreLine[]): ScoreLine[] {
  const start = lines.findIndex(({ points }) => points === 100)
  return lines.filter(({ points }, index) => points > 0 && index !== start)
}

function about(line: ScoreLine, issue: LegalIssue | undefined) {
  const missing = !issue && line.clause_type !== undefined
  return {
    grade: missing ? ('missing' as const) : (issue?.severity ?? line.severity ?? ('low' as const)),
    issueId: issue?.id ?? null,
    number: issue?.clause_number ?? '',
    words: issue?.short_label ?? (missing ? titleCase(line.clause_type!) : line.label),
  }
}

/** Points that no clause took by itself, behind the last that is grave: they come back once those are put right. */
export function isHeldBack(group: RulerGroup, groups: readonly RulerGroup[]): boolean {
  const before = groups[groups.indexOf(group) - 1]?.grade
  return isOfNoClause(group) && (before === 'critical' || before === 'high')
}

const isOfNoClause = ({ kind, issueId, grade }: RulerGroup): boolean =>
  kind === 'lost' && issueId === null && grade !== 'missing'

/** Where a group leads: to its finding, or to the worst of those that hold its points back, or to a part of the page. */
export function leadsTo(group: RulerGroup, groups: readonly RulerGroup[]): { issue: string } | { part: string } {
  const issue = isHeldBack(group, groups) ? groups.find(({ issueId }) => issueId !== null)?.issueId : group.issueId
  if (issue) return { issue }
  return { part: group.kind === 'won' ? 'insights' : isOfNoClause(group) ? 'coverage' : 'missing' }
}

/** Which parts of a group's label fit over `width` pixels. Figures of the text face at 13 px are about 7 px wide. */
export function fitLabel({ number, points, words }: RulerGroup, width: number): 'full' | 'short' | 'stacked' | 'none' {
  const room = width - 2
  const head = (number.length || 2) * 6.6 + (`${points}`.length + 1) * 7 + 8
  if (head > room) return Math.max(number.length * 6.6, 16) <= room ? 'stacked' : 'none'
  return words.length * 6.3 <= room ? 'full' : 'short'
}

/** Groups that are pressed as one, and how far that reaches, in strokes. */
export interface RulerTarget {
  groups: RulerGroup[]
  from: number
  to: number
}

/** pixels: what is narrower can hardly be pressed */
const leastTarget = 24

/**
 * What can be pressed on a ruler of this width: each group by itself, or several side by side where one alone would be a
 * sliver. The points that were kept cannot be pressed, so a sliver beside them reaches into their place first.
 */
export function targetsOf({ groups, strokes }: Ruler, width: number): RulerTarget[] {
  const least = (leastTarget * strokes) / width
  const targets: RulerTarget[] = []
  const isSliver = ({ from, to }: RulerTarget) => to - from < least
  for (const group of groups) {
    if (group.kind === 'kept') continue
    const last = targets.at(-1)
    if (last && isSliver(last)) {
      last.groups.push(group)
      last.to = group.to
    } else targets.push({ groups: [group], from: group.from, to: group.to })
    const now = targets[0]!
    if (targets.length === 1 && isSliver(now) && now.to - least >= 0) now.from = Math.min(now.from, now.to - least)
  }
  const last = targets.at(-1)
  const before = targets.at(-2)
  if (last && before && isSliver(last)) {
    before.groups.push(...last.groups)
    before.to = last.to
    targets.pop()
  }
  return targets
}

/** Which of the groups pressed as one is meant `at` this stroke: where it was not pressed but chosen by key, the first. */
export const groupAt = ({ groups }: RulerTarget, at: number | null): RulerGroup =>
  (at === null ? undefined : groups.findLast(({ from }) => from <= at)) ?? groups[0]!
