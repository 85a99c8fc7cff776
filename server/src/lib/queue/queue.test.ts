import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { open } from './job-loop.ts'
import { type JobKind, openQueue, type Queue } from './queue.ts'

const asha = '019a0000-0000-7000-8000-00000000000a'
const bela = '019a0000-0000-7000-8000-00000000000b'
const chand = '019a0000-0000-7000-8000-00000000000c'
/** of each test's own, so that none finds what another has left */
let kind: JobKind<{ name: string }>
const kindNumber = (number: number): typeof kind => ({
  name: `test.turns.${number}`,
  payload: z.object({ name: z.string() }),
  expireInSeconds: 60,
})

let karar: TestKarar
let queue: Queue
const order: string[] = []
/** ends the job of this name */
const ends = new Map<string, () => void>()
let number = 0
beforeAll(async () => {
  karar = await openTestKarar({ ROLE: 'web' })
})
afterAll(() => karar.close())
beforeEach(async () => {
  kind = kindNumber(++number)
  const { database, live, log } = karar.parts
  queue = await openQueue(database.connection, [kind], live, log)
  order.length = 0
  ends.clear()
})
afterEach(() => queue.close(0))

async function send(person: string, ...names: string[]): Promise<void> {
  for (const name of names) await queue.send(karar.parts.database.db, kind, { name }, { person })
}

const work = (concurrency: number, wait: (name: string) => Promise<void> = async () => {}, mostOfOne?: number) =>
  queue.work(
    kind,
    concurrency,
    {
      run: async ({ name }) => {
        order.push(name)
        await wait(name)
      },
      exhausted: async () => {},
    },
    open,
    mostOfOne,
  )

const begun = (...names: string[]) => expect.poll(() => [...order], { timeout: 30_000, interval: 10 }).toEqual(names)

test('persons take turns, however many jobs somebody has sent before', async () => {
  await send(asha, 'a1', 'a2', 'a3', 'a4', 'a5')
  await send(bela, 'b1')
  await send(chand, 'c1', 'c2')
  await work(1)
  await begun('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4', 'a5')
})

test('who comes anew does not pass those who wait over and over', async () => {
  await send(asha, 'a1', 'a2')
  let passed = 0
  await work(1, async (name) => {
    // each time one of hers is over she has another; so has Bela
    if (name.startsWith('b') && passed++ < 10) await send(bela, `b${passed + 1}`)
    if (name === 'a1') await send(bela, 'b1')
  })
  await expect.poll(() => order.includes('a2'), { timeout: 30_000 }).toBe(true)
  expect(order.indexOf('a2')).toBeLessThan(4)
})

test('while somebody else waits, nobody has two jobs at work; alone, one person has all workers', async () => {
  await work(2, (name) => new Promise((end) => ends.set(name, end)))
  await send(asha, 'a1', 'a2', 'a3')
  await begun('a1', 'a2')
  await send(bela, 'b1', 'b2')
  ends.get('a1')?.()
  await begun('a1', 'a2', 'b1')
  // Asha's third came before Bela's second, and Asha has none at work
  ends.get('a2')?.()
  await begun('a1', 'a2', 'b1', 'a3')
  await send(chand, 'c1')
  ends.get('a3')?.()
  await begun('a1', 'a2', 'b1', 'a3', 'c1')
  ends.get('c1')?.()
  // now nobody but Bela waits, who has one at work
  await begun('a1', 'a2', 'b1', 'a3', 'c1', 'b2')
  for (const end of ends.values()) end()
})

test('whose work takes for ever leaves a worker free for whoever comes', async () => {
  await work(3, (name) => new Promise((end) => ends.set(name, end)), 2)
  await send(asha, 'a1', 'a2', 'a3', 'a4')
  await begun('a1', 'a2')
  await send(bela, 'b1')
  await begun('a1', 'a2', 'b1')
  ends.get('b1')?.()
  await send(chand, 'c1')
  await begun('a1', 'a2', 'b1', 'c1')
  for (const end of ends.values()) end()
})

test('a worker that has done a job takes the next without a pause', async () => {
  await send(asha, ...Array.from({ length: 40 }, (_, number) => `a${number}`))
  const startedAt = performance.now()
  await work(1)
  await expect.poll(() => order.length, { timeout: 60_000, interval: 20 }).toBe(40)
  // with a look once a second it was 40
  expect((performance.now() - startedAt) / 1000).toBeLessThan(15)
})

test('a job that fails is tried three times in all, and then given up once', async () => {
  const given: string[] = []
  await queue.work(kind, 1, {
    run: async ({ name }) => {
      order.push(name)
      throw new Error('no')
    },
    exhausted: async ({ name }) => {
      given.push(name)
    },
  })
  await send(asha, 'a1')
  await expect.poll(() => given, { timeout: 60_000, interval: 50 }).toEqual(['a1'])
  expect(order).toEqual(['a1', 'a1', 'a1'])
})
