import {
  CreatedSharedLink,
  DocumentParams,
  ErrorBody,
  NewSharedLink,
  OpenSharedLink,
  SharedAnalysis,
  SharedLinkParams,
  SharedLinks,
} from '@karar/schema'
import { z } from 'zod'
import { AppError } from '../../lib/http/errors.ts'
import { fewer } from '../../lib/http/fewer.ts'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { createLink, listLinks, openLink, revokeLink } from './service.ts'
import { words } from './words.ts'

export function sharingRoutes(app: App, { database: { db }, config: { sharedLinks: enabled } }: Parts): void {
  const tags = ['sharing']

  app.get(
    '/api/documents/:id/shared-links',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Links by which the analysis of an own document can be read without an account',
        params: DocumentParams,
        response: { 200: SharedLinks },
      },
    },
    async (request) => ({ enabled, links: await listLinks(db, personOf(request).id, request.params.id) }),
  )

  app.post(
    '/api/documents/:id/shared-links',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Make such a link; its secret is told once',
        params: DocumentParams,
        body: NewSharedLink,
        response: { 201: CreatedSharedLink, 400: ErrorBody, 403: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      if (!enabled) throw new AppError('sharing_off', { message: words.off })
      return reply.code(201).send(await createLink(db, personOf(request).id, request.params.id, request.body.days))
    },
  )

  app.delete(
    '/api/documents/:id/shared-links/:linkId',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'End such a link at once', params: SharedLinkParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await revokeLink(db, personOf(request).id, request.params.id, request.params.linkId)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/shared',
    {
      config: { access: 'public', ...fewer(60) },
      schema: {
        tags,
        summary: 'What a link shows: one analysis and its text, to whoever has the secret',
        body: OpenSharedLink,
        response: { 200: SharedAnalysis, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      if (!enabled) throw new AppError('link_not_found')
      return openLink(db, request.body.token)
    },
  )
}
