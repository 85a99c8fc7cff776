import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleError } from './error-handler.ts'
import type { App } from './http.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

let folder: string
let app: App
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  app = fastify() as unknown as App
  app.setErrorHandler(handleError)
  await securityHeaders(app, 'http://127.0.0.1:3000')
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function build(): Promise<void> {
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<meta nonce="__NONCE__"><style nonce="__NONCE__"></style><main>Karar</main>',
  )
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  await mkdir(join(folder, 'pages'))
  await writeFile(
    join(folder, 'pages', 'pricing.html'),
    '<style nonce="__NONCE__"></style><a href="__ORIGIN__/pricing">__FREE__ in total</a>',
  )
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await pages(app, { publicUrl: 'https://karar.example', freeDocumentsLimit: 7 }, undefined, folder)
}

test('where one contract is free, pages that were drawn for one are sent', async () => {
  await mkdir(join(folder, 'pages', 'one'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '')
  for (const file of ['home.html', 'about.html']) await writeFile(join(folder, 'pages', file), '__FREE__ contracts')
  await writeFile(join(folder, 'pages', 'one', 'home.html'), '1 contract')
  await pages(app, { publicUrl: 'https://karar.example', freeDocumentsLimit: 1 }, undefined, folder)
  expect((await app.inject({ url: '/' })).body).toBe('1 contract')
  expect((await app.inject({ url: '/about' })).body).toBe('1 contracts')
  const sitemap = await app.inject({ url: '/sitemap.xml' })
  expect(sitemap.body.match(/<loc>[^<]*<\/loc>/g)).toHaveLength(2)
})

test('every address of a page is the page, with the nonce of this very answer', async () => {
  await build()
  const seen = new Set<string>()
  for (const url of ['/', '/documents', '/documents/01a1/results?issue=3', '/login?token=a.b']) {
    const { statusCode, headers, body } = await app.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toMatch(/^text\/html/)
    const nonce = /style-src 'self' 'nonce-(\w+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(body).toBe(`<meta nonce="${nonce}"><style nonce="${nonce}"></style><main>Karar</main>`)
    seen.add(nonce)
  }
  expect(seen.size).toBe(4)
})

test('documents and results have their frames, but for whoever sets a new password', async () => {
  await mkdir(join(folder, 'frames'))
  for (const name of ['documents', 'results']) {
    await writeFile(join(folder, 'frames', `${name}.html`), `<style nonce="__NONCE__"></style>the frame of ${name}`)
  }
  await build()
  const body = async (url: string) => (await app.inject({ url })).body.replace(/.*<\/style>/, '')
  const shown: Record<string, string> = {
    '/documents': 'the frame of documents',
    '/documents/?sort=score': 'the frame of documents',
    '/documents/01a1/results': 'the frame of results',
    '/documents/01a1/results?tab=chat': 'the frame of results',
    '/documents?token=abc': '<main>Karar</main>',
    '/documents/01a1/results?tab=chat&token=': '<main>Karar</main>',
    '/documents/results': '<main>Karar</main>',
    '/documents/a/b/results': '<main>Karar</main>',
    '/': '<main>Karar</main>',
  }
  for (const [url, what] of Object.entries(shown)) expect(await body(url), url).toBe(what)
  expect((await app.inject({ url: '/frames/documents.html' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/sitemap.xml' })).body).not.toContain('documents')
})

test('files with a hash in their name are kept for ever, others are asked for again', async () => {
  await build()
  const script = await app.inject({ url: '/assets/app-1a2b.js' })
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const icon = await app.inject({ url: '/favicon.svg' })
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
  // each that is text says its encoding
  expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(script.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
})

test('what the build has pressed is sent so to whoever takes it, and is no file of its own', async () => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {}'))
  await pages(app, { publicUrl: 'https://karar.example', freeDocumentsLimit: 7 }, undefined, folder)
  const url = '/assets/app-1a2b.js'
  const pressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(pressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(pressed.headers['content-type']).toMatch(/javascript/)
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe('export {}')
  const plain = await app.inject({ url })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {}'])
  expect((await app.inject({ url: `${url}.br` })).statusCode).toBe(404)
})

test('a page is sent pressed to whoever takes it so, and plain to whoever does not', async () => {
  await build()
  const asked = async (accept: string) => {
    const { headers, rawPayload } = await app.inject({ url: '/documents', headers: { 'accept-encoding': accept } })
    expect(headers.vary, accept).toMatch(/accept-encoding/i)
    return [headers['content-encoding'], rawPayload] as const
  }
  const [br, brotli] = await asked('gzip, deflate, br, zstd')
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', expect.stringContaining('<main>Karar</main>')])
  const [gzip, zipped] = await asked('gzip;q=0.8, br;q=0')
  expect([gzip, gunzipSync(zipped).toString()]).toEqual(['gzip', expect.stringContaining('<main>Karar</main>')])
  for (const none of ['', 'identity', 'gzip; q=0']) {
    const [plain, html] = await asked(none)
    expect([plain, html.toString()], none).toEqual([undefined, expect.stringContaining('<main>Karar</main>')])
  }
})

test.each(['/.git/config', '/.git/HEAD', '/.env', '/documents/.git/x'])('%s is no page', async (url) => {
  await build()
  expect((await app.inject({ url })).statusCode).toBe(404)
})

test('what is no page is not found: files that are not there, the API, the raw page, ways out of the folder', async () => {
  await build()
  for (const url of [
    '/assets/old-9z.js',
    '/api/nothing',
    '/api',
    '/index.html',
    '/..%2f..%2fetc/passwd.txt',
    '/assets/..%2findex.html',
    '/.env',
  ]) {
    const answer = await app.inject({ url })
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { detail: 'There is nothing at this address.' }])
  }
  expect((await app.inject({ method: 'POST', url: '/documents' })).statusCode).toBe(404)
})

test('without built pages an address says how to build them', async () => {
  await pages(app, { publicUrl: 'https://karar.example', freeDocumentsLimit: 7 }, undefined, join(folder, 'not-there'))
  const { statusCode, body } = await app.inject({ url: '/' })
  expect(statusCode).toBe(503)
  expect(body).toContain('npm run build')
})

test('a page that was drawn beforehand is sent with the nonce of this answer, the address that people use and what is free', async () => {
  await build()
  for (const url of ['/pricing', '/pricing/', '/pricing?from=mail']) {
    const { headers, body } = await app.inject({ url })
    const nonce = /style-src 'self' 'nonce-(\w+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(body, url).toBe(`<style nonce="${nonce}"></style><a href="https://karar.example/pricing">7 in total</a>`)
  }
  // never as it lies there
  expect((await app.inject({ url: '/pages/pricing.html' })).statusCode).toBe(404)
})

test('the sign-in is sent as drawn, but not where its address asks for another form or brings a token', async () => {
  await mkdir(join(folder, 'pages'), { recursive: true })
  await writeFile(join(folder, 'index.html'), 'the script alone')
  for (const name of ['login', 'pricing']) await writeFile(join(folder, 'pages', `${name}.html`), `${name} as drawn`)
  await pages(app, { publicUrl: 'https://karar.example', freeDocumentsLimit: 7 }, undefined, folder)
  const shown: Record<string, string> = {
    '/login': 'login as drawn',
    '/login/': 'login as drawn',
    '/login?next=%2Fdocuments': 'login as drawn',
    '/login?mode=login': 'login as drawn',
    '/login?mode=none-that-there-is': 'login as drawn',
    '/login?mode=register': 'the script alone',
    '/login?next=%2Faccount&mode=forgot-password': 'the script alone',
    '/login?token=abc': 'the script alone',
    '/pricing?mode=register': 'pricing as drawn',
    '/pricing?token=': 'the script alone',
  }
  for (const [url, what] of Object.entries(shown)) expect((await app.inject({ url })).body, url).toBe(what)
})

test('the form of the sign-in that is sent without its script leads back, and what it brings is not read', async () => {
  await build()
  for (const [url, back] of [
    ['/login', '/login'],
    ['/login?next=%2Fdocuments', '/login?next=%2Fdocuments'],
    ['/login?next=//elsewhere.example', '/login?next=//elsewhere.example'],
  ] as const) {
    // no form that is too large, and none that is no form
    for (const payload of ['email=a%40b.in&password=Harvest-77-moon', 'x'.repeat(3 * 2 ** 20)]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' }
      const answer = await app.inject({ method: 'POST', url, headers, payload })
      expect([answer.statusCode, answer.headers.location, answer.body], url).toEqual([303, back, ''])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  }
})

test('search engines are told which pages are theirs, and what to leave alone', async () => {
  await build()
  const robots = await app.inject({ url: '/robots.txt' })
  expect(robots.body).toContain('Disallow: /account\n')
  expect(robots.body).toContain('Sitemap: https://karar.example/sitemap.xml')
  const sitemap = await app.inject({ url: '/sitemap.xml' })
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
  expect(sitemap.body.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://karar.example/pricing</loc>'])
})
