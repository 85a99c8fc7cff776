import type { RecoveryCodes, TwoStepSetup } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, recoveryCodes, users } from '../../../db/tables.ts'
import { readConfig } from '../../../lib/settings/config.ts'
import { startKarar } from '../../../start.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { adminEmail, password } from '../../../testing/people.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const period = 30
/** The code of a step: 0 is now, 1 the next. */
const codeOf = (secret: string, step = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + step * period })
const post = (token: string, path: string, body: object) =>
  karar.call(token)('POST', `/api/auth/two-step/${path}`, body)
const signIn = (email: string, code?: string) => karar.signIn(email, password, '203.0.113.7', code ? { code } : {})

async function givenTwoStep() {
  const person = await karar.givenUser()
  const { secret } = (await post(person.token, 'setup', { password })).json<TwoStepSetup>()
  const { recovery_codes } = (await post(person.token, 'enable', { code: await codeOf(secret) })).json<RecoveryCodes>()
  return { ...person, secret, codes: recovery_codes }
}

test('two-step sign-in is on once the app has shown a right code, and not before', async () => {
  const { id, email, token } = await karar.givenUser()
  const wrong = await post(token, 'setup', { password: 'not mine' })
  expect([wrong.statusCode, wrong.json().detail.reason]).toEqual([403, 'wrong_password'])
  const { secret, uri } = (await post(token, 'setup', { password })).json<TwoStepSetup>()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Karar/)
  expect(uri).toContain(`secret=${secret}`)
  expect((await signIn(email)).statusCode).toBe(200)

  const [row] = await karar.parts.database.db.select().from(users).where(eq(users.id, id))
  expect(row?.totpSecret).not.toContain(secret)

  const mistaken = await post(token, 'enable', { code: '000000' })
  expect([mistaken.statusCode, mistaken.json().detail.reason]).toEqual([403, 'invalid_code'])
  const enabled = await post(token, 'enable', { code: await codeOf(secret) })
  const codes = enabled.json<RecoveryCodes>().recovery_codes
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  expect((await karar.call(token)('GET', '/api/auth/two-step')).json()).toEqual({
    enabled: true,
    required: false,
    recovery_codes_left: 10,
  })
  expect((await karar.call(token)('GET', '/api/auth/me')).json()).toMatchObject({ two_step_enabled: true })
  // only hashes of the codes are kept
  const kept = await karar.parts.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))
  expect(JSON.stringify(kept)).not.toContain(codes[0]?.replaceAll('-', ''))
})

test('signing in asks for the code after the right password, and each code works once', async () => {
  const { email, secret } = await givenTwoStep()
  const asked = await signIn(email)
  expect([asked.statusCode, asked.json().detail]).toEqual([
    403,
    { reason: 'code_required', message: 'Enter the code that your authenticator app shows.' },
  ])
  // who does not know the password is not told that there is a second step
  expect((await karar.signIn(email, 'a guess')).json()).toEqual({ detail: 'Invalid email or password' })

  const next = await codeOf(secret, 1)
  expect((await signIn(email, next)).statusCode).toBe(200)
  const again = await signIn(email, next)
  expect([again.statusCode, again.json().detail.reason]).toEqual([403, 'invalid_code'])
  // nor one from before the last one used
  expect((await signIn(email, await codeOf(secret))).statusCode).toBe(403)
})

test('the same code twice at the same moment signs in once', async () => {
  const { email, secret } = await givenTwoStep()
  const code = await codeOf(secret, 1)
  const answers = await Promise.all([signIn(email, code), signIn(email, code)])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 403])
})

test('a code of long ago or of the future is refused', async () => {
  const { email, secret } = await givenTwoStep()
  for (const step of [-3, 4]) expect((await signIn(email, await codeOf(secret, step))).statusCode).toBe(403)
})

test('a recovery code signs in once, however it is written, and the owner is told', async () => {
  const { email, codes } = await givenTwoStep()
  const [first = '', second = ''] = codes
  expect((await signIn(email, ` ${first.toUpperCase()} `)).statusCode).toBe(200)
  expect((await signIn(email, first)).statusCode).toBe(403)
  expect((await signIn(email, second.replaceAll('-', ''))).statusCode).toBe(200)
  const letters = await karar.letters(email, 4)
  expect(letters.find(({ subject }) => subject === 'A recovery code was used')?.text).toMatch(/9 are left/)
  // and somebody else's code is nobody's
  const other = await givenTwoStep()
  expect((await signIn(email, other.codes[0])).statusCode).toBe(403)
})

test('ten wrong codes lock the second step for a while, whatever the address', async () => {
  const { email, secret } = await givenTwoStep()
  for (let index = 0; index < 10; index++) {
    const answer = await karar.signIn(email, password, `198.51.100.${index}`, { code: '000000' })
    expect(answer.statusCode).toBe(403)
  }
  expect((await signIn(email, await codeOf(secret, 1))).statusCode).toBe(429)
  // whoever got so far knows the password: with a new one the owner is let in, and they are not
  await karar.call(undefined)('POST', '/api/auth/forgot-password', { email })
  const letters = await karar.letters(email, 2)
  const token = letters.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
  await karar.call(undefined)('POST', '/api/auth/reset-password', { token, new_password: 'Harvest-77' })
  const code = await codeOf(secret, 1)
  expect((await karar.signIn(email, 'Harvest-77', '203.0.113.7', { code })).statusCode).toBe(200)
})

test('turning it off and making new codes need password and code', async () => {
  const { email, token, secret, codes } = await givenTwoStep()
  const without = await post(token, 'disable', { password })
  expect([without.statusCode, without.json().detail.reason]).toEqual([403, 'code_required'])
  const wrong = await post(token, 'recovery-codes', { password, code: '000000' })
  expect([wrong.statusCode, wrong.json().detail.reason]).toEqual([403, 'invalid_code'])

  const renewed = await post(token, 'recovery-codes', { password, code: await codeOf(secret, 1) })
  const fresh = renewed.json<RecoveryCodes>().recovery_codes
  expect(fresh).toHaveLength(10)
  expect((await signIn(email, codes[0])).statusCode).toBe(403)

  const off = await post(token, 'disable', { password, code: fresh[0] })
  expect(off.json()).toEqual({ enabled: false, required: false, recovery_codes_left: 0 })
  expect((await signIn(email)).statusCode).toBe(200)
  expect((await post(token, 'disable', { password })).statusCode).toBe(409)
})

test('a new password does not turn it off', async () => {
  const { email, token } = await givenTwoStep()
  const change = { current_password: password, new_password: 'Monsoon-42' }
  expect((await karar.call(token)('POST', '/api/auth/change-password', change)).statusCode).toBe(200)
  expect((await karar.signIn(email, 'Monsoon-42')).json().detail.reason).toBe('code_required')
})

test('an administrator turns it off for who has lost app and codes; the password is still needed', async () => {
  const { id, email } = await givenTwoStep()
  const { token } = await karar.givenUser({ role: 'admin' })
  const reset = (of: string) => karar.call(token)('POST', `/api/admin/reset-two-step/${of}`)
  expect((await reset(id)).json()).toMatchObject({ id, two_step_enabled: false })
  expect((await karar.signIn(email, 'a guess')).statusCode).toBe(401)
  expect((await signIn(email)).statusCode).toBe(200)
  const subjects = (await karar.letters(email, 2)).map(({ subject }) => subject)
  expect(subjects).toContain('Two-step sign-in is off')
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines.find((line) => line.action === 'two_step.reset')).toMatchObject({ before: null, after: null })
  expect((await reset(id)).statusCode).toBe(409)
  expect((await reset(crypto.randomUUID())).statusCode).toBe(404)
})

test('deleting an account with two-step sign-in needs a code too', async () => {
  const { token, codes } = await givenTwoStep()
  const remove = (body: object) => karar.call(token)('DELETE', '/api/auth/me', body)
  expect((await remove({ password })).statusCode).toBe(403)
  expect((await remove({ password, code: codes[3] })).statusCode).toBe(200)
})

test('the last administrator who tries to leave loses no code by it', async () => {
  const alone = await openTestKarar()
  try {
    const { token } = (await alone.signIn(adminEmail, password)).json()
    const call = alone.call(token)
    const { secret } = (await call('POST', '/api/auth/two-step/setup', { password })).json<TwoStepSetup>()
    const enabled = await call('POST', '/api/auth/two-step/enable', { code: await codeOf(secret) })
    const [code] = enabled.json<RecoveryCodes>().recovery_codes
    expect((await call('DELETE', '/api/auth/me', { password, code })).statusCode).toBe(409)
    expect((await call('GET', '/api/auth/two-step')).json()).toMatchObject({ recovery_codes_left: 10 })
  } finally {
    await alone.close()
  }
})

test('an administrator who needs it may set it up but not turn it off', async () => {
  const strict = await openTestKarar({ REQUIRE_TWO_STEP: 'admins' })
  try {
    const { token } = await strict.givenUser({ role: 'admin' })
    const call = strict.call(token)
    const refused = await call('GET', '/api/admin/overview')
    expect([refused.statusCode, refused.json().detail.reason]).toEqual([403, 'two_step_required'])
    const { secret } = (await call('POST', '/api/auth/two-step/setup', { password })).json<TwoStepSetup>()
    await call('POST', '/api/auth/two-step/enable', { code: await codeOf(secret) })
    expect((await call('GET', '/api/admin/overview')).statusCode).toBe(200)
    const off = await call('POST', '/api/auth/two-step/disable', { password, code: await codeOf(secret, 1) })
    expect([off.statusCode, off.json().detail.reason]).toEqual([403, 'two_step_required'])
  } finally {
    await strict.close()
  }
})

test('a start with another key says so in the log, refuses codes of the app and takes recovery codes', async () => {
  const { email, secret, codes } = await givenTwoStep()
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const settings = { DATABASE_URL: karar.parts.config.databaseUrl ?? '', DATA_DIR: karar.dataDir }
  const other = await startKarar(
    readConfig({ ...settings, SECRET_KEY: 'another key than the one of the first start' }),
    log,
  )
  try {
    const signInThere = (code: string) =>
      other.app?.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password, code } })
    expect(lines.join()).toContain('is not the key that this database was used with')
    expect((await signInThere(await codeOf(secret, 1)))?.statusCode).toBe(403)
    expect((await signInThere(codes[0] ?? ''))?.statusCode).toBe(200)
  } finally {
    await other.close()
  }
})

test('all of it stands in the audit log, without secrets', async () => {
  const { id, token, secret, codes } = await givenTwoStep()
  await post(token, 'disable', { password, code: codes[0] })
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines.map((line) => line.action)).toEqual([
    'session.open',
    'two_step.setup',
    'two_step.enable',
    'two_step.use_recovery_code',
    'two_step.disable',
  ])
  const told = JSON.stringify(lines)
  for (const word of [secret, ...codes]) expect(told).not.toContain(word)
})
