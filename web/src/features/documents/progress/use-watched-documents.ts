import type { Document, DocumentId } from '@karar/schema'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HttpError } from '../../../lib/http/http-error.ts'
import { documentQuery, runningQuery, whileAnalyzing } from '../api.ts'
import { useDeletions } from '../tools/deletions.ts'
import { followEnds } from './ends.ts'
import { forgetAnalyses, markScanned, useWatched, type Watched, watchAnalysis } from './watched.ts'

/** milliseconds; an analysis may be started in another window */
const lookAgain = 30_000

export interface WatchedDocument extends Watched {
  document: Document
  /** when the server said so, in milliseconds */
  at: number
}

/**
 * The analyses that are watched, as they stand now, newest first. Those that run already when the page is loaded, or were
 * started in another window, are found by the list. One poll a document, however many parts of a page show it.
 */
export function useWatchedDocuments(): WatchedDocument[] {
  const watched = useWatched()
  const running = useInfiniteQuery({ ...runningQuery, refetchInterval: lookAgain }).data
  useEffect(() => {
    const rows = running?.pages.flatMap((page) => page.rows) ?? []
    // the oldest first, so that the newest comes to stand in front
    for (const row of rows.toReversed()) if (row.analysis_status === 'analyzing') watchAnalysis(row.id)
  }, [running])

  const any = watched.length > 0
  useEffect(() => (any ? followEnds() : undefined), [any])

  // At once, and whatever is known already: that may be from before this run.
  const queries = watched.map(({ id }) => ({ ...documentQuery(id), ...whileAnalyzing, staleTime: 0 }))
  const answers = useQueries({ queries })
  const gone = ids(watched.filter((_, index) => isGone(answers[index]?.error)))
  const scanned = ids(watched.filter((_, index) => answers[index]?.data?.progress?.stage === 'ocr'))
  useEffect(() => forgetAnalyses(new Set(gone.split(' '))), [gone])
  useEffect(() => {
    for (const id of scanned.split(' ')) markScanned(id as DocumentId)
  }, [scanned])

  const { waiting, sent } = useDeletions()
  return watched.flatMap((one, index): WatchedDocument[] => {
    const { data: document, dataUpdatedAt: at = 0 } = answers[index] ?? {}
    const deleted = sent.has(one.id) || waiting.some(({ id }) => id === one.id)
    return document && at >= one.since && !deleted ? [{ ...one, document, at }] : []
  })
}

const ids = (watched: readonly Watched[]) => watched.map(({ id }) => id).join(' ')

const isGone = (error: unknown) => error instanceof HttpError && error.status === 404
