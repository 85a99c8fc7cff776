import { HttpError } from '../../lib/http/http-error.ts'

/** The field of a confirmation that a refusal is about; null where it is about none. */
export function refusedField(error: unknown): 'password' | 'code' | null {
  if (!(error instanceof HttpError)) return null
  if (error.reason === 'wrong_password') return 'password'
  return error.reason === 'code_required' || error.reason === 'invalid_code' ? 'code' : null
}
