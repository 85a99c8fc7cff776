import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { asConfined } from './confined.ts'
import { isMild } from './mild.ts'

/** Of each category words with which it is no alarm, and words near them with which it is one. */
test.each<[IssueCategory, string, string]>([
  [
    'one_sided_liability_cap',
    'Nothing in this agreement excludes liability for fraud.',
    'The owner excludes all liability for fraud.',
  ],
  [
    'one_sided_liability_cap',
    'The compensation is governed by the Carriage by Road Act.',
    'The compensation shall not exceed the freight.',
  ],
  [
    'one_sided_liability_cap',
    'We are not responsible for delays of a third-party courier.',
    'We are not responsible for delays of our own drivers.',
  ],
  [
    'unilateral_price_change',
    'Our rates follow those agreed by us with hotels, and hotels and airlines may change their rates without notice.',
    'Hotels may change their rates, and we may change ours without notice.',
  ],
  [
    'one_sided_liability_cap',
    'We are not liable for incorrect particulars given by you.',
    'We are not liable for incorrect particulars on our site.',
  ],
  [
    'one_sided_liability_cap',
    'The academy is not responsible for the placement of a student.',
    'The academy is not liable for a loss as a result of its advice.',
  ],
  [
    'one_sided_indemnity',
    'The buyer pays the legal expenses of collecting the bill.',
    'The buyer keeps the seller covered against claims and legal expenses.',
  ],
  [
    'one_sided_indemnity',
    'The rider pays the fines of parking offences.',
    'The rider shall indemnify for parking fines.',
  ],
  [
    'unlimited_liability',
    'You make good any damage to the furniture of the hall.',
    'You make good any damage to the furniture from any cause.',
  ],
  [
    'unlimited_liability',
    'The weaver guarantees that the silk is genuine.',
    'The weaver bears all loss if it is not genuine.',
  ],
  [
    'unlimited_liability',
    'The mill may buy the yarn elsewhere and recover what it costs more.',
    'The mill may buy elsewhere and recover consequential losses.',
  ],
  [
    'penalty_or_excessive_damages',
    'A lost book is charged at the replacement cost.',
    'A lost book is charged at double the replacement cost.',
  ],
  [
    'penalty_or_excessive_damages',
    'For a cheque that is returned 400 is charged.',
    'For a cheque that is returned 25,000 is charged.',
  ],
  [
    'penalty_or_excessive_damages',
    'A fine imposed by the police is paid by the driver.',
    'A fine imposed by the police is paid by the driver in addition to 5,000.',
  ],
  [
    'penalty_or_excessive_damages',
    'On default the lender may recall the balance of the loan.',
    'On default the lender may recall the balance and 20 % more.',
  ],
  [
    'unilateral_price_change',
    'Parking is not included and is an extra charge.',
    'An extra charge may be made at the discretion of the hotel.',
  ],
  [
    'unilateral_price_change',
    'A bank may levy a surcharge on a card.',
    'The company may levy a surcharge like a bank.',
  ],
  [
    'unilateral_price_change',
    'A new fee is told sixty days in advance.',
    'A new fee applies without sixty days of notice.',
  ],
  [
    'non_refundable_payment',
    'Stamp duty paid to the government is not returned.',
    'No fees are returned, nor is what was paid to the government, under any circumstances.',
  ],
  [
    'withheld_or_forfeited_money',
    'The deposit is returned on completion of the work.',
    'The deposit is returned when the flat is re-let.',
  ],
  [
    'withheld_or_forfeited_money',
    'Who forges a pass forfeits the deposit for the forged pass.',
    'Whoever is suspected of fraud forfeits the deposit.',
  ],
  [
    'withheld_or_forfeited_money',
    'The dues are paid for the work done till the date.',
    'The dues for the work done till the date are forfeited.',
  ],
  [
    'one_sided_termination',
    'We may end it if you fail to remedy it within 20 days.',
    'We may end it if you fail to remedy it to our satisfaction within 20 days.',
  ],
  [
    'one_sided_termination',
    'The account is closed where this is ordered by a court.',
    'The account is closed where we so order.',
  ],
  [
    'one_sided_termination',
    'It ends where the agent becomes insolvent.',
    'It ends on a change in the owners of the agent, or where it becomes insolvent.',
  ],
  [
    'one_sided_termination',
    'The portal may remove such listings without notice.',
    'The portal may remove such listings and accounts without notice.',
  ],
  ['one_sided_termination', 'The shop may decline any order.', 'The shop may cancel or decline any order.'],
  [
    'unilateral_amendment',
    'No change binds unless it is in writing and signed by both.',
    'We may change this by writing that is signed by us.',
  ],
  [
    'waiver_of_statutory_rights',
    'An unenforceable clause leaves the remaining clauses in force.',
    'The tenant waives what the rent law gives.',
  ],
  [
    'statutory_benefit_denied',
    'The agent is an independent contractor and gets no provident fund.',
    'The worker gets no provident fund.',
  ],
  ['data_use_without_consent', 'The lender collects KYC papers.', 'The lender may pass KYC papers to advertisers.'],
  [
    'restraint_of_trade',
    'The dealer shall not use the trade mark for his own shop.',
    'The dealer shall not trade in a similar business under any name.',
  ],
  [
    'restraint_of_legal_proceedings',
    'A complaint is first put to the grievance officer.',
    'A complaint is put to the grievance officer, whose word is final.',
  ],
  [
    'one_sided_liability_cap',
    'The hostel is not liable for the theft of clothes.',
    'The hostel is not liable for the theft of clothes through its own negligence.',
  ],
  [
    'one_sided_liability_cap',
    'The firm is not liable where its instructions are not followed.',
    'The firm is not liable where its instructions are not followed or otherwise.',
  ],
  [
    'one_sided_liability_cap',
    'The brand is not liable for the defaults of the dealer.',
    'The dealer bears the defaults of the brand.',
  ],
  [
    'one_sided_liability_cap',
    'Valet parking is free of charge, and at the risk of the guest.',
    'Valet parking free of charge: for injury nobody answers.',
  ],
  [
    'penalty_or_excessive_damages',
    'A torn tyre is charged on actuals.',
    'A torn tyre is charged on actuals and double the rent.',
  ],
  [
    'penalty_or_excessive_damages',
    'Legal action may be taken by the firm.',
    'Legal action may be taken and 5,000 charged by the firm.',
  ],
  [
    'non_refundable_payment',
    'You can request a refund within ten days.',
    'You can request a refund only at our discretion.',
  ],
  [
    'one_sided_termination',
    'For theft the intern leaves without notice.',
    'For theft or poor work the intern leaves without notice.',
  ],
  [
    'one_sided_termination',
    'The post ends where the certificates are found to be forged.',
    'The post ends where the certificates do not satisfy us.',
  ],
  [
    'unilateral_amendment',
    'The plan may be altered on a change in the law.',
    'The plan may be altered at any time, as on a change in the law.',
  ],
  [
    'unilateral_amendment',
    'The timings of the library may be changed.',
    'The fees and timings of the library may be changed.',
  ],
  [
    'late_or_conditional_payment',
    'Each bill is paid within 5 working days.',
    'Each bill is paid within 5 days of receipt from the client.',
  ],
  [
    'inconvenient_forum',
    'The courts at Nagpur have jurisdiction.',
    'You sue at Nagpur, and the company may sue in any court.',
  ],
  [
    'short_or_missing_notice',
    'For theft the service ends without notice.',
    'The service ends without notice at its discretion.',
  ],
  [
    'auto_renewal_trap',
    'At its end the contract is terminated automatically.',
    'At its end the contract renews automatically.',
  ],
  ['wage_deduction', 'Income tax is withheld from the pay.', 'Shortage and tax are withheld from the pay.'],
  [
    'unbounded_scope',
    'An additional coat of paint is charged by the foot.',
    'An additional coat is painted without additional charge.',
  ],
  [
    'exclusivity_without_commitment',
    'The appointment is non-exclusive.',
    'The appointment is non-exclusive, and the dealer shall not sell other makes.',
  ],
  ['as_is_disclaimer', 'The tutor cannot guarantee results.', 'The tutor cannot guarantee results, and all is as is.'],
  [
    'ip_overreach',
    'The marks remain the property of the firm.',
    'Whatever the designer creates remains the property of the firm.',
  ],
  ['non_disparagement_gag', 'Guests behave respectfully.', 'Guests write respectful reviews alone.'],
  [
    'landlord_overreach',
    'Major repairs are done by the owner, small ones by the tenant.',
    'Major repairs are done by the tenant.',
  ],
])('%s: "%s", and not "%s"', (category, mild, harsh) => {
  expect([isMild(category, mild.toLowerCase()), isMild(category, harsh.toLowerCase())]).toEqual([true, false])
})

const weightOf = (source: string, severity: 'high' | 'low') => {
  const contract = contractOf('Terms. The courts at Nagpur have jurisdiction.')
  const clause = contract.clauses.find(({ text }) => text.includes('nagpur'))!
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const hit = { span: clause.norm, clause, severity, burdened, confidence: 1 }
  return asConfined(contract, { category: 'inconvenient_forum', source, hit }).hit.severity
}

test('an alarm of a reader is worth a look, what is less stays, and what a detector computed does', () => {
  expect(weightOf('inconvenient-forum', 'high')).toBe('medium')
  expect(weightOf('inconvenient-forum', 'low')).toBe('low')
  expect(weightOf('two-forums', 'high')).toBe('high')
})
