import type { PositionData, UnifiedAnalysis } from '@karar/schema'
import { analyze } from './analyze.ts'
import { positionOf } from './judge/position.ts'
import type { AnalyzeOptions } from './types.ts'

/**
 * Reads the contract from a party's side and from the other's, and says where the party stands.
 *
 * @param options as for `analyze`; `party` names the side to take, else the one that `analyze` takes
 * @returns the analysis from that side with its position; the position is null where no party could be made out
 */
export function analyzePosition(
  text: string,
  options: AnalyzeOptions,
): { analysis: UnifiedAnalysis; position: PositionData | null } {
  const analysis = analyze(text, options)
  const own = analysis.perspective.party
  if (own === null) return { analysis, position: null }
  const other = analysis.parties.find(({ name }) => name !== own)
  const theirs = other === undefined ? null : analyze(text, { ...options, party: other.name })
  // A name that means nobody else would read the same side twice.
  const across = theirs === null || theirs.perspective.party === own ? null : theirs
  return { analysis, position: positionOf(analysis, across) }
}
