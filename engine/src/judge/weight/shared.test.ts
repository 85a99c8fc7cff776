import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { asShared } from './shared.ts'

/** What becomes of an alarm at the first sentence that holds `at`, as it weighs on the Service Provider. */
function severityOf(text: string, category: IssueCategory, at: string): string {
  const contract = contractOf(text)
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const clause = contract.clauses.find((one) => one.text.includes(at))!
  const { start, end } = clause.sentences.find((one) => one.full.includes(at))!
  const hit = { span: { start, end }, clause, severity: 'high', burdened, confidence: 1 } as const
  return asShared(contract, { category, source: 'meaning', hit }).map((finding) => finding.hit.severity)[0] ?? 'gone'
}

const MINE = 'The Service Provider shall indemnify the Client against all claims.'
const THEIRS = 'The Client shall indemnify the Service Provider against claims over its materials.'
test.each([
  [`Indemnity. ${MINE}`, 'shall indemnify the client', 'high'],
  [`Indemnity. ${MINE} ${THEIRS}`, 'shall indemnify the client', 'medium'],
  [`Indemnity. ${MINE} ${THEIRS}`, 'shall indemnify the service provider', 'gone'],
])('an indemnity: %s', (text, at, severity) => {
  expect(severityOf(text, 'one_sided_indemnity', at)).toBe(severity)
})

test.each([
  [
    'The Service Provider indemnifies the Client, and the Client shall indemnify the Service Provider, for its breach.',
    'gone',
  ],
  [
    'The Service Provider shall indemnify the Client against all claims, losses, costs and expenses of whatever kind and however caused, and the Client shall indemnify it.',
    'high',
  ],
])('an indemnity of each in the very words: %s', (text, severity) => {
  expect(severityOf(`Indemnity. ${text}`, 'one_sided_indemnity', 'the service provider')).toBe(severity)
})

test('who may leave when either may has no better way out', () => {
  const text = 'Exit. In May either the Client or the Service Provider may terminate this Agreement.'
  expect(severityOf(text, 'one_sided_termination', 'may terminate')).toBe('gone')
})

const BOTH = 'Either party may terminate this Agreement if the other party commits a breach.'
test.each([
  ['Exit. The Client may terminate this Agreement if the work is late.', 'high'],
  [`Exit. The Client may terminate this Agreement if the work is late. ${BOTH}`, 'medium'],
  [`Exit. The Client may terminate this Agreement at any time. ${BOTH}`, 'high'],
])('a way out: %s', (text, severity) => {
  expect(severityOf(text, 'one_sided_termination', 'client may terminate')).toBe(severity)
})

const NO_LOSS = 'In no case shall either party be liable to the other for lost profits or indirect loss.'
test.each<[string, IssueCategory, string, string]>([
  [`Liability. ${NO_LOSS}`, 'one_sided_liability_cap', 'shall either party', 'gone'],
  [
    'Liability. Neither party shall be liable for indirect loss, except that the Service Provider pays all of it.',
    'one_sided_liability_cap',
    'neither party',
    'high',
  ],
  [
    'Indemnity. The Parties shall indemnify and hold harmless each other from claims out of a breach of law.',
    'one_sided_indemnity',
    'hold harmless each other',
    'gone',
  ],
  [
    'Secrecy. The Service Provider shall keep all information of the Client secret. This does not apply to information that is public, that it already knew, or that a court requires it to disclose.',
    'missing_confidentiality_exceptions',
    'shall keep all information',
    'gone',
  ],
  [
    'Delay. Payments delayed beyond 15 days shall attract interest at 18% per annum.',
    'usurious_interest',
    'payments delayed',
    'gone',
  ],
  [
    'Delay. The Service Provider pays interest of 18% per annum on late payments of the licence charges.',
    'usurious_interest',
    'pays interest',
    'high',
  ],
  [
    "Exit. Either party may terminate this Agreement by thirty (30) days' written notice to the other.",
    'short_or_missing_notice',
    'either party',
    'gone',
  ],
  [
    "Exit. Either party may terminate this Agreement by seven days' written notice to the other.",
    'short_or_missing_notice',
    'either party',
    'high',
  ],
])('what asks the same of both, or is made good elsewhere: %s', (text, category, at, severity) => {
  expect(severityOf(text, category, at)).toBe(severity)
})

test.each([
  ['Liability. The total liability of the Service Provider is limited to the fees.', 'gone'],
  ['Liability. The total liability of the Client is limited to the fees.', 'high'],
  ['Liability. The total liability of the Service Provider is unlimited.', 'high'],
  ['Liability. The Client pays no more than the fees. The liability of the Service Provider stays as it is.', 'high'],
])('a cap: %s', (text, severity) => {
  expect(
    severityOf(text, 'one_sided_liability_cap', text.includes('no more') ? 'no more than' : 'total liability'),
  ).toBe(severity)
})
