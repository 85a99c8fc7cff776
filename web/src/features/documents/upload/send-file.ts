import { UploadResponse } from '@karar/schema'
import i18next from 'i18next'
import { parse } from '../../../lib/http/http.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { readToken, reloadSignedOut } from '../../../lib/http/session.ts'
import { keepPartingWords } from '../../../lib/parting-words.ts'

/** milliseconds; as long as the server waits */
const uploadLimit = 600_000

interface Options {
  analyze: boolean
  /** store the file even if the very same one is there already */
  force?: boolean
  /** no language model is to read it */
  keptLocal?: boolean
  signal?: AbortSignal
  /** called with the share sent, 0..1 */
  onProgress?: (share: number) => void
}

/** Uploads a file, or the photos of one document in their order. XMLHttpRequest, because fetch tells no upload progress. Throws HttpError. */
export function sendFile(
  parts: readonly File[],
  { analyze, force = false, keptLocal = false, signal, onProgress }: Options,
): Promise<UploadResponse> {
  const form = new FormData()
  // Fields before the file: the server reads the form as a stream.
  form.append('analyze', String(analyze))
  form.append('force', String(force))
  form.append('kept_local', String(keptLocal))
  for (const part of parts) form.append('file', part)
  const token = readToken()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', '/api/documents/upload')
    xhr.timeout = uploadLimit
    xhr.setRequestHeader('authorization', `Bearer ${token ?? ''}`)
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    xhr.ontimeout = () => reject(new HttpError('timeout'))
    xhr.onerror = () => reject(new HttpError('network'))
    xhr.onabort = () => reject(signal?.reason ?? new HttpError('network'))
    xhr.onload = () => {
      try {
        if (xhr.status === 401 && token === readToken()) {
          // The session is over, and with it everything that this page holds: the promise ends with the page.
          keepPartingWords(i18next.t('documents:upload.signIn'))
          return reloadSignedOut()
        }
        if (xhr.status < 200 || xhr.status > 299) throw new HttpError('status', xhr.status, readJson(xhr.responseText))
        resolve(parse(UploadResponse, readJson(xhr.responseText)))
      } catch (error) {
        reject(error)
      }
    }
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(form)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
