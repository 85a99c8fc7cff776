import type { UserId } from '@karar/schema'
import { and, ilike, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { documents, users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { entriesFrom } from '../../lib/text/text-words.ts'

const wordsOf = (q: string) => q.split(/\s+/).slice(0, 10)

/** Every word must be found somewhere in name, company, e-mail or phone; what a pattern would mean is only a letter. */
export function isUser(q: string): SQL {
  const query = wordsOf(q).map((word) => entriesFrom(word))
  return hasWords(query.join(' & '))
}

/**
 * The ids of documents, as a query: every word must be found in the name of the file, or in name, e-mail or company of its
 * owner. Whose documents may be found is asked first, since no index is of use for a condition on two tables.
 *
 * @param asked what else is to be true of the documents
 */
export async function documentsFound(db: Db, q: string, asked: SQL | undefined): Promise<SQL> {
  const words = wordsOf(q)
  const groups = await ownersByWords(db, words)
  const idsOf = (...conditions: (SQL | undefined)[]) =>
    sql`select ${documents.id} as id from ${documents} where ${and(asked, ...conditions)}`
  const known = groups.map(({ owners, found }) => {
    const rest = words.filter((_, index) => !(found & (1 << index)))
    return idsOf(sql`${documents.ownerId} = any(${sql.param(owners)}::uuid[])`, hasName(rest))
  })
  const owners = groups.flatMap((group) => group.owners)
  const ofOthers = owners.length > 0 ? sql`${documents.ownerId} <> all(${sql.param(owners)}::uuid[])` : undefined
  return sql.join([...known, idsOf(hasName(words), ofOthers)], sql` union all `)
}

/** The accounts in which some of the words are, put together by which of them: the first word is bit 0. */
async function ownersByWords(db: Db, words: readonly string[]): Promise<{ found: number; owners: UserId[] }[]> {
  const ofWord = words.map((word, index) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const fields = [users.fullName, users.email, users.companyName].map((field) => ilike(field, pattern))
    // the words know the phone, too, which is not asked for here
    const isFound = and(hasWords(entriesFrom(word)), or(...fields))
    return sql`select ${users.id} as id, ${1 << index}::int as word from ${users} where ${isFound}`
  })
  const { rows } = await db.execute<{ found: number; owners: UserId[] }>(sql`
    select found, array_agg(id) as owners
    from (select id, bit_or(word) as found from (${sql.join(ofWord, sql` union all `)}) as one group by id) as account
    group by found`)
  return rows
}

function hasName(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  const query = words.map((word) => entriesFrom(word)).join(' & ')
  return sql`name_words(${documents.originalFilename}) @@ ${query}::tsquery`
}

/** In the words of the index (migration 0012). */
function hasWords(query: string): SQL {
  return sql`user_words(${users.fullName}, ${users.companyName}, ${users.email}, ${users.phone}) @@ ${query}::tsquery`
}

/** The id that a page ended with: ids sort by time. @throws AppError invalid_request */
export function idOfCursor<Id extends string>(cursor: string): Id {
  const parsed = z.uuid().safeParse(cursor)
  if (!parsed.success) throw new AppError('invalid_request')
  return parsed.data as string as Id
}
