import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProcesses } from './processes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-step-back-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

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

test.runIf(existsSync('/proc/self/autogroup'))(
  'a process steps back with all its threads and, as a session, behind that of whoever started it',
  async () => {
    const task = pathToFileURL(join(folder, 'back.mjs'))
    await writeFile(
      task,
      `import { readdirSync, readFileSync } from 'node:fs'
      import { getPriority } from 'node:os'
      const group = () => readFileSync('/proc/self/autogroup', 'utf8').trim().split(' ')
      export default async ({ place }) => {
        // of two that start at the same moment one has to wait for a tenth of a second
        for (let time = 0; time < 200 && group().at(-1) !== place; time++) await new Promise((over) => setTimeout(over, 50))
        return { threads: readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread))), group: group() }
      }`,
    )
    const ours = () => readFileSync('/proc/self/autogroup', 'utf8').trim().split(' ')
    const before = ours()
    const behind = Math.min(Number(before.at(-1)) + 5, 19)
    // before the usual place only who administers the machine may step
    const place = String(process.getuid?.() === 0 ? behind : Math.max(behind, 0))
    const back = openProcesses<{ place: string }, never, { threads: number[]; group: string[] }>(task, {
      most: 1,
      heapMegabytes: 128,
      megabytes: 300,
    })
    const { threads, group } = await back.run({ place }, {})
    await back.close()
    expect(threads.length).toBeGreaterThan(1)
    expect(Math.min(...threads)).toBeGreaterThanOrEqual(10)
    expect(group[0]).not.toBe(before[0])
    expect(group.at(-1)).toBe(place)
    expect(ours()).toEqual(before)
  },
)
