import { type Document, type Progress, type Severity, setApart, type UnifiedAnalysis } from '@karar/schema'
import { documents } from '../../db/tables.ts'

export type DocumentRow = typeof documents.$inferSelect

/** The columns of what the wire shows: a list reads no more. */
export const shownColumns = {
  id: documents.id,
  originalFilename: documents.originalFilename,
  fileSize: documents.fileSize,
  mimeType: documents.mimeType,
  pageCount: documents.pageCount,
  uploadTime: documents.uploadTime,
  status: documents.status,
  error: documents.error,
  runStartedAt: documents.runStartedAt,
  progress: documents.progress,
  safetyScore: documents.safetyScore,
  contractType: documents.contractType,
  verdict: documents.verdict,
  criticalIssuesCount: documents.criticalIssuesCount,
  side: documents.side,
}
export type ShownRow = Pick<DocumentRow, keyof typeof shownColumns>

/** What a document's row keeps of its analysis, for lists and dashboard; what is only to be checked is no issue there. */
export function figuresOf(analysis: UnifiedAnalysis) {
  const { safety_score, contract_type, verdict, metrics, critical_issues, perspective } = setApart(analysis).sure
  const issues = (severity: Severity) => critical_issues.filter((issue) => issue.severity === severity).length
  return {
    safetyScore: safety_score,
    contractType: contract_type,
    verdict: { color: verdict.color, text: verdict.text, not_cleared: verdict.not_cleared },
    criticalIssuesCount: metrics.critical_issues_count,
    side: { party: perspective.party, basis: perspective.basis },
    issuesCritical: issues('critical'),
    issuesHigh: issues('high'),
    issuesMedium: issues('medium'),
    issuesLow: issues('low'),
  }
}

/** A document's row as the wire shows it. While it is analysed, the time is that of this very moment. */
export function presentDocument(row: ShownRow, now = Date.now()): Document {
  return {
    id: row.id,
    original_filename: row.originalFilename,
    file_size: row.fileSize,
    mime_type: row.mimeType,
    page_count: row.pageCount,
    upload_time: row.uploadTime.toISOString(),
    analysis_status: row.status,
    analysis_error: row.error,
    safety_score: row.safetyScore,
    contract_type: row.contractType,
    verdict: row.verdict,
    critical_issues_count: row.criticalIssuesCount,
    side: row.side,
    progress: presentProgress(row, now),
  }
}

function presentProgress(row: ShownRow, now: number): Progress | null {
  if (row.status !== 'analyzing' || !row.progress || !row.runStartedAt) return null
  const elapsed = Math.max(0, now - row.runStartedAt.getTime()) / 1000
  return { ...row.progress, time_elapsed: Math.round(elapsed * 10) / 10 }
}
