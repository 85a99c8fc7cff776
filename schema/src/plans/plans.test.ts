import { expect, test } from 'vitest'
import { OfferedPlan, offeredPlans } from './offered.ts'
import { allPlans, planById, yearlySaving } from './plans.ts'

test('a year at once is ten months: what it saves adds up, and is 17 percent of every paid plan', () => {
  for (const plan of allPlans.filter(({ monthly }) => monthly > 0)) {
    const { twelveMonths, rupees, percent } = yearlySaving(plan)
    expect(plan.yearly + rupees, plan.id).toBe(twelveMonths)
    expect([plan.yearly, percent], plan.id).toEqual([plan.monthly * 10, 17])
  }
})

test('what is free saves nothing', () => {
  expect(yearlySaving(planById('starter'))).toEqual({ twelveMonths: 0, rupees: 0, percent: 0 })
})

test('one plan is recommended', () => {
  expect(allPlans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['business'])
})

test('where an operator has set how much is free, the plans are told so, and the others stay', () => {
  expect(offeredPlans(7).map(({ contracts }) => contracts)).toEqual([7, 10, null, null])
  expect(OfferedPlan.parse(offeredPlans(0)[0]).contracts).toBe(0)
})
