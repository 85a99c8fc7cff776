import type { AnalysisStatus, RiskBand, UserId } from '@karar/schema'
import { and, type Column, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { documents, documentTallies } from '../../../db/tables.ts'

interface Counted {
  owner?: UserId | Placeholder | undefined
  status?: AnalysisStatus | Placeholder | undefined
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

/** How many documents an average is made of that an older engine called low risk, as a value to select. */
export const olderReadings = (owner: Placeholder): SQL<number> =>
  sql<number>`(select count(*)::int from ${documents} where ${documents.ownerId} = ${owner} and ${documents.band} = 'low' and not jsonb_exists(${documents.verdict}, 'not_cleared') and not ${documents.isSample})`

/** Sums of an owner's documents: of one month of the upload (IST), of one status, or, where neither stands, of all. */
export interface Tally {
  month: string | null
  status: AnalysisStatus | null
  documents: number
  scored: number
  score_sum: number
  not_cleared: number
  critical: number
  high: number
  medium: number
  low: number
}

/** What has been counted of an owner's documents: `Tally`, once it is asked. */
export function tallies(db: Tx, owner: Placeholder) {
  const { month, status, ...counted } = documentTallies
  const summed = (column: Column, as: keyof Tally) => sql<number>`coalesce(sum(${column}), 0)`.as(as)
  return db
    .select({
      month,
      status,
      documents: summed(counted.documents, 'documents'),
      scored: summed(counted.scored, 'scored'),
      scoreSum: summed(counted.scoreSum, 'score_sum'),
      notCleared: summed(counted.notCleared, 'not_cleared'),
      critical: summed(counted.issuesCritical, 'critical'),
      high: summed(counted.issuesHigh, 'high'),
      medium: summed(counted.issuesMedium, 'medium'),
      low: summed(counted.issuesLow, 'low'),
    })
    .from(documentTallies)
    .where(eq(documentTallies.ownerId, owner))
    .groupBy(sql`grouping sets ((${month}), (${status}), ())`)
}
