import { type Grams, hashOf, scorer } from '@karar/engine/inside'
import { clauseTypes } from '@karar/schema'
import { expect, test } from 'vitest'
import { isHeldOut } from '../clauses/cuad.ts'
import { readWritten, withoutHeading } from '../clauses/examples.ts'
import { typeOfHeadingClass, typeOfProvision } from '../clauses/taxonomy.ts'
import { trainHead } from './head.ts'
import { seeded } from './random.ts'
import { baggedThreshold, bestThreshold, fitSigmoid } from './thresholds.ts'

const words = ['rent', 'deposit', 'notice', 'court', 'goods', 'fee', 'party', 'term']

/** Examples in which one word tells the class and the others are noise. */
function made(count: number) {
  const random = seeded(7)
  const examples: Grams[] = []
  const labels: number[][] = []
  for (let index = 0; index < count; index++) {
    const label = index % 3
    const noise = [0, 1, 2].map(() => words[3 + Math.floor(random() * 5)]!)
    examples.push({ own: [words[label]!, ...noise].map((word) => hashOf(word)), near: [], fired: [] })
    labels.push([label])
  }
  return { examples, labels, sources: examples.map((_, index) => `contract ${index % 20}`) }
}

const task = {
  ...made(120),
  classes: ['a', 'b', 'c'],
  judgedBy: 'example' as const,
  cost: 1,
  keep: 100,
  negligible: 0,
  least: 2,
}

test('a head learns what tells its classes apart, and says so with confidence', () => {
  const { model } = trainHead(task, () => {})
  const score = scorer(model)
  task.examples.forEach((grams, index) => {
    const scores = score(grams)
    expect(scores.indexOf(Math.max(...scores))).toBe(task.labels[index]![0])
  })
  expect([...model.thresholds].every((threshold) => Math.abs(threshold) < 1)).toBe(true)
})

test('training twice gives the same head', () => {
  expect(trainHead(task, () => {}).model).toEqual(trainHead(task, () => {}).model)
})

test('the best threshold lies midway between two scores', () => {
  expect(bestThreshold([0.9, 0.7, 0.2, 0.1], [true, true, false, false])).toBeCloseTo(0.45)
  expect(bestThreshold([0.9, 0.1], [false, false])).toBe(Number.POSITIVE_INFINITY)
  const bagged = baggedThreshold({ scores: [0.9, 0.7, 0.2, 0.1], truths: [true, true, false, false] }, 1)
  expect(bagged).toBeGreaterThan(0.1)
  expect(bagged).toBeLessThan(0.9)
})

test('the sigmoid rises with the score', () => {
  const { slope, offset } = fitSigmoid({
    scores: [-1, -0.8, -0.5, 0.4, 0.6, 1],
    truths: [false, false, false, true, true, true],
  })
  expect(slope).toBeGreaterThan(1)
  expect(1 / (1 + Math.exp(-(slope * 1 + offset)))).toBeGreaterThan(0.7)
})

test('the contracts kept from the training are for ever the same, about one in five', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `contract-${index}`)
  expect(ids.filter(isHeldOut).length / ids.length).toBeCloseTo(0.2, 1)
  expect(['b275e5fcf6', '113b4dc9b4'].map(isHeldOut)).toMatchInlineSnapshot(`
    [
      false,
      false,
    ]
  `)
})

test('written clauses are read, one in five is held out, number and heading come off', () => {
  const clauses = readWritten()
  expect(clauses.length).toBeGreaterThan(400)
  expect(clauses.filter((clause) => clause.heldOut).length / clauses.length).toBeCloseTo(0.2, 1)
  expect(withoutHeading('11. Non-Competition. The Employee shall not compete.')).toEqual({
    text: 'the employee shall not compete.',
    heading: 'non-competition.',
    above: '',
  })
})

test('every type of clause has examples written for it or a class of headings', () => {
  const written = new Set(readWritten().map(({ type }) => type))
  const headed = [
    typeOfHeadingClass('counterparts', ''),
    typeOfHeadingClass('entire_agreement', ''),
    typeOfHeadingClass('further_assurance', ''),
  ]
  const covered = new Set<string | null>([...written, ...headed, typeOfProvision('License Grant', '')])
  expect(clauseTypes.filter((type) => !covered.has(type)).length).toBeLessThan(20)
})
