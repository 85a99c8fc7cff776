import { expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const text = `${openings.employment}1. Duties. The Employee works as a designer in the studio at Pune.

2. Probation. In the first three months either party may terminate this Agreement by 7 days' notice.

3. Leaving. The Employee may resign by giving 60 days' notice. The Employer may terminate this Agreement upon giving written notice if the Employee is in breach of the policy on secrecy.

4. Changes. The Employer may amend these terms at any time without asking the Employee.

5. Handing on. The Employee shall not assign this Agreement without the consent of the Employer.

6. Pay. The Employer pays Rs 40,000 a month.
`
const answers = openAnswers(text, { day: '2026-11-21', party: 'Employee' })
const lines = (question: string): string[] => answers.ask(question).text.split('\n')

test.each<[string, string[]]>([
  [
    'Who may end it?',
    [
      'Who may end it, as far as the clauses name somebody:',
      '- Clause 2 (Probation): either side, with 7 days of notice',
      '- Clause 3 (Leaving): you, with 60 days of notice',
      '- Clause 3 (Leaving): the Employer, “if the Employee is in breach of the policy on secrecy”',
    ],
  ],
  [
    'Who can change the terms?',
    [
      'Who may change it, as far as the clauses name somebody:',
      '- Clause 4 (Changes): the Employer (“these terms”), “without asking the Employee”',
    ],
  ],
  [
    'who is allowed to assign this agreement?',
    [
      'Who may hand it on, and who may not, as far as the clauses name somebody:',
      '- Clause 5 (Handing on): not you, “without the consent of the Employer”',
    ],
  ],
])('%s is answered by the holders of the norms', (question, expected) => {
  expect(lines(question)).toEqual(expected)
  const { citations } = answers.ask(question)
  for (const { quote, start, end } of citations) expect(text.slice(start, end)).toBe(quote)
  expect(citations.length).toBeGreaterThan(0)
})

test('a question about somebody else, or of a contract that gives nobody the power, is left to the passages', () => {
  expect(lines('Who can enter the studio?')[0]).not.toMatch(/^Who may/)
  const silent = openAnswers(text.replace(/[23]\. .*\n/g, ''), { day: '2026-11-21' })
  expect(silent.ask('Who may end it?').text).not.toMatch(/^Who may/)
})
