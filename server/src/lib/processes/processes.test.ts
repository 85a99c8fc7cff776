import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slowPdfs } from '../../testing/slow-pdfs.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from './processes.ts'
import { currentStaff, ownStaff, useStaff } from './staff.ts'

type Task = { what: string; at?: string; pdf?: string }

const reader = createRequire(import.meta.url).resolve('@karar/reader')

let folder: string
let file: URL
let processes: Processes<Task, string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  file = pathToFileURL(join(folder, 'task.mjs'))
  await writeFile(
    file,
    `import { readFileSync, writeFileSync } from 'node:fs'
    const hoard = []
    export default async function work({ what, at, pdf, port, isBesideOthers }) {
      if (what === 'answer') return 'an answer'
      if (what === 'company') return isBesideOthers ? 'beside others' : 'alone'
      if (what === 'count') return String(hoard.push(1) - 1)
      if (what === 'environment') return Object.keys(process.env).join()
      if (what === 'pid') return String(process.pid)
      if (what === 'throw') throw new RangeError('not in here')
      if (what === 'tell') { port.postMessage('one'); port.postMessage('two'); return 'told' }
      if (what === 'exit') process.exit(3)
      if (what === 'buffers') for (;;) hoard.push(Buffer.alloc(10_000_000, 1))
      if (what === 'heap') for (;;) hoard.push(Array.from({ length: 1000 }, () => Math.random()))
      if (what === 'array') { const all = []; for (;;) all.push(1) }
      if (what === 'allowed') { port.allow(60_000); while (process.cpuUsage().user < 900_000); return 'done' }
      if (what === 'loop') { writeFileSync(at, String(process.pid)); for (;;); }
      // hears nothing either, and takes nothing from the tests beside it
      if (what === 'hang') { writeFileSync(at, String(process.pid)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) }
      if (what === 'read') {
        const { readDocument } = await import(${JSON.stringify(pathToFileURL(reader).href)})
        const onProgress = ({ stage }) => stage === 'text' || writeFileSync(at, String(process.pid))
        for (;;) await readDocument(readFileSync(pdf), { onProgress })
      }
    }`,
  )
  processes = openProcesses(file, { most: 1, heapMegabytes: 128, megabytes: 300 })
})
afterAll(async () => {
  await processes.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (task: Task, signal = new AbortController().signal, onMessage?: (message: string) => void) =>
  processes.run(task, { signal, ...(onMessage && { onMessage }) })

test('a task is answered, tells of its progress, and fails with its own words', async () => {
  expect(await run({ what: 'answer' })).toBe('an answer')
  expect(await run({ what: 'company' })).toBe('alone')
  const told: string[] = []
  expect(await run({ what: 'tell' }, undefined, (message) => told.push(message))).toBe('told')
  expect(told).toEqual(['one', 'two'])
  await expect(run({ what: 'throw' })).rejects.toThrow(new RangeError('not in here'))
})

test('what opens files from outside is given no setting of ours', async () => {
  process.env.SECRET_OF_OURS = 'x'
  const environment = await run({ what: 'environment' })
  expect(environment).not.toMatch(/SECRET_OF_OURS|DATABASE_URL/)
  // its very first module is to come from what was compiled before
  expect(environment).toContain('NODE_COMPILE_CACHE')
})

test.each(['buffers', 'heap', 'array'])(
  'a task that wants memory without end (%s) is stopped, and the next one runs',
  async (what) => {
    await expect(run({ what })).rejects.toThrow(TooMuchMemory)
    expect(await run({ what: 'answer' })).toBe('an answer')
  },
)

test('a process that ends in mid-task fails that task alone', async () => {
  await expect(run({ what: 'exit' })).rejects.toThrow('ended with 3')
  expect(await run({ what: 'answer' })).toBe('an answer')
})

test('a task in an endless loop ends when it is called off, and one that waits behind it is called off unbegun', async () => {
  const stop = new AbortController()
  const looping = run({ what: 'loop', at: join(folder, 'pid') }, stop.signal)
  const early = new AbortController()
  const behind = run({ what: 'answer' }, early.signal)
  early.abort(new Error('no longer wanted'))
  await expect(behind).rejects.toThrow('no longer wanted')
  stop.abort(new Error('enough'))
  await expect(looping).rejects.toThrow('enough')
  expect(await run({ what: 'answer' })).toBe('an answer')
})

test('a limit of time counts the work alone: what waited behind a task that used all of its time is done', async () => {
  const timeLimitMs = 3_000
  const hanging = processes.run({ what: 'hang', at: join(folder, 'pid-in-time') }, { timeLimitMs })
  const behind = processes.run({ what: 'answer' }, { timeLimitMs })
  await expect(hanging).rejects.toThrow(TookTooLong)
  expect(await behind).toBe('an answer')
})

test('whoever keeps all the processes that one person may have at work keeps nobody else waiting', async () => {
  const shared = openProcesses<Task, string, string>(file, {
    ...{ most: 2, mostOfOne: 1, heapMegabytes: 128, megabytes: 300 },
  })
  const stop = new AbortController()
  const ends: string[] = []
  const asha = ['first', 'second'].map((name) =>
    shared
      .run({ what: 'hang', at: join(folder, `pid-${name}`) }, { person: 'asha', signal: stop.signal })
      .catch(() => ends.push(name)),
  )
  try {
    // and is told to leave them the cores
    expect(await shared.run({ what: 'company' }, { person: 'bela' })).toBe('beside others')
    // her second one has not been begun, though there was a process for it
    await expect(readFile(join(folder, 'pid-second'))).rejects.toThrow('ENOENT')
    expect(ends).toEqual([])
  } finally {
    stop.abort(new Error('enough'))
    await Promise.all(asha)
    await shared.close()
  }
})

test('a process that was warmed up is kept, and when it breaks there is another one', async () => {
  const warm = openProcesses<Task, string, string>(file, {
    ...{ most: 2, kept: 1, idleMs: 20, heapMegabytes: 128, megabytes: 300 },
  })
  try {
    const count = { what: 'count' } as const
    await warm.warmUp(count, count, count)
    expect(await warm.run({ what: 'count' }, {})).toBe('3')
    const pid = await warm.run({ what: 'pid' }, {})
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await warm.run({ what: 'pid' }, {})).toBe(pid)
    await expect(warm.run({ what: 'exit' }, {})).rejects.toThrow('ended with 3')
    expect(warm.isWell()).toBe(false)
    // nobody asked for it
    await expect.poll(() => warm.isWell(), { timeout: 30_000 }).toBe(true)
    expect(await warm.run({ what: 'pid' }, {})).not.toBe(pid)
  } finally {
    await warm.close()
  }
})

test('of two that were warmed up one is left to whoever has none at work, and a third gets ready when both are taken', async () => {
  const warm = openProcesses<Task, string, string>(file, {
    ...{ most: 4, kept: 2, takenMs: 50, heapMegabytes: 128, megabytes: 300 },
  })
  const stop = new AbortController()
  const hanging: Promise<unknown>[] = []
  const hang = (person: string, name: string) => {
    const at = join(folder, `pid-${name}`)
    hanging.push(warm.run({ what: 'hang', at }, { person, signal: stop.signal }).catch(() => {}))
    return expect.poll(() => readFile(at, 'utf8').catch(() => ''), { timeout: 30_000 }).not.toBe('')
  }
  try {
    await warm.warmUp({ what: 'count' }, { what: 'count' })
    await hang('asha', 'slow')
    expect(await warm.run({ what: 'count' }, { person: 'asha' })).toBe('0')
    expect(await warm.run({ what: 'count' }, { person: 'bela' })).toBe('2')
    for (const person of ['chitra', 'dev']) await hang(person, `slow-${person}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    // nobody asked for it
    expect(Number(await warm.run({ what: 'count' }, { person: 'bela' }))).toBeGreaterThan(0)
  } finally {
    stop.abort(new Error('enough'))
    await Promise.all(hanging)
    await warm.close()
  }
})

test('a limit of work counts the time of the processor, and a task that needs more can be given more', async () => {
  const workLimitMs = 500
  const looping = processes.run({ what: 'loop', at: join(folder, 'pid-at-work') }, { workLimitMs })
  await expect(looping).rejects.toThrow(TookTooLong)
  expect(await processes.run({ what: 'allowed' }, { workLimitMs })).toBe('done')
})

test('a process whose starter was gone before it looked around ends', async () => {
  const child = fileURLToPath(new URL('./process-child.ts', import.meta.url))
  // started by us, and told that it was somebody else
  const started = spawn(process.execPath, [child, '300', '1'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  expect(await once(started, 'exit')).toEqual([null, 'SIGKILL'])
})

test.each([
  ['in an endless loop', undefined],
  ['in the middle of drawing a page', 'a PDF whose patterns draw each other in a circle'],
  ['in the middle of recognising a page', 'a PDF of one scanned page without a word'],
])('when Karar is killed, a task %s ends, too', async (_where, what) => {
  const at = join(folder, `pid-of-orphan-${what}`)
  const pdf = join(folder, 'slow.pdf')
  await writeFile(
    pdf,
    slowPdfs()
      .find((one) => one.what === what)
      ?.make() ?? '',
  )
  const task: Task = { what: what === undefined ? 'loop' : 'read', at, pdf }
  const program = `
    import { openProcesses } from ${JSON.stringify(new URL('./processes.ts', import.meta.url).href)}
    const processes = openProcesses(new URL(${JSON.stringify(file.href)}), { most: 1, heapMegabytes: 512, megabytes: 1500 })
    await processes.run(${JSON.stringify(task)}, { signal: new AbortController().signal })`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: 'ignore' })
  let pid = 0
  await expect
    .poll(async () => (pid = Number(await readFile(at, 'utf8').catch(() => 0))), { timeout: 60_000 })
    .toBeGreaterThan(0)
  process.kill(pid, 0)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  const isThere = () => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }
  await expect.poll(isThere, { timeout: 30_000 }).toBe(false)
})

test('under a Karar that already steps back further than that, a process does so as well, and works', async () => {
  const task = pathToFileURL(join(folder, 'nice.mjs'))
  await writeFile(task, `import { getPriority } from 'node:os'\nexport default async () => getPriority()`)
  const program = `import { openProcesses } from ${JSON.stringify(new URL('./processes.ts', import.meta.url).href)}
    const processes = openProcesses(new URL(${JSON.stringify(task.href)}), { most: 1, heapMegabytes: 128, megabytes: 300 })
    process.stdout.write(String(await processes.run({}, { signal: new AbortController().signal })))
    await processes.close()`
  const nice = spawn('nice', ['-n', '19', process.execPath, '--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(await text(nice.stdout)).toBe('19')
})

test('with its pool a process ends; only who was told to hires it for the next, and never one that is at work', async () => {
  const size = { most: 1, heapMegabytes: 128, megabytes: 300 }
  const pidIn = async (pool: Processes<Task, string, string>) => Number(await pool.run({ what: 'pid' }, {}))
  const alone = openProcesses<Task, string, string>(file, size)
  const ended = await pidIn(alone)
  await alone.close()
  expect(() => process.kill(ended, 0)).toThrow('ESRCH')

  const usual = currentStaff()
  const free: ReturnType<typeof ownStaff.hire>[] = []
  const hire: typeof ownStaff.hire = (...what) => free.pop() ?? ownStaff.hire(...what)
  useStaff({ hire, dismiss: async (child) => void free.push(child) })
  try {
    const first = openProcesses<Task, string, string>(file, size)
    const pid = await pidIn(first)
    await first.close()
    const second = openProcesses<Task, string, string>(file, size)
    expect(await pidIn(second)).toBe(pid)
    const looping = second.run({ what: 'loop', at: join(folder, 'pid-at-close') }, {})
    const failing = expect(looping).rejects.toThrow('closed')
    await second.close()
    await failing
    expect(free).toEqual([])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  } finally {
    useStaff(usual)
  }
})
