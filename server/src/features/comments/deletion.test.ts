import type { Comment, UserId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comments } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
type Person = { id: UserId; token: string }
let owner: Person
let admin: Person
let document: string
let number = 900
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

async function given(): Promise<void> {
  owner = await karar.givenSession()
  admin = await karar.givenSession({ role: 'admin' })
  document = (await karar.upload(owner.token, contractNumber(++number))).json().id
}
const add = async ({ token }: Person, content: string, is_private = false): Promise<Comment> =>
  (await karar.call(token)('POST', `/api/documents/${document}/comments`, { content, is_private })).json()
const rows = () =>
  karar.parts.database.db
    .select()
    .from(comments)
    .where(eq(comments.documentId, document as Comment['document_id']))

test('comments go with their document', async () => {
  await given()
  await add(owner, 'Ask for a cap.')
  await add(admin, 'Hm.', true)
  expect((await karar.call(owner.token)('DELETE', `/api/documents/${document}`)).statusCode).toBe(204)
  expect(await rows()).toEqual([])
})

test('when an account is deleted its private comments go and its others stay without a name', async () => {
  await given()
  const edited = await add(owner, 'Ask for a cap.')
  await add(admin, 'Not impressed.', true)
  const first = await add(admin, 'Looks fine.')
  const own = await karar.call(admin.token)('PUT', `/api/documents/${document}/comments/${first.id}`, {
    content: 'Fine.',
  })
  const said = own.json<Comment>()
  const call = karar.call(owner.token)
  await karar.call(admin.token)('PUT', `/api/documents/${document}/comments/${edited.id}`, { content: 'Ask for it.' })
  const another = await karar.givenSession({ role: 'admin' })
  expect((await karar.call(another.token)('DELETE', `/api/admin/users/${admin.id}`)).statusCode).toBe(200)
  expect(await rows()).toHaveLength(2)
  expect((await call('GET', `/api/documents/${document}/comments`)).json()).toEqual([
    { ...said, author_id: null, author_name: 'Deleted account' },
    expect.objectContaining({ content: 'Ask for it.', author_id: owner.id, edited_by_name: 'Deleted account' }),
  ])
  const again = await call('PUT', `/api/documents/${document}/comments/${edited.id}`, { content: 'Ask for a cap.' })
  expect(again.json()).toMatchObject({ edited_by_name: null })
  // what is left without a name can still be deleted
  expect((await call('DELETE', `/api/documents/${document}/comments/${said.id}`)).statusCode).toBe(204)
})

test('the export of an account holds what the person wrote, private comments too, and nothing that others wrote', async () => {
  await given()
  const mine = await add(admin, 'Looks fine.')
  const hidden = await add(admin, 'Not impressed.', true)
  await add(owner, 'Ask for a cap.')
  const { rawPayload } = await karar.call(admin.token)('GET', '/api/auth/export')
  const commentsIn = (zip: Uint8Array) => JSON.parse(strFromU8(unzipSync(zip)['comments.json'] ?? new Uint8Array()))
  expect(commentsIn(rawPayload)).toEqual([mine, hidden])

  // more than are read at a time
  const row = { documentId: document as Comment['document_id'], authorId: admin.id }
  const ids = Array.from({ length: 250 }, () => newId<Comment['id']>()).toSorted()
  const many = ids.map((id, at) => ({ ...row, id, content: `Remark ${at}` }))
  await karar.parts.database.db.insert(comments).values(many)
  const whole = await karar.call(admin.token)('GET', '/api/auth/export')
  expect(commentsIn(whole.rawPayload).map(({ id }: Comment) => id)).toEqual([mine, hidden, ...many].map(({ id }) => id))
})
