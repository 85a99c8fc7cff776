import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, tries, users } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { somebodyWaits } from '../../../testing/lock-waits.ts'
import { password } from '../../../testing/people.ts'
import { hashPassword } from '../passwords.ts'
import { openSession } from '../sessions.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

test('a password that is being changed does not win over one that a link set meanwhile', async () => {
  const { id, email, token } = await karar.givenUser()
  const { db } = karar.parts.database
  const byLink = await hashPassword('Banyan-Courtyard-58')
  const change = { current_password: password, new_password: 'Kingfisher-Harbour-71' }
  const changing = await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: byLink }).where(eq(users.id, id))
    await tx.delete(sessions).where(eq(sessions.userId, id))
    const call = karar.call(token)('POST', '/api/auth/change-password', change)
    await somebodyWaits(db)
    return { call }
  })
  expect((await changing.call).statusCode).toBe(401)
  expect((await karar.signIn(email, change.new_password)).statusCode).toBe(401)
  expect((await karar.signIn(email, 'Banyan-Courtyard-58')).statusCode).toBe(200)
})

test('an account has a hundred sessions at most: the one that was not used for the longest time ends', async () => {
  const { id, token } = await karar.givenSession()
  const { db } = karar.parts.database
  const origin = { address: '203.0.113.7', userAgent: undefined }
  const tokens: string[] = []
  for (let number = 0; number < 100; number++) tokens.push(await openSession(db, id, origin))
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(401)
  expect(await (await karar.call(tokens[0])('GET', '/api/auth/sessions')).json()).toHaveLength(100)
})

test('whoever signs in over and over on new devices is sent no letter each time', async () => {
  const { email } = await karar.givenUser()
  for (let times = 0; times < 14; times++) expect((await karar.signIn(email, password)).statusCode).toBe(200)
  await karar.call((await karar.signIn(email, password)).json().token)('POST', '/api/auth/change-password', {
    current_password: password,
    new_password: 'Kingfisher-Harbour-71',
  })
  await expect
    .poll(async () => (await karar.letters(email)).map(({ subject }) => subject))
    .toContain('Your Karar password was changed')
  const devices = (await karar.letters(email)).filter(({ subject }) => subject.startsWith('New sign-in'))
  expect(devices.length).toBeGreaterThan(0)
  expect(devices.length).toBeLessThanOrEqual(10)
})

test('a change of password that one limit refuses is counted against no other', async () => {
  const { db } = karar.parts.database
  const change = { current_password: 'a guess', new_password: 'Kingfisher-Harbour-71' }
  const counted = (bucket: string) => db.$count(tries, eq(tries.bucket, bucket))
  for (const [full, other, most] of [
    ['new-password', 'confirm', 20],
    ['confirm', 'new-password', 10],
  ] as const) {
    const { id, token } = await karar.givenSession()
    const [mine, theirs] = [full, other].map((kind) => `${kind}:account:${id}`) as [string, string]
    const rows = Array.from({ length: most }, () => ({ id: newId(), bucket: mine, at: new Date() }))
    await db.insert(tries).values(rows)
    expect((await karar.call(token)('POST', '/api/auth/change-password', change)).statusCode).toBe(429)
    expect([await counted(mine), await counted(theirs)]).toEqual([most, 0])
  }
  const { id, token } = await karar.givenUser()
  const right = { ...change, current_password: password }
  expect((await karar.call(token)('POST', '/api/auth/change-password', right)).statusCode).toBe(200)
  expect([await counted(`confirm:account:${id}`), await counted(`new-password:account:${id}`)]).toEqual([0, 1])
})
