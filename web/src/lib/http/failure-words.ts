import i18next from 'i18next'
import { HttpError } from './http-error.ts'

/** One sentence for the person about any failure: the server's own words where it gave some. */
export function failureWords(error: unknown, fallback: string = i18next.t('ui:failure.unknown')): string {
  if (!(error instanceof HttpError)) return fallback
  if (error.kind === 'network') return i18next.t('ui:failure.network')
  if (error.kind === 'timeout') return i18next.t('ui:failure.timeout')
  if (error.kind === 'invalid') return i18next.t('ui:failure.invalid')
  return error.detail || (error.status >= 500 ? i18next.t('ui:failure.server') : fallback)
}
