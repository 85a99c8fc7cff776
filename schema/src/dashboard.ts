import { z } from 'zod'
import { AnalysisStatus, Document, DocumentId } from './documents.ts'
import { Severity } from './taxonomy-shapes.ts'
import { UsageInfo } from './usage.ts'

const count = z.int().nonnegative()

/** The documents uploaded in one month (IST) that have been analysed. */
export const MonthOfRisk = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  average_safety_score: z.number().min(0).max(100),
  documents: z.int().positive(),
})
export type MonthOfRisk = z.infer<typeof MonthOfRisk>

/** A day of the calendar that a document names. */
export const KeyDate = z.object({
  document_id: DocumentId,
  original_filename: z.string(),
  label: z.string(),
  date: z.iso.date(),
})
export type KeyDate = z.infer<typeof KeyDate>

/** How somebody's documents stand, on one page. */
export const DashboardOverview = z.object({
  summary: z.object({
    critical_issues_count: count.meta({ description: 'Issues of severity critical and high' }),
    average_safety_score: z.number().min(0).max(100).nullable().meta({
      description: 'Of all that have been analysed but Karar’s own samples; null where there is none',
    }),
    not_cleared_count: count.meta({
      description: 'Of the documents in the average, those whose contract was not cleared',
    }),
    older_count: count.meta({
      description: 'Of the documents in the average, those that an older engine called low risk: to be analysed anew',
    }),
    documents_this_month: count.meta({ description: 'Uploaded in this calendar month (IST)' }),
  }),
  document_status: z.record(AnalysisStatus, count),
  gaps_by_severity: z.record(Severity, count).meta({ description: 'Issues of the latest analyses' }),
  recent_activity: z.object({ recent_documents: z.array(Document) }),
  usage_info: UsageInfo,
  risk_over_time: z.array(MonthOfRisk).meta({ description: 'Months with analysed documents, oldest first' }),
  key_dates: z.array(KeyDate).meta({ description: 'From today (IST) on, soonest first' }),
})
export type DashboardOverview = z.infer<typeof DashboardOverview>
