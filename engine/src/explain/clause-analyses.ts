import type { ClauseAnalysis, ClauseType, KeyFacts, LegalIssue, Page } from '@karar/schema'
import { originalSpan } from '../grammar/normalize.ts'
import { pageAt } from '../grammar/pages.ts'
import type { Contract } from '../understand/contract.ts'
import { type Matter, mattersWithin, toldType } from '../understand/matters/matters.ts'
import type { Clause } from '../understand/segment/clauses.ts'
import { plainLanguage } from './plain-language.ts'

interface Found {
  readonly issues: readonly LegalIssue[]
  readonly facts: KeyFacts
  readonly pages: readonly Page[] | undefined
}

/** What is told clause by clause: all but signatures. */
export const toldClauses = (contract: Contract): Clause[] =>
  contract.clauses.filter(({ kind, norm }) => kind !== 'signature' && norm.end > norm.start)

/**
 * Each clause in plain words, and each matter that is spoken of within one and has none of its own, in the order of the
 * text. A clause of no kind of its own is told as the first matter it speaks of: one row, not two with one number.
 */
export function clauseAnalyses(contract: Contract, found: Found): ClauseAnalysis[] {
  const byClause = Map.groupBy(found.issues, (issue) => issue.clause_id)
  const matters = mattersWithin(contract, found.facts)
  const told = toldClauses(contract).map((clause) => {
    const type = toldType(contract, clause)
    const matter = type === 'general' ? matters.find((matter) => matter.clause === clause) : undefined
    return { clause, type: matter?.type ?? type, matter }
  })
  const folded = new Set(told.map(({ matter }) => matter))
  return [
    ...told.map(({ clause, type }) => analyzeClause(contract, clause, type, byClause.get(clause.id) ?? [], found)),
    ...matters.filter((matter) => !folded.has(matter)).map((matter) => analyzeMatter(contract, matter, found)),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
}

function analyzeClause(
  contract: Contract,
  clause: Clause,
  type: ClauseType,
  own: readonly LegalIssue[],
  { pages }: Found,
): ClauseAnalysis {
  const worst = own[0]
  return {
    id: clause.id,
    number: clause.number,
    heading: clause.heading,
    level: clause.level,
    clause_type: type,
    start: clause.start,
    end: clause.end,
    page: pageAt(pages, clause.start),
    risk_assessment: worst?.risk_assessment ?? 'low',
    red_flags: own.map((issue) => issue.title),
    improvement_notes: worst?.actionable_guidance ?? '',
    plain_language: plainLanguage(contract, { type, body: clause.body }),
    confidence: clause.typeConfidence,
  }
}

/** A sentence of a clause that speaks of another matter, told as what it is about. */
function analyzeMatter(contract: Contract, { type, clause, sentence }: Matter, found: Found): ClauseAnalysis {
  const place = originalSpan(contract.text, sentence)
  const within = found.issues.filter(({ start, end }) => start < place.end && place.start < end)
  return {
    ...analyzeClause(contract, clause, type, within, found),
    ...place,
    id: `${clause.id}-${type}`,
    heading: null,
    level: clause.level + 1,
    page: pageAt(found.pages, place.start),
    plain_language: plainLanguage(contract, { type, body: sentence }),
    part_of: clause.id,
  }
}
