import {
  ConsultationParams,
  ConsultationRequest,
  ConsultationsQuery,
  ErrorBody,
  LegalMessage,
  ListQuery,
  RequestConsultation,
  SendLegalMessage,
} from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { listMessages, sendMessage } from './messages.ts'
import { listOwnRequests, requestConsultation } from './service.ts'

/** The calls of those who ask the legal team, and the conversation about a request, which both sides have. */
export function consultationRoutes(app: App, { database: { db }, queue }: Parts): void {
  const tags = ['consultations']
  const config = { access: 'user' } as const

  app.post(
    '/api/legal-consultation/request',
    {
      config,
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
      config,
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

  app.get(
    '/api/legal-requests/:id/messages',
    {
      config,
      schema: {
        tags,
        summary: 'What requester and legal team wrote each other, newest first; the next page is in the Link header',
        params: ConsultationParams,
        querystring: ListQuery,
        response: { 200: z.array(LegalMessage), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { messages, total, next } = await listMessages(db, personOf(request), request.params.id, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return messages
    },
  )

  app.post(
    '/api/legal-requests/:id/messages',
    {
      config,
      schema: {
        tags,
        summary: 'Write to the other side about a request',
        params: ConsultationParams,
        body: SendLegalMessage,
        response: { 201: LegalMessage, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await sendMessage({ db, queue }, personOf(request), request.params.id, request.body)),
  )
}
