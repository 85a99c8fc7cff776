import { describe, expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { understand } from '../contract.ts'
import { normsOf } from '../reading/norms.ts'

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

test('of two who have roles alone, who books is the one spoken to', () => {
  const text =
    'Terms for catering\n1. The client will be told of a higher price. You must tell us of guests, and your deposit is kept. 2. The Caterer shall not be liable for rain. The caterer shall cook. We are not responsible for your guests, and you must pay. The client will pay for glasses.'
  const parties = understand(text, '2026-11-21').parties
  expect(parties.find(({ aliases }) => aliases.includes('you'))?.name).toBe('The Client')
})

test('the student of an academy is spoken to, and the academy says we', () => {
  const text =
    'Terms\nStudents must come on time. Students are responsible for shoes. You agree to pay before you come, and we may move classes. The academy keeps the keys. Songs stay with the academy.'
  const { parties } = understand(text, '2026-11-21')
  expect(parties.map(({ name, aliases }) => [name, aliases.includes('you'), aliases.includes('we')])).toEqual([
    ['The Student', true, false],
    ['The Academy', false, true],
  ])
})

test('a contract that does not speak to anybody gains no such names', () => {
  expect(aliases('The Client shall pay the fees.', 'services').flat()).not.toContain('you')
})

describe('parties that a contract calls we and you', () => {
  test('terms of service name the user by the word you', () => {
    const { parties } = contractOf('You may close your account.', 'terms')
    expect(parties.map(({ side }) => side)).toEqual(['platform', 'user'])
    expect(parties[0]?.aliases).toContain('we')
    expect(parties[1]?.aliases).toContain('your')
  })

  test('a letter to an employee means the employee by you', () => {
    const [norm] = normsOf(contractOf('You shall indemnify us against all losses whatsoever.', 'employment'))
    expect(norm?.holder?.who).toMatchObject({ side: 'employee' })
  })

  test('a contract that never says you leaves its parties as they are', () => {
    const { parties } = contractOf('The Client shall pay the fees.', 'services')
    expect(parties.flatMap(({ aliases }) => aliases)).not.toContain('you')
  })
})

describe('a sum at the head of a clause', () => {
  test('is not cut off after Rs. as if that were a heading', () => {
    const { clauses } = contractOf('A penalty of Rs. 1,00,000 shall be paid by the Client.')
    const clause = clauses.find(({ number }) => number === '1')
    expect(clause?.heading).toBeNull()
    expect(clause?.text).toContain('a penalty of rs. 1,00,000')
  })
})
