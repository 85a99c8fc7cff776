import type { UserId } from '@karar/schema'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../lib/http/errors.ts'
import { networkOf } from '../../lib/http/network.ts'
import { type Limit, reserveTry } from '../../lib/http/tries.ts'
import { sha256 } from '../../lib/ids.ts'
import { words } from './words.ts'

const quarter = 15 * 60
const hour = 60 * 60

/** What wrong sign-ins to an account count against; the e-mail itself is not kept. */
export const signInBucket = (email: string) => `sign-in:account:${sha256(email)}`

/** What wrong codes after the right password, or wrong confirmations of who is signed in, count against. */
export const secretsBucket = (kind: 'code' | 'confirm', userId: UserId) => `${kind}:account:${userId}`

async function reserve(db: Db, limits: Limit[], tell: (seconds: number) => string): Promise<string[]> {
  const reservation = await reserveTry(db, limits)
  if (reservation.allowed) return reservation.ids
  const { retryAfter } = reservation
  throw new AppError('too_many_requests', { message: tell(retryAfter), retryAfter })
}

/**
 * Wrong sign-ins: 10 in 15 minutes an account, 50 an address. A device that the account was signed in from before has
 * 10 of its own and counts against nothing else, so that somebody who keeps guessing, from wherever, cannot lock its
 * owner out (after OWASP's device cookies).
 *
 * @returns ids to give back when the sign-in was right
 */
export function limitSignIn(
  db: Db,
  email: string,
  address: string,
  device: { known: boolean; value: string | undefined },
): Promise<string[]> {
  const limits = device.known
    ? [{ bucket: `sign-in:device:${sha256(`${email} ${device.value}`)}`, most: 10, seconds: quarter }]
    : [
        { bucket: signInBucket(email), most: 10, seconds: quarter },
        { bucket: `sign-in:address:${networkOf(address)}`, most: 50, seconds: quarter },
      ]
  return reserve(db, limits, words.tooManySignIns)
}

/** Wrong codes after the right password, and wrong passwords or codes of who is signed in: 10 in 15 minutes. */
export function limitSecrets(db: Db, kind: 'code' | 'confirm', userId: UserId): Promise<string[]> {
  return reserve(db, [{ bucket: secretsBucket(kind, userId), most: 10, seconds: quarter }], words.tooManyTries)
}

/**
 * New passwords, each of which is told by a letter: 20 in an hour, tries with a wrong old one among them, which count as any
 * wrong password of who is signed in besides. Where either is used up the try counts against neither.
 *
 * @returns ids to give back when the old one was right
 */
export async function limitPasswordChanges(db: Db, userId: UserId): Promise<string[]> {
  const wrong = { bucket: secretsBucket('confirm', userId), most: 10, seconds: quarter }
  const all = { bucket: `new-password:account:${userId}`, most: 20, seconds: hour }
  return (await reserve(db, [wrong, all], words.tooManyTries)).slice(0, 1)
}

/** Whether a letter may tell of one more new device: 10 in an hour, so that signing in over and over floods no mailbox. */
export async function mayTellOfDevice(db: Db, userId: UserId): Promise<boolean> {
  return (await reserveTry(db, [{ bucket: `new-device:account:${userId}`, most: 10, seconds: hour }])).allowed
}

export async function limitRegistration(db: Db, address: string): Promise<void> {
  await reserve(
    db,
    [{ bucket: `register:address:${networkOf(address)}`, most: 10, seconds: hour }],
    words.tooManyRegistrations,
  )
}

export async function limitForgot(db: Db, email: string, address: string): Promise<void> {
  const limits = [
    { bucket: `forgot:account:${sha256(email)}`, most: 5, seconds: hour },
    { bucket: `forgot:address:${networkOf(address)}`, most: 50, seconds: hour },
  ]
  await reserve(db, limits, words.tooManyResets)
}

export async function limitReset(db: Db, address: string): Promise<void> {
  await reserve(db, [{ bucket: `reset:address:${networkOf(address)}`, most: 50, seconds: hour }], words.tooManyResets)
}

/** Links to confirm an address, sent to who is signed in: 5 in an hour. */
export async function limitConfirmationLetters(db: Db, userId: UserId): Promise<void> {
  await reserve(db, [{ bucket: `confirm-address:account:${userId}`, most: 5, seconds: hour }], words.tooManyLetters)
}

export async function limitConfirmation(db: Db, address: string): Promise<void> {
  await reserve(
    db,
    [{ bucket: `confirm-address:address:${networkOf(address)}`, most: 50, seconds: hour }],
    words.tooManyTries,
  )
}

export async function limitExport(db: Db, userId: UserId): Promise<void> {
  await reserve(db, [{ bucket: `export:account:${userId}`, most: 10, seconds: hour }], words.tooManyTries)
}
