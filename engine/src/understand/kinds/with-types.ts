import type { ClauseType } from '@karar/schema'
import type { BareClause, Clause } from '../segment/clauses.ts'
import { kindOf } from './clause-kinds.ts'

/** The clauses, each with what it is about: told by headings, patterns and the trained model. Order and places stay. */
export function withTypes(bare: readonly BareClause[]): Clause[] {
  const typed: Clause[] = []
  // Whatever stands above a clause comes before it, so that it has its type already.
  for (const clause of bare)
    typed.push({ ...clause, parent: clause.parent === null ? null : typed[clause.parent.index]!, ...typeOf(clause) })
  return typed
}

function typeOf({ kind, text, heading, path }: BareClause): { type: ClauseType; typeConfidence: number } {
  if (kind === 'parties' || kind === 'recitals') return { type: 'parties_and_recitals', typeConfidence: 0.95 }
  if (kind === 'signature') return { type: 'general', typeConfidence: 0 }
  const { type, confidence } = kindOf({
    text,
    heading: heading?.toLowerCase() ?? '',
    above: path.at(-1)?.toLowerCase() ?? '',
  })
  return { type, typeConfidence: confidence }
}
