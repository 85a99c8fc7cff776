import type { AnalysisStatus, RiskBand, UserId } from '@karar/schema'
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { documentTallies } from '../../../db/tables.ts'

interface Counted {
  owner?: UserId | undefined
  status?: AnalysisStatus | undefined
  /** of completed analyses */
  band?: RiskBand | undefined
}

/** How many documents there are of somebody, or of everybody, as a value to select. */
export function documentTotal({ owner, status, band }: Counted): SQL<number> {
  const counted = and(
    owner && eq(documentTallies.ownerId, owner),
    status && eq(documentTallies.status, status),
    band && and(eq(documentTallies.status, 'completed'), eq(documentTallies.band, band)),
  )
  return sql<number>`(select coalesce(sum(${documentTallies.documents}), 0)::int from ${documentTallies} where ${counted ?? sql`true`})`
}

/** A total by itself, where no row of a list is there to carry it. */
export async function findTotal(db: Tx, total: SQL<number>): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${total} as total`)
  return rows[0]?.total ?? 0
}

/** What has been counted of an owner's documents: sums by month of the upload (IST), status and band of the score. */
export function readTallies(db: Tx, owner: UserId) {
  const summed = (column: Column) => sql<number>`sum(${column})::int`
  const { month, status, band } = documentTallies
  return db
    .select({
      month,
      status,
      band,
      documents: summed(documentTallies.documents),
      scoreSum: sql<number>`sum(${documentTallies.scoreSum})::float`,
      critical: summed(documentTallies.issuesCritical),
      high: summed(documentTallies.issuesHigh),
      medium: summed(documentTallies.issuesMedium),
      low: summed(documentTallies.issuesLow),
    })
    .from(documentTallies)
    .where(eq(documentTallies.ownerId, owner))
    .groupBy(month, status, band)
}
