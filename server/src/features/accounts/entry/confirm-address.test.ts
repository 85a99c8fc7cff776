import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, emailConfirmations, users } from '../../../db/tables.ts'
import { sha256 } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { adminEmail, password } from '../../../testing/people.ts'

let karar: TestKarar
let admin: ReturnType<TestKarar['call']>
beforeAll(async () => {
  karar = await openTestKarar({ PUBLIC_URL: 'https://karar.example.in' })
  admin = karar.call((await karar.signIn(adminEmail, password)).json().token)
})
afterAll(() => karar.close())

let number = 0
async function registered(): Promise<string> {
  const email = `rohini${++number}@nilgirisoft.in`
  const body = { full_name: 'Rohini Iyer', company_name: 'Nilgiri', email, password: 'Monsoon-Ledger-42' }
  const remoteAddress = `203.0.113.${number}`
  await karar.app.inject({ method: 'POST', url: '/api/auth/register', payload: body, remoteAddress })
  return email
}
async function linkTo(email: string, letters = 1): Promise<string> {
  const letter = (await karar.letters(email, letters)).at(-1)
  const link = /https:\/\/karar\.example\.in\/confirm-address#([\w-]{43})/.exec(letter?.text ?? '')
  expect(letter?.html).toContain(link?.[0])
  return link?.[1] ?? ''
}
const confirm = (token: string) => karar.call(undefined)('POST', '/api/auth/confirm-email', { token })
const seen = async (email: string) => (await admin('GET', `/api/admin/users?q=${email}`)).json()[0]

test('the mail to who registered has a link; administrators see whether it was opened', async () => {
  const email = await registered()
  expect(await seen(email)).toMatchObject({ status: 'pending', email_confirmed: false })
  const token = await linkTo(email)
  const answer = await confirm(token)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: 'Your address is confirmed.' }])
  const user = await seen(email)
  // the way in stays with the administrators
  expect(user).toMatchObject({ status: 'pending', email_confirmed: true })
  expect((await karar.signIn(email, 'Monsoon-Ledger-42')).statusCode).toBe(403)
  // once more says the same and writes nothing
  expect((await confirm(token)).statusCode).toBe(200)
  const { db } = karar.parts.database
  const lines = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id))
  expect(lines.filter(({ action }) => action === 'email.confirm')).toHaveLength(1)
})

test('who did not confirm may be approved all the same, and has another link sent', async () => {
  const email = await registered()
  const { id } = await seen(email)
  expect((await admin('POST', `/api/admin/approve-user/${id}`)).json()).toMatchObject({ email_confirmed: false })
  const { token } = (await karar.signIn(email, 'Monsoon-Ledger-42')).json()
  const call = karar.call(token)
  for (let index = 0; index < 5; index++)
    expect((await call('POST', '/api/auth/send-confirmation')).statusCode).toBe(200)
  const refused = await call('POST', '/api/auth/send-confirmation')
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringMatching(/^Too many mails/)])
  // registered, approved, and five that were asked for
  await confirm(await linkTo(email, 7))
  expect((await call('GET', '/api/auth/me')).json()).toMatchObject({ email_confirmed: true })
  expect((await call('POST', '/api/auth/send-confirmation')).json().message).toBe('Your address is confirmed.')
})

test('only the hash of a link is kept, and it works for seven days', async () => {
  const email = await registered()
  const token = await linkTo(email)
  const { id } = await seen(email)
  const { db } = karar.parts.database
  const isTheirs = eq(emailConfirmations.userId, id)
  const [row] = await db.select().from(emailConfirmations).where(isTheirs)
  expect(row?.tokenHash).toBe(sha256(token))
  expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000)
  await db.update(emailConfirmations).set({ expiresAt: new Date() }).where(isTheirs)
  for (const dead of [token, 'x', '']) {
    const answer = await confirm(dead)
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringMatching(/^This link does not work/)])
  }
  expect(await seen(email)).toMatchObject({ email_confirmed: false })
})

test('a reset by a link that went to the address shows as much', async () => {
  const { id, email } = await karar.givenUser()
  await karar.call(undefined)('POST', '/api/auth/forgot-password', { email })
  const token = /token=([\w-]+)/.exec((await karar.letters(email))[0]?.text ?? '')?.[1]
  const body = { token, new_password: 'new-and-better' }
  expect((await karar.call(undefined)('POST', '/api/auth/reset-password', body)).statusCode).toBe(200)
  const [row] = await karar.parts.database.db.select().from(users).where(eq(users.id, id))
  expect(row?.emailConfirmedAt).toBeInstanceOf(Date)
})
