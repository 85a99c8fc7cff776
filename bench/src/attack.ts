/**
 * What an account that attacks costs the others: `npm run bench:attack`, or `npm run bench:attack -- NAME ...` for some
 * of the attacks in `attacks/`.
 *
 * For each of them Karar starts on an empty folder and one account begins the attack. Meanwhile another person uploads
 * small contracts, one after the other, and waits for each result, and signs in again and again. The slowest of each
 * stands in the table, which is Markdown; the first row is a Karar that nobody attacks. What took longer than the
 * patience of three minutes is told as such. `KARAR_ROOT` names another checkout whose server is to be attacked.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { attacks } from './attacks/all.ts'
import type { Account, Attack, Target } from './attacks/attack.ts'

/** How long it takes, generously, until Karar is warm after its start. */
const READY_MS = 10_000
/** How long the other person is watched, at least. */
const WATCH_MS = 20_000
/** How long that person waits for one thing. */
const PATIENCE_MS = 180_000
const password = 'Monsoon-Ledger-42'
const server = resolve(process.env.KARAR_ROOT ?? join(import.meta.dirname, '../..'), 'server/src')

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !attacks.some((attack) => attack.name === name))
if (unknown.length > 0) throw new Error(`There is no attack called ${unknown.join(', ')}.`)
const nobody: Attack = { name: 'quiet', what: 'nobody attacks', begin: async () => {} }
console.log('| Attack | upload to result, median | slowest | sign-in, median | slowest |')
console.log('|---|---|---|---|---|')
for (const attack of [nobody, ...attacks.filter(({ name }) => asked.length === 0 || asked.includes(name))]) {
  const { results, signIns } = await measure(attack)
  console.log(`| ${[attack.what, ...told(results), ...told(signIns)].join(' | ')} |`)
}
process.exit()

/** Seconds of each thing that the other person did; infinite where it was not done in time. */
interface Felt {
  results: number[]
  signIns: number[]
}

function told(seconds: readonly number[]): [median: string, slowest: string] {
  const sorted = seconds.toSorted((a, b) => a - b)
  const say = (value = Number.NaN) =>
    Number.isFinite(value) ? `${value.toFixed(2)} s` : `over ${PATIENCE_MS / 1000} s, or refused`
  return [say(sorted[Math.floor((sorted.length - 1) / 2)]), say(sorted.at(-1))]
}

async function measure(attack: Attack): Promise<Felt> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-attack-'))
  const child = spawn(process.execPath, [join(server, 'main.ts')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' },
      ...{ ENFORCE_PLANS: 'false', ADMIN_EMAIL: 'admin@karar.local', ADMIN_PASSWORD: password },
      ...attack.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((gone) => child.once('exit', gone))
  const over = new AbortController()
  try {
    const address = await new Promise<string>((ready, reject) => {
      child.stdout.on('data', (chunk) => {
        const found = /ready at (\S+)/.exec(String(chunk))?.[1]
        if (found) ready(found)
      })
      void ended.then(() => reject(new Error('Karar ended before it was ready')))
    })
    const api = `${address}/api`
    const [hostile, other] = await givenAccounts(api)
    // the first one of its kind pays for loading the reader and the engine, and what gets ready meanwhile is ready then
    await resultOf(api, other, 0)
    await delay(READY_MS)
    const target: Target = { api, hostile: accountOf(api, hostile), file: (what) => readFileOf(what, folder) }
    await attack.begin(target, over.signal)
    return await watch(api, other)
  } finally {
    over.abort()
    child.kill('SIGTERM')
    await Promise.race([ended, delay(15_000)])
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function watch(api: string, token: string): Promise<Felt> {
  const felt: Felt = { results: [], signIns: [] }
  const end = performance.now() + WATCH_MS
  const uploading = (async () => {
    for (let number = 1; number === 1 || performance.now() < end; number++) {
      felt.results.push(await resultOf(api, token, number))
      await delay(500)
    }
  })()
  let uploaded = false
  const done = uploading.then(() => {
    uploaded = true
  })
  while (!uploaded) {
    felt.signIns.push(await timed((signal) => signIn(api, 'asha@example.in', signal)))
    await delay(250)
  }
  await done
  return felt
}

/** Seconds until it is done; infinite where it fails or wants more patience than there is. */
async function timed(work: (signal: AbortSignal) => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  try {
    await work(AbortSignal.timeout(PATIENCE_MS))
    return (performance.now() - begun) / 1000
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

async function signIn(api: string, email: string, signal?: AbortSignal): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${api}/auth/login`, { method: 'POST', headers, body, ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`the sign-in was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Seconds from sending a contract until its analysis is there. */
function resultOf(api: string, token: string, number: number): Promise<number> {
  const text = `Services agreement ${number}\n\n1. Fees\nThe Client shall pay the Provider Rs. 5,00,000 within 120 days.\n\n2. Indemnity\nThe Provider shall indemnify the Client against all losses without any limit.\n`
  return timed(async (signal) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = await fetch(`${api}/documents/upload`, {
      ...{ method: 'POST', headers, signal },
      body: formOf(Buffer.from(text), `agreement-${number}.txt`),
    })
    if (sent.status !== 201) throw new Error(`the upload was answered ${sent.status}`)
    const { id } = (await sent.json()) as { id: string }
    for (;;) {
      const answer = await fetch(`${api}/documents/${id}`, { headers, signal })
      const { analysis_status: status } = (await answer.json()) as { analysis_status: string }
      if (status === 'completed') return
      if (status === 'failed') throw new Error('the analysis failed')
      await delay(50)
    }
  })
}

function formOf(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData()
  form.set('analyze', 'true')
  form.set('file', new File([bytes], name))
  return form
}

/** @returns tokens of two people whom the administrator has approved: the one who attacks, and the other */
async function givenAccounts(api: string): Promise<[hostile: string, other: string]> {
  const administrator = accountOf(api, await signIn(api, 'admin@karar.local'))
  const tokens: string[] = []
  for (const [full_name, email] of [
    ['Mallika Sen', 'mallika@example.in'],
    ['Asha Rao', 'asha@example.in'],
  ] as const) {
    const person = { full_name, company_name: 'Nilgiri', email, password }
    await administrator.call('POST', '/auth/register', person)
    const pending = (await (await administrator.call('GET', '/admin/pending-users')).json()) as { id: string }[]
    for (const { id } of pending) await administrator.call('POST', `/admin/approve-user/${id}`, {})
    tokens.push(await signIn(api, email))
  }
  return [tokens[0] ?? '', tokens[1] ?? '']
}

function accountOf(api: string, token: string): Account {
  const authorization = `Bearer ${token}`
  return {
    upload: async (bytes, name) => {
      const body = formOf(bytes, name)
      const sent = fetch(`${api}/documents/upload`, { method: 'POST', headers: { authorization }, body })
      const answer = await sent.catch(() => undefined)
      if (answer?.status !== 201) return undefined
      return ((await answer.json()) as { id: string }).id
    },
    call: (method, path, body) =>
      fetch(api + path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** Has the server's own tests make the file. */
async function readFileOf(what: string, folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const files = join(folder, 'attack-files')
  const script = join(import.meta.dirname, '../../server/src/testing/write-ugly-files.ts')
  execFileSync(process.execPath, [script, files, what], { stdio: 'inherit' })
  const [made] = JSON.parse(await readFile(join(files, 'list.json'), 'utf8')) as { file: string }[]
  if (!made) throw new Error(`there is no file that is ${what}`)
  return readFile(join(files, made.file))
}
