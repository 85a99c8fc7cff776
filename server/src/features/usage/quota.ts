import { planOf, type Quota, type UserId } from '@karar/schema'
import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents, users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { reserveTry } from '../../lib/http/tries.ts'
import type { PlanSettings } from './plan-settings.ts'
import { words } from './words.ts'

const megabyte = 1024 * 1024

/** What the account may take of the server; a part is unlimited where it has no figure. */
async function quotaOf(db: Db, settings: PlanSettings, owner: UserId): Promise<Partial<Quota>> {
  const [row] = await db
    .select({ role: users.role, subscription: users.subscriptionType })
    .from(users)
    .where(eq(users.id, owner))
  if (!row) throw new AppError('authentication_required')
  if (row.role === 'admin') return {}
  const { documents, megabytes, uploadsPerHour }: Partial<Quota> = settings.enforcePlans
    ? planOf(row.subscription).quota
    : {}
  const set = settings.quota
  return {
    ...one('documents', set.documents ?? documents),
    ...one('megabytes', set.megabytes ?? megabytes),
    ...one('uploadsPerHour', set.uploadsPerHour ?? uploadsPerHour),
  }
}

const one = (part: keyof Quota, value: number | undefined): Partial<Quota> =>
  value === undefined ? {} : { [part]: value }

/**
 * Comes before an upload is looked at: what somebody keeps, and how often they come, is bounded, so that one account
 * fills neither the disk nor the time of the others. What is uploaded at the same moment is not counted yet, so a quota
 * may be exceeded by as much as is under way.
 *
 * @param bytes of the file that is to be kept
 * @param counts whether uploads are counted by the hour
 * @throws AppError quota_reached; too_many_requests with the time of the next
 */
export async function refuseBeyondQuota(
  db: Db,
  settings: PlanSettings,
  owner: UserId,
  bytes: number,
  counts: boolean,
): Promise<void> {
  const quota = await quotaOf(db, settings, owner)
  if (quota.documents !== undefined || quota.megabytes !== undefined) {
    const [kept] = await db
      .select({ documents: count(), bytes: sql<string>`coalesce(sum(${documents.fileSize}), 0)` })
      .from(documents)
      .where(eq(documents.ownerId, owner))
    const refuse = (message: string) => {
      throw new AppError('quota_reached', { reason: 'quota_reached', message })
    }
    if (quota.documents !== undefined && (kept?.documents ?? 0) >= quota.documents) {
      refuse(words.documentsKept(quota.documents))
    }
    if (quota.megabytes !== undefined && Number(kept?.bytes ?? 0) + bytes > quota.megabytes * megabyte) {
      refuse(words.bytesKept(quota.megabytes))
    }
  }
  const most = quota.uploadsPerHour
  if (!counts || most === undefined) return
  const reserved = await reserveTry(db, [{ bucket: `upload:${owner}`, most, seconds: 3600 }])
  if (reserved.allowed) return
  const { retryAfter } = reserved
  const message = words.uploadsAnHour(most, Math.ceil(retryAfter / 60))
  throw new AppError('too_many_requests', { message, retryAfter })
}
