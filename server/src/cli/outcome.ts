import type { UnifiedAnalysis } from '@karar/schema'

/** What came of one file. */
export interface Outcome {
  /** the file's name, without its folder */
  name: string
  analysis: UnifiedAnalysis
  warnings: string[]
}
