import { expect, test } from 'vitest'
import type { Finding } from '../categories/shape/detector.ts'
import { findingOf } from '../testing/finding-of.ts'
import { entailed } from './entailed.ts'

const told = (category: Finding['category'], words: string, source?: string, severity?: 'low' | 'high') => {
  const { contract, finding } = findingOf(category, words, { source, severity })
  const [first] = entailed(contract, finding)
  return [first?.category, first?.source]
}

test.each([
  ['one_sided_liability_cap', 'no dues are paid if you uninstall the app', 'withheld_or_forfeited_money'],
  ['unilateral_subcontracting', 'the carrier is not responsible for damage to the cargo', 'one_sided_liability_cap'],
  ['partner_expulsion', 'the work may be cancelled at any stage', 'one_sided_termination'],
  ['unilateral_arbitrator', 'the decision of the foreman will be final', 'self_judged_performance'],
  ['unlimited_liability', 'the maximum liability of the client is limited to the last fee', 'one_sided_liability_cap'],
  ['restraint_of_legal_proceedings', 'any service may be withdrawn whenever it suits us', 'one_sided_termination'],
  ['unilateral_arbitrator', 'as an alternative remedy the owner may terminate the lease', 'one_sided_termination'],
  ['one_sided_termination', 'this provision shall survive the termination of the engagement', 'endless_survival'],
  ['restraint_of_trade', 'any client of the firm to move its business elsewhere', 'overbroad_non_solicitation'],
  ['penalty_or_excessive_damages', 'whoever leaves pays the rent of the remaining lock-in period', 'lock_in_trap'],
  ['one_sided_indemnity', 'the client disclaims all liability for its own negligence', 'one_sided_liability_cap'],
  [
    'penalty_or_excessive_damages',
    'where the buyer has to pay demurrage or expenses for papers that came late these are to the account of the seller',
    'unlimited_liability',
  ],
  [
    'service_bond_overreach',
    'a tenant who vacates in the first half year loses the deposit',
    'withheld_or_forfeited_money',
  ],
  [
    'deemed_acceptance',
    'the castings are open to our inspection and approval for six weeks',
    'self_judged_performance',
  ],
  ['anti_competitive_term', 'approach the customers or vendors of the firm by any road', 'overbroad_non_solicitation'],
  ['restraint_of_trade', 'the trainee agrees to serve the firm for a minimum of three years', 'service_bond_overreach'],
  ['ip_ownership_unclear', 'the maker keeps no ownership in the designs', 'ip_overreach'],
  ['restraint_of_legal_proceedings', 'every decision of the fair on stalls is final', 'self_judged_performance'],
  [
    'statutory_benefit_denied',
    'unauthorised absence of five days ends the lien on the post and the service stands terminated without notice',
    'one_sided_termination',
  ],
  [
    'self_judged_performance',
    'no corrections or comments in thirty days mean that the work is done to the satisfaction of the client',
    'deemed_acceptance',
  ],
  [
    'one_sided_termination',
    'no alteration, cancellation or extension of the booking will be entertained',
    'lock_in_trap',
  ],
  [
    'one_sided_termination',
    'removing the standing order counts as a wilful default and calls for penal action',
    'penalty_or_excessive_damages',
  ],
  ['one_sided_termination', 'the shop may relax or vary the terms whenever it likes', 'unilateral_amendment'],
  ['one_sided_termination', 'mills are not entitled to cancel an order once it stands', 'one_sided_termination'],
  ['one_sided_termination', 'a mill shall not be entitled to cancel an order once it stands', 'lock_in_trap'],
  ['waiver_of_statutory_rights', 'a mill shall not be entitled to cancel an order for any cause', 'lock_in_trap'],
  ['unlimited_liability', "glass travels at the owner's risk and no other", 'one_sided_liability_cap'],
  ['unlimited_liability', 'the cheque will be presented to recover the cost of the lens', 'personal_guarantee'],
  ['penalty_or_excessive_damages', 'whoever pays late owes interest of 21% per annum', 'usurious_interest'],
  ['penalty_or_excessive_damages', 'a late fee of 2% per week is due on late rent', 'usurious_interest'],
  [
    'penalty_or_excessive_damages',
    'goods that come late cost 1% with interest, by delivery',
    'penalty_or_excessive_damages',
  ],
  ['lock_in_trap', 'the account behind the cheques shall not be closed by the dealer', 'personal_guarantee'],
  ['uncertainty', 'the price shall remain absolutely firm until the last lot', 'unilateral_price_change'],
  ['one_sided_liability_cap', 'in acts of god or by errors of drivers no loss is borne', 'one_sided_liability_cap'],
  ['one_sided_liability_cap', 'in acts of god nobody is responsible for loss', 'one_sided_force_majeure'],
  ['penalty_or_excessive_damages', 'the mill may set off damages or penalties from the bills', 'one_sided_set_off'],
] as const)('%s is not claimed of "%s"', (category, words, better) => {
  expect(told(category, words)).toEqual([better, `meaning-${better.replaceAll('_', '-')}`])
})

test.each([
  ['one_sided_liability_cap', 'the liability of the client is limited to the last fee'],
  ['unilateral_subcontracting', 'the work may be assigned to another firm'],
  ['one_sided_indemnity', 'the provider shall indemnify the client for every loss'],
  ['eviction_without_notice', 'on expiry the owner may remove the guest without recourse to a court of law'],
  ['unilateral_arbitrator', 'the arbitrator is named by the client and the decision is final'],
  // Nothing plainer speaks of it: better a card that is wide of the mark than none.
  ['personal_guarantee', 'the sun shines on the roof'],
] as const)('%s stays where the words speak of it: %s', (category, words) => {
  expect(told(category, words)[0]).toBe(category)
})

test.each([
  ['statutory_benefit_denied', 'the employee is entitled to gratuity under the Act after five years'],
  ['restraint_of_legal_proceedings', 'a person of full age must be present during the visit'],
  ['overbroad_non_solicitation', 'the helper is not to be asked for personal favours'],
  ['waiver_of_statutory_rights', 'staff use their best efforts for the good name of the firm'],
  ['unilateral_price_change', 'the rent is due on the fifth of each month'],
  ['unilateral_amendment', 'the tenant shall not make alterations to the walls'],
  ['eviction_without_notice', 'on the expiry of the term the guest shall vacate the flat with all belongings'],
  ['one_sided_termination', 'on the expiry of the term the guest shall vacate the flat with all belongings'],
  ['non_refundable_payment', 'the guest shall pay a refundable security deposit of two rents'],
  ['withheld_or_forfeited_money', 'the deposit is refunded after deducting whatever is outstanding for power'],
  ['wage_deduction', 'the salary is paid on the seventh of the next month'],
  ['withheld_or_forfeited_money', 'the company pays the commission each month'],
  ['missing_breach_notice', 'serious incidents at the fair are told to the police'],
  ['missing_breach_notice', 'the firm is not taken to know what was told to others of its staff'],
  ['auto_renewal_trap', 'a clean record is wanted for renewal of the engagement'],
  ['personal_guarantee', 'the helper carries a personal policy against accidents'],
  ['employment_surveillance', 'talking on the phone during duty is misconduct'],
  ['usurious_interest', 'the sum is repaid in instalments together with interest'],
  ['partner_expulsion', 'the guarantee holds though a partner of the firm retires'],
  ['one_sided_termination', 'printed conditions of the maker are void and have no effect'],
  ['excessive_working_hours', 'the crane shall work ten hours and beyond that overtime charges run'],
  ['wage_deduction', 'every shortfall is recovered from the security deposit of the mason'],
  ['unlimited_liability', 'a door that jams is to be repaired free of cost by the joiner'],
  ['late_or_conditional_payment', 'a third of the hire is payable in advance'],
  ['late_or_conditional_payment', 'delivery of the press is within nine days after the advance'],
  ['unilateral_price_change', 'the booking amount is adjusted against the rent of the last month'],
  ['unilateral_price_change', 'the mill may raise the credit limit of a dealer'],
  ['missing_confidentiality_exceptions', 'this secrecy shall not apply to what is public already'],
  ['unilateral_amendment', 'a change of mind is no reason to leave'],
  ['uncertainty', 'the shop opens at nine and closes at six'],
  ['unbounded_scope', 'the guard stands at the gate of the mill'],
  ['internal_inconsistency', 'the goods are sold as they were described'],
] as const)('%s is not told of "%s", nor is anything else', (category, words) => {
  expect(told(category, words, undefined, 'low')[0]).toBeUndefined()
})

test.each([
  ['statutory_benefit_denied', 'no gratuity is payable whatever the length of service'],
  ['restraint_of_legal_proceedings', 'the client shall not approach any court'],
  ['shortened_limitation_period', 'no complaint is entertained after two days'],
  ['unilateral_price_change', 'the rent may be revised whenever the owner thinks fit'],
  ['eviction_without_notice', 'the tenant shall vacate immediately on the expiry of the term'],
  ['uncertainty', 'the wage is to be agreed when the season begins'],
  ['unbounded_scope', 'the helper does any other work that the owner wishes'],
  ['deemed_acceptance', 'if the buyer is silent for ten days the goods are treated as accepted'],
] as const)('%s stays a remark where the words bear it out: %s', (category, words) => {
  expect(told(category, words, undefined, 'low')[0]).toBe(category)
})

test('what a detector computed is not told otherwise', () => {
  expect(told('partner_expulsion', 'the work may be cancelled at any stage', 'expulsion-by-majority')).toEqual([
    'partner_expulsion',
    'expulsion-by-majority',
  ])
})

test('an alarm keeps its card where no plainer card speaks; a remark goes, whoever made it', () => {
  const words = 'the shop opens at nine and closes at six'
  expect(told('uncertainty', words, 'uncertainty', 'low')).toEqual([undefined, undefined])
  expect(told('uncertainty', words, undefined, 'high')).toEqual(['uncertainty', 'meaning-uncertainty'])
})

test.each([
  [
    'perpetual_or_overbroad_licence',
    'permission to use the logo is limited and revocable and must cease upon termination',
  ],
  [
    'perpetual_or_overbroad_licence',
    'the member shall not copy, reproduce or reverse-engineer any part of the platform',
  ],
  ['endless_survival', 'this duty survives termination for three years'],
  ['foreign_law_or_seat', 'you agree to the courts of sonpur, dist - patna, india alone'],
  ['waiver_of_statutory_rights', 'nothing here takes away the right of a tenant to apply to the court'],
  ['shortened_limitation_period', 'within seven days of that notice the seller shall pay the shortfall'],
  ['as_is_disclaimer', 'the mill may buy such yarn elsewhere at the risk and cost of the weaver'],
] as const)('%s is told by nobody of words that deny it: %s', (category, words) => {
  for (const source of [category.replaceAll('_', '-'), `meaning-${category.replaceAll('_', '-')}`])
    expect(told(category, words, source)).toEqual([undefined, undefined])
})

test.each([
  ['perpetual_or_overbroad_licence', 'the licence is perpetual and the client shall not copy the manual'],
  ['endless_survival', 'secrecy survives for three years and for trade secrets indefinitely'],
  ['auto_renewal_trap', 'it renews for successive years unless it automatically terminates on a notice'],
  ['foreign_law_or_seat', 'the courts of sonpur, india and a seat in london decide'],
] as const)('%s is told where the words say it beside the contrary: %s', (category, words) => {
  expect(told(category, words)[0]).toBe(category)
})

test.each([
  ['one_sided_liability_cap', 'the owner is not responsible for delay by acts of god', 'one_sided_force_majeure'],
  ['one_sided_termination', "you can't cancel this plan until it expires", 'lock_in_trap'],
  ['withheld_or_forfeited_money', 'once printed, no refunds are made', 'non_refundable_payment'],
  ['withheld_or_forfeited_money', 'the seller has the right to cancel the plot', 'one_sided_termination'],
  ['restraint_of_trade', 'the agent shall not solicit the clients of the firm', 'overbroad_non_solicitation'],
  ['restraint_of_trade', 'you shall not persuade an employee to leave the firm', 'overbroad_non_solicitation'],
  ['restraint_of_trade', 'while employed the helper shall not do any other business', 'exclusivity_without_commitment'],
  ['conflicting_dispute_clauses', 'the courts at Nashik have jurisdiction', 'inconvenient_forum'],
  ['uncertainty', 'prizes follow the decision of the jury', 'self_judged_performance'],
] as const)('%s is told more exactly of "%s"', (category, words, better) => {
  for (const source of [category.replaceAll('_', '-'), `meaning-${category.replaceAll('_', '-')}`])
    expect(told(category, words, source)).toEqual([
      better,
      source.replace(category.replaceAll('_', '-'), better.replaceAll('_', '-')),
    ])
})

test('a seat abroad beside the law of India is told', () => {
  const words = 'the laws of India govern and the seat of arbitration is Singapore'
  expect(told('foreign_law_or_seat', words)[0]).toBe('foreign_law_or_seat')
})

test.each([
  ['one_sided_termination', 'you may cancel the order at any time before noon'],
  ['unilateral_amendment', 'a change of address is told to the lender at once'],
  ['unilateral_price_change', 'gst is charged as applicable'],
  ['withheld_or_forfeited_money', 'in such a case the shop gives a full refund'],
  ['statutory_benefit_denied', 'you will be given a day of leave in place of the holiday'],
  ['unbounded_scope', 'travel expenses will be paid for other work from time to time'],
  ['unsigned_or_incomplete_document', 'we do not have a policy on bonus'],
  ['uncertainty', 'the rent sees an escalation of 8% a year from the first renewal or as applicable'],
  ['penalty_or_excessive_damages', 'a penalty imposed by the society for what the guest did is paid by the guest'],
  ['unlimited_liability', 'liability of the maker for all loss is capped at the fees of a year'],
  [
    'withheld_or_forfeited_money',
    'the deposit is refunded in a month after deducting dues and damage beyond normal wear of the flat',
  ],
  ['penalty_or_excessive_damages', 'half a per cent a week, five at most, is the sole remedy for being late'],
] as const)('%s is no remark on "%s"', (category, words) => {
  expect(told(category, words, undefined, 'low')[0]).not.toBe(category)
})

test.each([
  ['missing_confidentiality_exceptions', 'data of the Client is not told to others except when legally required'],
  ['ip_ownership_unclear', 'the maker retains sole ownership of its pre-existing tools and libraries'],
  ['ip_overreach', 'the designs and all other deliverables belong to the Client upon full payment'],
  ['deemed_acceptance', 'no payment is to be treated as acceptance of the goods'],
  ['deemed_acceptance', 'whoever sends the wrong colour is deemed to have delivered nothing'],
  ['restraint_of_trade', 'neither party shall solicit for employment any employee of the other for a year'],
  ['shortened_limitation_period', 'a claim under the bank guarantee must be made within one year of its end'],
  ['anti_competitive_term', 'the dealer is free to sell at its own prices; the maker may only suggest prices'],
  ['one_sided_termination', 'after four weeks the buyer may cancel the delayed order'],
  ['overbroad_non_solicitation', 'neither party shall solicit for employment any employee of the other for a year'],
  [
    'short_or_missing_notice',
    'if such an event continues for ten weeks, either party may leave by a notice of one week',
  ],
  ['one_sided_termination', 'the owner may cancel it by notice and the guest too may leave by a notice of one month'],
  ['restraint_of_legal_proceedings', 'the guest shall not enter into any dispute or fight with other guests'],
  ['one_sided_termination', 'on default in payment for three consecutive months the seller may cancel the flat'],
  ['penalty_or_excessive_damages', 'the singer may leave the stage without penalty'],
  ['late_or_conditional_payment', 'the deposit is returned to the guest within fifteen days of leaving'],
  ['statutory_benefit_denied', 'the cost to company is four lakh a year with basic pay and statutory parts as listed'],
  ['non_refundable_payment', 'the guest pays a refundable interest-free deposit of three rents'],
  ['one_sided_liability_cap', 'no liability cap applies to what the maker owes for a leak'],
  ['auto_renewal_trap', 'the retainer will automatically come to an end unless we extend it'],
  ['auto_renewal_trap', 'unless the period is extended earlier the contract comes to an automatic end'],
  ['auto_renewal_trap', 'the guest has no right of renewal and no notice is needed at the end'],
  ['one_sided_set_off', 'the rent of the last month cannot be adjusted from the deposit'],
  ['one_sided_set_off', 'the borrower shall repay by a standing instruction or by any other mode'],
  ['usurious_interest', 'overdue interest at 9 % p.a. is levied on the loan'],
  ['lock_in_trap', 'the borrower has the option to foreclose at any time on paying what is due'],
  ['unilateral_price_change', 'the subscriber is not permitted to change the tariff before the month is over'],
  ['waiver_of_statutory_rights', 'you shall not have any right to the extension of this post'],
  ['release_of_claims', 'no right of renewal arises and no claim for it can be made'],
  ['data_use_without_consent', 'you are appointed as a data entry operator'],
  ['data_use_without_consent', 'leads that the agent brings in are entered in the contact list of the company'],
  ['data_use_without_consent', 'keep the office informed of any change in your address or family status'],
  ['penalty_or_excessive_damages', 'a refundable security deposit of four thousand must be paid at check-in'],
  ['overbroad_non_solicitation', 'no resident shall engage in a fight with the staff or other residents'],
  ['restraint_of_trade', 'no resident shall engage in physical violence of any kind'],
  ['eviction_without_notice', 'the guest shall vacate and hand over the keys upon expiry of the stay'],
  ['overbroad_confidentiality', 'the studio is under no obligation to disclose which tools it uses'],
  ['missing_confidentiality_exceptions', 'the studio is under no obligation to disclose its internal methods'],
  ['deemed_acceptance', 'a form that comes a day late will not be considered valid'],
  ['late_or_conditional_payment', 'the balance advance needs to be paid before the first day of the wedding'],
  ['late_or_conditional_payment', 'all later instalments become immediately due and payable'],
  ['non_refundable_payment', 'if the studio cannot come, the fees paid by the couple will be refunded'],
  ['penalty_or_excessive_damages', 'whoever wants to extend the hire pays an additional charge a day'],
  ['lock_in_trap', 'a partner who desires to retire may do so by giving a notice of six months'],
  ['endless_survival', 'the said three shall henceforth continue as partners for ten years'],
  ['eviction_without_notice', 'any pupil who waits outside will be punished'],
  ['data_use_without_consent', 'parents have the right to grant or deny permission for photographs'],
  ['late_or_conditional_payment', 'full payment should be made before the function'],
  ['unilateral_amendment', 'after a week we shall not be in a position to make changes'],
] as const)('%s is not told at all of "%s"', (category, words) => {
  expect(told(category, words, category.replaceAll('_', '-'))).toEqual([undefined, undefined])
})
