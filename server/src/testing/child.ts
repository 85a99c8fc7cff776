import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Document } from '@karar/schema'
import { keepsCompiledCode } from '../lib/processes/compiled-code.ts'
import { adminEmail, password } from './people.ts'

/** Karar as a process of its own, as a person starts it. */
export interface ChildKarar {
  address: string
  process: ChildProcess
  /** milliseconds from its start until it said that it is ready */
  readyAfterMs: number
  /** what it has written to standard error, for the one who wonders why it ended */
  said(): string
  /** kill -9, in the middle of whatever it does */
  kill(): Promise<void>
  /** SIGTERM; the exit code */
  end(): Promise<number | null>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * @param wrapper a command that becomes the one behind it, e.g. `nice`
 * @throws Error with what it said when it ends instead of getting ready
 */
export async function startChild(
  dataDir: string,
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<ChildKarar> {
  const startedAt = performance.now()
  const [command = '', ...rest] = [...wrapper, process.execPath, main]
  const child = spawn(command, rest, {
    // a folder without a .env of somebody's own
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      ...keepsCompiledCode,
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'warn',
      // what few of these tests need, each of them would load
      WARM_UP: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      // a worker has no address, and says that it is ready all the same
      const ready = /Karar is ready (?:at|to) (\S+)/.exec(String(chunk))?.[1]
      if (ready) resolve(ready)
    })
    void exited.then((code) => reject(new Error(`Karar ended with ${code} before it was ready:\n${said}`)))
  })
  const signal = async (name: 'SIGKILL' | 'SIGTERM') => {
    child.kill(name)
    return exited
  }
  return {
    address,
    process: child,
    said: () => said,
    readyAfterMs: Math.round(performance.now() - startedAt),
    kill: async () => {
      await signal('SIGKILL')
    },
    end: () => signal('SIGTERM'),
  }
}

/** The calls that a browser makes, to a Karar at this address. */
export function client(address: string, token = '') {
  const headers = { authorization: `Bearer ${token}` }
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(address + path, { headers })
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const all = async (path = '/api/documents?limit=100'): Promise<Document[]> => {
    const answer = await fetch(address + path, { headers })
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`)
    const page = (await answer.json()) as Document[]
    const next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
    return next ? [...page, ...(await all(next))] : page
  }
  return {
    signIn: async (): Promise<string> => {
      const answer = await fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: adminEmail, password }),
      })
      return ((await answer.json()) as { token: string }).token
    },
    /** @returns the id once the upload is acknowledged */
    upload: async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> => {
      const form = new FormData()
      form.set('file', new File([bytes], name))
      form.set('analyze', 'true')
      const answer = await fetch(`${address}/api/documents/upload`, { method: 'POST', headers, body: form })
      if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { id: string }).id
    },
    remove: async (id: string): Promise<void> => {
      const answer = await fetch(`${address}/api/documents/${id}`, { method: 'DELETE', headers })
      if (answer.status !== 204) throw new Error(`delete: ${answer.status} ${await answer.text()}`)
    },
    get,
    all,
    file: async (id: string): Promise<Uint8Array> => {
      const answer = await fetch(`${address}/api/documents/${id}/file`, { headers })
      if (answer.status === 503) throw new Error(`GET the file of ${id}: ${answer.status} ${await answer.text()}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}
