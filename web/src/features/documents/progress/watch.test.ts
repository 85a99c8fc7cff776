import type { Document } from '@karar/schema'
import { expect, test } from 'vitest'
import { countPoll, expectEnd, isSlow, nextPoll, pollsAfterUpload } from './watch.ts'

const running = (id: string, page: number) =>
  ({
    id,
    analysis_status: 'analyzing',
    progress: { stage: 'ocr', percent: page, message: '', time_elapsed: 1, estimated_time: 9, page, pages: 24 },
  }) as Document

test('an analysis is asked after every 2 s, and rarely once it gives no sign for 12 answers', () => {
  const document = running('still', 1)
  expectEnd(document.id, pollsAfterUpload)
  countPoll(document)
  for (let poll = 1; poll < pollsAfterUpload; poll += 1) countPoll(document)
  expect([isSlow(document.id), nextPoll(document)]).toEqual([false, 2000])
  countPoll(document)
  expect([isSlow(document.id), nextPoll(document)]).toEqual([true, 10_000])
})

test('pages being read keep an analysis from counting as slow', () => {
  for (let page = 1; page < 200; page += 1) countPoll(running('reading', page))
  expect(isSlow(running('reading', 1).id)).toBe(false)
})

test('a finished analysis is asked after no more', () => {
  expect(nextPoll({ ...running('done', 1), analysis_status: 'completed' })).toBe(false)
})
