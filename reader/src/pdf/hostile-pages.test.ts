import { expect, test } from 'vitest'
import { partAtGutters } from './columns/narrow-gutters.ts'
import { findGrids } from './drawn/grids.ts'
import { takeWatermarks } from './margins/watermarks.ts'
import type { Segment } from './rows.ts'

/** Milliseconds that a page may keep a core busy here: what grows with the square of it takes many times as long. */
const most = 6000

function msOf(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

test('a grid of as many lines as are read', () => {
  const lines = Array.from({ length: 2000 }, (_, i) => ({ at: i * 4, from: 0, to: 7996 }))
  const rules = lines.flatMap((each) => [
    { ...each, upright: true },
    { ...each, upright: false },
  ])
  let rows = 0
  expect(msOf(() => (rows = findGrids(rules)[0]?.rows.length ?? 0))).toBeLessThan(most)
  expect(rows).toBe(1999)
})

test('lines that pause tens of thousands of times', () => {
  const pieces = Array.from({ length: 40_000 }, (_, i) => ({ text: 'words', x0: i * 30, x1: i * 30 + 20 }))
  const text = pieces.map((piece) => piece.text).join(' ')
  const lines = [0, 8].map((y): Segment => ({ text, x0: 0, x1: 1_199_990, y, size: 6, pieces }))
  let parts: Segment[] = []
  expect(msOf(() => (parts = partAtGutters(lines)))).toBeLessThan(most)
  expect(parts).toEqual(lines)
})

test('large letters by the thousand are a drawing, and stay', () => {
  const letter = { text: 'x', x0: 0, x1: 30, font: 'a', spaceBefore: false }
  const drawn = Array.from({ length: 40_000 }, (_, i) => ({ ...letter, y: i, size: 60 }))
  const runs = [...drawn, { ...letter, text: 'small print '.repeat(9000), y: 50_000, size: 10 }]
  let left = 0
  expect(msOf(() => (left = takeWatermarks(runs).runs.length))).toBeLessThan(most)
  expect(left).toBe(runs.length)
})
