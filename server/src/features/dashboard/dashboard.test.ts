import { setTimeout as pause } from 'node:timers/promises'
import {
  type AnalysisStatus,
  type DashboardOverview,
  type Document,
  setApart,
  type UnifiedAnalysis,
  type UserId,
} from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses, documents } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { sampleContract } from '../../lib/text/sample.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { contractText } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { figuresOf, keepDays } from '../documents/service.ts'

let karar: TestKarar
/** a real analysis, of which the documents below have altered copies */
let model: UnifiedAnalysis
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  const { token } = await karar.givenSession()
  const { id } = (await karar.upload(token, contractText, { analyze: true })).json()
  await karar.settled(token, id)
  model = (await karar.call(token)('GET', `/api/documents/${id}/unified-analysis`)).json().unified_analysis
})
afterAll(() => karar.close())

interface Given {
  name?: string
  status?: AnalysisStatus
  /** when it was uploaded */
  at?: string
  score?: number
  notCleared?: NonNullable<UnifiedAnalysis['verdict']['not_cleared']>
  severities?: UnifiedAnalysis['critical_issues'][number]['severity'][]
  dates?: { label: string; iso: string | null }[]
}

/** Puts a document into the database as if it had been uploaded then and come out so. */
async function given(owner: UserId, { name = 'lease.pdf', status = 'completed', at, ...result }: Given) {
  const { db } = karar.parts.database
  const id = newId<Document['id']>()
  const { score, notCleared, severities = [], dates = [] } = result
  const [issue] = model.critical_issues
  const place = { value: '', quote: '', start: 0, end: 1, page: 1 }
  const unified = {
    ...model,
    safety_score: score ?? 0,
    ...(notCleared && { verdict: { ...model.verdict, not_cleared: notCleared } }),
    critical_issues: severities.map((severity) => ({ ...issue!, severity })),
    key_facts: { ...model.key_facts, dates: dates.map((date) => ({ ...place, ...date })) },
  }
  await db.insert(documents).values({
    id,
    ownerId: owner,
    originalFilename: name,
    fileSize: 1,
    mimeType: 'text/plain',
    contentHash: id,
    fileKey: id,
    status,
    ...(at && { uploadTime: new Date(at) }),
    ...(score !== undefined && figuresOf(unified)),
  })
  if (score === undefined) return id
  await keepDays(db, id, unified)
  await db.insert(analyses).values({
    documentId: id,
    unified,
    source: 'attorney_guided',
    engineVersion: 'test',
    warnings: [],
    ungroundedDropped: 0,
    durationMs: 1,
  })
  return id
}

const overviewOf = async (token: string): Promise<DashboardOverview> => {
  const answer = await karar.call(token)('GET', '/api/dashboard/overview')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** '2026-11-22' and 3 -> '2026-11-25' */
const daysLater = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('an empty account has noughts, no score and empty lists', async () => {
  const { token } = await karar.givenSession()
  expect(await overviewOf(token)).toMatchObject({
    summary: { critical_issues_count: 0, average_safety_score: null, not_cleared_count: 0, documents_this_month: 0 },
    document_status: { pending: 0, analyzing: 0, completed: 0, failed: 0 },
    gaps_by_severity: { critical: 0, high: 0, medium: 0, low: 0 },
    recent_activity: { recent_documents: [] },
    usage_info: { documents_analyzed: 0 },
    risk_over_time: [],
    key_dates: [],
  })
})

test('an upload shows as pending, and once it is analysed its findings and dates count as its results state them', async () => {
  const { token } = await karar.givenSession()
  const { id } = (await karar.upload(token, contractText, { name: 'orbis.txt' })).json()
  expect(await overviewOf(token)).toMatchObject({
    summary: { critical_issues_count: 0, average_safety_score: null, documents_this_month: 1 },
    document_status: { pending: 1, completed: 0 },
    recent_activity: { recent_documents: [{ id, analysis_status: 'pending' }] },
  })

  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  await karar.settled(token, id)
  const overview = await overviewOf(token)
  // as the results list them: what is only to be checked is apart
  const severities = Object.groupBy(setApart(model).sure.critical_issues, ({ severity }) => severity)
  expect(model.metrics.critical_issues_count).toBeGreaterThan(0)
  expect(overview).toMatchObject({
    summary: {
      critical_issues_count: model.metrics.critical_issues_count,
      average_safety_score: model.safety_score,
    },
    document_status: { pending: 0, completed: 1 },
    recent_activity: { recent_documents: [{ id, analysis_status: 'completed', safety_score: model.safety_score }] },
    risk_over_time: [{ average_safety_score: model.safety_score, documents: 1 }],
  })
  for (const [severity, total] of Object.entries(overview.gaps_by_severity)) {
    expect(total, severity).toBe(severities[severity as keyof typeof severities]?.length ?? 0)
  }
})

test('figures add up over all documents; a run that failed keeps the results before it', async () => {
  const { id: owner, token } = await karar.givenSession()
  await given(owner, { score: 31, severities: ['critical', 'high', 'medium'] })
  await given(owner, { score: 80, severities: ['high', 'low'], status: 'failed' })
  await given(owner, { score: 90, status: 'analyzing' })
  await given(owner, { status: 'failed' })
  const { summary, document_status, gaps_by_severity } = await overviewOf(token)
  expect(summary).toMatchObject({ critical_issues_count: 3, average_safety_score: 67 })
  expect(document_status).toEqual({ pending: 0, analyzing: 1, completed: 1, failed: 2 })
  expect(gaps_by_severity).toEqual({ critical: 1, high: 2, medium: 1, low: 1 })
})

test('the average counts contracts that were not cleared, and says how many they are', async () => {
  const { id: owner, token } = await karar.givenSession()
  await given(owner, { score: 74, notCleared: ['not_indian'] })
  await given(owner, { score: 74, notCleared: ['not_indian'], status: 'failed' })
  await given(owner, { score: 41, notCleared: [] })
  expect((await overviewOf(token)).summary).toMatchObject({ average_safety_score: 63, not_cleared_count: 2 })
})

test('the average says how many low risks in it are an older engine’s', async () => {
  const { id: owner, token } = await karar.givenSession()
  await given(owner, { score: 90, notCleared: [] })
  const old = await given(owner, { score: 80, notCleared: [] })
  expect((await overviewOf(token)).summary.older_count).toBe(0)
  const { db } = karar.parts.database
  await db
    .update(documents)
    .set({ verdict: { color: 'green', text: 'Low risk.' } })
    .where(eq(documents.id, old))
  expect((await overviewOf(token)).summary).toMatchObject({ average_safety_score: 85, older_count: 1 })
})

test('a sample is a document like any other, but in no average', async () => {
  const { id: owner, token } = await karar.givenSession()
  const bytes = await sampleContract()
  const { id } = (await karar.upload(token, bytes!, { name: 'services-agreement.pdf', analyze: true })).json()
  await karar.settled(token, id)
  const alone = await overviewOf(token)
  expect(alone).toMatchObject({ summary: { average_safety_score: null }, risk_over_time: [] })
  expect(alone.document_status.completed).toBe(1)
  expect(alone.summary.critical_issues_count).toBeGreaterThan(0)

  await given(owner, { score: 31 })
  expect(await overviewOf(token)).toMatchObject({
    summary: { average_safety_score: 31, documents_this_month: 2 },
    document_status: { completed: 2 },
    risk_over_time: [{ average_safety_score: 31, documents: 1 }],
  })
})

test('a month begins at midnight in India', async () => {
  const { id: owner, token } = await karar.givenSession()
  const start = Date.parse(`${todayInIndia().slice(0, 7)}-01T00:00:00+05:30`)
  await given(owner, { at: new Date(start).toISOString(), score: 40 })
  await given(owner, { at: new Date(start - 1).toISOString(), score: 60 })
  const { summary, risk_over_time } = await overviewOf(token)
  expect(summary.documents_this_month).toBe(1)
  expect(risk_over_time).toEqual([
    {
      month: daysLater(todayInIndia().slice(0, 8).concat('01'), -1).slice(0, 7),
      average_safety_score: 60,
      documents: 1,
    },
    { month: todayInIndia().slice(0, 7), average_safety_score: 40, documents: 1 },
  ])
})

test('risk is told of the last twelve months that have analysed documents, oldest first', async () => {
  const { id: owner, token } = await karar.givenSession()
  for (let month = 1; month <= 12; month++) {
    await given(owner, { at: `2024-${String(month).padStart(2, '0')}-15T12:00:00Z`, score: month })
  }
  await given(owner, { at: '2025-03-31T18:29:59Z', score: 50 })
  await given(owner, { at: '2025-03-02T00:00:00Z', score: 61 })
  await given(owner, { at: '2025-03-31T18:30:00Z', status: 'pending' })
  const { risk_over_time: months } = await overviewOf(token)
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2024-02', average_safety_score: 2, documents: 1 })
  expect(months.at(-1)).toEqual({ month: '2025-03', average_safety_score: 55.5, documents: 2 })
})

test('the next dates are those from today on that can be read as days, soonest first, each once', async () => {
  const { id: owner, token } = await karar.givenSession()
  const today = todayInIndia()
  const first = await given(owner, {
    name: 'lease.pdf',
    score: 50,
    dates: [
      { label: 'End date', iso: daysLater(today, 40) },
      { label: 'End date', iso: daysLater(today, 40) },
      { label: 'Start date', iso: daysLater(today, -1) },
      { label: 'Date', iso: null },
    ],
  })
  const second = await given(owner, { name: 'supply.pdf', score: 50, dates: [{ label: 'Date', iso: today }] })
  expect((await overviewOf(token)).key_dates).toEqual([
    { document_id: second, original_filename: 'supply.pdf', label: 'Date', date: today },
    { document_id: first, original_filename: 'lease.pdf', label: 'End date', date: daysLater(today, 40) },
  ])

  await given(owner, {
    score: 50,
    dates: Array.from({ length: 9 }, (_, index) => ({ label: 'Date', iso: daysLater(today, index + 1) })),
  })
  const { key_dates } = await overviewOf(token)
  expect(key_dates).toHaveLength(8)
  expect(key_dates.at(-1)?.date).toBe(daysLater(today, 7))
})

test('only the five newest documents are listed', async () => {
  const { id: owner, token } = await karar.givenSession()
  const ids = []
  for (let made = 0; made < 6; made++) {
    ids.push(await given(owner, { status: 'pending' }))
    // ids of one millisecond are in no order
    await pause(2)
  }
  const { recent_documents } = (await overviewOf(token)).recent_activity
  expect(recent_documents.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5))
})

test.each(['user', 'admin'] as const)('documents of somebody else do not count, for a %s', async (role) => {
  const other = await karar.givenSession()
  const dates = [{ label: 'End date', iso: daysLater(todayInIndia(), 9) }]
  await given(other.id, { score: 10, severities: ['critical'], dates })
  const { token } = await karar.givenSession({ role })
  const { usage_info: _, ...overview } = await overviewOf(token)
  const { usage_info: __, ...empty } = await overviewOf((await karar.givenSession()).token)
  expect(overview).toEqual(empty)
})
