import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runFor } from '../../lib/errand.ts'
import { openAnswerers } from './answerers.ts'

/** A program whose reader of places does not run: each process of it says so. */
const program = `
  export default async ({ port }) => {
    port.postMessage({ unread: 'reader.onnx is missing' })
    return { open: true, dropped: 0, answer: { kind: 'silent', text: 'Nothing.', citations: [], law: [], follow_ups: [] } }
  }`

it('that questions are answered by words alone is told with its cause, and once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karar-answerers-'))
  const worker = join(folder, 'worker.mjs')
  await writeFile(worker, program)
  const onUnread = vi.fn()
  const answerers = openAnswerers({ most: 1, worker: pathToFileURL(worker), onUnread })
  onTestFinished(async () => {
    await answerers.close()
    await rm(folder, { recursive: true })
  })
  const ask = (question: string) =>
    answerers.ask('one', { question, before: [] }, () => expect.unreachable(), new AbortController().signal)
  expect(answerers.isWell()).toBe(true)
  await ask('What is due?')
  expect(answerers.isWell()).toBe(false)
  await ask('And when?')
  expect(onUnread.mock.calls).toEqual([['reader.onnx is missing']])
})

/** A program that never comes to an end with a contract of the name 'slow'. */
const slow = `
  export default async ({ key }) => {
    if (key === 'slow') await new Promise(() => setInterval(() => {}, 1000))
    return { open: true, dropped: 0, answer: { kind: 'silent', text: key, citations: [], law: [], follow_ups: [] } }
  }`

it('one person with slow questions keeps nobody else waiting for an answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karar-answerers-'))
  const worker = join(folder, 'worker.mjs')
  await writeFile(worker, slow)
  const answerers = openAnswerers({ most: 2, worker: pathToFileURL(worker), timeLimitMs: 20_000 })
  const enough = new AbortController()
  const ask = (person: string, key: string) =>
    runFor(person, () =>
      answerers.ask(key, { question: 'What is due?', before: [] }, () => expect.unreachable(), enough.signal),
    )
  const isOver = () => 'one of the slow ones was over first'
  const asked = Array.from({ length: 4 }, () => ask('asha', 'slow').then(isOver, isOver))
  onTestFinished(async () => {
    enough.abort()
    await Promise.all(asked)
    await answerers.close()
    await rm(folder, { recursive: true })
  })
  const quick = ask('bela', 'quick').then(({ answer }) => answer.text)
  expect(await Promise.race([quick, ...asked])).toBe('quick')
})
