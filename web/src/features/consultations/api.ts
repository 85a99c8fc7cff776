import {
  ConsultationRequest,
  type DocumentId,
  LegalMessage,
  type RequestConsultation,
  TimeEntry,
  TimeSummary,
} from '@karar/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { type ListPage, readPage } from '../../lib/http/read-page.ts'
import { saveFile } from '../../lib/save-file.ts'
import { fileNameOf } from '../../lib/text/file-name.ts'

const key = 'consultations'
/** milliseconds between looks at what the other side may have done */
const lookEvery = 60_000

/** Own requests, newest first, page by page; of one document where it is named. */
export const requestsQuery = (id: DocumentId | '') =>
  infiniteQueryOptions({
    queryKey: [key, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ListPage<ConsultationRequest>> =>
      readPage(
        ConsultationRequest,
        '/legal-consultation/my-requests',
        { document_id: id, limit: '10', cursor: pageParam },
        signal,
      ),
    getNextPageParam: (page) => page.next,
    refetchInterval: lookEvery,
  })

/** Sends a request to the legal team. */
export async function requestConsultation(json: RequestConsultation): Promise<ConsultationRequest> {
  const sent = await request(ConsultationRequest, '/legal-consultation/request', { method: 'POST', json })
  void queryClient.invalidateQueries({ queryKey: [key] })
  return sent
}

/** What was written about a request, newest first. */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['legal-messages', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readPage(LegalMessage, `/legal-requests/${id}/messages`, { cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchInterval: lookEvery,
  })

/** Writes to the other side. */
export async function sendMessage(id: string, content: string): Promise<void> {
  await request(LegalMessage, `/legal-requests/${id}/messages`, { method: 'POST', json: { content } })
  await queryClient.invalidateQueries({ queryKey: messagesQuery(id).queryKey })
  void queryClient.invalidateQueries({ queryKey: [key] })
}

/** The time on a request, newest first. */
export const entriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['legal-time', id, 'entries'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readPage(TimeEntry, `/legal-requests/${id}/time-entries`, { cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })

/** What the time on a request comes to. */
export const summaryQuery = (id: string) =>
  queryOptions({
    queryKey: ['legal-time', id, 'summary'],
    queryFn: ({ signal }) => request(TimeSummary, `/legal-requests/${id}/time-summary`, { signal }),
    staleTime: 0,
  })

/** Asks again for entries and sums, when some time has changed. */
export function refreshTime(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['legal-time', id] })
}

/** Saves the statement of a request as a file. */
export async function saveStatement(id: string, format: 'pdf' | 'csv'): Promise<void> {
  const response = await call(`/legal-requests/${id}/statement?format=${format}`, { timeout: 120_000 })
  saveFile(await response.blob(), fileNameOf(response) ?? `statement.${format}`)
}
