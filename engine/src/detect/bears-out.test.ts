import { expect, test } from 'vitest'
import { contractOf } from '../testing/contract-of.ts'
import { bearsOut, isDenied } from './bears-out.ts'

test.each([
  [
    'one_sided_termination',
    'the bakery may discontinue the sale of any flavours at any time',
    'the bakery may discontinue the sale of any flavours and cancel orders for them',
  ],
  [
    'restraint_of_legal_proceedings',
    'a grower who leaves has no claim on the funds of the union',
    'a grower who leaves has no claim on the funds of the union and shall bring none in any court',
  ],
  [
    'waiver_of_statutory_rights',
    'junior members shall not have the right to vote at general meetings',
    'junior members waive the right to vote that the act gives them',
  ],
  [
    'restraint_of_legal_proceedings',
    'a settlement with the worker does not prevent the mill from taking legal action',
    'the worker shall not sue, and a settlement does not prevent the mill from taking legal action',
  ],
  [
    'unilateral_price_change',
    "the subscriber doesn't have to pay any extra charges when the address of the shop is renewed",
    "the subscriber doesn't have to pay any extra charges, but the yearly fee may be revised at our discretion",
  ],
  [
    'unpaid_work',
    'songs that are asked for on the evening itself are charged extra',
    'songs that are asked for on the evening itself are played without any extra charge',
  ],
  [
    'auto_renewal_trap',
    'the cabin is renewed from year to year upon payment of the fee of that year',
    'the cabin is automatically renewed upon payment, which is charged to the saved card',
  ],
  [
    'statutory_benefit_denied',
    "gratuity at half a month's pay a year is payable after five years of service",
    'gratuity is payable only if the company so wishes',
  ],
  [
    'endless_survival',
    'for a period of nine months from the termination of the contract',
    'for a period of nine months from the termination of the contract and indefinitely for recipes',
  ],
  [
    'short_or_missing_notice',
    'the borrower gives five days notice to the society before a prepayment of the loan',
    'the society may recall the loan on five days notice, a prepayment being then due',
  ],
  [
    'excessive_working_hours',
    'the mill can shift the place of work to any other town',
    'the mill can shift the place of work, and the hours there include the night',
  ],
  [
    'eviction_without_notice',
    'the bank may break open the locker after a notice',
    "the hostel may break open the locker and remove the guest's things from the room",
  ],
  [
    'penalty_or_excessive_damages',
    'the tenant keeps with the owner a sum of forty thousand as a deposit refundable to him on the end of the licence',
    'the deposit is refundable to him on the end of the licence, less a penalty of five thousand for each late rent',
  ],
  [
    'non_refundable_payment',
    'an advance of three months must be paid and will be refunded when the key comes back',
    'an advance of three months must be paid and will be refunded when the key comes back, at our discretion',
  ],
] as const)('%s is denied by what grants it, and not by what takes it back', (category, grants, takes) => {
  expect(isDenied(category, grants)).toBe(true)
  expect(isDenied(category, takes)).toBe(false)
})

test.each([
  [
    'penalty_or_excessive_damages',
    'no penalty is payable by a borrower who pays the loan back in the first three days',
  ],
  ['deemed_acceptance', 'a notice by the lender is deemed served on the day on which it is sent'],
  ['deemed_acceptance', 'a photograph that nobody looks at for five days shall be deemed disapproved'],
  ['unilateral_arbitrator', 'the award of the arbitrators shall be final and shall bind both sides'],
  ['conflicting_dispute_clauses', 'the decision of the arbitrator is final'],
  ['exclusivity_without_commitment', 'otherwise there is no exclusivity expressed or implied by either party'],
  ['ip_ownership_unclear', "there is no implied transfer of either party's intellectual property to the other"],
  ['penalty_or_excessive_damages', 'who stays on pays a penalty equal to the monthly fee for the days of the overstay'],
  ['eviction_without_notice', 'the client shall leave the room in the same condition in which he found it'],
  ['unpaid_work', 'the client shall pay an additional surcharge for work that is done at night'],
  ['perpetual_or_overbroad_licence', 'the client gives the studio a limited, non-exclusive licence to show its logo'],
  [
    'restraint_of_trade',
    'neither deals on any exchange in securities issued by the company for a year after the end of the talks',
  ],
  ['perpetual_or_overbroad_licence', 'the borrower irrevocably consents to the recording of telephone calls'],
  ['unilateral_price_change', 'the interest on the loan shall remain fixed for all its months'],
  [
    'withheld_or_forfeited_money',
    "the end of the order leaves the supplier's obligations such as a refund of the advance",
  ],
] as const)('%s is denied by "%s"', (category, words) => {
  expect(isDenied(category, words)).toBe(true)
})

test('hours of a roster are not long where overtime is paid as the law has it, unless the passage itself says so', () => {
  const roster = 'the days of the guard hang on the roster and include nights and sundays'
  const [paid, silent] = ['Overtime is paid at twice the usual wages.', 'Wages are paid on the fifth.'].map((pay) =>
    contractOf(`Days. ${roster}. ${pay}`, 'employment'),
  )
  expect(bearsOut(silent!, 'excessive_working_hours', roster, null)).toBe(true)
  expect(bearsOut(paid!, 'excessive_working_hours', roster, null)).toBe(false)
  expect(bearsOut(paid!, 'excessive_working_hours', `${roster}, for twelve hours each`, null)).toBe(true)
})

test('who keeps a machine for others has no working hours of his own', () => {
  const words = 'the unit is attended to during the normal working hours of the firm'
  expect(bearsOut(contractOf(words, 'services'), 'excessive_working_hours', words, null)).toBe(true)
  const care = contractOf(words, 'services', 'maintenance_agreement')
  expect(bearsOut(care, 'excessive_working_hours', words, null)).toBe(false)
})
