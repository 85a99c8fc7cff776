import { expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { findKeyFacts } from '../facts/key-facts.ts'
import { mattersWithin, toldType } from './matters.ts'

const text = `SERVICE AGREEMENT

This Agreement is made between Asha Foods Private Limited ("Client") and Ravi Kumar ("Service Provider").

1. Services
The Service Provider shall provide the services of packing and dispatch at the Client's unit.

2. Fees
The Client shall pay Rs. 40,000 each month. Interest of 18% a year runs on any amount that is paid after the due date. The Client may revise the fees at any time. An advance is refunded where no work is done.

3. Term, Termination and Jurisdiction
This Agreement runs for twelve months. Either party may end it by giving thirty days' written notice. The courts at Pune have jurisdiction.

4. Entire Agreement
This is the whole agreement of the parties. No change binds unless it is made in writing and signed by both parties. If a provision is invalid, the remaining ones continue.
`

const contract = understand(text, '2026-11-21')
const matters = mattersWithin(contract, findKeyFacts(contract, undefined))
const said = (type: string) => matters.find((matter) => matter.type === type)?.sentence.text

test.each([
  ['late_payment_interest', 'interest of 18%'],
  ['price_change', 'the client may revise the fees'],
  ['refund', 'an advance is refunded'],
  ['term', 'this agreement runs for twelve months'],
  ['notice_period', 'either party may end it'],
  ['jurisdiction', 'the courts at pune'],
  ['amendment', 'no change binds'],
  ['severability', 'if a provision is invalid'],
])('%s is spoken of within another clause', (type, words) => {
  expect(said(type)?.trim()).toMatch(new RegExp(`^${words}`))
})

test('what has a clause of its own, or is nowhere, is no matter of another clause', () => {
  for (const type of ['scope_of_work', 'entire_agreement', 'force_majeure', 'indemnity', 'rent'])
    expect(said(type)).toBeUndefined()
})

test.each([
  ['rent', 0.9, 'service_agreement', 'the rent of the machines is due monthly', 'payment'],
  ['rent', 0.9, 'lease_agreement', 'the rent is due monthly', 'rent'],
  ['landlord_entry', 0.9, 'terms_of_service', 'use the dust bin', 'general'],
  ['indemnity', 0.45, 'service_agreement', 'each shall indemnify the other', 'general'],
  ['electronic_execution', 0.8, 'terms_of_service', 'by staying here you agree', 'general'],
  ['electronic_execution', 0.8, 'terms_of_service', 'by clicking you sign electronically', 'electronic_execution'],
] as const)('%s, %f sure, in a %s of the words "%s" is told as %s', (type, typeConfidence, kind, words, told) => {
  const clause = { ...contract.clauses[1]!, type, typeConfidence, text: words, heading: null, path: [] }
  expect(toldType({ ...contract, type: kind }, clause)).toBe(told)
})

test.each([
  ['TERMS AND CONDITIONS Welcome to our shop. Please read these terms with care before you buy.', 'general'],
  ['QUOTATION Ref. 12. Date: 4 May 2026. Prices are for delivery at Pune.', 'general'],
  ['This Agreement is between Asha Foods Private Limited ("Client") and Ravi Kumar.', 'parties_and_recitals'],
  ['TERMS. This shop is owned and operated by Asha Foods Private Limited.', 'parties_and_recitals'],
  ['ADMISSION FORM Student name: ____ Father name: ____ Course: ____', 'parties_and_recitals'],
  ['Dear Ms. Rao, we are glad to offer you the post of accountant.', 'parties_and_recitals'],
] as const)('before the first clause, %s: %s', (words, told) => {
  const first = contract.clauses[0]!
  const head = { ...first, kind: 'parties', type: 'parties_and_recitals', typeConfidence: 0.95, text: words } as const
  expect(toldType(contract, head)).toBe(told)
})

const clauseOf = (body: string, heading = 'Other Matters'): { type: string; told: string } => {
  const own = understand(
    `SERVICE AGREEMENT\n\nThis Agreement is made between Asha Foods Private Limited ("Client") and Ravi Kumar ("Service Provider").\n\n1. Services\nThe Service Provider shall provide the services of packing and dispatch.\n\n2. ${heading}\n${body}\n`,
    '2026-11-21',
  )
  const clause = own.clauses.findLast(({ text }) => text.includes(body.toLowerCase().slice(0, 20)))!
  return { type: clause.type, told: toldType(own, clause) }
}

test('who denies every warranty gives none: the clause is told as a disclaimer', () => {
  expect(clauseOf('We do not warrant that the site will be free of errors.', 'Warranties').told).toBe('disclaimer')
  expect(
    clauseOf('The Service Provider warrants that the work is sound, and does not warrant anything else.', 'Warranties')
      .told,
  ).toBe('warranties')
})

test.each([
  ['Title of Post', 'You join us as a teacher of physics.'],
  ['Customer Support', 'When you write to us, your number and your letter are kept.'],
  ['Registration', 'Every seller fills in the form on the website before selling.'],
  ['Grievances', 'Write to our officer if anything troubles you.'],
])('the heading %s over words that do not bear it out names no matter of that sort', (heading, body) => {
  expect(['title_and_risk', 'service_levels', 'stamp_duty_and_registration', 'disciplinary_action']).not.toContain(
    clauseOf(body, heading).told,
  )
})

test('to abide by the laws is to comply with them', () => {
  const own = understand(
    'AGREEMENT\n\n1. Work\nThe Vendor shall sweep the yard each day. The Vendor shall abide by all labour laws of the State.\n',
    '2026-11-21',
  )
  expect(mattersWithin(own, findKeyFacts(own, undefined)).map(({ type }) => type)).toContain('compliance_with_laws')
})
