import { expect, test } from 'vitest'
import { understand } from '../../understand/contract.ts'
import { findMissing } from '../find-missing.ts'
import { isPartOfAnother } from './part-of-another.ts'

const paper = (title: string, words: string) =>
  understand(
    `${title}\n\nThis paper is made on 4 May 2026 between Orbis Retail Private Limited ("Client") and Nilgiri Softworks LLP ("Service Provider").\n\n1. Fees. The Client shall pay Rs. 40,000 a month for the services of the Service Provider.\n\n2. Scope. ${words}\n`,
    '2026-11-27',
  )

test.each([
  ['AMENDMENT NO. 2 TO SERVICE AGREEMENT', 'All other terms of the Service Agreement remain in full force and effect.'],
  ['ADDENDUM', 'This Addendum forms part of the Master Services Agreement of the parties.'],
  ['STATEMENT OF WORK', 'It is subject to the terms of the Framework Agreement between the parties.'],
  [
    'SUPPORT AGREEMENT',
    'This Support Agreement is subject to the terms and conditions of the Master Agreement of the parties.',
  ],
])('nothing is missing from a paper that lives in another: %s', (title, words) => {
  const contract = paper(title, words)
  expect(isPartOfAnother(contract)).toBe(true)
  expect(findMissing(contract)).toEqual([])
})

test.each([
  ['SERVICE AGREEMENT', 'The services are those of a web designer.'],
  ['SERVICE AGREEMENT', 'If a term is void, the other terms remain in full force and effect.'],
  [
    'RENTAL AGREEMENT',
    'The machines are those on the work order. The Client remains bound by all obligations; changes need a written amendment.',
  ],
  ['MASTER SERVICE AGREEMENT', 'Each order is subject to the terms of this Master Service Agreement.'],
])('a paper of its own: %s: %s', (title, words) => {
  expect(isPartOfAnother(paper(title, words))).toBe(false)
  expect(findMissing(paper(title, words)).length).toBeGreaterThan(0)
})
