import type { ChangedPassword, ChangePassword, Profile, User, UserId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { passwordResets, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import type { Person } from '../../../lib/http/access.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { giveBack } from '../../../lib/http/tries.ts'
import { findRow, type OwnContext } from '../entry/confirm.ts'
import { limitPasswordChanges } from '../limits.ts'
import { queueLetter } from '../mail.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { presentUser } from '../present.ts'
import { closeSessions, holdOpenSession, type Origin, openSession } from '../sessions.ts'
import { words } from '../words.ts'

export async function findUser(db: Db, id: UserId): Promise<User> {
  return presentUser(await findRow(db, id))
}

/** Corrects what the account says of its owner. The log keeps which fields changed, not what they said. */
export async function updateProfile(db: Db, id: UserId, profile: Profile): Promise<User> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    const [row] = await tx
      .update(users)
      .set({ fullName: profile.full_name, companyName: profile.company_name, phone: profile.phone })
      .where(eq(users.id, id))
      .returning()
    if (!before || !row) throw new AppError('authentication_required')
    const changed = [
      before.fullName !== row.fullName && 'full_name',
      before.companyName !== row.companyName && 'company_name',
      before.phone !== row.phone && 'phone',
    ].filter((field) => field !== false)
    if (changed.length > 0) {
      await audit(tx, { actor: id, action: 'user.update', subject: { type: 'user', id }, after: { changed } })
    }
    return presentUser(row)
  })
}

/**
 * Sets another password, ends all other sessions and gives this one a new token.
 *
 * @throws AppError wrong_password (403: the session goes on), too_many_requests, invalid_request for the same password
 */
export async function changePassword(
  { db, queue, rateLimits, origin }: OwnContext & { origin: Origin },
  person: Person,
  { current_password, new_password }: ChangePassword,
): Promise<ChangedPassword> {
  if (new_password === current_password) throw new AppError('invalid_request', { message: words.samePassword })
  const tries = rateLimits ? await limitPasswordChanges(db, person.id) : []
  const row = await findRow(db, person.id)
  if (!(await isPassword(row.passwordHash, current_password))) {
    throw new AppError('wrong_password', { reason: 'wrong_password' })
  }
  await giveBack(db, tries)
  const passwordHash = await hashPassword(new_password)
  return db.transaction(async (tx) => {
    // a link may have set another one meanwhile, which ended this session
    await holdOpenSession(tx, person)
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, row.id))
    // a link that somebody else may have seen sets no password any more
    await tx.delete(passwordResets).where(eq(passwordResets.userId, row.id))
    // the one that asks among them: it goes on under a new token
    const ended = (await closeSessions(tx, row.id)) - 1
    const token = await openSession(tx, row.id, origin)
    await queueLetter(tx, queue, 'password_changed', row, {})
    await audit(tx, {
      actor: row.id,
      action: 'password.change',
      subject: { type: 'user', id: row.id },
      after: { ended_sessions: ended },
    })
    return { ended, token }
  })
}
