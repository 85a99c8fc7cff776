import { clausePatterns } from '../classify/clause-patterns.ts'
import { gate } from './gates.ts'
import { provisionWordings } from './provision-lexicon.ts'

/** The wordings by which clauses are known, as features of the model: those of the body, then those of headings. */
export const clauseLexicon = gate([
  ...clausePatterns.map(({ body }) => body),
  ...clausePatterns.map(({ heading }) => heading),
])

export const provisionLexicon = gate(provisionWordings.map(([, wording]) => wording))
