import type { DoneWithWords, ForgotPassword, ResetPassword, ResetTokenState } from '@karar/schema'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { passwordResets, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { forgetTries } from '../../../lib/http/tries.ts'
import { newToken, sha256 } from '../../../lib/ids.ts'
import type { Mail } from '../../../lib/mail/mail.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import { holdAccount } from '../../usage/service.ts'
import { resetLetter } from '../letters.ts'
import { limitForgot, limitReset, secretsBucket, signInBucket } from '../limits.ts'
import { queueLetter, queueResetLink } from '../mail.ts'
import { knowDevice } from '../own/devices.ts'
import { hashPassword } from '../passwords.ts'
import { closeSessions } from '../sessions.ts'
import { words } from '../words.ts'
import { noteAddress } from './confirm-address.ts'

const linkLifetime = 3_600_000

interface Context {
  db: Db
  queue: Queue
  /** the network address that the request came from */
  address: string
  rateLimits: boolean
}

/**
 * Has a link sent to an account of this e-mail, if there is one. What is done before the answer is the same whether
 * there is one or not, so neither the answer nor its time tells.
 *
 * @throws AppError too_many_requests, for known and unknown e-mails alike
 */
export async function forgotPassword(context: Context, { email }: ForgotPassword): Promise<DoneWithWords> {
  if (context.rateLimits) await limitForgot(context.db, email, context.address)
  await queueResetLink(context.db, context.queue, email)
  return { success: true, message: words.resetLinkSent }
}

/** Makes a link and sends it. The token is in the mail alone; should the mail not go out, the next try makes a new one. */
export async function sendResetLink(db: Db, mail: Mail, publicUrl: string, email: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  if (!user) return
  const token = newToken()
  const tokenHash = sha256(token)
  await db.transaction(async (tx) => {
    await tx
      .insert(passwordResets)
      .values({ tokenHash, userId: user.id, expiresAt: new Date(Date.now() + linkLifetime) })
    await audit(tx, { actor: null, action: 'password.request_reset', subject: { type: 'user', id: user.id } })
  })
  try {
    const letter = resetLetter(`${publicUrl}/login?token=${token}`)
    await mail.send({ to: { name: user.fullName, email: user.email }, ...letter })
  } catch (cause) {
    await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
    throw cause
  }
}

async function findReset(db: Db, token: string) {
  const isOpen = and(eq(passwordResets.tokenHash, sha256(token)), gt(passwordResets.expiresAt, new Date()))
  const [row] = await db.select().from(passwordResets).where(isOpen)
  return row
}

/** Whether a link still works. */
export async function examineResetToken(db: Db, token: string): Promise<ResetTokenState> {
  return { valid: (await findReset(db, token)) !== undefined }
}

/**
 * Sets a new password by a link. The link and all others of the account are used up, every session ends, and a
 * sign-in that a stranger's tries had locked, at the password or at the code, is open again.
 *
 * @returns what makes this device known to the next sign-in
 * @throws AppError invalid_reset_link, too_many_requests
 */
export async function resetPassword(
  { db, queue, address, rateLimits }: Context,
  { token, new_password, device }: ResetPassword,
): Promise<{ success: true; device: string }> {
  if (rateLimits) await limitReset(db, address)
  // before hashing, which is dear
  const reset = await findReset(db, token)
  if (!reset) throw new AppError('invalid_reset_link')
  const passwordHash = await hashPassword(new_password)
  return db.transaction(async (tx) => {
    await holdAccount(tx, reset.userId)
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, sha256(token)), gt(passwordResets.expiresAt, new Date())))
      .returning()
    if (!used) throw new AppError('invalid_reset_link') // the same link in another tab was quicker
    const [user] = await tx
      .update(users)
      .set({ passwordHash, mustChangePassword: false })
      .where(eq(users.id, used.userId))
      .returning()
    if (!user) throw new AppError('invalid_reset_link')
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await noteAddress(tx, user.id)
    const ended = await closeSessions(tx, user.id)
    const kept = await knowDevice(tx, user.id, device)
    await forgetTries(tx, signInBucket(user.email))
    await forgetTries(tx, secretsBucket('code', user.id))
    await queueLetter(tx, queue, 'password_changed', user, {})
    await audit(tx, {
      actor: user.id,
      action: 'password.reset',
      subject: { type: 'user', id: user.id },
      after: { ended_sessions: ended },
    })
    return { success: true, device: kept }
  })
}

export async function sweepResets(db: Db): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date()))
}
