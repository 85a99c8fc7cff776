import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Person } from './access.ts'
import { AppError } from './errors.ts'

/** The HTTP application: request and response shapes are zod's. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** The signed-in person of a request to a route that is not public. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new AppError('authentication_required')
  return request.person
}

/** Names the next page of a list in the `Link` header: the same address with another cursor. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | number | undefined): void {
  if (next === undefined) return
  const address = new URL(request.url, 'http://here')
  address.searchParams.set('cursor', String(next))
  reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
}
