import { Enquiry, EnquiryParams, EnquirySent, ErrorBody, ListQuery, NewEnquiry } from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { deleteEnquiry, limitEnquiries, listEnquiries, markAnswered, sendEnquiry } from './service.ts'
import { words } from './words.ts'

export function enquiryRoutes(app: App, { database: { db }, config, queue }: Parts): void {
  const tags = ['enquiries']

  app.post(
    '/api/enquiries',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Ask sales for an answer, with an account or without',
        body: NewEnquiry,
        response: { 201: EnquirySent, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      if (config.rateLimits) await limitEnquiries(db, request.ip)
      await sendEnquiry({ db, queue }, request.body)
      return reply.code(201).send({ success: true, message: words.sent })
    },
  )

  app.get(
    '/api/admin/enquiries',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Enquiries, newest first; the next page is in the Link header',
        querystring: ListQuery,
        response: { 200: z.array(Enquiry) },
      },
    },
    async (request, reply) => {
      const { enquiries, total, next } = await listEnquiries(db, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return enquiries
    },
  )

  app.post(
    '/api/admin/enquiries/:id/answered',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Note that an enquiry was answered',
        params: EnquiryParams,
        response: { 200: Enquiry, 404: ErrorBody },
      },
    },
    (request) => markAnswered(db, personOf(request).id, request.params.id),
  )

  app.delete(
    '/api/admin/enquiries/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Remove an enquiry for good',
        params: EnquiryParams,
        response: { 204: z.null(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      await deleteEnquiry(db, personOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
