// The shapes of an analysis, which every list of documents is told with: half of what its own are made of.
import { UnifiedAnalysis } from '@karar/schema'
import { make } from './made.ts'

make(UnifiedAnalysis)
