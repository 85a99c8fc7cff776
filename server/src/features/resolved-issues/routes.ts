import { DocumentParams, ResolvedIssueParams, ResolvedIssues } from '@karar/schema'
import { z } from 'zod'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { listResolved, reopenIssue, resolveIssue } from './service.ts'

export function resolvedIssueRoutes(app: App, { database: { db } }: Parts): void {
  const tags = ['resolved issues']

  app.get(
    '/api/documents/:id/resolved-issues',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Ids of the findings that the caller has ticked off',
        params: DocumentParams,
        response: { 200: ResolvedIssues },
      },
    },
    (request) => listResolved(db, personOf(request), request.params.id),
  )

  app.put(
    '/api/documents/:id/resolved-issues/:issueId',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Tick a finding off, for the caller alone; the score stays as it is',
        params: ResolvedIssueParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await resolveIssue(db, personOf(request), request.params.id, request.params.issueId)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/documents/:id/resolved-issues/:issueId',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Take the tick away',
        params: ResolvedIssueParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await reopenIssue(db, personOf(request), request.params.id, request.params.issueId)
      return reply.code(204).send(null)
    },
  )
}
