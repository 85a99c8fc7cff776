import { chanceOf } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { type Case, fitLogistic } from './logistic.ts'

const cases: Case[] = Array.from({ length: 1_200 }, (_, at) => ({
  signs: [at % 2 === 0 ? 'supplier' : 'customer', at % 3 === 0 ? 'absent' : 'there'],
  is: at % 2 === 0 && at % 3 === 0 && at % 5 !== 0,
}))

test('what goes with what is looked for makes it likely, and the same cases give the same weights', () => {
  const { base, weights } = fitLogistic(cases)
  const table = { base, weights: Object.fromEntries(weights), kinds: [], types: [] }
  const chance = (...ofAny: string[]) => chanceOf(table, { type: 'payment', ofAny, ofType: [] })
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
