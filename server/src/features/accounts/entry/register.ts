import type { DoneWithWords, Register, UserId } from '@karar/schema'
import type { Db } from '../../../db/open.ts'
import { users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { newId } from '../../../lib/ids.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import { limitRegistration } from '../limits.ts'
import { queueConfirmationLink, queueLetterToAdministrators } from '../mail.ts'
import { hashPassword } from '../passwords.ts'
import { words } from '../words.ts'

interface Context {
  db: Db
  queue: Queue
  address: string
  rateLimits: boolean
  freeDocumentsLimit: number
}

/**
 * Makes an account that waits for approval, tells the administrators so, and asks its address for a sign of life. Whether that comes is
 * told to the administrators, who decide.
 *
 * @throws AppError email_in_use, too_many_requests
 */
export async function register(context: Context, { email, password, ...profile }: Register): Promise<DoneWithWords> {
  const { db, queue, freeDocumentsLimit } = context
  if (context.rateLimits) await limitRegistration(db, context.address)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        id: newId<UserId>(),
        email,
        passwordHash,
        fullName: profile.full_name,
        companyName: profile.company_name,
        phone: profile.phone,
        freeDocumentsLimit,
      })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!user) throw new AppError('email_in_use')
    await queueConfirmationLink(tx, queue, { userId: user.id, occasion: 'registered' })
    await queueLetterToAdministrators(tx, queue, 'waiting', { applicant: user.fullName, company: user.companyName })
    await audit(tx, {
      actor: user.id,
      action: 'user.register',
      subject: { type: 'user', id: user.id },
      after: { status: user.status },
    })
  })
  return { success: true, message: words.registered }
}
