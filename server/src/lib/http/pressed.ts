import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DocumentWithResults } from '@karar/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BegunAnswer, gzipOf, textOf } from '../text/pressed-results.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Presses a page for whoever takes it pressed. What is at no route's address, as all pages are, goes past that which presses
 * the answers of routes.
 */
export async function pressed(request: FastifyRequest, reply: FastifyReply, page: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding')
  const takes = taken(request.headers['accept-encoding'])
  if (takes.has('br')) {
    reply.header('content-encoding', 'br')
    return brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  }
  if (takes.has('gzip')) {
    reply.header('content-encoding', 'gzip')
    return zip(page, { level: 1 })
  }
  return page
}

/**
 * Sends an answer that was begun when it was kept, and is in the shape of its route by how it was made.
 *
 * @returns what stands for it where a shape is expected
 */
export function sendBegun(request: FastifyRequest, reply: FastifyReply, answer: BegunAnswer): DocumentWithResults {
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  const isTaken = taken(request.headers['accept-encoding']).has('gzip')
  if (isTaken) reply.header('content-encoding', 'gzip')
  return reply.send(isTaken ? gzipOf(answer) : textOf(answer)) as unknown as DocumentWithResults
}

/** What is taken, without what is refused: 'br;q=0'. */
function taken(header: string | string[] | undefined): ReadonlySet<string> {
  const ways = [header ?? []].flat().join(',').toLowerCase().split(',')
  return new Set(
    ways.flatMap((way) => {
      const [name = '', weight = '1'] = way.replaceAll(' ', '').split(';q=')
      return Number(weight) > 0 ? [name] : []
    }),
  )
}
