import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
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

/** The ids of documents: every word must be found in the name of the file, or in name, e-mail or company of its owner. */
export function documentsFound(db: Db, q: string): SQL {
  const sets = wordsOf(q).map((word) => {
    const query = entriesFrom(word)
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const inOwner = [users.fullName, users.email, users.companyName].map((field) => ilike(field, pattern))
    const inName = db
      .select({ id: documents.id })
      .from(documents)
      .where(sql`name_words(${documents.originalFilename}) @@ ${query}::tsquery`)
    const ofOwner = db
      .select({ id: documents.id })
      .from(users)
      .innerJoin(documents, eq(documents.ownerId, users.id))
      // the words know the phone, too, which is not asked for here
      .where(and(hasWords(query), or(...inOwner)))
    return sql`(${inName} union ${ofOwner})`
  })
  // sets, and not 'and' with 'or': no index is of use for a condition on two tables
  return sql.join(sets, sql` intersect `)
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
