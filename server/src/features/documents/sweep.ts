import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import type { Files } from '../../lib/files.ts'
import type { Log } from '../../lib/log.ts'

const batch = 500

/**
 * Removes files that no document knows: left behind when a process died between writing a file and committing its
 * row, or between deleting a row and its file.
 *
 * @param before only files written earlier; a younger one may belong to an upload that is just being kept
 * @returns how many were removed
 */
export async function sweepFiles(db: Db, files: Files, before: Date, log: Log): Promise<number> {
  let removed = 0
  let keys: string[] = []
  const flush = async () => {
    const rows = await db.select({ key: documents.fileKey }).from(documents).where(inArray(documents.fileKey, keys))
    const known = new Set(rows.map((row) => row.key))
    for (const key of keys.filter((key) => !known.has(key))) {
      await files.remove(key)
      removed++
    }
    keys = []
  }
  for await (const { key, modifiedAt } of files.list()) {
    if (modifiedAt < before) keys.push(key)
    if (keys.length === batch) await flush()
  }
  if (keys.length > 0) await flush()
  if (removed > 0) log.info({ removed }, 'files without a document were removed')
  return removed
}
