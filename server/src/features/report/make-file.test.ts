import { analyze } from '@karar/engine'
import { afterAll, expect, test } from 'vitest'
import { contractText } from '../../testing/files.ts'
import { makeFile, openReporters } from './make-file.ts'
import type { FileTask } from './worker.ts'

const reporters = openReporters(1)
afterAll(() => reporters.close())

const task: FileTask = {
  kind: 'pdf',
  name: 'services',
  day: '2026-11-21',
  analyzedAt: '2026-11-21T05:00:00.000Z',
  engineVersion: '1',
  warnings: [],
  analysis: analyze(contractText, { day: '2026-11-21' }),
  position: null,
  settled: [],
}
const stays = new AbortController().signal

test('many at once wait for each other; one whose client goes away leaves, and holds up nobody', async () => {
  const leaving = new AbortController()
  const made = Array.from({ length: 4 }, () => makeFile(reporters, task, stays))
  const left = makeFile(reporters, task, leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  const sizes = (await Promise.all(made)).map(({ length }) => length)
  expect(new Set(sizes).size).toBe(1)
})

test('one that is being made when its client goes away is stopped', async () => {
  const leaving = new AbortController()
  const left = makeFile(reporters, task, leaving.signal)
  const next = makeFile(reporters, task, stays)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect((await next).length).toBeGreaterThan(10_000)
})
