import { HttpError } from '../../lib/http/http-error.ts'

/** What can be downloaded of an analysis. */
export type ReportKind = 'pdf' | 'docx' | 'otherSide'

/** What went wrong with a download, as a key of the words: the cases that the specification words exactly. */
export type ReportFailure = 'gone' | 'notInPlan' | 'denied' | 'signedOut' | 'server' | 'other'

export function reportFailure(error: unknown): ReportFailure {
  if (!(error instanceof HttpError) || error.kind !== 'status') return 'other'
  if (error.status === 404) return 'gone'
  if (error.status === 403) return error.reason === 'report_not_in_plan' ? 'notInPlan' : 'denied'
  if (error.status === 401) return 'signedOut'
  return error.status >= 500 ? 'server' : 'other'
}
