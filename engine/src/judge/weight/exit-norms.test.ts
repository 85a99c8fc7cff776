import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { isSharedExit } from './exit-norms.ts'
import { exitOf } from './exit-of.ts'

/** A finding on the whole of the clause, which weighs on the Employee. */
function findingIn(text: string): { finding: Finding; contract: ReturnType<typeof contractOf> } {
  const contract = contractOf(text, 'employment')
  const clause = contract.clauses.find(({ heading }) => /notice/i.test(heading ?? ''))!
  const burdened = contract.parties.find(({ side }) => side === 'employee')!
  const span = { start: clause.norm.start, end: clause.norm.end }
  const hit = { span, clause, severity: 'medium', burdened, confidence: 1 } as const
  return { contract, finding: { category: 'one_sided_termination', source: 'one-sided-termination', hit } }
}

test.each<[string, boolean, string | null]>([
  [
    'Notice. The Employer may terminate this Agreement by giving 15 days notice, and the Employee may terminate this Agreement by giving 15 days notice.',
    true,
    null,
  ],
  ["Notice. Either party may terminate this Agreement by 30 days' notice.", true, null],
  [
    'Notice. The Employer may decide to terminate this Agreement, and shall give 7 days of notice. The Employee may notify the Employer of the intention to terminate this Agreement, 7 days prior to it.',
    true,
    null,
  ],
  [
    'Notice. The Employer may decide to terminate this Agreement, and shall give 7 days of notice. The Employee may notify the Employer of the intention to terminate this Agreement, 90 days prior to it.',
    false,
    '90 days',
  ],
  ['Notice. The Employer may terminate this Agreement by giving 15 days notice.', false, 'absent'],
  [
    'Notice. The Employer may terminate this Agreement by giving 15 days notice. The Employee may terminate this Agreement by giving 60 days notice.',
    false,
    '60 days',
  ],
  [
    'Notice. The Employer may terminate this Agreement by giving 15 days notice. The Employee may resign from the service at any time.',
    false,
    null,
  ],
  [
    'Notice. The Employer may terminate this Agreement by giving 15 days notice. The Employee may terminate this Agreement if the Employer fails to pay.',
    false,
    'absent',
  ],
])('%s: shared %s, what the Employee needs: %s', (text, shared, mine) => {
  const { contract, finding } = findingIn(text)
  expect(isSharedExit(contract, finding)).toBe(shared)
  const told = exitOf(contract, finding.hit)
  expect(told === null ? null : (told.mine ?? 'absent')).toBe(mine)
})
