import i18next from 'i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import type { Upload } from '../upload/uploads.ts'

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

/** Files that did not get through for the same reason, which is then told once. */
export interface FailedUploads {
  fault: Upload['fault']
  uploads: readonly [Upload, ...Upload[]]
}

const toldTogether: readonly Upload['fault'][] = ['wrong_kind', 'to_convert', 'empty', 'too_large']

/** Puts those together that were not even sent: a folder dropped here may hold hundreds of pictures. */
export function failedUploads(failed: readonly Upload[]): FailedUploads[] {
  const groups = new Map<string, [Upload, ...Upload[]]>()
  for (const upload of failed) {
    const key = toldTogether.includes(upload.fault) ? `${upload.fault}` : `${upload.key}`
    const group = groups.get(key)
    if (group) group.push(upload)
    else groups.set(key, [upload])
  }
  return [...groups.values()].map((uploads) => ({ fault: uploads[0].fault, uploads }))
}

/** How many names a message lists at most. */
const mostNames = 5

/** The names of uploads, the first few of many. */
export function namesOf(uploads: readonly Upload[]): string {
  const names = uploads.slice(0, mostNames).map(({ file }) => file.name)
  const more = uploads.length - names.length
  return more > 0 ? i18next.t('documents:upload.namesMore', { names: names.join(', '), count: more }) : names.join(', ')
}

/** Title, sentence and suggestions about files that did not get through for one reason. */
export function uploadFailure(uploads: FailedUploads['uploads']): {
  title: string
  words: string
  suggestions: readonly string[]
} {
  const [{ fault, detail }] = uploads
  const name = namesOf(uploads)
  const because = (words: string) => i18next.t('documents:upload.failedWith', { name, detail: words })
  const failed = (words: string) => ({ title: i18next.t('documents:upload.failedTitle'), words, suggestions: [] })
  switch (fault) {
    case 'too_large':
      return {
        title: i18next.t('documents:upload.tooLargeTitle'),
        words: i18next.t('documents:upload.tooLarge', { name, count: uploads.length }),
        suggestions: [],
      }
    case 'timeout':
      return {
        title: i18next.t('documents:upload.timeoutTitle'),
        words: i18next.t('documents:upload.timeout', { name }),
        suggestions: [
          i18next.t('documents:upload.tryConnection'),
          i18next.t('documents:upload.tryOne'),
          i18next.t('documents:upload.trySmaller'),
        ],
      }
    case 'wrong_kind':
      return failed(because(i18next.t('documents:upload.wrongKind')))
    case 'to_convert':
      return failed(because(i18next.t('documents:upload.toConvert', { count: uploads.length })))
    case 'empty':
      return failed(because(i18next.t('documents:upload.empty', { count: uploads.length })))
    default:
      return failed(detail ? because(detail) : i18next.t('documents:upload.failed', { name }))
  }
}
