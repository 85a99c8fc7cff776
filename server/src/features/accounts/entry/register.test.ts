import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, users } from '../../../db/tables.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { adminEmail } from '../../../testing/people.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ FREE_DOCUMENTS_LIMIT: '2' })
})
afterAll(() => karar.close())

const rohini = {
  full_name: 'Rohini Iyer',
  company_name: 'Nilgiri Softworks LLP',
  email: 'Rohini@Nilgirisoft.in ',
  phone: '+91 98400 55512',
  password: 'Monsoon-Ledger-42',
}
const register = (body: object, remoteAddress = '203.0.113.1') =>
  karar.app.inject({ method: 'POST', url: '/api/auth/register', payload: body, remoteAddress })

test('who registers waits for approval; the applicant and the administrator are told by mail', async () => {
  const answer = await register(rohini)
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { success: true, message: 'Registration successful! Please wait for admin approval.' },
  ])
  const { db } = karar.parts.database
  const [user] = await db.select().from(users).where(eq(users.email, 'rohini@nilgirisoft.in'))
  expect(user).toMatchObject({
    fullName: 'Rohini Iyer',
    phone: '+91 98400 55512',
    role: 'user',
    status: 'pending',
    subscriptionType: 'free',
    freeDocumentsLimit: 2,
  })
  const [letter] = await karar.letters('rohini@nilgirisoft.in')
  expect(letter).toMatchObject({
    subject: 'Your registration at Karar',
    text: expect.stringMatching(/^Dear Rohini Iyer,/),
  })
  const [told] = await karar.letters(adminEmail)
  // whatever people call themselves is not in a subject
  expect(told?.subject).toBe('A registration is waiting for approval')
  expect(told?.text).toContain('Rohini Iyer of Nilgiri Softworks LLP')
  expect(told?.text).toContain('/admin')
  const [line] = await db.select().from(auditLog).where(eq(auditLog.action, 'user.register'))
  expect(line).toMatchObject({ actorId: user?.id, after: { status: 'pending' } })
  // nobody who registers is told of by name in the log, which cannot forget
  expect(JSON.stringify(line)).not.toMatch(/rohini|nilgiri/i)
})

test('an e-mail that is in use, however it is written, is refused and changes nothing', async () => {
  const answer = await register({ ...rohini, email: 'ROHINI@nilgirisoft.in', full_name: 'Somebody Else' })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: 'An account with this email exists already. Sign in, or reset its password.' },
  ])
  const rows = await karar.parts.database.db.select().from(users).where(eq(users.email, 'rohini@nilgirisoft.in'))
  expect(rows.map((row) => row.fullName)).toEqual(['Rohini Iyer'])
})

test('of two registrations with one e-mail at the same moment one succeeds', async () => {
  const body = { ...rohini, email: 'twice@example.in' }
  const answers = await Promise.all([register(body), register(body)])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409])
})

test.each([
  ['full_name', '   '],
  ['full_name', 'A\nBcc: everybody@example.in'],
  ['full_name', 'x'.repeat(201)],
  ['company_name', ''],
  ['email', 'not an e-mail'],
  ['email', 'a@b.in\r\nBcc: c@d.in'],
  ['phone', 'call me'],
  ['password', 'short-1A'.slice(0, 7)],
  ['password', 'monsoon-ledger-42'],
  ['password', 'Password123'],
  ['password', `Aa1!${'x'.repeat(1024)}`],
])('a registration with the %s %j is refused, and the field is named', async (field, value) => {
  const answer = await register({ ...rohini, email: 'another@example.in', [field]: value })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([field])
})

test('nobody registers as an administrator, as approved, or with more documents', async () => {
  const more = { role: 'admin', status: 'approved', free_documents_limit: 99, subscription_type: 'enterprise' }
  expect((await register({ ...rohini, email: 'sly@example.in', ...more })).statusCode).toBe(201)
  const [user] = await karar.parts.database.db.select().from(users).where(eq(users.email, 'sly@example.in'))
  expect(user).toMatchObject({ role: 'user', status: 'pending', freeDocumentsLimit: 2, subscriptionType: 'free' })
})

test('a name with markup in it is text in the mail', async () => {
  await register({ ...rohini, full_name: '<img src=x onerror=alert(1)>', email: 'markup@example.in' })
  const [letter] = await karar.letters('markup@example.in')
  expect(letter?.html).toContain('Dear &lt;img src=x onerror=alert(1)&gt;,')
  expect(letter?.html).not.toContain('<img')
  expect(letter?.text).toContain('Dear <img src=x onerror=alert(1)>,')
})

test('in mails to others a name is short, without links and in the order in which it is read', async () => {
  const full_name = `Karar: your plan ends, see https://evil.example/pay \u202egnp.${'x'.repeat(100)}`
  await register({ ...rohini, full_name, company_name: 'www.evil.example', email: 'sly-name@example.in' })
  const find = async () => (await karar.letters(adminEmail)).find(({ text }) => text.includes('your plan ends'))
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  const told = await find()
  expect(told?.text).toContain('Karar: your plan ends, see evil. example/pay gnp. xxx')
  expect(told?.text).toContain('of www. evil. example has registered')
  expect(`${told?.text} ${told?.html}`).not.toMatch(/evil\.example|\u202e|x{60}/)
})

test.each(['Password1!', 'trustno1', 'TrustNo1'])(
  'the common password %j is refused in the specified words',
  async (common) => {
    const answer = await register({ ...rohini, email: 'common@example.in', password: common })
    const words = 'Password does not meet security requirements. Please check the requirements below.'
    if (common === 'Password1!') expect(answer.statusCode).toBe(201)
    else
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: words, errors: [{ path: 'password', message: words }] },
      ])
  },
)

test('each required field that is not there is named in words', async () => {
  const answer = await register({ ...rohini, full_name: '  ', company_name: undefined, email: 'no-address' })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      detail: 'Full name is required. Company name is required. Please enter a valid email address.',
      errors: [
        { path: 'full_name', message: 'Full name is required.' },
        { path: 'company_name', message: 'Company name is required.' },
        { path: 'email', message: 'Please enter a valid email address.' },
      ],
    },
  ])
})

test('an address registers ten times an hour, and another one after that', async () => {
  const address = '203.0.113.20'
  const again = (index: number, from = address) => register({ ...rohini, email: `many${index}@example.in` }, from)
  for (let index = 0; index < 10; index++) expect((await again(index)).statusCode).toBe(201)
  const refused = await again(10)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.json().detail).toMatch(
    /^Too many registrations from your network\. Please try again in \d+ minutes\.$/,
  )
  expect((await again(10, '203.0.113.21')).statusCode).toBe(201)
})
