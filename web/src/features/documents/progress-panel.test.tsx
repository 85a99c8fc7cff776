// @vitest-environment happy-dom
import type { Document } from '@karar/schema'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Live, live } from '../../lib/testing/live.tsx'
import { aDocument } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { ProgressPanel } from './progress/progress-panel.tsx'
import { forgetAnalyses, watchNewAnalysis } from './progress/watched.ts'

const watched = new Set<Document['id']>()
afterEach(() => {
  act(() => forgetAnalyses(watched))
  watched.clear()
  vi.useRealTimers()
  setVisibility('visible')
})

const message = 'No text could be found in this file.'
const failed = { analysis_status: 'failed', progress: null, analysis_error: { reason: 'no_text', message } } as const
const completed = { analysis_status: 'completed', progress: null, analysis_error: null } as const
const recognising = (page: number, pages: number, stage: 'ocr' | 'analyzing' = 'ocr'): Partial<Document> => ({
  analysis_status: 'analyzing',
  analysis_error: null,
  progress: {
    stage,
    percent: Math.floor((70 * page) / pages),
    message: `Recognising page ${page} of ${pages}`,
    time_elapsed: 18,
    estimated_time: 58,
    page,
    pages,
  },
})

/** Puts the page out of sight, as another tab in front of it would, or back. */
function setVisibility(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The panel of a page, whose clock stands from here on, and a server that says of documents what it is told to say. */
async function opened(...rows: Document[]) {
  const now = new Map(rows.map((row) => [row.id, row]))
  const asked = serve({
    'GET /documents': [200, []],
    // the stream of ends is never answered: what is told is what was asked for
    'GET /documents/events': () => new Promise(() => {}),
    ...Object.fromEntries(rows.map(({ id }) => [`GET /documents/${id}`, () => [200, now.get(id)] as const])),
  })
  const page = await live(<ProgressPanel />, ['documents'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const says = (row: Document, part: Partial<Document>) =>
    void now.set(row.id, { ...(now.get(row.id) ?? row), ...part })
  return {
    page,
    says,
    /** Its analysis is started, and runs. */
    starts: async (row: Document, part = recognising(1, 9)) => {
      says(row, part)
      watched.add(row.id)
      act(() => watchNewAnalysis(row.id))
      await pass(10)
    },
    asked: ({ id }: Document) => asked.filter(({ what }) => what === `GET /documents/${id}`).length,
  }
}

/** Lets the page ask until it tells an end: it asks every two seconds. */
async function expectTold(page: Live, words: string) {
  for (let half = 0; half < 5 && !page.words().includes(words); half++) await pass(500)
  expect(page.words()).toContain(words)
}

/** An end is told, and stays for so many seconds and no longer. */
async function expectStaysFor(page: Live, words: string, seconds: number) {
  await expectTold(page, words)
  await pass(seconds * 1000 - 600)
  expect(page.words()).toContain(words)
  await pass(600)
  expect(page.words()).toBe('')
}

const one = aDocument({ mime_type: 'text/plain' })
const scan = aDocument({ id: '019a0000-0000-7000-8000-000000000003' as Document['id'], original_filename: 'scan.pdf' })

test('an end stays for three seconds, a failure for five', async () => {
  const { page, starts, says } = await opened(one)
  await starts(one)
  expect(page.words()).toContain('1 of 9 pages read')
  says(one, completed)
  await expectStaysFor(page, 'Analysis Complete', 3)

  await starts(one)
  expect(page.words()).toContain('1 of 9 pages read')
  says(one, failed)
  await expectTold(page, message)
  await expectStaysFor(page, 'Analysis Failed', 5)
})

test('on a page that is out of sight no end goes by unseen', async () => {
  const { page, starts, says } = await opened(one)
  await starts(one)
  says(one, completed)
  await expectTold(page, 'Analysis Complete')
  setVisibility('hidden')
  await pass(60_000)
  expect(page.words()).toContain('Analysis Complete')
  setVisibility('visible')
  await expectStaysFor(page, 'Analysis Complete', 3)
})

test('nothing moves for forty answers: that it takes long is said for eight seconds, and its end still comes', async () => {
  const { page, starts, says, asked } = await opened(one)
  await starts(one)
  const before = asked(one)
  for (let half = 0; half < 200 && !page.words().includes('Still at work'); half++) await pass(500)
  expect(asked(one) - before).toBe(40)
  expect(page.words()).toContain('Complex documents may take up to 5 minutes; the work goes on.')
  await expectStaysFor(page, 'Still at work', 8)
  says(one, completed)
  // asked after slowly by now
  for (let half = 0; half < 20 && page.words() === ''; half++) await pass(500)
  await expectStaysFor(page, 'Analysis Complete', 3)
})

test('of several one is shown, each with the stages that it goes through, and there is a way to the others', async () => {
  const { page, starts } = await opened(one, scan)
  const stages = () => [...document.querySelectorAll('ol li')].map((stage) => stage.textContent)
  await starts(scan, recognising(7, 24))
  await starts(one, recognising(2, 2, 'analyzing'))
  // the newest; past the recognition of a text file there was none, and it looks so
  expect(page.words()).toContain('2 of 2 pages read')
  expect(page.words()).toContain('and 1 more')
  expect(stages()).toEqual(['Converting', 'Analyzing', 'Finalizing'])
  await page.press('Next document')
  expect(page.words()).toContain('7 of 24 pages read')
  expect(stages()).toEqual(['Converting', 'Reading (OCR)', 'Analyzing', 'Finalizing'])
  await page.press('Previous document')
  expect(page.words()).toContain('2 of 2 pages read')
})

test('folded, it stays so when the page is loaded again', async () => {
  const first = await opened(one)
  await first.starts(one)
  await first.page.press('Collapse')
  vi.useRealTimers()
  await first.page.close()
  // it is watched still
  const { page } = await opened({ ...one, ...recognising(2, 9) })
  await pass(10)
  const expand = page.control('Expand')
  expect(document.getElementById(expand.getAttribute('aria-controls') ?? '')?.hidden).toBe(true)
})
