import {
  DeleteDocuments,
  DeletedDocuments,
  Document,
  DocumentParams,
  DocumentsQuery,
  DocumentWithResults,
  ErrorBody,
  ListedDocument,
  RenameDocument,
  UploadResponse,
} from '@karar/schema'
import { z } from 'zod'
import { AppError } from '../../lib/http/errors.ts'
import type { App } from '../../lib/http/http.ts'
import { linkNext, personOf } from '../../lib/http/http.ts'
import { sendBegun } from '../../lib/http/pressed.ts'
import type { Parts } from '../../lib/parts.ts'
import { openLine } from '../../lib/queue/line.ts'
import { estimateSeconds, queueAnalysis } from '../analysis/service.ts'
import { listDocuments } from './list/list-documents.ts'
import { renameDocument } from './rename-document.ts'
import { sendOriginal } from './send-original.ts'
import { deleteDocument, deleteDocuments } from './service.ts'
import type { Inspectors } from './upload/inspect.ts'
import { findDocumentWithResults, findReadable, noteLook } from './upload/look.ts'
import { receiveUpload } from './upload/receive.ts'
import { upload } from './upload/upload.ts'
import { words } from './words.ts'

/** So many uploads of one person are taken in at a time: each is held in memory until it has been looked at. */
const uploadsAtOnce = 6

export function documentRoutes(app: App, parts: Parts & { inspectors: Inspectors }): void {
  const { database, files, queue, inspectors, log } = parts
  const { db, heavy } = database
  const { plans, rateLimits } = parts.config
  const uploads = openLine(uploadsAtOnce)
  const tags = ['documents']

  app.get(
    '/api/documents',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Own documents, searched, filtered and sorted; the next page is in the Link header',
        querystring: DocumentsQuery,
        response: { 200: z.array(ListedDocument) },
      },
    },
    async (request, reply) => {
      const { documents, total, next } = await listDocuments(
        request.query.q ? heavy : db,
        personOf(request).id,
        request.query,
      )
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return documents
    },
  )

  app.post(
    '/api/documents/upload',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Upload a PDF, DOCX or text file, or the photos of its pages',
        description:
          'multipart/form-data: `file` (at most 10 MB), or several of them where they are photos (JPG, PNG; at most 30 and 30 MB together), which become one PDF in their order; `analyze=true` starts the analysis at once; `force=true` keeps a file that was uploaded before; `kept_local=true` keeps it from any language model.',
        consumes: ['multipart/form-data'],
        response: {
          201: UploadResponse,
          402: ErrorBody,
          409: ErrorBody,
          413: ErrorBody,
          415: ErrorBody,
          422: ErrorBody,
          507: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort(new AppError('invalid_request', { message: words.brokenOff })))
      const startAnalysis = (tx: Parameters<typeof queueAnalysis>[0], id: Document['id']) =>
        queueAnalysis(tx, { queue, plans }, person.id, id)
      const context = {
        db,
        files,
        log,
        inspectors,
        owner: person.id,
        plans,
        rateLimits,
        startAnalysis,
        estimateSeconds,
        gone: gone.signal,
      }
      // nothing of what comes is read before it is its turn
      const leave = await uploads.enter(person.id, gone.signal)
      try {
        return reply.code(201).send(await upload(context, await receiveUpload(request)))
      } finally {
        leave()
      }
    },
  )

  app.get(
    '/api/documents/:id',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'One document', params: DocumentParams, response: { 200: DocumentWithResults } },
    },
    async (request, reply) => {
      const answer = await findDocumentWithResults(db, personOf(request), request.params.id)
      return 'pressed' in answer ? sendBegun(request, reply, answer) : answer
    },
  )

  app.get(
    '/api/documents/:id/file',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'The original file; 410 where the store has lost it', params: DocumentParams },
    },
    async (request, reply) => {
      const person = personOf(request)
      const row = await findReadable(db, person, request.params.id)
      await noteLook(db, person, row, 'file')
      return sendOriginal(reply, files, row)
    },
  )

  app.patch(
    '/api/documents/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Rename a document; it keeps the ending of its name',
        params: DocumentParams,
        body: RenameDocument,
        response: { 200: Document },
      },
    },
    (request) => renameDocument(db, personOf(request).id, request.params.id, request.body),
  )

  app.post(
    '/api/documents/delete',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Delete several documents, their files and their analyses',
        body: DeleteDocuments,
        response: { 200: DeletedDocuments },
      },
    },
    (request) => deleteDocuments({ db, files, log }, personOf(request).id, request.body.ids),
  )

  app.delete(
    '/api/documents/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Delete a document, its file and its analysis',
        params: DocumentParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteDocument({ db, files, log }, personOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
