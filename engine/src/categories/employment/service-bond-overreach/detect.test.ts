import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { heldInService } from './detect.ts'

test.each([
  'The Employee can resign only after two years of unbroken work.',
  'You are entitled to leave only upon completing 400 days here.',
  'The Employee shall not resign until the project of the mill is over.',
  'You will be relieved subject to the approval of the customer only.',
  'Every promotion leads to an extension of the bond period by half a year.',
  'After a promotion the bond period will be automatically extended by half a year.',
])('who may not go, or not yet, is held: %s', (text) => {
  expect(findWith(heldInService, text, 'employment').map(({ severity }) => severity)).toEqual(['high'])
})

test.each([
  'The Employee shall not leave the job without giving notice during the harvest.',
  'The Employee may resign at any time by a notice of 30 days.',
  'The Employee will be relieved on the last day of the notice, subject to handing over the tools.',
  'Earned leave can be taken only after six months of work.',
  'The last date for tenders is extended to the end of the bond.',
])('is not seen in: %s', (text) => {
  expect(findWith(heldInService, text, 'employment')).toEqual([])
})

test('it is told to whoever works, though the letter calls them nothing but you', () => {
  const hits = findWith(heldInService, 'You can leave only after two years.', 'terms', 'employment_agreement')
  expect(hits.map(({ burdened }) => burdened)).toMatchObject([{ side: 'user' }])
})
