import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditLog, documents, sessions, users } from '../../../db/tables.ts'
import { contractNumber } from '../../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { adminEmail, password } from '../../../testing/people.ts'
import { hashPassword } from '../passwords.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'
const signInWith = (email: string, userAgent: string, remoteAddress: string) =>
  karar.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
    remoteAddress,
  })
const sessionsOf = async (token: string) => (await karar.call(token)('GET', '/api/auth/sessions')).json<Session[]>()

test('somebody sees where they are signed in, and ends one session', async () => {
  const { email, token } = await karar.givenUser()
  const other = (await signInWith(email, firefox, '198.51.100.9')).json().token
  const listed = await sessionsOf(token)
  expect(listed).toHaveLength(2)
  expect(listed.find(({ current }) => current)?.address).toBe('203.0.113.7')
  const elsewhere = listed.find(({ current }) => !current)
  expect(elsewhere).toMatchObject({ browser: 'Firefox', system: 'Linux', address: '198.51.100.9' })
  // no token and no hash of one is shown
  expect(JSON.stringify(listed)).not.toContain(other)

  const end = await karar.call(token)('DELETE', `/api/auth/sessions/${elsewhere?.id}`)
  expect(end.statusCode).toBe(204)
  expect((await karar.call(other)('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(200)
  const again = await karar.call(token)('DELETE', `/api/auth/sessions/${elsewhere?.id}`)
  expect([again.statusCode, again.json()]).toEqual([404, { detail: 'This session has ended already.' }])
})

test.each([
  ['', 2, 200],
  ['?keep_current=false', 3, 401],
])('DELETE /api/auth/sessions%s ends %i of three', async (query, ended, mine) => {
  const { email, token } = await karar.givenUser()
  await karar.signIn(email, password)
  await karar.signIn(email, password)
  const answer = await karar.call(token)('DELETE', `/api/auth/sessions${query}`)
  expect(answer.json()).toEqual({ ended })
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(mine)
})

test('when a session is used its place is kept up to date, but not at every request', async () => {
  const { id, token } = await karar.givenUser()
  const { db } = karar.parts.database
  const lastUse = async () => (await db.select().from(sessions).where(eq(sessions.userId, id)))[0]
  const first = await lastUse()
  const asked = (remoteAddress: string) =>
    karar.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` }, remoteAddress })
  await asked('198.51.100.20')
  expect(await lastUse()).toEqual(first)
  await db
    .update(sessions)
    .set({ lastUsedAt: new Date(Date.now() - 6 * 60_000) })
    .where(eq(sessions.userId, id))
  await asked('198.51.100.20')
  expect(await lastUse()).toMatchObject({ address: '198.51.100.20' })
})

test('a sign-in on a new device is told by mail, the first one and one on a known device are not', async () => {
  const { email, token } = await karar.givenUser()
  expect(token).not.toBe('')
  const { device } = (await signInWith(email, firefox, '198.51.100.30')).json()
  const [letter] = await karar.letters(email)
  expect(letter?.subject).toBe('New sign-in to your Karar account')
  expect(letter?.text).toContain('Firefox on Linux, from 198.51.100.30')
  expect((await karar.signIn(email, password, '198.51.100.31', { device })).json().device).toBe(device)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await karar.letters(email)).toHaveLength(1)
})

test('a browser that signs in anew has one session, not one more', async () => {
  const first = await karar.givenUser()
  const second = await karar.givenUser()
  const headers = { authorization: `Bearer ${first.token}` }
  const payload = { email: second.email, password }
  const wrong = { ...payload, password: 'a guess' }
  await karar.app.inject({ method: 'POST', url: '/api/auth/login', payload: wrong, headers })
  expect((await karar.call(first.token)('GET', '/api/auth/me')).statusCode).toBe(200)
  const answer = await karar.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
  expect(answer.json().user.id).toBe(second.id)
  expect((await karar.call(first.token)('GET', '/api/auth/me')).statusCode).toBe(401)
})

test('two people who share a browser keep one value for it, and neither is told of a new device again', async () => {
  const first = await karar.givenUser()
  const second = await karar.givenUser()
  const { device } = (await karar.signIn(first.email, password)).json()
  expect((await karar.signIn(second.email, password, '203.0.113.7', { device })).json().device).toBe(device)
  await karar.letters(second.email, 1)
  await karar.signIn(first.email, password, '203.0.113.7', { device })
  await karar.signIn(second.email, password, '203.0.113.7', { device })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await karar.letters(second.email, 1)).toHaveLength(1)
})

test('a stranger who keeps guessing does not lock out a device that the owner signed in from', async () => {
  const { email } = await karar.givenUser()
  const { device } = (await karar.signIn(email, password)).json()
  for (let index = 0; index < 12; index++) await karar.signIn(email, 'a guess', '198.51.100.40')
  expect((await karar.signIn(email, password, '198.51.100.41')).statusCode).toBe(429)
  expect((await karar.signIn(email, password, '198.51.100.41', { device })).statusCode).toBe(200)
  // the device has ten tries of its own, no more
  for (let index = 0; index < 10; index++) {
    expect((await karar.signIn(email, 'forgotten', '198.51.100.41', { device })).statusCode).toBe(401)
  }
  expect((await karar.signIn(email, password, '198.51.100.41', { device })).statusCode).toBe(429)
  // and is worth nothing for another account
  const other = await karar.givenUser()
  for (let index = 0; index < 10; index++) await karar.signIn(other.email, 'a guess', '198.51.100.42', { device })
  expect((await karar.signIn(other.email, password, '198.51.100.42', { device })).statusCode).toBe(429)
})

test('name, company and phone can be corrected, e-mail, role and plan not', async () => {
  const { id, email, token } = await karar.givenUser()
  const body = { full_name: ' आशा राव ', company_name: 'Nilgiri', phone: '', email: 'x@y.in', role: 'admin' }
  const answer = await karar.call(token)('PUT', '/api/auth/me', body)
  expect(answer.json()).toMatchObject({
    full_name: 'आशा राव',
    company_name: 'Nilgiri',
    phone: null,
    email,
    role: 'user',
  })
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  const update = lines.find((line) => line.action === 'user.update')
  expect(update?.after).toEqual({ changed: ['full_name', 'company_name'] })
})

test('a new password needs the old one, passes all six checks, and ends the other sessions', async () => {
  const { email, token } = await karar.givenUser()
  const other = (await karar.signIn(email, password)).json().token
  const change = (current_password: string, new_password: string) =>
    karar.call(token)('POST', '/api/auth/change-password', { current_password, new_password })
  const wrong = await change('not mine', 'Monsoon-42')
  expect([wrong.statusCode, wrong.json().detail]).toEqual([
    403,
    { reason: 'wrong_password', message: 'This is not your password.' },
  ])
  expect((await change(password, 'monsoon-42')).statusCode).toBe(400)
  const changed = (await change(password, 'Monsoon-42')).json()
  expect(changed).toEqual({ ended: 1, token: expect.any(String) })
  expect((await karar.call(other)('GET', '/api/auth/me')).statusCode).toBe(401)
  // this one goes on under another token
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await karar.call(changed.token)('GET', '/api/auth/me')).statusCode).toBe(200)
  expect((await karar.signIn(email, password)).statusCode).toBe(401)
  expect((await karar.signIn(email, 'Monsoon-42')).statusCode).toBe(200)
  const subjects = (await karar.letters(email, 2)).map(({ subject }) => subject)
  expect(subjects).toContain('Your Karar password was changed')
})

test('a new password makes a reset link worthless that was sent before', async () => {
  const { email, token } = await karar.givenUser()
  await karar.call(undefined)('POST', '/api/auth/forgot-password', { email })
  const link = /token=([\w-]+)/.exec((await karar.letters(email))[0]?.text ?? '')?.[1]
  const change = { current_password: password, new_password: 'Monsoon-42' }
  expect((await karar.call(token)('POST', '/api/auth/change-password', change)).statusCode).toBe(200)
  const reset = { token: link, new_password: 'Harvest-77' }
  expect((await karar.call(undefined)('POST', '/api/auth/reset-password', reset)).statusCode).toBe(400)
})

test('a sign-in with the old password opens nothing once a new one is set in the same moment', async () => {
  const { id, email } = await karar.givenUser()
  const { db } = karar.parts.database
  // the account is held by somebody who sets a new password, as a reset does; the sign-in has verified the old one
  let signingIn: ReturnType<TestKarar['signIn']> | undefined
  await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for('update')
    signingIn = karar.signIn(email, password)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword('Harvest-77') })
      .where(eq(users.id, id))
    await tx.delete(sessions).where(eq(sessions.userId, id))
  })
  expect((await signingIn)?.statusCode).toBe(401)
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
})

test('a file that cannot be removed does not turn a deletion into a failure', async () => {
  const { token } = await karar.givenUser()
  await karar.upload(token, contractNumber(31))
  await karar.upload(token, contractNumber(32))
  const remove = vi.spyOn(karar.parts.files, 'remove').mockRejectedValueOnce(new Error('the disk is away'))
  const answer = await karar.call(token)('DELETE', '/api/auth/me', { password })
  expect([answer.statusCode, answer.json()]).toEqual([200, { deleted_documents: 2, deleted_files: 2 }])
  expect(remove).toHaveBeenCalledTimes(2)
  remove.mockRestore()
})

test('who sits at an unlocked screen guesses ten times', async () => {
  const { token } = await karar.givenUser()
  const guess = () => karar.call(token)('DELETE', '/api/auth/me', { password: 'a guess' })
  for (let index = 0; index < 10; index++) expect((await guess()).statusCode).toBe(403)
  expect((await guess()).statusCode).toBe(429)
})

test('the export holds account, sessions, activity, and each document with file, text and analysis', async () => {
  const { id, email, token } = await karar.givenUser()
  const { id: document } = (
    await karar.upload(token, contractNumber(1), { name: 'करार = 1.txt', analyze: true })
  ).json()
  await karar.settled(token, document)
  await karar.upload(token, contractNumber(2), { name: 'second.txt' })
  const answer = await karar.call(token)('GET', '/api/auth/export')
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?karar-data-\d{4}-\d\d-\d\d\.zip"?$/)
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'account.json',
    'comments.json',
    'documents/0001/document.json',
    'documents/0001/original करार = 1.txt',
    'documents/0001/text.txt',
    'documents/0002/document.json',
    'documents/0002/original second.txt',
    'drafts.json',
  ])
  const read = (name: string) => new TextDecoder().decode(files[name])
  const account = JSON.parse(read('account.json'))
  expect(account.account).toMatchObject({ id, email })
  expect(account.sessions).toHaveLength(1)
  expect(account.corrected_facts).toEqual([])
  expect(account.shared_links).toEqual([])
  expect(account.audit_log.map((line: { action: string }) => line.action)).toContain('document.create')
  expect(read('documents/0001/original करार = 1.txt')).toBe(contractNumber(1))
  const whole = JSON.parse(read('documents/0001/document.json'))
  expect(whole).toMatchObject({ original_filename: 'करार = 1.txt', analysis: { safety_score: expect.any(Number) } })
  // secrets are not data of the person
  expect(read('account.json')).not.toMatch(/argon2|[0-9a-f]{64}.*token/)
})

test('deleting the own account takes documents, files and sessions along, and leaves the log', async () => {
  const { id, email, token } = await karar.givenUser()
  const { id: document } = (await karar.upload(token, contractNumber(7), { analyze: true })).json()
  await karar.settled(token, document)
  const filesBefore = await countFiles()
  const answer = await karar.call(token)('DELETE', '/api/auth/me', { password })
  expect([answer.statusCode, answer.json()]).toEqual([200, { deleted_documents: 1, deleted_files: 1 }])
  const { db } = karar.parts.database
  expect(await db.select().from(users).where(eq(users.id, id))).toEqual([])
  expect(await db.select().from(documents).where(eq(documents.ownerId, id))).toEqual([])
  expect(await countFiles()).toBe(filesBefore - 1)
  expect((await karar.call(token)('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await karar.signIn(email, password)).statusCode).toBe(401)
  expect((await karar.letters(email, 1)).at(-1)?.subject).toBe('Your Karar account was deleted')
  const [line] = await db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.action} = 'user.delete' and ${auditLog.subjectId} = ${id}`)
  expect(line).toMatchObject({ actorId: id, after: { deleted_documents: 1, deleted_files: 1 } })
  // no line that was ever written of this account says who it was
  const lines = await db.select().from(auditLog).where(eq(auditLog.actorId, id))
  expect(JSON.stringify(lines)).not.toContain('Asha Rao')
  expect(JSON.stringify(lines)).not.toContain(email)
})

async function countFiles(): Promise<number> {
  const entries = await readdir(join(karar.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

test('the last administrator cannot delete themselves', async () => {
  const { token } = (await karar.signIn(adminEmail, password)).json()
  const answer = await karar.call(token)('DELETE', '/api/auth/me', { password })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: 'This is the last administrator. Make somebody else an administrator first.' },
  ])
})
