import {
  type CorrectFact,
  DocumentId,
  DocumentText,
  KeyFacts,
  ResolvedIssues,
  SampleAnalysis,
  UnifiedAnalysisResponse,
} from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
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

/** The id that stands for the sample contract, which is nobody's document. */
export const sampleId = DocumentId.parse('00000000-0000-7000-8000-000000000000')

/** The analysis of the sample contract, which anybody may read. */
export const sampleQuery = queryOptions({
  queryKey: ['sample'],
  queryFn: ({ signal }) => request(SampleAnalysis, '/sample', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
})

/** Ids of the findings that the reader has ticked off. */
export const resolvedQuery = (id: DocumentId) =>
  queryOptions({
    queryKey: ['results', id, 'resolved'],
    // ticks on the sample are kept on this page alone
    queryFn: async ({ signal }) =>
      id === sampleId ? [] : request(ResolvedIssues, `/documents/${id}/resolved-issues`, { signal }),
  })

/** documents whose ticks are read anew once the own ones are kept, which the server does not know of before */
const toRead = new Set<DocumentId>()
export const tickKey = (id: DocumentId) => ['tick', id]

/** Reads the ticks anew: they changed on another page of the same person. */
export function refreshTicks(id: DocumentId): void {
  if (queryClient.isMutating({ mutationKey: tickKey(id) }) > 0) toRead.add(id)
  else void queryClient.invalidateQueries({ queryKey: resolvedQuery(id).queryKey })
}

/** What was put off meanwhile. The tick that is just being kept counts as one that is on its way. */
export function ticksAreKept(id: DocumentId): void {
  if (queryClient.isMutating({ mutationKey: tickKey(id) }) <= 1 && toRead.delete(id))
    void queryClient.invalidateQueries({ queryKey: resolvedQuery(id).queryKey })
}

/** Ticks a finding off, or takes the tick away; also while the page is being left. */
export async function tickIssue(id: DocumentId, issueId: string, on: boolean): Promise<void> {
  if (id === sampleId) return
  const path = `/documents/${id}/resolved-issues/${encodeURIComponent(issueId)}`
  await call(path, { method: on ? 'PUT' : 'DELETE', keepalive: true })
}

/** Puts a fact right by hand, or takes that back; when this is done, the facts are shown as they stand now. */
export async function correctFact(id: DocumentId, change: CorrectFact): Promise<void> {
  const key_facts = await request(KeyFacts, `/documents/${id}/facts`, { method: 'PUT', json: change })
  const { queryKey } = analysisQuery(id)
  // what is on its way does not know of this yet
  await queryClient.cancelQueries({ queryKey }, { silent: true })
  queryClient.setQueryData(queryKey, (now) =>
    now?.unified_analysis ? { ...now, unified_analysis: { ...now.unified_analysis, key_facts } } : now,
  )
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}
