import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const sample = resolve(import.meta.dirname, '../../web/public/samples/services-agreement.txt')
const others = 100
const auditLines = 40_000
/** of a text, so that it is kept apart from its row as that of a contract is; the sample contract has a thousand different ones */
const otherWords = 400

interface Filling {
  address: string
  token: string
  documents: number
}

/**
 * Fills the database of a running product, unless it has documents: the signed-in administrator gets so many documents with texts and copies of
 * one real analysis, a hundred others as many together. Straight into the database: by upload it would take hours.
 */
export async function givenDocuments(
  client: pg.Client,
  filling: Filling,
): Promise<{ person: string; document: string }> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from documents')
  if (rows[0]?.count === 0) await fill(client, filling)
  const one = await client.query<{ person: string; document: string }>(
    `select users.id as person, documents.id as document from documents join users on users.id = owner_id where role = 'admin' offset 7 limit 1`,
  )
  return one.rows[0] ?? { person: '', document: '' }
}

async function fill(client: pg.Client, { address, token, documents }: Filling): Promise<void> {
  const model = await analyseSample(address, token)
  const { rows } = await client.query<{ person: string }>('select owner_id as person from documents')
  const person = rows[0]?.person ?? ''
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run(`update users set full_name = 'Asha Rao', company_name = 'Nilgiri Softworks LLP' where id = $1`, [person])
  await run(`insert into users (id, email, password_hash, full_name, company_name, status)
    select uuidv7(), 'crowd' || n || '@example.in', 'x', 'Person ' || n, 'Company ' || n, 'approved' from generate_series(1, ${others}) n`)
  const owner = `(array(select id from users where email like 'crowd%' order by email))[1 + n % ${others}]`
  await insertDocuments(run, '$1::uuid', documents, [person])
  await insertDocuments(run, owner, documents, [])
  // every word of 3,000, and the smaller its number the more texts have it; and as many more as make it as long as a contract
  await run(
    `insert into document_texts (document_id, text, pages)
    select id, 'This agreement shall bind the parties. ' || (select string_agg('word' || (3000 * power(random(), 3))::int, ' ') from generate_series(1, 120) where documents.id is not null) || ' ' ||
      (select string_agg('clause' || (20000 * random())::int, ' ') from generate_series(1, ${otherWords}) where documents.id is not null), '[]'
    from documents where id <> $1`,
    [model],
  )
  await run(
    `insert into analyses (document_id, unified_analysis, pressed_results, source, engine_version, warnings, ungrounded_dropped, duration_ms)
    select id, unified_analysis, pressed_results, source, engine_version, warnings, ungrounded_dropped, duration_ms
    from documents, (select * from analyses where document_id = $1) as model where id <> $1 and safety_score is not null and owner_id = $2`,
    [model, person],
  )
  await keepWhatIsDerived(run)
  await run(
    `insert into audit_log (actor_id, action, subject_type, subject_id, before, after)
    select $1, (array['document.create', 'analysis.complete', 'document.rename', 'session.open'])[1 + n % 4], 'document', id::text, null, '{"size": 1}'
    from (select row_number() over () as n, id from documents limit ${auditLines}) as stored, generate_series(1, greatest(1, ${auditLines} / (2 * ${documents})))`,
    [person],
  )
  await run('vacuum analyze')
}

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** Over two years, most of them analysed. */
function insertDocuments(run: Run, owner: string, count: number, values: unknown[]): Promise<unknown> {
  return run(
    `insert into documents (id, owner_id, original_filename, file_size, mime_type, page_count, content_hash, file_key, upload_time, analysis_status, safety_score, contract_type, verdict, critical_issues_count)
    select uuidv7(), ${owner}, (array['Orbis', 'Lotus', 'Malabar', 'Deccan'])[1 + n % 4] || ' agreement ' || n || '.pdf', 1000, 'application/pdf', 3, md5(n::text), 'bench/' || n,
      now() - n * interval '90 minutes', case when n % 25 = 0 then 'pending' when n % 26 = 0 then 'failed' else 'completed' end,
      case when n % 25 = 0 or n % 26 = 0 then null else (n * 37) % 101 end, 'service_agreement',
      case when n % 25 = 0 or n % 26 = 0 then null else '{"color": "yellow", "text": "Negotiate first."}'::jsonb end, case when n % 25 = 0 or n % 26 = 0 then null else 2 end
    from generate_series(1, ${count}) n`,
    values,
  )
}

/** What the product writes beside a text. */
async function keepWhatIsDerived(run: Run): Promise<void> {
  // an index over words is made much sooner than it is kept row by row
  const { rows } = await run(`select indexdef from pg_indexes where indexname = 'document_words_words'`)
  await run('drop index document_words_words')
  await run(`update document_words set text_words = array_to_tsvector(array(
      select distinct search_key(owner_id) || word from regexp_split_to_table(lower(text), '\\s+') as word))
    from document_texts where document_texts.document_id = document_words.document_id`)
  for (const { indexdef } of rows) await run(String(indexdef))
  await run(`insert into document_days (document_id, owner_id, day, label)
    select distinct documents.id, owner_id, fact ->> 'iso', fact ->> 'label' from analyses join documents on documents.id = document_id,
      jsonb_array_elements(unified_analysis -> 'key_facts' -> 'dates') as fact where fact ->> 'iso' is not null on conflict do nothing`)
}

async function analyseSample(address: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('file', new File([await readFile(sample)], 'services-agreement.txt'))
  form.set('analyze', 'true')
  const uploaded = await fetch(`${address}/api/documents/upload`, { method: 'POST', headers, body: form })
  const { id } = (await uploaded.json()) as { id: string }
  for (;;) {
    const answer = await fetch(`${address}/api/documents/${id}`, { headers })
    const { analysis_status } = (await answer.json()) as { analysis_status: string }
    if (analysis_status === 'completed') return id
    if (analysis_status === 'failed') throw new Error('the sample could not be analysed')
    await pause(100)
  }
}
