import type { LegalIssue, MissingClause, ScoreLine, Severity } from '@karar/schema'
import { titleCase } from '@karar/schema'
import { words } from '../language/en.ts'

/**
 * Points that the n-th worst issue of a severity costs. They fall, so that the tenth finding cannot weigh as the first;
 * the first critical one alone takes a contract below 75 (no longer low risk), two bring it near 40.
 */
const POINTS: Record<Severity, readonly number[]> = {
  critical: [28, 24, 14, 10, 8, 6],
  high: [13, 12, 10, 8, 7, 6, 5, 4],
  medium: [5, 4, 4, 3, 3, 2, 2, 2],
  low: [1, 1, 1],
}
/** A second finding of the same category is the same theme again: half, and no third. */
const REPEAT = [1, 0.5, 0]
const MISSING: Record<MissingClause['importance'], number> = { critical: 4, important: 2, nice_to_have: 0 }
const MOST_FOR_MISSING = 14
const MOST_CREDIT = 5
/** Up to here points are lost one for one; beyond, ever more slowly, so that the score never falls to nothing at once. */
const KNEE = 62
const ROOM = 36

/** Beyond these nobody asks what the score would be; computing it for each would be quadratic. */
const MOST_RECALCULATED = 30

export interface ScoreInput {
  /** worst first */
  readonly issues: readonly Pick<LegalIssue, 'id' | 'severity' | 'category' | 'short_label'>[]
  readonly missing: readonly MissingClause[]
  /** labels of protections found, each worth a point */
  readonly credits: readonly string[]
  /** points lost because the text could not be judged, with the reason */
  readonly coverage: { readonly label: string; readonly points: number } | null
}

/**
 * The score with its breakdown: 100, less points by finding, less missing clauses, plus credits. The lines add up to the
 * score exactly. `score_if_fixed` is the score computed anew without that finding and all worse ones.
 */
export function scoreContract(input: ScoreInput): { score: number; lines: ScoreLine[] } {
  const raw = rawLosses(input)
  const lost = raw.reduce((sum, line) => sum + line.loss, 0)
  const credit = Math.min(MOST_CREDIT, input.credits.length, Math.floor(soften(lost)))
  const shares = distribute(
    raw.map((line) => line.loss),
    Math.round(soften(lost)),
  )
  const lines: ScoreLine[] = [{ label: words.score.start, points: 100 }]
  raw.forEach(({ loss: _, ...line }, index) => {
    const fixed = line.issue_id === undefined || index >= MOST_RECALCULATED ? undefined : scoreWithout(input, index)
    lines.push({ ...line, points: -shares[index]!, ...(fixed === undefined ? {} : { score_if_fixed: fixed }) })
  })
  for (const label of input.credits.slice(0, credit)) lines.push({ label: words.score.credit(label), points: 1 })
  return {
    score: lines.reduce((sum, line) => sum + line.points, 0),
    lines: lines.filter((line, index) => index === 0 || line.points !== 0 || line.issue_id !== undefined),
  }
}

function scoreWithout(input: ScoreInput, upTo: number): number {
  const rest = { ...input, issues: input.issues.slice(upTo + 1) }
  const lost = soften(rawLosses(rest).reduce((sum, line) => sum + line.loss, 0))
  return 100 - Math.round(lost) + Math.min(MOST_CREDIT, input.credits.length, Math.floor(lost))
}

type RawLine = Omit<ScoreLine, 'points' | 'score_if_fixed'> & { loss: number }

function rawLosses(input: ScoreInput): RawLine[] {
  const ranks: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0 }
  const themes = new Map<string, number>()
  const lines: RawLine[] = input.issues.map((issue) => {
    const seen = themes.get(issue.category) ?? 0
    themes.set(issue.category, seen + 1)
    const factor = REPEAT[seen] ?? 0
    const points = POINTS[issue.severity]
    const loss = factor * (points[ranks[issue.severity]] ?? points.at(-1)! / 2)
    if (factor > 0) ranks[issue.severity]++
    return { label: issue.short_label, issue_id: issue.id, severity: issue.severity, loss }
  })
  let left = MOST_FOR_MISSING
  for (const clause of input.missing) {
    const loss = Math.min(left, MISSING[clause.importance])
    left -= loss
    if (loss > 0)
      lines.push({ label: words.score.missing(titleCase(clause.clause_type)), clause_type: clause.clause_type, loss })
  }
  if (input.coverage !== null) lines.push({ label: input.coverage.label, loss: input.coverage.points })
  return lines
}

const soften = (lost: number): number => (lost <= KNEE ? lost : KNEE + ROOM * (1 - Math.exp(-(lost - KNEE) / ROOM)))

/** Whole points by share, largest remainder first, so that they add up to `total`. */
function distribute(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight / sum) * total)
  const floors = exact.map(Math.floor)
  const left = total - floors.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) floors[index]!++
  return floors
}
