import type { DocumentSort } from '@karar/schema'
import { asc, desc, gt, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { documents } from '../../../db/tables.ts'
import { AppError } from '../../../lib/http/errors.ts'
import type { ShownRow } from '../present.ts'
import { words } from '../words.ts'

/** An order of the list in which no two documents stand at the same place, so that a page can begin after any of them. */
interface Order {
  by: SQL[]
  /** what a page leaves off with */
  cursorAfter: (last: ShownRow) => string
  after: (cursor: string) => SQL
  /** the same for a column that holds the ids alone, where they decide */
  byId?: ById
}

interface ById {
  direction: typeof asc
  after: (id: SQLWrapper, cursor: string) => SQL
  /** whether a document stands before another one */
  isBefore: (id: SQLWrapper, other: SQLWrapper) => SQL
}

/** as the indexes of owner and status have it (tables/documents.ts) */
export const time = sql`uuid_send(${documents.id})`
const name = sql`lower(${documents.originalFilename})`
/** above every score: those without one come last */
const noScore = 101
const score = sql`coalesce(${documents.safetyScore}, ${sql.raw(String(noScore))})`

/** The cursor holds the values themselves: the document that a page ended with may be gone before the next is asked for. */
export const orders: Record<DocumentSort, Order> = {
  // ids sort by time
  newest: {
    by: [desc(time)],
    cursorAfter: ({ id }) => id,
    after: (cursor) => sql`${time} < uuid_send(${readId(cursor)})`,
    byId: { direction: desc, after: (id, cursor) => lt(id, readId(cursor)), isBefore: gt },
  },
  oldest: {
    by: [asc(time)],
    cursorAfter: ({ id }) => id,
    after: (cursor) => sql`${time} > uuid_send(${readId(cursor)})`,
    byId: { direction: asc, after: (id, cursor) => gt(id, readId(cursor)), isBefore: lt },
  },
  name: {
    by: [asc(name), asc(documents.id)],
    cursorAfter: ({ originalFilename, id }) => write([originalFilename, id]),
    after: (cursor) => {
      const [last, id] = read(z.tuple([z.string().regex(/^\P{Cc}*$/u), z.uuid()]), cursor)
      return sql`(${name}, ${documents.id}) > (lower(${last}), ${id}::uuid)`
    },
  },
  score: {
    by: [asc(score), asc(documents.id)],
    cursorAfter: ({ safetyScore, id }) => write([safetyScore ?? noScore, id]),
    after: (cursor) => {
      const [last, id] = read(z.tuple([z.int().min(0).max(noScore), z.uuid()]), cursor)
      return sql`(${score}, ${documents.id}) > (${last}::int, ${id}::uuid)`
    },
  },
}

function write(values: readonly [string | number, string]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

function read<Values>(shape: z.ZodType<Values>, cursor: string): Values {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('invalid_request', { message: words.badCursor, cause })
  }
}

/** The id that a page ended with. @throws AppError invalid_request */
export function readId(cursor: string): ShownRow['id'] {
  const parsed = z.uuid().safeParse(cursor)
  if (!parsed.success) throw new AppError('invalid_request', { message: words.badCursor })
  return parsed.data as ShownRow['id']
}
