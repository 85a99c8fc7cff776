import type { LegalIssue, MissingClause } from '@karar/schema'
import { clauseName, clauseNameIn } from '../language/clause-name.ts'
import { words } from '../language/en.ts'
import { format } from '../language/message.ts'
import { typeName } from '../language/type-name.ts'

/**
 * What to do next, most pressing first: the asks of the grave findings, each once however many clauses call for it, what to
 * add, and the check by a lawyer.
 */
export function recommendations(issues: readonly LegalIssue[], missing: readonly MissingClause[]): string[] {
  const grave = issues.filter((issue) => issue.severity !== 'low')
  const asks = [...Map.groupBy(grave, ({ actionable_guidance }) => actionable_guidance).values()]
    .slice(0, 6)
    .map(([first]) => first!)
    .map((issue) =>
      issue.clause_number === null
        ? issue.actionable_guidance
        : format(words.recommend.clause, { clause: clauseName(issue.clause_number), ask: issue.actionable_guidance }),
    )
  const adds = missing
    .filter((clause) => clause.importance === 'critical')
    .slice(0, 3)
    .map((clause) => format(words.recommend.add, { clause: typeName(clause.clause_type), reason: clause.reason }))
  return [...new Set([...asks, ...adds, words.recommend.facts, words.recommend.lawyer])]
}

/** Questions worth asking about this contract, for voice and chat. */
export function voiceSuggestions(issues: readonly LegalIssue[]): string[] {
  const clause = issues.find((issue) => issue.clause_number !== null)?.clause_number
  return [
    ...(clause === undefined || clause === null ? [] : [format(words.voice.clause, { clause: clauseNameIn(clause) })]),
    ...words.voice.standard,
    words.voice.leave,
  ].slice(0, 6)
}
