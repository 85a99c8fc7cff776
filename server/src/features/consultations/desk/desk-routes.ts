import { ChangeConsultation, ConsultationParams, DeskQuery, DeskRequest, ErrorBody } from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../../lib/http/http.ts'
import type { Parts } from '../../../lib/parts.ts'
import { changeRequest } from './change-request.ts'
import { listLawyers, listRequests } from './list-requests.ts'

/** The calls of the legal desk on the requests of everybody. */
export function deskRoutes(app: App, { database: { db, heavy }, queue }: Parts): void {
  const tags = ['legal desk']
  const config = { access: 'admin' } as const

  app.get(
    '/api/admin/legal-consultation/requests',
    {
      config,
      schema: {
        tags,
        summary: 'Requests of everybody, newest first; q searches, status and urgency filter',
        querystring: DeskQuery,
        response: { 200: z.array(DeskRequest) },
      },
    },
    async (request, reply) => {
      const { requests, total, next } = await listRequests(heavy, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return requests
    },
  )

  app.get(
    '/api/admin/legal-consultation/lawyers',
    {
      config,
      schema: {
        tags,
        summary: 'Names of lawyers whom requests were assigned to, the last one first',
        response: { 200: z.array(z.string()) },
      },
    },
    () => listLawyers(heavy),
  )

  app.put(
    '/api/admin/legal-consultation/requests/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change status, assigned lawyer or notes; only what is named',
        description:
          'Named in the query, or in a body where that is too long for an address: the body wins. A lawyer’s name alone assigns a request that is pending.',
        params: ConsultationParams,
        querystring: ChangeConsultation,
        body: ChangeConsultation.nullish(),
        response: { 200: DeskRequest, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    (request) =>
      changeRequest({ db, queue, reader: personOf(request) }, request.params.id, { ...request.query, ...request.body }),
  )
}
