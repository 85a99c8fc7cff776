import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf, type openings } from '../../../testing/contract-of.ts'
import { asConfined } from '../confined.ts'

const weighed = (
  text: string,
  category: IssueCategory,
  side = 'supplier',
  opening: keyof typeof openings = 'services',
) => {
  const contract = contractOf(`Terms. ${text}`, opening)
  const clause = contract.clauses.find((one) => one.text.includes(text.toLowerCase().slice(0, 20)))!
  const { start, end } = clause.sentences.find((one) => one.full.includes(text.toLowerCase().slice(0, 20)))!
  const burdened = contract.parties.find((party) => party.side === side)!
  const hit = { span: { start, end }, clause, severity: 'high', burdened, confidence: 1 } as const
  return asConfined(contract, { category, source: 'detector', hit }).hit.severity
}

test.each<[IssueCategory, string]>([
  [
    'one_sided_liability_cap',
    'The Client has no liability for losses by the use of couriers, except where they are caused by its own negligence.',
  ],
  [
    'one_sided_liability_cap',
    'The Client is not responsible for claims arising from the actions of the Service Provider.',
  ],
  [
    'one_sided_liability_cap',
    'The Client is not liable for damage caused by the Service Provider’s misuse of the tools.',
  ],
  ['one_sided_force_majeure', 'The Client is not liable for losses by floods, earthquakes or storms.'],
  [
    'one_sided_liability_cap',
    'The Client is not responsible for any fraud or loss from payments made outside the platform.',
  ],
  ['one_sided_liability_cap', 'The Client is not liable for any loss from a booking arranged off the app.'],
  [
    'one_sided_liability_cap',
    'The Client is not liable for any loss whatsoever due to floods, fire, riots, war, epidemics, acts of God, theft or other causes.',
  ],
  [
    'one_sided_liability_cap',
    'The Client is not liable for consequential damages, including loss of goodwill, reputation or data.',
  ],
  [
    'one_sided_liability_cap',
    'The Client answers for no loss of personal belongings left on its premises, except to the extent of its proven gross negligence.',
  ],
  [
    'non_refundable_payment',
    'The booking money is strictly non-refundable once paid, save where the Client cannot give the desk at all.',
  ],
  ['non_refundable_payment', 'The fee is never returned, unless the course is cancelled by the Client.'],
  [
    'one_sided_indemnity',
    'The Service Provider shall indemnify the Client against loss by its violation of this Clause 4.2.',
  ],
  ['one_sided_set_off', 'The Client may deduct from the deposit unpaid rent and electricity.'],
  ['withheld_or_forfeited_money', 'Arrears may be adjusted against the security deposit.'],
  [
    'penalty_or_excessive_damages',
    'For each day of delay the late payment charge specified in Schedule C shall apply.',
  ],
  ['penalty_or_excessive_damages', 'Where a booking is cancelled a service charge of 10% is kept.'],
  [
    'self_judged_performance',
    'The finding of the Client on complaints is final and binding, subject to the arbitration clause of this paper.',
  ],
  [
    'self_judged_performance',
    'What this paper does not tell, the Client decides, and its word on all such matters is final.',
  ],
  [
    'one_sided_termination',
    'Any subletting is void, and the Client may terminate this Agreement and evict without further notice.',
  ],
  [
    'one_sided_termination',
    'The Client may terminate this Agreement at once if a. in its opinion the Service Provider is unfit, b. the Service Provider fails to pay over what it collects, or c. it becomes insolvent.',
  ],
])('%s is worth a look where its words stand on a fair ground: %s', (category, text) => {
  expect(weighed(text, category)).toBe('medium')
})

test.each<[IssueCategory, string]>([
  [
    'one_sided_liability_cap',
    'The Client has no liability for losses, except where they are caused by its gross negligence alone.',
  ],
  [
    'one_sided_liability_cap',
    'The Client answers for nothing in any event, except that negligence of the Service Provider is charged to it.',
  ],
  [
    'one_sided_liability_cap',
    'The total liability of the Client shall not exceed Rs. 500, except for its own negligence.',
  ],
  ['one_sided_liability_cap', 'The Client is not liable for damage caused by the negligence of its own staff.'],
  ['one_sided_force_majeure', 'The Client is not liable in floods, and the Service Provider shall pay all the same.'],
  ['one_sided_force_majeure', 'Only the Client is excused by floods or fire, and the Service Provider is not.'],
  [
    'one_sided_force_majeure',
    'The Client is not liable for delay by floods or storms, and the Service Provider must deliver in spite of them.',
  ],
  ['one_sided_liability_cap', 'The Client is not liable for any loss on its platform or outside it.'],
  [
    'one_sided_liability_cap',
    'The Client is not liable for any loss whatsoever due to fire, theft or its own careless staff.',
  ],
  ['one_sided_liability_cap', 'The Client is not liable for direct or consequential damages, including loss of data.'],
  ['non_refundable_payment', 'The fee is never returned, unless the Service Provider has died.'],
  [
    'one_sided_indemnity',
    'The Service Provider shall indemnify the Client against any and all loss by breach of this Clause 4.2 or otherwise.',
  ],
  ['one_sided_set_off', 'The Client may deduct from the deposit unpaid rent and any other sums at its discretion.'],
  [
    'penalty_or_excessive_damages',
    'For each day of delay the late payment charge of Rs. 5,000 stated in Schedule C applies.',
  ],
  ['penalty_or_excessive_damages', 'Where a booking is cancelled 10% is kept and there is no refund of the advance.'],
  ['self_judged_performance', 'The finding of the Client on every dispute is final and binding.'],
  ['one_sided_termination', 'The Client may terminate this Agreement if in its opinion the Service Provider is unfit.'],
])('%s stays an alarm where they do not: %s', (category, text) => {
  expect(weighed(text, category)).toBe('high')
})

test('what comes of conduct is nobody else’s doing only where that was forbidden', () => {
  const says = 'The Client is not responsible for any loss or injury that comes from such conduct.'
  const weight = (before: string): string => {
    const contract = contractOf(`${before} ${says}`)
    const clause = contract.clauses.find(({ text }) => text.includes('such conduct'))!
    const { start, end } = clause.sentences.find(({ full }) => full.includes('such conduct'))!
    const burdened = contract.parties.find(({ side }) => side === 'supplier')!
    const hit = { span: { start, end }, clause, severity: 'high', burdened, confidence: 1 } as const
    return asConfined(contract, { category: 'one_sided_liability_cap', source: 'detector', hit }).hit.severity
  }
  expect(weight('The Service Provider shall not fight on the site.')).toBe('medium')
  expect(weight('The Client may fire a gun on the site.')).toBe('high')
})

test.each([
  [
    'The Service Provider shall not drink on the site, and the Client is not liable for loss from such conduct.',
    'medium',
  ],
  ['Racing is strictly prohibited here and the Client is not responsible for any loss by such acts.', 'medium'],
  ['Swimming is not permitted, the Client being not liable for any loss by such activity.', 'medium'],
  ['The Client shall not insure the goods and is not liable for any loss from such acts.', 'high'],
  ['The Client may burn waste on the site and is not responsible for any loss from such conduct.', 'high'],
  ['The Service Provider is no judge of it, and the Client is not liable for any loss from such acts.', 'high'],
  ['The Service Provider shall not complain, and the Client’s staff is not liable for loss by such acts.', 'high'],
  ['The drivers are forbidden to drink, and the Client is not liable for any loss from such conduct.', 'high'],
  ['Guards must not drink, and the Client is not liable for any loss from such conduct.', 'high'],
  ['Caretakers shall not beat a child. The Client is not liable for any loss from such conduct.', 'high'],
  ['The Client is prohibited from racing and is not liable for any loss from such conduct.', 'high'],
  ['Racing is prohibited and the Client is not liable for any injury from such conduct.', 'high'],
])('in one sentence with what shields: %s: %s', (text, severity) =>
  expect(weighed(text, 'one_sided_liability_cap')).toBe(severity),
)

test('no overtime is no harm to an intern that the law on wages knows, and one to an employee', () => {
  const says = (who: string) => `The ${who} is not entitled to overtime or bonus beyond what is agreed.`
  const contract = contractOf(
    `Terms. ${says('Intern')} The Intern shall come on time. The Intern shall keep the rules.`,
    'employment',
  )
  const intern = { ...contract.parties.find(({ side }) => side === 'employee')!, aliases: ['intern'] }
  const clause = contract.clauses.find(({ text }) => text.includes('overtime'))!
  const hit = { span: clause.norm, clause, severity: 'high', burdened: intern, confidence: 1 } as const
  const finding = { category: 'statutory_benefit_denied', source: 'detector', hit } as const
  const parties = contract.parties.map((party) => (party.index === intern.index ? intern : party))
  expect(asConfined({ ...contract, parties }, finding).hit.severity).toBe('medium')
  expect(weighed(says('Employee'), 'statutory_benefit_denied', 'employee', 'employment')).toBe('high')
})

test.each([
  'The Client is not liable for any loss from a booking made on or off the app.',
  'The Client is not liable for losses by payments made in and outside the platform.',
  'The Client is not liable for losses by payments made on the platform or outside the platform.',
  'The Client is not liable for any loss or injury from a booking arranged off the app.',
  'The Client is not liable for any loss whatsoever from deals made outside the platform.',
])('stays as it is: %s', (text) => expect(weighed(text, 'one_sided_liability_cap')).toBe('high'))
