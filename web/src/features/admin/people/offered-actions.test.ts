import type { User, UserId } from '@karar/schema'
import { expect, test } from 'vitest'
import { offeredActions } from './offered-actions.ts'

const own = '0197a3c0-0000-7000-8000-000000000001' as UserId
const approved: User = {
  id: '0197a3c0-0000-7000-8000-000000000002' as UserId,
  email: 'ravi@example.org',
  full_name: 'Ravi Kumar',
  company_name: 'Kumar Traders',
  phone: null,
  role: 'user',
  status: 'approved',
  subscription_type: 'free',
  documents_analyzed: 1,
  free_documents_limit: 3,
  created_at: '2026-11-20T09:00:00Z',
  last_login: null,
  email_confirmed: true,
  must_change_password: false,
  two_step_enabled: false,
}

test.each<[string, Partial<User>, string[], string[]]>([
  ['who waits', { status: 'pending' }, ['approve', 'reject'], ['delete']],
  ['who was rejected', { status: 'rejected' }, ['approve'], ['delete']],
  ['who was let in', {}, ['suspend'], ['reset', 'promote', 'delete']],
  ['who is suspended', { status: 'suspended' }, ['reactivate'], ['reset', 'delete']],
  ['another administrator', { role: 'admin' }, ['suspend'], ['reset', 'demote', 'delete']],
  ['who has reached the free limit', { documents_analyzed: 3 }, ['suspend', 'upgrade'], ['reset', 'promote', 'delete']],
  ['who has two-step sign-in', { two_step_enabled: true }, ['suspend'], ['reset', 'twoStepOff', 'promote', 'delete']],
  ['who pays', { subscription_type: 'premium', documents_analyzed: 9 }, ['suspend'], ['promote', 'delete']],
])('%s can be dealt with so', (_, facts, usual, rare) => {
  expect(offeredActions({ ...approved, ...facts }, own)).toEqual({ usual, rare })
})

test('nobody can shut themselves out', () => {
  expect(offeredActions({ ...approved, id: own, role: 'admin' }, own)).toEqual({ usual: [], rare: [] })
})
