import type { PositionData, ResolvedIssues, UnifiedAnalysis } from '@karar/schema'

/** A stored analysis to be printed. */
export interface ReportTask {
  /** the document's name, without its ending */
  name: string
  /** the day it is printed, e.g. '2026-11-21' */
  day: string
  analyzedAt: string
  engineVersion: string
  /** sentences about how the file was read */
  warnings: string[]
  analysis: UnifiedAnalysis
  position: PositionData | null
  /** ids of the findings that the reader ticked off */
  settled: ResolvedIssues
}
