import type { IssueCategory, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { asPlainlySaid } from './plainly.ts'

const told = (text: string, category: IssueCategory, severity: Severity, unsure?: true): Severity => {
  const contract = contractOf(`Terms. ${text}`)
  const clause = contract.clauses.find((one) => one.text.includes(text.toLowerCase().slice(0, 20)))!
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const hit = { span: clause.norm, clause, severity, burdened, confidence: 1 }
  const finding = { category, source: 'meaning', hit, ...(unsure && { unsure }) }
  return asPlainlySaid(contract, burdened, [finding])[0]!.hit.severity
}

test.each<[IssueCategory, string]>([
  [
    'shortened_limitation_period',
    'No action may be brought by the Service Provider more than six months after the event.',
  ],
  [
    'eviction_without_notice',
    'The Client may put the Service Provider out of the rooms without going to the courts of law.',
  ],
  ['restraint_of_legal_proceedings', 'The Service Provider consents to judgment being given against it in any court.'],
  [
    'one_sided_liability_cap',
    'In no circumstances shall the Client be responsible for any special, direct or indirect loss.',
  ],
  ['one_sided_liability_cap', 'It bears no loss, whether it is due to its negligence or otherwise.'],
  [
    'overbroad_non_solicitation',
    'The Service Provider shall not serve any past, present or prospective client of the Client.',
  ],
  ['penalty_or_excessive_damages', 'For a mistake that costs money the Client may impose a penalty on the driver.'],
  ['non_refundable_payment', 'All classes are paid ahead and are non-refundable.'],
  ['restraint_of_legal_proceedings', 'The Service Provider shall never complain of this to the police.'],
  ['one_sided_liability_cap', 'In case of loss or theft the maximum liability of the Client is Rs. 1,500/- only.'],
  ['self_judged_performance', 'All disputes under this Agreement shall be finally decided by the Company.'],
  ['self_judged_performance', 'The books of the Client are conclusive evidence of what is owed.'],
  [
    'one_sided_termination',
    'The Service Provider may be relieved with a week of notice at the discretion of the Client.',
  ],
  ['one_sided_termination', 'The Client may end the account for any other reason that it deems proper.'],
  [
    'one_sided_termination',
    'If in the opinion of the Client it is not happy with the Service Provider, the work shall terminate.',
  ],
  ['unilateral_price_change', 'The price is the one in the list as revised by the Company from time to time.'],
  ['unilateral_price_change', 'The Client has sole discretion in changing the commission.'],
  ['withheld_or_forfeited_money', 'Whoever also works elsewhere: the salary paid so far shall be returned.'],
  ['withheld_or_forfeited_money', 'The advance is repaid only after another licensee was found.'],
  ['withheld_or_forfeited_money', 'Incentives are paid at the sole discretion of the Client.'],
  ['withheld_or_forfeited_money', 'If the fair is called off the Client has no obligation to repay the stall rent.'],
  ['non_refundable_payment', 'The Client does not accept returns of unsold stock under any circumstances.'],
  ['one_sided_liability_cap', 'The Client is not answerable for any loss or theft of whatever kind on the site.'],
  ['non_refundable_payment', 'All fees paid at the counter are non-refundable.'],
  ['non_refundable_payment', 'There is no refund where the fair is postponed by the organisers.'],
  ['unilateral_amendment', 'These rules can be varied or altered at any point in time by the Client.'],
  ['unilateral_amendment', 'Changes are binding once they are uploaded to the page of the Client.'],
  ['unilateral_price_change', 'The Service Provider shall not be entitled to refuse any change of the tariff.'],
  ['unilateral_price_change', 'The payout is subject to revision at the sole discretion of the Client.'],
  ['one_sided_termination', 'The Client may at its sole discretion discontinue the dealership.'],
  ['withheld_or_forfeited_money', 'On such a slip the deposit shall stand forfeited.'],
  ['withheld_or_forfeited_money', 'The Client is not bound to release any amount due to whoever leaves.'],
  ['withheld_or_forfeited_money', 'The Client may withhold payments in case of any dispute.'],
  ['withheld_or_forfeited_money', 'Commission is debited again where the customer cancels the policy.'],
  ['self_judged_performance', 'The decision of the Client on the amounts due to the Service Provider is final.'],
  ['penalty_or_excessive_damages', 'Whoever breaks a cup pays twice its price.'],
  ['penalty_or_excessive_damages', 'Whoever stays on pays three times the licence fee for those days.'],
  ['penalty_or_excessive_damages', 'Rs. 3,000 per day is due for each day of delay.'],
  ['late_or_conditional_payment', 'Fees are paid once the money is received from its client.'],
  ['late_or_conditional_payment', 'The Client will pay the commission only on actual receipt of the money by it.'],
  ['one_sided_liability_cap', 'The only liability of the Client is limited to repainting the wall.'],
  [
    'one_sided_liability_cap',
    'The Client shall not be responsible for harm that comes of negligence on the part of its nurses.',
  ],
  [
    'one_sided_liability_cap',
    'The Client disclaims all obligations and liabilities for damages, including, but not limited to, direct damages.',
  ],
  ['unlimited_liability', 'The Service Provider assumes all responsibility and liability for what it sells.'],
  ['release_of_claims', 'The Service Provider releases the Client from all claims for injury on the site.'],
  ['penalty_or_excessive_damages', 'The Client may levy fines on the Service Provider at its sole discretion.'],
  [
    'penalty_or_excessive_damages',
    'The Service Provider is liable for Rs 2,50,000 on each breach, whether or not there was a loss.',
  ],
  ['personal_guarantee', 'No time that is given to the borrower shall relieve the guarantor, who waives all of that.'],
  ['anti_competitive_term', 'The Service Provider shall not sell any article for less than the list says.'],
  ['waiver_of_statutory_rights', 'The Service Provider shall have no claim or right against the Client.'],
  ['waiver_of_statutory_rights', 'The sole remedy of the Service Provider shall be to stop using the portal.'],
  ['lock_in_trap', 'The Service Provider shall not terminate this Agreement before the expiry of 3 years.'],
  ['lock_in_trap', 'The Consultant will be relieved subject to the approval of the Client only.'],
  ['non_disparagement_gag', 'After a refund the Service Provider cannot post bad reviews of the Client.'],
  [
    'personal_guarantee',
    'The Service Provider hereby unconditionally and irrevocably guarantees the debt of its owner.',
  ],
  ['non_disparagement_gag', 'The Service Provider shall not publish complaints about the Client on any medium.'],
  ['data_use_without_consent', 'The Client may monetise the personal information of the Service Provider.'],
  [
    'restraint_of_trade',
    'During the work and for a year thereafter the Service Provider shall not offer similar services to mills.',
  ],
  [
    'unilateral_amendment',
    'The rates are as updated from time to time on the web page of the Client, and what stands there shall form part of this Agreement.',
  ],
  ['withheld_or_forfeited_money', 'Payouts to the Service Provider may be delayed or withheld in case of disputes.'],
  ['unilateral_amendment', 'The rates are as published from time to time on the portal of the Client.'],
  ['eviction_without_notice', 'The Client may lock the room of the Service Provider for any arrears.'],
  [
    'employment_surveillance',
    'The Service Provider shall keep the tracking app of the Client on its own phone day and night.',
  ],
  [
    'one_sided_termination',
    'The Client reserves the right to reject or cancel any order without assigning any reason.',
  ],
  ['personal_guarantee', 'The directors are jointly and severally liable for all dues.'],
  ['unlimited_liability', 'The Service Provider pays for any damage, regardless of fault.'],
  ['restraint_of_legal_proceedings', 'The Service Provider shall not sue the Client over its fees.'],
  ['one_sided_liability_cap', 'In no event shall the liability of the Client exceed the fees paid by it in a month.'],
  [
    'one_sided_liability_cap',
    'The Client excludes itself and its agents from all and any liability under this Agreement.',
  ],
  [
    'exclusivity_without_commitment',
    'The Service Provider shall not, directly or indirectly, market or sell competing products.',
  ],
  [
    'restraint_of_legal_proceedings',
    'The Service Provider agrees not to contest any proceedings that follow from its cheques.',
  ],
  [
    'one_sided_liability_cap',
    'In no event shall the Client be liable to the Service Provider for direct or indirect losses.',
  ],
  ['one_sided_termination', 'The Client may cancel an order at any time, even though it was accepted.'],
  [
    'unilateral_amendment',
    'The Client reserves the full right to impose or relax any conditions, without prior notice.',
  ],
  [
    'withheld_or_forfeited_money',
    'The Client shall have power to withhold any payment where the work is not to its satisfaction.',
  ],
  [
    'one_sided_indemnity',
    'The Service Provider shall indemnify the Client against all claims arising from the use of the hall.',
  ],
  ['one_sided_liability_cap', 'The Client is not responsible for any injury to the staff of the Service Provider.'],
  ['one_sided_liability_cap', 'The Client will not be liable for any direct, indirect or special loss.'],
  [
    'one_sided_termination',
    "The Client may stop the work at any time, at the Client's sole discretion and without any notice.",
  ],
  [
    'one_sided_termination',
    'The Client may terminate the contract on any day, and no claim for compensation will be entertained.',
  ],
  ['unilateral_amendment', 'The Client has the right to modify these Terms at any time.'],
  ['unilateral_amendment', 'The Client may amend this contract at any time.'],
  ['non_refundable_payment', 'No refund will be made if the account of the Service Provider is suspended.'],
  ['withheld_or_forfeited_money', 'A Service Provider leaving early shall not be entitled to any refund.'],
  ['withheld_or_forfeited_money', 'Upon a breach of the Service Provider its deposit is forfeited in full.'],
  ['wage_deduction', 'A Service Provider who is dismissed will not get the last month salary.'],
  [
    'service_bond_overreach',
    'The Service Provider hands in original certificates, and they are returned only after three years.',
  ],
  ['unlimited_liability', 'The Service Provider bears the entire risk of loss of the tools from any cause.'],
  ['restraint_of_legal_proceedings', 'The Service Provider waives all its rights to sue the Client and its people.'],
  ['unilateral_price_change', 'Rates may be revised by the Client without prior notice.'],
  ['one_sided_indemnity', 'The Service Provider shall indemnify the Client against any loss, howsoever arising.'],
  [
    'non_refundable_payment',
    'The advance paid by the Service Provider is not refunded, even if the Client ends the work.',
  ],
  [
    'restraint_of_trade',
    'After termination the Service Provider shall not take up any business that competes with the Client.',
  ],
])('%s: words that carry the harm by themselves weigh as the card says', (category, text) => {
  expect(['high', 'critical']).toContain(told(text, category, 'low'))
  expect(told(text, category, 'low', true)).toBe('low')
})

test('a lease that is kept from the registrar weighs as what proves nothing; one whose duty is shared out does not', () => {
  const weightOf = (text: string): Severity => {
    const contract = contractOf(text, 'lease')
    const clause = contract.clauses.find((one) => one.text.includes('this lease ') && !one.text.includes('made'))!
    const hit = { span: clause.norm, clause, severity: 'low' as const, burdened: null, confidence: 1 }
    const finding = { category: 'unregistered_or_unstamped' as const, source: 'meaning', hit }
    return asPlainlySaid(contract, null, [finding])[0]!.hit.severity
  }
  expect(weightOf('The parties agree that this lease shall not be taken to the sub-registrar.')).toBe('high')
  expect(weightOf('Stamp duty on this lease and the fee for registration are shared alike.')).toBe('low')
})

test('what both bear alike weighs so only where a court may refuse it', () => {
  const alike = (text: string) => `${text}, and the same holds for each party.`
  expect(
    told(alike('The Service Provider pays for any damage, regardless of fault'), 'unlimited_liability', 'low'),
  ).toBe('low')
  expect(
    told(
      'No action may be brought by either party more than six months after it.',
      'shortened_limitation_period',
      'low',
    ),
  ).not.toBe('low')
})

test('other words of the same card stay as the readers felt them', () => {
  expect(told('Claims are to be sent within thirty days of the event.', 'shortened_limitation_period', 'low')).toBe(
    'low',
  )
  expect(told('The Service Provider is liable for damage that it causes.', 'unlimited_liability', 'medium')).toBe(
    'medium',
  )
})

test('words that free or bind somebody else weigh on no reader', () => {
  const free = 'The Service Provider is not responsible for any injury to the guests of the Client.'
  expect(told(free, 'one_sided_liability_cap', 'low')).toBe('low')
  const theirs = 'The Client shall indemnify the Service Provider against all claims arising from the use of its hall.'
  expect(told(theirs, 'one_sided_indemnity', 'low')).toBe('low')
})

test.each<[IssueCategory, string]>([
  [
    'one_sided_indemnity',
    'The Service Provider shall indemnify the Client against all claims arising from its own negligence.',
  ],
  ['one_sided_liability_cap', 'The Client is not responsible for any injury, unless by its own negligence.'],
  ['one_sided_liability_cap', 'The Client is not responsible for harm by the negligence of the customer.'],
  ['one_sided_termination', 'The free shuttle may be discontinued at the discretion of the Client.'],
  ['unilateral_price_change', 'The levy may be revised by the bank from time to time as the law asks for charges.'],
  ['withheld_or_forfeited_money', 'The salary that was overpaid shall be returned.'],
  ['anti_competitive_term', 'The dealer shall not charge more than the list says, but may sell for less.'],
  ['late_or_conditional_payment', 'The Client pays the fees only on receipt of proper invoices.'],
  ['penalty_or_excessive_damages', 'The penalty is limited to Rs 1,00,000 for each year.'],
  ['withheld_or_forfeited_money', 'Who withdraws because of fraud shall not be entitled to any refund.'],
  ['restraint_of_legal_proceedings', 'The Service Provider shall not approach the courts before mediation.'],
  ['service_bond_overreach', 'The Service Provider shows original certificates on the first day.'],
  [
    'self_judged_performance',
    'All disputes shall be finally decided by an arbitrator whom the Company and the other jointly name.',
  ],
  ['self_judged_performance', 'The books of the Client are conclusive evidence, save for manifest error.'],
  [
    'lock_in_trap',
    'The Service Provider shall not terminate this Agreement before the expiry of 3 years, except for a breach.',
  ],
  ['lock_in_trap', 'The Service Provider may not end this Agreement within the first month.'],
  ['employment_surveillance', 'The Client may log what is done on the laptops that it lends, in working hours.'],
  ['penalty_or_excessive_damages', 'Whoever is still in occupation after the term pays double the licence fee.'],
  ['one_sided_liability_cap', 'The Client is not responsible for any loss of things left in the car.'],
  ['self_judged_performance', 'Our decision on disputes between sellers and buyers is final.'],
  ['employment_surveillance', 'The app on the own phone of the Service Provider does not track where it is.'],
])('%s: what has a fair reason in its words stays as it was felt', (category, text) => {
  expect(told(text, category, 'low')).toBe('low')
})

test.each([
  ['3% per month', 'high'],
  ['1.5% per month', 'low'],
  ['2% a month', 'low'],
  ['18% per calendar month', 'high'],
  ['30% per annum', 'high'],
  ['24% per annum', 'low'],
  ['0.05% per day', 'low'],
  ['0.5% per day', 'high'],
  ['1/2% per week', 'low'],
])('a loan at %s for what is late: %s', (rate, weight) => {
  const contract = contractOf(`Loan. The Client pays interest at ${rate} on what is overdue.`)
  const clause = contract.clauses.find(({ text }) => text.includes('overdue'))!
  const hit = { span: clause.norm, clause, severity: 'low', burdened: null, confidence: 1 } as const
  const finding = { category: 'usurious_interest', source: 'meaning', hit } as const
  const [one] = asPlainlySaid({ ...contract, type: 'loan_agreement' }, null, [finding])
  expect(one!.hit.severity).toBe(weight)
})
