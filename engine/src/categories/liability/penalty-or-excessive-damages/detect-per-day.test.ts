import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { shareByTheDay } from './detect-per-day.ts'

test.each([
  'Goods that are refused must be fetched by the Supplier in five days, after which godown charges of 2% per day of the bill are debited.',
  'The Supplier shall pay a penalty of 1 per cent of the order value for each day of delay.',
])('a share of the price for every day: %s', (text) => {
  expect(findWith(shareByTheDay, text, 'supply')).toMatchObject([
    { severity: 'high', burdened: { definedTerm: 'Supplier' }, variant: 'byTheDay' },
  ])
})

test.each([
  'The Supplier shall pay a penalty of 1 per cent of the order value for each day of delay, up to 5 per cent of it.',
  'The Supplier shall pay damages of 0.1% of the price of the late goods per day.',
  'Late payments carry interest and a penalty of 1% per day.',
  'The Buyer may test 5% of the goods per day.',
])('not: %s', (text) => {
  expect(findWith(shareByTheDay, text, 'supply')).toEqual([])
})
