import { type DocumentId, PartyIdentification, UserPartySet } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'

/** Who the parties are. @param analyzedAt tells one analysis of a document from the next */
export const partiesQuery = (id: DocumentId, analyzedAt: string | null) =>
  queryOptions({
    queryKey: ['position', id, 'parties', analyzedAt],
    queryFn: ({ signal }) => request(PartyIdentification, `/documents/${id}/party-identification`, { signal }),
    select: ({ identified_parties }) => identified_parties.parties,
  })

/**
 * Has the document read from the side of a party. When this is done, everything that is shown of the document is on its
 * way anew, and its results are here.
 */
export async function setUserParty(id: DocumentId, party: string): Promise<void> {
  const name = encodeURIComponent(party)
  await request(UserPartySet, `/documents/${id}/set-user-party?party_name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  void queryClient.invalidateQueries({ queryKey: ['documents'] })
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
  await queryClient.invalidateQueries({ queryKey: ['results', id] })
}
