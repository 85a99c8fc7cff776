import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'

const aliases = (text: string, opening: Parameters<typeof contractOf>[1]) =>
  contractOf(text, opening).parties.map((party) => party.aliases)

test('terms of service have two parties: the company that says we, and the reader who is called you', () => {
  const [company, you] = aliases('You shall pay the fees to us.', 'terms')
  expect(company).toEqual(expect.arrayContaining(['company', 'we', 'us']))
  expect(you).toContain('you')
})

test('a letter of appointment speaks to the employee', () => {
  const [employer, employee] = aliases(
    'You shall work at Pune. You will report to us, and we may transfer you.',
    'employment',
  )
  expect(employer).toContain('us')
  expect(employee).toContain('you')
})

test('a contract that does not speak to anybody gains no such names', () => {
  expect(aliases('The Client shall pay the fees.', 'services').flat()).not.toContain('you')
})
