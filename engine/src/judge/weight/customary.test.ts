import type { ContractType, IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { type Contract, understand } from '../../understand/contract.ts'
import { asConfined } from './confined.ts'

const weightIn = (contract: Contract, category: IssueCategory, at: string): string => {
  const clause = contract.clauses.find((one) => one.text.includes(at))!
  const { start, end } = clause.sentences.find((one) => one.text.includes(at))!
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const hit = { span: { start, end }, clause, severity: 'high', burdened, confidence: 1 } as const
  return asConfined(contract, { category, source: 'meaning', hit }).hit.severity
}
const weightOf = (text: string, category: IssueCategory, at: string, type?: ContractType): string => {
  const contract = contractOf(`Terms. ${text}`)
  return weightIn(type === undefined ? contract : { ...contract, type }, category, at)
}

test.each<[string, IssueCategory, string, string]>([
  [
    'The bidder shall not withdraw its bid. If it does so, its earnest money is forfeited.',
    'withheld_or_forfeited_money',
    'forfeited',
    'medium',
  ],
  ['If the Client is not content, the earnest money is forfeited.', 'withheld_or_forfeited_money', 'forfeited', 'high'],
  [
    'For late supply 1/2 % of the value of what is late is recovered for each week.',
    'penalty_or_excessive_damages',
    'late supply',
    'medium',
  ],
  ['For late supply 3 % is recovered for each week.', 'penalty_or_excessive_damages', 'late supply', 'high'],
  [
    'For late supply the Client deducts 2 % a week, not exceeding 10 % of the order.',
    'penalty_or_excessive_damages',
    'late supply',
    'medium',
  ],
  [
    'For late supply the Client deducts 2 % per day up to 10 %, and may terminate.',
    'penalty_or_excessive_damages',
    'late supply',
    'high',
  ],
  ['The processing fee is not refunded.', 'non_refundable_payment', 'processing', 'medium'],
  ['The processing fee and any amount paid are not refunded.', 'non_refundable_payment', 'processing', 'high'],
  ['The money is not refunded for picking the wrong date.', 'non_refundable_payment', 'wrong', 'medium'],
  ['The decision of the Client in this matter is final.', 'self_judged_performance', 'final', 'medium'],
  [
    'The decision of the Client in this matter, and on the amounts due, is final.',
    'self_judged_performance',
    'final',
    'high',
  ],
  [
    'The Client may grant/reject the loan amount by its own rules, and its decision is final.',
    'restraint_of_legal_proceedings',
    'grant',
    'medium',
  ],
  [
    'The Client may grant or reject the loan, and in all disputes its decision is final.',
    'restraint_of_legal_proceedings',
    'grant',
    'high',
  ],
  ['The Client may revoke the sanction at its will before disbursal.', 'one_sided_termination', 'revoke', 'medium'],
  [
    'The Client may revoke the sanction at its will before disbursal, and recall what was paid.',
    'one_sided_termination',
    'revoke',
    'high',
  ],
  ['The Client may reject any application without a reason.', 'one_sided_termination', 'reject', 'medium'],
  ['The Client may reject any delivered work without a reason.', 'one_sided_termination', 'reject', 'high'],
  ['The Client may withdraw any course from our website.', 'one_sided_termination', 'withdraw', 'medium'],
  [
    'If the background check of a person fails, the contract ends at once.',
    'one_sided_termination',
    'background',
    'medium',
  ],
  [
    'If in its opinion the background check of a person fails, the contract ends at once.',
    'one_sided_termination',
    'background',
    'high',
  ],
  [
    'The Client may alter its charges without notice before you place an order.',
    'unilateral_amendment',
    'alter',
    'medium',
  ],
  ['The Client may alter its charges without notice.', 'unilateral_amendment', 'alter', 'high'],
  [
    'The Client may modify this contract at any time. We will notify you at least 30 days before it takes effect.',
    'unilateral_amendment',
    'modify',
    'medium',
  ],
  [
    'The Client may modify this contract at any time. We will notify you of it.',
    'unilateral_amendment',
    'modify',
    'high',
  ],
  [
    'The Client may alter the benefits without notice, as long as it is not detrimental to members.',
    'unilateral_amendment',
    'alter',
    'medium',
  ],
  [
    'Any loss of input tax credit that a wrong return of the Service Provider causes is recovered from it.',
    'penalty_or_excessive_damages',
    'input tax',
    'medium',
  ],
  [
    'Any loss of input tax credit is recovered twice from the Service Provider.',
    'penalty_or_excessive_damages',
    'input tax',
    'high',
  ],
  [
    'From the pay of the Service Provider is deducted what it collected from shops and has not deposited.',
    'wage_deduction',
    'collected',
    'medium',
  ],
  [
    'What it collected from shops and has not deposited is deducted with a fine of the same sum.',
    'wage_deduction',
    'collected',
    'high',
  ],
  [
    'For six months the Service Provider shall not solicit clients with whom it dealt.',
    'overbroad_non_solicitation',
    'six months',
    'medium',
  ],
  [
    'For three years the Service Provider shall not solicit clients with whom it dealt.',
    'overbroad_non_solicitation',
    'three years',
    'high',
  ],
  ['The Service Provider shall not withhold the rent over a dispute.', 'withheld_or_forfeited_money', 'rent', 'medium'],
  ['Acts that harm the standing of the house are not tolerated.', 'non_disparagement_gag', 'standing', 'medium'],
  ['Remarks that harm the standing of the house are not tolerated.', 'non_disparagement_gag', 'standing', 'high'],
  [
    'The Client may reuse and copy standard modules and tools in other work.',
    'perpetual_or_overbroad_licence',
    'reuse',
    'medium',
  ],
])('what is customary is worth a look: %s', (text, category, at, weight) => {
  expect(weightOf(text, category, at)).toBe(weight)
})

test.each<[string, IssueCategory, ContractType, string]>([
  ['Staff shall not accept business of others.', 'exclusivity_without_commitment', 'employment_agreement', 'medium'],
  ['Staff shall not accept business of others.', 'exclusivity_without_commitment', 'service_agreement', 'high'],
  [
    'Staff shall not accept business of others after leaving.',
    'exclusivity_without_commitment',
    'employment_agreement',
    'high',
  ],
  [
    'What staff make in the course of their duties vests in the company.',
    'ip_overreach',
    'employment_agreement',
    'medium',
  ],
  [
    'What staff make in the course of their duties or outside them vests in the company.',
    'ip_overreach',
    'employment_agreement',
    'high',
  ],
])('loyalty and work while a salary is paid: %s (%s, %s)', (text, category, type, weight) => {
  expect(weightOf(text, category, text.toLowerCase().slice(0, 10), type)).toBe(weight)
})

test('what an insurer does not pay was not bought', () => {
  const contract = understand(
    'INSURANCE AGREEMENT\n\nThis Agreement is made between Suraksha Cover Private Limited (the "Company") and Meera Traders Private Limited (the "Insured").\n\n' +
      'NOW THEREFORE the parties agree as follows:\n\n1. Cover\n\nUnder the policy the Company pays for fire. The policy ends after a year, as every such policy does.\n\n' +
      '2. Limits\n\nThe Company shall not be liable for wear. A claim under the policy is told to the Company.',
    '2026-11-21',
  )
  const clause = contract.clauses.find((one) => one.text.includes('wear'))!
  const { start, end } = clause.sentences.find((one) => one.text.includes('wear'))!
  const weight = (name: string): string => {
    const burdened = contract.parties.find((party) => party.aliases.includes(name))!
    const hit = { span: { start, end }, clause, severity: 'high', burdened, confidence: 1 } as const
    return asConfined(contract, { category: 'one_sided_liability_cap', source: 'meaning', hit }).hit.severity
  }
  expect(weight('insured')).toBe('medium')
  expect(weight('company')).toBe('high')
})
