import type { ClauseType, ContractType, KeyFacts, LawReference, MissingClause, ModelReading } from '@karar/schema'
import { words } from '../language/en.ts'
import { format, setApart } from '../language/message.ts'
import type { Contract } from '../understand/contract.ts'
import { findKeyFacts } from '../understand/facts/key-facts.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import { lawFor, sayOn } from '../understand/home/law-for.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { costsReader, servesReader, weighedFor } from './by-side.ts'
import { freedOfLosses } from './deeds/freed.ts'
import { isPartOfAnother } from './deeds/part-of-another.ts'
import { isMeant } from './is-meant.ts'
import { type Chances, chanceOf, chances } from './learned/chances.ts'
import { topicsOf } from './learned/topics.ts'
import { isSpokenOf, typesThere } from './presence.ts'
import { requirements } from './requirements.ts'
import { type Signs, signsOf } from './signs.ts'
import { whenAbsent } from './when-absent.ts'
import { missingWords } from './words.en.ts'

/**
 * What a contract of this kind should have and has not, most important first: what lawyers named in such contracts
 * on such a side, as far as it is likely that they would name it here.
 *
 * @param reader whose side it is weighed for; null: either
 */
export function findMissing(
  contract: Contract,
  facts: KeyFacts = findKeyFacts(contract, undefined),
  reader: ContractParty | null = null,
): MissingClause[] {
  if (isPartOfAnother(contract)) return []
  const byTable = missingByTable(contract, facts, reader)
  const learned = chances()
  const kind = kindOf(contract)
  const asked = new Map(byTable.map(({ clause_type, importance }) => [clause_type, importance]))
  const isTaught = learned.kinds.includes(kind)
  const known = signsOf(contract, facts, { reader, kind, asked }, learned.types)
  const claims = likely(learned, known, topicsOf(learned.topics, contract), (one) =>
    isTaught || one.spoken || !isWanted(one) ? leastOfTaught(one) : LEAST_UNTAUGHT,
  ).map(({ type, spoken, chance }): Claim => {
    const importance = asked.get(type)
    const freed = type === 'limitation_of_liability' ? freedOfLosses(contract, reader) : null
    // what is spoken of is there: only a limit that shelters the other side alone is none for the reader
    const isTheirs = type === 'limitation_of_liability' && importance !== undefined && freed !== 'reader'
    if (freed === 'reader' || (spoken && !isTheirs))
      return { clause_type: type, importance: 'nice_to_have', too_little: true }
    return {
      clause_type: type,
      importance: importance ?? (chance >= SURE ? 'important' : 'nice_to_have'),
      ...(isTheirs && (spoken || freed === 'other') ? { only_theirs: true } : {}),
    }
  })
  // What a contract of a kind that few taught cannot be without, where nothing was learned of it.
  const untaught = isTaught
    ? []
    : byTable.filter(({ clause_type: type, importance }) => importance === 'critical' && !learned.types.includes(type))
  return [...claims, ...untaught]
    .sort((one, other) => RANK[one.importance] - RANK[other.importance])
    .map((claim) => told(claim, contract, facts))
}

/**
 * Those of the types that a lawyer is likely to name, the likeliest first; what is no gap for the reader is none.
 *
 * @param place where the contract lies among the topics
 * @param leastOf from which chance on a type is claimed
 */
export const likely = (
  learned: Chances,
  known: readonly Signs[],
  place: readonly number[],
  leastOf: (one: Signs) => number = leastOfTaught,
) =>
  known
    .filter(({ out }) => !out)
    .map((one) => ({ ...one, chance: chanceOf(learned, one, place) }))
    .filter((one) => one.chance >= leastOf(one))
    .sort((one, other) => other.chance - one.chance)
    .slice(0, MOST)
const leastOfTaught = ({ spoken }: Signs): number => (spoken ? LEAST_SPOKEN : LEAST)
/** Whether the table of the kind says that a contract must or should have it, on that side. */
const isWanted = ({ ofAny }: Signs): boolean => ofAny.includes('critical') || ofAny.includes('important')

/**
 * From these chances on a type is claimed: one that is nowhere, and one that is spoken of and may do too little. Of what is claimed
 * as nowhere nearly all is nowhere, however low the chance is, so that a claim which no lawyer lists is still a clause worth asking
 * for: it is told as good to have, below what the table of the kind wants or what is likely.
 */
const LEAST = 0.18
const LEAST_SPOKEN = 0.2
/** Of a kind that few contracts taught, for what must or should be there by the table of the kind. */
const LEAST_UNTAUGHT = 0.08
/** Who names more than that points out nothing. */
const MOST = 5
const SURE = 0.35
const RANK = { critical: 0, important: 1, nice_to_have: 2 } as const

type Claim = Pick<MissingClause, 'clause_type' | 'importance' | 'too_little'> & {
  /** what there is of it shelters the other side alone */
  readonly only_theirs?: boolean
}

/** What the table of the kind asks for and the contract has not. */
export function missingByTable(contract: Contract, facts: KeyFacts, reader: ContractParty | null): Claim[] {
  const required = weighedFor(
    requirements[reader === null ? contract.type : kindOf(contract)] ?? requirements.general_contract!,
    contract,
    reader,
  )
  const there = typesThere(contract, facts)
  const gather = (types: readonly ClauseType[], importance: MissingClause['importance']): Claim[] =>
    types
      .filter(
        (type) =>
          isMeant(type, contract) &&
          costsReader(type, contract, reader) &&
          !(isSpokenOf(type, there, contract) && servesReader(type, contract, reader)),
      )
      .map((type) => ({ clause_type: type, importance }))
  const claims = [
    ...gather(required.critical, 'critical'),
    ...gather(required.important, 'important'),
    ...gather(required.niceToHave, 'nice_to_have'),
  ]
  // what the side makes more important may stand in two lists: the first, higher one counts
  return claims.filter(({ clause_type: type }, at) => claims.findIndex((one) => one.clause_type === type) === at)
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
  const there = typesThere(contract, facts)
  const claimed = new Map(second.missing.map((claim) => [claim.clause_type, claim.why]))
  const known = missing.map((clause) => ({
    ...clause,
    origin: claimed.has(clause.clause_type) ? ('both' as const) : ('playbook' as const),
  }))
  const added = [...claimed]
    .filter(
      ([type, why]) => why !== '' && type !== 'general' && !missing.some(({ clause_type }) => clause_type === type),
    )
    .filter(([type]) => !isSpokenOf(type, there, contract))
    .slice(0, MOST_BY_MODEL)
    .map(([type, why]) => ({
      clause_type: type,
      importance: 'nice_to_have' as const,
      reason: why,
      suggested_wording: wordsFor(type, contract).suggested_wording,
      origin: 'model' as const,
    }))
  return [...known, ...added]
}

/** A claim in words; what is there and may do too little is told as that, and whoever names a court says where to go. */
const told = ({ only_theirs: isTheirs, ...claim }: Claim, contract: Contract, { seat }: KeyFacts): MissingClause => ({
  ...claim,
  ...wordsFor(claim.clause_type, contract),
  ...(claim.too_little === true ? { reason: tooLittle(claim.clause_type) } : {}),
  ...(isTheirs === true ? { reason: words.sheltersThem } : {}),
  ...(claim.clause_type === 'dispute_resolution' && seat.length > 0 ? { reason: words.onlyACourt } : {}),
})

/** There, and likely too little: what to look for in it. */
const tooLittle = (type: ClauseType): string => {
  const help = missingWords[type]?.littleHelp
  return help === undefined ? words.doesTooLittle : format(words.lookFor, { help })
}

/** A course or a hire that speaks of employment is none: whoever pays the other is no employer's man. */
const kindOf = ({ type, parties }: Contract): ContractType =>
  type === 'employment_agreement' && parties.some(({ side }) => side === 'customer' || side === 'buyer')
    ? 'general_contract'
    : type

/** Why it should be there and a wording, as the law of the contract and of its day has it. */
function wordsFor(type: ClauseType, contract: Contract): Pick<MissingClause, 'reason' | 'suggested_wording'> {
  const known = missingWords[type]
  if (known === undefined) return { reason: '', suggested_wording: null }
  const { law: ids = [], otherwise = {}, inKind } = known
  const { reason, wording } = inKind?.[contract.type] ?? known
  const law = lawFor(ids, contract)
  const holds = homeLawOf(contract) === 'decides' && (ids.length === 0 || law.length > 0)
  if (!holds) return { reason: otherwise.reason ?? reason, suggested_wording: otherwise.wording ?? wording }
  return {
    reason: law.length === 0 ? withLaw(reason, whenAbsent(type, contract)) : underLaw(reason, law),
    suggested_wording: wording === null ? null : sayOn(wording, contract.day),
  }
}

/** What the law says by itself, behind the reason. */
const withLaw = (reason: string, law: LawReference | undefined): string =>
  law === undefined
    ? reason
    : format(words.lawSteppingIn, {
        reason,
        says: law.note.replace(/\.$/, ''),
        law: law.section === '' ? law.act : format(words.provision, { act: law.act, section: law.section }),
      })

/** 'Silence means equal shares (Indian Partnership Act 1932, ss. 12, 13).' */
const underLaw = (reason: string, law: readonly LawReference[]): string =>
  format(words.missingUnderLaw, {
    reason: reason.replace(/\.$/, ''),
    law: setApart(law.map(({ act, section }) => format(words.provision, { act, section }))),
  })
