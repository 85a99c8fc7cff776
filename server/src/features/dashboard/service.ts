import { AnalysisStatus, type DashboardOverview, type MonthOfRisk, type UserId } from '@karar/schema'
import type { Db } from '../../db/open.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { listDays, listDocuments, readTallies } from '../documents/service.ts'
import { findUsage, type PlanSettings } from '../usage/service.ts'

const mostRecent = 5
const mostMonths = 12
const mostDates = 8

/** What the dashboard shows of the owner's documents, of which only the newest are read: the rest is counted already. */
export async function overview(db: Db, plans: PlanSettings, owner: UserId): Promise<DashboardOverview> {
  const today = todayInIndia()
  const [tallies, recent, usage_info, key_dates] = await Promise.all([
    readTallies(db, owner),
    listDocuments(db, owner, { limit: mostRecent, sort: 'newest' }),
    findUsage(db, plans, owner),
    listDays(db, owner, today, mostDates),
  ])
  const gaps = {
    critical: total(tallies, 'critical'),
    high: total(tallies, 'high'),
    medium: total(tallies, 'medium'),
    low: total(tallies, 'low'),
  }
  const thisMonth = tallies.filter(({ month }) => month === today.slice(0, 7))
  return {
    summary: {
      critical_issues_count: gaps.critical + gaps.high,
      average_safety_score: averageScore(tallies),
      documents_this_month: total(thisMonth, 'documents'),
    },
    document_status: byStatus(tallies),
    gaps_by_severity: gaps,
    recent_activity: { recent_documents: recent.documents },
    usage_info,
    risk_over_time: riskOverTime(tallies),
    key_dates,
  }
}

type Tally = Awaited<ReturnType<typeof readTallies>>[number]

function total(tallies: readonly Tally[], figure: 'documents' | 'scoreSum' | 'critical' | 'high' | 'medium' | 'low') {
  return tallies.reduce((sum, tally) => sum + tally[figure], 0)
}

/** Of those that have a score, to one decimal; null where none has. */
function averageScore(tallies: readonly Tally[]): number | null {
  const scored = tallies.filter(({ band }) => band !== null)
  const documents = total(scored, 'documents')
  return documents === 0 ? null : Math.round((total(scored, 'scoreSum') / documents) * 10) / 10
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
