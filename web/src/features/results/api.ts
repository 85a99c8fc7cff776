import { type DocumentId, DocumentText, ResolvedIssues, UnifiedAnalysisResponse } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { isInProgress } from './states/load-state.ts'

/** milliseconds between looks at an analysis that is under way */
const pollEvery = 3000

/** The analysis; asks again by itself while one is under way (`waiting`, or the server says so). */
export const analysisQuery = (id: DocumentId, waiting = false) =>
  queryOptions({
    queryKey: ['results', id, 'analysis'],
    queryFn: ({ signal }) => request(UnifiedAnalysisResponse, `/documents/${id}/unified-analysis`, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.available) return false
      return waiting || isInProgress(data.message) ? pollEvery : false
    },
  })

/**
 * The text that an analysis is of: a scan may be read differently the next time. It is fetched once for each analysis,
 * however that came to be known.
 *
 * @param analyzedAt tells one analysis of a document from the next
 */
export const textQuery = (id: DocumentId, analyzedAt: string | null) =>
  queryOptions({
    queryKey: ['results', id, 'text', analyzedAt],
    queryFn: ({ signal }) => request(DocumentText, `/documents/${id}/text`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Ids of the findings that the reader has ticked off. */
export const resolvedQuery = (id: DocumentId) =>
  queryOptions({
    queryKey: ['results', id, 'resolved'],
    queryFn: ({ signal }) => request(ResolvedIssues, `/documents/${id}/resolved-issues`, { signal }),
  })

/** Ticks a finding off, or takes the tick away; also while the page is being left. */
export async function tickIssue(id: DocumentId, issueId: string, on: boolean): Promise<void> {
  const path = `/documents/${id}/resolved-issues/${encodeURIComponent(issueId)}`
  await call(path, { method: on ? 'PUT' : 'DELETE', keepalive: true })
}
