import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ChatExchange,
  type ChatMessage,
  type ChatSuggestions,
  type DocumentId,
  mostMessages,
  type UserId,
} from '@karar/schema'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, chatMessages, documents } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { tellError } from '../../lib/settings/log.ts'
import { contractNumber, pdfOf } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { password } from '../../testing/people.ts'

type Person = { id: UserId; token: string }

const lines: string[] = []
let karar: TestKarar
let owner: Person
let document: DocumentId
let number = 900
beforeAll(async () => {
  const log = pino({ level: 'trace', serializers: { err: tellError } }, { write: (line: string) => lines.push(line) })
  karar = await openTestKarar({ RATE_LIMITS: 'off' }, log)
  owner = await karar.givenSession()
  document = await givenAnalysed(owner)
})
afterAll(() => karar.close())

const db = () => karar.parts.database.db
const chatOf = (id: string) => `/api/documents/${id}/chat`

async function givenAnalysed({ token }: Person): Promise<DocumentId> {
  const { id } = (await karar.upload(token, contractNumber(++number), { analyze: true })).json()
  expect((await karar.settled(token, id)).analysis_status).toBe('completed')
  return id
}

async function ask({ token }: Person, message: string, id: string = document): Promise<ChatExchange> {
  const answer = await karar.call(token)('POST', chatOf(id), { message })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function history({ token }: Person, query = '', id: string = document) {
  const answer = await karar.call(token)('GET', chatOf(id) + query)
  expect(answer.statusCode, answer.body).toBe(200)
  const next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  return { messages: answer.json<ChatMessage[]>(), total: Number(answer.headers['x-total-count']), next }
}

test('a question is answered from the contract, every quote stands in its text, and both are kept', async () => {
  const { user_message, ai_response } = await ask(owner, '  When must the Client pay the fees?  ')
  expect(user_message).toMatchObject({
    message_type: 'user',
    message_text: 'When must the Client pay the fees?',
    kind: null,
    citations: [],
  })
  expect(ai_response).toMatchObject({ message_type: 'ai', kind: 'answered' })
  expect(ai_response.citations.length).toBeGreaterThan(0)
  const { text } = (await karar.call(owner.token)('GET', `/api/documents/${document}/text`)).json()
  for (const { start, end, quote } of ai_response.citations) expect(text.slice(start, end)).toBe(quote)
  expect(ai_response.citations.map(({ quote }) => quote).join()).toContain('120 days')
  expect((await history(owner)).messages).toEqual([ai_response, user_message])
})

test('the conversation is listed newest first, page by page, each answer right above its question', async () => {
  const reader = await karar.givenSession()
  const id = await givenAnalysed(reader)
  for (const message of ['When are fees due?', 'Who bears the indemnity?', 'Is there arbitration?']) {
    await ask(reader, message, id)
  }
  const whole = await history(reader, '', id)
  expect(whole.messages.map(({ message_type }) => message_type)).toEqual(['ai', 'user', 'ai', 'user', 'ai', 'user'])
  const first = await history(reader, '?limit=4', id)
  const second = (await karar.call(reader.token)('GET', first.next ?? '')).json()
  expect([...first.messages, ...second]).toEqual(whole.messages)
  expect([whole.total, first.total, whole.next]).toEqual([6, 6, undefined])
  expect((await karar.call(reader.token)('GET', `${chatOf(id)}?cursor=x`)).statusCode).toBe(400)
})

test('a short question goes on with the one before it in the same conversation, and with nobody else’s', async () => {
  const reader = await karar.givenSession()
  const id = await givenAnalysed(reader)
  expect((await ask(reader, 'kab?', id)).ai_response.kind).not.toBe('answered')
  await ask(reader, 'Must the Client pay the fees?', id)
  const { user_message, ai_response } = await ask(reader, 'kab?', id)
  expect(user_message.message_text).toBe('kab?')
  expect(ai_response.kind).toBe('answered')
  expect(ai_response.citations.map(({ quote }) => quote).join()).toContain('120 days')
})

test('what is no question is refused in words, and keeps nothing', async () => {
  const call = karar.call(owner.token)
  const before = (await history(owner)).total
  for (const body of [{ message: '' }, { message: ' \n\t ' }, {}, { message: 7 }, undefined]) {
    const answer = await call('POST', chatOf(document), body)
    expect([answer.statusCode, answer.json()], JSON.stringify(body)).toEqual([
      400,
      { detail: 'Please enter a message' },
    ])
  }
  const long = await call('POST', chatOf(document), { message: 'a'.repeat(2001) })
  expect([long.statusCode, long.json().detail]).toEqual([
    400,
    'A question has at most 2,000 characters. Please shorten it.',
  ])
  expect((await call('POST', chatOf('1'), { message: '' })).statusCode).toBe(404)
  await ask(owner, `fees ${'a'.repeat(1995)}`)
  expect((await history(owner)).total).toBe(before + 2)
})

test('a question with a NUL and half a letter is kept as far as it can be', async () => {
  const { user_message } = await ask(owner, 'fees\0 \ud83d due?')
  expect(user_message.message_text).toBe('fees\ufffd \ufffd due?')
  expect((await history(owner, '?limit=2')).messages.at(-1)).toEqual(user_message)
})

test('before the first analysis there is nothing to ask; results of an earlier one count', async () => {
  const { id } = (await karar.upload(owner.token, contractNumber(++number))).json()
  const refused = await karar.call(owner.token)('POST', chatOf(id), { message: 'When are fees due?' })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { detail: 'Document must be analyzed before chat is available.' },
  ])
  expect((await history(owner, '', id)).messages).toEqual([])

  const again = await givenAnalysed(owner)
  await db().update(documents).set({ status: 'failed' }).where(eq(documents.id, again))
  expect((await ask(owner, 'When are fees due?', again)).ai_response.kind).toBe('answered')
})

test('a renewed analysis is what the next question is answered from', async () => {
  const pages = (days: number) => pdfOf([contractNumber(++number).replace('120 days', `${days} days`).split('\n')])
  const { id } = (await karar.upload(owner.token, pages(77), { name: 'a.pdf', analyze: true })).json()
  await karar.settled(owner.token, id)
  const quotes = async () =>
    (await ask(owner, 'When must the Client pay the fees?', id)).ai_response.citations.map(({ quote }) => quote).join()
  expect(await quotes()).toContain('77 days')
  const [row] = await db().select({ key: documents.fileKey }).from(documents).where(eq(documents.id, id))
  await writeFile(join(karar.dataDir, 'files', row?.key ?? ''), pages(33))
  await karar.call(owner.token)('POST', `/api/documents/${id}/analyze`)
  await karar.settled(owner.token, id)
  expect(await quotes()).toContain('33 days')
})

test('an administrator has a conversation of their own, and each question is a look that is recorded', async () => {
  const administrator = await karar.givenSession({ role: 'admin' })
  const id = await givenAnalysed(owner)
  await ask(owner, 'When are fees due?', id)
  expect((await history(administrator, '', id)).total).toBe(0)
  for (const message of ['Is there arbitration?', 'And indemnity?']) await ask(administrator, message, id)
  expect((await history(administrator, '', id)).total).toBe(4)
  expect((await history(owner, '', id)).total).toBe(2)
  const looks = await db().select().from(auditLog).where(eq(auditLog.actorId, administrator.id))
  expect(looks.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['document.view_by_admin', id],
    ['document.view_by_admin', id],
  ])
  expect((await karar.call(administrator.token)('DELETE', chatOf(id))).statusCode).toBe(204)
  expect((await history(owner, '', id)).total).toBe(2)
})

test('clearing removes one person’s conversation with one document, and the log tells only how much', async () => {
  const other = await givenAnalysed(owner)
  await ask(owner, 'When are fees due?', other)
  const kept = (await history(owner)).total
  const clear = () => karar.call(owner.token)('DELETE', chatOf(other))
  expect((await clear()).statusCode).toBe(204)
  expect((await history(owner, '', other)).messages).toEqual([])
  expect((await history(owner)).total).toBe(kept)
  expect((await clear()).statusCode).toBe(204)
  const told = await db().select().from(auditLog).where(eq(auditLog.subjectId, other))
  const cleared = told.filter(({ action }) => action === 'chat.clear')
  expect(cleared.map(({ actorId, before, after }) => [actorId, before, after])).toEqual([
    [owner.id, { messages: 2 }, null],
  ])
})

test('suggested questions come in English and Hindi, and each is understood', async () => {
  const reader = await karar.givenSession()
  const id = await givenAnalysed(reader)
  const suggested = (await karar.call(reader.token)('GET', `${chatOf(id)}/suggestions`)).json<ChatSuggestions>()
  const inHindi = suggested.filter(({ language }) => language === 'hi')
  expect(inHindi.length).toBeGreaterThan(1)
  expect(suggested.length - inHindi.length).toBeGreaterThan(2)
  for (const { question } of inHindi) expect(question).toMatch(/^[\p{Script=Devanagari}\p{P}\s]+$/u)
  for (const { question } of suggested) {
    expect((await ask(reader, question, id)).ai_response.kind, question).not.toBe('off_topic')
  }
  const waiting = (await karar.upload(owner.token, contractNumber(++number))).json().id
  expect((await karar.call(owner.token)('GET', `${chatOf(waiting)}/suggestions`)).json()).toEqual([])
})

test('the export holds the conversations, and the deleted account and document take theirs along', async () => {
  const leaver = await karar.givenSession({ role: 'admin' })
  const [own, deleted] = [await givenAnalysed(leaver), await givenAnalysed(leaver)]
  const exchange = await ask(leaver, 'When are fees due?', own)
  await ask(leaver, 'When are fees due?', deleted)
  await ask(leaver, 'Is there arbitration?')
  const exported = async () => {
    const files = unzipSync((await karar.call(leaver.token)('GET', '/api/auth/export')).rawPayload)
    const names = Object.keys(files).filter((name) => name.startsWith('chat/'))
    return names.map((name) => JSON.parse(new TextDecoder().decode(files[name])))
  }
  const all = await exported()
  expect(all.map(({ document_id }) => document_id).toSorted()).toEqual([document, own, deleted].toSorted())
  expect(all.find(({ document_id }) => document_id === own).messages).toEqual([
    exchange.user_message,
    exchange.ai_response,
  ])

  await karar.call(leaver.token)('DELETE', `/api/documents/${deleted}`)
  expect(await db().select().from(chatMessages).where(eq(chatMessages.documentId, deleted))).toEqual([])
  // somebody else's contract is quoted only to who may read it
  const { token } = await karar.givenSession({ role: 'admin' })
  await karar.call(token)('PUT', `/api/admin/users/${leaver.id}/role`, { role: 'user' })
  leaver.token = (await karar.signIn(`${leaver.id}@example.com`, password)).json().token
  const left = (await exported()).find(({ document_id }) => document_id === document).messages
  expect(left.map(({ message_text }: ChatMessage) => message_text)).toEqual(['Is there arbitration?'])

  const gone = await karar.call(leaver.token)('DELETE', '/api/auth/me', { password })
  expect(gone.statusCode, gone.body).toBe(200)
  expect(await db().select().from(chatMessages).where(eq(chatMessages.userId, leaver.id))).toEqual([])
  expect((await history(owner)).total).toBeGreaterThan(0)
})

test('a conversation holds so many messages, told in words; all of them are exported, and clearing makes room', async () => {
  const talker = await karar.givenSession()
  const id = await givenAnalysed(talker)
  const row = { documentId: id, userId: talker.id, messageType: 'user' as const }
  const ids = Array.from({ length: mostMessages - 2 }, () => newId<string>()).toSorted()
  const many = ids.map((id, at) => ({ ...row, id, messageText: `Fee ${at}?` }))
  await db().insert(chatMessages).values(many)
  const post = () => karar.call(talker.token)('POST', chatOf(id), { message: 'When are fees due?' })
  // at the same moment, and room for one
  const both = await Promise.all([post(), post()])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const full = await post()
  expect([full.statusCode, full.json()]).toEqual([
    409,
    { detail: 'This chat has as many messages as it can hold. Clear the chat, then ask again.' },
  ])
  const files = unzipSync((await karar.call(talker.token)('GET', '/api/auth/export')).rawPayload)
  const exported = JSON.parse(new TextDecoder().decode(files['chat/0001.json']))
  expect(exported.document_id).toBe(id)
  expect(exported.messages.map((message: ChatMessage) => message.message_text).slice(0, -2)).toEqual(
    many.map(({ messageText }) => messageText),
  )
  expect(exported.messages).toHaveLength(mostMessages)
  await karar.call(talker.token)('DELETE', chatOf(id))
  expect((await post()).statusCode).toBe(200)
})

test('no question, answer or quote is in the log', async () => {
  await ask(owner, 'Does the zamindari of Hyderabad indemnify the Client?')
  await db().execute('alter table chat_messages rename to chat_elsewhere')
  const broken = await karar.call(owner.token)('POST', chatOf(document), { message: 'Whose zamindari bears the fees?' })
  await db().execute('alter table chat_elsewhere rename to chat_messages')
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { detail: 'Something went wrong on our side. Please try again.' },
  ])
  const told = lines.join('')
  expect(told).toContain('chat_messages')
  for (const text of ['zamindari', '120 days', 'indemnify the Client']) expect(told).not.toContain(text)
})
