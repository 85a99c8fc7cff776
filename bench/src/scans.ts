/**
 * What others feel while scans are read: `npm run bench:scans`.
 *
 * Starts Karar on an empty folder. One user asks for the list of their documents, first while nothing else happens,
 * then while ten scans of four pages are being read for another; the 99th percentiles of the two stand side by side,
 * with the time the ten took and the most memory that Karar held.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

const SCANS = 10
const IDLE_SECONDS = 20
/** pause between two questions, so that asking itself is no load */
const EVERY_MS = 25
const root = resolve(import.meta.dirname, '../..')
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }

const folder = await mkdtemp(join(tmpdir(), 'karar-scans-'))
const sample = join(root, 'web/public/samples/services-agreement.txt')
const files = join(folder, 'scans')
execFileSync(process.execPath, [join(root, 'reader/src/testing/write-scans.ts'), sample, files, '4'])
const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
  cwd: folder,
  env: {
    ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ENFORCE_PLANS: 'false' },
    ...{ RATE_LIMITS: 'off', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
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
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const list = () => fetch(`${api}/documents`, { headers }).then((answer) => answer.json())

  let asking = true
  const times: number[] = []
  const ask = async () => {
    while (asking) {
      const begun = performance.now()
      await list()
      times.push(performance.now() - begun)
      await delay(EVERY_MS)
    }
  }
  await Promise.all([ask(), delay(IDLE_SECONDS * 1000).then(() => (asking = false))])
  const idle = times.splice(0).slice(50) // the first ones compile the code
  asking = true
  const asked = ask()

  const scan = await readFile(join(files, 'photo.pdf'))
  const begun = performance.now()
  const ids: string[] = []
  for (let i = 0; i < SCANS; i++) {
    const form = new FormData()
    form.set('analyze', 'true')
    form.set('force', 'true')
    form.set('file', new Blob([new Uint8Array(scan)]), `scan ${i}.pdf`)
    const kept = await fetch(`${api}/documents/upload`, { method: 'POST', headers, body: form })
    ids.push(((await kept.json()) as { id: string }).id)
  }
  const states = new Set<string>()
  let most = 0
  for (const id of ids) {
    for (;;) {
      const document = (await (await fetch(`${api}/documents/${id}`, { headers })).json()) as {
        analysis_status: string
      }
      most = Math.max(most, memoryOf(child.pid ?? 0))
      if (document.analysis_status !== 'analyzing') {
        states.add(document.analysis_status)
        break
      }
      await delay(500)
    }
  }
  const seconds = (performance.now() - begun) / 1000
  asking = false
  await asked
  const [quiet, busy] = [percentile(idle, 0.99), percentile(times, 0.99)]
  console.log(
    `${SCANS} scans of 4 pages: ${[...states].join(', ')} in ${seconds.toFixed(0)} s; at most ${most} MB with all processes`,
  )
  console.log(
    `GET /api/documents, 99th percentile: ${quiet.toFixed(1)} ms idle (${idle.length} calls), ${busy.toFixed(1)} ms while they are read (${times.length} calls); ratio ${(busy / quiet).toFixed(2)}`,
  )
  console.log(`median: ${percentile(idle, 0.5).toFixed(1)} and ${percentile(times, 0.5).toFixed(1)} ms`)
}

function percentile(values: number[], share: number): number {
  values.sort((a, b) => a - b)
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}

/** Megabytes that a process and those below it hold, the database's shared memory counted once a process. */
function memoryOf(pid: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=']).toString().trim().split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number])
  const below = (one: number): number =>
    rows.filter(([, parent]) => parent === one).reduce((sum, [id, , rss]) => sum + rss + below(id), 0)
  const own = rows.find(([id]) => id === pid)?.[2] ?? 0
  return Math.round((own + below(pid)) / 1024)
}
