import { ConsultationRequest, type DocumentId, type RequestConsultation } from '@karar/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { type ListPage, readPage } from '../../lib/http/read-page.ts'

/** Own requests about a document, newest first, page by page. */
export const requestsQuery = (id: DocumentId) =>
  infiniteQueryOptions({
    queryKey: ['consultations', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ListPage<ConsultationRequest>> =>
      readPage(
        ConsultationRequest,
        '/legal-consultation/my-requests',
        { document_id: id, limit: '10', cursor: pageParam },
        signal,
      ),
    getNextPageParam: (page) => page.next,
  })

/** Sends a request to the legal team. */
export async function requestConsultation(json: RequestConsultation): Promise<ConsultationRequest> {
  const sent = await request(ConsultationRequest, '/legal-consultation/request', { method: 'POST', json })
  void queryClient.invalidateQueries({ queryKey: requestsQuery(json.document_id).queryKey })
  return sent
}
