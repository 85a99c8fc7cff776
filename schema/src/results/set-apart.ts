import type { LegalIssue, UnifiedAnalysis } from '../analysis.ts'

type Told = Pick<UnifiedAnalysis, 'critical_issues'> & Partial<Pick<UnifiedAnalysis, 'key_risks' | 'score_breakdown'>>

/** An analysis as it is judged and counted, and the issues that are likely not so. */
export interface Apart<A> {
  sure: A
  /** for the reader to check; they count nowhere */
  toCheck: readonly LegalIssue[]
}

/** What is told as a question to check weighs nothing, and nothing is concluded from it. */
export const isSure = ({ unsure }: Pick<LegalIssue, 'unsure'>): boolean => unsure !== true

const none: readonly LegalIssue[] = []
/** told apart once for each analysis, so that what is drawn of it need not be drawn anew */
const known = new WeakMap<Told, Apart<Told>>()

/** Sets apart what an analysis asks its reader to check. One that asks for nothing is itself, as are all of older engines. */
export function setApart<A extends Told>(analysis: A): Apart<A> {
  const before = known.get(analysis)
  if (before) return before as Apart<A>
  const apart = tellApart(analysis)
  known.set(analysis, apart)
  return apart
}

function tellApart<A extends Told>(analysis: A): Apart<A> {
  const { critical_issues, key_risks, score_breakdown } = analysis
  const toCheck = critical_issues.filter((issue) => !isSure(issue))
  if (toCheck.length === 0) return { sure: analysis, toCheck: none }
  const ids = new Set<string | null | undefined>(toCheck.map(({ id }) => id))
  const sure = {
    ...analysis,
    critical_issues: critical_issues.filter(isSure),
    ...(key_risks && { key_risks: key_risks.filter(({ issue_id }) => !ids.has(issue_id)) }),
    // a line that costs points stays whoever it names: the score has to add up
    ...(score_breakdown && {
      score_breakdown: score_breakdown.filter(({ issue_id, points }) => points !== 0 || !ids.has(issue_id)),
    }),
  }
  return { sure, toCheck }
}
