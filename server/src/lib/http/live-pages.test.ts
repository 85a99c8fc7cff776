import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { App } from './http.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

let folder: string
let app: App
let asked: number
beforeEach(async () => {
  asked = 0
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  app = fastify() as unknown as App
  await securityHeaders(app, 'http://127.0.0.1:3000')
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** A build whose program for drawing is this one. */
async function built(program: string): Promise<void> {
  await mkdir(join(folder, 'pages'))
  await mkdir(join(folder, 'drawing'))
  await writeFile(join(folder, 'drawing', 'prerender.js'), program)
  await writeFile(
    join(folder, 'pages', 'law.html'),
    '<head></head><!--live same--><div id="root"></div>\n<noscript>Needs script</noscript><!--/live-->',
  )
  await writeFile(join(folder, 'pages', 'about.html'), 'What Karar is')
  const law = () => {
    asked += 1
    return { day: '2026-11-26' }
  }
  await pages(app, { publicUrl: 'https://karar.example', freeDocumentsLimit: 3 }, { '/law': law }, folder)
}

const draws = `
  let given = ''
  process.stdin.on('data', (part) => { given += part })
  process.stdin.on('end', () => process.stdout.write('<p class="__NONCE__">' + process.argv[2] + ' ' + JSON.parse(given).day + ' $&</p>'))
`

test('what changes from day to day is drawn of what there is to say, once', async () => {
  await built(draws)
  // on a machine that is busy the first visitor gets it undrawn
  await expect.poll(async () => (await app.inject({ url: '/law' })).body, { timeout: 20_000 }).toContain('data-drawn')
  for (const url of ['/law', '/law/', '/law']) {
    const { body, headers } = await app.inject({ url })
    const nonce = /style-src 'self' 'nonce-(\w+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(body).toBe(`<head></head><div id="root" data-drawn="same"><p class="${nonce}">/law 2026-11-26 $&</p></div>`)
  }
  expect(asked).toBe(1)
  // the program is nobody's to read
  const { statusCode, body } = await app.inject({ url: '/drawing/prerender.js' })
  expect(statusCode).not.toBe(200)
  expect(body).not.toContain('stdin')
})

test('whoever looks at another public page first finds it drawn', async () => {
  await built(draws)
  await app.inject({ url: '/documents' })
  expect(asked).toBe(0)
  await app.inject({ url: '/about' })
  expect(asked).toBe(1)
  await expect.poll(async () => (await app.inject({ url: '/law' })).body, { timeout: 20_000 }).toContain('data-drawn')
  expect(asked).toBe(1)
})

test('with a question in its address the page is drawn by its script alone', async () => {
  await built(draws)
  const { body } = await app.inject({ url: '/law?on=2020-01-01' })
  expect(body).toContain('<noscript>Needs script</noscript>')
  expect(asked).toBe(0)
})

test.each(['process.exit(1)', "process.stdout.write('<p>half'); process.exit(2)", "throw new Error('no')"])(
  'where it cannot be drawn (%s), the script draws it',
  async (program) => {
    await built(program)
    const { statusCode, body } = await app.inject({ url: '/law' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>\n<noscript>Needs script</noscript>')
  },
)
