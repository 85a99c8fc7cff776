import type { ClauseType, KeyFacts } from '@karar/schema'
import { words } from '../language/en.ts'
import type { Contract } from '../understand/contract.ts'
import { matterWords } from '../understand/matters/matter-words.ts'
import { clausePatterns } from '../understand/model/clause-patterns.ts'
import { occurs } from '../understand/reading/may-occur.ts'
import { says } from './passages.ts'
import { onlyByWords, wordingsOf } from './spoken-of.ts'

/** Another clause that does the same work: a deed that fixes the rent needs no clause called payment. */
const servedBy: Partial<Record<ClauseType, readonly ClauseType[]>> = {
  compensation: ['payment'],
  jurisdiction: ['governing_law', 'dispute_resolution'],
  licence_grant: ['intellectual_property'],
  premises_and_use: ['possession_and_handover', 'parties_and_recitals'],
  capital_contribution: ['transfer_restrictions', 'management_and_voting'],
}

/** The types that a clause of their own, or a fact that was found, shows to be there. */
export const typesThere = (contract: Contract, facts: KeyFacts): ReadonlySet<ClauseType> =>
  new Set<ClauseType>([...typesOf(contract), ...statedBy(facts)])

/** Kinds of the clauses that are there, where the words bear the kind out. */
const typesOf = (contract: Contract): ClauseType[] =>
  contract.clauses
    .filter(({ type, typeConfidence }) => typeConfidence >= 0.6 && !onlyByWords.has(type))
    .map(({ type }) => type)

/** A clause whose fact was found is there: who reads a term of two years finds no clause on the term missing. */
const statedBy = (facts: KeyFacts): ClauseType[] => [
  ...(facts.term.some(({ label }) => label === words.facts.term) ? (['term'] as const) : []),
  ...(facts.notice.some(({ label }) => label === words.facts.terminationNotice)
    ? (['termination', 'notice_period'] as const)
    : []),
  ...(facts.governing_law.length > 0 ? (['governing_law'] as const) : []),
  ...(facts.seat.length > 0 ? (['dispute_resolution', 'jurisdiction'] as const) : []),
]

/** Whether the contract speaks of it anywhere, in a clause of its own or in passing. */
export function isSpokenOf(type: ClauseType, there: ReadonlySet<ClauseType>, contract: Contract): boolean {
  if (there.has(type)) return true
  const wordings = wordingsOf(type, contract.type)
  if (wordings !== undefined) return says(contract, wordings)
  if (servedBy[type]?.some((other) => there.has(other)) === true) return true
  const words = matterWords[type]
  if (words !== undefined && occurs(contract, words)) return true
  const pattern = clausePatterns.find((candidate) => candidate.type === type)
  return (
    pattern !== undefined &&
    (contract.clauses.some((clause) => clause.heading !== null && pattern.heading.test(clause.heading.toLowerCase())) ||
      occurs(contract, pattern.body))
  )
}
