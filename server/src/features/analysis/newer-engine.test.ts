import type {
  ChatExchange,
  ChatMessage,
  CreatedSharedLink,
  DashboardOverview,
  Document,
  DocumentId,
  LegalIssue,
  SecondReading,
  UnifiedAnalysis,
  UnifiedAnalysisResponse,
} from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses, documents, documentTexts } from '../../db/tables.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

// A process of this version works beside a newer one, or was put back in its place: what the newer engine stored has words
// that only that one knows.

let karar: TestKarar
let owner: Awaited<ReturnType<TestKarar['givenUser']>>
let admin: Awaited<ReturnType<TestKarar['givenUser']>>
let id: DocumentId
let before: UnifiedAnalysis
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenUser()
  admin = await karar.givenUser({ role: 'admin' })
  id = (await karar.upload(owner.token, contractNumber(3), { analyze: true })).json<Document>().id
  await karar.settled(owner.token, id)
  const { unified_analysis } = await told<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)
  if (!unified_analysis) throw new Error('no analysis')
  before = unified_analysis
  await fromTomorrow()
})
afterAll(() => karar.close())

async function told<T>(path: string, token = owner.token): Promise<T> {
  const answer = await karar.call(token)('GET', path)
  expect(answer.statusCode, `${path}: ${answer.body.slice(0, 400)}`).toBe(200)
  return answer.json<T>()
}

/** Puts a word of tomorrow in the place of every word out of a list of names, in all that is stored of the analysis. */
async function fromTomorrow(): Promise<void> {
  const { db } = karar.parts.database
  const [row] = await db.select({ unified: analyses.unified }).from(analyses).where(eq(analyses.documentId, id))
  const listed = new Set([
    ...['category', 'severity', 'clause_type', 'risk_assessment', 'source', 'importance', 'origin', 'contract_type'],
    ...['color', 'basis', 'topic', 'kind'],
  ])
  const newer: unknown = JSON.parse(JSON.stringify(row?.unified), (key, value: unknown) =>
    listed.has(key) && typeof value === 'string' ? `${key}_of_tomorrow` : value,
  )
  const whole = {
    ...(newer as UnifiedAnalysis),
    safety_score: 74,
    missing_clauses: ['escrow_of_tomorrow'],
    a_field_of_tomorrow: 1,
  }
  const verdict = { ...whole.verdict, not_cleared: ['reason_of_tomorrow'] }
  await db
    .update(analyses)
    .set({
      unified: sql`${JSON.stringify({ ...whole, verdict })}::jsonb`,
      source: sql`'read_by_tomorrow'`,
      // so that the answer with one document is made from the analysis
      pressedResults: null,
      engineVersion: '9999.0',
    })
    .where(eq(analyses.documentId, id))
  await db
    .update(documents)
    .set({
      contractType: whole.contract_type,
      safetyScore: 74,
      verdict: sql`${JSON.stringify({ color: 'grey', text: 'Not cleared.', not_cleared: ['reason_of_tomorrow'] })}::jsonb`,
      side: sql`jsonb_set(${documents.side}, '{basis}', '"seen_tomorrow"')`,
    })
    .where(eq(documents.id, id))
  await db
    .update(documentTexts)
    .set({ pages: sql`jsonb_set(${documentTexts.pages}, '{0,source}', '"read_tomorrow"')` })
    .where(eq(documentTexts.documentId, id))
}

test('it is listed, and never as cleared', async () => {
  const [listed] = await told<Document[]>('/api/documents')
  expect(listed?.verdict?.not_cleared).toEqual(['reading_unproven'])
  expect(listed?.side?.basis).toBe('none')
  const all = await told<{ documents: Document[] } | Document[]>('/api/admin/documents', admin.token)
  expect(JSON.stringify(all)).toContain(id)
  const { recent_activity } = await told<DashboardOverview>('/api/dashboard/overview')
  expect(recent_activity.recent_documents.map((one) => one.id)).toEqual([id])
})

test('its page has all that was found; names stay, and what something goes by is never milder', async () => {
  const { unified_analysis, metadata } = await told<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)
  expect(unified_analysis?.verdict.not_cleared).toEqual(['reading_unproven'])
  expect(metadata.source).toBe('ai_assisted')
  const issues = unified_analysis?.critical_issues ?? []
  expect(issues.length).toBe(before.critical_issues.length)
  expect(issues.length).toBeGreaterThan(2)
  for (const issue of issues)
    expect(issue).toMatchObject({
      category: 'category_of_tomorrow',
      clause_type: 'clause_type_of_tomorrow',
      severity: 'high',
      risk_assessment: 'high',
    })
  expect(unified_analysis?.missing_clauses).toEqual(['escrow_of_tomorrow'])
  expect(await told<LegalIssue[]>(`/api/legal-issues?document_id=${id}`)).toEqual(issues)
  const one = await told<{ analysis_results: { professional_analysis: UnifiedAnalysis } }>(`/api/documents/${id}`)
  expect(one.analysis_results.professional_analysis.critical_issues).toEqual(issues)
  const text = await told<{ pages: { source: string }[] }>(`/api/documents/${id}/text`)
  expect(text.pages[0]?.source).toBe('ocr')
  await told(`/api/documents/${id}/party-identification`)
})

test('reports are printed, a link shows it, and questions are answered', async () => {
  for (const kind of ['pdf', 'docx', 'docx/other-side']) {
    const file = await karar.call(owner.token)('GET', `/api/documents/${id}/download-${kind}`)
    expect(file.statusCode, file.body.slice(0, 400)).toBe(200)
  }
  const link = await karar.call(owner.token)('POST', `/api/documents/${id}/shared-links`, { days: 7 })
  const { token } = link.json<CreatedSharedLink>()
  expect((await karar.call(undefined)('POST', '/api/shared', { token })).statusCode).toBe(200)

  await told(`/api/documents/${id}/chat/suggestions`)
  const questions = [
    ...['Should I sign this contract?', 'What is missing?', 'Which are the biggest risks?', 'Can I end it early?'],
    ...['Who owns the work?', 'When do I get paid?', 'What should I ask for?', 'Is the liability capped?'],
    ...['What does clause 3 say?', 'Is this legal in India?', 'What kind of contract is this?'],
  ]
  for (const message of questions) {
    const answer = await karar.call(owner.token)('POST', `/api/documents/${id}/chat`, { message })
    expect(answer.statusCode, `${message}: ${answer.body.slice(0, 400)}`).toBe(200)
    const { message_text } = answer.json<ChatExchange>().ai_response
    expect(message_text.length).toBeGreaterThan(10)
    expect(message_text).not.toMatch(/undefined|of_tomorrow|low risk/i)
  }
})

test('so is a conversation that the newer one led, what failed there, and what is on its way there', async () => {
  const { db } = karar.parts.database
  await db.execute(
    sql`update chat_messages set answer = jsonb_set(answer, '{kind}', '"guessed"') where answer is not null`,
  )
  const messages = await told<ChatMessage[]>(`/api/documents/${id}/chat`)
  expect(messages.some(({ message_type, kind }) => message_type === 'ai' && kind === 'answered')).toBe(true)
  const failed = { reason: 'reason_of_tomorrow', message: 'The file has a page that is too wide.' }
  await db
    .update(documents)
    .set({ status: 'failed', error: sql`${JSON.stringify(failed)}::jsonb` })
    .where(eq(documents.id, id))
  expect((await told<Document[]>('/api/documents'))[0]?.analysis_error).toEqual({ ...failed, reason: 'internal' })
  const progress = { stage: 'weighing', percent: 60, message: 'Weighing', estimated_time: 5, page: 1, pages: 2 }
  await db
    .update(documents)
    .set({ status: 'analyzing', error: null, progress: sql`${JSON.stringify(progress)}::jsonb` })
    .where(eq(documents.id, id))
  expect((await told<Document[]>('/api/documents'))[0]?.progress?.stage).toBe('analyzing')
  await db.execute(sql`update documents set analysis_status = 'completed' where id = ${id}`)
  await db.execute(sql`insert into second_readings (document_id, run_id, state, reader, outcome, failure)
    values (${id}, gen_random_uuid(), 'doubted', '{"provider":"openai","model":"m","host":"h","here":false,"redacted":true}',
      '{"added":0,"confirmed":0,"doubted":0,"missing":0,"dropped":0,"left_out":0}', 'too_dear')`)
  const second = await told<SecondReading>(`/api/documents/${id}/second-reading`)
  expect([second.state, typeof second.message]).toEqual(['partly', 'string'])
})
