import type { Document, DocumentId } from '@karar/schema'

/** How often a running analysis is asked after, and after how many answers without progress it counts as slow. */
const pollEvery = 2000
const pollSlowly = 10_000
export const pollsAfterUpload = 12
export const pollsAfterAnalyze = 40

interface Watch {
  limit: number
  polls: number
  seen: string
}
const watches = new Map<DocumentId, Watch>()

/** Sets how many answers to wait for before an analysis counts as slow. */
export function expectEnd(id: DocumentId, limit: number): void {
  watches.set(id, { limit, polls: 0, seen: '' })
}

/** Counts one answer. Progress starts the count anew: pages being read are not a stalled analysis. */
export function countPoll(document: Pick<Document, 'id' | 'progress'>): Watch {
  const before = watches.get(document.id) ?? { limit: pollsAfterAnalyze, polls: 0, seen: '' }
  const { stage = '', percent = 0, page = 0 } = document.progress ?? {}
  const seen = `${stage} ${percent} ${page}`
  const watch = { ...before, seen, polls: seen === before.seen ? before.polls + 1 : 0 }
  watches.set(document.id, watch)
  return watch
}

/** True once an analysis has given no sign for as long as is usual. The work may still go on. */
export function isSlow(id: DocumentId): boolean {
  const watch = watches.get(id)
  return watch !== undefined && watch.polls >= watch.limit
}

/** milliseconds until the next question after a running analysis; false once it has ended */
export function nextPoll(document: Pick<Document, 'id' | 'analysis_status'> | undefined): number | false {
  if (document && document.analysis_status !== 'analyzing') return false
  return document && isSlow(document.id) ? pollSlowly : pollEvery
}
