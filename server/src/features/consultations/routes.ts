import { ConsultationRequest, ConsultationsQuery, ErrorBody, RequestConsultation } from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { listOwnRequests, requestConsultation } from './service.ts'

export function consultationRoutes(app: App, { database: { db }, queue }: Parts): void {
  const tags = ['consultations']

  app.post(
    '/api/legal-consultation/request',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Ask the human legal team about an own document',
        body: RequestConsultation,
        response: { 201: ConsultationRequest, 409: ErrorBody },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await requestConsultation({ db, queue }, personOf(request).id, request.body)),
  )

  app.get(
    '/api/legal-consultation/my-requests',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Own requests to the legal team, newest first; the next page is in the Link header',
        querystring: ConsultationsQuery,
        response: { 200: z.array(ConsultationRequest) },
      },
    },
    async (request, reply) => {
      const { requests, total, next } = await listOwnRequests(db, personOf(request).id, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return requests
    },
  )
}
