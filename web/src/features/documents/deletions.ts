import { type Document, type DocumentId, mostDeleted } from '@karar/schema'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { beforeSignOut } from '../../lib/before-sign-out.ts'
import { onTokenChange } from '../../lib/session.ts'
import { deleteDocument, deleteDocuments, dropFromLists, refreshList } from './api.ts'
import { beforeUpload } from './before-upload.ts'
import { deleteFailure } from './failures.ts'

/**
 * Deletions that can still be undone. The server deletes for good, so it is only told after a while, and at once where
 * the page is left, the person signs out, or a file is uploaded. They live outside of any page, as uploads do.
 */
export interface Deletions {
  /** deleted for the eye alone; undoing brings all of them back */
  waiting: readonly Document[]
  /** the server has been told */
  sent: ReadonlySet<DocumentId>
  /** why the last ones could not be deleted, or '' */
  failure: string
}

/** milliseconds in which a deletion can be undone */
const undoFor = 6000
const nothing: Deletions = { waiting: [], sent: new Set(), failure: '' }
let deletions = nothing
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function onDeletions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readDeletions(): Deletions {
  return deletions
}

export function useDeletions(): Deletions {
  return useSyncExternalStore(onDeletions, readDeletions)
}

function set(changes: Partial<Deletions>): void {
  deletions = { ...deletions, ...changes }
  for (const listener of listeners) listener()
}

/** Deletes documents unless that is undone in time; those that wait already get the same time again. */
export function deleteLater(documents: readonly Document[]): void {
  const known = new Set(deletions.waiting.map(({ id }) => id))
  set({ waiting: [...deletions.waiting, ...documents.filter(({ id }) => !known.has(id))], failure: '' })
  startClock()
}

export function undoDeletions(): void {
  stopClock()
  set({ waiting: nothing.waiting })
}

/** Who reads or reaches for the message has all the time it takes. */
export function stopClock(): void {
  clearTimeout(timer)
}

export function startClock(): void {
  stopClock()
  if (deletions.waiting.length > 0) timer = setTimeout(() => void flushDeletions(), undoFor)
}

export function forgetFailure(): void {
  set({ failure: '' })
}

/** Tells the server of all deletions that wait. */
export async function flushDeletions(): Promise<void> {
  stopClock()
  const ids = deletions.waiting.map(({ id }) => id)
  if (ids.length === 0) return
  set({ waiting: nothing.waiting, sent: new Set([...deletions.sent, ...ids]) })
  const failure = await send(ids)
  await refreshList()
  set({ sent: new Set([...deletions.sent].filter((id) => !ids.includes(id))), failure: failure || deletions.failure })
}

/** @returns why some could not be deleted, or '' */
async function send(ids: readonly DocumentId[]): Promise<string> {
  try {
    const [only, ...more] = ids
    if (only && more.length === 0) {
      await deleteDocument(only)
      dropFromLists(new Set(ids))
      return ''
    }
    const parts = Array.from({ length: Math.ceil(ids.length / mostDeleted) }, (_, part) =>
      ids.slice(part * mostDeleted, (part + 1) * mostDeleted),
    )
    // all at once: of a page that is being left, nothing after the first answer would be sent
    const answers = await Promise.all(parts.map(deleteDocuments))
    dropFromLists(new Set(answers.flatMap(({ deleted }) => deleted)))
    const failed = answers.flatMap((answer) => answer.failed)
    const [first] = failed
    if (!first) return ''
    return i18next.t('documents:delete.someFailed', { count: failed.length, detail: first.detail })
  } catch (error) {
    return deleteFailure(error)
  }
}

window.addEventListener('pagehide', () => void flushDeletions())
beforeSignOut(flushDeletions)
beforeUpload(flushDeletions)
// The next person to sign in has nothing to do with them.
onTokenChange(() => {
  stopClock()
  set(nothing)
})
