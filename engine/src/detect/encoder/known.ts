import type { Finding } from '../../categories/shape/detector.ts'
import { overlaps } from '../../grammar/spans.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { sameCamp } from '../../understand/reading/camps.ts'
import { isParty } from '../../understand/reading/reading.ts'
import { isOwnReading } from '../source.ts'
import type { Piece } from './pieces.ts'
import type { Known } from './weigh.ts'

/** What was found in each piece, null where nothing was. What a contract lacks is found in no piece. */
export function knownIn(pieces: readonly Piece[], findings: readonly Finding[]): (Known | null)[] {
  const present = findings.filter(({ hit }) => !hit.absence)
  return pieces.map(({ span }) => {
    const here = span === null ? [] : present.filter(({ hit }) => overlaps(hit.span, span))
    if (here.length === 0) return null
    return {
      severe: here.some(({ hit: { severity } }) => severity === 'critical' || severity === 'high'),
      confidence: Math.max(...here.map(({ hit }) => hit.confidence)),
      categories: new Set(here.map(({ category }) => category)),
      exact: here.some((finding) => !isOwnReading(finding)),
    }
  })
}

/** Not what weighs on somebody else. */
export const isOf = ({ hit: { burdened } }: Finding, reader: ContractParty | null): boolean =>
  reader === null || !isParty(burdened) || burdened.index === reader.index || sameCamp(burdened, reader)
