import { AnalysisStatus, type DashboardOverview, type KeyDate, type MonthOfRisk, type UserId } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { asJson, rowFromJson } from '../../db/as-json.ts'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import { documents, users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import {
  daysToCome,
  newestDocuments,
  olderReadings,
  presentDocument,
  type Tally,
  tallies,
} from '../documents/service.ts'
import { type PlanSettings, presentUsage } from '../usage/service.ts'

const mostRecent = 5
const mostMonths = 12
const mostDates = 8

/** Everything in one question, put together once. */
const standing = prepared((db) => {
  const owner = sql.placeholder('owner')
  return db
    .select({
      user: users,
      counted: asJson<Tally>(tallies(db, owner)),
      newest: asJson<Record<string, unknown>>(newestDocuments(db, owner, mostRecent)),
      older: olderReadings(owner).as('older'),
      days: asJson<KeyDate>(daysToCome(db, owner, sql.placeholder('today'), mostDates)),
    })
    .from(users)
    .where(eq(users.id, owner))
    .prepare('dashboard')
})

/**
 * What the dashboard shows of the owner's documents, of which only the newest are read: the rest is counted already.
 *
 * @throws AppError authentication_required when the account was deleted in this moment
 */
export async function overview(db: Db, plans: PlanSettings, owner: UserId): Promise<DashboardOverview> {
  const today = todayInIndia()
  const [found] = await standing(db).execute({ owner, today })
  if (!found) throw new AppError('authentication_required')
  const { counted, newest, days, older, user } = found
  const all = counted.find(({ month, status }) => month === null && status === null)
  const { critical = 0, high = 0, medium = 0, low = 0 } = all ?? {}
  return {
    summary: {
      critical_issues_count: critical + high,
      average_safety_score: all ? averageScore(all) : null,
      not_cleared_count: all?.not_cleared ?? 0,
      older_count: older,
      documents_this_month: counted.find(({ month }) => month === today.slice(0, 7))?.documents ?? 0,
    },
    document_status: byStatus(counted),
    gaps_by_severity: { critical, high, medium, low },
    recent_activity: {
      recent_documents: newest.map((row) => presentDocument(rowFromJson(documents, row))),
    },
    usage_info: presentUsage(user, plans),
    risk_over_time: riskOverTime(counted),
    key_dates: days,
  }
}

/** Of those that have a score, to one decimal; null where none has. */
function averageScore({ scored, score_sum }: Tally): number | null {
  return scored === 0 ? null : Math.round((score_sum / scored) * 10) / 10
}

/** Every status has its place in the map, also where there is none of it. */
function byStatus(tallies: readonly Tally[]): DashboardOverview['document_status'] {
  const entries = AnalysisStatus.options.map(
    (option) => [option, tallies.find(({ status }) => status === option)?.documents ?? 0] as const,
  )
  return Object.fromEntries(entries) as DashboardOverview['document_status']
}

/** By the month of the upload, which a new analysis of an old contract does not move. */
function riskOverTime(tallies: readonly Tally[]): MonthOfRisk[] {
  return tallies
    .flatMap((tally) => {
      const average = averageScore(tally)
      return tally.month === null || average === null
        ? []
        : [{ month: tally.month, average_safety_score: average, documents: tally.scored }]
    })
    .sort((a, b) => (a.month < b.month ? -1 : 1))
    .slice(-mostMonths)
}
