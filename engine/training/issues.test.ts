import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IssueCategory } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { type SparseRow, scoreOf, trainBinary } from './binary-svm.ts'
import { readIssueExamples } from './issue-examples.ts'
import { bestLimits, type Scores } from './issue-limits.ts'

const row = (...ids: number[]): SparseRow => ({
  ids: Int32Array.from(ids),
  values: new Float32Array(ids.length).fill(1 / Math.sqrt(ids.length)),
})

test('a machine learns which feature tells, and an example that costs nothing teaches nothing', () => {
  const examples = Array.from({ length: 40 }, (_, index) => ({
    row: row(index % 2, 2 + (index % 5)),
    positive: index % 2 === 0,
    cost: 1,
  }))
  const weights = trainBinary(examples, 7, 20, 1)
  expect(scoreOf(weights, row(0, 3))).toBeGreaterThan(0.5)
  expect(scoreOf(weights, row(1, 3))).toBeLessThan(-0.5)
  const turned = examples.map((example) => ({ ...example, positive: !example.positive, cost: 1e-9 }))
  const same = trainBinary([...examples, ...turned], 7, 20, 1)
  expect(scoreOf(same, row(0, 3))).toBeCloseTo(scoreOf(weights, row(0, 3)), 1)
})

describe('limits', () => {
  const scores = (subject: number, harm: number, count: number): Scores[] =>
    Array.from({ length: count }, (_, index) => ({ subject: subject + index / 1000, harm: harm + index / 1000 }))
  const none: Scores[] = []

  test('let what raises the issue pass, and neither lookalikes nor ordinary text', () => {
    const judged = {
      raised: scores(1, 1, 60),
      lookalikes: scores(1, -1, 60),
      ordinary: scores(-1, 1, 60),
      written: none,
      noted: scores(-1, -1, 60),
    }
    const best = bestLimits(judged, 10, 10)
    expect(best.found).toBeGreaterThan(0.9)
    expect(best).toMatchObject({ lookalikes: 0, ordinary: 0, noted: 0 })
  })
  test('let nothing pass where ordinary text cannot be told from it', () => {
    const alike = scores(1, 1, 60)
    const best = bestLimits({ raised: alike, lookalikes: alike, ordinary: alike, written: none, noted: alike }, 1, 1)
    expect(best.found).toBe(0)
  })
})

const folder = join(import.meta.dirname, 'examples')

test('no line of the examples of issues is lost', () => {
  const lines = ['issues', 'ordinary'].flatMap((part) =>
    readdirSync(join(folder, part)).flatMap((name) =>
      readFileSync(join(folder, part, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `${part}/${name}: ${line}`),
    ),
  )
  const read = new Set(readIssueExamples().map(({ text }) => text))
  expect(lines.filter((line) => !read.has(line.split('|').at(-1)!.trim().replaceAll('¶', '\n')))).toEqual([])
})

test('the notes of the contracts quote their text', () => {
  const contracts = join(import.meta.dirname, 'contracts')
  const names = readdirSync(contracts).filter((name) => name.endsWith('.json'))
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    const text = readFileSync(join(contracts, name.replace(/json$/, 'txt')), 'utf8')
    const notes = JSON.parse(readFileSync(join(contracts, name), 'utf8')) as {
      issues: { category: string; quote: string | null }[]
      decoys: { category: string; quote: string | null }[]
    }
    for (const { category, quote } of [...notes.issues, ...notes.decoys]) {
      expect(IssueCategory.options, name).toContain(category)
      if (quote !== null) expect(text.includes(quote), `${name}: ${quote}`).toBe(true)
    }
  }
})

test('the files of all models together have less than a megabyte', () => {
  const models = join(import.meta.dirname, '..', 'model')
  const sizes = readdirSync(models)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => statSync(join(models, name)).size)
  expect(sizes.length).toBe(3)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000)
})
