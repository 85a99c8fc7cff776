import type { UserId } from '@karar/schema'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from './db/open.ts'
import { newId } from './lib/ids.ts'
import { openTestKarar, type TestKarar } from './testing/karar.ts'

const many = 100_000
let karar: TestKarar
let admin: { id: UserId; token: string }
/** what the routes have asked the database */
let asked: { text: string; values: unknown[] }[] = []

beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  admin = await karar.givenSession({ role: 'admin' })
  const { db, heavy, work } = karar.parts.database
  await fill(work)
  for (const pool of [db, heavy].map(poolOf)) {
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
    const noted = (given: { text: string }, values: unknown[]) => {
      asked.push({ text: given.text, values })
      return query(given, values)
    }
    Object.assign(pool, { query: noted })
  }
})
afterAll(() => karar.close())

const poolOf = (db: Db) => (db as Db & { $client: pg.Pool }).$client

/** A hundred thousand documents of one person, with words and days, and as many lines of the log. */
async function fill(db: Db): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  // an index over words is made much sooner than it is kept row by row
  const { rows } = await db.execute<{ indexname: string; indexdef: string }>(
    sql`select indexname, indexdef from pg_indexes where indexname in ('documents_name_words', 'document_words_words')`,
  )
  expect(rows).toHaveLength(2)
  for (const { indexname } of rows) await run(`drop index ${indexname}`)
  await run('alter table documents disable trigger documents_keep_words_of_name')
  await run(`insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, upload_time, analysis_status, safety_score)
    select uuidv7(), '${admin.id}', 'n' || n % 5000, 1, 'application/pdf', n::text, n::text, now() - n * interval '9 minutes',
      (array['completed', 'completed', 'completed', 'failed', 'completed'])[1 + n % 5], n % 101 from generate_series(1, ${many}) n`)
  await run(`insert into document_words (document_id, owner_id, name_words, text_words)
    select id, owner_id, array_to_tsvector(array[search_key(owner_id) || original_filename]), array_to_tsvector(array[search_key(owner_id) || 'agreement', search_key(owner_id) || 'w' || content_hash]) from documents`)
  await run(
    `insert into document_days (document_id, owner_id, day, label) select id, owner_id, '2999-01-' || 10 + content_hash::int % 20, 'End date' from documents`,
  )
  await run('alter table audit_log disable trigger user')
  await run(`insert into audit_log (id, actor_id, action, subject_type, subject_id)
    select 1000 + row_number() over (order by id), owner_id, 'document.create', 'document', id::text from documents`)
  for (const { indexdef } of rows) await run(indexdef)
  await run('vacuum analyze')
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** Every step of the plans of what was asked since the last time. */
async function stepsAsked(): Promise<Node[]> {
  const queries = asked
  asked = []
  const steps: Node[] = []
  const add = (node: Node) => {
    steps.push(node)
    for (const part of node.Plans ?? []) add(part)
  }
  for (const { text, values } of queries) {
    const { rows } = await poolOf(karar.parts.database.work).query(`explain (analyze, format json) ${text}`, values)
    add(rows[0]['QUERY PLAN'][0].Plan)
  }
  return steps
}

test.each([
  '/documents',
  '/documents?sort=oldest',
  '/documents?sort=name',
  '/documents?sort=score',
  '/documents?status=failed',
  '/documents?status=pending',
  '/documents?band=high',
  '/documents?q=n4711',
  '/documents?q=agreement+w4711',
  '/documents?q=agreement+w4711&sort=score&status=completed',
  '/dashboard/overview',
  '/admin/overview',
  '/admin/audit',
  `/admin/audit?subject=${newId()}`,
  '/admin/documents',
  '/admin/documents?status=pending',
  '/admin/documents?q=n4711',
  '/admin/documents?q=n4711+pdf',
  '/admin/users?q=nobody',
])('of a hundred thousand rows %s touches no more than it shows', async (path) => {
  const answer = await karar.call(admin.token)('GET', `/api${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const steps = await stepsAsked()
  expect(steps.length).toBeGreaterThan(1)
  const touched = (step: Node) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
  const most = steps.toSorted((a, b) => touched(b) - touched(a))[0]!
  // a page has fifty, the tallies of two years not many more
  expect(touched(most), JSON.stringify(most)).toBeLessThan(1000)
})
