import type { LegalIssue, MissingClause, ScoreLine, Severity } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { words } from '../language/en.ts'
import { format } from '../language/message.ts'
import { typeName } from '../language/type-name.ts'

/** Points that an issue costs. */
const POINTS: Record<Severity, number> = { critical: 16, high: 12, medium: 3, low: 1 }
/** A second finding of the same category is the same theme again: half, and no third. */
const REPEAT = [1, 0.5, 0]
/**
 * Points that stay away while any critical or high issue is open: one such clause alone takes a contract below 75, so
 * that none is called low risk with it in.
 */
const UNTIL_FIXED = 25
/** Categories of one theme together cost at most so much: one theme alone does not sink a contract. */
const MOST_OF_A_THEME = 40
const MISSING: Record<MissingClause['importance'], number> = { critical: 3, important: 1, nice_to_have: 0 }
const MOST_FOR_MISSING = 8
const MOST_CREDIT = 5
/** Losses in full up to here, the edge of the worst band; what lies beyond counts in part, so that bad can be told from worse. */
const IN_FULL = 60
const BEYOND = 0.4
/** However bad, a few points are left. */
const MOST_LOST = 96
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
  /** the most that the score may be, with the reason; whatever lies above is held back */
  readonly ceiling: { readonly label: string; readonly score: number } | null
}

/**
 * The score with its breakdown: 100, less points by finding, less what open grave issues hold back, less missing clauses,
 * plus credits (docs/legal-method.md publishes the method). The lines add up to the score exactly; beyond 60 points lost
 * they are scaled down together, and a ceiling takes what is above it at the end. `score_if_fixed` is the score computed
 * anew without a finding and all worse ones; `uncapped` is the score without the ceiling.
 */
export function scoreContract(input: ScoreInput): { score: number; lines: ScoreLine[]; uncapped: number } {
  const raw = rawLosses(input)
  const lost = lossOf(raw)
  const credit = creditOf(input, lost)
  const shares = distribute(
    raw.map((line) => line.loss),
    lost,
  )
  const lines: ScoreLine[] = [{ label: words.score.start, points: 100 }]
  raw.forEach(({ loss: _, ...line }, index) => {
    const fixed =
      line.issue_id === undefined || index >= MOST_RECALCULATED ? undefined : scoreWithout(input, line.issue_id)
    lines.push({ ...line, points: 0 - shares[index]!, ...(fixed === undefined ? {} : { score_if_fixed: fixed }) })
  })
  for (const label of input.credits.slice(0, credit))
    lines.push({ label: format(words.score.credit, { label }), points: 1 })
  const uncapped = 100 - lost + credit
  const above = input.ceiling === null ? 0 : uncapped - input.ceiling.score
  if (input.ceiling !== null && above > 0) lines.push({ label: input.ceiling.label, points: -above })
  return {
    score: lines.reduce((sum, line) => sum + line.points, 0),
    lines: lines.filter((line, index) => index === 0 || line.points !== 0 || line.issue_id !== undefined),
    uncapped,
  }
}

/** The score with this issue and all worse ones put right. */
function scoreWithout(input: ScoreInput, issue: string): number {
  const at = input.issues.findIndex(({ id }) => id === issue)
  const lost = lossOf(rawLosses({ ...input, issues: input.issues.slice(at + 1) }))
  return Math.min(input.ceiling?.score ?? 100, 100 - lost + creditOf(input, lost))
}

function lossOf(lines: readonly RawLine[]): number {
  const sum = lines.reduce((total, line) => total + line.loss, 0)
  return Math.round(Math.min(MOST_LOST, sum <= IN_FULL ? sum : IN_FULL + (sum - IN_FULL) * BEYOND))
}
/** Protections win back at most half of what was lost: no finding disappears behind them. */
const creditOf = (input: ScoreInput, lost: number): number =>
  Math.min(MOST_CREDIT, input.credits.length, Math.floor(lost / 2))

type RawLine = Omit<ScoreLine, 'points' | 'score_if_fixed'> & { loss: number }

function rawLosses(input: ScoreInput): RawLine[] {
  const seenOf = new Map<string, number>()
  const leftOf = new Map<string, number>()
  const lines: RawLine[] = input.issues.map((issue) => {
    const seen = seenOf.get(issue.category) ?? 0
    seenOf.set(issue.category, seen + 1)
    const theme = cards[issue.category].theme
    const left = leftOf.get(theme) ?? MOST_OF_A_THEME
    const loss = Math.min(left, POINTS[issue.severity] * (REPEAT[seen] ?? 0))
    leftOf.set(theme, left - loss)
    return { label: issue.short_label, issue_id: issue.id, severity: issue.severity, loss }
  })
  const lastGrave = input.issues.findLastIndex(({ severity }) => severity === 'critical' || severity === 'high')
  if (lastGrave >= 0) lines.splice(lastGrave + 1, 0, { label: words.score.untilFixed, loss: UNTIL_FIXED })
  let left = MOST_FOR_MISSING
  for (const clause of input.missing) {
    const loss = Math.min(left, MISSING[clause.importance])
    left -= loss
    if (loss > 0)
      lines.push({
        label: format(words.score.missing, { clause: typeName(clause.clause_type) }),
        clause_type: clause.clause_type,
        loss,
      })
  }
  if (input.coverage !== null) lines.push({ label: input.coverage.label, loss: input.coverage.points })
  return lines
}

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
