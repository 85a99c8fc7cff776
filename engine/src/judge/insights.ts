import type { Insight, LegalIssue } from '@karar/schema'

/** A finding as a risk that stands on the contract's own words. */
export const insightOf = (issue: LegalIssue): Insight => ({
  id: `risk-${issue.id}`,
  source: 'clause',
  rule_id: issue.rule_id,
  title: issue.title,
  description: issue.description,
  severity: issue.severity,
  clause_type: issue.clause_type,
  quote: issue.quote,
  start: issue.start,
  end: issue.end,
  page: issue.page,
  clause_id: issue.clause_id,
  clause_number: issue.clause_number,
  issue_id: issue.id,
})
