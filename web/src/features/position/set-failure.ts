import { HttpError } from '../../lib/http/http-error.ts'

/** Which of the two specified sentences tells why a side was not set: the server refused, or it was not reached. */
export function setFailureOf(error: unknown): 'status' | 'network' {
  return error instanceof HttpError && (error.kind === 'status' || error.kind === 'invalid') ? 'status' : 'network'
}
