import {
  CreatedSharedLink,
  type DocumentId,
  SharedAnalysis,
  type SharedLinkId,
  SharedLinks,
  type shareDays,
} from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'

export type ShareDays = (typeof shareDays)[number]

/** The links by which a document's analysis can be read. */
export const linksQuery = (id: DocumentId) =>
  queryOptions({
    queryKey: ['shared-links', id],
    queryFn: ({ signal }) => request(SharedLinks, `/documents/${id}/shared-links`, { signal }),
  })

/** Makes a link. In its address the secret stands behind the '#', which no browser sends to any server. */
export async function createLink(id: DocumentId, days: ShareDays): Promise<{ id: SharedLinkId; address: string }> {
  const { token, id: linkId } = await request(CreatedSharedLink, `/documents/${id}/shared-links`, {
    method: 'POST',
    json: { days },
  })
  void queryClient.invalidateQueries(linksQuery(id))
  return { id: linkId, address: `${window.location.origin}/shared#${token}` }
}

/** Ends a link at once. */
export async function endLink(id: DocumentId, linkId: SharedLinkId): Promise<void> {
  await call(`/documents/${id}/shared-links/${linkId}`, { method: 'DELETE' })
  await queryClient.invalidateQueries(linksQuery(id))
}

/** What a link shows. It is asked for once: each look counts as a use. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => request(SharedAnalysis, '/shared', { method: 'POST', json: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
