import type { UnifiedAnalysis } from '@karar/schema'
import type { Mark } from '../../../ui/findings/severity.tsx'

/** One line of the sum that is the score. */
export interface SumLine {
  key: string
  points: number
  /** the hundred that a score starts from */
  isStart: boolean
  /** clause number; '' where the points belong to none */
  number: string
  words: string
  mark: Mark | null
  issueId: string | null
  isMissing: boolean
}

/** The lines of the breakdown in their order, with clause and grade of the finding behind each. */
export function sumLines({
  score_breakdown,
  critical_issues,
}: Pick<UnifiedAnalysis, 'score_breakdown' | 'critical_issues'>): SumLine[] {
  const issues = new Map(critical_issues.map((issue) => [issue.id, issue]))
  return score_breakdown.map((line, index) => {
    const issue = issues.get(line.issue_id ?? '')
    const isMissing = !issue && line.clause_type !== undefined
    const isStart = index === 0
    const won = !isStart && line.points > 0
    return {
      key: `${index} ${line.label}`,
      points: line.points,
      isStart,
      number: issue?.clause_number ?? '',
      words: issue?.title ?? line.label,
      mark: issue?.severity ?? line.severity ?? (isMissing ? 'missing' : won ? 'favour' : null),
      issueId: issue?.id ?? null,
      isMissing,
    }
  })
}
