import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { passwordResets, users } from '../../../db/tables.ts'
import { sha256 } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { password } from '../../../testing/people.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ PUBLIC_URL: 'https://karar.example.in' })
})
afterAll(() => karar.close())

const call = (method: 'GET' | 'POST', url: string, body?: object) => karar.call(undefined)(method, url, body)
const forgot = (email: string) => call('POST', '/api/auth/forgot-password', { email })
const reset = (token: string, new_password: string) => call('POST', '/api/auth/reset-password', { token, new_password })
const sent = { success: true, message: "If an account with that email exists, we've sent you a password reset link." }
const invalid = { detail: 'Invalid or expired reset link. Please request a new password reset.' }

/** Asks for a link and takes the token out of the mail. */
async function givenLink(email: string, letters = 1): Promise<string> {
  await forgot(email)
  const letter = (await karar.letters(email, letters)).at(-1)
  const link = /https:\/\/karar\.example\.in\/login\?token=([\w-]+)/.exec(letter?.text ?? '')
  expect(letter?.html).toContain(link?.[0])
  return link?.[1] ?? ''
}

test('a link from the mail sets a new password once, and ends every session', async () => {
  const { email, token: session } = await karar.givenUser()
  const token = await givenLink(email)
  expect((await call('GET', `/api/auth/reset-password/${token}`)).json()).toEqual({ valid: true })
  const answer = await reset(token, 'new-and-better')
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, device: expect.any(String) }])

  expect((await karar.call(session)('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await karar.signIn(email, password)).statusCode).toBe(401)
  const { device } = answer.json()
  expect((await karar.signIn(email, 'new-and-better', '203.0.113.7', { device })).statusCode).toBe(200)
  expect((await call('GET', `/api/auth/reset-password/${token}`)).json()).toEqual({ valid: false })
  const again = await reset(token, 'another-one')
  expect([again.statusCode, again.json()]).toEqual([400, invalid])
  expect((await karar.letters(email, 2)).at(-1)?.subject).toBe('Your Karar password was changed')
})

test('unknown and known e-mails get the same answer, and only the known one a letter', async () => {
  const { email } = await karar.givenUser()
  const known = await forgot(`  ${email.toUpperCase()} `)
  const unknown = await forgot('nobody@example.in')
  expect([known.statusCode, known.json()]).toEqual([200, sent])
  expect([unknown.statusCode, unknown.json()]).toEqual([200, sent])
  expect(await karar.letters(email)).toHaveLength(1)
  expect(await karar.letters('nobody@example.in', 0)).toEqual([])
})

test('what is done before the answer does not depend on whether there is such an account', async () => {
  // a process that only answers: what the job does later is not seen here
  const web = await openTestKarar({ ROLE: 'web' })
  try {
    const { email } = await web.givenUser()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const asked = async (address: string) => {
      query.mockClear()
      await web.call(undefined)('POST', '/api/auth/forgot-password', { email: address })
      // what a process does at times of its own, its sweeps and jobs, is done by other connections
      const own = query.mock.contexts.map(isForPeople)
      return query.mock.calls.filter((_, index) => own[index]).map(([first]) => textOf(first))
    }
    const unknown = await asked('nobody-at-all@example.in')
    const known = await asked(email)
    query.mockRestore()
    expect(known.length).toBeGreaterThan(3)
    expect(known).toEqual(unknown)
    // and none of it looks at the accounts
    expect(known.join()).not.toMatch(/"users"/)
  } finally {
    await web.close()
  }
})

const isForPeople = (client: unknown) =>
  /people|heavy/.test(
    String(
      (client as { connectionParameters: object & { application_name?: string } }).connectionParameters
        .application_name,
    ),
  )
const textOf = (query: unknown) => (typeof query === 'string' ? query : String((query as { text: string }).text))

test('only the hash of a link is kept, and it works for an hour', async () => {
  const { id, email } = await karar.givenUser()
  const token = await givenLink(email)
  const { db } = karar.parts.database
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.userId, id))
  expect(row?.tokenHash).toBe(sha256(token))
  expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000)
  await db
    .update(passwordResets)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(passwordResets.userId, id))
  expect((await call('GET', `/api/auth/reset-password/${token}`)).json()).toEqual({ valid: false })
  expect((await reset(token, 'new-and-better')).json()).toEqual(invalid)
  expect((await karar.signIn(email, password)).statusCode).toBe(200)
})

test('two tabs with the same link at the same moment: one sets the password', async () => {
  const { email } = await karar.givenUser()
  const token = await givenLink(email)
  const answers = await Promise.all([reset(token, 'first-password'), reset(token, 'second-password')])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400])
  const winner = answers[0]?.statusCode === 200 ? 'first-password' : 'second-password'
  expect((await karar.signIn(email, winner)).statusCode).toBe(200)
})

test('using one link uses up the others of the account', async () => {
  const { email } = await karar.givenUser()
  const first = await givenLink(email)
  const second = await givenLink(email, 2)
  expect((await reset(second, 'new-and-better')).statusCode).toBe(200)
  expect((await reset(first, 'once-more')).statusCode).toBe(400)
})

test.each(['seven-7', 'abcdefg', '        '])('the password %j is too little for a reset', async (weak) => {
  const { email } = await karar.givenUser()
  const token = await givenLink(email)
  const answer = await reset(token, weak)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([{ path: 'new_password' }])
  if (weak.length < 8) expect(answer.json().detail).toMatch(/^Password must be at least 8 characters long\./)
  // and the link still works
  expect((await reset(token, 'new-and-better')).statusCode).toBe(200)
})

test.each(['password1', 'Baseball', 'Superman1'])(
  'the common password %j is refused at a reset too',
  async (common) => {
    const { email } = await karar.givenUser()
    const answer = await reset(await givenLink(email), common)
    const words = 'Password does not meet security requirements. Please check the requirements below.'
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'new_password', message: words }]])
  },
)

test.each(['x', 'a'.repeat(43), '%27%20or%201=1', '..%2F..'])('the token %j opens nothing', async (token) => {
  expect((await call('GET', `/api/auth/reset-password/${token}`)).json()).toEqual({ valid: false })
  expect((await reset(decodeURIComponent(token), 'new-and-better')).json()).toEqual(invalid)
})

test('a new password lets nobody in whom the administrators keep out', async () => {
  const { email } = await karar.givenUser({ status: 'suspended' })
  const token = await givenLink(email)
  expect((await reset(token, 'new-and-better')).statusCode).toBe(200)
  expect((await karar.signIn(email, 'new-and-better')).statusCode).toBe(403)
})

test('an owner whom a stranger has locked out gets in again by a reset', async () => {
  const { email } = await karar.givenUser()
  for (let index = 0; index < 10; index++) await karar.signIn(email, 'a guess', '198.51.100.1')
  expect((await karar.signIn(email, password)).statusCode).toBe(429)
  await reset(await givenLink(email), 'new-and-better')
  expect((await karar.signIn(email, 'new-and-better')).statusCode).toBe(200)
})

test('an account is sent five links an hour, and an unknown one is counted alike', async () => {
  const { email } = await karar.givenUser()
  for (const address of [email, 'never-seen@example.in']) {
    for (let index = 0; index < 5; index++) expect((await forgot(address)).statusCode).toBe(200)
    const refused = await forgot(address)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toMatch(/^Too many requests for a new password\. Please try again in \d+ minutes\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  }
})

test('a link that could not be sent is not kept', async () => {
  const { id, email } = await karar.givenUser()
  const { mail } = karar.parts
  const deliver = mail.send.bind(mail)
  let tries = 0
  // letters to others, asked for before, may be on their way still
  const send = vi.spyOn(mail, 'send').mockImplementation(async (letter) => {
    if (letter.to.email === email && ++tries === 1) throw new Error('the mail server is away')
    await deliver(letter)
  })
  await forgot(email)
  // the next try sends it
  await expect.poll(() => tries, { timeout: 60_000, interval: 100 }).toBe(2)
  send.mockRestore()
  await karar.letters(email)
  const rows = await karar.parts.database.db.select().from(passwordResets).where(eq(passwordResets.userId, id))
  expect(rows).toHaveLength(1)
  const [user] = await karar.parts.database.db.select().from(users).where(eq(users.id, id))
  expect(user?.email).toBe(email)
})
