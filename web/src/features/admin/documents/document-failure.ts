import { HttpError } from '../../../lib/http/http-error.ts'

/** Why a document could not be deleted, as a key of the words. */
export function deletionFailure(error: unknown): 'gone' | 'signedOut' | 'delete' {
  if (!(error instanceof HttpError)) return 'delete'
  if (error.status === 404) return 'gone'
  return error.status === 401 || error.status === 403 ? 'signedOut' : 'delete'
}
