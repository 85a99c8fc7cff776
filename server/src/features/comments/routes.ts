import { AddComment, Comment, CommentParams, DocumentParams, EditComment, ErrorBody, ListQuery } from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { addComment, deleteComment, editComment } from './change-comments.ts'
import { listComments } from './list-comments.ts'

const tags = ['comments']
const seen = 'A private comment is seen, edited and deleted by its author alone; to anybody else there is none.'

export function commentRoutes(app: App, { database: { db } }: Parts): void {
  // administrators have the same two calls at an address of their own
  for (const { base, access } of [
    { base: '/api/documents/:id/comments', access: 'user' },
    { base: '/api/admin/documents/:id/comments', access: 'admin' },
  ] as const) {
    app.get(
      base,
      {
        config: { access },
        schema: {
          tags,
          summary: 'Comments on a document, newest first; the next page is in the Link header',
          description: seen,
          params: DocumentParams,
          querystring: ListQuery,
          response: { 200: z.array(Comment), 404: ErrorBody },
        },
      },
      async (request, reply) => {
        const { comments, total, next } = await listComments(db, personOf(request), request.params.id, request.query)
        reply.header('x-total-count', total)
        linkNext(request, reply, next)
        return comments
      },
    )
    app.post(
      base,
      {
        config: { access },
        schema: {
          tags,
          summary: 'Comment on a document, or on a place in it',
          params: DocumentParams,
          body: AddComment,
          response: { 201: Comment, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await addComment(db, personOf(request), request.params.id, request.body)),
    )
  }

  app.put(
    '/api/documents/:id/comments/:commentId',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Change a comment: only what is named',
        description: seen,
        params: CommentParams,
        body: EditComment,
        response: { 200: Comment, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => editComment(db, personOf(request), request.params.id, request.params.commentId, request.body),
  )
  app.delete(
    '/api/documents/:id/comments/:commentId',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Delete a comment',
        description: seen,
        params: CommentParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteComment(db, personOf(request), request.params.id, request.params.commentId)
      return reply.code(204).send(null)
    },
  )
}
