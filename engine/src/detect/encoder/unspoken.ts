import type { IssueCategory } from '@karar/schema'
import type { Finding } from '../../categories/shape/detector.ts'
import { overlaps } from '../../grammar/spans.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isOf } from './known.ts'
import type { ReadPiece } from './truth.ts'

/**
 * Passages that may weigh on the reader and of which no finding tells: no card fits them, or none that fits was borne out.
 * What they do is not known for certain, so that nothing is told of them but where they are and what they speak of.
 *
 * @param least of those that are as likely grave as this, or more
 */
export function unspoken(
  findings: readonly Finding[],
  read: readonly ReadPiece[],
  reader: ContractParty | null,
  least: number,
): Finding[] {
  const own = findings.filter((finding) => isOf(finding, reader))
  return read
    .filter((piece) => piece.chance.grave >= least && !own.some(({ hit }) => overlaps(hit.span, piece)))
    .map((piece) => passageOf(piece, piece.own.category, reader))
}

const passageOf = (
  { start, end, clause, chance }: ReadPiece,
  category: IssueCategory,
  reader: ContractParty | null,
): Finding => ({
  category,
  source: `meaning-${category.replaceAll('_', '-')}`,
  unsure: true,
  untold: true,
  hit: {
    span: { start, end },
    clause,
    severity: 'low',
    burdened: reader,
    confidence: Math.round(Math.min(0.9, chance.any) * 100) / 100,
  },
})
