import { type ErrorBody, type ErrorCode, errorStatus } from '@karar/schema'
import { words } from '../text/words.ts'

interface Details {
  /** words for this very case; without them the code's general ones */
  message?: string
  /** what the client acts on, besides the message: makes `detail` an object with this reason */
  reason?: string
  /** further fields of `detail`, beside reason and message */
  fields?: Record<string, unknown>
  /** seconds until a new try makes sense, for the Retry-After header */
  retryAfter?: number
  errors?: { path: string; message: string }[]
  cause?: unknown
}

/** A failure that we foresaw: it has a code, the code has a status and words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? words.errors[code], details.cause === undefined ? {} : { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }

  body(): ErrorBody {
    const { reason, fields, errors } = this.details
    const detail = reason ? { reason, message: this.message, ...fields } : this.message
    return errors ? { detail, errors } : { detail }
  }
}
