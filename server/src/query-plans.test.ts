import type { UserId } from '@karar/schema'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from './db/open.ts'
import { newId } from './lib/ids.ts'
import { openTestKarar, type TestKarar } from './testing/karar.ts'

const many = 100_000
let karar: TestKarar
let admin: { id: UserId; token: string }
interface Asked {
  /** of what is prepared */
  name?: string
  text: string
  values: unknown[]
}
/** what the routes have asked the database */
let asked: Asked[] = []

beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  admin = await karar.givenSession({ role: 'admin' })
  const { db, heavy, work } = karar.parts.database
  await fill(work)
  for (const pool of [db, heavy].map(poolOf)) {
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
    const noted = (given: Omit<Asked, 'values'>, values: unknown[]) => {
      asked.push({ ...given, values })
      return query(given, values)
    }
    Object.assign(pool, { query: noted })
  }
})
afterAll(() => karar.close())

const poolOf = (db: Db) => (db as Db & { $client: pg.Pool }).$client

/**
 * A hundred thousand documents of one person, with words and days, and as many lines of the log. The newest documents of
 * all are somebody else's.
 */
async function fill(db: Db): Promise<void> {
  const filled = ['documents', 'document_words', 'document_days', 'audit_log']
  // an index over all rows is made much sooner than it is kept row by row
  const { rows: indexes } = await db.execute<{ name: string; made_by: string }>(
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made_by from pg_index
      where indrelid = any(${`{${filled}}`}::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  expect(indexes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['documents_name_words', 'document_words_words']),
  )
  const { id: other } = await karar.givenSession()
  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text))
    for (const { name } of indexes) await run(`drop index ${name}`)
    // no triggers: the words of a name and the chain of the log are not asked for here, and each row's owner is there
    await run('set local session_replication_role = replica')
    for (const [owner, count] of [
      [admin.id, many],
      [other, many / 10],
    ] as const)
      await run(`insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, upload_time, analysis_status, safety_score)
        select uuidv7(), '${owner}', 'n' || n % 5000, 1, 'application/pdf', n::text, n::text, now() - n * interval '9 minutes',
          (array['completed', 'completed', 'completed', '${owner === other ? 'pending' : 'failed'}', 'completed'])[1 + n % 5], n % 101 from generate_series(1, ${count}) n`)
    await run(`insert into document_words (document_id, owner_id, name_words, text_words)
      select id, owner_id, array_to_tsvector(array[search_key(owner_id) || original_filename]), array_to_tsvector(array[search_key(owner_id) || 'agreement', search_key(owner_id) || 'w' || content_hash]) from documents`)
    await run(
      `insert into document_days (document_id, owner_id, day, label) select id, owner_id, '2999-01-' || 10 + content_hash::int % 20, 'End date' from documents`,
    )
    // a quarter of the lines are somebody's: of one who wrote nearly all of them, either index is as good in the planner's eyes
    await run(`insert into audit_log (id, actor_id, action, subject_type, subject_id)
      select 1000 + line, case when line % 4 = 0 then owner_id end, 'document.create', 'document', id::text
      from (select id, owner_id, row_number() over (order by id) as line from documents) as numbered`)
    for (const { made_by } of indexes) await run(made_by)
  })
  await db.execute('vacuum analyze')
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** A value of a query as the database writes it. */
const asText = (value: unknown) =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one))}}` : String(value)

/** Every step of the plans of what was asked since the last time. */
async function stepsAsked(): Promise<Node[]> {
  const queries = asked
  asked = []
  const steps: Node[] = []
  const add = (node: Node) => {
    steps.push(node)
    for (const part of node.Plans ?? []) add(part)
  }
  const client = await poolOf(karar.parts.database.work).connect()
  try {
    const plan = async (explained: string, values: unknown[] = []) => {
      const { rows } = await client.query(`explain (analyze, format json) ${explained}`, values)
      add(rows[0]['QUERY PLAN'][0].Plan)
    }
    for (const { name, text, values } of queries) {
      await plan(text, values)
      if (!name) continue
      // after five times the database may keep a plan for whatever values
      const literals = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(asText(value))))
      await client.query(`prepare kept as ${text}`)
      for (let time = 1; time <= 6; time++) await client.query(`explain execute kept(${literals})`)
      await plan(`execute kept(${literals})`)
      await client.query('deallocate kept')
    }
  } finally {
    client.release()
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
  '/documents?band=high&sort=oldest',
  `/documents?cursor=${newId()}`,
  `/documents?status=failed&cursor=${newId()}`,
  '/dashboard/overview',
  '/admin/overview',
  '/admin/audit',
  '/admin/audit?actor=ME',
  '/admin/audit?action=document',
  `/admin/audit?subject=${newId()}`,
  '/admin/documents',
  '/admin/documents?status=failed',
  '/admin/users/ME/documents',
  '/admin/users/ME/documents?status=pending',
  '/admin/documents?q=n4711',
  '/admin/documents?q=n4711+pdf',
  '/admin/documents?q=n4711+asha',
  '/admin/users?q=nobody',
])('of a hundred thousand rows %s touches no more than it shows', async (path) => {
  const ask = async (url: string) => {
    const answer = await karar.call(admin.token)('GET', url)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  const url = `/api${path.replace('ME', admin.id)}`
  const answer = await ask(url)
  const steps = await stepsAsked()
  // once more, since a search is answered otherwise then, and the page that follows
  await ask(url)
  steps.push(...(await stepsAsked()))
  const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  if (next) await ask(next)
  steps.push(...(await stepsAsked()))
  expect(steps.length).toBeGreaterThan(1)
  const touched = (step: Node) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
  const most = steps.toSorted((a, b) => touched(b) - touched(a))[0]!
  // a page has fifty, the tallies of two years not many more
  expect(touched(most), JSON.stringify(most)).toBeLessThan(1000)
})

test('of a hundred thousand found, more than are kept, each page follows the one before', async () => {
  const seen: string[] = []
  for (let url = '/api/documents?q=agreement&limit=100'; seen.length < 900; ) {
    const answer = await karar.call(admin.token)('GET', url)
    expect([answer.statusCode, Number(answer.headers['x-total-count'])]).toEqual([200, many])
    seen.push(...answer.json<{ id: string }[]>().map(({ id }) => id))
    url = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1] ?? ''
  }
  const { rows } = await karar.parts.database.work.execute<{ id: string }>(
    sql`select id from documents where owner_id = ${admin.id} order by id desc limit 900`,
  )
  expect(seen).toEqual(rows.map(({ id }) => id))
})

test('what is asked again and again is planned by each connection once for all values, and not at each answer', async () => {
  const urls = [
    '/documents',
    '/documents?sort=name',
    '/documents?status=failed',
    '/documents?band=high',
    '/documents?q=agreement',
    '/dashboard/overview',
    '/admin/documents',
    '/admin/documents?status=failed',
    '/admin/audit',
    `/admin/audit?actor=${admin.id}`,
  ]
  for (const url of urls)
    for (let time = 1; time <= 16; time++) {
      const answer = await karar.call(admin.token)('GET', `/api${url}`)
      expect(answer.statusCode, answer.body).toBe(200)
    }
  const { db, heavy } = karar.parts.database
  const kept: { name: string; plans: number; own: number }[] = []
  for (const pool of [db, heavy].map(poolOf)) {
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
    for (const client of clients) {
      const { rows } = await client.query(
        `select name, (custom_plans + generic_plans)::int as plans, custom_plans::int as own from pg_prepared_statements`,
      )
      kept.push(...rows)
      client.release()
    }
  }
  expect(kept.filter(({ plans }) => plans > 5).length).toBeGreaterThanOrEqual(urls.length)
  // the database makes five for the values before it decides, and may think again where it has looked at the tables anew
  expect(kept.filter(({ own }) => own > 10)).toEqual([])
})
