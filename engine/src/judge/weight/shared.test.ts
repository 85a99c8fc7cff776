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

const BOTH = 'Either party may terminate this Agreement if the other party commits a breach.'
test.each([
  ['Exit. The Client may terminate this Agreement if the work is late.', 'high'],
  [`Exit. The Client may terminate this Agreement if the work is late. ${BOTH}`, 'medium'],
  [`Exit. The Client may terminate this Agreement at any time. ${BOTH}`, 'high'],
])('a way out: %s', (text, severity) => {
  expect(severityOf(text, 'one_sided_termination', 'client may terminate')).toBe(severity)
})
