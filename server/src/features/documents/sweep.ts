import type { DocumentId } from '@karar/schema'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import type { Files, StoredFile } from '../../lib/files.ts'
import type { Log } from '../../lib/settings/log.ts'

const batch = 500

export interface SweptFiles {
  /** files of the store that were looked at, without the trash */
  files: number
  /** files without a document that were put into the trash */
  trashed: number
  /** files of the trash that have a document (again), and are back in their place */
  restored: number
  /** files that were removed for good: those that had lain in the trash long enough, and half-written ones */
  removed: number
  /** those of them that were never whole */
  halfWritten: number
  /** files without a document that were left alone, because this does not look like the database of this store */
  kept: number
}

interface SweepOptions {
  /** only files written earlier; a younger one may belong to an upload that is just being kept */
  before: Date
  /** what was put into the trash earlier is removed; without it the trash is only looked through for what has a document */
  trashBefore?: Date
}

/**
 * Puts files that no document knows into the trash, and takes those out of it that one knows. They are left behind when
 * a process died between writing a file and committing its row, or between deleting a row and its file. Crashes leave
 * few. Where no file has a document, or most have none, this is the database of another store, or an old copy: then
 * whole files are left alone, those in the trash too, and the log says so. Half-written files go at once.
 */
export async function sweepFiles(
  db: Db,
  files: Files,
  { before, trashBefore }: SweepOptions,
  log: Log,
): Promise<SweptFiles> {
  const swept: SweptFiles = { files: 0, trashed: 0, restored: 0, removed: 0, halfWritten: 0, kept: 0 }
  const unknown: string[] = []
  const old: string[] = []
  let known = 0
  for await (const some of inBatches(files.list())) {
    const keys = some.map(({ key }) => key)
    const rows = await db.select({ key: documents.fileKey }).from(documents).where(inArray(documents.fileKey, keys))
    const documented = new Set(rows.map((row) => row.key))
    for (const { key, modifiedAt, inTrash } of some) {
      if (!inTrash) swept.files++
      if (documented.has(key)) {
        known++
        if (!inTrash) continue
        await files.fromTrash(key)
        swept.restored++
      } else if (inTrash) {
        if (trashBefore && modifiedAt < trashBefore) old.push(key)
      } else if (modifiedAt < before) {
        if (!key.endsWith('.part')) unknown.push(key)
        else {
          await files.remove(key)
          swept.halfWritten++
        }
      }
    }
  }
  swept.removed = swept.halfWritten

  if (known === 0 || unknown.length > Math.max(20, known)) {
    swept.kept = unknown.length
    if (swept.kept > 0) log.error(swept, 'files without a document are left alone: is this the right database?')
    return swept
  }
  for (const key of unknown) await files.toTrash(key)
  for (const key of old) await files.remove(key)
  swept.trashed = unknown.length
  swept.removed += old.length
  if (swept.trashed + swept.restored + swept.removed > 0) log.info(swept, 'the file store was tidied')
  return swept
}

async function* inBatches(list: AsyncIterable<StoredFile>): AsyncIterable<StoredFile[]> {
  let some: StoredFile[] = []
  for await (const file of list) {
    some.push(file)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

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
