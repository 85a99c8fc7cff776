import type { IssueCategory } from '@karar/schema'
import { issueCategories } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { cards } from '../../categories/cards.ts'
import { usualSeverity } from '../../categories/shape/families.ts'
import { toldOf } from '../../judge/told.ts'
import { contractOf, type openings } from '../../testing/contract-of.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { learnedCategories } from '../concepts/issue-scores.ts'
import { learnedFindings } from './find.ts'
import { variantFor } from './variant-for.ts'

type Opening = keyof typeof openings
/** Categories that the trained reader finds for the party on the weaker side of the opening, or for another. */
function found(text: string, opening: Opening, reader = 1): string[] {
  const contract = contractOf(text, opening)
  const party: ContractParty = contract.parties[reader]!
  return learnedFindings(contract, party, []).map(({ category }) => category)
}

describe('issues that no rule need have met', () => {
  test.each<[string, Opening, string]>([
    [
      'The Service Provider shall answer for every loss that the Client may suffer, whatever its amount, and no ceiling shall apply.',
      'services',
      'unlimited_liability',
    ],
    [
      'No actions, whatever their form, may be brought by the Service Provider more than two (2) years after the cause of action has arisen.',
      'services',
      'shortened_limitation_period',
    ],
    [
      'For three years after leaving, the Employee shall keep out of any venture that does what the Employer does.',
      'employment',
      'restraint_of_trade',
    ],
    [
      'All differences shall be settled by the Managing Director of the Client sitting as sole arbitrator.',
      'services',
      'unilateral_arbitrator',
    ],
    [
      'On one default the Lessor may put his own lock on the shop and keep the Lessee out without going to any court.',
      'lease',
      'eviction_without_notice',
    ],
    [
      'The Employee shall make over to the Employer every idea and invention, even if made at home and unrelated to the work.',
      'employment',
      'ip_overreach',
    ],
    [
      'The Service Provider will be paid only after the Client has itself received the money from its own customer.',
      'services',
      'late_or_conditional_payment',
    ],
    [
      'The Guarantor shall pay the Lender from his own pocket and personal property everything that is due, without any upper limit, on first demand.',
      'loan',
      'personal_guarantee',
    ],
    [
      'The Company may hand this Agreement over to any person it likes without asking the Distributor, who shall not assign it.',
      'distribution',
      'one_sided_assignment',
    ],
  ])('%s', (text, opening, category) => {
    expect(found(text, opening, opening === 'loan' ? 2 : 1)).toContain(category)
  })
})

describe('what only looks like them', () => {
  test.each<[string, Opening]>([
    [
      'Each party\u2019s liability under this Agreement is limited to the fees paid in the twelve months before the claim.',
      'services',
    ],
    ['While employed, the Employee shall not work for a competitor of the Employer.', 'employment'],
    [
      'Disputes shall be referred to a sole arbitrator appointed jointly by the parties, failing which by the High Court.',
      'services',
    ],
    [
      'The Lessor may enter on twenty-four hours\u2019 written notice between 9 am and 6 pm to inspect the premises.',
      'lease',
    ],
    ['The Client shall pay each undisputed invoice within thirty days of its receipt.', 'services'],
    [
      'Neither party may assign this Agreement without the written consent of the other, not to be unreasonably withheld.',
      'distribution',
    ],
    ['Part No. 4711, Description: bearing housing, Price per piece: Rs. 412, Carton: 24 pieces.', 'supply'],
  ])('%s', (text, opening) => {
    expect(found(text, opening)).toEqual([])
  })
})

test('the neighbouring sentence can take the harm away', () => {
  const harsh = 'The Client may end this Agreement at any time without giving any reason.'
  const softened = `${harsh} The Service Provider has the same right, and each party shall give the other sixty days\u2019 written notice.`
  expect(found(harsh, 'services')).toContain('one_sided_termination')
  expect(found(softened, 'services')).not.toContain('one_sided_termination')
})

test('a passage that a rule has found is left to the rule', () => {
  const contract = contractOf('The liability of the Service Provider shall be unlimited for all losses of the Client.')
  const [first] = learnedFindings(contract, contract.parties[1]!, [])
  expect(first?.category).toBe('unlimited_liability')
  const again = learnedFindings(contract, contract.parties[1]!, [first!])
  expect(again.map(({ category }) => category)).not.toContain('unlimited_liability')
})

test('each learned category is one of the taxonomy and has a severity', () => {
  expect(learnedCategories().length).toBeGreaterThan(50)
  for (const category of learnedCategories()) {
    expect(issueCategories).toContain(category)
    expect(usualSeverity(cards[category].severity, 'service_agreement')).toMatch(/critical|high|medium|low/)
  }
  expect(usualSeverity(cards.restraint_of_trade.severity, 'sale_deed')).toBe('low')
  expect(usualSeverity(cards.restraint_of_trade.severity, 'employment_agreement')).toBe('critical')
})

test('a sentence that is plainly of one issue is not said to raise another that it merely resembles', () => {
  const text =
    'For two years after leaving, the Employee shall not join, set up or advise any business that competes with the Employer anywhere in India.'
  expect(found(text, 'employment')).toEqual(['restraint_of_trade'])
})

test('a plain definition raises nothing', () => {
  expect(
    found(
      '"Intellectual Property" means copyright, patents, trade marks, designs, database rights and know-how, and all other intellectual property of the Service Provider.',
      'services',
    ),
  ).toEqual([])
})

test('what one partner may do to another is found for the one who bears it only', () => {
  const text = 'The First Partner alone may expel the Second Partner by a letter, without notice or hearing.'
  expect(found(text, 'partnership', 1)).toContain('partner_expulsion')
  expect(found(text, 'partnership', 0)).toEqual([])
})

test.each([
  ['The Employer may dispense with the services of the Employee by giving ninety days\u2019 notice.', /for long/],
  ['The Employer may dispense with the services of the Employee by giving two days\u2019 notice.', /short notice/],
])('notice of three months is not called short: %s', (text, title) => {
  const contract = contractOf(text, 'employment')
  const [finding] = learnedFindings(contract, contract.parties[1]!, [])
  expect(toldOf(contract, finding!, contract.parties[1]!).title).toMatch(title)
})

test.each([
  ['The rate per trip is held firm for three years even if diesel or tolls go up.', 'fixedPrice'],
  ['Rates are firm and fixed until the order is completed and no price escalation is payable.', 'fixedPrice'],
  ['The rates quoted shall also apply to any larger or smaller quantity that is called for.', 'fixedPrice'],
  ['The Client may reduce the rate per trip whenever it likes, and the rate is otherwise fixed.', undefined],
  ['A handling charge may be fixed by the Client from time to time.', undefined],
])('a price that may not move is not said to be moved: %s', (text, variant) => {
  const contract = contractOf(text)
  const span = contract.clauses.find(({ kind }) => kind === 'clause')!.norm
  expect(variantFor(contract, 'unilateral_price_change', span)).toBe(variant)
})

test.each([
  ['Any dispute about the work is referred to the General Manager of the Client, whose decision is final.', 'disputes'],
  ['All differences between the parties shall be decided by the Client and its word is final.', 'disputes'],
  ['The Client decides whether the work is good enough, and its decision is final.', undefined],
  ['Any dispute is settled by an arbitrator whom both parties choose and whose decision is final.', undefined],
])('who judges its own dispute is told as such: %s', (text, variant) => {
  const contract = contractOf(text)
  const span = contract.clauses.find(({ kind }) => kind === 'clause')!.norm
  expect(variantFor(contract, 'self_judged_performance', span)).toBe(variant)
})

test.each<[IssueCategory, string, string | undefined]>([
  [
    'one_sided_set_off',
    'The Service Provider shall pay the whole sum, irrespective of any dispute over how it was reckoned.',
    'payFirst',
  ],
  ['one_sided_set_off', 'All sums are paid without any set-off or deduction.', 'payFirst'],
  ['one_sided_set_off', 'The Client may deduct what it claims, irrespective of any dispute.', undefined],
  ['restraint_of_trade', 'You will not work for any other house of the same business.', 'anyTime'],
  ['restraint_of_trade', 'Whatever he sells in this line he is bound to sell through the Company only.', 'anyTime'],
  ['restraint_of_trade', 'For two years after leaving you will not work for any other house.', undefined],
  ['withheld_or_forfeited_money', 'The Client may dispose of the ornaments that were pledged.', 'pledge'],
  ['self_judged_performance', 'A statement that the Client has certified is final and conclusive.', 'records'],
  ['deemed_acceptance', 'If no answer comes in two days, this order is considered as accepted by you.', 'order'],
  ['short_or_missing_notice', 'Either party may end this Agreement by a notice of 30 days.', 'monthsNotice'],
  ['short_or_missing_notice', 'Either party may end this Agreement by a notice of 90 days.', 'longNotice'],
  ['short_or_missing_notice', 'Either party may end this Agreement by a notice of 7 days.', undefined],
  ['deemed_acceptance', 'Goods that are not refused in two days are deemed accepted.', undefined],
])('%s: the title fits the words: %s', (category, text, variant) => {
  const contract = contractOf(text)
  const span = contract.clauses.find(({ kind }) => kind === 'clause')!.norm
  expect(variantFor(contract, category, span)).toBe(variant)
})

test('whoever is paid is not told that the money stays away', () => {
  const text =
    'Prepaid subscription money is not returned to the Customer, also where the Provider itself closes the service in mid-year.'
  expect(found(text, 'saas', 1)).toContain('non_refundable_payment')
  expect(found(text, 'saas', 0)).not.toContain('non_refundable_payment')
})
