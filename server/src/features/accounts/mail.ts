import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import type { JobKind, Queue } from '../../lib/queue/queue.ts'
import { type LetterFacts, type LetterKind, letters } from './letters.ts'

/** Ten tries over about three hours: a mail server that is being restarted loses nothing. */
const patience = { retryDelay: 10, retryLimit: 10 }
/** What a finished job names is not kept. */
const deleteAfterSeconds = 60

const LetterJob = z.object({
  kind: z.enum(Object.keys(letters) as [LetterKind, ...LetterKind[]]),
  to: z.object({ name: z.string(), email: z.string() }),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type LetterJob = z.infer<typeof LetterJob>
export const letterJob: JobKind<LetterJob> = {
  name: 'accounts.letter',
  payload: LetterJob,
  expireInSeconds: 120,
  patience,
  deleteAfterSeconds,
}

const ResetJob = z.object({ email: z.string() })
export const resetJob: JobKind<z.infer<typeof ResetJob>> = {
  name: 'accounts.reset-link',
  payload: ResetJob,
  expireInSeconds: 120,
  // the link is awaited now, and works for an hour
  patience: { retryDelay: 5, retryLimit: 6 },
  deleteAfterSeconds,
}

const ConfirmationJob = z.object({ userId: z.string(), occasion: z.enum(['registered', 'asked']) })
export type ConfirmationJob = z.infer<typeof ConfirmationJob>
export const confirmationJob: JobKind<ConfirmationJob> = {
  name: 'accounts.confirmation-link',
  payload: ConfirmationJob,
  expireInSeconds: 120,
  patience,
  deleteAfterSeconds,
}

/** Sends a letter when the transaction commits, and not otherwise. */
export async function queueLetter<Kind extends LetterKind>(
  tx: Tx,
  queue: Queue,
  kind: Kind,
  to: { fullName: string; email: string },
  facts: LetterFacts[Kind],
): Promise<void> {
  await queue.send(tx, letterJob, { kind, to: { name: to.fullName, email: to.email }, facts: { ...facts } })
}

/** Sends a letter to each administrator when the transaction commits. */
export async function queueLetterToAdministrators<Kind extends LetterKind>(
  tx: Tx,
  queue: Queue,
  kind: Kind,
  facts: LetterFacts[Kind],
): Promise<void> {
  const administrators = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'approved')))
  for (const administrator of administrators) await queueLetter(tx, queue, kind, administrator, facts)
}

/** Has a reset link sent, if there is such an account: whether there is one is looked up later, by the job. */
export async function queueResetLink(db: Db, queue: Queue, email: string): Promise<void> {
  await queue.send(db, resetJob, { email })
}

/** Has a link sent that confirms the account's address: the job makes it, so that no token is in the queue. */
export async function queueConfirmationLink(tx: Tx, queue: Queue, job: ConfirmationJob): Promise<void> {
  await queue.send(tx, confirmationJob, job)
}
