import type { Document } from '@karar/schema'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { documentQuery, whileAnalyzing } from '../documents/api.ts'
import { refreshOverview } from './api.ts'

/** The same documents, those that are being analysed as of now. Once one has ended, all figures are asked for anew. */
export function useLive(documents: readonly Document[]): Document[] {
  const running = documents.filter((document) => document.analysis_status === 'analyzing')
  // at once: what is kept of a document may be from before this run
  const queries = running.map(({ id }) => ({ ...documentQuery(id), ...whileAnalyzing, staleTime: 0 }))
  const watched = useQueries({ queries }).map(({ data }) => data)
  const ended = watched.flatMap((document) =>
    document && document.analysis_status !== 'analyzing' ? [document.id] : [],
  )
  const endedIds = ended.join()
  useEffect(() => {
    if (endedIds) void refreshOverview()
  }, [endedIds])
  return documents.map((document) => watched.find((live) => live?.id === document.id) ?? document)
}
