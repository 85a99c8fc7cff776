import type { UserId } from '@karar/schema'
import { and, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import { documents, users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { entriesFrom } from '../../lib/text/text-words.ts'

const wordsOf = (q: string) => q.split(/\s+/).slice(0, 10)

/** Every word must be found somewhere in name, company, e-mail or phone; what a pattern would mean is only a letter. */
export function isUser(q: string): SQL {
  return hasWords(entriesOf(wordsOf(q)))
}

/** A search among everybody's documents: what `idsFound` makes of it, and the values for that. */
export interface DocumentSearch {
  /** a letter for each kind of owner found: 'n' where the rest of the words must be in the name, 'o' where there is no rest */
  kinds: string
  values: Record<string, unknown>
}

/**
 * Every word must be found in the name of the file, or in name, e-mail or company of its owner. Whose documents may be
 * found is asked first, since no index is of use for a condition on two tables.
 */
export async function searchOf(db: Db, q: string): Promise<DocumentSearch> {
  const words = wordsOf(q)
  const groups = await ownersByWords(db, words)
  const values: Record<string, unknown> = { entries: entriesOf(words), owners: groups.flatMap(({ owners }) => owners) }
  const kinds = groups.map(({ owners, found }, group) => {
    const rest = words.filter((_, index) => !(found & (1 << index)))
    values[`owners${group}`] = owners
    values[`entries${group}`] = entriesOf(rest)
    return rest.length > 0 ? 'n' : 'o'
  })
  return { kinds: kinds.join(''), values }
}

/** The ids of the documents that a search finds, as a query with placeholders. @param asked what else is to be true of them */
export function idsFound(kinds: string, asked: SQL | undefined): SQL {
  const idsOf = (...conditions: (SQL | undefined)[]) =>
    sql`select ${documents.id} as id from ${documents} where ${and(asked, ...conditions)}`
  const known = Array.from(kinds, (kind, group) =>
    idsOf(
      sql`${documents.ownerId} = any(${sql.placeholder(`owners${group}`)}::uuid[])`,
      kind === 'n' ? hasName(`entries${group}`) : undefined,
    ),
  )
  const ofOthers = kinds === '' ? undefined : sql`${documents.ownerId} <> all(${sql.placeholder('owners')}::uuid[])`
  return sql.join([...known, idsOf(hasName('entries'), ofOthers)], sql` union all `)
}

/** The accounts in which some of the words are, put together by which of them: the first word is bit 0. */
async function ownersByWords(db: Db, words: readonly string[]): Promise<{ found: number; owners: UserId[] }[]> {
  const values = words.flatMap((word, index) => [
    [`entries${index}`, entriesFrom(word)],
    [`pattern${index}`, `%${word.replace(/[\\%_]/g, '\\$&')}%`],
  ])
  return ownersOf(db, String(words.length)).execute(Object.fromEntries(values))
}

/** @see ownersByWords, of so many words */
const ownersOf = prepared((db, count) => {
  const ofWord = Array.from({ length: Number(count) }, (_, index) => {
    const pattern = sql.placeholder(`pattern${index}`)
    const fields = [users.fullName, users.email, users.companyName].map((field) => sql`${field} ilike ${pattern}`)
    // the words know the phone, too, which is not asked for here
    const isFound = and(hasWords(sql.placeholder(`entries${index}`)), or(...fields))
    return sql`select ${users.id} as id, ${sql.raw(String(1 << index))} as word from ${users} where ${isFound}`
  })
  const one = sql.join(ofWord, sql` union all `)
  return db
    .select({ found: sql<number>`found`, owners: sql<UserId[]>`array_agg(id)` })
    .from(sql`(select id, bit_or(word) as found from (${one}) as one group by id) as account`)
    .groupBy(sql`found`)
    .prepare(`owners of ${count} words`)
})

const entriesOf = (words: readonly string[]) => words.map((word) => entriesFrom(word)).join(' & ')

const hasName = (entries: string) =>
  sql`name_words(${documents.originalFilename}) @@ ${sql.placeholder(entries)}::tsquery`

/** In the words of the index (migration 0012). */
function hasWords(query: string | Placeholder): SQL {
  return sql`user_words(${users.fullName}, ${users.companyName}, ${users.email}, ${users.phone}) @@ ${query}::tsquery`
}

/** The id that a page ended with: ids sort by time. @throws AppError invalid_request */
export function idOfCursor<Id extends string>(cursor: string): Id {
  const parsed = z.uuid().safeParse(cursor)
  if (!parsed.success) throw new AppError('invalid_request')
  return parsed.data as string as Id
}
