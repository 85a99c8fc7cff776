import { randomBytes } from 'node:crypto'
import { isStrongPassword, type UserId } from '@karar/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { hashPassword } from '../passwords.ts'
import { words } from '../words.ts'

/**
 * Makes the administrator where there is no user at all yet.
 *
 * @returns the sign-in to show, if the password was made up here and nobody else knows it
 */
export async function ensureAdministrator(
  db: Db,
  { email, password }: { email: string; password: string | undefined },
): Promise<{ email: string; password: string } | undefined> {
  return db.transaction(async (tx) => {
    // two processes at their first start: the second waits, then sees the first one's administrator
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('karar makes the first administrator'))`)
    const [known] = await tx.select({ id: users.id }).from(users).limit(1)
    if (known) return undefined
    const chosen = password ?? newPassword()
    const id = newId<UserId>()
    await tx.insert(users).values({
      id,
      email,
      passwordHash: await hashPassword(chosen),
      ...words.firstAdministrator,
      role: 'admin',
      status: 'approved',
      // the operator gave it, and shows nobody else's address
      emailConfirmedAt: new Date(),
      mustChangePassword: password === undefined,
    })
    await audit(tx, {
      actor: null,
      action: 'user.create',
      subject: { type: 'user', id },
      after: { role: 'admin', status: 'approved' },
    })
    return password ? undefined : { email, password: chosen }
  })
}

/** A random password (95 bits) that keeps to the rules for a new account. */
function newPassword(): string {
  for (;;) {
    const made = randomBytes(12).toString('base64url')
    if (isStrongPassword(made)) return made
  }
}

/** A box that stands out among log lines. */
export function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 2)
  return [`┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`, ''].join('\n')
}
