import type { CreatedSharedLink, DocumentId, SharedAnalysis, SharedLinks } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, sharedLinks, users } from '../../db/tables.ts'
import { sha256 } from '../../lib/ids.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
let owner: Awaited<ReturnType<TestKarar['givenUser']>>
let document: string
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenUser({ company: 'Nilgiri Softworks LLP' })
  document = await analysed(owner.token, 1)
})
afterAll(() => karar.close())

let number = 0
async function analysed(token: string, of: number = ++number + 100): Promise<string> {
  const { id } = (await karar.upload(token, contractNumber(of), { name: `agreement ${of}.txt`, analyze: true })).json()
  await karar.settled(token, id)
  return id
}
const links = (id = document) => `/api/documents/${id}/shared-links`
const share = async (days: number, id = document, token = owner.token) =>
  (await karar.call(token)('POST', links(id), { days })).json<CreatedSharedLink>()
const open = (token: string, at = karar) => at.call(undefined)('POST', '/api/shared', { token })
const refused = {
  detail: 'This link does not work any more. It may have run out, or have been ended. Ask for a new one.',
}
async function expectRefused(token: string): Promise<void> {
  const answer = await open(token)
  expect([answer.statusCode, answer.json()]).toEqual([404, refused])
}

test('whoever has the link reads analysis and text without an account, and nothing of the people', async () => {
  const { token, expires_at, created_at, last_used_at } = await share(7)
  expect(last_used_at).toBe(null)
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBeCloseTo(7 * 86_400_000, -4)
  await karar.call(owner.token)('POST', `/api/documents/${document}/comments`, {
    content: 'Our lowest price is 4 lakh.',
  })
  const answer = await open(token)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const { name, analysis, text } = answer.json<SharedAnalysis>()
  expect(name).toBe('agreement 1.txt')
  expect(analysis.critical_issues.length).toBeGreaterThan(2)
  for (const { quote, start, end } of analysis.critical_issues) expect(text.slice(start, end)).toBe(quote)
  expect(analysis.perspective.basis).not.toBe('company')
  for (const secret of [owner.id, owner.email, document, 'Asha Rao', '4 lakh'])
    expect(answer.body).not.toContain(secret)
})

test('a side that nobody has chosen is told as a guess; that it goes by the company of the owner is not told', async () => {
  const shownBy = async (token: string, id: string) => {
    const link = await share(1, id, token)
    return (await open(link.token)).json<SharedAnalysis>().analysis.perspective
  }
  expect(await shownBy(owner.token, document)).toMatchObject({ party: 'Nilgiri Softworks LLP', basis: 'chosen' })
  const stranger = await karar.givenUser({ company: 'Deccan Stores LLP' })
  expect((await shownBy(stranger.token, await analysed(stranger.token))).basis).toBe('weaker_party')
})

test('the secret is told once and kept as a hash; the list tells when it was last used', async () => {
  const mine = await analysed(owner.token)
  const { token, ...made } = await share(1, mine)
  const list = async () => (await karar.call(owner.token)('GET', links(mine))).json<SharedLinks>()
  expect(await list()).toEqual({ enabled: true, links: [made] })
  const { db } = karar.parts.database
  const [row] = await db.select().from(sharedLinks).where(eq(sharedLinks.id, made.id))
  expect(row?.tokenHash).toBe(sha256(token))
  expect(JSON.stringify(row)).not.toContain(token)
  for (const _ of [1, 2]) expect((await open(token)).statusCode).toBe(200)
  const [used] = (await list()).links
  expect(Date.parse(used?.last_used_at ?? '')).toBeGreaterThanOrEqual(Date.parse(made.created_at))
  const lines = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'document'), eq(auditLog.subjectId, mine)))
    .orderBy(auditLog.id)
  // read twice within the hour: one line
  expect(lines.map(({ action }) => action).filter((action) => /share|link/.test(action))).toEqual([
    'document.share',
    'document.view_by_link',
  ])
  expect(JSON.stringify(lines)).not.toContain(token)
})

test('a link that was ended works no more, and that is written down', async () => {
  const { id, token } = await share(30)
  const other = await share(30)
  expect((await karar.call(owner.token)('DELETE', `${links()}/${id}`)).statusCode).toBe(204)
  await expectRefused(token)
  expect((await open(other.token)).statusCode).toBe(200)
  expect((await karar.call(owner.token)('DELETE', `${links()}/${id}`)).statusCode).toBe(404)
  const { db } = karar.parts.database
  const lines = await db.select().from(auditLog).where(eq(auditLog.action, 'document.unshare'))
  expect(lines.map(({ before }) => before)).toContainEqual({ link: id })
})

test('one that ran out, a wrong one, and one of a deleted document are answered alike', async () => {
  const { id, token } = await share(1)
  const { db } = karar.parts.database
  await db
    .update(sharedLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sharedLinks.id, id))
  await expectRefused(token)
  expect((await karar.call(owner.token)('GET', links())).json<SharedLinks>().links.map((one) => one.id)).not.toContain(
    id,
  )
  await expectRefused('x')
  // the hash is no key
  await expectRefused(sha256(token))
  const gone = await analysed(owner.token)
  const last = await share(7, gone)
  await karar.call(owner.token)('DELETE', `/api/documents/${gone}`)
  await expectRefused(last.token)
  expect(
    await db
      .select()
      .from(sharedLinks)
      .where(eq(sharedLinks.documentId, gone as DocumentId)),
  ).toEqual([])
})

test('whoever opens a link that works no more leaves a line, once an hour a link; what never was one leaves none', async () => {
  const mine = await analysed(owner.token)
  const [ended, ranOut] = [await share(7, mine), await share(7, mine)]
  await karar.call(owner.token)('DELETE', `${links(mine)}/${ended.id}`)
  const { db } = karar.parts.database
  await db
    .update(sharedLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sharedLinks.id, ranOut.id))
  // a new link does not make those forgotten
  await share(1, mine)
  const before = await db.$count(auditLog)
  for (const token of [ended.token, ended.token, ranOut.token, 'never a link']) await expectRefused(token)
  const lines = await db.select().from(auditLog).where(eq(auditLog.action, 'document.refuse_link'))
  const ofMine = lines.filter(({ subjectId }) => subjectId === mine)
  expect(ofMine.map(({ actorId, after }) => [actorId, after])).toEqual([
    [null, { link: ended.id }],
    [null, { link: ranOut.id }],
  ])
  expect(await db.$count(auditLog)).toBe(before + 2)
})

test('while the owner is suspended, nothing of theirs can be read by a link', async () => {
  const other = await karar.givenUser()
  const { token } = await share(7, await analysed(other.token), other.token)
  const { db } = karar.parts.database
  const as = (status: 'suspended' | 'approved') => db.update(users).set({ status }).where(eq(users.id, other.id))
  await as('suspended')
  await expectRefused(token)
  await as('approved')
  expect((await open(token)).statusCode).toBe(200)
})

test('what is not analysed cannot be shared, nor for another time than offered, nor twenty-one times', async () => {
  const { id } = (await karar.upload(owner.token, contractNumber(900))).json()
  const refuse = async (body: object, of = document) =>
    (await karar.call(owner.token)('POST', links(of), body)).statusCode
  expect(await refuse({ days: 7 }, id)).toBe(400)
  expect(await refuse({ days: 365 })).toBe(400)
  const full = await analysed(owner.token)
  for (let i = 0; i < 20; i++) await share(1, full)
  expect(await refuse({ days: 1 }, full)).toBe(409)
})

test('where the operator turned links off, none can be made and none works', async () => {
  const closed = await openTestKarar({ SHARED_LINKS: 'off' })
  try {
    const { token } = await closed.givenUser()
    const { id } = (await closed.upload(token, contractNumber(1), { analyze: true })).json()
    await closed.settled(token, id)
    expect((await closed.call(token)('GET', links(id))).json()).toEqual({ enabled: false, links: [] })
    const answer = await closed.call(token)('POST', links(id), { days: 7 })
    expect([answer.statusCode, answer.json().detail]).toEqual([403, expect.stringMatching(/turned off here/)])
    await closed.parts.database.db.insert(sharedLinks).values({
      id: crypto.randomUUID() as CreatedSharedLink['id'],
      tokenHash: sha256('known'),
      documentId: id,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    expect((await open('known', closed)).statusCode).toBe(404)
  } finally {
    await closed.close()
  }
})
