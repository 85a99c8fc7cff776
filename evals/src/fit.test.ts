import { expect, test } from 'vitest'
import { fitCases, fitChoices, scoreOf } from './fit.ts'

test('the signal that tells the right choice gets the weight, one that tells nothing hardly any', () => {
  const choices = Array.from({ length: 30 }, (_, at) => ({
    rows: [0, 1, 2].map((own) => Float64Array.from([own === at % 3 ? 1 : 0, (at * 7 + own * 5) % 4])),
    right: [0, 1, 2].map((own) => own === at % 3),
    worth: 1,
  }))
  const [telling, noise] = fitChoices(choices, 2, 0.02)
  expect(telling).toBeGreaterThan(2)
  expect(Math.abs(noise!)).toBeLessThan(0.3)
})

test('cases that hold score above those that do not', () => {
  const cases = Array.from({ length: 40 }, (_, at) => ({ signs: [1, at % 4], holds: at % 4 > 1, worth: 1 }))
  const weights = fitCases(cases, 2, 0.001)
  expect(scoreOf([1, 3], weights)).toBeGreaterThan(0)
  expect(scoreOf([1, 0], weights)).toBeLessThan(0)
})
