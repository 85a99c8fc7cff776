import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { verifyChain } from '../lib/audit/audit-chain.ts'
import { migrate } from './migrate.ts'
import * as tables from './tables.ts'

const name = `migrate_${process.pid}_${Date.now()}`
let admin: pg.Client
let pool: pg.Pool

beforeAll(async () => {
  const server = inject('databaseServer')
  admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  pool = new pg.Pool({ ...server, database: name, max: 2 })
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

/** The first `count` migrations alone, as an older version of Karar had them. */
async function migrateTo(count: number, pool: pg.Pool): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-migrations-'))
  try {
    await cp(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const whole = JSON.parse(await readFile(journal, 'utf8'))
    await writeFile(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, count) }))
    await runMigrations(drizzle(pool), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('a database with analyses in it is brought to this version: each document keeps its verdict', async () => {
  await migrateTo(2, pool)
  const user = '019a0000-0000-7000-8000-000000000001'
  const document = '019a0000-0000-7000-8000-000000000002'
  await pool.query(
    `insert into users (id, email, password_hash, full_name, company_name) values ($1, 'a@b.in', 'x', 'A', 'B')`,
    [user],
  )
  await pool.query(
    `insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, analysis_status, safety_score) values ($1, $2, 'a.txt', 1, 'text/plain', 'h', 'k', 'completed', 41)`,
    [document, user],
  )
  await pool.query(
    `insert into analyses (document_id, unified_analysis, source, engine_version, warnings, ungrounded_dropped, duration_ms) values ($1, '{"verdict":{"color":"yellow","text":"Negotiate first.","reasoning":"r"},"critical_issues":[{"severity":"high"},{"severity":"low"},{"severity":"high"}],"key_facts":{"dates":[{"label":"End date","iso":"2027-03-31"},{"label":"End date","iso":"2027-03-31"},{"label":"Date","iso":null}]}}', 'attorney_guided', '0.1.0', '[]', 0, 1)`,
    [document],
  )
  await pool.query(`insert into document_texts (document_id, text, pages) values ($1, $2, '[]')`, [
    document,
    'Fees of Rs.2,50,000; किराया।',
  ])
  await pool.query(`insert into sessions (token_hash, user_id, expires_at) values ('t', $1, now())`, [user])
  // lines of the log, with a number that was taken and never used
  const line = `insert into audit_log (actor_id, action, subject_type, subject_id, before, after) values ($1, $2, 'document', $3, $4, $5)`
  await pool.query(line, [user, 'document.create', document, null, { filename: 'करार "a\\b".txt', size: 1 }])
  await pool.query(`select nextval(pg_get_serial_sequence('audit_log', 'id'))`)
  await pool.query(line, [null, 'analysis.complete', document, { status: 'analyzing' }, { status: 'completed' }])
  const before = (await pool.query('select action, before, after, at from audit_log order by id')).rows

  await migrate(pool)

  const { rows } = await pool.query('select verdict, safety_score from documents')
  expect(rows).toEqual([{ verdict: { color: 'yellow', text: 'Negotiate first.' }, safety_score: 41 }])
  // what was analysed is counted
  expect((await pool.query('select documents_analyzed from users')).rows).toEqual([{ documents_analyzed: 1 }])
  // and what lists and dashboard count is counted
  const tallies = await pool.query(
    'select owner_id, status, band, documents, scored, score_sum::int, not_cleared, issues_critical, issues_high, issues_medium, issues_low from document_tallies',
  )
  const [counted] = tallies.rows
  expect(tallies.rowCount).toBe(1)
  expect(counted).toMatchObject({ owner_id: user, status: 'completed', band: 'medium', documents: 1, score_sum: 41 })
  expect(counted).toMatchObject({ scored: 1, not_cleared: 0 })
  expect(counted).toMatchObject({ issues_critical: 0, issues_high: 2, issues_medium: 0, issues_low: 1 })
  expect((await pool.query('select document_id, owner_id, day, label from document_days')).rows).toEqual([
    { document_id: document, owner_id: user, day: '2027-03-31', label: 'End date' },
  ])
  // its text and its name can be searched
  const found = await pool.query(
    `select q from document_words, unnest(array['fee', '2,50,000', '000;', 'किरा', 'ees', 'a.t', 'xt']) q
     where all_words(name_words, text_words) @@ (quote_literal(search_key(owner_id) || q) || ':*')::tsquery`,
  )
  expect(found.rows.map(({ q }) => q)).toEqual(['fee', '2,50,000', '000;', 'किरा', 'a.t', 'xt'])
  const sessions = await pool.query('select id, token_hash from sessions')
  expect(sessions.rows).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), token_hash: 't' }])
  // the log says what it said, is numbered and chained, and goes on so
  await pool.query(line, [user, 'document.delete', document, null, null])
  const log = await pool.query('select id::int, action, before, after, at from audit_log order by id')
  expect(log.rows.slice(0, 2)).toEqual(before.map((row, index) => ({ id: index + 1, ...row })))
  expect(log.rows[2]).toMatchObject({ id: 3, action: 'document.delete' })
  const lines = await pool.query('select actor_id, action, lines::int from audit_tallies order by action')
  expect(lines.rows).toEqual([
    { actor_id: null, action: 'analysis.complete', lines: 1 },
    { actor_id: user, action: 'document.create', lines: 1 },
    { actor_id: user, action: 'document.delete', lines: 1 },
  ])
  expect(await verifyChain(drizzle(pool, { schema: tables }))).toMatchObject({
    valid: true,
    entries: 3,
    head: { id: 3 },
  })
})

test('a document that was analysed before the list told of sides says whose side it was read for', async () => {
  const old = `${name}_sides`
  await admin.query(`create database ${old}`)
  const oldPool = new pg.Pool({ ...inject('databaseServer'), database: old, max: 2 })
  oldPool.on('error', () => {})
  try {
    await migrateTo(19, oldPool)
    const user = '019a0000-0000-7000-8000-000000000001'
    await oldPool.query(
      `insert into users (id, email, password_hash, full_name, company_name) values ($1, 'a@b.in', 'x', 'A', 'B')`,
      [user],
    )
    const analysed = async (id: string, unified: string) => {
      await oldPool.query(
        `insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key) values ($1, $2, 'a.txt', 1, 'text/plain', 'h-' || $1::uuid, 'h-' || $1::uuid)`,
        [id, user],
      )
      await oldPool.query(
        `insert into analyses (document_id, unified_analysis, source, engine_version, warnings, ungrounded_dropped, duration_ms) values ($1, $2, 'attorney_guided', '0.1.0', '[]', 0, 1)`,
        [id, unified],
      )
    }
    const perspective = '{"perspective":{"party":"Orbis","role":"Client","basis":"weaker_party"}}'
    await analysed('019a0000-0000-7000-8000-000000000002', perspective)
    await analysed('019a0000-0000-7000-8000-000000000003', '{"perspective":{"party":null,"role":null,"basis":"none"}}')
    // one of the first versions, which did not say for whom it read
    await analysed('019a0000-0000-7000-8000-000000000004', '{}')
    await migrate(oldPool)
    const { rows } = await oldPool.query('select side from documents order by id')
    expect(rows.map(({ side }) => side)).toEqual([
      { party: 'Orbis', basis: 'weaker_party' },
      { party: null, basis: 'none' },
      null,
    ])
  } finally {
    await oldPool.end()
    await admin.query(`drop database ${old} with (force)`)
  }
})

test('a request to the legal team of before there was a time for its answer gets one, by its urgency', async () => {
  const old = `${name}_requests`
  await admin.query(`create database ${old}`)
  const oldPool = new pg.Pool({ ...inject('databaseServer'), database: old, max: 2 })
  oldPool.on('error', () => {})
  try {
    await migrateTo(15, oldPool)
    const user = '019a0000-0000-7000-8000-000000000001'
    await oldPool.query(
      `insert into users (id, email, password_hash, full_name, company_name) values ($1, 'a@b.in', 'x', 'A', 'B')`,
      [user],
    )
    for (const urgency of ['low', 'medium', 'high']) {
      await oldPool.query(
        `insert into legal_requests (id, user_id, document_name, urgency, description, contact_info, entitlement, created_at) values (gen_random_uuid(), $1, 'a.txt', $2, 'd', 'c', '{"kind":"not_included","minutes":null,"price":null}', '2026-11-01T00:00:00Z')`,
        [user, urgency],
      )
    }
    await migrate(oldPool)
    const { rows } = await oldPool.query('select urgency, due_at, answered_at from legal_requests order by due_at')
    expect(rows).toEqual([
      { urgency: 'high', due_at: new Date('2026-11-01T08:00:00Z'), answered_at: null },
      { urgency: 'medium', due_at: new Date('2026-11-03T00:00:00Z'), answered_at: null },
      { urgency: 'low', due_at: new Date('2026-11-06T00:00:00Z'), answered_at: null },
    ])
  } finally {
    await oldPool.end()
    await admin.query(`drop database ${old} with (force)`)
  }
})
