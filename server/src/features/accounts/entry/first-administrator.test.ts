import { isStrongPassword } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../db/tables.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { adminEmail, password } from '../../../testing/people.ts'
import { ensureAdministrator } from './first-administrator.ts'

let karar: TestKarar
let made: { email: string; password: string } | undefined
beforeAll(async () => {
  karar = await openTestKarar()
  const { db } = karar.parts.database
  await db.delete(users)
  made = await ensureAdministrator(db, { email: adminEmail, password: undefined })
})
afterAll(() => karar.close())

test('a password that Karar made up keeps to its own rules, and opens nothing but its change', async () => {
  expect(isStrongPassword(made?.password ?? '')).toBe(true)
  const first = (await karar.signIn(adminEmail, made?.password ?? '')).json()
  expect(first.user).toMatchObject({ must_change_password: true, email_confirmed: true })
  const call = karar.call(first.token)
  const shut = await call('GET', '/api/admin/users')
  expect([shut.statusCode, shut.json().detail]).toEqual([
    403,
    { reason: 'password_change_required', message: 'Choose a password of your own first.' },
  ])
  const change = (new_password: string) =>
    call('POST', '/api/auth/change-password', { current_password: made?.password, new_password })
  const same = await change(made?.password ?? '')
  expect([same.statusCode, same.json().detail]).toEqual([400, 'Choose a password other than the one that you have.'])
  const changed = await change('Monsoon-Ledger-42')
  expect(changed.statusCode).toBe(200)
  const { token } = changed.json()
  expect((await karar.call(token)('GET', '/api/admin/users')).statusCode).toBe(200)
  expect((await karar.call(token)('GET', '/api/auth/me')).json()).toMatchObject({ must_change_password: false })
  // and the first password is no more
  expect((await karar.signIn(adminEmail, made?.password ?? '')).statusCode).toBe(401)
})

test('a password that the operator chose stays', async () => {
  const other = await openTestKarar()
  try {
    expect((await other.signIn(adminEmail, password)).json().user).toMatchObject({ must_change_password: false })
  } finally {
    await other.close()
  }
})
