import type { Db } from './open.ts'

/**
 * A query for what is asked very often: put together once for each pool and, under its own name, read and planned by the
 * database once for each connection.
 *
 * @param build ends with `.prepare(name)`, a name for each variant; what changes from one time to the next are placeholders
 */
export function prepared<Query>(build: (db: Db, variant: string) => Query): (db: Db, variant?: string) => Query {
  const built = new WeakMap<Db, Map<string, Query>>()
  return (db, variant = '') => {
    const variants = built.get(db) ?? new Map<string, Query>()
    built.set(db, variants)
    const query = variants.get(variant) ?? build(db, variant)
    variants.set(variant, query)
    return query
  }
}
