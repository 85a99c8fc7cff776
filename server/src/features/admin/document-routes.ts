import {
  AdminDocument,
  AdminDocumentsQuery,
  DocumentContent,
  DocumentParams,
  ErrorBody,
  LegalIssue,
  UserParams,
} from '@karar/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { findLegalIssues } from '../analysis/service.ts'
import { deleteAnyDocument, findReadable, noteLook, sendOriginal } from '../documents/service.ts'
import {
  type AdminDocumentPage,
  findAnyDocument,
  findContent,
  listAllDocuments,
  listDocumentsOfUser,
} from './documents.ts'

const tags = ['administration']
const config = { access: 'admin' } as const
const recorded = 'Looking into a document of somebody else is written to the audit log.'

/** The calls of administrators on the documents of everybody. */
export function adminDocumentRoutes(app: App, { database: { db, heavy }, files, log }: Parts): void {
  const sendPage = (request: FastifyRequest, reply: FastifyReply, { documents, total, next }: AdminDocumentPage) => {
    reply.header('x-total-count', total)
    linkNext(request, reply, next)
    return documents
  }

  app.get(
    '/api/admin/documents',
    {
      config,
      schema: {
        tags,
        summary: 'The documents of everybody, newest first; q searches, status filters',
        querystring: AdminDocumentsQuery,
        response: { 200: z.array(AdminDocument) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listAllDocuments(heavy, request.query)),
  )
  app.get(
    '/api/admin/users/:id/documents',
    {
      config,
      schema: {
        tags,
        summary: 'The documents of one account, newest first; q searches, status filters',
        params: UserParams,
        querystring: AdminDocumentsQuery,
        response: { 200: z.array(AdminDocument), 404: ErrorBody },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await listDocumentsOfUser(heavy, request.params.id, request.query)),
  )
  app.get(
    '/api/admin/documents/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One document, and whose it is',
        params: DocumentParams,
        response: { 200: AdminDocument, 404: ErrorBody },
      },
    },
    (request) => findAnyDocument(db, request.params.id),
  )
  app.get(
    '/api/admin/documents/:id/legal-issues',
    {
      config,
      schema: {
        tags,
        summary: 'The issues of a document, worst first',
        description: recorded,
        params: DocumentParams,
        response: { 200: z.array(LegalIssue), 404: ErrorBody },
      },
    },
    (request) => findLegalIssues(db, personOf(request), request.params.id),
  )
  app.get(
    '/api/admin/documents/:id/content',
    {
      config,
      schema: {
        tags,
        summary: 'The text of a document; null, and why in words, while there is none',
        description: recorded,
        params: DocumentParams,
        response: { 200: DocumentContent, 404: ErrorBody },
      },
    },
    (request) => findContent(db, personOf(request), request.params.id),
  )
  app.get(
    '/api/admin/documents/:id/download',
    { config, schema: { tags, summary: 'The original file', description: recorded, params: DocumentParams } },
    async (request, reply) => {
      const person = personOf(request)
      const row = await findReadable(db, person, request.params.id)
      await noteLook(db, person, row, 'file')
      return sendOriginal(reply, files, row)
    },
  )
  app.delete(
    '/api/admin/documents/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a document of anybody, its file and its analysis',
        params: DocumentParams,
        response: { 204: z.null(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      await deleteAnyDocument({ db, files, log }, personOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
