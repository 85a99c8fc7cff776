import { Enquiry, type EnquiryId, EnquirySent, type NewEnquiry } from '@karar/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { readPage } from '../../lib/http/read-page.ts'

/** Sends an enquiry to the administrators. */
export async function sendEnquiry(enquiry: NewEnquiry): Promise<void> {
  await request(EnquirySent, '/enquiries', { method: 'POST', json: enquiry })
}

const key = ['admin', 'enquiries']

/** All enquiries, newest first. Only administrators may ask. */
export const enquiriesQuery = infiniteQueryOptions({
  queryKey: key,
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => readPage(Enquiry, '/admin/enquiries', { cursor: pageParam }, signal),
  getNextPageParam: (page) => page.next,
})

export async function markAnswered(id: EnquiryId): Promise<void> {
  await call(`/admin/enquiries/${id}/answered`, { method: 'POST' })
  await queryClient.invalidateQueries({ queryKey: key })
}

export async function deleteEnquiry(id: EnquiryId): Promise<void> {
  await call(`/admin/enquiries/${id}`, { method: 'DELETE' })
  await queryClient.invalidateQueries({ queryKey: key })
}
