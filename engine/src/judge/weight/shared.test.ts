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
    'Liability. The total liability of either shall not exceed the price.',
    'one_sided_liability_cap',
    'of either',
    'gone',
  ],
  [
    'Indemnity. The Parties shall indemnify and hold harmless each other from claims out of a breach of law.',
    'one_sided_indemnity',
    'hold harmless each other',
    'gone',
  ],
  [
    'Indemnity. The Client and the Service Provider each hereby agree to defend and hold harmless each other from all claims.',
    'one_sided_indemnity',
    'hold harmless each other',
    'gone',
  ],
  [
    'Liability. Except for the duties of Section 9, under no circumstances shall either party be liable for lost trade.',
    'one_sided_liability_cap',
    'shall either party',
    'gone',
  ],
  [
    'Delay. If either the Client or the Service Provider is delayed by a cause beyond control, it shall not be liable for damages.',
    'one_sided_force_majeure',
    'is delayed',
    'gone',
  ],
  [
    'End. Upon the end the terminating party shall not be responsible for any costs of the other party.',
    'one_sided_liability_cap',
    'terminating party',
    'gone',
  ],
  [
    'Transfer. Notwithstanding the above, either party may assign this Agreement to whoever buys its business.',
    'one_sided_assignment',
    'either party may assign',
    'gone',
  ],
  [
    'Transfer. The Client may assign this Agreement to whoever buys its business.',
    'one_sided_assignment',
    'may assign',
    'high',
  ],
  [
    'Secrecy. The Service Provider shall keep all information of the Client secret. This does not apply to information that is public, that it already knew, or that a court requires it to disclose.',
    'missing_confidentiality_exceptions',
    'shall keep all information',
    'gone',
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

test.each([
  ['Disputes. The courts at Bengaluru alone have jurisdiction over all disputes.', 'gone'],
  ['Disputes. The courts at Chennai alone have jurisdiction over all disputes.', 'high'],
])('the courts of the town where the reader has its office are far for the other side alone: %s', (text, severity) => {
  expect(severityOf(text, 'inconvenient_forum', 'have jurisdiction')).toBe(severity)
})

const FOR_CAUSE = 'The Client may terminate this Agreement on ninety days of notice if the work is late.'
test.each([
  [
    `Exit. ${FOR_CAUSE} The Service Provider may terminate this Agreement for any reason upon giving sixty days of notice.`,
    'medium',
  ],
  [
    `Exit. ${FOR_CAUSE} The Service Provider may terminate this Agreement for any reason upon giving a hundred and twenty days of notice.`,
    'high',
  ],
  [`Exit. ${FOR_CAUSE} The Service Provider may terminate this Agreement upon breach by the Client.`, 'high'],
])('who may leave for any reason leaves as easily as who needs one: %s', (text, severity) => {
  expect(severityOf(text, 'one_sided_termination', 'client may terminate')).toBe(severity)
})

test('an indemnity that is owed in return elsewhere is not said to be owed one way', () => {
  const contract = contractOf(`Indemnity. ${MINE} ${THEIRS}`)
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const { start, end } = clause.sentences.find(({ full }) => full.includes('indemnify the client'))!
  const hit = { span: { start, end }, clause, severity: 'low', burdened, confidence: 1 } as const
  const [found] = asShared(contract, { category: 'one_sided_indemnity', source: 'meaning', hit })
  expect(found?.hit.variant).toBe('owedToo')
})

const CAP = 'In any event the liability of the Client to the Service Provider shall be limited to the fees of a year.'
const OWN_CAP =
  'In any event the liability of the Service Provider to the Client shall be limited to the fees of a year.'
test.each([
  [`Liability. ${CAP}`, 'high'],
  [`Liability. ${CAP} ${OWN_CAP}`, 'gone'],
  // remote losses are another shelter than a sum
  [`Liability. ${CAP} The Service Provider shall not be liable for consequential loss.`, 'high'],
])('a cap that the other one has as well: %s', (text, severity) => {
  expect(severityOf(text, 'one_sided_liability_cap', 'liability of the client')).toBe(severity)
})

test.each([
  [
    'Delay. Notwithstanding any other provision, if either the Client or the Service Provider is hindered by a cause beyond its control (including, but not limited to, fire), then that party will not be liable for the delay.',
    'gone',
  ],
  [
    'Delay. If either the Client or the Service Provider is hindered by fire then that party will not be liable, but the Service Provider pays for a delay all the same.',
    'high',
  ],
])('what excuses both: %s', (text, severity) => {
  expect(severityOf(text, 'one_sided_force_majeure', 'either the client')).toBe(severity)
})
