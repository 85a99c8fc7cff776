import { z } from 'zod'
import { Verdict } from './analysis.ts'
import { UnreadableReason } from './reading.ts'
import { PageLimitExceeded } from './usage.ts'

export const DocumentId = z.uuid().brand('DocumentId')
export type DocumentId = z.infer<typeof DocumentId>
export const DocumentParams = z.object({ id: DocumentId })

export const AnalysisStatus = z.enum(['pending', 'analyzing', 'completed', 'failed'])
export type AnalysisStatus = z.infer<typeof AnalysisStatus>

/** Real figures from the worker; null while nothing runs. */
export const Progress = z.object({
  stage: z.enum(['queued', 'converting', 'ocr', 'analyzing', 'finalizing', 'completed', 'failed', 'timeout']),
  percent: z.int().min(0).max(100),
  message: z.string(),
  time_elapsed: z.number().nonnegative().meta({ description: 'seconds' }),
  estimated_time: z.number().nonnegative().nullable().meta({ description: 'seconds in all' }),
  page: z.int().nonnegative().nullable(),
  pages: z.int().nonnegative().nullable(),
})
export type Progress = z.infer<typeof Progress>

/** A row of the documents list. */
export const Document = z.object({
  id: DocumentId,
  original_filename: z.string(),
  file_size: z.int().nonnegative().meta({ description: 'bytes' }),
  mime_type: z.string(),
  page_count: z.int().positive().nullable(),
  upload_time: z.iso.datetime(),
  analysis_status: AnalysisStatus,
  analysis_error: z
    .object({ reason: z.union([UnreadableReason, z.literal('internal')]), message: z.string() })
    .nullable(),
  safety_score: z.int().min(0).max(100).nullable(),
  contract_type: z.string().nullable(),
  verdict: Verdict.pick({ color: true, text: true }).nullable(),
  critical_issues_count: z.int().nonnegative().nullable(),
  progress: Progress.nullable(),
})
export type Document = z.infer<typeof Document>

export const UploadResponse = z.object({
  id: DocumentId,
  original_filename: z.string(),
  file_size: z.int().nonnegative(),
  mime_type: z.string(),
  page_count: z.int().positive().nullable(),
  analysis_status: AnalysisStatus,
  message: z.string(),
  estimated_processing_time: z.number().nonnegative().meta({ description: 'seconds' }),
  performance_warning: z.string().optional(),
  analysis_refused: PageLimitExceeded.optional().meta({
    description: 'kept, but the plan does not let it be analysed',
  }),
})
export type UploadResponse = z.infer<typeof UploadResponse>

export const AnalyzeResponse = z.object({
  message: z.string(),
  estimated_time: z.number().nonnegative().meta({ description: 'seconds' }),
})
export type AnalyzeResponse = z.infer<typeof AnalyzeResponse>

export const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

export const LegalIssuesQuery = z.object({ document_id: DocumentId })
export type LegalIssuesQuery = z.infer<typeof LegalIssuesQuery>
