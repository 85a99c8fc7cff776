import { expect, test } from 'vitest'
import { pageRuns } from './page-runs.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('a few pages are named one by one', () => {
  expect(pageRuns([3, 7])).toEqual([
    [3, 3],
    [7, 7],
  ])
  expect(pageRuns([])).toEqual([])
})

test('of many, those that follow one another become one run, and two in a row stay two', () => {
  expect(pageRuns([...upTo(11), 14, 15, 20])).toEqual([
    [1, 11],
    [14, 14],
    [15, 15],
    [20, 20],
  ])
})

test('no page is lost', () => {
  const pages = upTo(400).filter((page) => page % 7 !== 0)
  const named = pageRuns(pages).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, add) => from + add))
  expect(named).toEqual(pages)
})
