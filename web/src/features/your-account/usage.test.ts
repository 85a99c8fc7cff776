import { expect, test } from 'vitest'
import { usageOf } from './usage.ts'

const user = { role: 'user', subscription_type: 'free', documents_analyzed: 2, free_documents_limit: 3 } as const

test('on the free plan the limit is the one of the account', () => {
  expect(usageOf({ ...user, free_documents_limit: 5 })).toEqual({
    sentence: 'counted',
    plan: 'Starter',
    used: 2,
    limit: 5,
  })
})

test('a monthly limit is not set against a count of all time', () => {
  expect(usageOf({ ...user, subscription_type: 'essential', documents_analyzed: 40 })).toMatchObject({
    sentence: 'monthly',
    limit: 10,
  })
})

test.each(['premium', 'paid', 'enterprise'] as const)('a %s account is told of no limit', (subscription_type) => {
  expect(usageOf({ ...user, subscription_type }).sentence).toBe('unlimited')
})

test('an administrator has no limit on any plan', () => {
  expect(usageOf({ ...user, role: 'admin' }).sentence).toBe('admin')
})
