import { randomInt } from 'node:crypto'
import type { UserId } from '@karar/schema'
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { verify } from 'otplib'
import type { Db, Tx } from '../../../db/open.ts'
import { recoveryCodes, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { sha256 } from '../../../lib/ids.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import type { Secrets } from '../../../lib/settings/secrets.ts'
import { queueLetter } from '../mail.ts'
import type { UserRow } from '../present.ts'

interface Context {
  db: Db
  queue: Queue
  secrets: Secrets
}

/** A phone's clock may be one step of 30 seconds off (RFC 6238, 5.2). */
const toleranceSeconds = 30

/**
 * Whether the code is right: of the authenticator app, or a recovery code. Either works once: a code of the app is
 * refused when it, or a later one, was used before.
 */
export async function acceptCode(context: Context, row: UserRow, code: string): Promise<boolean> {
  return /^\d{6}$/.test(code) ? acceptAppCode(context, row, code) : acceptRecoveryCode(context, row, code)
}

/** @param row its secret may also be one that is only proposed yet */
export async function acceptAppCode({ db, secrets }: Context, row: UserRow, code: string): Promise<boolean> {
  if (!row.totpSecret) return false
  const secret = open(secrets, row.totpSecret)
  if (secret === undefined) return false
  const result = await verify({ secret, token: code, epochTolerance: toleranceSeconds })
  if (!result.valid || !('timeStep' in result)) return false
  // in the database, so that of two sign-ins with the same code at the same moment one is refused
  const unused = or(isNull(users.totpLastStep), lt(users.totpLastStep, result.timeStep))
  const [taken] = await db
    .update(users)
    .set({ totpLastStep: result.timeStep })
    .where(and(eq(users.id, row.id), unused))
    .returning({ id: users.id })
  return taken !== undefined
}

/** undefined when it was sealed with a key that this process does not have; the log was told so at the start. */
function open(secrets: Secrets, sealed: string): string | undefined {
  try {
    return secrets.open(sealed)
  } catch {
    return undefined
  }
}

async function acceptRecoveryCode({ db, queue }: Context, row: UserRow, code: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, row.id), eq(recoveryCodes.codeHash, hashOf(row.id, code))))
      .returning()
    if (!used) return false
    const left = await countRecoveryCodes(tx, row.id)
    await queueLetter(tx, queue, 'recovery_code_used', row, { left })
    await audit(tx, {
      actor: row.id,
      action: 'two_step.use_recovery_code',
      subject: { type: 'user', id: row.id },
      after: { recovery_codes_left: left },
    })
    return true
  })
}

export async function countRecoveryCodes(tx: Tx, userId: UserId): Promise<number> {
  const [row] = await tx.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

const howMany = 10
/** without what is easily misread: 0 and o, 1 and l and i */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes ten new codes of 59 bits and forgets the old ones. @returns them as they are shown, this once */
export async function makeRecoveryCodes(tx: Tx, userId: UserId): Promise<string[]> {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  const codes = Array.from({ length: howMany }, () => `${group()}-${group()}-${group()}`)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })))
  return codes
}

function hashOf(userId: UserId, code: string): string {
  return sha256(`${userId} ${code.replaceAll('-', '')}`)
}

/** Forgets the app and the recovery codes of an account. */
export async function turnTwoStepOff(tx: Tx, userId: UserId): Promise<UserRow> {
  // the account first, as everywhere: two that take the locks crosswise would wait for each other
  const [row] = await tx
    .update(users)
    .set({ totpSecret: null, totpSince: null, totpLastStep: null })
    .where(eq(users.id, userId))
    .returning()
  if (!row) throw new AppError('user_not_found')
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row
}

/**
 * Whether what other processes, or earlier starts, have sealed can be opened with this process's key. Without any
 * such secret there is nothing to be wrong.
 */
export async function canOpenSecrets(db: Db, secrets: Secrets): Promise<boolean> {
  const [row] = await db.select({ sealed: users.totpSecret }).from(users).where(isNotNull(users.totpSince)).limit(1)
  return !row?.sealed || open(secrets, row.sealed) !== undefined
}
