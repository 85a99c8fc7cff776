import type { User, UserId } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, users } from '../../db/tables.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { adminEmail, password } from '../../testing/people.ts'

let karar: TestKarar
let admin: ReturnType<TestKarar['call']>
let adminId: UserId
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off', SUPPORT_EMAIL: 'help@karar.example.in' })
  const { token, user } = (await karar.signIn(adminEmail, password)).json()
  admin = karar.call(token)
  adminId = user.id
})
afterAll(() => karar.close())

const act = (action: string, id: string, body?: object) => admin('POST', `/api/admin/${action}/${id}`, body)
const lastLine = async (id: string) => {
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  return lines.at(-1)
}

test('register, approve, sign in, suspend, refused, reactivate, reset, sign in', async () => {
  const call = karar.call(undefined)
  const email = 'journey@example.in'
  const body = { full_name: 'Rohini Iyer', company_name: 'Nilgiri', email, password: 'Monsoon-42' }
  expect((await call('POST', '/api/auth/register', body)).statusCode).toBe(201)
  expect((await karar.signIn(email, 'Monsoon-42')).json()).toEqual({
    detail: 'Your account is awaiting admin approval.',
  })
  const pending = (await admin('GET', '/api/admin/pending-users')).json<User[]>()
  const id = pending.find((user) => user.email === email)?.id ?? ''

  expect((await act('approve-user', id)).json()).toMatchObject({ id, status: 'approved' })
  expect(await lastLine(id)).toMatchObject({
    actorId: adminId,
    action: 'user.approve',
    before: { status: 'pending' },
    after: { status: 'approved' },
  })
  const { token } = (await karar.signIn(email, 'Monsoon-42')).json()
  const user = karar.call(token)
  expect((await user('GET', '/api/documents')).statusCode).toBe(200)

  expect((await act('suspend-user', id)).json()).toMatchObject({ status: 'suspended' })
  // the token that was good a moment ago, or was stolen, is worth nothing at the next call
  expect((await user('GET', '/api/documents')).statusCode).toBe(401)
  expect((await karar.signIn(email, 'Monsoon-42')).json().detail).toMatch(/^Your account has been suspended/)

  expect((await act('approve-user', id)).json()).toMatchObject({ status: 'approved' })
  // reactivation does not bring old sessions back
  expect((await user('GET', '/api/documents')).statusCode).toBe(401)
  await call('POST', '/api/auth/forgot-password', { email })
  const letters = await karar.letters(email, 5)
  // letters of different kinds may overtake each other
  const reset = letters.find(({ subject }) => subject === 'Set a new password for Karar')
  const link = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1]
  await call('POST', '/api/auth/reset-password', { token: link, new_password: 'Harvest-77' })
  expect((await karar.signIn(email, 'Harvest-77')).statusCode).toBe(200)
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Set a new password for Karar',
    'Your Karar account is active again',
    'Your Karar account is approved',
    'Your Karar account is suspended',
    'Your registration at Karar',
  ])
})

test('who is rejected is told so, and can still be approved', async () => {
  const { id, email } = await karar.givenUser({ status: 'pending' })
  expect((await act('reject-user', id)).json()).toMatchObject({ status: 'rejected' })
  // nobody reads answers to the letter, so it says where somebody reads
  expect((await karar.letters(email))[0]?.text).toContain(
    'Your registration was not approved. Please write to help@karar.example.in if',
  )
  expect((await karar.signIn(email, password)).json().detail).toBe(
    'Your registration was not approved. Please contact support.',
  )
  expect((await act('approve-user', id)).json()).toMatchObject({ status: 'approved' })
})

test.each([
  ['approve-user', 'approved', 'This account is approved already.'],
  ['reject-user', 'approved', 'This account is approved already.'],
  ['reject-user', 'suspended', 'This account is suspended already.'],
  ['suspend-user', 'pending', 'This account is awaiting approval.'],
  ['suspend-user', 'rejected', 'This account was rejected.'],
] as const)('%s on an account that is %s is refused in words', async (action, status, detail) => {
  const { id } = await karar.givenUser({ status })
  const answer = await act(action, id)
  expect([answer.statusCode, answer.json()]).toEqual([409, { detail }])
})

test('two administrators who approve at the same moment: one does it, one letter goes out', async () => {
  const { id, email } = await karar.givenUser({ status: 'pending' })
  const answers = await Promise.all([act('approve-user', id), act('approve-user', id)])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await karar.letters(email)).toHaveLength(1)
})

test('what another administrator has decided meanwhile is not undone unasked: not a rejection, not a suspension, not a plan', async () => {
  for (const [seen, now] of [
    ['pending', 'rejected'],
    ['rejected', 'suspended'],
  ] as const) {
    const { id } = await karar.givenUser({ status: now })
    const answer = await act('approve-user', id, { seen_status: seen })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      `Another administrator was first: this account is ${now} by now. Decide again if that is to change.`,
    ])
    expect((await act('approve-user', id, { seen_status: now })).json().status).toBe('approved')
  }
  const { id } = await karar.givenUser({ subscription: 'enterprise' })
  const upgrade = (seen: string) =>
    act('upgrade-user-subscription', id, { subscription_type: 'essential', seen_subscription_type: seen })
  const refused = await upgrade('free')
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'Another administrator was first: this account is on the plan Enterprise by now. Decide again if that is to change.',
  ])
  expect((await upgrade('enterprise')).json().subscription_type).toBe('essential')
})

test('an administrator does nothing of this to themselves', async () => {
  const own = { detail: 'You cannot do this to your own account.' }
  const answers = [
    await act('suspend-user', adminId),
    await act('reject-user', adminId),
    await admin('DELETE', `/api/admin/users/${adminId}`),
    await admin('PUT', `/api/admin/users/${adminId}/role`, { role: 'user' }),
  ]
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([409, own])
})

test('two administrators who take each other away at the same moment: one stays', async () => {
  const other = await openTestKarar({ RATE_LIMITS: 'off' })
  try {
    const first = (await other.signIn(adminEmail, password)).json()
    const second = await other.givenUser({ role: 'admin' })
    const answers = await Promise.all([
      other.call(first.token)('DELETE', `/api/admin/users/${second.id}`),
      other.call(second.token)('POST', `/api/admin/suspend-user/${first.user.id}`),
    ])
    const statuses = answers.map((answer) => answer.statusCode).toSorted()
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(statuses)
    const left = await other.parts.database.db.select().from(users).where(sql`role = 'admin' and status = 'approved'`)
    expect(left).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test('somebody is made an administrator, and is one no more at once', async () => {
  const { id, token } = await karar.givenUser()
  expect((await admin('PUT', `/api/admin/users/${id}/role`, { role: 'admin' })).json()).toMatchObject({ role: 'admin' })
  expect((await karar.call(token)('GET', '/api/admin/overview')).statusCode).toBe(200)
  await admin('PUT', `/api/admin/users/${id}/role`, { role: 'user' })
  expect((await karar.call(token)('GET', '/api/admin/overview')).statusCode).toBe(401)
  const pending = await karar.givenUser({ status: 'pending' })
  expect((await admin('PUT', `/api/admin/users/${pending.id}/role`, { role: 'admin' })).statusCode).toBe(409)
})

test('a subscription is upgraded, to premium unless told, and usage counted from nought again', async () => {
  const { id, email } = await karar.givenUser({ subscription: 'free' })
  await karar.parts.database.db.update(users).set({ documentsAnalyzed: 3 }).where(eq(users.id, id))
  expect((await act('reset-user-usage', id)).json()).toMatchObject({ documents_analyzed: 0 })
  expect(await lastLine(id)).toMatchObject({ before: { documents_analyzed: 3 }, after: { documents_analyzed: 0 } })
  expect((await act('upgrade-user-subscription', id)).json()).toMatchObject({ subscription_type: 'premium' })
  const again = await act('upgrade-user-subscription', id, { subscription_type: 'premium' })
  expect([again.statusCode, again.json().detail]).toEqual([409, 'This account is on the plan Business+ already.'])
  const other = await act('upgrade-user-subscription', id, { subscription_type: 'enterprise' })
  expect(other.json()).toMatchObject({ subscription_type: 'enterprise' })
  expect((await act('upgrade-user-subscription', id, { subscription_type: 'gold' })).statusCode).toBe(400)
  expect((await karar.letters(email, 2)).map(({ subject }) => subject)).toEqual([
    'Your plan is now Business+',
    'Your plan is now Enterprise',
  ])
})

test('deleting a user takes documents and files along and says how many', async () => {
  const { id, email, token } = await karar.givenUser()
  await karar.upload(token, contractNumber(901))
  await karar.upload(token, contractNumber(902))
  const answer = await admin('DELETE', `/api/admin/users/${id}`)
  expect(answer.json()).toEqual({ deleted_documents: 2, deleted_files: 2 })
  expect((await karar.call(token)('GET', '/api/documents')).statusCode).toBe(401)
  expect((await karar.letters(email))[0]?.subject).toBe('Your Karar account was deleted')
  const again = await admin('DELETE', `/api/admin/users/${id}`)
  expect([again.statusCode, again.json()]).toEqual([
    404,
    { detail: 'User not found. The account may have been deleted.' },
  ])
})

test('with ten thousand users the lists come in pages, whole and without repetition, and search finds', async () => {
  const crowd = await openTestKarar({ RATE_LIMITS: 'off' })
  try {
    await crowd.parts.database.work.execute(sql`
      insert into users (id, email, password_hash, full_name, company_name, phone, status)
      select uuidv7(), 'user' || n || '@example.in', 'x', 'Person ' || n, 'Company ' || (n % 100) || ' LLP', '+91 98400 ' || n,
        (array['pending', 'approved', 'approved', 'suspended', 'rejected'])[1 + n % 5]
      from generate_series(1, 10000) n`)
    const { token } = (await crowd.signIn(adminEmail, password)).json()
    const get = (url: string) => crowd.call(token)('GET', url)

    const seen = new Set<string>()
    let url: string | undefined = '/api/admin/users?limit=100&status=approved'
    let pages = 0
    while (url) {
      const answer = await get(url)
      expect(answer.headers['x-total-count']).toBe('4001')
      const page = answer.json<User[]>()
      for (const user of page) seen.add(user.id)
      expect(seen.size).toBe(Math.min(++pages * 100, 4001))
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
      if (url) expect(url).toContain('status=approved')
    }
    expect(pages).toBe(41)

    const found = await get('/api/admin/users?q=person%2042%20company&limit=5')
    expect(Number(found.headers['x-total-count'])).toBe(
      Array.from({ length: 10_000 }, (_, n) => n + 1).filter((n) =>
        `Person ${n} Company ${n % 100} LLP +91 98400 ${n} user${n}`.includes('42'),
      ).length,
    )
    expect((await get('/api/admin/users?q=USER9999@example.in')).json()).toMatchObject([{ full_name: 'Person 9999' }])
    expect((await get('/api/admin/users?q=98400%207777')).json()).toMatchObject([{ full_name: 'Person 7777' }])
    // what means something in a pattern is only a letter
    for (const q of ['%25', '_', '%5C']) expect((await get(`/api/admin/users?q=${q}`)).json(), q).toEqual([])
    const pending = await get('/api/admin/pending-users?limit=1')
    expect([pending.json().length, pending.headers['x-total-count']]).toEqual([1, '2000'])
    expect((await get('/api/admin/approved-users?limit=1')).headers['x-total-count']).toBe('6001')
    expect((await get('/api/admin/overview')).json()).toMatchObject({
      pending_users: 2000,
      active_users: 4001,
      total_documents: 0,
    })
  } finally {
    await crowd.close()
  }
})

test.each([
  '/api/admin/users?q=%00',
  '/api/admin/users?limit=101',
  '/api/admin/users?cursor=x',
  '/api/admin/users?status=asleep',
])('%s is refused', async (url) => expect((await admin('GET', url)).statusCode).toBe(400))
