/**
 * How soon a result is there, and how many there are in a minute: `npm run bench:speed`.
 *
 * Starts Karar on an empty folder and uploads its own sample contract, each time a copy with a text of its own. What is
 * printed stands beside what it is to be compared with, measured in the same run:
 * - the first result after the start, and after a minute's rest, beside one when everything is warm;
 * - when the page hears of the end by its stream, and when it would by asking every two seconds;
 * - documents a minute, text and PDF, beside what as many cores would do of the warm time; and what another person waits
 *   for the list of documents meanwhile, beside the same of an idle server.
 *
 *   --server PATH   measures the server of another tree      --documents N   how many are sent at once (100)
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { copyOfPdf, copyOfText } from './copies.ts'
import { signIn } from './sign-in.ts'

const { values } = parseArgs({
  options: { server: { type: 'string' }, documents: { type: 'string', default: '100' } },
})
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }
const server = resolve(values.server ?? join(import.meta.dirname, '../../server/src'))
const samples = join(server, '../../web/public/samples')
const count = Number(values.documents)
const restMs = 70_000
const pollEveryMs = 2000
const folder = await mkdtemp(join(tmpdir(), 'karar-speed-'))
const rows: Record<string, Record<string, string | number>> = {}
/** Said at once, too: who breaks off keeps what was measured until then. */
function tell(what: string, row: Record<string, string | number>): void {
  rows[what] = row
  console.error(what, JSON.stringify(row))
}

const child = spawn(process.execPath, [join(server, 'main.ts')], {
  cwd: folder,
  env: {
    ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' },
    ...{ ENFORCE_PLANS: 'false', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
// who breaks off leaves nothing running
process.on('SIGTERM', () => {
  child.kill('SIGTERM')
  process.exit(143)
})
try {
  const address = await new Promise<string>((ready, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /ready at (\S+)/.exec(String(chunk))?.[1]
      if (found) ready(found)
    })
    child.once('exit', () => reject(new Error('Karar ended before it was ready')))
  })
  await measure(`${address}/api`)
  console.table(rows)
} finally {
  child.kill('SIGTERM')
  if (child.exitCode === null) await new Promise((gone) => child.once('exit', gone))
  await rm(folder, { recursive: true, force: true })
}

async function measure(api: string): Promise<void> {
  const token = await signIn(api, admin)
  const headers = { authorization: `Bearer ${token}` }

  /** @returns the id of the document, acknowledged */
  async function send(bytes: Uint8Array<ArrayBuffer>, name: string, analyze = true): Promise<string> {
    const form = new FormData()
    form.set('file', new File([bytes], name))
    form.set('force', 'true')
    form.set('analyze', String(analyze))
    const answer = await fetch(`${api}/documents/upload`, { method: 'POST', headers, body: form })
    if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { id: string }).id
  }
  async function settled(id: string, everyMs = 10): Promise<void> {
    for (;;) {
      const answer = await fetch(`${api}/documents/${id}`, { headers })
      const { analysis_status } = (await answer.json()) as { analysis_status: string }
      if (analysis_status === 'completed') return
      if (analysis_status === 'failed') throw new Error('an analysis failed')
      await delay(everyMs)
    }
  }
  const ends = await openEnds(api, headers)
  /** milliseconds from the upload to the result; told of its end as the pages are, since to ask all the time takes from what is measured */
  async function result(file: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
    const startedAt = performance.now()
    const id = await send(file, name)
    await ends?.of(id)
    await settled(id)
    return performance.now() - startedAt
  }
  const list = async () => {
    const startedAt = performance.now()
    const answer = await fetch(`${api}/documents`, { headers })
    await answer.arrayBuffer()
    return performance.now() - startedAt
  }

  const read = async (ending: string) =>
    new Uint8Array(await readFile(join(samples, `services-agreement.${ending}`))) as Uint8Array<ArrayBuffer>
  const [samplePdf, sampleText] = await Promise.all([read('pdf'), read('txt')])
  let copies = 0
  const pdf = () => copyOfPdf(samplePdf, ++copies)
  const txt = () => copyOfText(sampleText, ++copies)
  // whoever opens the page first needs some seconds to choose a file; what gets ready meanwhile is done by then
  await delay(5000)
  const first = await result(pdf(), 'a.pdf')
  const warm = await medianOf(7, () => result(pdf(), 'a.pdf'))
  const warmText = await medianOf(7, () => result(txt(), 'a.txt'))
  await delay(restMs)
  const rested = await result(pdf(), 'a.pdf')
  tell('a PDF, everything warm', { ms: round(warm), ratio: 1 })
  tell('the first after the start', { ms: round(first), ratio: ratio(first, warm) })
  tell('after a minute of rest', { ms: round(rested), ratio: ratio(rested, warm) })

  const heard = ends && (await heardAfter(ends, () => send(pdf(), 'a.pdf'), settled))
  tell('the end is heard, asking every 2 s', { ms: round(pollEveryMs - (warm % pollEveryMs)), ratio: 1 })
  tell(
    'the end is heard, by the stream',
    heard === undefined ? { ms: '-' } : { ms: round(heard), ratio: ratio(heard, pollEveryMs - (warm % pollEveryMs)) },
  )

  const idle = await times(100, list)
  tell('the list, nothing else going on (p99)', { ms: round(percentile(idle, 0.99)), ratio: 1 })
  for (const [kind, file, one] of [
    ['txt', txt, warmText],
    ['pdf', pdf, warm],
  ] as const) {
    const lists: number[] = []
    let over = false
    const asking = (async () => {
      for (; !over; await delay(50)) lists.push(await list())
    })()
    const startedAt = performance.now()
    const ids: string[] = []
    const lanes = Array.from({ length: 4 }, async () => {
      while (ids.length < count) {
        const place = ids.push('') - 1
        ids[place] = await send(file(), `${place}.${kind}`)
      }
    })
    await Promise.all(lanes)
    // seldom: who asks all the time takes from what is measured
    for (const id of ids) await settled(id, 100)
    const minutes = (performance.now() - startedAt) / 60_000
    over = true
    await asking
    const perMinute = ids.length / minutes
    const ideal = (availableParallelism() * 60_000) / one
    tell(`${kind}: documents a minute (ratio: to what the warm time would give)`, {
      'a minute': round(perMinute),
      ratio: ratio(perMinute, ideal),
    })
    const p99 = percentile(lists, 0.99)
    tell(`${kind}: the list meanwhile (p99 of ${lists.length})`, {
      ms: round(p99),
      ratio: ratio(p99, percentile(idle, 0.99)),
    })
  }
  ends?.close()
}

/** The ends of own analyses, as the stream tells them. */
interface Ends {
  of(id: string): Promise<void>
  close(): void
}

/** @returns undefined where there is no stream */
async function openEnds(api: string, headers: Record<string, string>): Promise<Ends | undefined> {
  const leaving = new AbortController()
  const stream = await fetch(`${api}/documents/events`, { headers, signal: leaving.signal })
  if (!stream.ok || !stream.body) return undefined
  const lines = createInterface({ input: Readable.fromWeb(stream.body) })
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const endOf = (id: string) => {
    const end = ends.get(id) ?? Promise.withResolvers<void>()
    ends.set(id, end)
    return end
  }
  void (async () => {
    for await (const line of lines) if (line.startsWith('data:')) endOf(JSON.parse(line.slice(5)).id).resolve()
  })().catch(() => {})
  return { of: (id) => endOf(id).promise, close: () => leaving.abort() }
}

/** Milliseconds from the end of an analysis, as asked for all the time, to its being told on the stream. */
async function heardAfter(
  ends: Ends,
  send: () => Promise<string>,
  settled: (id: string) => Promise<void>,
): Promise<number> {
  const waits = await times(7, async () => {
    const id = await send()
    const told = ends.of(id).then(() => performance.now())
    await settled(id)
    const ended = performance.now()
    return Math.max(0, (await told) - ended)
  })
  return percentile(waits, 1)
}

async function times(count: number, measured: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < count; time++) found.push(await measured())
  return found
}

async function medianOf(count: number, measured: () => Promise<number>): Promise<number> {
  return percentile(await times(count, measured), 0.5)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function round(value: number): number {
  return Math.round(value)
}

function ratio(value: number, to: number): number {
  return Math.round((value / Math.max(to, 1)) * 100) / 100
}
