import { desc } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses } from '../../db/tables.ts'

/** milliseconds for which it is not looked up again which engine reads here */
const knownFor = 60_000

/**
 * Tells whether a newer engine reads here by now than the one that read an analysis: by the reading that was kept last, so that
 * to load the engine is not asked of a process that reads nothing, and so that an older version, put back, recommends nothing
 * that it cannot do.
 */
export function openSuperseded(db: Db, now = Date.now): (version: string) => Promise<boolean> {
  let last: { until: number; version: Promise<string | undefined> } | undefined
  return async (version) => {
    if (!last || last.until < now()) last = { until: now() + knownFor, version: lastVersion(db) }
    try {
      const newest = await last.version
      return newest !== undefined && isOlder(version, newest)
    } catch (error) {
      last = undefined
      throw error
    }
  }
}

async function lastVersion(db: Db): Promise<string | undefined> {
  const { engineVersion: version, analyzedAt } = analyses
  const [row] = await db.select({ version }).from(analyses).orderBy(desc(analyzedAt)).limit(1)
  return row?.version
}

/** By their numbers; one without numbers is from before there were any. */
export function isOlder(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  if (!b) return false
  if (!a) return true
  const at = b.findIndex((number, index) => number !== (a[index] ?? 0))
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

const numbersOf = (version: string) =>
  /^[0-9]{1,9}(\.[0-9]{1,9})*$/.test(version) ? version.split('.').map(Number) : undefined
