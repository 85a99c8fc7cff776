import i18next from 'i18next'
import { failureWords } from '../../lib/failure-words.ts'
import { HttpError } from '../../lib/http-error.ts'
import type { Upload } from './uploads.ts'

const signedOut = (error: unknown) => error instanceof HttpError && (error.status === 401 || error.status === 403)

/** Why an analysis did not start, in the words specified. */
export function startFailure(error: unknown, name: string): string {
  if (signedOut(error)) return i18next.t('documents:analyze.signedOut')
  if (error instanceof HttpError && error.kind === 'timeout') return i18next.t('documents:analyze.timeout')
  return failureWords(error, i18next.t('documents:analyze.failedPlain', { name }))
}

export function deleteFailure(error: unknown): string {
  if (signedOut(error)) return i18next.t('documents:delete.signedOut')
  if (error instanceof HttpError && error.status === 404) return i18next.t('documents:delete.gone')
  return i18next.t('documents:delete.failed')
}

/** Title and sentence about a file that did not get through. */
export function uploadFailure({ file, fault, detail }: Upload): { title: string; words: string } {
  const { name } = file
  const because = (words: string) => i18next.t('documents:upload.failedWith', { name, detail: words })
  const failed = (words: string) => ({ title: i18next.t('documents:upload.failedTitle'), words })
  switch (fault) {
    case 'too_large':
      return {
        title: i18next.t('documents:upload.tooLargeTitle'),
        words: i18next.t('documents:upload.tooLarge', { name }),
      }
    case 'timeout':
      return {
        title: i18next.t('documents:upload.timeoutTitle'),
        words: i18next.t('documents:upload.timeout', { name }),
      }
    case 'wrong_kind':
      return failed(because(i18next.t('documents:upload.wrongKind')))
    case 'empty':
      return failed(because(i18next.t('documents:upload.empty')))
    default:
      return failed(detail ? because(detail) : i18next.t('documents:upload.failed', { name }))
  }
}
