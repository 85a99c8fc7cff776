import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLetter } from '../../testing/letters.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { openLog } from '../settings/log.ts'
import type { Letter } from './letter.ts'
import { type Mail, openMail } from './mail.ts'
import { sweepOutbox } from './outbox.ts'

const letter: Letter = {
  to: { name: 'आशा "Asha" Rao, LLP', email: 'asha@example.in' },
  subject: 'करार: approved ₹',
  paragraphs: ['First <b>line</b> & more.', 'Second.'],
  action: { label: 'Sign in', url: 'https://karar.example.in/login?a=1&b=2' },
  afterword: 'The end.',
}

let folder: string
const closers: (() => unknown)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  await rm(folder, { recursive: true, force: true })
})

const givenServer: typeof startMailServer = async (...wanted) => {
  const server = await startMailServer(...wanted)
  closers.unshift(server.close) // after all connections to it
  return server
}

async function open(smtpUrl: string | undefined, log = openLog('silent'), plain = true): Promise<Mail> {
  const settings = { smtpUrl, plain, from: 'Karar <karar@example.in>', outbox: join(folder, 'outbox') }
  const mail = await openMail(settings, log)
  closers.push(() => mail.close())
  return mail
}

test('a letter reaches its reader through a real mail server, as text and as HTML', async () => {
  const { port, received } = await givenServer()
  const mail = await open(`smtp://127.0.0.1:${port}`)
  await mail.send(letter)
  expect(received).toHaveLength(1)
  expect(received[0]?.envelope).toEqual(['asha@example.in'])
  const read = await readLetter(received[0]?.bytes ?? '')
  expect(read).toMatchObject({ to: 'asha@example.in', from: 'karar@example.in', subject: 'करार: approved ₹' })
  expect(read.text).toContain('Dear आशा "Asha" Rao, LLP,\n\nFirst <b>line</b> & more.')
  expect(read.text).toContain('Sign in:\nhttps://karar.example.in/login?a=1&b=2')
  expect(read.html).toContain('First &lt;b&gt;line&lt;/b&gt; &amp; more.')
  expect(read.html).toContain('href="https://karar.example.in/login?a=1&amp;b=2"')
  expect(read.html).not.toMatch(/<b>|<img|<script|src=/)
  // a name without a blank would make the column wider than a phone
  expect(read.html).toMatch(/<div style="[^"]*max-width:560px[^"]*overflow-wrap:anywhere/)
  expect(received[0]?.bytes.toString()).toContain('Auto-Submitted: auto-generated')
  expect(mail.state()).toBe('ok')
})

test('user and password of the address are used, with signs that an address must escape', async () => {
  const { port, received } = await givenServer({ authOptional: false })
  const mail = await open(`smtp://karar:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}`)
  await mail.send(letter)
  expect(received[0]?.user).toBe('karar')
  const wrong = await open(`smtp://karar:wrong@127.0.0.1:${port}`)
  await expect(wrong.send(letter)).rejects.toThrow()
  expect(wrong.state()).toBe('down')
})

test('without TLS nothing is handed over, unless the operator wants it so', async () => {
  const clear = await givenServer()
  await expect((await open(`smtp://127.0.0.1:${clear.port}`, undefined, false)).send(letter)).rejects.toThrow()
  expect(clear.received).toEqual([])
  // this one has a certificate that nobody vouches for
  const secured: boolean[] = []
  const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, { secure }, done) => {
    secured.push(secure)
    done()
  }
  const tls = await givenServer({ disabledCommands: [], onMailFrom })
  await expect((await open(`smtp://127.0.0.1:${tls.port}`, undefined, false)).send(letter)).rejects.toThrow()
  expect(tls.received).toEqual([])
  await (await open(`smtp://127.0.0.1:${tls.port}?tls.rejectUnauthorized=false`, undefined, false)).send(letter)
  expect([tls.received.length, secured]).toEqual([1, [true]])
})

test('a server that is away is said, the letter is not taken for sent, and later all is well', async () => {
  const { port, close } = await startMailServer()
  await close()
  const mail = await open(`smtp://127.0.0.1:${port}`)
  await expect(mail.send(letter)).rejects.toThrow()
  expect(mail.state()).toBe('down')
  const back = await givenServer({}, port)
  await mail.send(letter)
  expect(mail.state()).toBe('ok')
  expect(back.received).toHaveLength(1)
})

test('a server that refuses one reader is not down', async () => {
  const { port } = await givenServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 })),
  })
  const mail = await open(`smtp://127.0.0.1:${port}`)
  // the server's words name the reader; what is thrown on ends in the log
  const failure = await mail.send(letter).then(
    () => undefined,
    (error: Error) => `${error.message} ${error.stack} ${error.cause}`,
  )
  expect(failure).toMatch(/the mail server did not take a letter: EENVELOPE 550 RCPT TO/)
  expect(failure).not.toContain('asha@example.in')
  expect(mail.state()).toBe('ok')
})

test.each([
  ['name', { to: { name: 'A\r\nBcc: everybody@example.in', email: 'a@example.in' } }],
  ['subject', { subject: 'A\r\nBcc: everybody@example.in' }],
])('a line break in the %s adds no header and no reader', async (_where, change) => {
  const { port, received } = await givenServer()
  const mail = await open(`smtp://127.0.0.1:${port}`)
  await mail.send({ ...letter, ...change })
  expect(received[0]?.envelope).toHaveLength(1)
  expect(received[0]?.bytes.toString().split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
})

test('without a server a letter is a file that only this user reads, and its link is in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const mail = await open(undefined, log)
  expect(mail.state()).toBe('off')
  await mail.send(letter)
  const [name = ''] = await readdir(join(folder, 'outbox'))
  expect(name).toMatch(/\.eml$/)
  const path = join(folder, 'outbox', name)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readLetter(await readFile(path))).toMatchObject({ to: 'asha@example.in', subject: letter.subject })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: `mail kept in outbox: ${name}, its link: ${letter.action?.url}`,
    link: letter.action?.url,
  })
  expect(lines.join()).not.toContain('asha@example.in')
})

test('a letter in the outbox is removed after 30 days', async () => {
  const mail = await open(undefined)
  await mail.send(letter)
  const outbox = join(folder, 'outbox')
  const day = 86_400_000
  await sweepOutbox(outbox, Date.now() + 29 * day)
  expect(await readdir(outbox)).toHaveLength(1)
  await sweepOutbox(outbox, Date.now() + 31 * day)
  expect(await readdir(outbox)).toEqual([])
  await sweepOutbox(join(folder, 'no such folder'))
})

test('with a server no link is ever in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const { port } = await givenServer()
  await (await open(`smtp://127.0.0.1:${port}`, log)).send(letter)
  expect(lines.join()).not.toContain('karar.example.in')
})
