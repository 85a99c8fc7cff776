import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../../understand/contract.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import type { Detector, Hit } from './detector.ts'

/** Reads a clause sentence by sentence and tells the first that hits: one clause that says a harm twice is one card. */
export const firstHit =
  (hitsIn: (contract: Contract, clause: Clause, sentence: Sentence) => readonly Hit[]): NonNullable<Detector['read']> =>
  (clause, contract) =>
    clause.sentences.flatMap((sentence) => hitsIn(contract, clause, sentence)).slice(0, 1)
