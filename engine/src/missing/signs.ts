import type { ClauseType, ContractType, KeyFacts, MissingClause } from '@karar/schema'
import type { Contract } from '../understand/contract.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import { familyOf } from '../understand/kinds/families.ts'
import { typesTold } from '../understand/matters/matters.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { costsReader, isNoGap, servesReader } from './by-side.ts'
import { deedsOf } from './deeds/deeds.ts'
import { isMeant } from './is-meant.ts'
import { isSpokenOf, typesThere } from './presence.ts'
import { paperOf, standsBy } from './standing.ts'

/** What tells whether the lack of a type costs this reader something; as the training and the engine see it alike. */
export interface Signs {
  readonly type: ClauseType
  /** the contract speaks of it: what may lack is that it does enough */
  readonly spoken: boolean
  /** where the reader stands: what a contract is about tells each of them something else */
  readonly standing: string
  /** no gap for this reader, however likely */
  readonly out: boolean
  /** what tells of any type, and what tells of this one alone */
  readonly ofAny: readonly string[]
  readonly ofType: readonly string[]
}

/** All signs as they are named in the table of weights. */
export const signsNamed = ({ type, ofAny, ofType }: Pick<Signs, 'type' | 'ofAny' | 'ofType'>): string[] => [
  ...ofAny,
  ...ofType.map((sign) => `${type}: ${sign}`),
]

/**
 * The signs of each type, for one reader.
 *
 * @param kind the kind that the table of requirements was asked for
 * @param asked what that table misses, and how much
 */
export function signsOf(
  contract: Contract,
  facts: KeyFacts,
  { reader, kind, asked, ofAll = false }: Asked,
  types: readonly ClauseType[],
): Signs[] {
  const there = typesThere(contract, facts)
  const toldTypes = typesTold(contract, facts)
  const standing = standsBy(contract, reader) ?? 'none'
  const family = familyOf(kind) ?? 'other'
  const home = homeLawOf(contract)
  const paper = paperOf(contract, reader)
  const deeds = deedsOf(contract, reader)
  const length = Math.min(9, Math.max(0, Math.floor(Math.log2(contract.text.norm.length / 1200))))
  return types.map((type) => {
    if (!ofAll && reader !== null && isNoGap(type, contract, reader, false))
      return { type, spoken: false, standing, out: true, ofAny: [], ofType: [] }
    const spoken = isSpokenOf(type, there, contract)
    const state = there.has(type) ? 'there' : spoken ? 'spoken' : 'absent'
    const is = spoken ? 'present' : 'absent'
    const serves = servesReader(type, contract, reader) ? 'serves' : 'serves-not'
    const costs = costsReader(type, contract, reader) ? 'costs' : 'costs-not'
    const told = `${toldTypes.has(type) ? 'told' : 'untold'} ${is}`
    const importance = asked.get(type) ?? 'unasked'
    const ofAny = [
      state,
      importance,
      standing,
      family,
      `${serves} ${is}`,
      `${standing} ${state}`,
      home,
      `${home} ${is}`,
      isMeant(type, contract) ? 'meant' : 'meant-not',
      costs,
      told,
      `${standing} ${told}`,
      `length-${length}-${is}`,
      `paper-${paper}`,
    ]
    const ofType = [
      '',
      is,
      state,
      standing,
      family,
      kind,
      `${standing} ${is}`,
      `${family} ${is}`,
      home,
      asked.has(type) ? 'asked' : 'unasked',
      `${serves} ${is}`,
      `${costs} ${is}`,
      `paper-${paper}`,
      `paper-${paper}-${is}`,
      told,
      `${standing} ${told}`,
      ...deeds,
    ]
    const out = reader !== null && isNoGap(type, contract, reader, spoken)
    return { type, spoken, standing, out, ofAny, ofType }
  })
}

export interface Asked {
  readonly reader: ContractParty | null
  readonly kind: ContractType
  readonly asked: ReadonlyMap<ClauseType, MissingClause['importance']>
  /** also the signs of what is no gap for the reader whatever the contract says: it teaches, and nobody is told of it */
  readonly ofAll?: boolean
}
