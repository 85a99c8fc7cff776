import {
  type DashboardOverview,
  type Document,
  type DocumentId,
  type DocumentWithResults,
  standingOf,
  type UnifiedAnalysisResponse,
  type UserId,
} from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses, documents } from '../../db/tables.ts'
import { documentsTopic } from '../../lib/http/live.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { markOlderReadings, openOlderReadings } from './older-readings.ts'
import type { Analysers } from './run-analysis.ts'

let karar: TestKarar
let token: string
let owner: UserId
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  ;({ token, id: owner } = await karar.givenUser())
})
afterAll(() => karar.close())

const read = async <T>(path: string) => (await karar.call(token)('GET', path)).json<T>()

/** A document that some version of the engine called low risk, and that it was cleared. */
async function givenLowRisk(number: number, version: string): Promise<DocumentId> {
  const { id } = (await karar.upload(token, contractNumber(number), { analyze: true })).json<Document>()
  await karar.settled(token, id)
  const { db } = karar.parts.database
  const low = { color: 'green' as const, text: 'Low risk.', not_cleared: [] }
  await db.update(documents).set({ safetyScore: 90, verdict: low }).where(eq(documents.id, id))
  const told = sql`${analyses.unified} || jsonb_build_object('safety_score', 90, 'verdict', ${JSON.stringify({ ...low, reasoning: 'Nothing found.', detailed_reasons: [] })}::jsonb)`
  await db
    .update(analyses)
    .set({ unified: told, ...(version !== '' && { engineVersion: version }) })
    .where(eq(analyses.documentId, id))
  return id
}

/** How it is called in the list, in the answer with one document, and by its analysis. */
async function standings(id: DocumentId): Promise<string[]> {
  const listed = (await read<Document[]>('/api/documents')).find((one) => one.id === id)
  const { analysis_results } = await read<DocumentWithResults>(`/api/documents/${id}`)
  const { unified_analysis } = await read<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)
  return [listed?.verdict, analysis_results?.professional_analysis?.verdict, unified_analysis?.verdict].map(
    (verdict) => (verdict ? standingOf(90, verdict) : ''),
  )
}

const runningVersion = async (id: DocumentId) =>
  (await read<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)).metadata.engine_version ?? ''

test('a low risk of an older engine than the one that reads now is nowhere told as one, until it is read anew', async () => {
  const { db } = karar.parts.database
  const old = await givenLowRisk(21, '0.0.1')
  const current = await givenLowRisk(22, '')
  const version = await runningVersion(current)
  expect(await standings(old)).toEqual(['low', 'low', 'low'])
  const ask = async () => {
    const asked = { message: 'Should I sign this contract?' }
    return (await karar.call(token)('POST', `/api/documents/${old}/chat`, asked)).json().ai_response.message_text
  }
  // a chat that is open already
  expect(await ask()).toMatch(/low risk/i)
  const told: unknown[] = []
  await karar.parts.live.listening()
  const unsubscribe = karar.parts.live.subscribe(documentsTopic(owner), {
    hear: (note) => told.push(note),
    missed: () => {},
  })

  expect(await markOlderReadings(db, version)).toBe(1)
  expect(await markOlderReadings(db, version)).toBe(0)
  expect(await standings(old)).toEqual(['older_reading', 'older_reading', 'older_reading'])
  await expect.poll(() => told).toEqual([{ document: old }])
  unsubscribe()
  expect(await standings(current)).toEqual(['low', 'low', 'low'])
  expect((await read<DashboardOverview>('/api/dashboard/overview')).summary.older_count).toBe(1)

  const answer = await ask()
  expect(answer).toContain('older reading')
  expect(answer).not.toMatch(/low risk/i)

  await karar.call(token)('POST', `/api/documents/${old}/analyze`)
  await karar.settled(token, old)
  const anew = await read<UnifiedAnalysisResponse>(`/api/documents/${old}/unified-analysis`)
  expect(anew.metadata.engine_version).toBe(version)
  expect(anew.unified_analysis?.verdict.not_cleared).toBeDefined()
})

test('versions are told apart by their numbers: of a newer engine nothing is marked, of one without numbers all', async () => {
  const { db } = karar.parts.database
  const versions = ['0.9.9', '0.9.100', '0.10.0', '1.0', 'the first one', '9999999999.1'] as const
  const ids = new Map<string, DocumentId>()
  for (const [index, version] of versions.entries()) ids.set(version, await givenLowRisk(31 + index, version))
  const standing = async () =>
    Object.fromEntries(await Promise.all([...ids].map(async ([version, id]) => [version, (await standings(id))[0]])))
  expect(await markOlderReadings(db, 'no version')).toBe(0)
  expect(new Set(Object.values(await standing()))).toEqual(new Set(['low']))
  expect(await markOlderReadings(db, '0.9.100')).toBe(3)
  expect(await standing()).toEqual({
    '0.9.9': 'older_reading',
    '0.9.100': 'low',
    '0.10.0': 'low',
    '1.0': 'low',
    'the first one': 'older_reading',
    '9999999999.1': 'older_reading',
  })
  await db.update(documents).set({ safetyScore: 20 })
})

test('the process that reads is asked for its version once, and only where there is a low risk', async () => {
  const { database, log } = karar.parts
  const { db } = database
  let asked = 0
  const run: Analysers['run'] = async () => {
    asked++
    return { ok: true, engineVersion: '0.9.100' } as Awaited<ReturnType<Analysers['run']>>
  }
  const mark = openOlderReadings({ db, analysers: { run } as Analysers, log })
  const { signal } = new AbortController()
  await db.update(documents).set({ safetyScore: 20 })
  await mark(signal)
  expect(asked).toBe(0)
  const one = await givenLowRisk(23, '0.9.99')
  const other = await givenLowRisk(24, '0.9.100')
  await mark(signal)
  expect([await standings(one), await standings(other)].map(([listed]) => listed)).toEqual(['older_reading', 'low'])
  await mark(signal)
  expect(asked).toBe(1)
})
