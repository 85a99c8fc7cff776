import type { ScoreLine, UnifiedAnalysis } from '@karar/schema'

/** What the score becomes, and whether the engine has reckoned this very case. */
export interface ResolvedScore {
  score: number
  exact: boolean
}

/**
 * The score once the findings named are put right in the contract; null where none of them costs points. Points alone do
 * not add up to it: much of what is lost beyond the worst band comes back only with the last of the grave findings. The
 * engine has reckoned what becomes of the score as the worst ones go, one after the other. Where the findings named are
 * the worst without a gap, that is the answer; otherwise it is read off between those figures, at as many points.
 */
export function resolvedScore(
  { safety_score, score_breakdown }: Pick<UnifiedAnalysis, 'safety_score' | 'score_breakdown'>,
  resolved: ReadonlySet<string>,
): ResolvedScore | null {
  const isResolved = ({ issue_id }: ScoreLine) => issue_id !== undefined && resolved.has(issue_id)
  const lines = score_breakdown.filter(({ issue_id }) => issue_id !== undefined)
  const fixed = lines.filter(isResolved)
  if (fixed.length === 0) return null
  const given = pointsBack(score_breakdown, new Set(fixed))
  let below = { points: 0, score: safety_score }
  for (const [index, line] of lines.entries()) {
    if (line.score_if_fixed === undefined) break
    const row = lines.slice(0, index + 1)
    const here = { points: pointsBack(score_breakdown, new Set(row)), score: line.score_if_fixed }
    if (row.length === fixed.length && row.every(isResolved)) return { score: here.score, exact: true }
    if (here.points >= given) return { score: between(below, here, given), exact: false }
    below = here
  }
  return { score: below.score, exact: false }
}

interface Point {
  points: number
  score: number
}

function between(a: Point, b: Point, points: number): number {
  const share = b.points === a.points ? 1 : (points - a.points) / (b.points - a.points)
  return Math.round(a.score + share * (b.score - a.score))
}

/** Points of the lines named, and of what is held back while a line above it is not among them. */
function pointsBack(all: readonly ScoreLine[], fixed: ReadonlySet<ScoreLine>): number {
  const held = all.findIndex((line, index) => index > 0 && isHeld(line) && isGrave(all[index - 1]))
  const isFree = held > 0 && all.slice(0, held).every((line) => line.issue_id === undefined || fixed.has(line))
  const lost = [...fixed].reduce((sum, { points }) => sum - points, 0)
  return lost - (isFree ? (all[held]?.points ?? 0) : 0)
}

const isHeld = ({ issue_id, clause_type, points }: ScoreLine) =>
  issue_id === undefined && clause_type === undefined && points < 0
const isGrave = (line: ScoreLine | undefined) => line?.severity === 'critical' || line?.severity === 'high'
