import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, documents } from '../../db/tables.ts'
import { announce, documentsTopic } from '../../lib/http/live.ts'
import type { Log } from '../../lib/settings/log.ts'
import { sampleContract } from '../../lib/text/sample.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import type { Analysers } from './run-analysis.ts'

/** so many are marked in one transaction */
const atOnce = 200

/** Of a low risk that was told as one; what is marked already has no reasons any more. */
const isToldLow = and(eq(documents.band, 'low'), sql`jsonb_exists(${documents.verdict}, 'not_cleared')`)

/** figures with points between them, which the database can compare as it does lists of numbers */
const numbered = /^[0-9]{1,9}(\.[0-9]{1,9})*$/

/** Read by an engine before this version; one that has no numbers is from before there were any. */
const isOlderThan = (version: string) =>
  sql`case when ${analyses.engineVersion} ~ ${numbered.source} then string_to_array(${analyses.engineVersion}, '.')::int[] < string_to_array(${version}, '.')::int[] else true end`

/**
 * Takes from each low risk that an older version of the engine found the word that the contract was cleared: everywhere it is an
 * older reading then, to be made anew (`standingOf`). What was found stays as it was, and what a newer engine found too: its
 * process and this one may work side by side for a while.
 *
 * @param version of the engine that reads now
 * @returns how many were marked
 */
export async function markOlderReadings(db: Db, version: string): Promise<number> {
  if (!numbered.test(version)) return 0
  let marked = 0
  for (;;) {
    const { found, changed } = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: documents.id })
        .from(documents)
        .innerJoin(analyses, eq(analyses.documentId, documents.id))
        .where(and(isToldLow, isOlderThan(version)))
        // the same order for everybody, so that no two wait for each other crosswise
        .orderBy(asc(documents.id))
        .limit(atOnce)
        .for('update', { of: documents })
      if (rows.length === 0) return { found: 0, changed: 0 }
      const ids = rows.map(({ id }) => id)
      // asked again: whoever held one of them may have read it anew
      const old = await tx
        .update(analyses)
        .set({ unified: sql`${analyses.unified} #- '{verdict,not_cleared}'` })
        .where(and(inArray(analyses.documentId, ids), isOlderThan(version)))
        .returning({ id: analyses.documentId })
      const marks = await tx
        .update(documents)
        .set({ verdict: sql`${documents.verdict} - 'not_cleared'` })
        .where(
          inArray(
            documents.id,
            old.map(({ id }) => id),
          ),
        )
        .returning({ id: documents.id, owner: documents.ownerId })
      // whoever has a list open sees it there
      for (const { id, owner } of marks) await announce(tx, documentsTopic(owner), { document: id })
      return { found: rows.length, changed: marks.length }
    })
    if (found === 0) return marked
    marked += changed
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
