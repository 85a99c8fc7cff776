import type { LegalIssue, ScoreLine } from '@karar/schema'

/** What the score becomes once the first `count` issues of the list are put right. */
export interface Fix {
  count: number
  score: number
}

/** Up to two steps worth saying: the first two (or one) and the first five, as recalculated by the engine.
 *  Only while the lost points come in the order of the issues; otherwise 'the first two' would name others. */
export function nextFixes(lines: readonly ScoreLine[], issues: readonly LegalIssue[]): Fix[] {
  const lost = lines.filter(({ points }) => points < 0)
  let same = 0
  while (same < issues.length && lost[same]?.issue_id === issues[same]?.id) same += 1
  const steps = same >= 3 ? [2, Math.min(5, same)] : same > 0 ? [Math.min(2, same)] : []
  return steps.flatMap((count) => {
    const score = lost[count - 1]?.score_if_fixed
    return score === undefined ? [] : [{ count, score }]
  })
}
