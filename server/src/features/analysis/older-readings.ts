import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, documents } from '../../db/tables.ts'
import type { Log } from '../../lib/settings/log.ts'
import { sampleContract } from '../../lib/text/sample.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import type { Analysers } from './run-analysis.ts'

/** so many are marked in one transaction */
const atOnce = 200

/** Of a low risk that was told as one; what is marked already has no reasons any more. */
const isToldLow = and(eq(documents.band, 'low'), sql`jsonb_exists(${documents.verdict}, 'not_cleared')`)

/**
 * Takes from each low risk that another version of the engine found the word that the contract was cleared: everywhere it is an
 * older reading then, to be made anew (`standingOf`). What was found stays as it was.
 *
 * @param version of the engine that reads now
 * @returns how many were marked
 */
export async function markOlderReadings(db: Db, version: string): Promise<number> {
  let marked = 0
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: documents.id })
        .from(documents)
        .innerJoin(analyses, eq(analyses.documentId, documents.id))
        .where(and(isToldLow, ne(analyses.engineVersion, version)))
        .limit(atOnce)
        .for('update', { of: documents })
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      // asked again: whoever held one of them may have read it anew
      const old = await tx
        .update(analyses)
        .set({ unified: sql`${analyses.unified} #- '{verdict,not_cleared}'` })
        .where(and(inArray(analyses.documentId, ids), ne(analyses.engineVersion, version)))
        .returning({ id: analyses.documentId })
      await tx
        .update(documents)
        .set({ verdict: sql`${documents.verdict} - 'not_cleared'` })
        .where(
          inArray(
            documents.id,
            old.map(({ id }) => id),
          ),
        )
      return old.length
    })
    if (found === 0) return marked
    marked += found
  }
}

interface Context {
  db: Db
  analysers: Analysers
  log: Log
}

/**
 * Marks them, again and again: a process of an older version may still be at work on this database. By which engine is read
 * here, the process that reads says, once there is something to mark: to load the engine for that takes a second.
 */
export function openOlderReadings({ db, analysers, log }: Context): (signal: AbortSignal) => Promise<void> {
  let version: string | undefined
  return async (signal) => {
    const [low] = await db.select({ id: documents.id }).from(documents).where(isToldLow).limit(1)
    if (!low) return
    version ??= await versionOf(analysers, signal)
    const marked = version === undefined ? 0 : await markOlderReadings(db, version)
    if (marked > 0) log.info({ documents: marked }, 'what an older engine called low risk is to be analysed anew')
  }
}

async function versionOf(analysers: Analysers, signal: AbortSignal): Promise<string | undefined> {
  const bytes = await sampleContract()
  if (!bytes) return undefined
  const about = { day: todayInIndia(), company: '', party: null, pageCount: 1, timeLimitMs: 60_000 }
  const read = await analysers.run({ bytes, ...about, recognitionThreads: 1, toGetReady: true }, { signal })
  return read.ok ? read.engineVersion : undefined
}
