import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { programFor } from './programs.ts'

test('a program is compiled once, however many ask for it at the same time', async () => {
  const [one, other] = await Promise.all([programFor('drawing'), programFor('drawing')])
  expect(other.code).toBe(one.code)
  expect((await programFor('drawing')).code).toBe(one.code)
})

test('a thread that begins later is given it, and compiles nothing', async () => {
  const { file } = await programFor('recognising')
  const thread = new Worker(
    `WebAssembly.compile = () => { throw new Error('compiled anew') }
    const { parentPort } = require('node:worker_threads')
    import(${JSON.stringify(new URL('./programs.ts', import.meta.url).href)})
      .then(({ programFor }) => programFor('recognising'))
      .then(({ file, code }) => parentPort.postMessage([file, Object.prototype.toString.call(code)]))`,
    { eval: true },
  )
  expect((await once(thread, 'message'))[0]).toEqual([file, '[object WebAssembly.Module]'])
  await thread.terminate()
})
