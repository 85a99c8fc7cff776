import type { Document } from '@karar/schema'

/** How an analysis stands in the panel. `timeout`: it has given no sign for long, and may still end. */
export type Phase = 'running' | 'timeout' | 'completed' | 'failed'

/** milliseconds that the panel stays after an end */
export const staysAfter = { completed: 3000, failed: 5000, timeout: 8000 } as const

/** An analysis that the panel can show. */
export interface PanelItem {
  document: Document
  phase: Phase
  /** seconds since its start */
  seconds: number
  scanned: boolean
}

/** @returns null for a document that nothing is done to */
export function phaseOf({ analysis_status }: Pick<Document, 'analysis_status'>, slow: boolean): Phase | null {
  if (analysis_status === 'pending') return null
  if (analysis_status !== 'analyzing') return analysis_status
  return slow ? 'timeout' : 'running'
}

/** Which one is shown: an end that was not told yet, then the one that the person chose, then the newest. */
export function shownIndex(items: readonly Pick<PanelItem, 'document' | 'phase'>[], chosen: string | null): number {
  const ended = items.findLastIndex(({ phase }) => phase !== 'running')
  if (ended >= 0) return ended
  return Math.max(
    items.findIndex(({ document }) => document.id === chosen),
    Math.min(items.length - 1, 0),
  )
}
