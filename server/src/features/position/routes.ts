import { DocumentParams, ErrorBody, PartyIdentification, SetUserParty, UserPartySet } from '@karar/schema'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { identifyParties, setUserParty } from './service.ts'
import type { SideReaders } from './sides.ts'

export function positionRoutes(app: App, { database: { db }, sides, ai, queue }: Parts & { sides: SideReaders }): void {
  const tags = ['position']

  app.get(
    '/api/documents/:id/party-identification',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Who the parties of a document are',
        params: DocumentParams,
        response: { 200: PartyIdentification },
      },
    },
    (request) => identifyParties(db, personOf(request), request.params.id),
  )

  app.post(
    '/api/documents/:id/set-user-party',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Read a document from the side of one of its parties',
        params: DocumentParams,
        querystring: SetUserParty,
        response: { 200: UserPartySet, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
      },
    },
    (request) => setUserParty({ db, sides, ai, queue }, personOf(request), request.params.id, request.query),
  )
}
