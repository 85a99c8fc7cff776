import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from '../../app.ts'
import { openAnswerers } from '../../features/chat/answerers.ts'
import { openInspectors } from '../../features/documents/upload/inspect.ts'
import { openSideReaders } from '../../features/position/sides.ts'
import { openShowcase } from '../../features/showcase/service.ts'
import type { App } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { openSpeech } from '../../lib/speech/speech.ts'

/** What the program that answers does, by the question: what a real one does only rarely. */
const program = (folder: string) => `
  import { existsSync } from 'node:fs'
  const hoard = []
  export default async ({ question, contract }) => {
    if (!contract) return { open: false }
    if (question === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (question === 'hoard') for (;;) hoard.push(Buffer.alloc(10_000_000, 1))
    const [, name] = question.match(/^wait for (.*)$/) ?? []
    while (name && !existsSync(${JSON.stringify(folder)} + '/' + name)) await new Promise((done) => setTimeout(done, 20))
    const text = 'First, one. Then, two.' + (question === 'long' ? ' and on'.repeat(500_000) : '')
    return { open: true, dropped: 0, answer: { kind: 'answered', text, citations: [], law: [], follow_ups: [] } }
  }`

/**
 * A server on the same data that listens, with another program behind it that answers questions: 'wait for NAME' waits
 * for a file of this name in the folder, 'hang' never ends and hears nothing, 'hoard' wants memory without end, and
 * the answer to 'long' is more than a connection holds.
 */
export async function openSlowAnswers(
  parts: Parts,
  folder: string,
  timeLimitMs = 20_000,
  most = 6,
): Promise<{ app: App; url: string; close(): Promise<void> }> {
  const worker = join(folder, `worker-${crypto.randomUUID()}.mjs`)
  await writeFile(worker, program(folder))
  const answerers = openAnswerers({ most, timeLimitMs, worker: pathToFileURL(worker) })
  const pools = {
    inspectors: openInspectors(1),
    answerers,
    sides: openSideReaders(1),
    showcase: openShowcase(),
    speech: openSpeech(),
  }
  const app = await buildApp({ ...parts, ...pools })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close()
      await Promise.all(Object.values(pools).map((pool) => pool.close()))
    },
  }
}
