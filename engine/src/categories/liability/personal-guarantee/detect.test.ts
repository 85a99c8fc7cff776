import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { blankCheques, heldCheques } from './detect.ts'

test.each([
  'The Borrower leaves four blank cheques of its bank with the Lender.',
  'As security the Borrower gives two undated, signed cheques.',
])('whoever signs them bears it: %s', (text) => {
  expect(findWith(blankCheques, text, 'loan')).toMatchObject([
    { severity: 'high', burdened: { side: 'borrower' }, variant: 'cheques' },
  ])
})

test.each([
  'The Borrower pays by cheques of the dates in the Annexure.',
  'The Lender shall not take any blank cheque.',
])('not: %s', (text) => {
  expect(findWith(blankCheques, text, 'loan')).toEqual([])
})

test('cheques that are held as security are told once, as an alarm where nothing can be said against them', () => {
  const held = 'The Distributor hands over two security cheques.'
  expect(findWith(heldCheques, held, 'distribution')).toMatchObject([
    { severity: 'medium', burdened: { side: 'agent' }, variant: 'heldCheques' },
  ])
  const bare = `${held} The Distributor shall not stop payment of the cheques, and authorises the Company to present the said cheques.`
  expect(findWith(heldCheques, bare, 'distribution')).toMatchObject([{ severity: 'high' }])
})

test('cheques that are handed over as a guarantee are held as security; of whoever lives by a wage that is grave', () => {
  const text = 'As a guarantee against leaving the Employee deposits with the Company three post-dated cheques.'
  expect(findWith(heldCheques, text, 'employment')).toMatchObject([{ severity: 'high', variant: 'heldCheques' }])
})

test.each([
  'The rent is paid by post-dated cheques for each month.',
  'As a guarantee the maker mends what breaks. Cheques are drawn to the shop.',
  'No security cheques are taken from the Distributor.',
  'As security the Distributor gives two undated, signed cheques.',
])('held cheques are not told of: %s', (text) => {
  expect(findWith(heldCheques, text, 'distribution')).toEqual([])
})
