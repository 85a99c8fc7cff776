import { expect, test } from 'vitest'
import { adviceIssues } from './advice-issues.ts'

const issue = (id: string, clause_number: string | null, actionable_guidance: string) => ({
  id,
  clause_number,
  actionable_guidance,
})
const issues = [
  issue('a', '3.4', 'Ask for a list of the work.'),
  issue('b', '13.4', 'Ask for a list of the work.'),
  issue('d', 'SECTION 6', 'Ask for a list of the work.'),
  issue('c', null, 'Ask to delete the waiver.'),
]

test.each([
  ['Clause 3.4: Ask for a list of the work.', 'a'],
  ['Clause 13.4: Ask for a list of the work.', 'b'],
  ['Section 6: Ask for a list of the work.', 'd'],
  ['Ask to delete the waiver.', 'c'],
  ['Have a lawyer confirm these points before you sign.', null],
  ['Clause 9: Ask for a list of the work.', null],
])('%s', (words, id) => expect(adviceIssues([words], issues)[0]?.id ?? null).toBe(id))
