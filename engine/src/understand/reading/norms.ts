import type { Norm, Spoken } from '../../grammar/norms/norm.ts'
import { readNorms } from '../../grammar/norms/read.ts'
import { type Contract, once } from '../contract.ts'
import type { ContractParty } from '../parties/party.ts'
import type { Clause } from '../segment/clauses.ts'

/** A norm of a contract, with the clause that it stands in. */
export type ContractNorm = Norm<ContractParty> & { readonly clause: Clause }

/** Everything that a contract lets, binds, forbids, shields and takes away, in order; worked out once. */
export const normsOf = (contract: Contract): readonly ContractNorm[] =>
  once(contract, 'norms', () =>
    contract.clauses.flatMap((clause) =>
      binds(clause)
        ? readNorms(spokenIn(contract, clause), {
            norm: contract.text.norm,
            namings: contract.mentions,
            money: contract.money,
            periods: contract.periods,
          }).map((norm) => ({ ...norm, clause }))
        : [],
    ),
  )

/** Recitals, the naming of parties and definitions describe; they bind nobody. */
const binds = ({ kind, type }: Clause): boolean => (kind === 'clause' || kind === 'schedule') && type !== 'definitions'

/** The sentences of a clause; one that stands below 'The Supplier shall:' reads on from that. */
function spokenIn({ text }: Contract, { sentences, parent }: Clause): readonly Spoken[] {
  const head = parent?.sentences.at(-1)
  if (head === undefined || !/[:-]\s*$|\b(?:shall|will|must|may|to|not)$/.test(text.norm.slice(head.start, head.end)))
    return sentences
  return sentences.map((sentence, index) =>
    index === 0 && sentence.leadSpan.end === sentence.leadSpan.start ? { ...sentence, leadSpan: head } : sentence,
  )
}
