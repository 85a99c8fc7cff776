import { chanceOf } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { type Case, fitLogistic } from './logistic.ts'

const cases: Case[] = Array.from({ length: 1_200 }, (_, at) => ({
  signs: [at % 2 === 0 ? 'supplier' : 'customer', at % 3 === 0 ? 'absent' : 'there'],
  is: at % 2 === 0 && at % 3 === 0 && at % 5 !== 0,
}))

test('what goes with what is looked for makes it likely, and the same cases give the same weights', () => {
  const { base, weights } = fitLogistic(cases)
  const table = {
    base,
    weights: Object.fromEntries(weights),
    kinds: [],
    types: [],
    topics: { words: '', places: '', most: [] },
  }
  const chance = (...ofAny: string[]) => chanceOf(table, { type: 'payment', ofAny, ofType: [], standing: 'pays' }, [])
  expect(chance('supplier', 'absent')).toBeGreaterThan(0.5)
  expect(chance('supplier', 'absent')).toBeLessThan(0.95)
  expect(chance('customer', 'absent')).toBeLessThan(0.2)
  expect(chance('supplier', 'there')).toBeLessThan(0.2)
  expect(fitLogistic(cases)).toEqual(fitLogistic(cases))
})

test('what one case taught counts little', () => {
  const { weights } = fitLogistic([...cases, { signs: ['rare'], is: true }])
  expect(Math.abs(weights.get('rare')!)).toBeLessThan(Math.abs(weights.get('there')!))
})

test('what is there more or less counts by how much', () => {
  const { base, weights } = fitLogistic(
    Array.from({ length: 900 }, (_, at) => ({ signs: [], valued: [['race', (at % 3) - 1]], is: at % 3 === 2 })),
  )
  const sum = (value: number) => base + value * weights.get('race')!
  expect(sum(1)).toBeGreaterThan(0)
  expect(sum(0)).toBeLessThan(0)
  expect(sum(-1)).toBeLessThan(sum(0))
})
