import type { NormalText } from '../../grammar/normalize.ts'
import type { Classifiers } from '../contract.ts'
import type { Clause } from '../segment/clauses.ts'
import { kindOf } from './clause-kinds.ts'
import { type ContractKind, contractKind } from './contract-kind.ts'

/** The kinds of clauses by headings, patterns and the trained model; the kind of contract by title, words and parties. */
export const classifiers: Classifiers = { classifyClauses, classifyContract }

function classifyClauses(clauses: readonly Clause[]): void {
  for (const clause of clauses) {
    if (clause.kind === 'parties' || clause.kind === 'recitals') {
      clause.type = 'parties_and_recitals'
      clause.typeConfidence = 0.95
      continue
    }
    if (clause.kind === 'signature') continue
    const { type, confidence } = kindOf({
      text: clause.text,
      heading: clause.heading?.toLowerCase() ?? '',
      above: clause.path.at(-1)?.toLowerCase() ?? '',
    })
    clause.type = type
    clause.typeConfidence = confidence
  }
}

/** The kind of a contract: see `contractKind`. Parties are not asked: their roles are among the words that are weighed. */
function classifyContract(text: NormalText, clauses: readonly Clause[]): ContractKind {
  return contractKind(text, clauses)
}
