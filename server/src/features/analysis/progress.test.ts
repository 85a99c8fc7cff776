import { expect, test } from 'vitest'
import { progressOf, type Report } from './progress.ts'

test('the bar never runs backwards, whether pictures are recognised or not', () => {
  const read: Report[] = [0, 1, 2, 3].map((page) => ({ stage: 'converting', page, pages: 3 }))
  const recognised: Report[] = [0, 1, 2].map((page) => ({ stage: 'ocr', page, pages: 2, seconds: page * 2 }))
  const rest: Report[] = [
    { stage: 'analyzing', pages: 3 },
    { stage: 'finalizing', pages: 3 },
  ]
  for (const reports of [
    [...read, ...rest],
    [...read, ...recognised, ...rest],
  ]) {
    const percents = reports.map((report, i) => progressOf(report, i).percent)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(percents.at(-1)).toBeLessThan(100)
  }
})

test('the time left is what the pages so far have taken, for each page left', () => {
  const { message, page, pages, estimated_time } = progressOf({ stage: 'ocr', page: 4, pages: 10, seconds: 12 }, 13)
  expect({ message, page, pages }).toEqual({ message: 'Recognising page 5 of 10', page: 4, pages: 10 })
  // 13 gone, 6 pages of 3 seconds to come, then the analysis
  expect(estimated_time).toBeGreaterThan(13 + 18)
  expect(estimated_time).toBeLessThan(13 + 18 + 3)
})
