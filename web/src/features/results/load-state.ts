import { HttpError } from '../../lib/http-error.ts'

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
