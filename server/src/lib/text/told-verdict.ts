import { standingOf, type UnifiedAnalysis, type Verdict } from '@karar/schema'
import { words } from './words.ts'

/** The verdict as it may be told today: a low risk of an older engine is none. */
export const toldVerdict = ({ safety_score, verdict }: Pick<UnifiedAnalysis, 'safety_score' | 'verdict'>): Verdict =>
  standingOf(safety_score, verdict) === 'older_reading' ? { ...verdict, ...words.olderReading } : verdict
