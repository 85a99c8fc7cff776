/**
 * What every ugly file costs, and what others feel of it: `npm run bench:ugly`.
 *
 * Starts Karar on an empty folder and sends it, one after the other, every file that the tests know as ugly, and those
 * that are too heavy for tests. For each: what it was answered, how its analysis ended and in which words, the seconds
 * that took, and the most memory that Karar and its reading processes held meanwhile, over what they held idle (the
 * database apart). Another user asks for the list of their documents all the while; the 99th percentile of the answers
 * stands beside the one of an idle server, measured just before and just after.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

interface Ugly {
  file: string
  what: string
  name: string
  type: string
  bytes: number
}

const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }
const server = resolve(import.meta.dirname, '../../server/src')
const folder = await mkdtemp(join(tmpdir(), 'karar-ugly-'))
const files = join(folder, 'ugly')
console.error('Making the files ...')
execFileSync(process.execPath, [join(server, 'testing/write-ugly-files.ts'), files], { stdio: 'inherit' })

const child = spawn(process.execPath, [join(server, 'main.ts')], {
  cwd: folder,
  env: {
    ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: process.env.PORT ?? '0', LOG_LEVEL: 'fatal' },
    ...{ RATE_LIMITS: 'off', ENFORCE_PLANS: 'false', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
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
} finally {
  child.kill('SIGTERM')
  if (child.exitCode === null) await new Promise((gone) => child.once('exit', gone))
  await rm(folder, { recursive: true, force: true })
}

async function measure(api: string): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token: string }
  }
  const { token } = await post('/auth/login', admin)
  const person = { full_name: 'Asha Rao', company_name: 'Nilgiri', email: 'asha@example.in', password: admin.password }
  await post('/auth/register', person)
  const headers = { authorization: `Bearer ${token}` }
  const [pending] = (await (await fetch(`${api}/admin/pending-users`, { headers })).json()) as { id: string }[]
  await post(`/admin/approve-user/${pending?.id}`, {}, token)
  const other = (await post('/auth/login', person)).token
  const others = { token: other, api }
  for (let number = 0; number < 20; number++) {
    await send(api, other, Buffer.from(`This agreement ${number} is made between A and B.\n`.repeat(20)), 'a.txt', '')
  }
  // the first one of each kind pays for loading the reader
  await settled(api, token, await send(api, token, Buffer.from('A first agreement.\n'.repeat(20)), 'first.txt', ''))

  const idle = [await listFor(others, 5000)]
  const ugly = JSON.parse(await readFile(join(files, 'list.json'), 'utf8')) as Ugly[]
  let over = false
  const meanwhile = listUntil(others, () => over)
  let worst = { memory: 0, seconds: 0 }
  const ends = new Map<string, number>()
  console.log(row('file', 'kB', 'answer', 's', 'MB', 'words'))
  for (const { file, what, name, type, bytes } of ugly) {
    const content = await readFile(join(files, file))
    const before = await memory()
    const watch = watchMemory()
    const begun = performance.now()
    const end = await settled(api, token, await send(api, token, content, name, type))
    const seconds = (performance.now() - begun) / 1000
    const megabytes = Math.max(0, (await watch.peak()) - before)
    worst = { memory: Math.max(worst.memory, megabytes), seconds: Math.max(worst.seconds, seconds) }
    ends.set(end.answer, (ends.get(end.answer) ?? 0) + 1)
    console.log(
      row(
        what,
        (bytes / 1024).toFixed(1),
        end.answer,
        seconds.toFixed(1),
        megabytes.toFixed(0),
        end.words.slice(0, 90),
      ),
    )
  }
  over = true
  const busy = await meanwhile
  idle.push(await listFor(others, 5000))
  console.log(`\n${ugly.length} files: ${[...ends].map(([answer, count]) => `${count} ${answer}`).join(', ')}`)
  console.log(`longest ${worst.seconds.toFixed(1)} s, most memory over idle ${worst.memory.toFixed(0)} MB`)
  const [at99Idle, at99Busy] = [percentile(idle.flat(), 0.99), percentile(busy, 0.99)]
  console.log(
    `GET /api/documents of another user, 99th percentile: idle ${at99Idle.toFixed(1)} ms (${idle.flat().length} calls), meanwhile ${at99Busy.toFixed(1)} ms (${busy.length} calls), ratio ${(at99Busy / at99Idle).toFixed(2)}; median ratio ${(percentile(busy, 0.5) / percentile(idle.flat(), 0.5)).toFixed(2)}`,
  )
}

interface Sent {
  status: number
  body: { id?: string; detail?: string | { message: string } }
}

async function send(
  api: string,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
): Promise<Sent> {
  const form = new FormData()
  form.set('analyze', 'true')
  form.set('file', new File([bytes], name, { type }))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${api}/documents/upload`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as Sent['body'] }
}

/** What became of an upload in the end: its refusal, or how its analysis ended. */
async function settled(api: string, token: string, { status, body }: Sent): Promise<{ answer: string; words: string }> {
  if (status !== 201) {
    const words = typeof body.detail === 'object' ? body.detail.message : body.detail
    return { answer: String(status), words: words ?? '' }
  }
  for (;;) {
    const answer = await fetch(`${api}/documents/${body.id}`, { headers: { authorization: `Bearer ${token}` } })
    const document = (await answer.json()) as { analysis_status: string; analysis_error: { message: string } | null }
    if (document.analysis_status === 'completed' || document.analysis_status === 'failed') {
      return { answer: document.analysis_status, words: document.analysis_error?.message ?? '' }
    }
    await delay(20)
  }
}

/** Milliseconds of each answer to a person who looks at the list again and again. */
async function listUntil({ api, token }: { api: string; token: string }, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const begun = performance.now()
    const answer = await fetch(`${api}/documents`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`)
    times.push(performance.now() - begun)
    await delay(20)
  }
  return times
}

function listFor(who: { api: string; token: string }, ms: number): Promise<number[]> {
  const end = performance.now() + ms
  return listUntil(who, () => performance.now() > end)
}

/** Megabytes that Karar and its reading processes hold; its database is none of them. Linux only. */
async function memory(): Promise<number> {
  let pages = 0
  for (const pid of await family()) {
    const held = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0 0')
    const [, resident = 0, shared = 0] = held.split(' ').map(Number)
    // what is shared is the program itself, in memory once
    pages += pid === child.pid ? resident : resident - shared
  }
  return (pages * 4096) / 1024 ** 2
}

async function family(): Promise<(number | undefined)[]> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(() => '')
  const reading: number[] = []
  for (const pid of children.split(' ').filter(Boolean).map(Number)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('process-child')) reading.push(pid)
  }
  return [child.pid, ...reading]
}

function watchMemory(): { peak(): Promise<number> } {
  let most = 0
  let over = false
  const watching = (async () => {
    while (!over) {
      most = Math.max(most, await memory())
      await delay(20)
    }
  })()
  return {
    peak: async () => {
      over = true
      await watching
      return most
    },
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function row(what: string, size: string, answer: string, seconds: string, megabytes: string, words: string): string {
  const short = what.length > 66 ? `${what.slice(0, 63)}...` : what
  return `${short.padEnd(66)} ${size.padStart(8)} ${answer.padEnd(9)} ${seconds.padStart(6)} ${megabytes.padStart(5)}  ${words}`
}
