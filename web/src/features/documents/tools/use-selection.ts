import type { Document, DocumentId } from '@karar/schema'
import { useState } from 'react'

export interface Selection {
  /** the rows that are selected, of those that are shown */
  rows: readonly Document[]
  has: (id: DocumentId) => boolean
  toggle: (id: DocumentId) => void
  all: boolean
  toggleAll: () => void
  clear: () => void
}

/** Which of the rows shown are selected; a row that is no longer shown is not. */
export function useSelection(shown: readonly Document[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<DocumentId>>(new Set())
  const rows = shown.filter(({ id }) => ids.has(id))
  const all = rows.length > 0 && rows.length === shown.length
  const clear = () => setIds(new Set())
  return {
    rows,
    has: (id) => ids.has(id),
    toggle: (id) => {
      const selected = rows.map((row) => row.id)
      setIds(new Set(ids.has(id) ? selected.filter((one) => one !== id) : [...selected, id]))
    },
    all,
    toggleAll: () => setIds(new Set(all ? [] : shown.map(({ id }) => id))),
    clear,
  }
}
