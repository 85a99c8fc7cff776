import type { Confirmation, DeletedAccount, UserId } from '@karar/schema'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Files } from '../../lib/files.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import type { Log } from '../../lib/settings/log.ts'
import { leaveCommentsOf } from '../comments/service.ts'
import { removeDocumentsOf } from '../documents/service.ts'
import { authenticate } from './authenticate.ts'
import { confirmOwner, type OwnContext } from './entry/confirm.ts'
import { letterJob, queueLetter, queueLetterToAdministrators } from './mail.ts'
import { presentUser, type UserRow } from './present.ts'
import { closeSessions, holdOpenSession } from './sessions.ts'
import { turnTwoStepOff } from './two-step/two-step-codes.ts'

// what other features do to accounts and tell them; who listens to a document is asked again for as long as they listen,
// and so is who is owed an answer when the work on it is done
export {
  authenticate,
  closeSessions,
  holdOpenSession,
  letterJob,
  presentUser,
  queueLetter,
  queueLetterToAdministrators,
  turnTwoStepOff,
  type UserRow,
}

/**
 * Held by whoever takes an administrator away, so that two of them cannot take away each other.
 *
 * @throws AppError last_administrator when nobody else could administer
 */
export async function keepAnAdministrator(tx: Tx, besides: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('karar keeps an administrator'))`)
  const [others] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'approved'), ne(users.id, besides)))
  if (!others?.count) throw new AppError('last_administrator')
}

interface DeletionContext {
  db: Db
  files: Files
  queue: Queue
  log: Log
}

/**
 * Deletes an account with its documents, files, analyses, sessions and private comments; its comments on documents of
 * others stay without a name. The lines of the audit log stay; they name the account by its id alone.
 *
 * @throws AppError user_not_found, last_administrator
 */
export async function deleteAccount(
  { db, files, queue, log }: DeletionContext,
  actor: UserId,
  id: UserId,
): Promise<DeletedAccount> {
  const { summary, fileKeys } = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!row) throw new AppError('user_not_found')
    if (row.role === 'admin') await keepAnAdministrator(tx, id)
    const fileKeys = await removeDocumentsOf(tx, id)
    await leaveCommentsOf(tx, id)
    await closeSessions(tx, id)
    await tx.delete(users).where(eq(users.id, id))
    const summary = { deleted_documents: fileKeys.length, deleted_files: fileKeys.length }
    await queueLetter(tx, queue, 'deleted', row, { documents: fileKeys.length })
    await audit(tx, {
      actor,
      action: 'user.delete',
      subject: { type: 'user', id },
      before: { role: row.role, status: row.status },
      after: summary,
    })
    return { summary, fileKeys }
  })
  // The account is gone by now. What cannot be removed at once, or when the process dies here, the sweep finds.
  for (const key of fileKeys) {
    await files
      .remove(key)
      .catch((error) => log.warn({ err: error }, 'a file of a deleted account is left to the sweep'))
  }
  return summary
}

/** Deletes one's own account. @throws AppError last_administrator; as confirmOwner */
export async function deleteOwnAccount(
  context: OwnContext & DeletionContext,
  person: Person,
  confirmation: Confirmation,
): Promise<DeletedAccount> {
  // before a code that works once is used up for nothing
  if (person.role === 'admin') await context.db.transaction((tx) => keepAnAdministrator(tx, person.id))
  await confirmOwner(context, person.id, confirmation)
  return deleteAccount(context, person.id, person.id)
}
