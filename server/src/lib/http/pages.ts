import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { words } from '../text/words.ts'
import { AppError } from './errors.ts'
import type { App } from './http.ts'

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * Serves the built pages. Files with a hash in their name may be kept by the browser for ever; the page itself is
 * asked for each time and carries the nonce of this answer. Every address outside of /api without a dot in its last part or before any is the page:
 * the browser's router takes it from there.
 */
export async function pages(app: App, folder = built): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        // the one kind of text that is sent without saying its encoding
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    })
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path)
    if (!isPage || /\/\.|\.[^/.]*$/.test(path)) throw new AppError('not_found')
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
    reply.header('cache-control', 'no-cache')
    // a link was given to somebody, not to the search engines
    if (path.startsWith('/shared')) reply.header('x-robots-tag', 'noindex, nofollow')
    if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(words.pagesNotBuilt)
    return reply.type('text/html; charset=utf-8').send(html.replaceAll('__NONCE__', reply.cspNonce.style))
  })
}
