import {
  type ApproveUser,
  planOf,
  type Role,
  type UpgradeSubscription,
  type User,
  type UserId,
  type UserStatus,
} from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import { type AuditLine, audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import {
  closeSessions,
  keepAnAdministrator,
  presentUser,
  queueLetter,
  turnTwoStepOff,
  type UserRow,
} from '../accounts/service.ts'
import { words } from './words.ts'

interface Context {
  db: Db
  queue: Queue
  /** the administrator who does it */
  actor: UserId
}

/** Changes one account and writes the line in the log, both or neither. The account is held meanwhile. */
async function change(
  { db, actor }: Context,
  id: UserId,
  action: AuditLine['action'],
  decide: (tx: Tx, row: UserRow) => Promise<Partial<UserRow>>,
): Promise<User> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!row) throw new AppError('user_not_found')
    const changes = await decide(tx, row)
    const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
    if (!changed) throw new AppError('user_not_found')
    const before = Object.fromEntries(Object.keys(changes).map((key) => [snake(key), row[key as keyof UserRow]]))
    const after = Object.fromEntries(Object.entries(changes).map(([key, value]) => [snake(key), value]))
    await audit(tx, { actor, action, subject: { type: 'user', id }, before, after })
    return presentUser(changed)
  })
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** From which status each of the moves may be made. */
const moves = {
  approved: ['pending', 'suspended', 'rejected'],
  rejected: ['pending'],
  suspended: ['approved'],
} as const satisfies Partial<Record<UserStatus, readonly UserStatus[]>>

async function move(tx: Tx, { actor }: Context, row: UserRow, to: keyof typeof moves): Promise<Partial<UserRow>> {
  if (row.id === actor) throw new AppError('own_account')
  if (!(moves[to] as readonly UserStatus[]).includes(row.status)) {
    throw new AppError('wrong_status', { message: words.wrongStatus(row.status) })
  }
  if (to !== 'approved') {
    if (row.role === 'admin') await keepAnAdministrator(tx, row.id)
    await closeSessions(tx, row.id)
  }
  return { status: to }
}

/**
 * Approves an account, or makes a suspended one active again.
 *
 * @throws AppError user_not_found; wrong_status, also where another administrator has rejected or suspended it since it was seen
 */
export function approveUser(context: Context, id: UserId, { seen_status: seen }: ApproveUser = {}): Promise<User> {
  return change(context, id, 'user.approve', async (tx, row) => {
    const changes = await move(tx, context, row, 'approved')
    if (seen !== undefined && seen !== row.status) {
      throw new AppError('wrong_status', { message: words.otherStatus(row.status) })
    }
    await queueLetter(tx, context.queue, row.status === 'suspended' ? 'reactivated' : 'approved', row, {})
    return changes
  })
}

/** @throws AppError user_not_found, wrong_status, own_account */
export function rejectUser(context: Context, id: UserId): Promise<User> {
  return change(context, id, 'user.reject', async (tx, row) => {
    const changes = await move(tx, context, row, 'rejected')
    await queueLetter(tx, context.queue, 'rejected', row, {})
    return changes
  })
}

/** Suspends an account and ends its sessions at once. @throws AppError user_not_found, wrong_status, own_account, last_administrator */
export function suspendUser(context: Context, id: UserId): Promise<User> {
  return change(context, id, 'user.suspend', async (tx, row) => {
    const changes = await move(tx, context, row, 'suspended')
    await queueLetter(tx, context.queue, 'suspended', row, {})
    return changes
  })
}

/**
 * Changes the subscription, at any time.
 *
 * @throws AppError user_not_found; wrong_status when it is the present one, or another administrator has changed it since it
 *   was seen
 */
export function upgradeSubscription(
  context: Context,
  id: UserId,
  { subscription_type: subscriptionType, seen_subscription_type: seen }: UpgradeSubscription,
): Promise<User> {
  return change(context, id, 'user.upgrade', async (tx, row) => {
    if (row.subscriptionType === subscriptionType) {
      throw new AppError('wrong_status', { message: words.samePlan(planOf(subscriptionType).name) })
    }
    if (seen !== undefined && seen !== row.subscriptionType) {
      throw new AppError('wrong_status', { message: words.otherPlan(planOf(row.subscriptionType).name) })
    }
    await queueLetter(tx, context.queue, 'upgraded', row, { plan: planOf(subscriptionType).name })
    return { subscriptionType }
  })
}

/** Counts the analysed documents from nought again. @throws AppError user_not_found */
export function resetUsage(context: Context, id: UserId): Promise<User> {
  return change(context, id, 'user.reset_usage', async () => ({ documentsAnalyzed: 0 }))
}

/**
 * Makes somebody an administrator, or takes that away; their sessions end when it is taken.
 *
 * @throws AppError user_not_found, own_account, wrong_status when the account is not approved, last_administrator
 */
export function setRole(context: Context, id: UserId, role: Role): Promise<User> {
  return change(context, id, 'user.set_role', async (tx, row) => {
    if (row.id === context.actor) throw new AppError('own_account')
    if (role === 'admin' && row.status !== 'approved') {
      throw new AppError('wrong_status', { message: words.wrongStatus(row.status) })
    }
    if (role !== 'admin' && row.role === 'admin') {
      await keepAnAdministrator(tx, id)
      await closeSessions(tx, id)
    }
    return { role }
  })
}

/**
 * Turns two-step sign-in off for somebody who has lost both the app and the recovery codes. The password is still
 * needed, and the person is told by mail.
 *
 * @throws AppError user_not_found, own_account, two_step_state when it is off
 */
export function resetTwoStep({ db, queue, actor }: Context, id: UserId): Promise<User> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!row) throw new AppError('user_not_found')
    if (id === actor) throw new AppError('own_account')
    if (!row.totpSince) throw new AppError('two_step_state')
    const changed = await turnTwoStepOff(tx, id)
    await queueLetter(tx, queue, 'two_step_disabled', row, {})
    await audit(tx, { actor, action: 'two_step.reset', subject: { type: 'user', id } })
    return presentUser(changed)
  })
}
