import type { ClauseType, ContractType, KeyFacts, LawReference, MissingClause, ModelReading } from '@karar/schema'
import { words } from '../language/en.ts'
import { format, setApart } from '../language/message.ts'
import type { Contract } from '../understand/contract.ts'
import { findKeyFacts } from '../understand/facts/key-facts.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import { lawFor, sayOn } from '../understand/home/law-for.ts'
import { matterWords } from '../understand/matters/matter-words.ts'
import { clausePatterns } from '../understand/model/clause-patterns.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { costsReader, servesReader, weighedFor } from './by-side.ts'
import { isMeant } from './is-meant.ts'
import { says } from './passages.ts'
import { requirements } from './requirements.ts'
import { onlyByWords, wordingsOf } from './spoken-of.ts'
import { missingWords } from './words.en.ts'

/** Another clause that does the same work: a deed that fixes the rent needs no clause called payment. */
const servedBy: Partial<Record<ClauseType, readonly ClauseType[]>> = {
  compensation: ['payment'],
  jurisdiction: ['governing_law', 'dispute_resolution'],
  licence_grant: ['intellectual_property'],
  premises_and_use: ['possession_and_handover', 'parties_and_recitals'],
  capital_contribution: ['transfer_restrictions', 'management_and_voting'],
}

/**
 * What a contract of this kind should have and has not, most important first.
 *
 * @param reader whose side it is weighed for; null: either
 */
export function findMissing(
  contract: Contract,
  facts: KeyFacts = findKeyFacts(contract, undefined),
  reader: ContractParty | null = null,
): MissingClause[] {
  const required = weighedFor(
    requirements[reader === null ? contract.type : kindOf(contract)] ?? requirements.general_contract!,
    contract,
    reader,
  )
  const there = new Set<ClauseType>([...typesOf(contract), ...statedBy(facts)])
  const gather = (types: readonly ClauseType[], importance: MissingClause['importance']): MissingClause[] =>
    types
      .filter(
        (type) =>
          isMeant(type, contract) &&
          costsReader(type, contract, reader) &&
          !(isPresent(type, there, contract) && servesReader(type, contract, reader)),
      )
      .map((type) => ({ clause_type: type, importance, ...told(type, contract) }))
  return [
    ...gather(required.critical, 'critical'),
    ...gather(required.important, 'important'),
    ...gather(required.niceToHave, 'nice_to_have'),
  ]
}

/** Of these a model may add so many. */
const MOST_BY_MODEL = 8

/**
 * Beside what is missing, the clauses that a model misses and that are nowhere. They are worth a look: a clause costs points
 * only where the requirements of the kind name it.
 */
export function withMissedBySecond(
  contract: Contract,
  facts: KeyFacts,
  missing: readonly MissingClause[],
  second: ModelReading | undefined,
): MissingClause[] {
  if (second === undefined) return [...missing]
  const there = new Set<ClauseType>([...typesOf(contract), ...statedBy(facts)])
  const claimed = new Map(second.missing.map((claim) => [claim.clause_type, claim.why]))
  const known = missing.map((clause) => ({
    ...clause,
    origin: claimed.has(clause.clause_type) ? ('both' as const) : ('playbook' as const),
  }))
  const added = [...claimed]
    .filter(
      ([type, why]) => why !== '' && type !== 'general' && !missing.some(({ clause_type }) => clause_type === type),
    )
    .filter(([type]) => !isPresent(type, there, contract))
    .slice(0, MOST_BY_MODEL)
    .map(([type, why]) => ({
      clause_type: type,
      importance: 'nice_to_have' as const,
      reason: why,
      suggested_wording: told(type, contract).suggested_wording,
      origin: 'model' as const,
    }))
  return [...known, ...added]
}

/** A course or a hire that speaks of employment is none: whoever pays the other is no employer's man. */
const kindOf = ({ type, parties }: Contract): ContractType =>
  type === 'employment_agreement' && parties.some(({ side }) => side === 'customer' || side === 'buyer')
    ? 'general_contract'
    : type

/** Why it should be there and a wording, as the law of the contract and of its day has it. */
function told(type: ClauseType, contract: Contract): Pick<MissingClause, 'reason' | 'suggested_wording'> {
  const known = missingWords[type]
  if (known === undefined) return { reason: '', suggested_wording: null }
  const { reason, wording, law: ids = [], otherwise = {} } = known
  const law = lawFor(ids, contract)
  const holds = homeLawOf(contract) === 'decides' && (ids.length === 0 || law.length > 0)
  if (!holds) return { reason: otherwise.reason ?? reason, suggested_wording: otherwise.wording ?? wording }
  return {
    reason: law.length === 0 ? reason : underLaw(reason, law),
    suggested_wording: wording === null ? null : sayOn(wording, contract.day),
  }
}

/** Kinds of the clauses that are there, where the words bear the kind out. */
const typesOf = (contract: Contract): ClauseType[] =>
  contract.clauses
    .filter(({ type, typeConfidence }) => typeConfidence >= 0.6 && !onlyByWords.has(type))
    .map(({ type }) => type)

/** 'Silence means equal shares (Indian Partnership Act 1932, ss. 12, 13).' */
const underLaw = (reason: string, law: readonly LawReference[]): string =>
  format(words.missingUnderLaw, {
    reason: reason.replace(/\.$/, ''),
    law: setApart(law.map(({ act, section }) => format(words.provision, { act, section }))),
  })

/** A clause whose fact was found is there: who reads a term of two years finds no clause on the term missing. */
const statedBy = (facts: KeyFacts): ClauseType[] => [
  ...(facts.term.some(({ label }) => label === words.facts.term) ? (['term'] as const) : []),
  ...(facts.notice.some(({ label }) => label === words.facts.terminationNotice)
    ? (['termination', 'notice_period'] as const)
    : []),
  ...(facts.governing_law.length > 0 ? (['governing_law'] as const) : []),
  ...(facts.seat.length > 0 ? (['dispute_resolution', 'jurisdiction'] as const) : []),
]

function isPresent(type: ClauseType, there: ReadonlySet<ClauseType>, contract: Contract): boolean {
  if (there.has(type)) return true
  const wordings = wordingsOf(type, contract.type)
  if (wordings !== undefined) return says(contract, wordings)
  if (servedBy[type]?.some((other) => there.has(other)) === true) return true
  if (matterWords[type]?.test(contract.text.norm) === true) return true
  const pattern = clausePatterns.find((candidate) => candidate.type === type)
  return (
    pattern !== undefined &&
    (contract.clauses.some((clause) => clause.heading !== null && pattern.heading.test(clause.heading.toLowerCase())) ||
      pattern.body.test(contract.text.norm))
  )
}
