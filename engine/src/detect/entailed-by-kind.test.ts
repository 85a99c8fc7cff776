import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import type { Finding } from '../categories/shape/detector.ts'
import type { openings } from '../testing/contract-of.ts'
import { type FindingOptions, findingOf } from '../testing/finding-of.ts'
import { entailed } from './entailed.ts'

/** How words are told that a reader took for `category`. */
function toldAs(
  category: IssueCategory,
  words: string,
  opening: keyof typeof openings,
  options: Omit<FindingOptions, 'opening'> = {},
): readonly Finding[] {
  const { contract, finding } = findingOf(category, words, { opening, ...options })
  return entailed(contract, { ...finding, hit: { ...finding.hit, forBeneficiary: 'medium' } })
}

test.each<[IssueCategory, string, IssueCategory, keyof typeof openings]>([
  // a card of work or of a firm, where nobody works for wages and no firm is formed
  [
    'partner_expulsion',
    'the manager may ask any visitor to leave and gives no reason',
    'one_sided_termination',
    'terms',
  ],
  ['wage_deduction', 'what the cleaning costs is cut from the caution deposit', 'withheld_or_forfeited_money', 'terms'],
  // what it costs to pay back early is no interest, and money that does not come back no ceiling
  [
    'usurious_interest',
    'a borrower who pays ahead owes a prepayment charge of three per cent per annum on the prepaid amount',
    'lock_in_trap',
    'loan',
  ],
  [
    'one_sided_liability_cap',
    'once a single token is used the studio is not liable for a refund of the amount',
    'non_refundable_payment',
    'services',
  ],
  // pay that comes a month later is whole
  [
    'wage_deduction',
    'the salary of the first month is processed together with the salary of the following month',
    'late_or_conditional_payment',
    'employment',
  ],
  // a ceiling gives up no claim before it is known
  [
    'release_of_claims',
    'the aggregate liability of the Provider for whatever cause does not exceed the fees of one quarter',
    'one_sided_liability_cap',
    'saas',
  ],
  [
    'restraint_of_legal_proceedings',
    'a claim that is not made the subject of a suit within twelve months of its refusal: within twelve months, a suit, or it is deemed abandoned',
    'shortened_limitation_period',
    'services',
  ],
  // a thing that is fetched, and people who may not be taken on
  [
    'withheld_or_forfeited_money',
    'the Lessor may take back the machine at any time and without a word',
    'eviction_without_notice',
    'lease',
  ],
  [
    'exclusivity_without_commitment',
    'the Client shall not engage any trainer introduced by the Service Provider for two years',
    'overbroad_non_solicitation',
    'services',
  ],
  [
    'unilateral_amendment',
    'the Client may call for revisions of each drawing until it is satisfied',
    'unbounded_scope',
    'services',
  ],
])('%s: "%s" is told as %s', (category, words, told, opening) =>
  expect(toldAs(category, words, opening).map((finding) => finding.category)).toEqual([told]),
)

test.each<[IssueCategory, string, keyof typeof openings]>([
  ['partner_expulsion', 'a partner may be expelled from the firm by the others without a hearing', 'partnership'],
  ['wage_deduction', 'any shortage of cash is deducted from the salary of the cashier', 'terms'],
  [
    'wage_deduction',
    'the salary of the last month is adjusted against the notice, and paid with the following month',
    'employment',
  ],
  ['release_of_claims', 'the Client releases the Service Provider from all claims, known or not', 'services'],
  [
    'unlimited_liability',
    'the User shall compensate any loss suffered by the Company or by the user next to it',
    'terms',
  ],
  [
    'restraint_of_trade',
    'the Consultant shall not serve any competitor of the Company for two years after leaving',
    'consultancy',
  ],
  [
    'eviction_without_notice',
    'the Lessee shall vacate the premises immediately on the expiry, and belongings may be removed',
    'lease',
  ],
])('%s: "%s" stays', (category, words, opening) =>
  expect(toldAs(category, words, opening).map((finding) => finding.category)).toEqual([category]),
)

test.each<[IssueCategory, string, keyof typeof openings]>([
  // whoever may serve others bars nobody from a trade; nor does whoever must not disturb a server
  ['restraint_of_trade', 'you accept that we may act for other clients, also for your competitors', 'consultancy'],
  ['restraint_of_trade', 'the User takes up no activity which disrupts the servers of the Company', 'terms'],
  ['unlimited_liability', 'any losses of data or profit suffered by the User', 'terms'],
  ['release_of_claims', 'any losses of data or profit suffered by the User', 'terms'],
  ['eviction_without_notice', 'the Lessee hands over the shop at the time of the expiry of the lease', 'lease'],
  [
    'eviction_without_notice',
    'either may end the lease of the premises by giving two months notice in writing',
    'lease',
  ],
  ['withheld_or_forfeited_money', 'the fees of the months that are left will be refunded in proportion', 'services'],
  [
    'short_or_missing_notice',
    'this Agreement may be terminated by either party with cause upon thirty days written notice',
    'services',
  ],
  ['shortened_limitation_period', 'lessons that are not taken within four months lapse', 'terms'],
  ['short_or_missing_notice', 'the Lessor may end the lease by giving ____ months notice', 'lease'],
])('%s is not told of "%s"', (category, words, opening) => expect(toldAs(category, words, opening)).toEqual([]))

test('a card without words for the side that it helps is told to whoever bears it alone', () => {
  const words = 'the salary of the first month is processed together with the salary of the following month'
  const [late] = toldAs('wage_deduction', words, 'employment')
  expect(late!.hit.forBeneficiary).toBeUndefined()
  const [kept] = toldAs('wage_deduction', 'what the cleaning costs is cut from the caution deposit', 'terms')
  expect(kept!.hit.forBeneficiary).toBe('medium')
})

test('a sum that is written out and closed by "only" says nothing of what comes back', () => {
  const words = 'Stage 2: the fee of Rs. 3,00,000 (Rupees three lakh only) shall be paid when the drawings are approved'
  expect(toldAs('non_refundable_payment', words, 'services', { severity: 'low' })).toEqual([])
  expect(toldAs('non_refundable_payment', `${words}, and only once`, 'services', { severity: 'low' })).toHaveLength(1)
})
