import type { Comment, CommentEvent, DocumentId, UserId } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '../../db/tables.ts'
import type { App } from '../../lib/http/http.ts'
import { readConfig } from '../../lib/settings/config.ts'
import { openLog } from '../../lib/settings/log.ts'
import { type Karar, startKarar } from '../../start.ts'
import { type OpenedStream, openEventStream } from '../../testing/event-stream.ts'
import { contractNumber } from '../../testing/files.ts'
import { type Method, openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { password } from '../../testing/people.ts'
import { tellsOfComments } from './tell.ts'

/** Two servers on one database: what is changed at one is told by the other. */
let here: TestKarar
let there: Karar
type Person = { id: UserId; token: string }
let owner: Person
let admin: Person
let document: string
let number = 1100
const open: OpenedStream[] = []

beforeAll(async () => {
  here = await openTestKarar({ RATE_LIMITS: 'off' })
  const { databaseUrl = '' } = here.parts.config
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: here.dataDir, ROLE: 'web', RATE_LIMITS: 'off' }
  there = await startKarar(readConfig(settings), openLog('silent'))
})
afterAll(async () => {
  for (const stream of open) stream.close()
  await there?.close()
  await here?.close()
})
beforeEach(async () => {
  owner = await here.givenSession()
  admin = await here.givenSession({ role: 'admin' })
  document = (await here.upload(owner.token, contractNumber(++number))).json().id
})

const thereApp = () => there.app as App
async function listen({ token }: Person, app = thereApp()): Promise<OpenedStream> {
  const stream = await openEventStream(app, `/api/documents/${document}/events`, token)
  open.push(stream)
  return stream
}
async function ask({ token }: Person, method: Method, id = '', body?: object) {
  const url = `/api/documents/${document}/comments${id && `/${id}`}`
  const answer = await here.call(token)(method, url, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.body ? answer.json<Comment>() : ({} as Comment)
}
const add = (by: Person, content: string, is_private = false) => ask(by, 'POST', '', { content, is_private })
const wait = { timeout: 30_000, interval: 20 }
/** The stream's next event. What a comment is now is read when it is told of, so each is waited for. */
const next = async (stream: OpenedStream): Promise<CommentEvent | undefined> => {
  await expect.poll(() => stream.events.length, wait).toBeGreaterThan(0)
  return stream.events.shift()
}
const isNew = (data: Comment) => ({ event: 'comment_added', data })
const isEdited = (data: Comment) => ({ event: 'comment_edited', data })
const isGone = ({ id }: Comment) => ({ event: 'comment_deleted', data: { id } })

test('what one adds, edits and deletes at one server is told at the other', async () => {
  const stream = await listen(admin)
  expect(stream.status).toBe(200)
  expect(stream.headers.get('cache-control')).toBe('no-store')
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
  const added = await add(owner, 'Ask for a cap.\n\nevent: comment_deleted')
  expect(await next(stream)).toEqual(isNew(added))
  const edited = await ask(admin, 'PUT', added.id, { content: 'Ask for a cap of the fees.' })
  expect(await next(stream)).toEqual(isEdited(edited))
  await ask(owner, 'DELETE', added.id)
  expect(await next(stream)).toEqual(isGone(added))
  // an administrator who hears what others wrote has looked, and the log has it, once; and who edits it sees it
  const { db } = here.parts.database
  const lines = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))
  expect(lines.filter(({ action }) => action === 'document.view_by_admin')).toHaveLength(2)
})

test('of a private comment nobody else hears anything, whatever is done to it', async () => {
  const [hers, his] = [await listen(owner), await listen(admin)]
  const secret = await add(owner, 'We can live with 90 days.', true)
  expect(await next(hers)).toEqual(isNew(secret))
  const changed = await ask(owner, 'PUT', secret.id, { content: 'With 60 days.' })
  expect(await next(hers)).toEqual(isEdited(changed))
  const shown = await ask(owner, 'PUT', secret.id, { is_private: false })
  expect([await next(hers), await next(his)]).toEqual([isEdited(shown), isNew(shown)])
  const hidden = await ask(owner, 'PUT', secret.id, { is_private: true })
  expect([await next(hers), await next(his)]).toEqual([isEdited(hidden), isGone(secret)])
  await ask(owner, 'DELETE', secret.id)
  expect(await next(hers)).toEqual(isGone(secret))
  // what comes next is the first that he hears after it was hidden
  const last = await add(admin, 'Looks fine.')
  expect([await next(hers), await next(his)]).toEqual([isNew(last), isNew(last)])
})

test('notes that are heard late, after the next changes, tell nothing twice', async () => {
  const { db } = here.parts.database
  const reader = { id: admin.id, role: 'admin', administers: true } as const
  const { tell, forget } = tellsOfComments(db, document as DocumentId)
  const { id: comment } = await add(owner, 'With 60 days.')
  const was = (before: 'none' | 'public' | 'private') => tell(reader, { comment, before, author: owner.id })
  // written privately, edited and shown by now
  expect(await was('private')).toMatchObject({ event: 'comment_added', data: { id: comment } })
  expect(await was('private')).toBeNull()
  const edited = await ask(owner, 'PUT', comment, { content: 'With 45 days.' })
  expect(await was('public')).toEqual(isEdited(edited))
  expect(await was('public')).toBeNull()
  await ask(owner, 'PUT', comment, { is_private: true })
  expect(await was('public')).toEqual({ event: 'comment_deleted', data: { id: comment } })
  expect(await was('public')).toBeNull()
  const shown = await ask(owner, 'PUT', comment, { is_private: false })
  expect(await was('private')).toEqual(isNew(shown))
  // the list was read anew, by which nobody knows what was in it
  forget()
  expect(await was('public')).toEqual(isEdited(shown))
})

test('when an account is deleted, whoever has its comments or edits open is told to read them anew', async () => {
  const another = await here.givenSession({ role: 'admin' })
  const [said, edited] = [await add(admin, 'Looks fine.'), await add(owner, 'Ask for a cap.')]
  await ask(another, 'PUT', edited.id, { content: 'Ask for it.' })
  const stream = await listen(owner)
  const missed = { event: 'missed', data: {} }
  for (const gone of [admin, another]) {
    const by = await here.givenSession({ role: 'admin' })
    expect((await here.call(by.token)('DELETE', `/api/admin/users/${gone.id}`)).statusCode).toBe(200)
    // on a busy machine the edit before is heard by whoever listens since
    let heard = await next(stream)
    while ((heard as { event: string }).event === 'comment_edited') heard = await next(stream)
    expect(heard).toEqual(missed)
  }
  const shown = await here.call(owner.token)('GET', `/api/documents/${document}/comments`)
  expect(shown.json()).toMatchObject([
    { id: edited.id, edited_by_name: 'Deleted account' },
    { id: said.id, author_name: 'Deleted account' },
  ])
})

test('only who may read the document can listen, and only to that document', async () => {
  const stranger = await here.givenSession()
  expect((await listen(stranger)).status).toBe(404)
  expect((await listen({ ...stranger, token: 'x'.repeat(40) })).status).toBe(401)
  const stream = await listen(owner)
  const other = (await here.upload(owner.token, contractNumber(++number))).json().id
  await here.call(owner.token)('POST', `/api/documents/${other}/comments`, { content: 'Elsewhere' })
  const added = await add(owner, 'Here')
  expect(await next(stream)).toEqual(isNew(added))
})

test.each([
  ['is suspended', (id: string) => here.call(admin.token)('POST', `/api/admin/suspend-user/${id}`)],
  ['signs out', () => here.call(owner.token)('POST', '/api/auth/logout')],
  ['is deleted', (id: string) => here.call(admin.token)('DELETE', `/api/admin/users/${id}`)],
  ['deletes the document', () => here.call(owner.token)('DELETE', `/api/documents/${document}`)],
] as const)('a listener who %s is cut off at once', async (_, act) => {
  const stream = await listen(owner)
  expect((await act(owner.id)).statusCode).toBeLessThan(300)
  await stream.ended
  expect(stream.events).toEqual([])
})

test('a session that ends cuts its own stream, and no other of that person', async () => {
  const { email, ...person } = await here.givenUser()
  document = (await here.upload(person.token, contractNumber(++number))).json().id
  const elsewhere = { ...person, token: (await here.signIn(email, password)).json().token }
  const [first, second] = [await listen(person), await listen(elsewhere)]
  await here.call(person.token)('POST', '/api/auth/logout')
  await first.ended
  const added = await add(elsewhere, 'Still here')
  expect(await next(second)).toEqual(isNew(added))
})

test('one person has at most twenty streams, and gets another when one is closed', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(owner)))
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const refused = await listen(owner)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await listen(admin)).status).toBe(200)
  streams[0]?.close()
  await expect.poll(async () => (await listen(owner)).status, wait).toBe(200)
})

test('when the connection that listens is lost, a new one is made, and listeners are told to read anew', async () => {
  const stream = await listen(admin)
  const { db } = here.parts.database
  const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'karar-live'`
  expect((await db.execute(kill)).rowCount).toBeGreaterThan(0)
  expect(await next(stream)).toEqual({ event: 'missed', data: {} })
  const added = await add(owner, 'After the storm')
  expect(await next(stream)).toEqual(isNew(added))
})

test('a server with open streams closes, and they end', async () => {
  const settings = { DATABASE_URL: here.parts.config.databaseUrl, DATA_DIR: here.dataDir, ROLE: 'web' }
  const third = await startKarar(readConfig(settings), openLog('silent'))
  const stream = await listen(owner, third.app)
  expect(stream.status).toBe(200)
  await third.close()
  await stream.ended
})
