import { runDetectors } from './detect/detectors.ts'
import { inDirection } from './detect/direction.ts'
import { type Meant, withMeaning } from './detect/encoder/find.ts'
import { entailed } from './detect/entailed.ts'
import { isOnlyGround } from './detect/grounds.ts'
import { learnedFindings } from './detect/learned/find.ts'
import { asConfined } from './judge/weight/confined.ts'
import { withoutItems } from './judge/weight/list-items.ts'
import { asShared } from './judge/weight/shared.ts'
import type { AnalyzeOptions } from './types.ts'
import type { Contract } from './understand/contract.ts'
import type { ContractParty } from './understand/parties/party.ts'

/**
 * What every reader of the engine found in a contract for one side, as far as its words bear it out, and how each piece was
 * read. How likely each finding is true of its words is not asked yet (`detect/encoder/believed.ts`): that is learned from these.
 */
export function foundIn(
  contract: Contract,
  reader: ContractParty | null,
  { without, readings }: Pick<AnalyzeOptions, 'without' | 'readings'>,
): Meant {
  const exact = runDetectors(contract, without)
  const byWords = [...exact, ...learnedFindings(contract, reader, exact)]
  const { findings, read } =
    readings === undefined ? { findings: byWords, read: [] } : withMeaning(contract, readings, reader, byWords)
  const borneOut = inDirection(contract, reader, findings)
    .flatMap((finding) => entailed(contract, finding))
    .filter((finding) => !isOnlyGround(contract, finding))
    .flatMap((finding) => asShared(contract, finding))
    .map((finding) => asConfined(contract, finding))
  return { findings: withoutItems(contract, borneOut), read }
}
