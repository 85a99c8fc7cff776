import { expect, test } from 'vitest'
import type { Run } from '../run.ts'
import { takeLineNumbers } from './line-numbers.ts'

const run = (text: string, x0: number, y: number): Run => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  font: 'f',
  spaceBefore: false,
})

/** Lines at even steps, each with a number beside it. */
const numbered = (lines: readonly string[], from = 1, by = 1): Run[] =>
  lines.flatMap((line, i) => [
    ...((i + 1) % by === 0 ? [run(String(from + i), 50, 60 + i * 14)] : []),
    ...(line === '' ? [] : [run(line, 80, 60 + i * 14)]),
  ])

const draft = [
  '1. Hire',
  '',
  'The Owner lets the loader to the Hirer for the months of the',
  'season, and the Hirer returns it washed and with a full',
  'tank.',
  '',
  '2. Rent',
  '',
  'Rs. 61,000 a month, paid before the fifth day, with interest',
  'from the sixth.',
]

test('numbers of lines are taken from the margin, also where a page goes on counting or every second is numbered', () => {
  for (const runs of [numbered(draft), numbered(draft, 33), numbered([...draft, ...draft], 1, 2)]) {
    const { runs: rest, numbers } = takeLineNumbers(runs)
    expect(rest.map(({ text }) => text)).toEqual(runs.map(({ text }) => text).filter((text) => !/^\d+$/.test(text)))
    expect(numbers).toHaveLength(10)
  }
})

test('numbers of rows, of clauses and of a column in a table stay', () => {
  const rows = ['Loader', 'Bucket', 'Forks', 'Trailer', 'Driver', 'Helper', 'Diesel', 'Washing', 'Parking', 'Permit']
  const items = numbered(rows)
  const clauses = draft.flatMap((line, i) => [run(String(i + 1), 50, 60 + i * i * 9), run(line, 80, 60 + i * i * 9)])
  const quantities = rows.flatMap((row, i) => [
    run(`of ${row}`, 50, 60 + i * 14),
    run(`${i + 1}`, 200, 60 + i * 14),
    run('nos', 240, 60 + i * 14),
  ])
  for (const runs of [items, clauses, quantities]) expect(takeLineNumbers(runs)).toEqual({ runs, numbers: [] })
})
