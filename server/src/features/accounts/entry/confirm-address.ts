import type { ConfirmEmail, DoneWithWords, UserId } from '@karar/schema'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { emailConfirmations, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { newToken, sha256 } from '../../../lib/ids.ts'
import type { Mail } from '../../../lib/mail/mail.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import { confirmationLetter } from '../letters.ts'
import { limitConfirmation, limitConfirmationLetters } from '../limits.ts'
import { type ConfirmationJob, queueConfirmationLink } from '../mail.ts'
import { words } from '../words.ts'
import { findRow } from './confirm.ts'

const linkLifetime = 7 * 86_400_000

interface Context {
  db: Db
  queue: Queue
  rateLimits: boolean
}

/** Has a link sent to the person's own address. @throws AppError too_many_requests */
export async function askForConfirmation({ db, queue, rateLimits }: Context, id: UserId): Promise<DoneWithWords> {
  const { emailConfirmedAt } = await findRow(db, id)
  if (emailConfirmedAt) return { success: true, message: words.addressConfirmed }
  if (rateLimits) await limitConfirmationLetters(db, id)
  await queueConfirmationLink(db, queue, { userId: id, occasion: 'asked' })
  return { success: true, message: words.confirmationSent }
}

/** Makes a link and sends it. The token is in the mail alone; should the mail not go out, the next try makes a new one. */
export async function sendConfirmationLink(
  db: Db,
  mail: Mail,
  publicUrl: string,
  { userId, occasion }: ConfirmationJob,
): Promise<void> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId as UserId))
  if (!user || user.emailConfirmedAt) return
  const token = newToken()
  const tokenHash = sha256(token)
  await db
    .insert(emailConfirmations)
    .values({ tokenHash, userId: user.id, expiresAt: new Date(Date.now() + linkLifetime) })
  try {
    // behind the '#': a browser sends that part to nobody, so it is in no log of a proxy
    const letter = confirmationLetter(`${publicUrl}/confirm-address#${token}`, occasion)
    await mail.send({ to: { name: user.fullName, email: user.email }, ...letter })
  } catch (cause) {
    await db.delete(emailConfirmations).where(eq(emailConfirmations.tokenHash, tokenHash))
    throw cause
  }
}

/**
 * Notes that whoever has this link reads the mail to the account's address. Opens nothing and changes nothing else; a
 * second time says the same.
 *
 * @throws AppError invalid_confirmation_link, too_many_requests
 */
export async function confirmAddress(
  { db, address, rateLimits }: { db: Db; address: string; rateLimits: boolean },
  { token }: ConfirmEmail,
): Promise<DoneWithWords> {
  if (rateLimits) await limitConfirmation(db, address)
  const isOpen = and(eq(emailConfirmations.tokenHash, sha256(token)), gt(emailConfirmations.expiresAt, new Date()))
  const [link] = await db.select().from(emailConfirmations).where(isOpen)
  if (!link) throw new AppError('invalid_confirmation_link')
  await db.transaction((tx) => noteAddress(tx, link.userId))
  return { success: true, message: words.addressConfirmed }
}

/** The address is the person's: a link that went there alone was opened. */
export async function noteAddress(tx: Tx, id: UserId): Promise<void> {
  const [confirmed] = await tx
    .update(users)
    .set({ emailConfirmedAt: new Date() })
    .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  if (confirmed) await audit(tx, { actor: id, action: 'email.confirm', subject: { type: 'user', id } })
}

export async function sweepConfirmations(db: Db): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date()))
}
