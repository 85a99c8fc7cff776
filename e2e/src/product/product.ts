import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Health } from '@karar/schema'
import { afterAll, beforeAll, inject } from 'vitest'
import { answerOf } from './api.ts'
import { register, signInElsewhere, userId } from './people.ts'
import type { Product } from './running.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    product: Omit<Product, 'stop'>
  }
}

export const repository = resolve(import.meta.dirname, '../../..')

/** What a file gets that wants the product as it is, beside others on the same one. */
export const shared = 'shared'

/**
 * The product for all journeys of a file. With settings of its own (none is `{}`): started on an empty data folder, and
 * stopped after them. Shared: the one of the whole run, with an administrator of this file's own.
 */
export function useProduct(settings: Record<string, string> | typeof shared): () => Product {
  let product: Product | null = null
  beforeAll(async () => {
    product = settings === shared ? await ownPlace(inject('product')) : await startProduct(settings)
  })
  afterAll(() => (settings === shared ? undefined : product?.stop()))
  return () => {
    if (!product) throw new Error('The product is not running yet.')
    return product
  }
}

/** An administrator of one's own on the shared product: what a file uploads is seen by it alone. */
export async function ownPlace(given: Omit<Product, 'stop'>): Promise<Product> {
  const product: Product = { ...given, stop: async () => {} }
  const admin = { email: `asha.${randomUUID()}@example.org`, password: given.admin.password }
  await register(product, admin)
  const token = await signInElsewhere(product, given.admin)
  const id = await userId(product, admin.email, token)
  await answerOf(product, `/admin/approve-user/${id}`, { method: 'POST', token })
  await answerOf(product, `/admin/users/${id}/role`, { method: 'PUT', token, json: { role: 'admin' } })
  return { ...product, admin }
}

/** Starts the product as a person does, through its command, and waits until it is healthy. */
export async function startProduct(settings: Record<string, string>): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-e2e-'))
  const data = join(folder, 'data')
  const admin = { email: 'asha@example.org', password: 'Monsoon-Ledger-42' }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(repository, 'server/src/cli.ts'), 'start'], {
    // A folder of its own: no .env of a developer is found there.
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...essentials(),
      NODE_COMPILE_CACHE: join(repository, 'node_modules/.cache/karar'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
      // on the product of a few journeys, what they do not use would cost as much as they do
      WARM_UP: 'off',
      ...settings,
    },
  })
  const said = lastWords(child)
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await healthy(url, child, said)
  } catch (cause) {
    await stop()
    throw new Error(`The product did not start. It said:\n${said()}`, { cause })
  }
  const printedPassword = /password {2}(\S+) /.exec(said())?.[1]
  return { url, admin, printedPassword, outbox: join(data, 'outbox'), stop }
}

/** Of our own environment only what any program needs, so that no setting of a developer changes a journey. */
function essentials(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'LD_LIBRARY_PATH']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}

function lastWords(child: ChildProcess): () => string {
  let words = ''
  const keep = (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-8000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => words
}

/** Waits for the product's own word as well: something else may answer at a port that was free a moment ago. */
async function healthy(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + 180_000
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended.')
    const answer = await fetch(`${url}/api`).catch(() => null)
    if (answer?.ok && said().includes(`ready at ${url}`) && Health.parse(await answer.json()).status === 'ok') return
    await pause(100)
  }
  throw new Error('It was not healthy after three minutes.')
}

/** Asks the product to end in order, which also ends its database; after 20 seconds ends it all the same, and says so. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const inTime = await Promise.race([gone.then(() => true), pause(20_000, false, { ref: false })])
  if (inTime) return
  child.kill('SIGKILL')
  throw new Error('The product did not stop within 20 seconds of SIGTERM.')
}
