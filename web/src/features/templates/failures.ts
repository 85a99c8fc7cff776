import i18next from 'i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { HttpError } from '../../lib/http/http-error.ts'

const refusals = {
  create: 'mayNotCreate',
  edit: 'mayNotEdit',
  delete: 'mayNotDelete',
} as const

/** What a failed change of a template is told as: whoever may not do it is told that, and nothing else is guessed. */
export function templateFailure(error: unknown, tried: keyof typeof refusals): string {
  if (error instanceof HttpError && error.status === 403) return i18next.t(`templates:failed.${refusals[tried]}`)
  return failureWords(error, i18next.t(`templates:failed.${tried}`))
}
