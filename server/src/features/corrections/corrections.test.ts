import type { CorrectFact, DashboardOverview, KeyFacts, SharedAnalysis, UnifiedAnalysisResponse } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, documentTexts, factCorrections } from '../../db/tables.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { readPdf } from '../../testing/read-pdf.ts'

let karar: TestKarar
let token: string
let id: string
let number = 900
beforeAll(async () => {
  karar = await openTestKarar()
  token = (await karar.givenUser()).token
})
afterAll(() => karar.close())

async function givenAnalysed(): Promise<string> {
  const { id: made } = (await karar.upload(token, contractNumber(++number), { analyze: true })).json()
  await karar.settled(token, made)
  return made
}
const factsOf = async (of = id) =>
  (await karar.call(token)('GET', `/api/documents/${of}/unified-analysis`)).json<UnifiedAnalysisResponse>()
    .unified_analysis!.key_facts
const correct = (body: CorrectFact, of = id) => karar.call(token)('PUT', `/api/documents/${of}/facts`, body)
const address = (kind: 'dates' | 'money', facts: KeyFacts) => {
  const [fact] = facts[kind]
  if (!fact) throw new Error('no such fact')
  return { kind, start: fact.start, label: fact.label, value: fact.value }
}
beforeAll(async () => {
  id = await givenAnalysed()
})

test('a figure that was put right is shown, with what was read, from every side and after every analysis', async () => {
  const money = address('money', await factsOf())
  const answer = await correct({ ...money, correction: { label: 'Monthly fee', value: '450000' } })
  expect(answer.statusCode, answer.body).toBe(200)
  const expected = {
    label: 'Monthly fee',
    value: '₹4,50,000',
    amount: 450_000,
    currency: 'INR',
    as_read: { label: money.label, value: money.value, corrected_at: expect.any(String) },
  }
  expect(answer.json<KeyFacts>().money[0]).toMatchObject(expected)
  expect((await factsOf()).money[0]).toMatchObject(expected)
  await karar.call(token)('POST', `/api/documents/${id}/set-user-party?party_name=Client`)
  expect((await factsOf()).money[0]).toMatchObject(expected)
  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  await karar.settled(token, id)
  expect((await factsOf()).money[0]).toMatchObject(expected)
})

test('it goes along with the words that state it where the text has moved, and rests where they are gone', async () => {
  const of = await givenAnalysed()
  const date = address('dates', await factsOf(of))
  await correct({ ...date, correction: { label: 'Signed on', value: '2026-12-05' } }, of)
  const { db } = karar.parts.database
  const where = eq(documentTexts.documentId, of as never)
  const [text] = await db.select().from(documentTexts).where(where)
  const readFrom = async (words: string) => {
    await db.update(documentTexts).set({ text: words }).where(where)
    await karar.call(token)('POST', `/api/documents/${of}/set-user-party?party_name=Client`)
  }
  await readFrom(`A line more.\n${text?.text}`)
  expect((await factsOf(of)).dates[0]).toMatchObject({ label: 'Signed on', value: '5 Dec 2026', iso: '2026-12-05' })
  await readFrom(text?.text.replace('1 December 2026', '2 December 2026') ?? '')
  expect((await factsOf(of)).dates[0]).toMatchObject({ iso: '2026-12-02' })
  expect((await factsOf(of)).dates[0]).not.toHaveProperty('as_read')
})

test('taking it back leaves what was read; both stand in the log, without the figure', async () => {
  const of = await givenAnalysed()
  const before = await factsOf(of)
  const date = address('dates', before)
  for (const value of ['2027-01-01', '2027-01-02']) {
    expect((await correct({ ...date, correction: { label: 'Start', value } }, of)).statusCode).toBe(200)
  }
  const { db } = karar.parts.database
  const rows = () =>
    db
      .select()
      .from(factCorrections)
      .where(eq(factCorrections.documentId, of as never))
  expect(await rows()).toHaveLength(1)
  for (const _ of [1, 2]) expect((await correct({ ...date, correction: null }, of)).json()).toEqual(before)
  expect(await rows()).toEqual([])
  const lines = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, of), eq(auditLog.action, 'analysis.correct_fact')))
    .orderBy(auditLog.id)
  expect(lines.map(({ before: was, after }) => [was?.by_hand, after?.by_hand])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
  // of what was said alone: a hash of the chain holds four digits of a year now and then
  expect(JSON.stringify(lines.map(({ before: was, after }) => [was, after]))).not.toMatch(/2027|Start/)
})

test('who puts right the name alone leaves the figure as another window put it right meanwhile, and the other way round', async () => {
  const of = await givenAnalysed()
  const before = await factsOf(of)
  const money = address('money', before)
  const said = async () => {
    const { label, value } = (await factsOf(of)).money[0] ?? {}
    return [label, value]
  }
  await correct({ ...money, correction: { label: money.label, value: '450000' }, keeps: 'label' }, of)
  await correct({ ...money, correction: { label: 'Retainer', value: money.value }, keeps: 'value' }, of)
  expect(await said()).toEqual(['Retainer', '₹4,50,000'])
  await correct({ ...money, correction: { label: money.label, value: '460000' }, keeps: 'label' }, of)
  expect(await said()).toEqual(['Retainer', '₹4,60,000'])
  // each of the two back to what was read: nothing is left of a correction
  await correct({ ...money, correction: { label: money.label, value: '1' }, keeps: 'value' }, of)
  await correct({ ...money, correction: { label: 'Fee', value: money.value }, keeps: 'label' }, of)
  expect(await factsOf(of)).toEqual(before)
  // of a day what stands is the day, not how it is written
  const date = address('dates', before)
  await correct({ ...date, correction: { label: 'Signed on', value: '2026-01-02' }, keeps: 'value' }, of)
  expect((await factsOf(of)).dates[0]).toMatchObject({ label: 'Signed on', iso: before.dates[0]?.iso })
})

test('the days of the dashboard, the report, the Word table and a link to read have the corrected figure', async () => {
  const of = await givenAnalysed()
  const date = address('dates', await factsOf(of))
  await correct({ ...date, correction: { label: 'First day of work', value: '2031-07-14' } }, of)
  const call = karar.call(token)
  const days = (await call('GET', '/api/dashboard/overview')).json<DashboardOverview>().key_dates
  expect(days).toContainEqual(
    expect.objectContaining({ document_id: of, label: 'First day of work', date: '2031-07-14' }),
  )
  const pdf = await readPdf((await call('GET', `/api/documents/${of}/download-pdf`)).rawPayload)
  expect(pdf.bare).toContain('14Jul2031(correctedbyhand)')
  const word = unzipSync((await call('GET', `/api/documents/${of}/download-docx`)).rawPayload)['word/document.xml']
  expect(strFromU8(word ?? new Uint8Array())).toMatch(/14 Jul 2031.{0,400}corrected by hand/s)
  const { token: secret } = (await call('POST', `/api/documents/${of}/shared-links`, { days: 1 })).json()
  const shared = (await karar.call(undefined)('POST', '/api/shared', { token: secret })).json<SharedAnalysis>()
  expect(shared.analysis.key_facts.dates[0]).toMatchObject({ label: 'First day of work', iso: '2031-07-14' })
})

test.each([
  ['a day that is none', { label: 'End', value: '2027-02-30' }, 400],
  ['words for a day', { label: 'End', value: 'soon' }, 400],
  ['no name', { label: ' ', value: '2027-02-03' }, 400],
])('refused: %s', async (_, correction, status) => {
  const date = address('dates', await factsOf())
  const answer = await correct({ ...date, correction })
  expect(answer.statusCode, answer.body).toBe(status)
  expect((await factsOf()).dates[0]).not.toHaveProperty('as_read')
})

test('what the analysis does not have cannot be corrected, nor what was never analysed', async () => {
  const gone = { kind: 'money', start: 1, label: 'Fee', value: '₹1', correction: null } as const
  expect((await correct(gone)).json().detail).toMatch(/no longer has this figure/)
  const { id: pending } = (await karar.upload(token, contractNumber(++number))).json()
  expect((await correct(gone, pending)).statusCode).toBe(400)
})
