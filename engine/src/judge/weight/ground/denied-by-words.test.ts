import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { cards } from '../../../categories/cards.ts'
import { isSaid } from '../../../categories/shape/claim.ts'
import { isDenied, turned } from '../../../detect/bears-out.ts'
import { contractOf } from '../../../testing/contract-of.ts'

test.each<[IssueCategory, string, string]>([
  [
    'one_sided_termination',
    'the shop may at any time discontinue the sale of certain items',
    'the mill may at any time stop the sale of goods to its retailer without a reason',
  ],
  [
    'one_sided_termination',
    'we may stop the sale of any product',
    'the firm may withdraw the sale of any product from a stockist',
  ],
  [
    'one_sided_termination',
    'we may suspend the production of models',
    'the brand may suspend the supply and sale of models for a franchisee',
  ],
  [
    'waiver_of_statutory_rights',
    'non-resident members shall not vote at general meetings',
    'the holder of such a share shall not see the accounts, share in dividends or vote',
  ],
  [
    'waiver_of_statutory_rights',
    'members on trial are not entitled to take shares of the society or to have an interest in how it is managed, nor have they any right to vote',
    'members on trial are not entitled to see the accounts of the society or to have a say in how it is managed, nor have they any right to vote',
  ],
  [
    'waiver_of_statutory_rights',
    'associate members do not vote',
    'members get no refund. the committee is elected. all others vote',
  ],
  [
    'waiver_of_statutory_rights',
    'members in arrears shall not vote',
    'no member shall question in any forum what the committee decides about his plot, and those in arrears cannot vote',
  ],
  [
    'waiver_of_statutory_rights',
    'honorary members have no vote at general meetings',
    'the member shall not go to any court against the club and has no vote at general meetings',
  ],
  [
    'wage_deduction',
    'the nurse pays to the bureau half of the first salary from her new employer as service fees',
    'the nurse pays half of her salary to the employer as charges for the bureau and to the bureau',
  ],
  [
    'wage_deduction',
    'on joining, a candidate pays to the agency one salary of the employer as its charges',
    'on joining, a candidate pays to the agency what is kept by his employer out of a salary as its charges',
  ],
])('%s is denied by: %s, and not by: %s', (category, plain, harsh) => {
  expect([isDenied(category, plain), isDenied(category, harsh)]).toEqual([true, false])
})

test.each<[string, IssueCategory]>([
  ['the dealer shall lift a minimum of forty bags as monthly purchases', 'minimum_commitment_trap'],
  ['the partner shall remain for a minimum of six years in the business', 'lock_in_trap'],
  ['the owner may stop the supply of water', 'landlord_overreach'],
  ['the owner may withhold power from the room', 'landlord_overreach'],
  ['the saver shall not stop the scheme and gives the firm a power of attorney', 'lock_in_trap'],
  ['the member cannot stop paying for the water plan for two years', 'lock_in_trap'],
])('who is held is told so: %s: %s', (words, category) => {
  expect(turned(contractOf('The fee is due.', 'lease'), 'lock_in_trap', words, null)).toBe(category)
})

test.each([
  ['if the toy is lost the full price is charged and the deposit is forfeited', true],
  ['the hirer pays the whole value of the camera and the deposit stands forfeited', true],
  ['if the full price is not paid by friday the booking deposit is forfeited', false],
  ['on failure to pay the entire price when it is due the deposit shall be forfeited', false],
  ['the total price is on the tag. a deposit is forfeited by whoever does not come', false],
])('the whole price and the deposit beside it: %s', (words, harsh) => {
  expect([cards.penalty_or_excessive_damages.plainly!].flat().some((said) => isSaid(said, words))).toBe(harsh)
})

test.each([
  ['false information leads to cancellation of the seat without any refund', false],
  ['a forged document leads to cancellation of the seat without refund', false],
  ['false information or absence leads to cancellation of the seat without any refund', true],
  ['absence or false information leads to cancellation of the seat without any refund', true],
  ['any false information or forged document leads to cancellation of the seat without any refund', false],
  ['absence leads to cancellation of the seat without any refund', true],
  ['whoever leaves early has no refund of the fee', true],
  ['who discontinues the course has no refund, and those who gave false information are expelled', true],
  ['a pass is cancelled at any time, also for false statements, without a refund', true],
])('who has to go gets nothing back, unless for a lie: %s', (words, harsh) => {
  expect([cards.withheld_or_forfeited_money.plainly!].flat().some((said) => isSaid(said, words))).toBe(harsh)
})

test.each([
  ['if the fee is not paid in a week, a late fee of rs. 150 is payable daily', true],
  ['for late payment a penalty of rs. 400 per day applies until all is paid', true],
  ['delay in payment costs ₹1,200 for each day', true],
  ['if the fee is not paid in a week, a late fee of rs. 20 is payable daily', false],
  ['for late payment a penalty of rs. 400 per day applies, up to rs. 2,000', false],
  ['for late payment after the grace of five days rs. 100 per day', false],
  ['the hall is let at rs. 900 per day', false],
  ['if the buyer cancels he pays a charge that shall not be less than 60% of the order value', true],
  ['if the buyer cancels he pays a charge that shall not be less than 10% of the order value', false],
  ['the advance shall not be less than 60% of the order value', false],
])(
  'money for each day that a payment is late, or most of a price for an order that is cancelled: %s',
  (words, harsh) => {
    expect([cards.penalty_or_excessive_damages.plainly!].flat().some((said) => isSaid(said, words))).toBe(harsh)
  },
)

test('what is fined for bad work is no late payment', () => {
  const words =
    'for failure to comply with the order in time, penalty for rs. 500/- per day will be recovered without any reference'
  expect([cards.penalty_or_excessive_damages.plainly!].flat().some((said) => isSaid(said, words))).toBe(false)
})
