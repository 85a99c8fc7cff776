import { readDocument } from '@karar/reader'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, policyTemplates } from '../../db/tables.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { readBuiltInTemplates } from './built-in.ts'

let karar: TestKarar
let admin: { token: string }
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  admin = await karar.givenSession({ role: 'admin' })
})
afterAll(() => karar.close())

const base = '/api/policy-templates'
const visitors = {
  name: 'Visitors',
  category: 'security',
  description: 'Who may come in.',
  template_content: '# Visitors\n\nVisitors of {{company_name}} sign in with {{guard}}.',
}
const list = async (token: string, query = '') => (await karar.call(token)('GET', base + query)).json()
const namesOf = (templates: { name: string }[]) => templates.map(({ name }) => name)
const nda = async (token: string) => (await list(token, '?q=non-disclosure'))[0]

test('the templates of this version are there from the start; to put them in place again changes nothing', async () => {
  const { token } = await karar.givenSession()
  const all = await list(token, '?limit=100')
  expect(all.length).toBeGreaterThanOrEqual(readBuiltInTemplates().length)
  const again = await karar.call(token)('POST', '/api/init-templates')
  expect(again.json()).toEqual({ success: true, created: 0, updated: 0, total: readBuiltInTemplates().length })
})

test('templates are listed by category and by words, page by page', async () => {
  const { token } = await karar.givenSession()
  const hr = await list(token, '?category=hr_policy')
  expect(new Set(hr.map(({ category }: { category: string }) => category))).toEqual(new Set(['hr_policy']))
  expect(namesOf(await list(token, '?q=LOAN%20interest'))).toEqual([])
  expect(namesOf(await list(token, '?q=loan%20unsecured'))).toEqual(['Loan agreement (unsecured)'])
  expect(await list(token, '?q=100%25_')).toEqual([])
  const seen: string[] = []
  for (let next = `${base}?limit=9`; next !== ''; ) {
    const answer = await karar.call(token)('GET', next)
    seen.push(...namesOf(answer.json()))
    expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(24)
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1] ?? ''
  }
  expect(seen).toEqual(namesOf(await list(token, '?limit=100')))
  expect(new Set(seen).size).toBe(seen.length)
  expect((await karar.call(token)('GET', `${base}?cursor=x`)).statusCode).toBe(400)
  expect((await karar.call(token)('GET', `${base}?category=nonsense`)).statusCode).toBe(400)
})

test('a template is downloaded for Word, as PDF and as Markdown, with the company of the reader filled in', async () => {
  const { token } = await karar.givenSession({ company: 'Sahyadri Textiles LLP' })
  const { id } = await nda(token)
  const get = (format: string) => karar.call(token)('GET', `${base}/${id}/download?format=${format}`)
  const [docx, pdf, md] = [await get('docx'), await get('pdf'), await get('md')]
  expect(docx.headers['content-disposition']).toContain('Mutual non-disclosure agreement.docx')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  for (const { rawPayload } of [docx, pdf]) {
    const { text } = await readDocument(new Uint8Array(rawPayload))
    expect(text).toContain('Mutual Non-Disclosure Agreement')
    expect(text.replace(/\s+/g, ' ')).toContain('Sahyadri Textiles LLP')
    expect(text).toContain('[Name of the Second Party]')
  }
  expect(md.body).toMatch(/^# Mutual Non-Disclosure Agreement\n/)
  expect(md.body).toContain('**Sahyadri Textiles LLP**')
  expect((await get('odt')).statusCode).toBe(400)
})

test('an administrator adds, changes and deletes a template, and each is in the audit log; nobody else may', async () => {
  const call = karar.call(admin.token)
  const created = await call('POST', base, visitors)
  expect(created.json()).toMatchObject({ ...visitors, built_in: false, contract_type: null, guide: null })
  expect(created.json().fields).toMatchObject([{ key: 'company_name' }, { key: 'guard', label: 'Guard' }])
  const { id } = created.json()
  const edited = await call('PUT', `${base}/${id}`, { name: 'Visitors of the mill' })
  expect(edited.json()).toMatchObject({ name: 'Visitors of the mill', description: visitors.description })
  const { token } = await karar.givenSession()
  const refused = [await karar.call(token)('POST', base, visitors), await karar.call(token)('DELETE', `${base}/${id}`)]
  expect(refused.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
    [403, 'You do not have permission to create templates.'],
    [403, 'You do not have permission to delete templates.'],
  ])
  expect((await call('DELETE', `${base}/${id}`)).statusCode).toBe(204)
  expect((await call('GET', `${base}/${id}`)).statusCode).toBe(404)
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines.map(({ action }) => action).sort()).toEqual(['template.create', 'template.delete', 'template.edit'])
  expect(JSON.stringify(lines)).not.toContain('sign in')
})

test.each(['name', 'category', 'description', 'template_content'])(
  'a template without %s is refused in words',
  async (field) => {
    for (const value of ['  ', undefined]) {
      const answer = await karar.call(admin.token)('POST', base, { ...visitors, [field]: value })
      expect([answer.statusCode, answer.json().errors?.[0]]).toMatchObject([
        400,
        { path: field, message: 'Please fill in all fields' },
      ])
    }
  },
)

test('a category that there is not is told from one that is missing', async () => {
  const answer = await karar.call(admin.token)('POST', base, { ...visitors, category: 'gpdr' })
  expect([answer.statusCode, answer.json().detail]).toEqual([
    400,
    expect.stringMatching(/^category must be one of: gdpr, soc2, /),
  ])
})

test('a template of which nothing is filled in is refused in one sentence', async () => {
  const answer = await karar.call(admin.token)('POST', base, {})
  expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Please fill in all fields'])
})

test('what an administrator changed or deleted of the templates that come with Karar stays so', async () => {
  const call = karar.call(admin.token)
  const [eWaste] = await list(admin.token, '?q=electronic%20waste')
  const [terms] = await list(admin.token, '?q=terms%20of%20service')
  await call('PUT', `${base}/${terms.id}`, { description: 'Ours.' })
  await call('DELETE', `${base}/${eWaste.id}`)
  // as if a newer version had other texts
  await karar.parts.database.db.update(policyTemplates).set({ digest: 'of an older version' })
  const { created, updated } = (await call('POST', '/api/init-templates')).json()
  expect([created, updated]).toEqual([0, readBuiltInTemplates().length - 2])
  expect(await list(admin.token, '?q=electronic%20waste')).toEqual([])
  expect((await call('GET', `${base}/${terms.id}`)).json().description).toBe('Ours.')
})

test('a draft begins with what the account tells, keeps what is filled in, and is downloaded so', async () => {
  const { token, email } = await karar.givenUser({ company: 'Sahyadri Textiles LLP' })
  const call = karar.call(token)
  const { id: template_id } = await nda(token)
  const begun = (await call('POST', '/api/drafts', { template_id })).json()
  expect(begun).toMatchObject({
    template_id,
    name: 'Mutual non-disclosure agreement',
    is_contract: true,
    values: { first_name: 'Sahyadri Textiles LLP', first_email: email },
  })
  // one in which nothing was filled in is gone on with
  expect((await call('POST', '/api/drafts', { template_id })).json().id).toBe(begun.id)
  const url = `/api/drafts/${begun.id}`
  await call('PUT', url, { values: { second_name: 'Harbour Analytics LLP' } })
  const saved = (await call('PUT', url, { name: 'NDA with Harbour', values: { months: '12', stranger: 'x' } })).json()
  expect(saved.values).toMatchObject({ second_name: 'Harbour Analytics LLP', months: '12' })
  expect(saved.values).not.toHaveProperty('stranger')
  expect((await call('PUT', url, { values: { start_date: 'soon' } })).json()).toMatchObject({
    detail: 'Start: please give a day, as 2026-12-01.',
    errors: [{ path: 'values.start_date' }],
  })
  const [listed] = (await call('GET', '/api/drafts')).json()
  expect(listed).toMatchObject({ id: begun.id, name: 'NDA with Harbour', filled: 4, total: begun.fields.length })
  const file = await call('GET', `${url}/download?format=docx`)
  expect((await readDocument(new Uint8Array(file.rawPayload))).text).toContain('continues for 12 months')

  // an administrator who takes the template away takes no draft with it
  const copy = (await karar.call(admin.token)('POST', base, visitors)).json()
  const other = (await call('POST', '/api/drafts', { template_id: copy.id })).json()
  await karar.call(admin.token)('DELETE', `${base}/${copy.id}`)
  expect((await call('GET', `/api/drafts/${other.id}`)).json()).toMatchObject({ template_id: null, is_contract: false })

  const zip = unzipSync((await call('GET', '/api/auth/export')).rawPayload)
  expect(JSON.parse(new TextDecoder().decode(zip['drafts.json']))).toHaveLength(2)
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, begun.id))
  expect(lines.map(({ action }) => action).sort()).toEqual(['draft.create', 'draft.save', 'draft.save'])
  expect(JSON.stringify(lines)).not.toContain('Harbour')
  expect((await call('DELETE', url)).statusCode).toBe(204)
  expect((await call('GET', url)).statusCode).toBe(404)
})

test('a draft may be as long as a megabyte, and whoever brings more is told so', async () => {
  const { token } = await karar.givenSession()
  const call = karar.call(token)
  const { id } = (await call('POST', '/api/drafts', { template_id: (await nda(token)).id })).json()
  const filled = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, 'क'.repeat(5000)]))
  expect((await call('PUT', `/api/drafts/${id}`, { values: filled(60) })).statusCode).toBe(200)
  const refused = await call('PUT', `/api/drafts/${id}`, { values: filled(80) })
  expect([refused.statusCode, refused.json().detail]).toEqual([
    413,
    'This request is larger than 1 MB, the most that is read here of one without a file.',
  ])
})

test('a draft of a contract, uploaded as it is exported, is analysed like any other contract', async () => {
  const { token } = await karar.givenSession({ company: 'Nilgiri Foods Private Limited' })
  const call = karar.call(token)
  const template = (await list(token, '?q=services%20agreement%20acceptance'))[0]
  const { id, fields } = (await call('POST', '/api/drafts', { template_id: template.id })).json()
  const values = Object.fromEntries(fields.map(({ key, example }: { key: string; example: string }) => [key, example]))
  await call('PUT', `/api/drafts/${id}`, { values })
  const file = await call('GET', `/api/drafts/${id}/download?format=docx`)
  const sent = await karar.upload(token, new Uint8Array(file.rawPayload), { name: 'Services.docx', analyze: true })
  expect((await karar.settled(token, sent.json().id)).analysis_status).toBe('completed')
  const analysis = (await call('GET', `/api/documents/${sent.json().id}/unified-analysis`)).json()
  expect(analysis.unified_analysis.safety_score).toBeGreaterThanOrEqual(75)
})
