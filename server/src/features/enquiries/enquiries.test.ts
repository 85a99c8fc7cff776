import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../db/tables.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
let admin: { email: string; token: string }
beforeAll(async () => {
  karar = await openTestKarar()
  admin = await karar.givenUser({ role: 'admin' })
})
afterAll(() => karar.close())

const enquiry = {
  name: 'Meera Pillai',
  company: 'Malabar Spices Private Limited',
  email: 'meera@malabar.example',
  message: 'We sign sixty contracts a month, with four people. What would that cost?',
}
const send = (payload: object, remoteAddress = '203.0.113.7') =>
  karar.app.inject({ method: 'POST', url: '/api/enquiries', payload, remoteAddress })
const list = async () => (await karar.call(admin.token)('GET', '/api/admin/enquiries')).json()

test('an enquiry reaches the administrators by mail and in their list; the audit log holds none of its words', async () => {
  const answer = await send(enquiry)
  expect([answer.statusCode, answer.json().success]).toEqual([201, true])
  const [row] = await list()
  expect(row).toMatchObject({ ...enquiry, phone: null, answered_at: null })
  const [letter] = await karar.letters(admin.email)
  expect(letter?.text).toContain('We sign sixty contracts a month')
  expect(letter?.text).toContain('meera@malabar.example')
  const lines = await karar.parts.database.db.select().from(auditLog)
  expect(lines.some(({ action, subjectId }) => action === 'enquiry.send' && subjectId === row.id)).toBe(true)
  expect(JSON.stringify(lines)).not.toMatch(/sixty|Meera|Malabar/)
})

test('it can be noted as answered, once, and removed for good', async () => {
  const [{ id }] = await list()
  const call = karar.call(admin.token)
  const noted = (await call('POST', `/api/admin/enquiries/${id}/answered`)).json()
  expect(noted.answered_at).not.toBeNull()
  expect((await call('POST', `/api/admin/enquiries/${id}/answered`)).json()).toEqual(noted)
  expect((await call('DELETE', `/api/admin/enquiries/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/api/admin/enquiries/${id}`)).statusCode).toBe(404)
  expect((await call('POST', `/api/admin/enquiries/${id}/answered`)).statusCode).toBe(404)
  expect(await list()).toEqual([])
})

test('the list is paged', async () => {
  for (let one = 0; one < 3; one++) await send({ ...enquiry, name: `Person ${one}` }, `198.51.100.${one}`)
  const call = karar.call(admin.token)
  const first = await call('GET', '/api/admin/enquiries?limit=2')
  expect([first.json().length, first.headers['x-total-count']]).toEqual([2, '3'])
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await call('GET', next)).json().map(({ name }: { name: string }) => name)).toEqual(['Person 0'])
  expect((await call('GET', '/api/admin/enquiries?cursor=x')).statusCode).toBe(400)
})

test('what is not whole is refused in words, and nothing is kept', async () => {
  const before = (await list()).length
  const answer = await send({ ...enquiry, email: 'nobody', message: 'short' }, '198.51.100.77')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'message'])
  expect(await list()).toHaveLength(before)
})

test('the sixth from one address in an hour waits', async () => {
  const address = '198.51.100.90'
  for (let one = 0; one < 5; one++) expect((await send(enquiry, address)).statusCode).toBe(201)
  const refused = await send(enquiry, address)
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringMatching(/Try again in \d+ minutes/)])
})
