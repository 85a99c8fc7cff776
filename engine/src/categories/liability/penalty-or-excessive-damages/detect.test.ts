import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { sumPerBreach } from './detect.ts'

test.each([
  'The Service Provider shall not:\n- hire the staff of the Client\n- call on its buyers\nLiquidated damages: INR 40 lakh per breach.',
  'The Service Provider shall pay a penalty of Rs. 5,00,000/- for each violation of this clause.',
])('whoever is bound pays one sum for every breach: %s', (text) => {
  expect(findWith(sumPerBreach, text)).toMatchObject([{ severity: 'high', burdened: { side: 'supplier' } }])
})

test.each([
  'Neither party shall disclose the price. Liquidated damages: INR 40 lakh per breach.',
  'The Service Provider shall not hire the staff of the Client. Liquidated damages follow the loss of the Client.',
])('not: %s', (text) => {
  expect(findWith(sumPerBreach, text)).toEqual([])
})
