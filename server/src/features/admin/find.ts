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

/** Every word must be found in the name of the document's file, or in name, e-mail or company of its owner. */
export function isDocument(db: Db, q: string): SQL | undefined {
  const found = wordsOf(q).map((word) => {
    const query = entriesFrom(word)
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const inOwner = [users.fullName, users.email, users.companyName].map((field) => ilike(field, pattern))
    const inName = sql`name_words(${documents.originalFilename}) @@ ${query}::tsquery`
    // the words know the phone, too, which is not asked for here
    const owners = db
      .select({ id: users.id })
      .from(users)
      .where(and(hasWords(query), or(...inOwner)))
    // an array, which is there before any document is looked at: so the indexes of name and owner are of use for both halves
    return or(inName, sql`${documents.ownerId} = any(array(${owners}))`)
  })
  return and(...found)
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
