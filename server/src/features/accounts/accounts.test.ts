import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, sessions, tries, users } from '../../db/tables.ts'
import { sha256 } from '../../lib/ids.ts'
import { processorMs } from '../../testing/growth.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { adminEmail, password } from '../../testing/people.ts'
import { hashPassword, isPassword } from './passwords.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const wrong = { detail: 'Invalid email or password' }

test('the administrator of the first start signs in, however the e-mail is written', async () => {
  const answer = await karar.signIn('  Admin@Karar.LOCAL ', password)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ success: true, user: { email: adminEmail, role: 'admin', status: 'approved' } })
  expect(answer.json().user.last_login).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const me = await karar.call(answer.json().token)('GET', '/api/auth/me')
  expect(me.json()).toEqual(answer.json().user)
})

test('unknown e-mail and wrong password get the same answer', async () => {
  const unknown = await karar.signIn('nobody@example.com', password)
  const mistaken = await karar.signIn(adminEmail, 'not the password')
  expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong])
  expect([mistaken.statusCode, mistaken.json()]).toEqual([401, wrong])
})

/** What something costs the processor, of several tries the least: whatever happens beside it costs only more. */
async function leastMs(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5; tries++) {
    const before = processorMs()
    await work()
    least = Math.min(least, processorMs() - before)
  }
  return least
}

test('a password is verified for an unknown e-mail too, so that the time tells nothing', async () => {
  const hashed = await hashPassword(password)
  const { id, email } = await karar.givenSession()
  await karar.parts.database.db.update(users).set({ passwordHash: hashed }).where(eq(users.id, id))
  const verified = await leastMs(() => isPassword(hashed, 'anything'))
  expect(await leastMs(() => isPassword(undefined, 'anything'))).toBeGreaterThan(verified / 2)
  const refused = (address: string) => leastMs(() => karar.signIn(address, 'anything', '203.0.113.50'))
  expect(await refused('nobody@example.com')).toBeGreaterThan((await refused(email)) / 2)
})

test.each([
  ['pending', 'Your account is awaiting admin approval.'],
  ['suspended', 'Your account has been suspended. Please contact support.'],
  ['rejected', 'Your registration was not approved. Please contact support.'],
] as const)('who is %s is told so, but only with the right password', async (status, sentence) => {
  const { email } = await karar.givenUser({ status })
  const right = await karar.signIn(email, password)
  expect([right.statusCode, right.json()]).toEqual([403, { detail: sentence }])
  const mistaken = await karar.signIn(email, 'not the password')
  expect([mistaken.statusCode, mistaken.json()]).toEqual([401, wrong])
})

test('signing out ends this session and no other', async () => {
  const { email, token } = await karar.givenUser()
  const other = (await karar.signIn(email, password)).json().token
  expect((await karar.call(token)('POST', '/api/auth/logout')).json()).toEqual({ success: true })
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await karar.call(other)('GET', '/api/auth/me')).statusCode).toBe(200)
})

test('suspending a user ends their sessions at the next request', async () => {
  const { id, token } = await karar.givenUser()
  await karar.parts.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, id))
  const answer = await karar.call(token)('GET', '/api/auth/me')
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Please sign in.' }])
})

test('only the hash of a token is kept, and of the password only argon2id', async () => {
  const { id, token } = await karar.givenUser()
  const { db } = karar.parts.database
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
  expect(session?.tokenHash).toBe(sha256(token))
  const [administrator] = await db.select().from(users).where(eq(users.email, adminEmail))
  expect(administrator?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a session slides by 30 days when used and ends when not', async () => {
  const { id, token } = await karar.givenUser()
  const { db } = karar.parts.database
  const day = 86_400_000
  const expires = (at: number) =>
    db
      .update(sessions)
      .set({ expiresAt: new Date(at), lastUsedAt: new Date(at - 30 * day) })
      .where(eq(sessions.userId, id))
  await expires(Date.now() + day)
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(200)
  const [slid] = await db.select().from(sessions).where(eq(sessions.userId, id))
  expect(slid?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day)
  await expires(Date.now() - 1000)
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(401)
})

test('after ten wrong passwords an account is locked for a while, right password or not, and only that account', async () => {
  const { email } = await karar.givenUser()
  const address = '203.0.113.99'
  for (let index = 0; index < 10; index++) {
    expect((await karar.signIn(email, `wrong ${index}`, address)).statusCode).toBe(401)
  }
  const locked = await karar.signIn(email, password, address)
  expect(locked.statusCode).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect(locked.json().detail).toMatch(/^Too many tries to sign in\. Please try again in 15 minutes\.$/)
  const other = await karar.givenUser()
  expect((await karar.signIn(other.email, password, address)).statusCode).toBe(200)
  // and when the first of the ten is 15 minutes old, there is one try again
  const { db } = karar.parts.database
  const bucket = `sign-in:account:${sha256(email)}`
  await db
    .update(tries)
    .set({ at: new Date(Date.now() - 16 * 60_000) })
    .where(eq(tries.bucket, bucket))
  expect((await karar.signIn(email, password, address)).statusCode).toBe(200)
})

test('ten tries at the same moment count as ten', async () => {
  const { email } = await karar.givenUser()
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => karar.signIn(email, 'wrong', '203.0.113.98').then((answer) => answer.statusCode)),
  )
  expect(answers.toSorted()).toEqual([...Array(10).fill(401), ...Array(6).fill(429)])
})

test('fifty wrong tries from one address lock the address out, whichever account', async () => {
  const address = '203.0.113.97'
  const { db } = karar.parts.database
  const rows = Array.from({ length: 50 }, () => ({ id: crypto.randomUUID(), bucket: `sign-in:address:${address}` }))
  await db.insert(tries).values(rows)
  const { email } = await karar.givenUser()
  expect((await karar.signIn(email, password, address)).statusCode).toBe(429)
  expect((await karar.signIn(email, password, '203.0.113.96')).statusCode).toBe(200)
})

test('signing in is never held against anyone', async () => {
  const { email } = await karar.givenUser()
  for (let index = 0; index < 12; index++) expect((await karar.signIn(email, password)).statusCode).toBe(200)
})

test('signing in and out stands in the audit log', async () => {
  const { id, token } = await karar.givenUser()
  await karar.call(token)('POST', '/api/auth/logout')
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.actorId, id))
  expect(lines.map((line) => line.action)).toEqual(['session.open', 'session.close'])
})
