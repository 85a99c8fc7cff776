import { gunzipSync } from 'node:zlib'
import type { Document, DocumentId, DocumentText, DocumentWithResults, UnifiedAnalysisResponse } from '@karar/schema'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses, auditLog, documents, documentTexts } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { TookTooLong } from '../../lib/processes/processes.ts'
import { contractNumber, contractText, docxOf, pdfOf } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { recoverAnalyses } from './recover.ts'
import { type Analysers, runAnalysis } from './run-analysis.ts'
import { analyzeJob } from './service.ts'

let karar: TestKarar
let token: string
beforeAll(async () => {
  // progress is asked for again and again, for as long as a slow machine takes
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  token = (await karar.givenUser()).token
})
afterAll(() => karar.close())

const read = async <T>(path: string) => (await karar.call(token)('GET', path)).json<T>()
const paragraphs = contractText.split('\n').filter(Boolean)

test.each([
  ['PDF', pdfOf([paragraphs.slice(0, 8), paragraphs.slice(8)])],
  ['Word', docxOf(paragraphs)],
  ['text', contractText],
])('a %s file goes from upload to findings that stand in its text, and away', async (_kind, file) => {
  const uploaded = (await karar.upload(token, file, { analyze: true })).json()
  expect(uploaded.analysis_status).toBe('analyzing')
  const document = await karar.settled(token, uploaded.id)
  expect(document).toMatchObject({ analysis_status: 'completed', analysis_error: null, progress: null })

  const path = `/api/documents/${uploaded.id}`
  const { text, pages } = await read<DocumentText>(`${path}/text`)
  expect(text).toContain('Nilgiri Softworks LLP')
  expect(pages.length).toBe(document.page_count)

  const answer = await read<UnifiedAnalysisResponse>(`${path}/unified-analysis`)
  expect(answer).toMatchObject({ available: true, message: 'Analysis available.' })
  expect(answer.metadata).toMatchObject({ source: 'attorney_guided', ungrounded_dropped: 0 })
  const analysis = answer.unified_analysis
  if (!analysis) throw new Error('no analysis')
  expect(analysis.safety_score).toBe(document.safety_score)
  expect(analysis.contract_type).toBe(document.contract_type)
  expect(analysis.metrics.critical_issues_count).toBe(document.critical_issues_count)
  expect(analysis.critical_issues.length).toBeGreaterThan(1)
  for (const issue of analysis.critical_issues) expect(text.slice(issue.start, issue.end)).toBe(issue.quote)
  expect(await read(`/api/legal-issues?document_id=${uploaded.id}`)).toEqual(analysis.critical_issues)
  const { analysis_results } = await read<DocumentWithResults>(path)
  expect(analysis_results).toMatchObject({ ai_analysis: { summary: analysis.summary }, error: null })
  expect(analysis_results?.professional_analysis?.critical_issues).toEqual(analysis.critical_issues)
  await expectSameAnswers(path, uploaded.id)

  expect((await karar.call(token)('DELETE', path)).statusCode).toBe(204)
  const { db } = karar.parts.database
  expect(await db.select().from(documentTexts).where(eq(documentTexts.documentId, uploaded.id))).toEqual([])
  expect(await db.select().from(analyses).where(eq(analyses.documentId, uploaded.id))).toEqual([])
})

/** The answer that was begun when the analysis was kept, and the one made of the analysis itself. */
async function expectSameAnswers(path: string, id: string): Promise<void> {
  const { db } = karar.parts.database
  const isThis = eq(analyses.documentId, id as DocumentId)
  const begun = await karar.call(token)('GET', path)
  expect(begun.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' }
  const pressed = await karar.app.inject({ url: path, headers })
  expect(pressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(gunzipSync(pressed.rawPayload).toString()).toBe(begun.body)
  // whoever changes the analysis, and nothing else, is answered by it
  const other = sql`jsonb_set(${analyses.unified}, '{attorney_recommendations}', '["Ask again."]')`
  await db.update(analyses).set({ unified: other }).where(isThis)
  const changed = (await karar.call(token)('GET', path)).json()
  expect(changed.analysis_results.professional_analysis.attorney_recommendations).toEqual(['Ask again.'])
  const { attorney_recommendations } = begun.json().analysis_results.professional_analysis
  changed.analysis_results.professional_analysis.attorney_recommendations = attorney_recommendations
  expect(changed).toEqual(begun.json())
}

test('before the first analysis the answers say so', async () => {
  const { id } = (await karar.upload(token, contractNumber(1))).json()
  expect((await read<DocumentWithResults>(`/api/documents/${id}`)).analysis_results).toBeNull()
  expect(await read(`/api/documents/${id}/unified-analysis`)).toMatchObject({
    available: false,
    message: 'This document has not been analyzed yet.',
    unified_analysis: null,
  })
  expect((await karar.call(token)('GET', `/api/documents/${id}/text`)).statusCode).toBe(404)
  expect(await read(`/api/legal-issues?document_id=${id}`)).toEqual([])
})

test('while it runs, progress goes forward, the page is told to ask again, and a second start is refused', async () => {
  const long = pdfOf(Array.from({ length: 300 }, (_, index) => [`${index + 1}. Clause`, ...paragraphs.slice(2)]))
  const { id } = (await karar.upload(token, long)).json()
  const started = await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  expect(started.statusCode).toBe(200)
  expect(started.json()).toMatchObject({ message: 'Analysis started.', estimated_time: expect.any(Number) })

  const again = await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  expect([again.statusCode, again.json()]).toEqual([409, { detail: 'This document is being analyzed already.' }])
  expect(await read(`/api/documents/${id}/unified-analysis`)).toMatchObject({
    available: false,
    message: 'Analysis in progress...',
  })

  const seen: NonNullable<Document['progress']>[] = []
  for (;;) {
    const { analysis_status, progress } = await read<Document>(`/api/documents/${id}`)
    if (analysis_status !== 'analyzing') break
    if (progress) seen.push(progress)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const percents = seen.map((progress) => progress.percent)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  const reading = seen.filter((progress) => progress.stage === 'converting' && (progress.page ?? 0) > 0)
  expect(reading.length).toBeGreaterThan(0)
  for (const progress of reading) {
    expect(progress.pages).toBe(300)
    expect(progress.message).toBe(`Reading page ${progress.page} of 300`)
    expect(progress.time_elapsed).toBeGreaterThan(0)
    expect(progress.estimated_time).toBeGreaterThan(0)
  }
  expect((await karar.settled(token, id)).analysis_status).toBe('completed')
})

test('a new analysis leaves the old results in place until it is whole', async () => {
  const { id } = (await karar.upload(token, contractNumber(2), { analyze: true })).json()
  await karar.settled(token, id)
  const { db } = karar.parts.database
  await db.update(analyses).set({ engineVersion: 'an older one' }).where(eq(analyses.documentId, id))
  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  const during = await read<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)
  expect(during.available).toBe(true)
  await karar.settled(token, id)
  const after = await read<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)
  expect(after.metadata.engine_version).not.toBe('an older one')
})

test('a file that turns out to hold no text fails in the words of the reader and can be tried again', async () => {
  const { id } = (await karar.upload(token, pdfOf([[]]), { analyze: true })).json()
  const document = await karar.settled(token, id)
  expect(document.analysis_error).toMatchObject({
    reason: 'no_text',
    message: expect.stringMatching(/^All pages of this PDF are blank/),
  })
  expect(await read(`/api/documents/${id}/unified-analysis`)).toMatchObject({
    available: false,
    message: document.analysis_error?.message,
  })
  expect((await karar.call(token)('POST', `/api/documents/${id}/analyze`)).statusCode).toBe(200)
  await karar.settled(token, id)
})

test('what breaks on our side is tried three times and then said so, with nothing of the cause', async () => {
  const { id } = (await karar.upload(token, contractNumber(3))).json()
  const { db } = karar.parts.database
  // a database that refuses the results of this one document
  await db.execute(sql.raw(`alter table analyses add constraint refused check (document_id <> '${id}') not valid`))
  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  const document = await karar.settled(token, id)
  await db.execute(sql`alter table analyses drop constraint refused`)
  expect(document.analysis_error).toEqual({
    reason: 'internal',
    message: 'The analysis failed on our side, three times over. Your file is safe: please try again later.',
  })
})

test('deleting a document in mid-analysis ends the run and leaves nothing', async () => {
  const long = pdfOf(Array.from({ length: 250 }, (_, index) => [`${index + 1}. Another`, ...paragraphs.slice(2)]))
  const { id } = (await karar.upload(token, long, { analyze: true })).json()
  expect((await karar.call(token)('DELETE', `/api/documents/${id}`)).statusCode).toBe(204)
  const next = (await karar.upload(token, contractNumber(4), { analyze: true })).json()
  expect((await karar.settled(token, next.id)).analysis_status).toBe('completed')
  const { db } = karar.parts.database
  expect(await db.select().from(documentTexts).where(eq(documentTexts.documentId, id))).toEqual([])
})

test('characters that a database cannot keep do not move any place in the text', async () => {
  const { id } = (
    await karar.upload(token, docxOf([...paragraphs, 'Signed \ud83d\udd8b by both']), { analyze: true })
  ).json()
  expect((await karar.settled(token, id)).analysis_status).toBe('completed')
  const { text } = await read<DocumentText>(`/api/documents/${id}/text`)
  expect(text).toContain('\ud83d\udd8b')
})

test('every step of an analysis stands in the audit log', async () => {
  const { id } = (await karar.upload(token, contractNumber(5), { analyze: true })).json()
  await karar.settled(token, id)
  const lines = await karar.parts.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
  expect(lines.map((line) => line.action)).toEqual(['analysis.complete', 'analysis.start', 'document.create'])
})

test('a run that the end of a process cut off is taken up again; one that ends it each time is given up', async () => {
  const { database, queue, log } = karar.parts
  const cutOff = async (number: number, interruptions: number) => {
    const { id } = (await karar.upload(token, contractNumber(number))).json()
    await database.db
      .update(documents)
      .set({
        status: 'analyzing',
        runId: newId(),
        runStartedAt: new Date(),
        interruptions,
        progress: { stage: 'converting', percent: 10, message: '', estimated_time: 1, page: 1, pages: 1 },
      })
      .where(eq(documents.id, id))
    return id
  }
  const often = await cutOff(6, 19)
  const tooOften = await cutOff(7, 20)
  await recoverAnalyses(database.db, queue, log)
  expect((await karar.settled(token, often)).analysis_status).toBe('completed')
  expect((await karar.settled(token, tooOften)).analysis_error?.reason).toBe('internal')
})

test('what still waits for its turn at a start waits on as it is, however much that is', async () => {
  const { database, queue, log } = karar.parts
  const { id } = (await karar.upload(token, contractNumber(8))).json()
  const runId = newId()
  const startAfter = new Date(Date.now() + 3_600_000)
  await database.db.transaction(async (tx) => {
    await tx.update(documents).set({ status: 'analyzing', runId, runStartedAt: new Date() }).where(eq(documents.id, id))
    await queue.send(tx, analyzeJob, { document_id: id, run_id: runId }, { id: runId, startAfter })
  })
  expect(await recoverAnalyses(database.db, queue, log)).toBe(0)
  const [row] = await database.db.select().from(documents).where(eq(documents.id, id))
  expect(row?.runId).toBe(runId)
})

test('the processes are told whose document it is: the last that is ready is left to whoever has none at work', async () => {
  const { database, queue, files, ai, log } = karar.parts
  const { id: owner, token: theirs } = await karar.givenUser()
  const { id } = (await karar.upload(theirs, contractNumber(9))).json()
  const runId = newId()
  await database.db.update(documents).set({ status: 'analyzing', runId }).where(eq(documents.id, id))
  const told: (string | undefined)[] = []
  const run: Analysers['run'] = async (_task, { person }) => {
    told.push(person)
    throw new TookTooLong()
  }
  const analysers = { run } as Analysers
  const slot = { over: () => {}, becomesScan: () => true }
  const job = { document_id: id, run_id: runId }
  await runAnalysis({ db: database.db, files, queue, analysers, ai, log }, job, new AbortController().signal, slot)
  expect(told).toEqual([owner])
  expect((await karar.settled(theirs, id)).analysis_error?.reason).toBe('took_too_long')
})
