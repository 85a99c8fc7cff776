import { type AnalyzeOptions, analyze, analyzePosition, engineVersion } from '@karar/engine'
import { PositionData, UnifiedAnalysis } from '@karar/schema'
import { ground, groundPosition } from './grounding.ts'
import { meaningOf } from './meaning.ts'
import { pressResults } from './pressed-results.ts'
import { storable } from './storable.ts'

/** An analysis as it may be kept: every place in it is what the text says there. */
export interface GroundedAnalysis {
  unified: UnifiedAnalysis
  /** what the answer with one document has of it, as `pressResults` made it */
  pressedResults: Buffer
  /** where the chosen party stands; null where none was chosen, or the text does not name it */
  position: PositionData | null
  engineVersion: string
  ungroundedDropped: number
}

/**
 * Reads a text, from the side of `party` where one is named. Work for a process of its own.
 *
 * @param text as it is kept: what is found is held against it
 * @param meaning how the encoder is asked
 */
export async function readGrounded(
  text: string,
  options: AnalyzeOptions,
  meaning = meaningOf,
): Promise<GroundedAnalysis> {
  const readings = await meaning(text, options.day)
  const all = { ...options, ...(readings && { readings }) }
  const found = options.party === undefined ? null : analyzePosition(text, all)
  const { analysis, dropped } = ground(UnifiedAnalysis.parse(found?.analysis ?? analyze(text, all)), text)
  const isChosen = found?.position && analysis.perspective.basis === 'chosen'
  const stands = isChosen ? groundPosition(PositionData.parse(found.position), analysis, text) : null
  const unified = storable(analysis)
  return {
    unified,
    pressedResults: pressResults(unified),
    position: storable(stands?.position ?? null),
    engineVersion,
    ungroundedDropped: dropped + (stands?.dropped ?? 0),
  }
}
