/**
 * Whether the examples in deploy/ do what they say, with the programs themselves:
 * `npm run bench:proxies -- nginx=PATH caddy=PATH`, either or both.
 *
 * Starts Karar as the examples ask for it and each program with its example, of which only ports, certificate and the
 * folder of the log are those of this run, and asks through it. Needs openssl for a certificate.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

const name = 'karar.example.in'
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }
const elsewhere = '203.0.113.7'
const secret = 'a-token-that-no-log-may-hold'
const root = resolve(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'karar-proxies-'))

interface Place {
  karar: number
  http: number
  https: number
}
/** Writes the program's configuration. @returns what it is started with */
type Configure = (example: string, place: Place) => Promise<string[]>

const programs: Record<string, { example: string; configure: Configure }> = {
  nginx: {
    example: 'nginx.conf',
    configure: async (example, place) => {
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
      const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`]
      execFileSync('openssl', [...asked, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
      const own = example
        .replaceAll(/^\s*listen \[::\].*\n/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${place.http};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${place.https} `)
        .replace('127.0.0.1:3000', `127.0.0.1:${place.karar}`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
        .replace('/var/log/nginx/karar.log', join(folder, 'nginx.log'))
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      )
      await writeFile(join(folder, 'nginx.conf'), `events {}\nhttp {\n${temporary.join('\n')}\n${own}\n}\n`)
      const main = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr error;`
      return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', main]
    },
  },
  caddy: {
    example: 'Caddyfile',
    configure: async (example, place) => {
      const own = example.replace('127.0.0.1:3000', `127.0.0.1:${place.karar}`)
      // a certificate of its own hand, since no authority can reach us
      const ours = `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${place.http}\n\thttps_port ${place.https}\n}\n`
      await writeFile(join(folder, 'Caddyfile'), ours + own)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
}

const given = process.argv.slice(2).map((pair) => pair.split('='))
if (given.length === 0 || given.some(([program = '', path]) => !programs[program] || !path)) {
  console.error('Usage: npm run bench:proxies -- nginx=PATH caddy=PATH')
  process.exit(2)
}
const running: ChildProcess[] = []
function run(path: string, options: string[], settings: NodeJS.ProcessEnv, errors: 'pipe' | 'inherit'): ChildProcess {
  const child = spawn(path, options, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', errors],
  })
  running.push(child)
  return child
}
async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
try {
  const karar = await startKarar()
  for (const [program = '', path = ''] of given) {
    const { example, configure } = programs[program]!
    const place = { karar, http: await freePort(), https: await freePort() }
    const options = await configure(await readFile(join(root, 'deploy', example), 'utf8'), place)
    const child = run(path, options, { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }, 'inherit')
    await listening(place.https)
    for (const [promise, kept] of await tryOut(place)) console.log(`${program}: ${kept ? 'yes' : 'NO '}  ${promise}`)
    if (program === 'nginx') {
      const log = await readFile(join(folder, 'nginx.log'), 'utf8')
      const silent = log.includes('/api/auth/login') && !log.includes(secret) && !log.includes('reset-password')
      console.log(`nginx: ${silent ? 'yes' : 'NO '}  its log holds addresses, and no token of a link`)
    }
    await stop(child)
  }
} finally {
  for (const child of running.toReversed()) await stop(child)
  await rm(folder, { recursive: true, force: true })
}

async function startKarar(): Promise<number> {
  const child = run(
    process.execPath,
    [join(root, 'server/src/main.ts')],
    {
      ...{ NODE_ENV: 'production', PUBLIC_URL: `https://${name}`, TRUSTED_PROXIES: 'loopback' },
      ...{ DATA_DIR: join(folder, 'karar'), PORT: '0', LOG_LEVEL: 'info', ENFORCE_PLANS: 'false' },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    },
    'pipe',
  )
  return new Promise((ready, reject) => {
    child.stderr?.on('data', (chunk) => {
      const found = /listening on \S+:(\d+)/.exec(String(chunk))?.[1]
      if (found) ready(Number(found))
    })
    child.once('exit', () => reject(new Error('Karar ended before it was ready')))
  })
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = net.connect(port, '127.0.0.1')
    const is = await new Promise((told) => socket.once('connect', () => told(true)).once('error', () => told(false)))
    socket.destroy()
    if (is) return delay(500)
    await delay(100)
  }
  throw new Error('the program does not listen')
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | string
}

function ask(place: Place, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((answered, reject) => {
    const options = { host: '127.0.0.1', port: place.https, path, method, servername: name, rejectUnauthorized: false }
    const request = https.request({ ...options, headers: { host: name, ...headers } }, (answer) =>
      text(answer).then(
        (said) => answered({ status: answer.statusCode ?? 0, headers: answer.headers, body: said }),
        reject,
      ),
    )
    request.on('error', reject)
    request.end(body)
  })
}

async function upload(place: Place, authorization: string, megabytes: number, analyze = false) {
  const form = new FormData()
  const words = `Services agreement\n\n1. Fees\nThe Client shall pay the Provider Rs. ${place.https}.\n`
  form.set('file', new File([words.padEnd(megabytes * 1_000_000, 'fees ')], 'agreement.txt'))
  form.set('analyze', String(analyze))
  const whole = new Response(form)
  const headers = { authorization, 'content-type': whole.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await whole.arrayBuffer())
  // who is refused while still sending may see no answer, only that the connection is cut
  return ask(place, '/api/documents/upload', { method: 'POST', headers, body }).catch(() => undefined)
}

/** What the examples promise, and whether it is so. */
async function tryOut(place: Place): Promise<[promise: string, kept: boolean][]> {
  const kept: [string, boolean][] = []
  const plain = await new Promise<http.IncomingMessage>((answered, reject) => {
    http
      .get({ host: '127.0.0.1', port: place.http, path: '/about?a=1', headers: { host: name } }, answered)
      .on('error', reject)
  })
  plain.resume()
  kept.push([
    'http:// leads to the same page of https://',
    plain.statusCode === 308 && /^https:\/\/karar\.example\.in(:\d+)?\/about\?a=1$/.test(plain.headers.location ?? ''),
  ])
  const session = http2.connect(`https://127.0.0.1:${place.https}`, { servername: name, rejectUnauthorized: false })
  await once(session, 'connect')
  kept.push(['several streams of one page share a connection (HTTP/2)', session.alpnProtocol === 'h2'])
  session.close()
  const front = await ask(place, '/api')
  kept.push([
    'answers are those of Karar, with Strict-Transport-Security',
    front.status === 200 && Boolean(front.headers['strict-transport-security']),
  ])

  const json = { 'content-type': 'application/json', 'x-forwarded-for': elsewhere }
  const signIn = await ask(place, '/api/auth/login', { method: 'POST', headers: json, body: JSON.stringify(admin) })
  const authorization = `Bearer ${(JSON.parse(signIn.body) as { token: string }).token}`
  const sessions = await ask(place, '/api/auth/sessions', { headers: { authorization, 'x-forwarded-for': elsewhere } })
  kept.push([
    'the address of a client is its own, whatever it writes in X-Forwarded-For',
    sessions.status === 200 && sessions.body.includes('127.0.0.1') && !sessions.body.includes(elsewhere),
  ])
  await ask(place, `/api/auth/reset-password/${secret}?token=${secret}`)

  const large = await upload(place, authorization, 9)
  kept.push([
    '9 MB pass',
    large !== undefined && large.status !== 413 && large.headers['content-type']?.includes('json') === true,
  ])
  const larger = await upload(place, authorization, 12)
  kept.push(['12 MB are refused in words of Karar', larger?.status === 413 && larger.body.includes('10 MB')])
  const largest = await upload(place, authorization, 40)
  kept.push(['40 MB do not reach Karar', largest === undefined || largest.status === 413])
  kept.push([
    'the end of an analysis is heard within half a second by the stream',
    (await heardAfter(place, authorization)) < 500,
  ])
  return kept
}

/** Milliseconds from the end of an analysis, as Karar itself tells it, until the stream through the program has told of it. */
async function heardAfter(place: Place, authorization: string): Promise<number> {
  let told = Number.POSITIVE_INFINITY
  const options = { host: '127.0.0.1', port: place.https, servername: name, rejectUnauthorized: false }
  const headers = { host: name, authorization }
  const stream = https.get({ ...options, path: '/api/documents/events', headers }, (answer) =>
    answer.on('data', (chunk) => {
      if (String(chunk).includes('document_settled')) told = Math.min(told, performance.now())
    }),
  )
  stream.on('error', () => {})
  await delay(500)
  const { id } = JSON.parse((await upload(place, authorization, 0.001, true))?.body ?? '{}') as { id: string }
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${place.karar}/api/documents/${id}`, { headers: { authorization } })
    const { analysis_status: status } = (await answer.json()) as { analysis_status: string }
    if (status === 'completed') break
    if (status === 'failed') throw new Error('the analysis failed')
    await delay(20)
  }
  const ended = performance.now()
  await delay(1000)
  stream.destroy()
  return Math.max(0, told - ended)
}
