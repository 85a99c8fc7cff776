import type { Login, LoginResponse } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { giveBack } from '../../lib/http/tries.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import type { Secrets } from '../../lib/settings/secrets.ts'
import { browserOf } from './browser.ts'
import { limitSecrets, limitSignIn, mayTellOfDevice } from './limits.ts'
import { queueLetter } from './mail.ts'
import { hasKnownDevice, isKnownDevice, knowDevice } from './own/devices.ts'
import { isPassword } from './passwords.ts'
import { presentUser, type UserRow } from './present.ts'
import { type Origin, openSession, replaceSession } from './sessions.ts'
import { acceptCode } from './two-step/two-step-codes.ts'
import { words } from './words.ts'

interface SignInContext {
  db: Db
  queue: Queue
  secrets: Secrets
  origin: Origin
  /** of the session that the browser had before */
  token: string | undefined
  rateLimits: boolean
}

/**
 * Signs in with e-mail and password, and with a code where the account asks for one. Up to the verdict on the password
 * the same is done for unknown and known e-mails, so that neither answer nor time tells which are registered.
 *
 * @throws AppError invalid_credentials (one sentence for unknown e-mail and wrong password); account_pending /
 *   account_suspended / account_rejected and code_required / invalid_code (only to who knows the password);
 *   too_many_requests
 */
export async function signIn(context: SignInContext, login: Login): Promise<LoginResponse> {
  const { db, origin, rateLimits } = context
  const { email, password, device } = login
  const known = await isKnownDevice(db, email, device)
  const tries = rateLimits ? await limitSignIn(db, email, origin.address, { known, value: device }) : []
  const [row] = await db.select().from(users).where(eq(users.email, email))
  const right = await isPassword(row?.passwordHash, password)
  if (!row || !right) {
    // an e-mail that is nobody's is not kept, not as a hash either: the log cannot forget, and a hash can be guessed
    const subject = row ? { type: 'user', id: row.id } : { type: 'email', id: 'unknown' }
    await audit(db, { actor: null, action: 'session.refuse', subject, after: { reason: 'credentials' } })
    throw new AppError('invalid_credentials')
  }
  await giveBack(db, tries)
  if (row.status !== 'approved') throw new AppError(`account_${row.status}`)
  if (row.totpSince) await askForCode(context, row, login.code)
  return enter(context, row, { device, known })
}

async function askForCode({ db, queue, secrets, rateLimits }: SignInContext, row: UserRow, code: string | undefined) {
  if (!code) throw new AppError('code_required', { reason: 'code_required' })
  const tries = rateLimits ? await limitSecrets(db, 'code', row.id) : []
  if (!(await acceptCode({ db, queue, secrets }, row, code))) {
    const subject = { type: 'user', id: row.id }
    await audit(db, { actor: null, action: 'session.refuse', subject, after: { reason: 'code' } })
    throw new AppError('invalid_code', { reason: 'invalid_code' })
  }
  await giveBack(db, tries)
}

async function enter(
  { db, queue, origin, token: former, rateLimits }: SignInContext,
  verified: UserRow,
  { device, known }: { device: string | undefined; known: boolean },
): Promise<LoginResponse> {
  const { id } = verified
  const mayTell = !known && (!rateLimits || (await mayTellOfDevice(db, id)))
  return db.transaction(async (tx) => {
    // The account once more, and held: a suspension or a new password in this very moment ends the session or prevents it.
    const [row] = await tx.update(users).set({ lastLogin: new Date() }).where(eq(users.id, id)).returning()
    const changed = row?.passwordHash !== verified.passwordHash
    if (!row || changed) throw new AppError('invalid_credentials')
    if (row.totpSince && !verified.totpSince) throw new AppError('code_required', { reason: 'code_required' })
    if (row.status !== 'approved') throw new AppError(`account_${row.status}`)
    if (former) await replaceSession(tx, former)
    const token = await openSession(tx, id, origin)
    if (mayTell && (await hasKnownDevice(tx, id))) {
      const { browser, system } = browserOf(origin.userAgent ?? null)
      const described = browser ? words.device(browser, system) : words.someDevice
      await queueLetter(tx, queue, 'new_device', row, { device: described, address: origin.address })
    }
    const kept = await knowDevice(tx, id, device)
    await audit(tx, { actor: id, action: 'session.open', subject: { type: 'user', id } })
    return { success: true, token, user: presentUser(row), device: kept }
  })
}
