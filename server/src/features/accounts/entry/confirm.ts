import type { Confirmation, UserId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { users } from '../../../db/tables.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { giveBack } from '../../../lib/http/tries.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import type { Secrets } from '../../../lib/settings/secrets.ts'
import { limitSecrets } from '../limits.ts'
import { isPassword } from '../passwords.ts'
import type { UserRow } from '../present.ts'
import { acceptCode } from '../two-step/two-step-codes.ts'

/** What the calls on one's own account need. */
export interface OwnContext {
  db: Db
  queue: Queue
  secrets: Secrets
  rateLimits: boolean
}

/** @throws AppError authentication_required when the account was deleted in this moment */
export async function findRow(db: Db, id: UserId): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new AppError('authentication_required')
  return row
}

/**
 * Makes sure that it is the owner of the account who asks: by the password, and by a code where two-step sign-in is
 * on.
 *
 * @throws AppError wrong_password, code_required, invalid_code (all 403: the session goes on), too_many_requests
 */
export async function confirmOwner(
  context: OwnContext,
  id: UserId,
  { password, code }: Confirmation,
): Promise<UserRow> {
  const tries = context.rateLimits ? await limitSecrets(context.db, 'confirm', id) : []
  const row = await findRow(context.db, id)
  if (!(await isPassword(row.passwordHash, password))) {
    throw new AppError('wrong_password', { reason: 'wrong_password' })
  }
  if (row.totpSince && !code) {
    await giveBack(context.db, tries)
    throw new AppError('code_required', { reason: 'code_required' })
  }
  if (row.totpSince && code && !(await acceptCode(context, row, code))) {
    throw new AppError('invalid_code', { reason: 'invalid_code' })
  }
  await giveBack(context.db, tries)
  return row
}
