import type { DocumentId } from '@karar/schema'
import { useEffect, useSyncExternalStore } from 'react'

let told: ReadonlySet<DocumentId> = new Set()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<DocumentId>): void {
  told = next
  for (const listener of listeners) listener()
}

/** The documents whose progress and end the open page tells of itself, so that the panel need not. */
export function useToldElsewhere(): ReadonlySet<DocumentId> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => told,
  )
}

/** For a page that shows itself how the analysis of a document goes, for as long as it does. */
export function useTellsOf(id: DocumentId, tells: boolean): void {
  useEffect(() => {
    if (!tells) return
    set(new Set([...told, id]))
    return () => set(new Set([...told].filter((one) => one !== id)))
  }, [id, tells])
}
