import { clauseCues } from './clause-cues.ts'
import { clausePatterns } from './clause-patterns.ts'
import { gate } from './gates.ts'

/** What clauses are known by, as features of the model: wordings of the body, of headings, then looser cues. */
export const clauseLexicon = gate([
  ...clausePatterns.map(({ body }) => body),
  ...clausePatterns.map(({ heading }) => heading),
  ...clauseCues,
])
