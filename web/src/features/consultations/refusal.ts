import { HttpError } from '../../lib/http/http-error.ts'

/** What the server says is to be done about a request that it did not take; '' where it says nothing of the kind. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof HttpError) || error.kind !== 'status' || error.status === 500) return ''
  // of a field: its own sentence, without the general one around it
  return error.errors[0]?.message || error.detail
}
