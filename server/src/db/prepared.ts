import type { Db } from './open.ts'

/**
 * A query for what is asked very often: put together once for each pool and, under its own name, read and planned by the
 * database once for each connection.
 *
 * @param build ends with `.prepare(name)`; what changes from one time to the next are placeholders
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
