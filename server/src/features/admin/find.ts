import { and, type Column, ilike, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../lib/errors.ts'

/** Every word must be found somewhere in one of these; what a pattern would mean is only a letter. */
export function everyWordIn(fields: readonly Column[], q: string): SQL | undefined {
  const words = q.split(/\s+/).slice(0, 10)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(...fields.map((field) => ilike(field, pattern)))
    }),
  )
}

/** The id that a page ended with: ids sort by time. @throws AppError invalid_request */
export function idOfCursor<Id extends string>(cursor: string): Id {
  const parsed = z.uuid().safeParse(cursor)
  if (!parsed.success) throw new AppError('invalid_request')
  return parsed.data as string as Id
}
