import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

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
