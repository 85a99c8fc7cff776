import { z } from 'zod'
import { UserId } from './accounts/accounts.ts'
import { Perspective, UnifiedAnalysis, Verdict } from './analysis.ts'
import { UnreadableReason } from './reading/reading.ts'
import { PageLimitExceeded } from './usage.ts'

export const DocumentId = z.uuid().brand('DocumentId')
export type DocumentId = z.infer<typeof DocumentId>
export const DocumentParams = z.object({ id: DocumentId })

export const AnalysisStatus = z.enum(['pending', 'analyzing', 'completed', 'failed'])
export type AnalysisStatus = z.infer<typeof AnalysisStatus>

/** Real figures from the worker; null while nothing runs. */
export const Progress = z.object({
  stage: z
    .enum(['queued', 'converting', 'ocr', 'analyzing', 'finalizing', 'completed', 'failed', 'timeout'])
    .catch('analyzing'),
  percent: z.int().min(0).max(100),
  message: z.string(),
  time_elapsed: z.number().nonnegative().meta({ description: 'seconds' }),
  estimated_time: z.number().nonnegative().nullable().meta({ description: 'seconds in all' }),
  page: z.int().nonnegative().nullable(),
  pages: z.int().nonnegative().nullable(),
})
export type Progress = z.infer<typeof Progress>

/** Whose a document is. */
export const DocumentOwner = z.object({
  user_id: UserId,
  user_name: z.string(),
  user_email: z.string(),
  company_name: z.string(),
})
export type DocumentOwner = z.infer<typeof DocumentOwner>

/** Why an analysis failed, in words, and as what. */
export const AnalysisError = z.object({
  reason: z.union([UnreadableReason, z.enum(['internal', 'file_gone'])]).catch('internal'),
  message: z.string(),
})
export type AnalysisError = z.infer<typeof AnalysisError>

/** What lists show of an analysis: of its verdict, and of its side. */
export const ListedVerdict = Verdict.pick({ color: true, text: true, not_cleared: true })
export const Side = Perspective.pick({ party: true, basis: true })

/** A document as it stands. */
export const Document = z.object({
  id: DocumentId,
  original_filename: z.string(),
  file_size: z.int().nonnegative().meta({ description: 'bytes' }),
  mime_type: z.string(),
  page_count: z.int().positive().nullable(),
  upload_time: z.iso.datetime(),
  analysis_status: AnalysisStatus,
  analysis_error: AnalysisError.nullable(),
  safety_score: z.int().min(0).max(100).nullable(),
  contract_type: z.string().nullable(),
  verdict: ListedVerdict.nullable(),
  critical_issues_count: z.int().nonnegative().nullable(),
  side: Side.nullable().meta({
    description: 'for whom the last analysis was read, and whether the owner said so or it is a guess',
  }),
  progress: Progress.nullable(),
  owner: DocumentOwner.optional().meta({ description: 'only where an administrator looks at one of somebody else' }),
})
export type Document = z.infer<typeof Document>

/** What an analysis found: the plain summary, and the findings; or why there is none, in words. */
export const AnalysisResults = z.object({
  ai_analysis: UnifiedAnalysis.pick({
    contract_type: true,
    summary: true,
    key_advantages: true,
    key_risks: true,
  }).nullable(),
  professional_analysis: UnifiedAnalysis.pick({
    safety_score: true,
    verdict: true,
    metrics: true,
    critical_issues: true,
    attorney_recommendations: true,
    missing_clauses: true,
  }).nullable(),
  error: z.string().nullable(),
})
export type AnalysisResults = z.infer<typeof AnalysisResults>

/** One document with what its analysis found. */
export const DocumentWithResults = Document.extend({
  analysis_results: AnalysisResults.nullable().meta({
    description: 'null while there is neither a result nor a failure; an earlier result stays until a new one is whole',
  }),
})
export type DocumentWithResults = z.infer<typeof DocumentWithResults>

/** A row of the documents list. */
export const ListedDocument = Document.extend({
  matched_text: z.string().max(160).nullable().meta({
    description:
      'where the search matched the text and not only the name: a verbatim piece of it around the first match',
  }),
})
export type ListedDocument = z.infer<typeof ListedDocument>

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

/** How many entries a page of a list has at most. */
export const mostListed = 100
export const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(mostListed).default(50),
  cursor: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** By safety score: below 40, 40 to 74, 75 and above. */
export const RiskBand = z.enum(['high', 'medium', 'low'])
export type RiskBand = z.infer<typeof RiskBand>
export const DocumentSort = z.enum(['newest', 'oldest', 'name', 'score'])
export type DocumentSort = z.infer<typeof DocumentSort>

export const DocumentsQuery = ListQuery.extend({
  // holds the name of the last document of the page before, where the list is sorted by names
  cursor: z.string().max(2000).optional(),
  q: z.string().trim().max(200).optional().meta({
    description: 'each word must be in the file name or begin a word of the document’s text',
  }),
  status: AnalysisStatus.optional(),
  band: RiskBand.optional().meta({
    description: 'of completed analyses: a safety score below 40, of 40 to 74, of 75 and above',
  }),
  sort: DocumentSort.default('newest').meta({ description: 'score: the worst first, those without a score last' }),
})
export type DocumentsQuery = z.infer<typeof DocumentsQuery>

export const RenameDocument = z.object({ original_filename: z.string().max(1000) })
export type RenameDocument = z.infer<typeof RenameDocument>

/** How many documents can be deleted in one call. */
export const mostDeleted = 100
export const DeleteDocuments = z.object({ ids: z.array(DocumentId).min(1).max(mostDeleted) })
export type DeleteDocuments = z.infer<typeof DeleteDocuments>
export const DeletedDocuments = z.object({
  deleted: z.array(DocumentId),
  failed: z.array(z.object({ id: DocumentId, detail: z.string() })),
})
export type DeletedDocuments = z.infer<typeof DeletedDocuments>

export const LegalIssuesQuery = z.object({ document_id: DocumentId })
export type LegalIssuesQuery = z.infer<typeof LegalIssuesQuery>

/**
 * What the owner of documents is told while the page is open (server-sent events): an analysis is complete or has failed.
 * `missed`: something may have happened that is not told one by one; what is shown has to be asked for anew.
 */
export const DocumentEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('document_settled'), data: Document }),
  z.object({ event: z.literal('missed'), data: z.object({}) }),
])
export type DocumentEvent = z.infer<typeof DocumentEvent>
