import type { DocumentId } from '@karar/schema'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import type { Files } from '../../lib/files.ts'
import type { Log } from '../../lib/log.ts'

const batch = 500

export interface SweptFiles {
  /** files of the store that were looked at */
  files: number
  /** files without a document that were removed */
  removed: number
  /** those of them that were never whole */
  halfWritten: number
  /** files without a document that were left alone, because there were too many to believe it */
  kept: number
}

/**
 * Removes files that no document knows: left behind when a process died between writing a file and committing its
 * row, or between deleting a row and its file. Crashes leave few. Where most files have no document, this is the
 * database of another store, or an old copy: then all are left alone, and the log says so.
 *
 * @param before only files written earlier; a younger one may belong to an upload that is just being kept
 */
export async function sweepFiles(db: Db, files: Files, before: Date, log: Log): Promise<SweptFiles> {
  const unknown: string[] = []
  let seen = 0
  let keys: string[] = []
  const look = async () => {
    const rows = await db.select({ key: documents.fileKey }).from(documents).where(inArray(documents.fileKey, keys))
    const known = new Set(rows.map((row) => row.key))
    unknown.push(...keys.filter((key) => !known.has(key)))
    keys = []
  }
  for await (const { key, modifiedAt } of files.list()) {
    seen++
    if (modifiedAt < before) keys.push(key)
    if (keys.length === batch) await look()
  }
  if (keys.length > 0) await look()

  const mostBelieved = Math.max(20, seen - unknown.length)
  if (unknown.length > mostBelieved) {
    log.error({ files: seen, unknown: unknown.length }, 'most files have no document: is this the right database?')
    return { files: seen, removed: 0, halfWritten: 0, kept: unknown.length }
  }
  for (const key of unknown) await files.remove(key)
  if (unknown.length > 0) log.info({ removed: unknown.length }, 'files without a document were removed')
  return { files: seen, removed: unknown.length, halfWritten: unknown.filter(isHalf).length, kept: 0 }
}

const isHalf = (key: string) => key.endsWith('.part')

/** The documents whose file is not in the store. Nothing is done to them: text and analysis are still worth something. */
export async function findDocumentsWithoutFile(
  db: Db,
  files: Files,
): Promise<{ documents: number; missing: DocumentId[] }> {
  const missing: DocumentId[] = []
  let seen = 0
  let last: DocumentId | undefined
  for (;;) {
    const rows = await db
      .select({ id: documents.id, key: documents.fileKey })
      .from(documents)
      .where(last ? gt(documents.id, last) : undefined)
      .orderBy(asc(documents.id))
      .limit(batch)
    for (const { id, key } of rows) {
      if (await files.has(key)) continue
      // deleted while we looked?
      const [still] = await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id))
      if (still) missing.push(id)
    }
    seen += rows.length
    last = rows.at(-1)?.id
    if (rows.length < batch) return { documents: seen, missing }
  }
}
