import type { DocumentId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, analysisColumns } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { corrected } from '../corrections/service.ts'
import { findReadable, noteLook, type Reader } from '../documents/service.ts'
import { listResolved } from '../resolved-issues/service.ts'
import { demandReport, type PlanSettings } from '../usage/service.ts'
import type { ReportTask } from './report-task.ts'
import { words } from './words.ts'

/**
 * What a report of a document is made of: the analysis as it is stored, from whichever side it was read.
 *
 * @throws AppError document_not_found; report_not_in_plan; not_analyzed, also while the first analysis runs
 */
export async function findReport(db: Db, plans: PlanSettings, reader: Reader, id: DocumentId): Promise<ReportTask> {
  const document = await findReadable(db, reader, id)
  await demandReport(db, plans, reader.id)
  const [row] = await db.select(analysisColumns).from(analyses).where(eq(analyses.documentId, id))
  if (!row) throw new AppError('not_analyzed', { message: words.notAnalyzed })
  await noteLook(db, reader, document, 'report')
  return {
    name: withoutEnding(document.originalFilename),
    day: todayInIndia(),
    analyzedAt: row.analyzedAt.toISOString(),
    engineVersion: row.engineVersion,
    warnings: row.warnings,
    analysis: await corrected(db, id, row.unified),
    position: row.position,
    settled: await listResolved(db, reader, id),
  }
}

const withoutEnding = (name: string) => name.replace(/\.(pdf|docx|txt)$/i, '') || name
