import { type Placeholder, sql } from 'drizzle-orm'
import type { Db } from './open.ts'
import { readQuickly } from './row-reader.ts'

/**
 * A query for what is asked very often: put together once for each pool and, under its own name, read and planned by the
 * database once for each connection.
 *
 * @param build ends with `.prepare(name)`, a name for each variant, or is an object of such; what changes from one time to the next
 *   are placeholders
 */
export function prepared<Query extends object>(
  build: (db: Db, variant: string) => Query,
): (db: Db, variant?: string) => Query {
  const built = new WeakMap<Db, Map<string, Query>>()
  return (db, variant = '') => {
    const variants = built.get(db) ?? new Map<string, Query>()
    built.set(db, variants)
    const known = variants.get(variant)
    if (known) return known
    const query = build(db, variant)
    for (const one of 'execute' in query ? [query] : Object.values(query)) if (one) readQuickly(one)
    variants.set(variant, query)
    return query
  }
}

/**
 * A limit as part of the question itself. Of one that is a value the database thinks that it may be a tenth of all rows, so that a
 * plan for whatever values seems dear to it, and it makes one anew each time, which may take longer than what is asked.
 */
export const atMost = (limit: number): Placeholder => sql.raw(String(limit)) as unknown as Placeholder
