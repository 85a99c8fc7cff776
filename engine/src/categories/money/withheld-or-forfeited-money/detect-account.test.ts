import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { commandsAccount } from './detect-account.ts'

test.each([
  'The Company shall have sole and exclusive control of the bank account into which the sales are paid.',
  'The Company will be the only signatory to the current account of the shop.',
  'The Company retains full authority over the collection account.',
])('an account that the other side alone commands: %s', (text) => {
  expect(findWith(commandsAccount, text, 'distribution')).toMatchObject([
    { severity: 'high', burdened: { definedTerm: 'Distributor' }, variant: 'account' },
  ])
})

test.each([
  'The Company keeps full control of its own bank account.',
  'Both parties shall have full authority over the joint account.',
  'The Company has full control of the quality of the goods.',
])('not: %s', (text) => {
  expect(findWith(commandsAccount, text, 'distribution')).toEqual([])
})

test('money in dispute that the other side helps itself to', () => {
  const text = 'The Distributor authorises the Company to debit the disputed amount from its wallet on any complaint.'
  expect(findWith(commandsAccount, text, 'distribution')).toMatchObject([
    { severity: 'high', burdened: { definedTerm: 'Distributor' }, by: { definedTerm: 'Company' } },
  ])
  const owed = text.replace('disputed amount', 'amount of each order')
  expect(findWith(commandsAccount, owed, 'distribution')).toEqual([])
})
