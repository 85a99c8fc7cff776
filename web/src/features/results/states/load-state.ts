import {
  type AnalysisStatus,
  type LegalIssue,
  setApart,
  type UnifiedAnalysis,
  type UnifiedAnalysisResponse,
} from '@karar/schema'
import { HttpError } from '../../../lib/http/http-error.ts'

/** An answer that holds an analysis. */
export type Result = UnifiedAnalysisResponse & { unified_analysis: UnifiedAnalysis }

/** What the results page has to show. */
export type ResultsState =
  | { kind: 'loading' | 'running' | 'none' }
  | { kind: 'error'; error: Error }
  | {
      kind: 'ready'
      /** as it is judged and counted */
      result: Result
      /** findings that are likely not so, for the reader to check */
      toCheck: readonly LegalIssue[]
    }

interface Known {
  status: AnalysisStatus | undefined
  answer: UnifiedAnalysisResponse | undefined
  error: Error | null
  /** the analysis is being asked for right now */
  fetching: boolean
}

/** An analysis that is there is shown, whatever happens to its renewal. */
export function resultsState({ status, answer, error, fetching }: Known): ResultsState {
  if (answer?.available && answer.unified_analysis) {
    const { sure, toCheck } = setApart(answer.unified_analysis)
    return { kind: 'ready', result: { ...answer, unified_analysis: sure }, toCheck }
  }
  if (error) return { kind: 'error', error }
  if (!status || !answer) return { kind: 'loading' }
  if (status === 'analyzing' || isInProgress(answer.message)) return { kind: 'running' }
  return { kind: status === 'completed' && fetching ? 'loading' : 'none' }
}

/** True where the server's message says that an analysis is under way. */
export function isInProgress(message: string): boolean {
  return /analysis in progress|analyzing|processing/i.test(message)
}

/** What went wrong with loading, as a key of the words: the cases that the specification words exactly. */
export function loadFailure(error: Error): 'notFound' | 'signedOut' | 'server' | 'timeout' | 'invalid' | 'other' {
  if (!(error instanceof HttpError)) return 'other'
  if (error.kind === 'timeout') return 'timeout'
  if (error.kind === 'invalid') return 'invalid'
  if (error.status === 404 || error.status === 400) return 'notFound'
  if (error.status === 401) return 'signedOut'
  return error.status >= 500 ? 'server' : 'other'
}
