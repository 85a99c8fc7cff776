import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, legalRequests, users } from '../../db/tables.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { adminEmail } from '../../testing/people.ts'

let karar: TestKarar
const logged: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
  karar = await openTestKarar({ RATE_LIMITS: 'off' }, log)
})
afterAll(() => karar.close())

const text = 'May the landlord keep the deposit?\nThe tenant is my brother.'
const contact = '+91 98400 55512, after six'
let number = 0

async function givenDocument(token: string): Promise<string> {
  return (await karar.upload(token, contractNumber(++number), { name: `lease ${number}.txt` })).json().id
}
const ask = (token: string, document_id: string, rest: object = {}) =>
  karar.call(token)('POST', '/api/legal-consultation/request', {
    document_id,
    description: text,
    contact_info: contact,
    ...rest,
  })

test('a request is kept, the requester and the administrators are told, and the log says nothing of its words', async () => {
  const { id, email, token } = await karar.givenUser({ subscription: 'essential' })
  const document = await givenDocument(token)
  const answer = await ask(token, document, { urgency: 'high' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    document_id: document,
    document_name: `lease ${number}.txt`,
    urgency: 'high',
    description: text,
    contact_info: contact,
    status: 'pending',
    entitlement: { kind: 'add_on', minutes: 30, price: 2500 },
  })
  const [own] = await karar.letters(email)
  expect(own?.subject).toBe('Your request to the legal team')
  expect(own?.text).toContain('24 to 48 hours. For the urgency that you chose, they aim at 4 to 8 hours.')
  expect(own?.text).toContain(`/requests?request=${answer.json().id}`)
  expect(own?.text).not.toContain('landlord')
  const [notice] = await karar.letters(adminEmail)
  expect(notice?.subject).toBe('A request to the legal team (high urgency)')
  for (const part of [email, `lease ${number}.txt`, '4 to 8 hours', 'the deposit?', contact]) {
    expect(notice?.text).toContain(part)
  }
  expect(notice?.text).toContain('/admin?tab=requests')
  const [line] = await karar.parts.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'consultation.request'))
  expect(line).toMatchObject({ actorId: id, subjectId: document, after: { urgency: 'high' } })
  const kept = JSON.stringify(line) + logged.join('')
  expect(kept).not.toMatch(/landlord|brother|98400/)
})

test('without a word on urgency it is medium', async () => {
  const { token } = await karar.givenSession()
  expect((await ask(token, await givenDocument(token))).json().urgency).toBe('medium')
})

test.each([
  ['free', { kind: 'not_included', minutes: null, price: null }],
  ['essential', { kind: 'add_on', minutes: 30, price: 2500 }],
  ['premium', { kind: 'included_minutes', minutes: 30, price: 4500 }],
  ['enterprise', { kind: 'included_minutes', minutes: 60, price: 4000 }],
] as const)('a request on the subscription %s carries what its plan grants', async (subscription, entitlement) => {
  const { token } = await karar.givenSession({ subscription })
  expect((await ask(token, await givenDocument(token))).json().entitlement).toEqual(entitlement)
})

test.each([
  ['description', '  '],
  ['contact_info', ''],
  ['description', 'x'.repeat(5001)],
  ['contact_info', 'x'.repeat(501)],
  ['urgency', 'at once'],
  ['description', '\0\n\0'],
])('a %s that cannot be used (%j) is refused and nothing is kept', async (field, value) => {
  const { token } = await karar.givenSession()
  const answer = await ask(token, await givenDocument(token), { [field]: value })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[0].path).toBe(field)
  if (value.trim() === '') expect(answer.json().errors[0].message).toBe('Please fill in all required fields')
  expect((await karar.call(token)('GET', '/api/legal-consultation/my-requests')).json()).toEqual([])
})

test('a request in which nothing is filled in is refused in one sentence', async () => {
  const { token } = await karar.givenSession()
  const body = { document_id: await givenDocument(token) }
  for (const empty of [{}, { description: '', contact_info: ' ' }]) {
    const answer = await karar.call(token)('POST', '/api/legal-consultation/request', { ...body, ...empty })
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Please fill in all required fields'])
  }
})

test('characters that no database keeps are left out or replaced, and the request is kept with the rest', async () => {
  const { token } = await karar.givenSession()
  const odd = { description: ' \0a\0b \ud800 नमस्ते 😀', contact_info: 'Asha \udc00\0' }
  const answer = await ask(token, await givenDocument(token), odd)
  expect([answer.statusCode, answer.json().description, answer.json().contact_info]).toEqual([
    201,
    'ab \ufffd नमस्ते 😀',
    'Asha \ufffd',
  ])
})

test('nobody asks about a document of somebody else, administrators included', async () => {
  const { token } = await karar.givenSession()
  const document = await givenDocument(token)
  const others = [await karar.givenSession(), await karar.givenSession({ role: 'admin' })]
  for (const other of others) expect((await ask(other.token, document)).statusCode).toBe(404)
})

test('twenty open requests are enough, also when many come in one moment; one that ends makes room', async () => {
  const { id, token } = await karar.givenSession()
  const document = await givenDocument(token)
  const answers = await Promise.all(Array.from({ length: 23 }, () => ask(token, document)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.json().detail).toMatch(/^You have 20 requests to the legal team open\./)
  const { db } = karar.parts.database
  const [one] = await db.select().from(legalRequests).where(eq(legalRequests.userId, id)).limit(1)
  await db
    .update(legalRequests)
    .set({ status: 'completed' })
    .where(eq(legalRequests.id, one?.id ?? ''))
  expect((await ask(token, document)).statusCode).toBe(201)
})

test('own requests are listed newest first, page by page, of one document where it is named', async () => {
  const { token } = await karar.givenSession()
  const [first, second] = [await givenDocument(token), await givenDocument(token)]
  const ids: string[] = []
  for (const document of [first, second, first]) ids.unshift((await ask(token, document)).json().id)
  const call = karar.call(token)
  const page = await call('GET', '/api/legal-consultation/my-requests?limit=2')
  const idsOf = (answer: typeof page) => answer.json().map(({ id }: { id: string }) => id)
  expect([idsOf(page), page.headers['x-total-count']]).toEqual([ids.slice(0, 2), '3'])
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  const last = await call('GET', next)
  expect([idsOf(last), last.headers.link]).toEqual([ids.slice(2), undefined])
  const ofFirst = await call('GET', `/api/legal-consultation/my-requests?document_id=${first}`)
  expect(idsOf(ofFirst)).toEqual([ids[0], ids[2]])
  expect((await call('GET', '/api/legal-consultation/my-requests?cursor=x')).statusCode).toBe(400)
  const stranger = await karar.givenSession()
  expect((await karar.call(stranger.token)('GET', '/api/legal-consultation/my-requests')).json()).toEqual([])
})

test('a request outlives its document, goes into the export, and ends with the account', async () => {
  const { id, token } = await karar.givenUser()
  const document = await givenDocument(token)
  const { id: request } = (await ask(token, document)).json()
  await karar.call(token)('DELETE', `/api/documents/${document}`)
  const [row] = (await karar.call(token)('GET', '/api/legal-consultation/my-requests')).json()
  expect(row).toMatchObject({ id: request, document_id: null, document_name: `lease ${number}.txt` })
  const zip = unzipSync((await karar.call(token)('GET', '/api/auth/export')).rawPayload)
  const account = JSON.parse(new TextDecoder().decode(zip['account.json']))
  expect(account.consultation_requests).toMatchObject([{ id: request, description: text }])
  const { db } = karar.parts.database
  await db.delete(users).where(eq(users.id, id))
  expect(await db.select().from(legalRequests).where(eq(legalRequests.userId, id))).toEqual([])
})
