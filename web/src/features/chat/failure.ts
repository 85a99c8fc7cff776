import i18next from 'i18next'
import { HttpError } from '../../lib/http/http-error.ts'

/** Why a question was not answered, as the person is told. */
export interface Failure {
  words: string
  /** the server's own sentence about it, or '' */
  reason: string
}

/** The server said in its stream that it cannot answer. */
export class NotAnswered extends Error {}

/** What is said of a question that failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpError && error.status === 400) {
    return { words: error.detail || i18next.t('chat:failure.notAnalyzed'), reason: '' }
  }
  return { words: i18next.t('chat:failure.send'), reason: reasonOf(error) }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotAnswered) return error.message
  if (!(error instanceof HttpError)) return ''
  if (error.kind === 'network' && !navigator.onLine) return i18next.t('chat:failure.offline')
  return [409, 429, 503].includes(error.status) ? error.detail : ''
}
