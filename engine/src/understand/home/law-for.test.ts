import type { ContractType } from '@karar/schema'
import { expect, test } from 'vitest'
import { addDays } from '../../grammar/calendar.ts'
import { mseInterest } from '../../law/figures.ts'
import type { Provision } from '../../law/provision.ts'
import { type ProvisionId, provisions } from '../../law/provisions.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { lawFor } from './law-for.ts'

const ids = ['property-act-108', 'industrial-relations-code-70', 'contract-act-74'] as const
const plain = contractOf('Fees. The Client pays the fees. Employees of a tenant or of a partner get their wages.')
const on = (day: string, law: readonly ProvisionId[], type: ContractType = 'general_contract', coming = false) =>
  lawFor(law, { ...plain, type, day }, { coming }).map(({ act, section }) => `${act} ${section}`.trim())
const acts = (type: ContractType, chosen: readonly ProvisionId[] = ids) =>
  on('2026-11-21', chosen, type).map((act) => act.split(' ')[0])

test('a letter of appointment is not judged by the law of tenancy, nor a shop by that of labour', () => {
  expect(acts('employment_agreement')).toEqual(['Industrial', 'Indian'])
  expect(acts('lease_agreement')).toEqual(['Transfer', 'Indian'])
  expect(acts('supply_agreement')).toEqual(['Indian'])
})

test('where the kind is not known, the law of what is spoken of is told; where none fits, none', () => {
  expect(acts('general_contract')).toHaveLength(3)
  const ofALoom = contractOf('Hire. The Hirer keeps the loom at the premises of the firm and pays for it by the month.')
  const law = lawFor(ids, { ...ofALoom, type: 'general_contract' })
  expect(law.map(({ act }) => act)).toEqual(['Indian Contract Act 1872'])
  expect(acts('supply_agreement', ids.slice(0, 1))).toEqual([])
})

test('a card may say more closely what a provision means for its kind of clause', () => {
  const [law] = lawFor(
    ['contract-act-74'],
    { ...plain, type: 'lease_agreement' },
    { own: { 'contract-act-74': 'Of this.' } },
  )
  expect(law).toEqual({ act: 'Indian Contract Act 1872', section: 's. 74', note: 'Of this.' })
})

/** The day before a change, the day of it, and what the law is on each. */
test.each<[string, ProvisionId, string, string, string, string]>([
  ['wages', 'wages-code-18', '2025-11-20', 'Payment of Wages Act 1936 s. 7', '2025-11-21', 'Code on Wages 2019 s. 18'],
  [
    'retrenchment',
    'industrial-relations-code-70',
    '2025-11-20',
    'Industrial Disputes Act 1947 s. 25F',
    '2025-11-21',
    'Industrial Relations Code 2020 s. 70',
  ],
  [
    'leave',
    'osh-code-32',
    '2025-11-20',
    'Factories Act 1948 s. 79',
    '2025-11-21',
    'Occupational Safety, Health and Working Conditions Code 2020 s. 32',
  ],
  [
    'security of data',
    'dpdp-8-5-rule-6',
    '2027-05-12',
    'Information Technology Act 2000 s. 43A',
    '2027-05-13',
    'Digital Personal Data Protection Act 2023 and Rules 2025 s. 8(5), Rule 6',
  ],
  [
    'deduction of what is paid late',
    'income-tax-act-37-2-g',
    '2026-03-31',
    'Income-tax Act 1961 s. 43B(h)',
    '2026-04-01',
    'Income-tax Act 2025 s. 37(2)(g)',
  ],
  [
    'defamation',
    'bns-356',
    '2024-06-30',
    'Indian Penal Code 1860 s. 499',
    '2024-07-01',
    'Bharatiya Nyaya Sanhita 2023 s. 356',
  ],
  [
    'evidence',
    'bsa-94-95',
    '2024-06-30',
    'Indian Evidence Act 1872 ss. 91, 92',
    '2024-07-01',
    'Bharatiya Sakshya Adhiniyam 2023 ss. 94, 95',
  ],
  [
    'where a consumer complains',
    'consumer-act-34-47',
    '2020-07-19',
    'Consumer Protection Act 1986 s. 11(2)',
    '2020-07-20',
    'Consumer Protection Act 2019 ss. 34, 47',
  ],
  [
    'debits that come by themselves',
    'rbi-e-mandate-2026',
    '2026-04-20',
    'Reserve Bank of India, circular on e-mandates of 21 August 2019',
    '2026-04-21',
    'Reserve Bank of India, E-mandate Framework 2026',
  ],
  [
    'who names the arbitrator',
    'core-v-eci-spic',
    '2024-11-07',
    'Perkins Eastman v HSCC (Supreme Court, 2019)',
    '2024-11-08',
    'CORE v ECI-SPIC-SMO (Supreme Court, 2024)',
  ],
  [
    'state insurance',
    'social-security-code-29-esi',
    '2025-11-20',
    'Employees’ State Insurance Act 1948 s. 38',
    '2025-11-21',
    'Code on Social Security 2020 Ch. IV',
  ],
  [
    'notice of a change',
    'industrial-relations-code-40',
    '2025-11-20',
    'Industrial Disputes Act 1947 s. 9A',
    '2025-11-21',
    'Industrial Relations Code 2020 s. 40',
  ],
])('%s: %s gives way on its day', (_, id, eve, before, day, after) => {
  expect(on(eve, [id])).toEqual([before])
  expect(on(day, [id])).toEqual([after])
})

const kindOf: Readonly<Record<NonNullable<Provision['of']>, ContractType>> = {
  work: 'employment_agreement',
  premises: 'lease_agreement',
  consumers: 'terms_of_service',
  goods: 'sale_of_goods_agreement',
  firms: 'partnership_deed',
  companies: 'shareholders_agreement',
  loans: 'loan_agreement',
  supplies: 'supply_agreement',
  sales: 'sale_deed',
}
const anything = contractOf(
  'Rent. The Lender lets the shop at Pune, Maharashtra, and licenses its patent to the Allottee.',
  'loan',
)
const told = (id: ProvisionId, day: string) => {
  const { of }: Provision = provisions[id]
  const type = of === undefined ? 'general_contract' : kindOf[of]
  return lawFor([id], { ...anything, type, day }).map(({ act, section }) => `${act} ${section}`.trim())
}
const nameOf = ({ act, section }: Provision) => `${act} ${section}`.trim()

test.each(
  Object.entries<Provision>(provisions)
    .filter(([, { from }]) => from !== undefined)
    .map(([id, law]) => [id as ProvisionId, law.from!, law] as const),
)('%s: told from its first day, %s, and on the eve only what stood before', (id, day, law) => {
  expect(told(id, day)).toEqual([nameOf(law)])
  const before = (law.before ?? []).map((other) => nameOf(provisions[other as ProvisionId]))
  const eve = told(id, addDays(day, -1))
  expect(before).toEqual(expect.arrayContaining(eve))
  expect(eve.length > 0).toBe(before.length > 0)
})

test.each(
  Object.entries<Provision>(provisions)
    .filter(([, { until }]) => until !== undefined)
    .map(([id, law]) => [id as ProvisionId, law.until!, law] as const),
)('%s: told up to its last day, %s, and not on the next', (id, day, law) => {
  expect(told(id, day)).toEqual([nameOf(law)])
  expect(told(id, addDays(day, 1))).toEqual([])
})

test('a ban on complaints is told against the law on harassment at work from the day of that Act', () => {
  const gag = contractOf('Complaints. The Employee shall not complain of harassment to any authority.', 'employment')
  const acts = (day: string) => lawFor(['contract-act-28-a', 'posh-act-4-6-9'], { ...gag, day }).map(({ act }) => act)
  expect(acts('2013-12-08')).toEqual(['Indian Contract Act 1872'])
  expect(acts('2013-12-09')).toEqual(['Indian Contract Act 1872', 'Sexual Harassment of Women at Workplace Act 2013'])
})

test('the stages of the data protection law: nothing before its day, then the Board, the managers, the duties', () => {
  const stages = ['dpdp-18', 'dpdp-6-9-rule-4', 'dpdp-8-6-rule-7'] as const
  expect(on('2025-11-12', stages)).toHaveLength(0)
  expect(on('2025-11-13', stages)).toHaveLength(1)
  expect(on('2026-11-12', stages)).toHaveLength(1)
  expect(on('2026-11-13', stages)).toHaveLength(2)
  expect(on('2027-05-12', stages)).toHaveLength(2)
  expect(on('2027-05-13', stages)).toHaveLength(3)
})

test('what is announced is told as coming only where it is asked for, and only once it was announced', () => {
  const coming = (day: string) => lawFor(['dpdp-8-6-rule-7'], { ...plain, day }, { coming: true })
  expect(coming('2025-11-12')).toEqual([])
  expect(coming('2026-11-21')).toMatchObject([{ in_force_from: '2027-05-13' }])
  expect(coming('2027-05-13')[0]).not.toHaveProperty('in_force_from')
  expect(lawFor(['dpdp-8-6-rule-7'], { ...plain, day: '2026-11-21' })).toEqual([])
})

test('what a guarantor owns comes into the insolvency of the company from the day of the amendment', () => {
  expect(on('2026-05-25', ['ibc-28a'])).toEqual([])
  expect(on('2026-05-26', ['ibc-28a'])).toEqual(['Insolvency and Bankruptcy (Amendment) Act 2026 s. 28A of the Code'])
})

test('the interest for small suppliers is three times the bank rate of the day, and is not told where that is not known', () => {
  expect(mseInterest('2026-10-06')).toEqual({ rate: 16.5, from: '2025-12-05' })
  expect(mseInterest('2026-10-07')).toEqual({ rate: 17.25, from: '2026-10-07' })
  const note = (day: string) => lawFor(['msmed-act-15-16-24'], { ...plain, day })[0]?.note
  expect(note('2026-10-06')).toMatch(/within 45 days.*\(16\.5% a year since 5 Dec 2025: check the current rate\)\.$/)
  expect(note('2026-10-07')).toContain('17.25% a year since 7 Oct 2026')
  expect(note('2010-01-01')).toMatch(/whatever the contract says\.$/)
})

test('limits and stamps follow their day', () => {
  const note = (id: ProvisionId, day: string, text = 'Stamp. The parties stamp this paper at Pune.') =>
    lawFor([id], { ...contractOf(text), type: 'general_contract', day })[0]?.note
  expect(note('msmed-act-7', '2025-03-31')).toContain('at most Rs 10 crore')
  expect(note('msmed-act-7', '2025-04-01')).toContain('at most Rs 25 crore')
  expect(note('maharashtra-stamp-act-5-h-b', '2024-10-13')).toContain('Rs 100.')
  expect(note('maharashtra-stamp-act-5-h-b', '2024-10-14')).toContain('Rs 500.')
  expect(note('maharashtra-stamp-act-5-h-b', '2026-11-21', 'Stamp. The parties stamp this paper at Kochi.')).toBe(
    undefined,
  )
  expect(note('registration-act-17-23-49', '2026-11-21')).toMatch(/above 12 months.*from Rs 100 up.*within 4 months/)
})

const note = (text: string, id: ProvisionId, day: string, wanted: Parameters<typeof lawFor>[2] = {}) =>
  lawFor([id], { ...contractOf(text, 'loan'), day }, wanted)[0]

test('speed post with registration takes the place of registered post', () => {
  expect(note('Notices. By post.', 'general-clauses-act-27', '2025-12-19')?.note).toContain('registered letter')
  expect(note('Notices. By post.', 'general-clauses-act-27', '2025-12-20')?.note).toContain('speed post')
})

test('what a contract must speak of: a patent, a lender that the Reserve Bank regulates', () => {
  const grant = 'Licence. The Licensor licenses its patent, and owns all improvements.'
  expect(note(grant, 'patents-act-140', '2003-05-19')?.note).toContain('ties the licensee')
  expect(note(grant, 'patents-act-140', '2003-05-20')?.note).toContain('ban on challenging')
  expect(note('Licence. The Licensor licenses its mark.', 'patents-act-140', '2026-11-26')).toBe(undefined)
  const friends = { ...contractOf('Interest. The Client pays interest.'), type: 'loan_agreement' as const }
  const keyFacts = (day: string, contract = contractOf('Interest. It may change.', 'loan')) =>
    lawFor(['rbi-key-facts'], { ...contract, day })
  expect([keyFacts('2024-09-30'), keyFacts('2024-10-01')].map(({ length }) => length)).toEqual([0, 1])
  expect(keyFacts('2026-11-26', friends)).toEqual([])
})

test('what a promoter may take in advance is told of flats and plots that are allotted, and title of land on sale alone', () => {
  const flat = 'Price. The Allottee pays Rs 5 lakh for the flat.'
  expect(note(flat, 'rera-13', '2017-04-30')).toBe(undefined)
  expect(note(flat, 'rera-13', '2017-05-01')?.note).toContain('ten per cent')
  expect(note('Price. The flat costs Rs 5 lakh.', 'rera-13', '2026-11-26')).toBe(undefined)
  const title = (day: string, type: ContractType) =>
    lawFor(['suraj-lamp-v-haryana'], { ...contractOf(flat), type, day }).length
  expect([title('2011-10-10', 'sale_deed'), title('2011-10-11', 'sale_deed')]).toEqual([0, 1])
  expect(title('2026-11-26', 'lease_agreement')).toBe(0)
})

test('what banks may sell along with a loan is told as coming, and from 2027 as the law', () => {
  const selling = (day: string) => note('Insurance. It is bought.', 'rbi-selling-2026', day, { coming: true })
  expect(selling('2026-06-14')).toBe(undefined)
  expect(selling('2026-12-31')).toMatchObject({ in_force_from: '2027-01-01' })
  expect(selling('2027-01-01')).not.toHaveProperty('in_force_from')
  expect(selling('2027-01-01')).toBeDefined()
})

test('the time for an award, and who gives more of it, follow the Act and its two judgments', () => {
  const award = ['arbitration-act-29a', 'jagdeep-chowgule-v', 'c-velusamy-v-k-indhera'] as const
  expect(
    ['2015-10-22', '2015-10-23', '2026-01-28', '2026-01-29', '2026-02-03'].map((day) => on(day, award).length),
  ).toEqual([0, 1, 1, 2, 3])
  expect(note('Award.', 'arbitration-act-29a', '2019-08-29')?.note).toContain('tribunal is formed')
  expect(note('Award.', 'arbitration-act-29a', '2019-08-30')?.note).toContain('after the pleadings')
})

test('who buys is not told by when small suppliers must be paid', () => {
  const order = { ...plain, type: 'purchase_agreement' as const, day: '2026-11-21' }
  expect(lawFor(['msmed-act-15-16-24'], order)).toHaveLength(1)
  expect(lawFor(['msmed-act-15-16-24'], order, { takes: true })).toEqual([])
})

test('who earns by terms of service is no consumer, and is paid as a small supplier is', () => {
  const terms = contractOf('Payment. You are paid after sixty days.', 'terms')
  const told = (earns: boolean) =>
    lawFor(['consumer-act-34-47', 'cpc-20', 'msmed-act-15-16-24'], terms, { earns }).map(({ section }) => section)
  expect(told(false)).toEqual(['ss. 34, 47', 's. 20'])
  expect(told(true)).toEqual(['s. 20', 'ss. 15, 16, 24'])
})

test('the letting of a machine is not judged by the law of tenancy', () => {
  const machine = `Hire. ${'The Lessee returns the equipment clean. '.repeat(5)}`
  expect(lawFor(ids.slice(0, 1), contractOf(machine, 'lease'))).toEqual([])
  expect(lawFor(ids.slice(0, 1), contractOf('Rent. The Lessee pays the rent of the shop.', 'lease'))).toHaveLength(1)
})
