import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { asConfined } from './confined.ts'

const weightOf = (text: string, category: IssueCategory, at: string): string => {
  const contract = contractOf(`Terms. ${text}`)
  const clause = contract.clauses.find((one) => one.text.includes(at))!
  const { start, end } = clause.sentences.find((one) => one.full.includes(at))!
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const hit = { span: { start, end }, clause, severity: 'high', burdened, confidence: 1 } as const
  return asConfined(contract, { category, source: 'meaning', hit }).hit.severity
}

test.each<[string, IssueCategory, string, string]>([
  [
    'The actual cost of broken chairs is recovered from the Service Provider.',
    'unlimited_liability',
    'actual cost',
    'medium',
  ],
  [
    'The actual loss and all consequential claims are recovered from the Service Provider.',
    'unlimited_liability',
    'actual loss',
    'high',
  ],
  [
    'Either party may terminate this Agreement on sixty days notice if control of the other party changes hands.',
    'change_of_control_trap',
    'changes hands',
    'medium',
  ],
  [
    'Either party may terminate this Agreement upon a change in the ownership of the Service Provider.',
    'change_of_control_trap',
    'ownership',
    'high',
  ],
  [
    'The Client may terminate this Agreement if control of the Service Provider changes hands.',
    'change_of_control_trap',
    'changes hands',
    'high',
  ],
  [
    'The Service Provider is bound by this Agreement, which the Client may revise, and written notice is given of it.',
    'unilateral_amendment',
    'revise',
    'medium',
  ],
  [
    'The Client may revise these rules from time to time, and the Service Provider is bound by them.',
    'unilateral_amendment',
    'revise',
    'high',
  ],
  [
    'The Client edits its handbook from time to time, and an edit counts as agreed by the Service Provider.',
    'unilateral_amendment',
    'handbook',
    'high',
  ],
  ['If it is called off, 10 % of the price is not given back.', 'non_refundable_payment', '10 %', 'medium'],
  ['If it is called off, 50 % of the price is not given back.', 'non_refundable_payment', '50 %', 'high'],
  [
    'The Service Provider may be dismissed in case of unauthorised absence.',
    'one_sided_termination',
    'dismissed',
    'medium',
  ],
])('little is worth a look: %s', (text, category, at, weight) => {
  expect(weightOf(text, category, at)).toBe(weight)
})

const FORBIDDEN = 'The Software is not designed for aircraft.'
test.each<[string, IssueCategory, string, string]>([
  [
    `${FORBIDDEN} The Client is not liable for claims out of such use.`,
    'one_sided_liability_cap',
    'not liable',
    'medium',
  ],
  ['The Client is not liable for claims out of such use.', 'one_sided_liability_cap', 'not liable', 'high'],
  [`${FORBIDDEN} The Client is not liable for any claims.`, 'one_sided_liability_cap', 'not liable', 'high'],
  [
    'The Service Provider pays all dues and contributions associated with its own membership.',
    'unlimited_liability',
    'pays all dues',
    'medium',
  ],
  ['The Service Provider pays all damages of the Client.', 'unlimited_liability', 'pays all', 'high'],
  ['The Client may without notice suspend the sale of products.', 'one_sided_termination', 'suspend', 'medium'],
  [
    'The Client may change its prices. Changes apply only to future orders.',
    'unilateral_price_change',
    'change',
    'medium',
  ],
  [
    'Prices are those at the time of the order and may change without notice.',
    'unilateral_price_change',
    'change',
    'medium',
  ],
  ['The Client may change its prices. Changes apply to all orders.', 'unilateral_price_change', 'change', 'high'],
  ['The Client is not liable for injuries resulting from misuse.', 'one_sided_liability_cap', 'misuse', 'medium'],
  [
    'The Client is not liable for injuries resulting from misuse, negligence or otherwise.',
    'one_sided_liability_cap',
    'misuse',
    'high',
  ],
  [
    'The Service Provider shall indemnify for tax due to incorrect details given by the supplier.',
    'one_sided_indemnity',
    'incorrect',
    'medium',
  ],
  [
    'The Service Provider shall indemnify for tax due to incorrect returns of the Client.',
    'one_sided_indemnity',
    'incorrect',
    'high',
  ],
  ['Who takes part in ragging is expelled by the Client.', 'one_sided_termination', 'ragging', 'medium'],
  ['The Client may expel at any time, for ragging or not.', 'one_sided_termination', 'ragging', 'high'],
  ['The Client may refuse any applicant.', 'one_sided_termination', 'refuse', 'medium'],
  ['The Client may without notice suspend the Services.', 'one_sided_termination', 'suspend', 'high'],
  ['The Client may end and terminate at once in case of fraud.', 'one_sided_termination', 'fraud', 'medium'],
  ['The Client may terminate at its discretion in case of fraud.', 'one_sided_termination', 'fraud', 'high'],
  ['The Client may update these terms from time to time.', 'unilateral_amendment', 'update', 'medium'],
  [
    'The Client may update these terms from time to time. Continued use of the portal is taken as acceptance of them.',
    'unilateral_amendment',
    'update',
    'high',
  ],
  ['The Client may update its fees from time to time.', 'unilateral_amendment', 'update', 'high'],
  ['The Client is not liable for events beyond its control.', 'one_sided_liability_cap', 'beyond', 'medium'],
  ['The Client is not liable for any loss beyond its control.', 'one_sided_liability_cap', 'beyond', 'high'],
  ['The Client is not liable for consequential losses.', 'one_sided_liability_cap', 'losses', 'medium'],
  ['The Client is not liable for acts of customers.', 'one_sided_liability_cap', 'acts', 'medium'],
  ['The Client is not liable for acts of its agents.', 'one_sided_liability_cap', 'acts', 'high'],
  ['The Client may withdraw any service from its website.', 'unilateral_amendment', 'withdraw', 'medium'],
  ['The Client may change the fees of any service.', 'unilateral_amendment', 'change', 'high'],
  ['No refund is due in case of a no-show.', 'non_refundable_payment', 'refund', 'medium'],
  ['No refund is due in any case.', 'non_refundable_payment', 'refund', 'high'],
  [
    'The Service Provider must take at least 40 crates a month, else this Agreement will automatically terminate.',
    'minimum_commitment_trap',
    '40 crates',
    'medium',
  ],
  [
    'The Service Provider must take at least 40 crates a month and pays for any shortfall.',
    'minimum_commitment_trap',
    '40 crates',
    'high',
  ],
  ['Leave beyond that is leave without pay.', 'statutory_benefit_denied', 'without pay', 'medium'],
  ['Maternity leave is leave without pay.', 'statutory_benefit_denied', 'without pay', 'high'],
])('an alarm over little is worth a look: %s', (text, category, at, severity) => {
  expect(weightOf(text, category, at)).toBe(severity)
})
