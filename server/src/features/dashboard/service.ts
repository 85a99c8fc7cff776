import { AnalysisStatus, type DashboardOverview, type KeyDate, type MonthOfRisk, type UserId } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { asJson, rowFromJson } from '../../db/as-json.ts'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import { documents, users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { daysToCome, newestDocuments, presentDocument, type Tally, tallies } from '../documents/service.ts'
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
  const { counted, newest, days, user } = found
  const gaps = {
    critical: total(counted, 'critical'),
    high: total(counted, 'high'),
    medium: total(counted, 'medium'),
    low: total(counted, 'low'),
  }
  const thisMonth = counted.filter(({ month }) => month === today.slice(0, 7))
  return {
    summary: {
      critical_issues_count: gaps.critical + gaps.high,
      average_safety_score: averageScore(counted),
      documents_this_month: total(thisMonth, 'documents'),
    },
    document_status: byStatus(counted),
    gaps_by_severity: gaps,
    recent_activity: {
      recent_documents: newest.map((row) => presentDocument(rowFromJson(documents, row))),
    },
    usage_info: presentUsage(user, plans),
    risk_over_time: riskOverTime(counted),
    key_dates: days,
  }
}

function total(tallies: readonly Tally[], figure: 'documents' | 'score_sum' | 'critical' | 'high' | 'medium' | 'low') {
  return tallies.reduce((sum, tally) => sum + tally[figure], 0)
}

/** Of those that have a score, to one decimal; null where none has. */
function averageScore(tallies: readonly Tally[]): number | null {
  const scored = tallies.filter(({ band }) => band !== null)
  const documents = total(scored, 'documents')
  return documents === 0 ? null : Math.round((total(scored, 'score_sum') / documents) * 10) / 10
}

/** Every status has its place in the map, also where there is none of it. */
function byStatus(tallies: readonly Tally[]): DashboardOverview['document_status'] {
  const entries = AnalysisStatus.options.map((status) => {
    const those = tallies.filter((tally) => tally.status === status)
    return [status, total(those, 'documents')] as const
  })
  return Object.fromEntries(entries) as DashboardOverview['document_status']
}

/** By the month of the upload, which a new analysis of an old contract does not move. */
function riskOverTime(tallies: readonly Tally[]): MonthOfRisk[] {
  const byMonth = Map.groupBy(
    tallies.filter(({ band, documents }) => band !== null && documents > 0),
    ({ month }) => month,
  )
  return [...byMonth]
    .map(([month, those]) => ({
      month,
      average_safety_score: averageScore(those) ?? 0,
      documents: total(those, 'documents'),
    }))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
    .slice(-mostMonths)
}
