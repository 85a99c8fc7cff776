import type { Login, LoginResponse, User, UserId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import { audit } from '../../lib/audit.ts'
import { AppError } from '../../lib/errors.ts'
import { newToken, sha256 } from '../../lib/ids.ts'
import { giveBack, reserveTry } from '../../lib/tries.ts'
import { isPassword } from './passwords.ts'
import { closeSession, openSession } from './sessions.ts'
import { words } from './words.ts'

const window = 15 * 60
const mostPerAccount = 10
const mostPerAddress = 50

interface SignInContext {
  db: Db
  /** the network address that the request came from */
  address: string
  rateLimits: boolean
}

/**
 * Signs in with e-mail and password.
 *
 * @throws AppError invalid_credentials (one sentence and one duration for unknown e-mail and wrong password),
 *   account_pending / account_suspended / account_rejected (only to who knows the password), too_many_requests
 */
export async function signIn(context: SignInContext, { email, password, device }: Login): Promise<LoginResponse> {
  const { db } = context
  const ids = context.rateLimits ? await reserve(db, email, context.address) : []
  const [row] = await db.select().from(users).where(eq(users.email, email))
  const right = await isPassword(row?.passwordHash, password)
  if (!row || !right) throw new AppError('invalid_credentials')
  await giveBack(db, ids)
  if (row.status !== 'approved') throw new AppError(`account_${row.status}`)
  return db.transaction(async (tx) => {
    const token = await openSession(tx, row.id)
    const [user] = await tx.update(users).set({ lastLogin: new Date() }).where(eq(users.id, row.id)).returning()
    if (!user) throw new AppError('invalid_credentials') // deleted in this very moment
    await audit(tx, { actor: row.id, action: 'session.open', subject: { type: 'user', id: row.id } })
    return { success: true, token, user: presentUser(user), device: device ?? newToken() }
  })
}

/** Failed tries count against the account and against the address; the e-mail itself is not kept. */
async function reserve(db: Db, email: string, address: string): Promise<string[]> {
  const reservation = await reserveTry(db, [
    { bucket: `sign-in:account:${sha256(email)}`, most: mostPerAccount, seconds: window },
    { bucket: `sign-in:address:${address}`, most: mostPerAddress, seconds: window },
  ])
  if (reservation.allowed) return reservation.ids
  const { retryAfter } = reservation
  throw new AppError('too_many_requests', { message: words.tooManySignIns(retryAfter), retryAfter })
}

/** Ends the session of this token, and no other of the same person. */
export async function signOut(db: Db, userId: UserId, token: string): Promise<{ success: true }> {
  return db.transaction(async (tx) => {
    await closeSession(tx, token)
    await audit(tx, { actor: userId, action: 'session.close', subject: { type: 'user', id: userId } })
    return { success: true }
  })
}

/** @throws AppError authentication_required when the account was deleted in this moment */
export async function findUser(db: Db, id: UserId): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new AppError('authentication_required')
  return presentUser(row)
}

function presentUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    email: row.email,
    full_name: row.fullName,
    company_name: row.companyName,
    phone: row.phone,
    role: row.role,
    status: row.status,
    subscription_type: row.subscriptionType,
    documents_analyzed: row.documentsAnalyzed,
    free_documents_limit: row.freeDocumentsLimit,
    created_at: row.createdAt.toISOString(),
    last_login: row.lastLogin?.toISOString() ?? null,
    two_step_enabled: row.totpSince !== null,
  }
}
