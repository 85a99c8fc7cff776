import { type DocumentId, documentLimits, type UploadResponse, type UserId } from '@karar/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { documents } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { isUndone } from '../../../lib/database-errors.ts'
import type { Files } from '../../../lib/files.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { newId, sha256 } from '../../../lib/ids.ts'
import type { Log } from '../../../lib/settings/log.ts'
import {
  findUsage,
  holdAccount,
  isSample,
  type PlanSettings,
  pageRefusal,
  refuseAtLimit,
  refuseBeyondQuota,
} from '../../usage/service.ts'
import { fittingName } from '../file-name.ts'
import { words } from '../words.ts'
import { type Inspectors, inspectFile } from './inspect.ts'
import type { Received } from './receive.ts'

export interface UploadContext {
  db: Db
  files: Files
  log: Log
  inspectors: Inspectors
  owner: UserId
  plans: PlanSettings
  /** whether uploads are counted by the hour */
  rateLimits: boolean
  /** nobody waits for the answer any more: what was called off, or broke off, is told as not uploaded */
  gone?: AbortSignal
  /** queues the analysis of a document in the transaction that makes it */
  startAnalysis: (tx: Tx, id: DocumentId) => Promise<void>
  estimateSeconds: (pages: number) => number
}

const longFrom = 100

/**
 * Keeps an uploaded file, or photos as the PDF that they are bound into. It is answered for only when its bytes are safe on disk and its row is committed.
 *
 * A document with more pages than the plan reads is kept, but not analysed, and the answer says so.
 *
 * @throws AppError unsupported_file, unreadable_file, quota_reached, duplicate_document (with the id of the document that is there),
 *   document_limit_reached when the plan has nothing left
 */
export async function upload(context: UploadContext, received: Received): Promise<UploadResponse> {
  const { db, files, log, owner } = context
  const { parts, force } = received
  const sent = parts.reduce((sum, { length }) => sum + length, 0)
  // photos are made to fit when they are bound
  await refuseBeyondQuota(db, context.plans, owner, Math.min(sent, documentLimits.fileBytes), context.rateLimits)
  const sample = parts.length === 1 && isSample(sha256(parts[0] as Uint8Array))
  const usage = sample ? undefined : await findUsage(db, context.plans, owner)
  if (usage) refuseAtLimit(usage)
  const { bytes, mimeType, pageCount } = await inspectFile(context.inspectors, parts, owner)
  const contentHash = sha256(bytes)
  const filename = fittingName(received.filename, mimeType)
  if (!force) await refuseDuplicate(db, files, owner, contentHash)
  const refusal = received.analyze && usage ? pageRefusal(usage, pageCount) : undefined
  const analyze = received.analyze && !refusal

  const fileKey = await files.add(bytes)
  const id = newId<DocumentId>()
  let onlyCommitIsMissing = false
  try {
    await db.transaction(async (tx) => {
      if (analyze) await holdAccount(tx, owner)
      if (!force) {
        // of two uploads of the same bytes at the same moment the second waits here, and then sees the first
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner + contentHash}, 0))`)
        await refuseDuplicate(tx, files, owner, contentHash)
      }
      const fileSize = bytes.length
      const file = { originalFilename: filename, fileSize, mimeType, pageCount, contentHash, fileKey }
      await tx
        .insert(documents)
        .values({ id, ownerId: owner, ...file, isSample: isSample(contentHash), keptLocal: received.keptLocal })
      await audit(tx, {
        actor: owner,
        action: 'document.create',
        subject: { type: 'document', id },
        // not its name, which may tell who it is about: the log outlives the document
        after: { size: fileSize, mime_type: mimeType, page_count: pageCount },
      })
      if (analyze) await context.startAnalysis(tx, id)
      // called off after its last byte: whoever did that would find a document that they were told is not there
      context.gone?.throwIfAborted()
      onlyCommitIsMissing = true
    })
  } catch (error) {
    // Where the connection broke in the commit, the row may be there all the same: then its file must be, too. If it
    // is not, the sweep finds a file without a row.
    if (!onlyCommitIsMissing || isUndone(error)) {
      await files.remove(fileKey).catch((failure) => log.warn({ err: failure }, 'a file is left to the sweep'))
    }
    throw error
  }
  return {
    id,
    original_filename: filename,
    file_size: bytes.length,
    mime_type: mimeType,
    page_count: pageCount,
    analysis_status: analyze ? 'analyzing' : 'pending',
    message: refusal?.message ?? (analyze ? words.uploadedAndAnalyzing : words.uploaded),
    estimated_processing_time: context.estimateSeconds(pageCount),
    ...(refusal && { analysis_refused: refusal }),
    ...(pageCount >= longFrom && { performance_warning: words.long(pageCount) }),
  }
}

async function refuseDuplicate(tx: Tx, files: Files, owner: UserId, contentHash: string): Promise<void> {
  const [known] = await tx
    .select({ id: documents.id, name: documents.originalFilename, fileKey: documents.fileKey })
    .from(documents)
    .where(and(eq(documents.ownerId, owner), eq(documents.contentHash, contentHash)))
    .orderBy(desc(documents.id))
    .limit(1)
  // whoever brings back a file that we have lost is welcome
  if (!known || !(await files.has(known.fileKey))) return
  throw new AppError('duplicate_document', {
    reason: 'duplicate_document',
    message: words.duplicate(known.name),
    fields: { document_id: known.id },
  })
}
