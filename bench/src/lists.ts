/**
 * What lists, dashboards and searches cost at 10,000 documents of one person: `npm run bench:lists`.
 *
 * Starts Karar on an empty folder, fills its database with 10,000 analysed documents of one person, as many of a
 * hundred others, and 40,000 lines of the audit log, and asks each route in turn, so that a slow moment of the machine
 * hits all alike. What counts is the ratio of medians to the same run's bare route (bare-route.ts), which is nothing but a
 * query and its row; beside it stands the ratio to one document by its id: a sign-in that is checked, a query, what was
 * pressed of its analysis, and the headers. Times are of the whole answer as the
 * client sees it, who unpacks it. A search is asked for the first time, when something has changed, then again, and for its next page.
 * DOCUMENTS and ROUNDS change how many; a FOLDER that is named is kept, so that it is filled once.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { givenDocuments } from './many-documents.ts'

const documents = Number(process.env.DOCUMENTS ?? 10_000)
const rounds = Number(process.env.ROUNDS ?? 60)
const warmUp = 5
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }

/** beside which the others stand, too */
const one = '/documents/DOCUMENT'
/** Before each of these a document is renamed, so that what was found before need not hold any more. */
const searches = ['/documents?q=orbis+word77', '/documents?q=word3+word5', '/documents?q=agreement+shall']
/** the same search while nothing is known of it, once more when nothing has changed, and the page that follows it */
const first = ', first'
const again = ', again'
const further = ', next page'
/** Each with the most that it may cost, in bare routes. */
const routes: [path: string, goal: number][] = [
  [one, 2],
  ['/documents?limit=20', 2],
  ['/documents', 2],
  ['/documents?sort=name', 4],
  ['/documents?sort=score', 4],
  ['/documents?status=failed', 4],
  ['/documents?band=high', 4],
  ...searches.flatMap((path): [string, number][] => [
    [path + first, 4],
    [path, 4],
    [path + again, 4],
    [path + further, 4],
  ]),
  ['/dashboard/overview', 4],
  ['/admin/audit', 4],
  ['/admin/audit?actor=PERSON', 4],
  ['/admin/documents', 4],
  ['/admin/documents?q=orbis+4711', 4],
  ['/admin/documents?q=asha+orbis', 4],
  ['/admin/users?q=asha+nilgiri', 4],
]

/** Words that nearly all documents have: what a bare route takes to count them is told, too. */
const broad = [
  ['word3', 'word5'],
  ['agreement', 'shall'],
]
const signedOne = 'bare: signed in, one document, pressed'
const countOf = (words: readonly string[]) => `bare: how many have ${words.join(', ')}`
const floors = [signedOne, ...broad.map(countOf)]
/** As the index has words of somebody (server/src/lib/text/text-words.ts). */
const entriesOf = (person: string, words: readonly string[]) =>
  words.map((word) => `'${Buffer.from(person.slice(-6), 'hex').toString('base64')}${word}':*`).join(' & ')

const kept = process.env.FOLDER
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'karar-bench-')))
await mkdir(folder, { recursive: true })
const product = start(resolve(import.meta.dirname, '../../server/src/main.ts'), {
  DATA_DIR: folder,
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
try {
  const address = await product.address
  const home = join(folder, 'postgres')
  const host = join(home, 'run')
  const password = await readFile(join(home, 'password'), 'utf8')
  const client = new pg.Client({ host, user: 'karar', password, database: 'karar' })
  await client.connect()
  const token = await signIn(address)
  const filled = await givenDocuments(client, { address, token, documents }).finally(() => client.end())
  const bare = start(resolve(import.meta.dirname, 'bare-route.ts'), {
    DATABASE_URL: `postgres://karar:${password}@localhost/karar?host=${encodeURIComponent(host)}`,
  })
  try {
    await measure(address, token, await bare.address, filled)
  } finally {
    await bare.stop()
  }
} finally {
  await product.stop()
  if (kept === undefined) await rm(folder, { recursive: true, force: true })
}

function start(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((done) => child.once('exit', done))
  const address = new Promise<string>((ready, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /ready at (\S+)/.exec(String(chunk))?.[1]
      if (found) ready(found)
    })
    child.once('exit', () => reject(new Error(`${file} ended before it was ready`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return gone
  }
  return { address, stop }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return ((await response.json()) as { token: string }).token
}

async function measure(
  address: string,
  token: string,
  bare: string,
  { person, document }: { person: string; document: string },
): Promise<void> {
  const urlOf = (path: string) => `${address}/api${path.replace('DOCUMENT', document).replace('PERSON', person)}`
  const asked = [
    ['bare', `${bare}/${document}`] as const,
    [signedOne, `${bare}/signed/${document}`] as const,
    ...routes.map(([path]) => [path, urlOf(path)] as const),
    ...broad.map((words) => [countOf(words), `${bare}/count/${encodeURIComponent(entriesOf(person, words))}`] as const),
  ]
  const times = new Map(asked.map(([name]) => [name, [] as number[]]))
  const found = new Map<string, string | null>()
  const headers = { authorization: `Bearer ${token}` }
  let next = ''
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [name, url] of asked) {
      if (name.endsWith(first)) await forget(urlOf('/documents?q='), headers)
      if (searches.includes(name)) await rename(urlOf(one), token, `Renamed ${round}`)
      const from = performance.now()
      const response = await fetch(addressOf(url, next), { headers })
      await response.text()
      const took = performance.now() - from
      if (!response.ok) throw new Error(`${name} answered ${response.status}`)
      if (searches.includes(name)) next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
      found.set(name, response.headers.get('x-total-count'))
      if (round >= warmUp) times.get(name)?.push(took)
    }
  }
  const least = middle(times.get('bare') ?? [])
  const leastOfProduct = middle(times.get(one) ?? [])
  console.log(
    `${documents} documents of one person; the bare route takes ${least.toFixed(2)} ms (medians of ${rounds})`,
  )
  console.log(
    `${'route'.padEnd(44)}${'in all'.padStart(8)}${'ms'.padStart(9)}${'x bare'.padStart(9)}${'goal'.padStart(6)}${'x one'.padStart(8)}`,
  )
  for (const [path, goal] of [...routes, ...floors.map((name) => [name, ''] as const)]) {
    const took = middle(times.get(path) ?? [])
    const ratio = (to: number) => (took / to).toFixed(1)
    const columns = [found.get(path) ?? '', took.toFixed(2), ratio(least), String(goal), ratio(leastOfProduct)]
    const widths = [8, 9, 9, 6, 8]
    console.log(path.padEnd(44) + columns.map((text, index) => text.padStart(widths[index] ?? 0)).join(''))
  }
}

/** @param next the page that follows the last search */
function addressOf(url: string, next: string): string {
  return url.endsWith(further) ? new URL(next, url).href : url.replace(again, '').replace(first, '')
}

/** Asks for more that is not there than a server keeps searches of one person, so that it keeps none of those before. */
async function forget(search: string, headers: Record<string, string>): Promise<void> {
  for (let word = 0; word < 20; word++) await (await fetch(`${search}nowhere${word}`, { headers })).text()
}

async function rename(document: string, token: string, original_filename: string): Promise<void> {
  const response = await fetch(document, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ original_filename }),
  })
  await response.text()
  if (!response.ok) throw new Error(`to rename a document answered ${response.status}`)
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
