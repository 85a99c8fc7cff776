import type { UserId } from '@karar/schema'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { sessions, users } from '../../db/tables.ts'
import type { Person } from '../../lib/access.ts'
import { newToken, sha256 } from '../../lib/ids.ts'

const day = 86_400_000
/** A session ends 30 days after it was last used. */
const lifetime = 30 * day
/** The end is moved at most once a day, so that reading does not write. */
const slideAfter = day

/** @returns the token, which is kept nowhere here */
export async function openSession(tx: Tx, userId: UserId): Promise<string> {
  const token = newToken()
  await tx.insert(sessions).values({ tokenHash: sha256(token), userId, expiresAt: new Date(Date.now() + lifetime) })
  return token
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, sha256(token)))
}

/** The person of a token, if the session is open and the account is approved at this very moment. */
export async function findPerson(db: Db, token: string): Promise<Person | null> {
  const now = Date.now()
  const tokenHash = sha256(token)
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      companyName: users.companyName,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now)), eq(users.status, 'approved')))
  if (!row) return null
  const { expiresAt, ...person } = row
  if (expiresAt.getTime() - now < lifetime - slideAfter) {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now + lifetime) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return person
}

export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()))
}
