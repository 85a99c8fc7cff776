import { type PageLimitExceeded, planOf, type UsageInfo, type UserId } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import type { PlanSettings } from './plan-settings.ts'
import { isSample } from './samples.ts'
import { words } from './words.ts'

export { refuseBeyondQuota } from './quota.ts'
export { isSample, type PlanSettings }

type UserRow = typeof users.$inferSelect

/** The calendar month in India, '2026-11'. */
const monthInIndia = () => todayInIndia().slice(0, 7)

/** What of the account's plan is used. Administrators, and everybody where plans are not enforced, have no limit. */
export function presentUsage(row: UserRow, { enforcePlans, supportEmail }: PlanSettings): UsageInfo {
  const plan = planOf(row.subscriptionType)
  const unlimited = !enforcePlans || row.role === 'admin'
  const analyzed = plan.per === 'month' ? usedThisMonth(row) : row.documentsAnalyzed
  const limit = unlimited ? null : plan.per === 'month' ? plan.contracts : row.freeDocumentsLimit
  return {
    subscription_type: row.subscriptionType === 'free' ? 'free' : 'paid',
    plan: plan.id,
    plan_name: plan.name,
    period: plan.per,
    documents_analyzed: analyzed,
    free_documents_limit: limit,
    documents_remaining: limit === null ? null : Math.max(0, limit - analyzed),
    page_limit: unlimited ? null : plan.pages,
    report: unlimited || plan.report,
    contact_email: supportEmail,
  }
}

const usedThisMonth = (row: UserRow) => (row.usageMonth === monthInIndia() ? row.documentsThisMonth : 0)

/** @throws AppError authentication_required when the account was deleted in this moment */
export async function findUsage(db: Db, settings: PlanSettings, id: UserId): Promise<UsageInfo> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new AppError('authentication_required')
  return presentUsage(row, settings)
}

/** @throws AppError report_not_in_plan for an account whose plan has no reports */
export async function demandReport(db: Db, settings: PlanSettings, id: UserId): Promise<void> {
  const { report } = await findUsage(db, settings, id)
  if (!report) throw new AppError('report_not_in_plan', { reason: 'report_not_in_plan' })
}

/**
 * Holds the account to the end of the transaction, so that of analyses that start at the same moment each sees the
 * count of the one before. Comes first in every transaction that touches usage: account, then document, or two of them
 * could wait for each other. (The audit log is last whatever is done: its chain is taken at the commit.)
 */
export async function holdAccount(tx: Tx, id: UserId): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!row) throw new AppError('authentication_required')
  return row
}

/** @throws AppError document_limit_reached (402, with the usage) when nothing is left */
export function refuseAtLimit(usage: UsageInfo): void {
  if (usage.documents_remaining !== 0) return
  const message = usage.period === 'month' ? words.monthlyLimitReached(usage.plan_name) : words.limitReached
  throw new AppError('document_limit_reached', { reason: 'document_limit_reached', message, fields: { usage } })
}

/** Why the plan does not read a document of so many pages; undefined where it does. */
export function pageRefusal(usage: UsageInfo, pageCount: number | null): PageLimitExceeded | undefined {
  const { page_limit, plan_name } = usage
  if (page_limit === null || pageCount === null || pageCount <= page_limit) return undefined
  const message = words.pageLimitExceeded(pageCount, page_limit, plan_name)
  return { reason: 'page_limit_exceeded', message, page_count: pageCount, page_limit }
}

/**
 * Counts one analysis against the plan of an account that is held.
 *
 * @throws AppError document_limit_reached, page_limit_exceeded
 */
export async function takeUse(tx: Tx, settings: PlanSettings, held: UserRow, pageCount: number | null): Promise<void> {
  const usage = presentUsage(held, settings)
  const refusal = pageRefusal(usage, pageCount)
  if (refusal) {
    const { reason, message, ...fields } = refusal
    throw new AppError('page_limit_exceeded', { reason, message, fields })
  }
  refuseAtLimit(usage)
  await tx
    .update(users)
    .set({
      documentsAnalyzed: held.documentsAnalyzed + 1,
      usageMonth: monthInIndia(),
      documentsThisMonth: usedThisMonth(held) + 1,
    })
    .where(eq(users.id, held.id))
}

/** Gives one back: the analysis failed, or its document went before it was over. The month is that of now. */
export async function giveUseBack(tx: Tx, id: UserId): Promise<void> {
  await tx
    .update(users)
    .set({
      documentsAnalyzed: sql`greatest(${users.documentsAnalyzed} - 1, 0)`,
      documentsThisMonth: sql`case when ${users.usageMonth} = ${monthInIndia()} then greatest(${users.documentsThisMonth} - 1, 0) else ${users.documentsThisMonth} end`,
    })
    .where(eq(users.id, id))
}
