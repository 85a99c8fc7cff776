import { expect, test } from 'vitest'
import { missingWords } from '../language/missing.ts'
import { contractOf, type openings } from '../playbook/testing.ts'
import { findMissing } from './find-missing.ts'
import { requirements } from './requirements.ts'

const missingIn = (text: string, opening: keyof typeof openings) =>
  findMissing(contractOf(text, opening)).map(({ clause_type }) => clause_type)

test('every clause that a contract may be found to lack comes with a reason', () => {
  const types = Object.values(requirements).flatMap(({ critical, important, niceToHave }) => [
    ...critical,
    ...important,
    ...niceToHave,
  ])
  expect(types.filter((type) => (missingWords[type]?.reason ?? '') === '')).toEqual([])
})

test.each<[string, keyof typeof openings, string]>([
  ['1. Period. This Agreement runs for three years.', 'services', 'term'],
  ['1. Exit. The Client may call off the engagement on a month\u2019s notice.', 'services', 'termination'],
  ['1. Law. Indian law applies.', 'services', 'governing_law'],
  ['1. Courts. Any dispute goes to the courts in Kochi.', 'services', 'dispute_resolution'],
  ['1. Changes. These terms can be changed only in writing signed by both parties.', 'services', 'amendment'],
  ['1. Loan. The loan is repaid in 24 equated instalments.', 'loan', 'term'],
  ['1. Exit of a partner. The partners may remove a partner for fraud.', 'partnership', 'expulsion'],
])('%s', (text, opening, present) => {
  expect(missingIn(text, opening)).not.toContain(present)
})

test('a contract that says nothing of them lacks them', () => {
  expect(missingIn('1. Work. The Service Provider shall paint the wall.', 'services')).toEqual(
    expect.arrayContaining(['term', 'termination', 'governing_law', 'dispute_resolution', 'amendment']),
  )
})
