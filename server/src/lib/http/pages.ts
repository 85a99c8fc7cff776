import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import { words } from '../text/words.ts'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { type LiveMatter, openLivePages } from './live-pages.ts'
import { pressed } from './pressed.ts'

/** Between these stands what a page shows until it is drawn here (web/build/prerender.ts). */
const notDrawnFrom = /<!--live (\w+)-->/
const notDrawnTo = '<!--/live-->'

/** The pages behind the sign-in that are drawn as they stand before anything has come (web/src/draw-frames.tsx). */
const frames = [
  [/^\/documents$/, 'documents'],
  [/^\/documents\/[^/]+\/results$/, 'results'],
] as const

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Not for programs: the page of the API leaves it out. */
const noCall = { schema: { hide: true } }

/**
 * Serves the built pages. Files with a hash in their name may be kept by the browser for ever; the page itself is
 * asked for each time and carries the nonce of this answer. Every address outside of /api without a dot in its last part or before any is the page:
 * the browser's router takes it from there. Some are drawn beforehand (web/build/prerender.ts).
 *
 * @param publicUrl the address that people use
 * @param freeDocumentsLimit how many contracts a new account has free, which the pages tell
 * @param matter what pages that change from day to day have to say
 */
export async function pages(
  app: App,
  { publicUrl, freeDocumentsLimit }: Pick<Config, 'publicUrl' | 'freeDocumentsLimit'>,
  matter: LiveMatter = {},
  folder = built,
): Promise<void> {
  const drawn = drawnPages(folder, freeDocumentsLimit)
  const live = openLivePages(matter, folder)
  forSearchEngines(app, publicUrl, drawn)
  // The form of the sign-in, sent by a browser in which its script does not run: nobody is signed in without, so what it
  // brings is not even read, and it leads back to where it came from.
  app.post('/login', { ...noCall, onRequest: (request, reply) => backToForm(request, reply) }, backToForm)

  if (existsSync(folder)) {
    const assets = join(folder, 'assets')
    const shared: FastifyStaticOptions = {
      root: folder,
      index: false,
      // as the build has pressed them (web/build/press.ts)
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(assets)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        // the one kind of text that is sent without saying its encoding
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    }
    // one route for all of them: two for each of a hundred files took a tenth of every start
    if (existsSync(assets))
      await app.register(fastifyStatic, { ...shared, root: assets, prefix: '/assets/', allowedPath: isNotPressed })
    await app.register(fastifyStatic, {
      ...shared,
      wildcard: false,
      decorateReply: !existsSync(assets),
      globIgnore: ['**/index.html', 'assets/**', 'pages/**', 'frames/**', 'drawing/**', '**/*.br', '**/*.gz'],
    })
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path)
    if (!isPage || /\/\.|\.[^/.]*$/.test(path)) throw new AppError('not_found')
    const name = path === '/' ? path : path.replace(/\/$/, '')
    // where somebody looks at one public page, the next one is not far: nobody waits for the first drawing of the day
    if (drawn.has(name) && !(name in matter)) void live.begin()
    const asked = request.url.slice(path.length)
    const file = (asksForAnother(name, asked) ? undefined : drawn.get(name)) ?? frameOf(folder, name, asked)
    const page = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    // with a question in its address, a page says something else
    const body = asked.startsWith('?') ? undefined : await live.body(name)
    const html = body === undefined || page === undefined ? page : withDrawn(page, body)
    reply.header('cache-control', 'no-cache')
    // a link was given to somebody, not to the search engines
    if (path.startsWith('/shared')) reply.header('x-robots-tag', 'noindex, nofollow')
    if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(words.pagesNotBuilt)
    const whole = html
      .replaceAll('__NONCE__', reply.cspNonce)
      .replaceAll('__ORIGIN__', publicUrl)
      .replaceAll('__FREE__', String(freeDocumentsLimit))
    return reply.type('text/html; charset=utf-8').send(await pressed(request, reply, whole))
  })
}

/** A pressed file is asked for by the name of the one that it stands for. */
const isNotPressed = (path: string) => !/\.(?:br|gz)$/.test(path)

function withDrawn(page: string, body: string): string {
  const from = notDrawnFrom.exec(page)
  const to = page.indexOf(notDrawnTo, from?.index)
  if (!from || to < 0) return page
  const drawn = `<div id="root" data-drawn="${from[1]}">${body}</div>`
  return page.slice(0, from.index) + drawn + page.slice(to + notDrawnTo.length)
}

/**
 * The file of a page that is drawn for whoever is signed in; all other addresses have the page that shows nothing yet. So
 * have those with a token, which lead whoever forgot a password to another one.
 */
function frameOf(folder: string, path: string, asked: string): string {
  const frame = new URLSearchParams(asked).has('token') ? undefined : frames.find(([address]) => address.test(path))
  const file = frame && join('frames', `${frame[1]}.html`)
  return file && existsSync(join(folder, file)) ? file : 'index.html'
}

/**
 * Whether an address asks for something else than was drawn of its page: a token leads whoever forgot a password to another
 * page wherever it stands, and the sign-in has other forms (web/src/features/accounts/start.ts).
 */
function asksForAnother(path: string, asked: string): boolean {
  const questions = new URLSearchParams(asked)
  return (
    questions.has('token') || (path === '/login' && /^(register|forgot-password)$/.test(questions.get('mode') ?? ''))
  )
}

async function backToForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = request.url.indexOf('?')
  return reply.code(303).redirect(asked < 0 ? '/login' : `/login${request.url.slice(asked)}`)
}

/** The pages that were drawn when they were built: '/pricing' -> 'pages/pricing.html', or, where one contract is free, its like in `pages/one/`. */
function drawnPages(folder: string, freeDocumentsLimit: number): ReadonlyMap<string, string> {
  const inside = join(folder, 'pages')
  const files = existsSync(inside) ? readdirSync(inside).filter((file) => file.endsWith('.html')) : []
  const ofOne = (file: string) => freeDocumentsLimit === 1 && existsSync(join(inside, 'one', file))
  const fileOf = (file: string) => (ofOne(file) ? `pages/one/${file}` : `pages/${file}`)
  return new Map(files.map((file) => [file === 'home.html' ? '/' : `/${file.slice(0, -5)}`, fileOf(file)]))
}

/** What search engines may look at, and what is there for them. */
function forSearchEngines(app: App, publicUrl: string, drawn: ReadonlyMap<string, string>): void {
  // documents are not among them: without a session there is nothing but the way to sign in
  const closed = ['/api/', '/account', '/admin', '/drafts', '/requests', '/shared', '/confirm-address']
  app.get('/robots.txt', noCall, async (_request, reply) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', noCall, async (_request, reply) => {
    const urls = [...drawn.keys()].sort().map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      )
  })
}
