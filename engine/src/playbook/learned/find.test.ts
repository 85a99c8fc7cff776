import { issueCategories } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { classifiers } from '../../classify/classifiers.ts'
import { learnedCategories } from '../../concepts/issue-scores.ts'
import { understand } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import { rules } from '../rules.ts'
import { contractOf, type openings } from '../testing.ts'
import { learnedFindings } from './find.ts'
import { usualSeverity } from './severities.ts'
import { mayBeSaid, mayRaise } from './where.ts'
import { generalWords } from './words.ts'
import { generalWordsFor } from './words-for.ts'

type Opening = keyof typeof openings
/** Categories that the trained reader finds for the party on the weaker side of the opening, or for another. */
function found(text: string, opening: Opening, reader = 1): string[] {
  const contract = contractOf(text, opening)
  const party: ContractParty = contract.parties[reader]!
  return learnedFindings(contract, rules, party, []).map(({ rule }) => rule.category)
}

describe('issues that no rule need have met', () => {
  test.each<[string, Opening, string]>([
    [
      'The Service Provider shall answer for every loss that the Client may suffer, whatever its amount, and no ceiling shall apply.',
      'services',
      'unlimited_liability',
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
  const [first] = learnedFindings(contract, rules, contract.parties[1]!, [])
  expect(first?.rule.category).toBe('unlimited_liability')
  const again = learnedFindings(contract, rules, contract.parties[1]!, [first!])
  expect(again.map(({ rule }) => rule.category)).not.toContain('unlimited_liability')
})

test('words of a finding need no detail that only a rule knows', () => {
  for (const { title, harm } of Object.values(generalWords)) {
    expect(title).toMatch(/^[^.]+$/)
    expect(`${title} ${harm}`.replace(/\{(?:you|other)\}/g, '')).not.toMatch(/[{}]/)
  }
})

test('each learned category is one of the taxonomy and has a severity', () => {
  expect(learnedCategories().length).toBeGreaterThan(50)
  for (const category of learnedCategories()) {
    expect(issueCategories).toContain(category)
    expect(usualSeverity(category, 'service_agreement')).toMatch(/critical|high|medium|low/)
  }
  expect(usualSeverity('restraint_of_trade', 'sale_deed')).toBe('low')
  expect(usualSeverity('restraint_of_trade', 'employment_agreement')).toBe('critical')
})

test('a landlord\u2019s wrongs are not looked for in a software contract', () => {
  expect(mayRaise('landlord_overreach', 'service_agreement')).toBe(false)
  expect(mayRaise('landlord_overreach', 'lease_agreement')).toBe(true)
  expect(mayRaise('unlimited_liability', 'service_agreement')).toBe(true)
  expect(mayRaise('late_or_conditional_payment', 'loan_agreement')).toBe(false)
  expect(mayRaise('late_or_conditional_payment', 'service_agreement')).toBe(true)
})

test.each([
  ['unilateral_arbitrator', 'the client shall pay each invoice in thirty days', false],
  ['unilateral_arbitrator', 'quarrels shall be judged by the elder partner', true],
  ['inconvenient_forum', 'the place of work is the office at gurugram', false],
  ['restraint_of_legal_proceedings', 'the parties waive trial by jury', false],
  ['restraint_of_legal_proceedings', 'the client shall not go to any court', true],
  ['unlimited_liability', 'whatever the words', true],
  ['restraint_of_trade', 'during her employment the manager will not work for another school', false],
  ['restraint_of_trade', 'during her employment and for a year thereafter she will not work for another school', true],
  ['usurious_interest', 'interest runs from the day of the cheque and is never compounded', false],
  ['usurious_interest', 'interest at 5% a month, not compounded', true],
  ['one_sided_assignment', 'the school may post the employee at any other branch', false],
  ['one_sided_assignment', 'the school may make over this agreement to any trust', true],
  ['unilateral_arbitrator', 'any dispute shall be referred to a panel of arbitrators constituted as follows', false],
  ['unilateral_arbitrator', 'disputes go to a panel of arbitrators constituted by the bank', true],
  ['auto_renewal_trap', 'the agreement runs from year to year unless ended by a letter', true],
  ['employment_surveillance', 'the employer may observe its staff at home', true],
  ['unilateral_arbitrator', 'disputes go to a panel of arbitrators maintained by the bank', true],
  ['restraint_of_legal_proceedings', 'the parties waive any objection to the laying of venue in such courts', false],
  ['restraint_of_legal_proceedings', 'the buyer waives every claim before any court', true],
  ['missing_breach_notice', 'the hotline shall be used to report every incident', false],
  ['missing_breach_notice', 'we see no need to write to you if someone breaks in', true],
  ['cross_border_data_transfer', 'some countries do not allow the exclusion of warranties', false],
  ['cross_border_data_transfer', 'replicas may sit in whichever country offers room', true],
  ['one_sided_assignment', 'the employee shall not accept or give any gift', false],
  ['one_sided_assignment', 'the agreement passes to whoever takes over the business', true],
  ['unilateral_subcontracting', 'the company may determine this agreement at any moment', false],
  ['unilateral_subcontracting', 'the licensor may entrust the support to such persons as it may select', true],
  ['employment_surveillance', 'the employee shall not accept or give any gift', false],
  ['employment_surveillance', 'the employer may watch the screens of its staff', true],
  ['processor_terms_missing', 'all processing will be suspended on bank holidays', false],
  ['unlimited_liability', 'the agent shall in no circumstances be liable for indirect loss', false],
  ['unlimited_liability', 'the agent shall be liable for every loss, and the client shall not be liable for any', true],
  ['shortened_limitation_period', 'the contractor shall submit a claim for reimbursement within thirty days', false],
  ['shortened_limitation_period', 'no claim may be brought after thirty days', true],
  ['uncertainty', 'the price shall be as set forth on exhibit c', false],
  ['uncertainty', 'the price shall be a fair one', true],
  ['moral_rights_waiver', 'the user shall not remove or alter any copyright notices', false],
  ['exclusivity_without_commitment', 'the reseller shall not advertise any price below the list', false],
  ['non_disparagement_gag', 'the distributor shall provide prompt notification of complaints', false],
  ['non_disparagement_gag', 'the user shall not publish any complaint', true],
  ['overbroad_non_solicitation', 'the employee shall not give gifts to any client', false],
  ['overbroad_non_solicitation', 'she shall not approach clients, nor speak to the press of them', true],
  ['shortened_limitation_period', 'no claim for payment may be brought after thirty days', true],
  ['shortened_limitation_period', 'a claim for expenses that is not submitted in ten days is extinguished', true],
  ['non_disparagement_gag', 'the customer shall not report any complaint to a forum', true],
  [
    'moral_rights_waiver',
    'the author waives all moral rights, and the publisher may remove notices of authorship',
    true,
  ],
  ['unlimited_liability', 'the bank shall not be liable, and the borrower shall make good every loss', true],
  ['exclusivity_without_commitment', 'the dealer shall not promote competing goods at any price', true],
  ['uncertainty', 'the price shall be as stated in the schedule or as may be agreed later', true],
  ['withheld_or_forfeited_money', 'the franchisor shall retain the right to open other centres', false],
  ['withheld_or_forfeited_money', 'the client may retain the deposit', true],
  ['auto_renewal_trap', 'the whole loan shall bear interest at 4% for each month until payment', false],
  ['auto_renewal_trap', 'when the year is up another year begins and is charged', true],
  ['lock_in_trap', 'such interest being added to the principal at the end of every week until payment', false],
  ['lock_in_trap', 'the borrower shall not close the loan for thirty months', true],
  ['cross_border_data_transfer', 'the engineer may be asked to travel outside india', false],
] as const)('%s may be said by: %s', (category, words, expected) => {
  expect(mayBeSaid(category, words)).toBe(expected)
})

test('a sentence that is plainly of one issue is not said to raise another that it merely resembles', () => {
  const text =
    'For two years after leaving, the Employee shall not join, set up or advise any business that competes with the Employer anywhere in India.'
  expect(found(text, 'employment')).toEqual(['restraint_of_trade'])
})

test('a clause that stands in a contract of another kind is found where it is quite clear', () => {
  const text =
    'If the monthly charge is a day late, the Client may lock the premises, cut off water and electricity and remove the goods of the Service Provider without any notice and without going to court.'
  expect(mayRaise('eviction_without_notice', 'service_agreement')).toBe(false)
  expect(found(text, 'services')).toContain('eviction_without_notice')
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
  const [finding] = learnedFindings(contract, rules, contract.parties[1]!, [])
  expect(finding?.rule.words.title).toMatch(title)
})

test.each([
  ['The rate per trip is held firm for three years even if diesel or tolls go up.', 'The price stays fixed'],
  [
    'The Client may reduce the rate per trip whenever it likes, and the rate is otherwise fixed.',
    'can change the price',
  ],
])('a price that may not move is not said to be moved: %s', (text, title) => {
  const contract = contractOf(text)
  const span = contract.clauses.find(({ kind }) => kind === 'clause')!.norm
  expect(generalWordsFor(contract, { category: 'unilateral_price_change', span }).title).toContain(title)
})

test('what intellectual property means is neither handed over nor sent abroad', () => {
  const meaning =
    '"Intellectual Property Rights" shall mean all legal rights, whether or not registrable, in inventions, designs, moral rights, databases, source code, tools, files and records which may subsist anywhere in the world in whatever form or medium.'
  expect(found(meaning, 'employment')).toEqual([])
  expect(found(`"Start Date" shall have the meaning given to it in clause 2; ${meaning}`, 'employment')).toEqual([])
})

test('where words rule out what is clearest, what is much less clear is not raised in its place', () => {
  const gifts =
    'The Employee shall not borrow or accept or give any money, gift, reward or compensation for her/his personal gains from or otherwise place her/his self under any pecuniary obligation to any Person or client with whom the Employee may be having official dealings.'
  expect(found(gifts, 'employment')).toEqual([])
})

test('whoever is paid is not told that the money stays away', () => {
  const text =
    'Prepaid subscription money is not returned to the Customer, also where the Provider itself closes the service in mid-year.'
  expect(found(text, 'saas', 1)).toContain('non_refundable_payment')
  expect(found(text, 'saas', 0)).not.toContain('non_refundable_payment')
})

describe('among three partners a burden is that of the one who is named', () => {
  const deed = (clause: string): ReturnType<typeof understand> =>
    understand(
      `PARTNERSHIP DEED\n\nThis Deed of Partnership is made between Mr. Suresh Patel (the "Senior Partner"), Mr. Imran Qureshi (the "Second Partner") and Ms. Lata Rao (the "Third Partner").\n\nNOW THIS DEED WITNESSETH AS FOLLOWS:\n\n1. ${clause}\n`,
      '2026-11-21',
      classifiers,
    )
  const foundBy = (clause: string, category: string): boolean[] => {
    const contract = deed(clause)
    return contract.parties.map((party) =>
      learnedFindings(contract, rules, party, []).some(({ rule }) => rule.category === category),
    )
  }
  test.each<[string, string, boolean[]]>([
    [
      'The Third Partner shall not, for six years after leaving, bake, cater or keep a sweet shop anywhere in Gujarat.',
      'restraint_of_trade',
      [false, false, true],
    ],
    [
      'The Second Partner stands surety with his own house for every loan that the firm takes, past or to come, of whatever sum.',
      'personal_guarantee',
      [false, true, false],
    ],
  ])('%s', (clause, category, expected) => {
    expect(foundBy(clause, category)).toEqual(expected)
  })
})
