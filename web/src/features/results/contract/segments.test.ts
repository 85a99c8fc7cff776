import { expect, test } from 'vitest'
import { cutSegments, type Span } from './segments.ts'

const shape = (paragraph: Span, marks: (Span & { id: string })[]) =>
  cutSegments(paragraph, marks).map(({ start, end, marks }) => `${start}-${end}${marks.map(({ id }) => id).join('')}`)

test.each([
  ['no mark', [], ['0-10']],
  ['a mark inside', [{ id: 'A', start: 2, end: 5 }], ['0-2', '2-5A', '5-10']],
  ['a mark reaching over both ends', [{ id: 'A', start: -4, end: 40 }], ['0-10A']],
  ['a mark of the next paragraph', [{ id: 'A', start: 10, end: 12 }], ['0-10']],
  [
    'two that overlap',
    [
      { id: 'A', start: 1, end: 6 },
      { id: 'B', start: 4, end: 8 },
    ],
    ['0-1', '1-4A', '4-6AB', '6-8B', '8-10'],
  ],
  [
    'one within another',
    [
      { id: 'A', start: 0, end: 10 },
      { id: 'B', start: 4, end: 5 },
    ],
    ['0-4A', '4-5AB', '5-10A'],
  ],
  ['an empty mark', [{ id: 'A', start: 3, end: 3 }], ['0-10']],
])('%s', (_, marks, expected) => expect(shape({ start: 0, end: 10 }, marks)).toEqual(expected))

test('the runs put together are the paragraph, whatever lies over it', () => {
  const marks = Array.from({ length: 40 }, (_, i) => ({
    id: `${i}`,
    start: (i * 37) % 90,
    end: ((i * 37) % 90) + (i % 17),
  }))
  const runs = cutSegments({ start: 0, end: 90 }, marks)
  expect(runs.at(0)?.start).toBe(0)
  expect(runs.at(-1)?.end).toBe(90)
  for (const [index, run] of runs.slice(1).entries()) expect(run.start).toBe(runs[index]?.end)
})

test('thousands of marks side by side take no longer than to draw them', () => {
  const marks = Array.from({ length: 20_000 }, (_, i) => ({ id: '', start: 2 * i, end: 2 * i + 1 }))
  const began = performance.now()
  expect(cutSegments({ start: 0, end: 40_000 }, marks)).toHaveLength(40_000)
  expect(performance.now() - began).toBeLessThan(2000)
})
