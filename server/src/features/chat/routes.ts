import {
  ChatExchange,
  ChatMessage,
  ChatSuggestions,
  DocumentParams,
  ErrorBody,
  ListQuery,
  SendChat,
} from '@karar/schema'
import { z } from 'zod'
import { AppError } from '../../lib/http/errors.ts'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import type { Answerers } from './answerers.ts'
import { ask } from './ask.ts'
import { clearConversation, findSuggestions, listMessages } from './service.ts'
import { streamAnswer } from './stream-answer.ts'
import { words } from './words.ts'

export function chatRoutes(app: App, { database: { db }, log, answerers, ai }: Parts & { answerers: Answerers }): void {
  const tags = ['chat']
  const params = DocumentParams
  // a stream that nobody ends would hold the server's own end up
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new AppError('unavailable', { message: words.closing })))
  const context = { db, answerers, ai, log, closing: closing.signal }

  app.get(
    '/api/documents/:id/chat',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Your own conversation with a document, newest first; the next page is in the Link header',
        params,
        querystring: ListQuery,
        response: { 200: z.array(ChatMessage) },
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
    '/api/documents/:id/chat',
    {
      config: { access: 'user' },
      attachValidation: true,
      schema: {
        tags,
        summary: 'Ask a question about an analysed document',
        description:
          'With `Accept: text/event-stream` the answer comes as server-sent events: `question`, `citations`, `text` in pieces (after an `again` both begin anew), then `done` with both messages, or `failed` with `detail`. It is finished and kept although the client goes away.',
        params,
        body: SendChat,
        response: { 200: ChatExchange, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const message = readMessage(request.body, request.validationError)
      const asked = await ask(context, personOf(request), request.params.id, message)
      return request.headers.accept?.includes('text/event-stream')
        ? streamAnswer(reply, asked, closing.signal)
        : asked.exchange
    },
  )

  app.delete(
    '/api/documents/:id/chat',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Clear your own conversation with a document', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await clearConversation(db, personOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/documents/:id/chat/suggestions',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Questions to begin with, in English and Hindi',
        params,
        response: { 200: ChatSuggestions },
      },
    },
    (request) => findSuggestions(db, personOf(request), request.params.id),
  )
}

/** @throws AppError invalid_request in the shape's own sentence alone, since it is shown to the person */
function readMessage(body: unknown, refusal: { validationContext?: string } | undefined): string {
  if (refusal?.validationContext === 'params') throw new AppError('not_found')
  const { data, error } = SendChat.safeParse(body)
  if (data) return data.message
  const [issue] = error.issues
  throw new AppError('invalid_request', { message: issue?.path.length ? issue.message : words.noMessage })
}
