import { canRecognise } from '@karar/reader'
import type { Health } from '@karar/schema'
import { sql } from 'drizzle-orm'
import type { Parts } from '../../lib/parts.ts'
import { version } from '../../lib/version.ts'

/** Looked up once: what is installed does not change while Karar runs. */
const recognition = canRecognise()

/** How Karar is: `down` when the database is out of reach, `degraded` when another part that should run does not. */
export async function examine({ database, files, queue, mail }: Parts): Promise<Health> {
  const [databaseState, storage] = await Promise.all([
    answers(() => database.db.execute(sql`select 1`)),
    answers(() => files.check()),
  ])
  const components: Health['components'] = {
    database: databaseState,
    queue: queue.isUp() ? 'ok' : 'down',
    storage,
    analysis: 'ok',
    ocr: (await recognition) ? 'ok' : 'down',
    speech: 'off',
    mail: mail.state(),
  }
  const states = Object.values(components)
  const status =
    databaseState === 'down'
      ? 'down'
      : states.some((state) => state === 'down' || state === 'degraded')
        ? 'degraded'
        : 'ok'
  return { status, version, uptime_seconds: Math.round(process.uptime()), components }
}

/** Within two seconds, or it is down. */
async function answers(ask: () => Promise<unknown>): Promise<'ok' | 'down'> {
  const late = new Promise<'down'>((resolve) => setTimeout(resolve, 2000, 'down').unref())
  return Promise.race([
    ask().then(
      () => 'ok' as const,
      () => 'down' as const,
    ),
    late,
  ])
}
