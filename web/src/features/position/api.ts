import { type DocumentId, PartyIdentification, UserPartySet } from '@karar/schema'
import { queryOptions, useMutation, useMutationState } from '@tanstack/react-query'
import { request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { setFailureOf } from './set-failure.ts'

/** Who the parties are. @param analyzedAt tells one analysis of a document from the next */
export const partiesQuery = (id: DocumentId, analyzedAt: string | null) =>
  queryOptions({
    queryKey: ['position', id, 'parties', analyzedAt],
    queryFn: ({ signal }) => request(PartyIdentification, `/documents/${id}/party-identification`, { signal }),
    select: ({ identified_parties }) => identified_parties.parties,
  })

const settingKey = (id: DocumentId) => ['position', id, 'set']

/** Has the document read from the side of a party, wherever on its page that is asked for. @param onSet once it is */
export function useSetSide(id: DocumentId, onSet?: () => void) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey: settingKey(id),
    mutationFn: (party: string) => setUserParty(id, party),
    ...(onSet && { onSuccess: onSet }),
  })
  return { set: mutate, isPending, party: variables, failure: error && setFailureOf(error) }
}

/** The party from whose side the document is being read at this moment; null where nothing is. */
export function useSideBeingSet(id: DocumentId): string | null {
  const parties = useMutationState({
    filters: { mutationKey: settingKey(id), status: 'pending' },
    select: ({ state }) => state.variables as string,
  })
  return parties.at(-1) ?? null
}

/**
 * Has the document read from the side of a party. When this is done, everything that is shown of the document is on its
 * way anew, and its results are here.
 */
async function setUserParty(id: DocumentId, party: string): Promise<void> {
  const name = encodeURIComponent(party)
  await request(UserPartySet, `/documents/${id}/set-user-party?party_name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  void queryClient.invalidateQueries({ queryKey: ['documents'] })
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
  await queryClient.invalidateQueries({ queryKey: ['results', id] })
}
