import { DocumentId } from '@karar/schema'
import { useSyncExternalStore } from 'react'
import { onTokenChange } from '../../../lib/http/session.ts'

/** An analysis that the person has been told is running, and whose end they are still owed. */
export interface Watched {
  id: DocumentId
  /** when it was first seen running, in milliseconds; what was known of the document before is of no use */
  since: number
  /** its pages were seen going through text recognition */
  scanned: boolean
}

/** Kept for this tab, so that an analysis that ends while the page is loaded again is told of all the same. */
const key = 'watched-analyses'
// none where a page is drawn before it comes to a browser
let watched: readonly Watched[] = readKept(globalThis.sessionStorage?.getItem(key) ?? null)
const listeners = new Set<() => void>()

/** What was kept, as far as it can be understood. */
export function readKept(text: string | null): Watched[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((one): Watched[] => {
      const id = DocumentId.safeParse(one?.id)
      return id.success ? [{ id: id.data, since: Number(one.since) || 0, scanned: one.scanned === true }] : []
    })
  } catch {
    return []
  }
}

export const readWatched = (): readonly Watched[] => watched

export function useWatched(): readonly Watched[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readWatched)
}

function set(next: readonly Watched[]): void {
  watched = next
  if (next.length > 0) sessionStorage.setItem(key, JSON.stringify(next))
  else sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** Takes note that an analysis runs now; one that is watched already goes on being watched. */
export function watchAnalysis(id: DocumentId): void {
  if (!watched.some((one) => one.id === id)) set([{ id, since: Date.now(), scanned: false }, ...watched])
}

/** The same, of an analysis that was started this moment: nothing heard of the document before counts. */
export function watchNewAnalysis(id: DocumentId): void {
  set([{ id, since: Date.now(), scanned: false }, ...watched.filter((one) => one.id !== id)])
}

export function markScanned(id: DocumentId): void {
  if (watched.some((one) => one.id === id && !one.scanned)) {
    set(watched.map((one) => (one.id === id ? { ...one, scanned: true } : one)))
  }
}

/** Its end was told, or its document is gone. */
export function forgetAnalyses(ids: ReadonlySet<string>): void {
  if (watched.some(({ id }) => ids.has(id))) set(watched.filter(({ id }) => !ids.has(id)))
}

// The next person to sign in has nothing to do with them.
onTokenChange(() => set([]))
