/**
 * What a report costs: `npm run bench:report`, or `npm run bench:report -- FILE` for a contract of your own.
 *
 * Starts Karar on an empty folder, has a contract of fifty pages analysed, and downloads its report: the first time with
 * the start of the process that makes it, then with that process at hand. The time that the same server takes to analyse
 * the contract, and the engine's own on this machine, stand beside it in the same run, so that figures of different
 * machines compare. Last come sixteen reports at once.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { analyze } from '@karar/engine'
import { samples } from '@karar/engine/testing'

const STARTS = 3
const ROUNDS = 5
const CROWD = 16
const fiftyPages = 150_000
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }

const text = await contract(process.argv[2])
const engine: number[] = []
const served: number[] = []
const cold: number[] = []
const warm: number[] = []
let size = { pages: 0, bytes: 0 }
let crowd = 0
for (let start = 0; start < STARTS; start++) await onFreshServer(start === STARTS - 1)
for (let round = 0; round < ROUNDS; round++) {
  const began = performance.now()
  analyze(text, { day: '2026-11-21' })
  engine.push(performance.now() - began)
}
const base = median(served)
const tell = (what: string, ms: number) =>
  console.log(`${what.padEnd(44)} ${(ms / 1000).toFixed(2).padStart(7)} s ${(ms / base).toFixed(2).padStart(7)}`)
console.log(`Contract: ${text.length} characters. Report: ${size.pages} pages, ${size.bytes} bytes.\n`)
console.log(`${''.padEnd(44)} median      ratio to the analysis`)
tell('analysing it, from the call to the result', base)
tell('the engine alone, warm', median(engine))
tell('report, with the start of its process', median(cold))
tell('report, process at hand', median(warm))
tell(`${CROWD} reports at once, the last of them`, crowd)

/** Fifty pages out of Karar's own sample contracts, one after the other with articles counted on; or a file. */
async function contract(file: string | undefined): Promise<string> {
  if (file !== undefined) return readFile(file, 'utf8')
  const joined = samples.join('\n\n')
  return joined.repeat(Math.ceil(fiftyPages / joined.length)).slice(0, fiftyPages)
}

async function onFreshServer(last: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-report-'))
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/src/main.ts')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: folder, PORT: process.env.PORT ?? '0', LOG_LEVEL: 'error' },
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
    await measure(`${address}/api`, last)
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((gone) => child.once('exit', gone))
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(api: string, last: boolean): Promise<void> {
  const headers: Record<string, string> = {}
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(api + path, { ...init, headers: { ...headers, ...init.headers } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const signIn = { method: 'POST', body: JSON.stringify(admin), headers: { 'content-type': 'application/json' } }
  const { token } = (await (await call('/auth/login', signIn)).json()) as { token: string }
  headers.authorization = `Bearer ${token}`

  const form = new FormData()
  form.set('file', new File([text], 'contract.txt'))
  form.set('analyze', 'false')
  const { id } = (await (await call('/documents/upload', { method: 'POST', body: form })).json()) as { id: string }
  const began = performance.now()
  await call(`/documents/${id}/analyze`, { method: 'POST' })
  for (;;) {
    const { analysis_status } = (await (await call(`/documents/${id}`)).json()) as { analysis_status: string }
    if (analysis_status === 'completed') break
    if (analysis_status === 'failed') throw new Error('the analysis failed')
    await delay(20)
  }
  served.push(performance.now() - began)

  const report = async () => {
    const began = performance.now()
    const bytes = Buffer.from(await (await call(`/documents/${id}/download-pdf`)).arrayBuffer())
    size = { pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0, bytes: bytes.length }
    return performance.now() - began
  }
  cold.push(await report())
  for (let round = 0; round < ROUNDS; round++) warm.push(await report())
  if (last) crowd = Math.max(...(await Promise.all(Array.from({ length: CROWD }, report))))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
