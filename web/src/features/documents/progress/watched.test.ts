import type { DocumentId } from '@karar/schema'
import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const listeners = new Set<() => void>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.mock('../../../lib/http/session.ts', () => ({ onTokenChange: (listener: () => void) => listeners.add(listener) }))

const { forgetAnalyses, markScanned, readKept, readWatched, watchAnalysis, watchNewAnalysis } = await import(
  './watched.ts'
)

const [one, two] = ['01a2014e-65fc-7beb-a249-0f1121dc702a', '01a2014e-65fc-7beb-a249-0f1121dc702b'] as DocumentId[]
if (!one || !two) throw new Error('Two ids are needed.')
const ids = () => readWatched().map(({ id }) => id)
const stored = () => readKept(kept.get('watched-analyses') ?? null).map(({ id }) => id)

beforeEach(() => {
  for (const listener of listeners) listener()
})

test('what is watched outlives the page, newest first, until its end was told', () => {
  watchAnalysis(one)
  watchAnalysis(two)
  expect([ids(), stored()]).toEqual([
    [two, one],
    [two, one],
  ])
  forgetAnalyses(new Set([one]))
  expect([ids(), stored()]).toEqual([[two], [two]])
})

test('seen running again, it stays as it was; started again, nothing heard before counts', () => {
  vi.useFakeTimers({ now: 1000 })
  watchAnalysis(one)
  markScanned(one)
  vi.setSystemTime(5000)
  watchAnalysis(one)
  expect(readWatched()).toEqual([{ id: one, since: 1000, scanned: true }])
  watchNewAnalysis(one)
  expect(readWatched()).toEqual([{ id: one, since: 5000, scanned: false }])
  vi.useRealTimers()
})

test('the next person to sign in finds nothing of it', () => {
  watchAnalysis(one)
  for (const listener of listeners) listener()
  expect([ids(), kept.size]).toEqual([[], 0])
})

test.each([null, '', 'nonsense', '{}', '[{"id":"x"},null,5]'])('kept as %j, nothing is watched', (text) =>
  expect(readKept(text)).toEqual([]),
)
