import { type Comment, type DocumentId, longestComment, mostComments, type UserId } from '@karar/schema'
import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, comments, users } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { contractNumber, contractText } from '../../testing/files.ts'
import { type Method, openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
type Person = { id: UserId; token: string }
let owner: Person
let admin: Person
let stranger: Person
let document: DocumentId
let number = 800
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenSession()
  admin = await karar.givenSession({ role: 'admin' })
  stranger = await karar.givenSession()
  await karar.parts.database.db.update(users).set({ fullName: 'Meera Nair' }).where(eq(users.id, admin.id))
})
afterAll(() => karar.close())
beforeEach(async () => {
  document = await givenDocument(owner)
})

const db = () => karar.parts.database.db
async function givenDocument({ token }: Person, analyze = false): Promise<DocumentId> {
  const { id } = (await karar.upload(token, contractNumber(++number), { analyze })).json()
  if (analyze) await karar.settled(token, id)
  return id
}
const path = (id = '') => `/api/documents/${document}/comments${id && `/${id}`}`
const ask = ({ token }: Person, method: Method, url: string, body?: object) => karar.call(token)(method, url, body)
async function add(by: Person, content = 'Ask for a cap.', rest: object = {}): Promise<Comment> {
  const answer = await ask(by, 'POST', path(), { content, ...rest })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const list = async (by: Person, url = path()) => {
  const answer = await ask(by, 'GET', url)
  expect(answer.statusCode, answer.body).toBe(200)
  const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  return { rows: answer.json<Comment[]>(), total: Number(answer.headers['x-total-count']), next }
}
const told = async (by: Person, method: Method, url: string, body?: object) => {
  const answer = await ask(by, method, url, body)
  return [answer.statusCode, answer.json().detail]
}
const logOf = (action = 'comment.%') =>
  db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, document), like(auditLog.action, action)))
    .orderBy(asc(auditLog.id))

test('owner and administrators see each other’s comments, newest first and page by page; a stranger finds no document', async () => {
  const first = await add(owner, '  Ask for a cap.\r\nTwice the fees.  ')
  expect(first).toMatchObject({
    content: 'Ask for a cap.\nTwice the fees.',
    comment_type: 'general',
    is_private: false,
    author_id: owner.id,
    author_name: 'Asha Rao',
    place: null,
    edited_at: null,
    edited_by_name: null,
  })
  const second = await add(admin, 'Looks fine.', { comment_type: 'legal' })
  const third = await add(owner)
  for (const [person, base] of [
    [owner, '/api/documents'],
    [admin, '/api/documents'],
    [admin, '/api/admin/documents'],
  ] as const) {
    const page = await list(person, `${base}/${document}/comments?limit=2`)
    expect([page.rows.map(({ id }) => id), page.total]).toEqual([[third.id, second.id], 3])
    expect((await list(person, page.next)).rows).toEqual([first])
  }
  const gone = 'Document not found. It may have already been deleted.'
  expect(await told(stranger, 'GET', path())).toEqual([404, gone])
  expect(await told(stranger, 'POST', path(), { content: 'x' })).toEqual([404, gone])
  expect(await told(stranger, 'PUT', path(first.id), { content: 'x' })).toEqual([404, gone])
  expect(await told(stranger, 'DELETE', path(first.id))).toEqual([404, gone])
  expect(await told(owner, 'GET', `${path()}?cursor=x`)).toEqual([400, expect.stringMatching(/cursor/)])
})

test('an administrator’s reading is in the audit log before it is shown; an empty list shows nothing and writes nothing', async () => {
  const seen = async () => (await logOf('%view_by_admin')).map(({ actorId, after }) => [actorId, after?.seen])
  await list(admin)
  expect(await seen()).toEqual([])
  await add(owner)
  await list(owner)
  expect(await seen()).toEqual([])
  await list(admin)
  expect(await seen()).toEqual([[admin.id, 'comments']])
})

test('what an administrator is answered of others’ words is a look, also where nothing is read by name', async () => {
  document = await givenDocument(owner, true)
  const seen = async () => (await logOf('%view_by_admin')).map(({ actorId, after }) => [actorId, after?.seen])
  const { id } = await add(owner, 'Ask for a cap.')
  const own = await add(admin, 'Looks fine.')
  expect((await ask(admin, 'PUT', path(own.id), {})).statusCode).toBe(200)
  expect(await seen()).toEqual([])
  expect((await ask(admin, 'PUT', path(id), {})).json()).toMatchObject({ content: 'Ask for a cap.' })
  expect(await seen()).toEqual([[admin.id, 'comments']])
  const { place } = await add(admin, 'What is this?', { place: { start: 100, end: 300 } })
  expect(place?.quote.length).toBeGreaterThan(0)
  await add(owner, 'And this?', { place: { start: 100, end: 300 } })
  expect(await seen()).toEqual([
    [admin.id, 'comments'],
    [admin.id, 'text'],
  ])
})

test('a private comment is there for its author alone: in no list or count of others, and not to be edited or deleted', async () => {
  const mine = await add(owner, 'We can live with 90 days.', { is_private: true })
  const theirs = await add(admin, 'Not impressed.', { is_private: true })
  expect(await list(owner)).toMatchObject({ rows: [mine], total: 1 })
  expect(await list(admin)).toMatchObject({ rows: [theirs], total: 1 })
  const gone = [404, 'This comment is no longer there. It may have been deleted.']
  expect(await told(owner, 'PUT', path(theirs.id), { content: 'x' })).toEqual(gone)
  expect(await told(owner, 'DELETE', path(theirs.id))).toEqual(gone)
  expect(await told(admin, 'DELETE', path(mine.id))).toEqual(gone)
  expect((await ask(admin, 'PUT', path(theirs.id), { is_private: false })).json()).toMatchObject({ is_private: false })
  expect((await list(owner)).total).toBe(2)
})

test('only what is named is changed, and an edit by somebody else names them', async () => {
  const { id } = await add(owner, 'Ask for a cap.', { comment_type: 'legal' })
  const byAdmin = (await ask(admin, 'PUT', path(id), { content: 'Ask for a cap of the fees.' })).json<Comment>()
  expect(byAdmin).toMatchObject({
    content: 'Ask for a cap of the fees.',
    comment_type: 'legal',
    author_name: 'Asha Rao',
    edited_by_name: 'Meera Nair',
  })
  expect(byAdmin.edited_at).not.toBeNull()
  const byOwner = (await ask(owner, 'PUT', path(id), { comment_type: 'technical' })).json<Comment>()
  expect(byOwner).toMatchObject({ content: byAdmin.content, comment_type: 'technical', edited_by_name: null })
  expect(byOwner.edited_at).not.toBeNull()
  // nothing new: nothing was edited
  expect((await ask(admin, 'PUT', path(id), { content: byAdmin.content, is_private: false })).json()).toEqual(byOwner)
  expect(await told(admin, 'PUT', path(id), { is_private: true })).toEqual([
    403,
    'Only its author can make a comment private, or show it to others.',
  ])
  expect((await list(admin)).rows).toEqual([byOwner])
})

test('what is blank or too long is refused in words, and nothing is kept', async () => {
  const { id } = await add(owner)
  for (const content of ['', '  \n\t ', '\u200b\u00a0', '\0']) {
    expect(await told(owner, 'POST', path(), { content })).toEqual([400, 'Please enter a comment'])
    expect(await told(owner, 'PUT', path(id), { content })).toEqual([400, 'Please enter a comment'])
  }
  expect(await told(owner, 'POST', path(), {})).toEqual([400, 'Please enter a comment'])
  const tooLong = 'x'.repeat(longestComment + 1)
  const [status, detail] = await told(owner, 'POST', path(), { content: tooLong })
  expect([status, detail]).toEqual([400, expect.stringMatching(/at most 5,000 characters; this one has 5,001/)])
  expect((await add(owner, 'y'.repeat(longestComment))).content).toHaveLength(longestComment)
  expect((await ask(owner, 'POST', path(), { content: 'x', comment_type: 'rude' })).statusCode).toBe(400)
  expect((await list(owner)).total).toBe(2)
  const odd = await add(owner, 'a\0b \ud800 नमस्ते 😀')
  expect(odd.content).toBe('ab \ufffd नमस्ते 😀')
})

test('a document holds so many comments and no more; room is made by deleting, and private ones of others take none', async () => {
  const row = { documentId: document, content: 'x', commentType: 'general' as const }
  const many = Array.from({ length: mostComments }, () => ({ ...row, id: newId<Comment['id']>(), authorId: owner.id }))
  await db().insert(comments).values(many)
  const full = [409, 'This document has as many comments as it can hold. Delete some that are settled first.']
  expect(await told(owner, 'POST', path(), { content: 'One more' })).toEqual(full)
  expect((await ask(owner, 'DELETE', path(many[0]?.id))).statusCode).toBe(204)
  await db()
    .insert(comments)
    .values({ ...row, id: newId<Comment['id']>(), authorId: admin.id, isPrivate: true })
  // two at the same moment, and room for one
  const both = await Promise.all([1, 2].map(() => ask(owner, 'POST', path(), { content: 'One more' })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
})

test('a comment on a clause keeps the clause, the page and the words; before the text was read it can name no place', async () => {
  const words = 'indemnify the Client against all losses of any kind without any limit'
  const place = { start: contractText.indexOf(words), end: contractText.indexOf(words) + words.length }
  const [status, detail] = await told(owner, 'POST', path(), { content: 'Cap?', place })
  expect([status, detail]).toEqual([400, expect.stringMatching(/has not been read yet/)])
  document = await givenDocument(owner, true)
  const { text } = (await ask(owner, 'GET', `/api/documents/${document}/text`)).json()
  const start = text.indexOf(words)
  const added = await add(owner, 'Cap?', { place: { start, end: start + words.length } })
  const { unified_analysis } = (await ask(owner, 'GET', `/api/documents/${document}/unified-analysis`)).json()
  const clause = unified_analysis.clause_analyses.find(({ number }: { number: string }) => number === '3')
  expect(added.place).toEqual({
    start,
    end: start + words.length,
    clause_id: clause.id,
    clause_number: '3',
    page: 1,
    quote: words,
  })
  expect((await list(owner)).rows).toEqual([added])
  expect((await told(owner, 'POST', path(), { content: 'x', place: { start, end: text.length + 1 } }))[0]).toBe(400)
})

test('the audit log has every change, who made it and of what kind, and no word of what was written', async () => {
  const { id } = await add(owner, 'Suffragette lamp', { is_private: true })
  await ask(owner, 'PUT', path(id), { is_private: false })
  await ask(admin, 'PUT', path(id), { content: 'Suffragette lamps', comment_type: 'legal' })
  await ask(admin, 'DELETE', path(id))
  const lines = await logOf()
  const about = { comment_id: id, comment_type: 'general', is_private: false, content_length: 16 }
  expect(lines.map(({ actorId, action, before, after }) => ({ actorId, action, before, after }))).toEqual([
    { actorId: owner.id, action: 'comment.add', before: null, after: { ...about, is_private: true } },
    {
      actorId: owner.id,
      action: 'comment.edit',
      before: { ...about, is_private: true },
      after: { ...about, content_changed: false, own_comment: true },
    },
    {
      actorId: admin.id,
      action: 'comment.edit',
      before: about,
      after: { ...about, comment_type: 'legal', content_length: 17, content_changed: true, own_comment: false },
    },
    {
      actorId: admin.id,
      action: 'comment.delete',
      before: { ...about, comment_type: 'legal', content_length: 17, own_comment: false },
      after: null,
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/suffragette/i)
})

test('at their own address administrators read and write the same comments, with the same rules', async () => {
  const theirs = `/api/admin/documents/${document}/comments`
  await add(owner, 'Mine alone.', { is_private: true })
  const asked = await add(owner, 'Ask for a cap.')
  const written = await ask(admin, 'POST', theirs, { content: 'Twelve months of fees.', comment_type: 'legal' })
  expect([written.statusCode, written.json()]).toMatchObject([
    201,
    { comment_type: 'legal', author_name: 'Meera Nair' },
  ])
  const seen = [written.json().id, asked.id]
  expect((await list(admin, theirs)).rows.map(({ id }) => id)).toEqual(seen)
  expect((await list(owner)).rows.slice(0, 2).map(({ id }) => id)).toEqual(seen)
  expect(await told(admin, 'POST', theirs, { content: '  ' })).toEqual([400, 'Please enter a comment'])
  expect((await ask(owner, 'GET', theirs)).statusCode).toBe(403)
  expect((await logOf('comment.add')).map(({ actorId }) => actorId)).toEqual([owner.id, owner.id, admin.id])
})
