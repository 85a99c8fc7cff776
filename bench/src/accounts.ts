/**
 * What an outsider could learn from a clock, and what a crowd costs: `npm run bench:accounts`.
 *
 * Starts Karar on an empty folder. Sign-in and forgot-password are timed for an unknown and a known e-mail in turn, so
 * that a slow moment of the machine hits both; the ratio of the medians should be 1. The administrator's lists are timed
 * with 11 accounts and with 10,011.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'

const ROUNDS = 300
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }

const folder = await mkdtemp(join(tmpdir(), 'karar-bench-'))
const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/src/main.ts')], {
  cwd: folder,
  env: {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
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
  await measure(address)
} finally {
  child.kill('SIGTERM')
  await new Promise((gone) => child.once('exit', gone))
  await rm(folder, { recursive: true, force: true })
}

async function measure(address: string): Promise<void> {
  const post = async (path: string, body: object, expected: number) => {
    const start = performance.now()
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    const took = performance.now() - start
    if (response.status !== expected) throw new Error(`${path} answered ${response.status}`)
    return { took, answer }
  }
  for (let index = 0; index < 10; index++) {
    const person = { full_name: `Person ${index}`, company_name: 'Nilgiri', password: admin.password }
    await post('/auth/register', { ...person, email: `person${index}@example.in` }, 201)
  }
  const inTurn = async (path: string, expected: number, bodyOf: (email: string) => object) => {
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < ROUNDS + 10; round++) {
      const emails = [`person${round % 10}@example.in`, `nobody${round % 10}@example.in`]
      // who comes first changes, too
      for (const email of round % 2 ? emails : emails.toReversed()) {
        const { took } = await post(path, bodyOf(email), expected)
        if (round >= 10) (email.startsWith('person') ? known : unknown).push(took)
      }
    }
    tell(path, known, unknown)
  }
  await inTurn('/auth/login', 401, (email) => ({ email, password: 'not the password' }))
  await inTurn('/auth/forgot-password', 200, (email) => ({ email }))

  const { answer } = await post('/auth/login', admin, 200)
  const { token } = answer as { token: string }
  const lists = ['/admin/users?limit=50', '/admin/users?q=person+7', '/admin/pending-users?limit=1', '/admin/overview']
  const get = async (path: string) => {
    const start = performance.now()
    const response = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - start
  }
  const few = await timeAll(lists, get)
  await addCrowd()
  const crowd = await timeAll(lists, get)
  for (const path of lists) {
    const [a, b] = [median(few[path] ?? []), median(crowd[path] ?? [])]
    console.log(
      `${path.padEnd(32)} 11 accounts ${a.toFixed(2)} ms, 10,011 accounts ${b.toFixed(2)} ms, ratio ${(b / a).toFixed(2)}`,
    )
  }
}

async function timeAll(paths: string[], get: (path: string) => Promise<number>): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]))
  for (let round = 0; round < 40; round++) {
    for (const path of paths) {
      const took = await get(path)
      if (round >= 5) times[path]?.push(took)
    }
  }
  return times
}

/** Ten thousand accounts, straight into the database: by registration their passwords alone would take minutes. */
async function addCrowd(): Promise<void> {
  const home = join(folder, 'postgres')
  const password = await readFile(join(home, 'password'), 'utf8')
  const client = new pg.Client({ host: join(home, 'run'), user: 'karar', password, database: 'karar' })
  await client.connect()
  await client.query(`insert into users (id, email, password_hash, full_name, company_name, status)
    select uuidv7(), 'crowd' || n || '@example.in', 'x', 'Person ' || n, 'Company ' || (n % 100), 'approved'
    from generate_series(1, 10000) n`)
  await client.end()
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function tell(path: string, known: number[], unknown: number[]): void {
  const [a, b] = [median(known), median(unknown)]
  console.log(
    `${path.padEnd(32)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)} (medians of ${ROUNDS})`,
  )
}
