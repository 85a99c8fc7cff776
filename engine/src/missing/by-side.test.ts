import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { chooseReader } from '../judge/perspective.ts'
import { understand } from '../understand/contract.ts'
import { findKeyFacts } from '../understand/facts/key-facts.ts'
import { findMissing, missingByTable } from './find-missing.ts'

const contract = (words: string): string =>
  `SERVICE AGREEMENT\n\nThis Agreement is made between Asha Foods Private Limited ("Client") and Ravi Kumar ("Service Provider").\n\n1. Services. The Service Provider shall provide the services of packing at the premises of the Client.\n\n2. Fees. The Client shall pay Rs. 40,000 on the 5th of each month.\n\n3. ${words}\n\n4. Termination. Either party may terminate this Agreement by thirty days' written notice.`
const day = '2026-11-21'
const read = (party: string, words: string) => analyze(contract(words), { day, party })
/** What the table of the kind asks for, before it is weighed by what lawyers name. */
const asked = (party: string, words: string): readonly string[] => {
  const read = understand(contract(words), day)
  return missingByTable(read, findKeyFacts(read, undefined), chooseReader(read, { party }).party).map(
    ({ clause_type }) => clause_type,
  )
}
const of = (party: string, words: string): readonly string[] => read(party, words).missing_clauses
const plain = 'Term. This Agreement is valid for two years.'

test('what a lack costs one side is not told to the other', () => {
  expect(of('Service Provider', plain)).toContain('late_payment_interest')
  expect(of('Client', plain)).not.toContain('late_payment_interest')
  expect(asked('Client', plain)).toContain('insurance')
  expect(asked('Service Provider', plain)).not.toContain('insurance')
  expect(of('Service Provider', plain)).not.toContain('insurance')
})

test('a limit that shelters the other side alone is none for this one: it is told by a finding that quotes it, else as missing', () => {
  const cap = (who: string) => `Liability. The total liability of the ${who} shall not exceed Rs. 1,00,000.`
  expect(of('Service Provider', cap('Service Provider'))).not.toContain('limitation_of_liability')
  const { critical_issues: issues, missing_clauses: missing } = read(
    'Service Provider',
    'Liability. The Client shall not be liable for more than Rs. 1,00,000.',
  )
  expect([...missing, ...issues.map(({ category }) => category)]).toContain('one_sided_liability_cap')
  expect(missing).not.toContain('limitation_of_liability')
  expect(of('Service Provider', 'Payment. The Client is liable for Rs. 1,00,000 at most.')).toContain(
    'limitation_of_liability',
  )
  expect(of('Service Provider', 'Liability. Neither party is liable for more than Rs. 1,00,000.')).not.toContain(
    'limitation_of_liability',
  )
})

test('who is freed of losses is not told that nothing shelters him, and who is not is told that it shelters the other alone', () => {
  const limitFor = (party: string, words: string) => {
    const known = understand(contract(words), day)
    const { party: reader } = chooseReader(known, { party })
    return findMissing(known, findKeyFacts(known, undefined), reader).find(
      ({ clause_type }) => clause_type === 'limitation_of_liability',
    )
  }
  const freed = (who: string) => `Care. The ${who} shall not be responsible for any loss of or damage to the tins.`
  expect(limitFor('Service Provider', freed('Service Provider'))).toMatchObject({ too_little: true })
  expect(limitFor('Service Provider', freed('Client'))?.too_little).toBeUndefined()
  expect(limitFor('Service Provider', freed('Client'))?.reason).toMatch(
    /^What the contract says .* the other side alone/,
  )
  expect(limitFor('Service Provider', plain)?.reason).toMatch(/^Nothing caps/)
  const delay = 'Rain. The Service Provider shall not be liable for any loss by a delay that is beyond control.'
  expect(limitFor('Service Provider', delay)?.too_little).toBeUndefined()
})

test('a charge on what is past due is interest on late payment by another name', () => {
  const isNowhere = (words: string): boolean =>
    read('Service Provider', words).missing_clause_details.some(
      ({ clause_type: type, too_little: isThere }) => type === 'late_payment_interest' && isThere !== true,
    )
  expect(isNowhere(plain)).toBe(true)
  expect(isNowhere('Bills. A bill that is past due bears a finance charge of two in a hundred each month.')).toBe(false)
  expect(isNowhere('Bills. What is not paid within the stipulated time attracts interest at 18 %.')).toBe(false)
  expect(isNowhere('Marks. On default all right, title and interest in the marks stays with the Client.')).toBe(true)
})

test('force majeure is asked for where a delay has a consequence', () => {
  expect(asked('Service Provider', plain)).not.toContain('force_majeure')
  expect(asked('Service Provider', 'Delay. The Service Provider shall pay Rs. 500 for each day of delay.')).toContain(
    'force_majeure',
  )
})

const site = (words: string): readonly string[] =>
  analyze(
    `TERMS OF USE\n\nThese terms are an agreement between you ("User") and Dukan Online Private Limited ("we").\n\n1. You agree to pay for what you book. You must be an adult. We may close your account and terminate these terms on notice.\n\n2. Fees are paid in advance when you book. We refund nothing.\n\n3. These terms are governed by Indian law. ${words}\n\n4. Payment. You shall pay the fees in advance. You shall keep your password safe and confidential, and you are responsible for what happens in your account. We may suspend your account where you break these terms.\n\n5. Termination. We may terminate your account by notice of seven days. You may end this agreement at any time.`,
    { day: '2026-11-21', party: 'User' },
  ).missing_clauses

test('who signs up needs somebody to turn to: a court named is not enough', () => {
  expect(site('Courts at Pune have jurisdiction.')).toContain('dispute_resolution')
  expect(site('The grievance officer answers within 15 days.')).not.toContain('dispute_resolution')
})

test('what lawyers name most often on a side is told, five at most; the rest of the table is not', () => {
  const provider = read('Service Provider', plain).missing_clause_details
  expect(provider.map(({ clause_type }) => clause_type)).toContain('limitation_of_liability')
  expect(provider.length).toBeLessThanOrEqual(5)
  expect(asked('Client', plain)).toContain('insurance')
  expect(of('Client', plain)).not.toContain('insurance')
})

test('what is spoken of is told as that, costs no points and is not counted as missing', () => {
  const {
    missing_clause_details: details,
    metrics,
    score_breakdown: lines,
  } = analyze(
    `TERMS OF USE\n\nThese terms are an agreement between you ("User") and Dukan Online Private Limited ("we").\n\n1. You agree to pay for what you book. You must be an adult. We may close your account and terminate these terms on notice.\n\n2. Fees are paid in advance when you book. We refund nothing.\n\n3. These terms are governed by Indian law. Any dispute shall be decided by our director.\n\n4. We may terminate your account by notice of seven days. We may change these terms at any time.`,
    { day, party: 'User' },
  )
  const little = details.filter(({ too_little: isThere }) => isThere === true)
  expect(little.map(({ clause_type }) => clause_type)).toEqual(['dispute_resolution'])
  for (const { clause_type, reason } of little) {
    expect(reason).toMatch(/^The contract speaks of this/)
    expect(lines.map((line) => line.clause_type)).not.toContain(clause_type)
  }
  expect(metrics.missing_clauses_count).toBe(details.length - little.length)
})

test('no contract is told to lack what no contract of its kind needs', () => {
  const { contract_type: kind, missing_clauses: missing } = analyze(
    `LEASE DEED\n\nThis Lease Deed is made between Mogra Estates Private Limited ("Lessor") and Ravi Kulkarni ("Lessee").\n\n1. Premises. The Lessor lets the flat at Pune to the Lessee as a residence.\n\n2. Rent. The Lessee shall pay Rs. 20,000 as rent on the 5th of each month.\n\n3. Indemnity. The Lessee shall indemnify the Lessor against every loss without limit.`,
    { day, party: 'Lessee' },
  )
  expect(kind).toBe('lease_agreement')
  expect(missing.length).toBeGreaterThan(0)
  for (const type of ['limitation_of_liability', 'late_payment_interest', 'indemnity', 'warranties'])
    expect(missing).not.toContain(type)
})

test('what the contract is about tells what it lacks: who has a website kept wants rules for the data, who has a lawn mown does not', () => {
  const kept = (services: string) =>
    analyze(
      `MAINTENANCE AGREEMENT\n\nThis Agreement is made between Orbis Upkeep Private Limited ("Provider") and Nila Traders Private Limited ("Customer").\n\n1. Services. The Provider shall ${services} of the Customer.\n\n2. Fees. The Customer shall pay Rs. 40,000 in advance each month.\n\n3. Termination. Either party may terminate this Agreement by thirty days' written notice.`,
      { day, party: 'Customer' },
    ).missing_clauses
  expect(kept('host the website and the servers and keep the software, the network and the online data')).toContain(
    'data_protection',
  )
  expect(
    kept('mow the lawn and cut the hedges and sweep the yard, the path and the steps of the garden'),
  ).not.toContain('data_protection')
})
