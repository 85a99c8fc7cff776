import type { Document } from '@karar/schema'
import { useQueries } from '@tanstack/react-query'
import { documentQuery, whileAnalyzing } from './api.ts'

/** Keeps the rows of running analyses fresh: one poll a document, however many parts of a page watch it. */
export function useWatchAnalyses(rows: readonly Document[]): void {
  const running = rows.filter((row) => row.analysis_status === 'analyzing')
  useQueries({ queries: running.map(({ id }) => ({ ...documentQuery(id), ...whileAnalyzing })) })
}
