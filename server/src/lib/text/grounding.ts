import { type PositionData, type ScoreLine, type Severity, severities, type UnifiedAnalysis } from '@karar/schema'

/** Something that claims a place in the text. Without a place (a missing clause) it claims nothing. */
interface Claim {
  start: number | null
  end: number | null
  quote: string | null
}

/**
 * Drops and counts what does not stand in the document: every quote must be, to the letter, what the text says at
 * its place, whoever found it. What rests on a dropped issue goes with it, and the figures follow.
 */
export function ground(analysis: UnifiedAnalysis, text: string): { analysis: UnifiedAnalysis; dropped: number } {
  let dropped = 0
  const keep = <T>(items: readonly T[], claim: (item: T) => Claim): T[] => {
    const kept = items.filter((item) => isGrounded(text, claim(item)))
    dropped += items.length - kept.length
    return kept
  }
  const quoted = <T extends Claim>(items: readonly T[]) => keep(items, (item) => item)
  const facts = analysis.key_facts

  const critical_issues = quoted(analysis.critical_issues)
  const clause_analyses = keep(analysis.clause_analyses, ({ start, end }) => ({
    start,
    end,
    quote: text.slice(start, end),
  }))
  const grounded: UnifiedAnalysis = {
    ...analysis,
    critical_issues,
    clause_analyses,
    key_advantages: quoted(analysis.key_advantages),
    key_risks: quoted(analysis.key_risks),
    obligations: keep(analysis.obligations, ({ text: quote, start, end }) => ({ quote, start, end })),
    key_facts: {
      dates: quoted(facts.dates),
      term: quoted(facts.term),
      notice: quoted(facts.notice),
      money: quoted(facts.money),
      governing_law: quoted(facts.governing_law),
      seat: quoted(facts.seat),
    },
    summary: { points: quoted(analysis.summary.points), terms: quoted(analysis.summary.terms) },
    ...(analysis.said_to_machines && { said_to_machines: quoted(analysis.said_to_machines) }),
  }
  return { analysis: dropped === 0 ? analysis : withoutLoose(grounded), dropped }
}

/**
 * The same for where a party stands, which rests on an analysis that is grounded already.
 *
 * @param analysis read from the same side
 */
export function groundPosition(
  position: PositionData,
  analysis: UnifiedAnalysis,
  text: string,
): { position: PositionData; dropped: number } {
  const issues = new Set(analysis.critical_issues.map(({ id }) => id))
  const keep = (insights: PositionData['key_risks']) =>
    insights.filter((one) => isGrounded(text, one) && (one.issue_id === null || issues.has(one.issue_id)))
  const key_advantages = keep(position.key_advantages)
  const key_risks = keep(position.key_risks)
  const before = position.key_advantages.length + position.key_risks.length
  return {
    position: { ...position, key_advantages, key_risks },
    dropped: before - key_advantages.length - key_risks.length,
  }
}

function isGrounded(text: string, { start, end, quote }: Claim): boolean {
  if (quote === null) return start === null && end === null
  if (start === null || end === null) return false
  return start < end && end <= text.length && text.slice(start, end) === quote
}

/** Mends what pointed to a dropped issue or clause, and the figures that counted it. */
function withoutLoose(analysis: UnifiedAnalysis): UnifiedAnalysis {
  const issues = new Set(analysis.critical_issues.map((issue) => issue.id))
  const clauses = new Set(analysis.clause_analyses.map((clause) => clause.id))
  const knownIssue = (id: string | null) => id === null || issues.has(id)
  const lines = analysis.score_breakdown.filter((line) => knownIssue(line.issue_id ?? null))
  const score = bounded(lines.reduce((total, line) => total + line.points, 0))
  const inClause = <T extends { clause_id: string | null }>(item: T): T =>
    item.clause_id !== null && !clauses.has(item.clause_id) ? { ...item, clause_id: null } : item
  const grave: readonly Severity[] = severities.slice(0, 2)
  return {
    ...analysis,
    safety_score: score,
    critical_issues: analysis.critical_issues.map(inClause),
    key_advantages: analysis.key_advantages.filter((item) => knownIssue(item.issue_id)).map(inClause),
    key_risks: analysis.key_risks.filter((item) => knownIssue(item.issue_id)).map(inClause),
    summary: { ...analysis.summary, points: analysis.summary.points.filter(({ issue_id }) => knownIssue(issue_id)) },
    score_breakdown: withFixes(lines, score),
    metrics: {
      ...analysis.metrics,
      critical_issues_count: analysis.critical_issues.filter((issue) => grave.includes(issue.severity)).length,
      total_clauses_analyzed: analysis.clause_analyses.filter(({ part_of }) => part_of === undefined).length,
    },
  }
}

const bounded = (score: number) => Math.min(100, Math.max(0, score))

/** What the score would be with each lost line, and every one above it, put right. */
function withFixes(lines: readonly ScoreLine[], score: number): ScoreLine[] {
  let fixed = score
  return lines.map((line) => {
    if (line.score_if_fixed === undefined) return line
    fixed = bounded(fixed - line.points)
    return { ...line, score_if_fixed: fixed }
  })
}
