import type { UserId } from '@karar/schema'
import { and, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { knownDevices, users } from '../../../db/tables.ts'
import { newToken, sha256 } from '../../../lib/ids.ts'

/** A device that has not been used for so long is a stranger again. */
const lifetime = 180 * 86_400_000

/** Whether this account has been signed in to from the device that says `device`. */
export async function isKnownDevice(db: Db, email: string, device: string | undefined): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, sha256(device ?? ''))))
  return row !== undefined
}

/** Makes the device known to the account, which may share it with others. @returns what the device is to keep */
export async function knowDevice(tx: Tx, userId: UserId, device: string | undefined): Promise<string> {
  // what is not of our making could be easy to guess
  const kept = device && /^[\w-]{43}$/.test(device) ? device : newToken()
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash: sha256(kept) })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: new Date() },
    })
  return kept
}

/** Whether the account has been signed in to before at all. */
export async function hasKnownDevice(tx: Tx, userId: UserId): Promise<boolean> {
  const rows = await tx.select().from(knownDevices).where(eq(knownDevices.userId, userId)).limit(1)
  return rows.length > 0
}

export async function sweepDevices(db: Db): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, new Date(Date.now() - lifetime)))
}
