import type { User, UserId } from '@karar/schema'
import { expect, test } from 'vitest'
import { withUser } from './with-user.ts'

const user = (id: string, status = 'pending') => ({ id, status }) as User
const pages = [
  { rows: [user('a'), user('b')], next: 'b', total: 3 },
  { rows: [user('c')], next: null, total: 3 },
]

test('an account that changed stays in its place', () => {
  const now = withUser(pages, 'b' as UserId, user('b', 'approved'))
  expect(now[0]?.rows).toEqual([user('a'), user('b', 'approved')])
  expect(now.map(({ total }) => total)).toEqual([3, 3])
})

test('an account that no longer belongs here leaves, and every total counts one less', () => {
  const now = withUser(pages, 'c' as UserId, null)
  expect(now.map(({ rows }) => rows.length)).toEqual([2, 0])
  expect(now.map(({ total }) => total)).toEqual([2, 2])
})

test('an account that was never listed changes no total', () => {
  expect(withUser(pages, 'z' as UserId, null)).toEqual(pages)
})
