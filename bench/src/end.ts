/**
 * How long Karar takes to end when it is told to (SIGTERM): `npm run bench:end`.
 *
 * With nobody there, with a hundred connections that never say anything (browsers open some in advance), and with an open
 * event stream, half a request and an analysis under way besides. Ten seconds are the most it may take; `--server PATH`
 * measures the server of another tree, and after a minute it is killed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { signIn } from './sign-in.ts'

const { values } = parseArgs({ options: { server: { type: 'string' } } })
const server = resolve(values.server ?? join(import.meta.dirname, '../../server/src'))
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }
const killedAfterMs = 60_000

const rows: Record<string, { seconds: number; end: string }> = {}
rows['nobody there'] = await endWith(async () => [])
rows['100 silent connections'] = await endWith(({ port }) => silent(Number(port), 100))
rows['and a stream, half a request, an analysis'] = await endWith(async (address) => {
  const sockets = await silent(Number(address.port), 100)
  sockets[0]?.write('GET /api HTTP/1.1\r\nHost: x\r\n')
  await listenAndAnalyse(`${address.origin}/api`)
  return sockets
})
console.table(rows)

/** Starts Karar, lets somebody come, and tells it to end. */
async function endWith(come: (address: URL) => Promise<Socket[]>): Promise<{ seconds: number; end: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-end-'))
  const child = spawn(process.execPath, [join(server, 'main.ts')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal' },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>
  try {
    const address = await new Promise<string>((ready, reject) => {
      child.stdout.on('data', (chunk) => {
        const found = /ready at (\S+)/.exec(String(chunk))?.[1]
        if (found) ready(found)
      })
      void gone.then(() => reject(new Error('Karar ended before it was ready')))
    })
    const sockets = await come(new URL(address))
    const startedAt = performance.now()
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), killedAfterMs)
    const [code, signal] = await gone
    clearTimeout(patience)
    for (const socket of sockets) socket.destroy()
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10
    return { seconds, end: signal ? `killed after ${killedAfterMs / 1000} s` : `by itself, with ${code}` }
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

function silent(port: number, count: number): Promise<Socket[]> {
  const one = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return Promise.all(Array.from({ length: count }, one))
}

async function listenAndAnalyse(api: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(api, admin)}` }
  const sample = await readFile(join(server, '../../web/public/samples/services-agreement.pdf'))
  const form = new FormData()
  form.set('file', new File([new Uint8Array(sample)], 'sample.pdf'))
  form.set('analyze', 'true')
  const sent = await fetch(`${api}/documents/upload`, { method: 'POST', headers, body: form })
  const { id } = (await sent.json()) as { id: string }
  void fetch(`${api}/documents/${id}/events`, { headers }).then(
    (stream) => stream.arrayBuffer().catch(() => {}),
    () => {},
  )
}
