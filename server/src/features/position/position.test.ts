import type { Document, PartyIdentification, UnifiedAnalysisResponse } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyses, auditLog, documents, documentTexts, users } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { somebodyWaits } from '../../testing/lock-waits.ts'
import { placeOf } from './service.ts'

let karar: TestKarar
let token: string
let number = 400
beforeAll(async () => {
  // of neither party: the side is the weaker one until another is chosen
  karar = await openTestKarar()
  token = (await karar.givenUser({ company: 'Somebody Else Limited' })).token
})
afterAll(() => karar.close())

const client = 'Orbis Retail Private Limited'
const provider = 'Nilgiri Softworks LLP'

async function givenAnalysed(text = contractNumber(++number)): Promise<string> {
  const { id } = (await karar.upload(token, text, { analyze: true })).json()
  await karar.settled(token, id)
  return id
}
const read = async <T>(path: string, as = token) => (await karar.call(as)('GET', path)).json<T>()
const choose = (id: string, party: string, as = token) =>
  karar.call(as)('POST', `/api/documents/${id}/set-user-party?party_name=${encodeURIComponent(party)}`)
const analysisOf = (id: string) => read<UnifiedAnalysisResponse>(`/api/documents/${id}/unified-analysis`)

/** Analysis, position and the document's row must all be of one side. */
async function expectSide(id: string, party: string): Promise<UnifiedAnalysisResponse> {
  const answer = await analysisOf(id)
  const { unified_analysis: analysis, position_data: position } = answer
  expect(analysis?.perspective).toMatchObject({ party, basis: 'chosen' })
  expect(position?.user_party).toBe(party)
  const known = new Set(analysis?.critical_issues.map((issue) => issue.id))
  for (const risk of position?.key_risks ?? []) if (risk.issue_id !== null) expect(known).toContain(risk.issue_id)
  const { text } = await read<{ text: string }>(`/api/documents/${id}/text`)
  for (const { quote, start, end } of [...(position?.key_advantages ?? []), ...(position?.key_risks ?? [])]) {
    if (start !== null && end !== null) expect(text.slice(start, end)).toBe(quote)
  }
  expect(await read<Document>(`/api/documents/${id}`)).toMatchObject({
    safety_score: analysis?.safety_score,
    verdict: { text: analysis?.verdict.text },
    critical_issues_count: analysis?.metrics.critical_issues_count,
  })
  return answer
}

test('the parties are told with their roles, and nobody before there is an analysis', async () => {
  const { id } = (await karar.upload(token, contractNumber(++number))).json()
  const path = `/api/documents/${id}/party-identification`
  expect(await read<PartyIdentification>(path)).toEqual({
    identified_parties: { parties: [] },
    contract_type: null,
    detection_method: 'document_text',
    confidence: 0,
  })
  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  await karar.settled(token, id)
  expect((await read<PartyIdentification>(path)).identified_parties.parties).toEqual([
    { name: client, role: 'Client', defined_term: 'Client' },
    { name: provider, role: 'Service Provider', defined_term: 'Service Provider' },
  ])
})

test('each side gets severities, score and position of its own, and the two strengths add up to 100', async () => {
  const id = await givenAnalysed()
  const guessed = await analysisOf(id)
  expect(guessed.position_data).toBeNull()
  expect(guessed.unified_analysis?.perspective.basis).toBe('weaker_party')
  // what the list of documents says of it
  const sideOf = async () => (await karar.call(token)('GET', `/api/documents/${id}`)).json<Document>().side
  expect(await sideOf()).toEqual({ party: provider, basis: 'weaker_party' })

  expect((await choose(id, provider)).json()).toMatchObject({ user_party: provider })
  const weak = await expectSide(id, provider)
  expect((await choose(id, ' client ')).json()).toMatchObject({ user_party: client })
  const strong = await expectSide(id, client)

  const [low, high] = [weak, strong].map((answer) => answer.position_data?.position_strength ?? 0)
  expect(await sideOf()).toEqual({ party: client, basis: 'chosen' })
  expect((low ?? 0) + (high ?? 0)).toBe(100)
  expect(high).toBeGreaterThan(low ?? 0)
  expect(strong.unified_analysis?.safety_score).toBeGreaterThan(weak.unified_analysis?.safety_score ?? 0)
  expect(strong.metadata.analyzed_at).not.toBe(weak.metadata.analyzed_at)

  const lines = await karar.parts.database.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(sql`${auditLog.subjectId} = ${id} and ${auditLog.action} = 'analysis.set_party'`)
    .orderBy(auditLog.id)
  expect(lines.map(({ after }) => after)).toEqual([
    { party: 2, safety_score: weak.unified_analysis?.safety_score },
    { party: 1, safety_score: strong.unified_analysis?.safety_score },
  ])
})

test('an analysis made anew is read from the chosen side, unless that party is gone from the text', async () => {
  const id = await givenAnalysed()
  await choose(id, client)
  const chosen = await expectSide(id, client)
  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  await karar.settled(token, id)
  const again = await expectSide(id, client)
  expect(again.unified_analysis).toEqual(chosen.unified_analysis)

  // as if the party had been read from a scan that is read otherwise now
  const { db } = karar.parts.database
  await db
    .update(analyses)
    .set({ userParty: 'Vanished Traders' })
    .where(eq(analyses.documentId, id as never))
  await karar.call(token)('POST', `/api/documents/${id}/analyze`)
  await karar.settled(token, id)
  const dropped = await analysisOf(id)
  expect(dropped.position_data).toBeNull()
  expect(dropped.unified_analysis?.perspective.basis).toBe('weaker_party')
})

test('of many choices at once two are read, the others are refused in words, and one side is left, whole', async () => {
  const id = await givenAnalysed()
  const sides = [client, provider, client, provider, client, provider, client, provider]
  const answers = await Promise.all(sides.map((side) => choose(id, side)))
  const codes = answers.map(({ statusCode }) => statusCode)
  // a busy machine may have read one before the last of them arrives
  const [read, others] = [codes.filter((code) => code === 200), codes.filter((code) => code === 429)]
  expect([read.length >= 2, others.length >= 1, read.length + others.length]).toEqual([true, true, sides.length])
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect([refused?.headers['retry-after'], refused?.json().detail]).toEqual([
    '5',
    'The last side that you chose is still being read. Please wait for it.',
  ])
  const { position_data } = await analysisOf(id)
  expect([client, provider]).toContain(position_data?.user_party)
  await expectSide(id, position_data?.user_party ?? '')
})

test('a choice that meets a new analysis changes nothing of it, or comes after it', async () => {
  const id = await givenAnalysed()
  const [chosen, analysed] = await Promise.all([
    choose(id, client),
    karar.call(token)('POST', `/api/documents/${id}/analyze`),
  ])
  expect(analysed.statusCode).toBe(200)
  expect([200, 409]).toContain(chosen.statusCode)
  await karar.settled(token, id)
  if (chosen.statusCode === 200) await expectSide(id, client)
  else expect((await analysisOf(id)).position_data).toBeNull()
})

test('a text that was replaced while a side was being read is read again', async () => {
  const id = await givenAnalysed()
  const { db } = karar.parts.database
  const where = eq(documentTexts.documentId, id as never)
  const [before] = await db.select().from(documentTexts).where(where)
  const moved = `A line more.\n${before?.text}`
  // another run ends between the reading and the keeping
  const choosing = choose(id, client)
  await db.transaction(async (tx) => {
    await tx
      .update(documents)
      .set({ runId: newId() })
      .where(eq(documents.id, id as never))
    await tx.update(documentTexts).set({ text: moved }).where(where)
  })
  expect((await choosing).statusCode).toBe(200)
  const { unified_analysis } = await expectSide(id, client)
  for (const { quote, start, end } of unified_analysis?.critical_issues ?? []) {
    expect(moved.slice(start, end)).toBe(quote)
  }
})

test.each([
  ['signs out', (as: string) => karar.call(as)('POST', '/api/auth/logout')],
  ['is suspended', async () => {}],
] as const)('a choice is not kept where whoever made it %s while the text was read', async (what, stop) => {
  const { id: person, token: theirs } = await karar.givenSession({ company: 'Somebody Else Limited' })
  const { id } = (await karar.upload(theirs, contractNumber(++number), { analyze: true })).json()
  await karar.settled(theirs, id)
  const { db } = karar.parts.database
  const choosing = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person)).for('update')
    await tx.select().from(documents).where(eq(documents.id, id)).for('update')
    if (what === 'is suspended') await tx.update(users).set({ status: 'suspended' }).where(eq(users.id, person))
    const answer = choose(id, client, theirs)
    // it has been read by now, and is to be kept
    await somebodyWaits(db)
    await stop(theirs)
    return { answer }
  })
  expect((await choosing.answer).statusCode).toBe(401)
  const [row] = await db.select({ party: analyses.userParty }).from(analyses).where(eq(analyses.documentId, id))
  expect(row?.party).toBeNull()
})

describe('refused in words', () => {
  test.each([
    [
      'a name that is no party',
      'Nobody Limited',
      400,
      'The contract names no such party. Choose one of those that are listed.',
    ],
    ['an empty name', '  ', 400, /which party/],
  ])('%s', async (_, party, status, words) => {
    const id = await givenAnalysed()
    const answer = await choose(id, party)
    expect(answer.statusCode).toBe(status)
    expect(JSON.stringify(answer.json())).toMatch(words)
    expect((await analysisOf(id)).position_data).toBeNull()
  })
  test('no name at all', async () => {
    const answer = await karar.call(token)('POST', `/api/documents/${await givenAnalysed()}/set-user-party`)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toMatch(/which party/)
  })
  test('a document that was never analysed', async () => {
    const { id } = (await karar.upload(token, contractNumber(++number))).json()
    const answer = await choose(id, client)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toMatch(/not been analyzed/)
  })
  test('while an analysis runs', async () => {
    const id = await givenAnalysed()
    const { db } = karar.parts.database
    const set = (status: 'analyzing' | 'completed') =>
      db
        .update(documents)
        .set({ status })
        .where(eq(documents.id, id as never))
    await set('analyzing')
    expect((await choose(id, client)).statusCode).toBe(409)
    await set('completed')
    expect((await choose(id, client)).statusCode).toBe(200)
  })
  test('strangers find no such document; administrators look, and choose nothing', async () => {
    const id = await givenAnalysed()
    const stranger = (await karar.givenSession()).token
    const admin = (await karar.givenSession({ role: 'admin' })).token
    const path = `/api/documents/${id}/party-identification`
    expect((await karar.call(stranger)('GET', path)).statusCode).toBe(404)
    expect((await choose(id, client, stranger)).statusCode).toBe(404)
    expect((await read<PartyIdentification>(path, admin)).identified_parties.parties).toHaveLength(2)
    expect((await choose(id, client, admin)).statusCode).toBe(404)
    expect((await analysisOf(id)).position_data).toBeNull()
  })
})

test('a party is meant by its name first, then by a role that is its alone', () => {
  const party = (name: string, role: string) => ({ name, role, defined_term: null })
  const two = [
    party('Asha', 'Partner'),
    party('Partner', 'Investor'),
    party('Ravi', 'Founder'),
    party('Mira', 'Founder'),
  ]
  expect(placeOf(two, 'partner ')).toBe(1)
  expect(placeOf(two, 'INVESTOR')).toBe(1)
  expect(placeOf(two, 'Founder')).toBe(-1)
})
