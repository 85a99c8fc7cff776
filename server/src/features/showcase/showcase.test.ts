import { ParagraphReading, SampleAnalysis, SampleScore } from '@karar/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const paste = (text: string, remoteAddress = '203.0.113.7') =>
  karar.app.inject({ method: 'POST', url: '/api/paragraph', payload: { text }, remoteAddress })

const nonCompete =
  'For two years after the termination of this Agreement, the Employee shall not engage in or be employed by any business that competes with the Company anywhere in India.'

test('the sample is analysed for anybody, each quote is its text at its place, and the score adds up', async () => {
  const visitor = karar.call(undefined)
  const sample = SampleAnalysis.parse((await visitor('GET', '/api/sample')).json())
  expect(sample.analysis.critical_issues.length).toBeGreaterThan(3)
  for (const { quote, start, end } of sample.analysis.critical_issues) expect(sample.text.slice(start, end)).toBe(quote)
  const answer = await visitor('GET', '/api/sample/score')
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  const score = SampleScore.parse(answer.json())
  expect(score.safety_score).toBe(sample.analysis.safety_score)
  const lost = score.lost.reduce((sum, { points }) => sum + points, 0)
  expect(lost + score.safety_score).toBeGreaterThanOrEqual(100)
  expect(score.lost.some(({ number }) => number !== null)).toBe(true)
})

test('a pasted paragraph is read at once, and nothing of it is kept', async () => {
  const answer = await paste(nonCompete)
  const { issues } = ParagraphReading.parse(answer.json())
  const found = issues.find(({ law }) => law.some(({ section }) => section === 's. 27'))
  expect(found).toBeDefined()
  expect(nonCompete.slice(found?.start, found?.end)).toBe(found?.quote)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { db } = karar.parts.database
  for (const table of ['documents', 'document_texts', 'analyses', 'audit_log']) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} as one where one::text like '%two years after%'`,
    )
    expect(rows, table).toEqual([])
  }
})

test('a harmless paragraph has no issues', async () => {
  const { issues } = (await paste('The office of the Company is on the second floor of the building.')).json()
  expect(issues).toEqual([])
})

test('too little and too much are refused in words', async () => {
  expect((await paste('too short')).statusCode).toBe(400)
  const long = await paste('The Seller delivers. '.repeat(80))
  expect(long.statusCode).toBe(400)
  expect(long.json().errors).toMatchObject([{ path: 'text' }])
})

test('one address has thirty in an hour, and is told when to come back; another address has its own', async () => {
  const address = '198.51.100.4'
  const { db } = karar.parts.database
  await db.execute(
    sql`insert into tries (id, bucket, at) select gen_random_uuid(), ${`paragraph:address:${address}`}, now() from generate_series(1, 30)`,
  )
  const refused = await paste(nonCompete, address)
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringMatching(/Try again in \d+ minutes/)])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await paste(nonCompete, '198.51.100.5')).statusCode).toBe(200)
})
