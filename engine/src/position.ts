import type { Party, PositionData, UnifiedAnalysis } from '@karar/schema'
import { analyze } from './analyze.ts'
import { positionOf } from './judge/position.ts'
import type { AnalyzeOptions } from './types.ts'
import { sideOf } from './understand/parties/names/roles.ts'
import { sameCamp } from './understand/reading/camps.ts'

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
  const other = acrossFrom(own, analysis.parties)
  // what a model said, it said for this side
  const { second: _, ...alike } = options
  const theirs = other === undefined ? null : analyze(text, { ...alike, party: other.name })
  // A name that means nobody else would read the same side twice.
  const across = theirs === null || theirs.perspective.party === own ? null : theirs
  return { analysis, position: positionOf(analysis, across) }
}

/** The party that bargains with this one: a guarantor stands beside the one who owes, not across. */
function acrossFrom(name: string, parties: readonly Party[]): Party | undefined {
  const sided = (party: Party) => ({ side: sideOf(party.role ?? party.defined_term ?? '') })
  const own = parties.find((party) => party.name === name)
  const others = parties.filter((party) => party.name !== name)
  return others.find((party) => own !== undefined && !sameCamp(sided(own), sided(party))) ?? others[0]
}
