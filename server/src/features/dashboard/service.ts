import {
  AnalysisStatus,
  type DashboardOverview,
  type DocumentId,
  type KeyDate,
  type MonthOfRisk,
  Severity,
  type UserId,
} from '@karar/schema'
import { avg, count, desc, eq, isNotNull, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, documents } from '../../db/tables.ts'
import { todayInIndia } from '../../lib/today.ts'
import { listDocuments } from '../documents/service.ts'
import { findUsage, type PlanSettings } from '../usage/service.ts'

const mostRecent = 5
const mostMonths = 12
const mostDates = 8

/** What the dashboard shows of the owner's documents. Counted by the database: no analysis is loaded for it. */
export async function overview(db: Db, plans: PlanSettings, owner: UserId): Promise<DashboardOverview> {
  const today = todayInIndia()
  const [totals, document_status, findings, recent, usage_info, risk_over_time] = await Promise.all([
    sumUp(db, owner, today),
    countByStatus(db, owner),
    readAnalyses(db, owner, today),
    listDocuments(db, owner, { limit: mostRecent, sort: 'newest' }),
    findUsage(db, plans, owner),
    riskOverTime(db, owner),
  ])
  return {
    summary: totals,
    document_status,
    gaps_by_severity: findings.gaps,
    recent_activity: { recent_documents: recent.documents },
    usage_info,
    risk_over_time,
    key_dates: findings.dates,
  }
}

/** Every status or severity has its place in the map, also where there is none of it. */
const everyOf = <Key extends string>(keys: readonly Key[], counted: ReadonlyMap<string, number>) =>
  Object.fromEntries(keys.map((key) => [key, counted.get(key) ?? 0])) as Record<Key, number>

const oneDecimal = (value: string) => Math.round(Number(value) * 10) / 10

async function sumUp(db: Db, owner: UserId, today: string): Promise<DashboardOverview['summary']> {
  const monthStart = `${today.slice(0, 7)}-01T00:00:00+05:30`
  const [row] = await db
    .select({
      critical: sum(documents.criticalIssuesCount),
      score: avg(documents.safetyScore),
      thisMonth: sql<number>`(count(*) filter (where ${documents.uploadTime} >= ${monthStart}::timestamptz))::int`,
    })
    .from(documents)
    .where(eq(documents.ownerId, owner))
  return {
    critical_issues_count: Number(row?.critical ?? 0),
    average_safety_score: row?.score == null ? null : oneDecimal(row.score),
    documents_this_month: row?.thisMonth ?? 0,
  }
}

async function countByStatus(db: Db, owner: UserId): Promise<DashboardOverview['document_status']> {
  const rows = await db
    .select({ status: documents.status, total: count() })
    .from(documents)
    .where(eq(documents.ownerId, owner))
    .groupBy(documents.status)
  return everyOf(AnalysisStatus.options, new Map(rows.map(({ status, total }) => [status, total])))
}

/** By the month of the upload, which a new analysis of an old contract does not move. */
async function riskOverTime(db: Db, owner: UserId): Promise<MonthOfRisk[]> {
  const month = sql<string>`to_char(${documents.uploadTime} at time zone 'Asia/Kolkata', 'YYYY-MM')`.as('month')
  const rows = await db
    .select({ month, score: avg(documents.safetyScore), documents: count() })
    .from(documents)
    .where(sql`${documents.ownerId} = ${owner} and ${isNotNull(documents.safetyScore)}`)
    .groupBy(month)
    .orderBy(desc(month))
    .limit(mostMonths)
  return rows.reverse().map((row) => ({
    month: row.month,
    average_safety_score: oneDecimal(row.score ?? '0'),
    documents: row.documents,
  }))
}

interface Findings {
  gaps: DashboardOverview['gaps_by_severity']
  dates: KeyDate[]
}

/**
 * Issues by severity and the days to come, out of the stored analyses. Each analysis is unpacked once (`materialized`),
 * which is most of the work. A day is one that the analysis could read as a day of the calendar; others are left out.
 */
async function readAnalyses(db: Db, owner: UserId, today: string): Promise<Findings> {
  const { rows } = await db.execute<{ gaps: Record<string, number> | null; dates: KeyDate[] | null }>(sql`
    with own as materialized (
      select ${documents.id} as document_id, ${documents.originalFilename} as original_filename, part.*
      from ${documents}
      join ${analyses} on ${analyses.documentId} = ${documents.id}
      cross join lateral jsonb_to_record(${analyses.unified}) as part(critical_issues jsonb, key_facts jsonb)
      where ${documents.ownerId} = ${owner}
    ),
    gaps as (
      select issue ->> 'severity' as severity, count(*)::int as total
      from own, jsonb_array_elements(critical_issues) as issue
      group by 1
    ),
    dates as (
      select distinct document_id, original_filename, fact ->> 'label' as label, fact ->> 'iso' as date
      from own, jsonb_array_elements(key_facts -> 'dates') as fact
      where fact ->> 'iso' >= ${today}
      order by date, original_filename, label, document_id
      limit ${mostDates}
    )
    select
      (select jsonb_object_agg(severity, total) from gaps) as gaps,
      (select jsonb_agg(dates order by date, original_filename, label, document_id) from dates) as dates`)
  const [found] = rows
  return {
    gaps: everyOf(Severity.options, new Map(Object.entries(found?.gaps ?? {}))),
    dates: (found?.dates ?? []).map((row) => ({ ...row, document_id: row.document_id as DocumentId })),
  }
}
