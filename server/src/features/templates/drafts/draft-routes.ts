import {
  CreateDraft,
  Draft,
  DraftParams,
  ErrorBody,
  ListedDraft,
  ListQuery,
  PaperQuery,
  SaveDraft,
} from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../../lib/http/http.ts'
import type { SendPaper } from '../../../lib/papers/send-paper.ts'
import type { Parts } from '../../../lib/parts.ts'
import { createDraft, deleteDraft, listDrafts, readDraft, saveDraft } from './drafts.ts'

/** In bytes: hundreds of fields, each of some length. */
const longestDraft = 1024 * 1024

export function draftRoutes(app: App, { database: { db } }: Parts, sendPaper: SendPaper): void {
  const tags = ['drafts']

  app.get(
    '/api/drafts',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Own drafts, newest first; the next page is in the Link header',
        querystring: ListQuery,
        response: { 200: z.array(ListedDraft) },
      },
    },
    async (request, reply) => {
      const { drafts, total, next } = await listDrafts(db, personOf(request).id, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return drafts
    },
  )

  app.post(
    '/api/drafts',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Begin a draft from a template',
        body: CreateDraft,
        response: { 201: Draft, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => reply.code(201).send(await createDraft(db, personOf(request), request.body)),
  )

  app.get(
    '/api/drafts/:id',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'An own draft', params: DraftParams, response: { 200: Draft, 404: ErrorBody } },
    },
    (request) => readDraft(db, personOf(request).id, request.params.id),
  )

  app.put(
    '/api/drafts/:id',
    {
      config: { access: 'user' },
      bodyLimit: longestDraft,
      schema: {
        tags,
        summary: 'Keep what was filled in; what is not named stays',
        params: DraftParams,
        body: SaveDraft,
        response: { 200: Draft, 400: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => saveDraft(db, personOf(request).id, request.params.id, request.body),
  )

  app.delete(
    '/api/drafts/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Delete an own draft',
        params: DraftParams,
        response: { 204: z.null(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      await deleteDraft(db, personOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/drafts/:id/download',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'An own draft as a Word, PDF or Markdown file',
        params: DraftParams,
        querystring: PaperQuery,
        response: { 404: ErrorBody, 429: ErrorBody, 500: ErrorBody },
      },
    },
    async (request, reply) => {
      const draft = await readDraft(db, personOf(request).id, request.params.id)
      const paper = { ...draft, content: draft.template_content, at: draft.updated_at }
      return sendPaper(request, reply, paper, request.query.format)
    },
  )
}
