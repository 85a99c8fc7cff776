import { type DocumentId, documentLimits } from '@karar/schema'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { HttpError } from '../../../lib/http/http-error.ts'
import { onTokenChange, readToken } from '../../../lib/http/session.ts'
import { offerUpgrade, offerUpgradeFor, refreshUsage } from '../../usage/api.ts'
import { deleteDocument, refreshList } from '../api.ts'
import { expectEnd, pollsAfterUpload } from '../progress/watch.ts'
import { watchNewAnalysis } from '../progress/watched.ts'
import { checkFile, type FileFault } from './check-file.ts'
import { sendFile } from './send-file.ts'

/** One document on its way. Uploads live outside of any page, so that walking about loses none. */
export interface Upload {
  key: number
  /** what it is called, and bytes of all that is sent */
  file: Pick<File, 'name' | 'size'>
  /** the file, or the photos of its pages */
  parts: readonly File[]
  analyze: boolean
  /** no language model is to read it */
  keptLocal?: boolean
  state: 'waiting' | 'sending' | 'stored' | 'duplicate' | 'failed' | 'cancelled'
  /** share sent, 0..1 */
  sent: number
  fault: FileFault | 'timeout' | 'refused' | 'other' | null
  /** the server's words about a failure or a duplicate */
  detail: string
  /** the document stored, or the one that was there already */
  documentId: DocumentId | null
  /** how it ended stood before the person's eyes */
  seen: boolean
}

/** Two at a time: more only share the same line. */
const atOnce = 2
let uploads: readonly Upload[] = []
let lastKey = 0
const aborts = new Map<number, AbortController>()
const listeners = new Set<() => void>()

const readUploads = () => uploads

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readUploads,
    readUploads,
  )
}

export const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** Takes files in; those that cannot be read by kind or size are told so at once and not sent. */
export function addUploads(files: readonly File[], analyze: boolean, keptLocal = false): void {
  add(files.map((file) => ({ ...newUpload(file, [file], analyze, checkFile(file)), keptLocal })))
}

/** Takes in the photos of one document, in their order; it is called as the first of them. */
export function addPhotos(photos: readonly File[], name: string, analyze: boolean, keptLocal = false): void {
  const size = photos.reduce((sum, photo) => sum + photo.size, 0)
  const fault = size > documentLimits.photoBytes ? 'too_large' : null
  add([{ ...newUpload({ name, size }, photos, analyze, fault), keptLocal }])
}

function newUpload(file: Upload['file'], parts: readonly File[], analyze: boolean, fault: FileFault | null): Upload {
  const state = fault ? 'failed' : 'waiting'
  return { key: ++lastKey, file, parts, analyze, state, sent: 0, fault, detail: '', documentId: null, seen: false }
}

function add(added: readonly Upload[]): void {
  // A new batch starts a new summary; what still needs an answer stays.
  set([...uploads.filter((upload) => isOpen(upload) || upload.state === 'duplicate'), ...added])
  startNext()
}

export function cancelUpload(key: number): void {
  // once all of it is there nothing can call it back: it is removed when the answer says what it became
  if ((uploads.find((upload) => upload.key === key)?.sent ?? 0) < 1) aborts.get(key)?.abort()
  change(key, { state: 'cancelled' })
  startNext()
}

export function dismissUploads(gone: readonly Pick<Upload, 'key'>[]): void {
  set(uploads.filter((upload) => !gone.some(({ key }) => key === upload.key)))
}

export function dismissFinished(): void {
  set(uploads.filter(isOpen))
}

/** How all that ended so far is before the person's eyes; the panel need not tell of it any more. */
export function seeUploads(): void {
  if (uploads.some((upload) => !upload.seen && !isOpen(upload))) {
    set(uploads.map((upload) => (isOpen(upload) ? upload : { ...upload, seen: true })))
  }
}

/** Sends a file again; `force` also where the very same one is there already. */
export function retryUpload(key: number, force = false): void {
  change(key, { state: 'sending', sent: 0, fault: null, detail: '', seen: false })
  void send(key, force)
}

function startNext(): void {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  for (const { key } of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
    change(key, { state: 'sending' })
    void send(key, false)
  }
}

async function send(key: number, force: boolean): Promise<void> {
  const upload = uploads.find((one) => one.key === key)
  if (!upload) return
  const abort = new AbortController()
  aborts.set(key, abort)
  try {
    const { analyze } = upload
    const onProgress = (sent: number) => change(key, { sent })
    const stored = await sendFile(upload.parts, {
      ...{ analyze, force, keptLocal: upload.keptLocal ?? false },
      ...{ signal: abort.signal, onProgress },
    })
    if (stored.analysis_status === 'analyzing') {
      expectEnd(stored.id, pollsAfterUpload)
      watchNewAnalysis(stored.id)
    }
    if (isCalledOff(key)) return await takeBack(upload, stored.id)
    const refused = stored.analysis_refused
    const detail = refused?.message ?? stored.performance_warning ?? ''
    change(key, { state: 'stored', sent: 1, documentId: stored.id, detail })
    if (refused) offerUpgrade({ reason: refused.reason, words: refused.message })
    void refreshList()
    void refreshUsage()
  } catch (error) {
    if (abort.signal.aborted || isCalledOff(key)) {
      // It may have arrived whole before it was called off.
      void refreshList()
      return
    }
    change(key, failure(error))
    offerUpgradeFor(error)
  } finally {
    aborts.delete(key)
    startNext()
  }
}

/** A batch that was added since then has put it out of the list. */
const isCalledOff = (key: number) => uploads.find((upload) => upload.key === key)?.state !== 'sending'

/** Removes what was called off too late to be stopped; where that fails, the person is told that it is kept. */
async function takeBack(upload: Upload, documentId: DocumentId): Promise<void> {
  const { key } = upload
  try {
    await deleteDocument(documentId)
  } catch {
    const kept = {
      state: 'stored',
      sent: 1,
      seen: false,
      documentId,
      detail: i18next.t('documents:upload.kept'),
    } as const
    set([...uploads.filter((one) => one.key !== key), { ...upload, ...kept }])
  }
  void refreshList()
  void refreshUsage()
}

function failure(error: unknown): Partial<Upload> {
  if (!(error instanceof HttpError)) return { state: 'failed', fault: 'other' }
  if (error.reason === 'duplicate_document') {
    return { state: 'duplicate', detail: error.detail, documentId: error.facts.document_id as DocumentId }
  }
  return { state: 'failed', fault: faultOf(error), detail: error.detail }
}

function faultOf({ kind, status }: HttpError): Upload['fault'] {
  // 408 and 504: a proxy gave up waiting before we did.
  if (kind === 'timeout' || status === 408 || status === 504) return 'timeout'
  if (status === 413) return 'too_large'
  // The same file would be refused again; after a while, or by a server in trouble, it may get through.
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'other'
}

function change(key: number, part: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
}

function set(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

// They are the person's who chose the files; the next one to sign in may be somebody else.
onTokenChange(() => {
  for (const abort of aborts.values()) abort.abort()
  aborts.clear()
  set([])
})

// where pages are drawn beforehand nobody leaves
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    // where the session is over, nothing can be saved by staying
    if (readToken() !== null && uploads.some(isOpen)) event.preventDefault()
  })
