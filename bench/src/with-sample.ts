import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { signIn } from './sign-in.ts'

const root = resolve(import.meta.dirname, '../..')
const admin = { email: 'admin@karar.local', password: 'Monsoon-Ledger-42' }

/** A Karar of its own, on an empty folder, in which the sample contract has been analysed. */
export interface WithSample {
  url: string
  /** of the one account, an administrator's */
  token: string
  document: string
  stop: () => Promise<void>
}

/** Starts it; `stop` leaves nothing behind. */
export async function startWithSample(): Promise<WithSample> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-with-sample-'))
  const karar = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    karar.kill('SIGTERM')
    if (karar.exitCode === null && karar.signalCode === null) await new Promise((gone) => karar.once('exit', gone))
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
  try {
    const url = await said(karar.stdout, /ready at (\S+)/)
    return { url, ...(await analyse(`${url}/api`)), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/** Waits for words, and answers with what stands in their brackets. */
export function said(stream: NodeJS.ReadableStream, words: RegExp): Promise<string> {
  return new Promise((ready, reject) => {
    stream.on('data', (chunk) => {
      const found = words.exec(String(chunk))?.[1]
      if (found) ready(found)
    })
    stream.once('end', () => reject(new Error(`Nothing said ${words}`)))
  })
}

/** Signs in and has the sample analysed. */
async function analyse(api: string): Promise<{ token: string; document: string }> {
  const token = await signIn(api, admin)
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  const sample = await readFile(join(root, 'web/public/samples/services-agreement.pdf'))
  form.set('file', new File([new Uint8Array(sample)], 'services-agreement.pdf'))
  form.set('analyze', 'true')
  const upload = await fetch(`${api}/documents/upload`, { method: 'POST', headers, body: form })
  const { id } = (await upload.json()) as { id: string }
  for (;;) {
    const answer = await fetch(`${api}/documents/${id}`, { headers })
    const { analysis_status } = (await answer.json()) as { analysis_status: string }
    if (analysis_status === 'completed') return { token, document: id }
    if (analysis_status === 'failed') throw new Error('The analysis failed.')
    await delay(100)
  }
}
