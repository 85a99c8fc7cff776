import type { ErrorBody } from '@karar/schema'

/** Why a call failed: the server answered with a status, did not answer, took too long, or answered nonsense. */
export type FailureKind = 'status' | 'network' | 'timeout' | 'invalid'

type FieldError = NonNullable<ErrorBody['errors']>[number]

/** A failed call to the API. `detail` holds the server's own words for the person, '' where there are none. */
export class HttpError extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly detail: string
  readonly reason: string
  readonly facts: Readonly<Record<string, unknown>>
  /** What the server says about single fields of the request. */
  readonly errors: readonly FieldError[]

  constructor(kind: FailureKind, status = 0, body?: unknown) {
    const { detail, reason, facts } = readBody(body)
    super(detail || `${kind} ${status}`)
    this.name = 'HttpError'
    this.kind = kind
    this.status = status
    this.detail = detail
    this.reason = reason
    this.facts = facts
    this.errors = readErrors(body)
  }
}

/** Takes the words out of an error body; tolerant, since a proxy may answer in the server's place. */
function readBody(body: unknown): { detail: string; reason: string; facts: Record<string, unknown> } {
  const detail = (body as Partial<ErrorBody> | null | undefined)?.detail
  if (typeof detail === 'string') return { detail, reason: '', facts: {} }
  if (typeof detail === 'object' && detail !== null) {
    return { detail: String(detail.message ?? ''), reason: String(detail.reason ?? ''), facts: detail }
  }
  return { detail: '', reason: '', facts: {} }
}

function readErrors(body: unknown): FieldError[] {
  const errors: unknown = (body as Partial<ErrorBody> | null | undefined)?.errors
  if (!Array.isArray(errors)) return []
  return errors.filter((error) => typeof error?.path === 'string' && typeof error?.message === 'string')
}

/** True where asking again may help: no answer, or the server in trouble. */
export function isPassing(error: unknown): boolean {
  return error instanceof HttpError && (error.kind === 'network' || error.status >= 500)
}
