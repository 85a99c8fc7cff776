import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_WEIGHT } from '@karar/engine/inside'
import { IssueCategory } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { contractsFolder, engineModels, examplesFolder } from '../folders.ts'
import { type SparseRow, scoreOf, trainBinary, trainTogether } from '../machines/binary-svm.ts'
import { readIssueExamples } from './issue-examples.ts'
import { pack } from './issue-file.ts'
import { bestLimits, type Scores } from './issue-limits.ts'
import { rowsOf, vocabularyOf } from './issue-vocabulary.ts'

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

test('machines that learn together know from one task what the other was never shown', () => {
  // Feature 0 tells harm in both tasks, 1 and 2 their subjects, 3 and 4 come at random; task 1 has seen no harm but by 5.
  const example = (task: number, ids: number[], positive: boolean) => ({ task, row: row(...ids), positive, cost: 1 })
  const examples = Array.from({ length: 30 }, (_, index) => [
    example(0, [index % 2 === 0 ? 0 : 6, 1, 3 + (index % 2)], index % 2 === 0),
    example(1, [index % 2 === 0 ? 5 : 6, 2, 3 + (index % 3 === 0 ? 1 : 0)], index % 2 === 0),
  ]).flat()
  const { own, shared } = trainTogether(examples, 2, 7, 20, 1)
  const score = (task: number, ids: number[]) => scoreOf(own[task]!, row(...ids)) + scoreOf(shared, row(...ids))
  expect(score(1, [0, 2])).toBeGreaterThan(0)
  expect(score(1, [6, 2])).toBeLessThan(0)
  expect(shared.at(-1)).toBe(0)
})

describe('passages in rows', () => {
  const passage = (own: number[], context: [number, number][] = []) => ({
    own: new Map(own.map((hash) => [hash, 1])),
    context: new Map(context),
  })
  const telling = Array.from({ length: 6 }, () => passage([1, 2, 3]))
  const others = Array.from({ length: 40 }, () => passage([1, 9], [[50, 1]]))
  const words = vocabularyOf([...telling, ...others], telling)

  test('know what telling passages say often, and what stands around many', () => {
    expect([...words.hashes]).toEqual([1, 2, 3, 50])
  })
  test('have length one, and what stands around has its share and no more', () => {
    const length = (values: ArrayLike<number>) => Math.hypot(...Array.from(values))
    const { bare, placed } = rowsOf(passage([1, 2], [[50, 400]]), words)
    expect(length(bare.values)).toBeCloseTo(1)
    expect([...bare.ids]).toEqual([0, 1])
    expect([...placed.ids]).toEqual([0, 1, 3])
    const own = length(placed.values.slice(0, 2)) / length(bare.values)
    const whole = Math.hypot(length([words.idf[0]!, words.idf[1]!]), MOST_WEIGHT)
    expect(own).toBeCloseTo(length([words.idf[0]!, words.idf[1]!]) / whole)
  })
})

test('the file holds two machines a category and last the shared ones', () => {
  const words = { hashes: [7, 9], rowOf: new Map(), idf: new Float32Array([1, 1]), frequency: new Float64Array(2) }
  const machine = (...weights: number[]) => Float64Array.from(weights)
  const model = pack(
    ['uncertainty'],
    words,
    {
      own: [{ subject: machine(1, 0, 0.5), harm: machine(0, -2, 0.25) }],
      shared: { subject: machine(0.1, 0.2, 0), harm: machine(0.3, 0, -1) },
    },
    [{ subject: 0.75, harm: 0.5 }],
  )
  expect(model.classes).toEqual(['uncertainty', 'uncertainty!', 'any', 'any!'])
  expect([...model.starts]).toEqual([0, 3, 5])
  expect([...model.classIds]).toEqual([0, 2, 3, 1, 2])
  expect([...model.bias]).toEqual([0.5, 0.25, 0, -1])
  expect([...model.thresholds]).toEqual([0.75, 0.5, 0, 0])
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
      others: none,
    }
    const best = bestLimits(judged, 10, 10)
    expect(best.found).toBeGreaterThan(0.9)
    expect(best).toMatchObject({ lookalikes: 0, ordinary: 0, noted: 0 })
  })
  test('let nothing pass where ordinary text cannot be told from it', () => {
    const alike = scores(1, 1, 60)
    const best = bestLimits(
      { raised: alike, lookalikes: alike, ordinary: alike, written: none, noted: alike, others: none },
      1,
      1,
    )
    expect(best.found).toBe(0)
  })
})

const folder = examplesFolder

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
  const contracts = join(contractsFolder, 'training')
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

test('the files of the models that read contracts have less than 800 kB, that of questions less than 400 kB', () => {
  const sizes = new Map(
    readdirSync(engineModels)
      .filter((name) => name.endsWith('.bin'))
      .map((name) => [name, statSync(join(engineModels, name)).size]),
  )
  expect(sizes.get('questions.bin')).toBeLessThan(400_000)
  sizes.delete('questions.bin')
  expect([...sizes.keys()].sort()).toEqual(['clause-types.bin', 'frames.bin', 'issues.bin', 'missing.bin'])
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(800_000)
})
