import type { EndedSessions, Session, SessionId, UserId } from '@karar/schema'
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import { accountTopic, announce } from '../../lib/http/live.ts'
import { newId, newToken, sha256 } from '../../lib/ids.ts'
import { holdAccount } from '../usage/service.ts'
import { browserOf } from './browser.ts'

const day = 86_400_000
/** A session ends 30 days after it was last used. */
const lifetime = 30 * day
/** of one account; beyond that the one that was not used for the longest time ends */
const mostSessions = 100
/** Its last use is written at most so often, so that reading does not write each time. */
const noteAfter = 5 * 60_000

/** Where a request came from, as the person is told in the list of sessions. */
export interface Origin {
  address: string
  userAgent: string | undefined
}

const mostOfUserAgent = 400
const keptOrigin = ({ address, userAgent }: Origin) => ({
  address,
  userAgent: userAgent?.slice(0, mostOfUserAgent) ?? null,
})

/** @returns the token, which is kept nowhere here */
export async function openSession(tx: Tx, userId: UserId, origin: Origin): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + lifetime)
  await tx
    .insert(sessions)
    .values({ id: newId<SessionId>(), tokenHash: sha256(token), userId, expiresAt, ...keptOrigin(origin) })
  await endOldest(tx, userId)
  return token
}

/** Whoever signs in over and over would else have a list without end. */
async function endOldest(tx: Tx, userId: UserId): Promise<void> {
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt))
    .offset(mostSessions)
  const ended = await tx.delete(sessions).where(inArray(sessions.id, beyond)).returning({ id: sessions.id })
  if (ended.length > 0) await announce(tx, accountTopic(userId))
}

/** Ends the session that a browser brings along to a new sign-in: whoever it was, the browser has another one now. */
export async function replaceSession(tx: Tx, token: string): Promise<void> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, sha256(token)))
    .returning({ userId: sessions.userId })
  if (ended) await announce(tx, accountTopic(ended.userId))
}

/** Ends all sessions of an account, or all but one. @returns how many */
export async function closeSessions(tx: Tx, userId: UserId, except?: SessionId): Promise<number> {
  const isTheirs = eq(sessions.userId, userId)
  const ended = await tx
    .delete(sessions)
    .where(except ? and(isTheirs, ne(sessions.id, except)) : isTheirs)
    .returning({ id: sessions.id })
  // open streams of these sessions are cut at once
  await announce(tx, accountTopic(userId))
  return ended.length
}

/** Before every answer, so it is prepared. */
const personOfToken = prepared((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      companyName: users.companyName,
      totpSince: users.totpSince,
      mustChangePassword: users.mustChangePassword,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.status, 'approved'),
      ),
    )
    .prepare('person_of_token'),
)

/** The person of a token, if the session is open and the account is approved at this very moment. */
export async function findPerson(db: Db, token: string, origin: Origin): Promise<Omit<Person, 'administers'> | null> {
  const now = Date.now()
  const [row] = await personOfToken(db).execute({ tokenHash: sha256(token), now: new Date(now).toISOString() })
  if (!row) return null
  const { lastUsedAt, totpSince, ...person } = row
  if (now - lastUsedAt.getTime() > noteAfter) {
    await db
      .update(sessions)
      .set({ lastUsedAt: new Date(now), expiresAt: new Date(now + lifetime), ...keptOrigin(origin) })
      .where(eq(sessions.id, person.sessionId))
  }
  return { ...person, twoStep: totpSince !== null }
}

/**
 * Holds the account to the end of the transaction, for work that began some time ago: the session that asked for it is
 * to be open still.
 *
 * @throws AppError authentication_required
 */
export async function holdOpenSession(tx: Tx, { id, sessionId }: Pick<Person, 'id' | 'sessionId'>): Promise<void> {
  const { status } = await holdAccount(tx, id)
  const [open] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId))
  if (status !== 'approved' || !open) throw new AppError('authentication_required')
}

/** Where the person is signed in, last used first. */
export async function listSessions(db: Db, person: Person): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.lastUsedAt))
  return rows.map((row) => ({
    id: row.id,
    current: row.id === person.sessionId,
    ...browserOf(row.userAgent),
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
}

/** Ends one session of the person. @throws AppError session_not_found, also for one of somebody else */
export async function endSession(db: Db, person: Person, id: SessionId): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, person.id)))
      .returning({ id: sessions.id })
    if (!ended) throw new AppError('session_not_found')
    const action = id === person.sessionId ? 'session.close' : 'session.end'
    await announce(tx, accountTopic(person.id))
    await audit(tx, { actor: person.id, action, subject: { type: 'user', id: person.id } })
  })
}

/** Ends all sessions of the person, the present one only where asked to. */
export async function endSessions(db: Db, person: Person, keepCurrent: boolean): Promise<EndedSessions> {
  return db.transaction(async (tx) => {
    const ended = await closeSessions(tx, person.id, keepCurrent ? person.sessionId : undefined)
    await audit(tx, {
      actor: person.id,
      action: 'session.end',
      subject: { type: 'user', id: person.id },
      after: { ended_sessions: ended },
    })
    return { ended }
  })
}

export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()))
}
