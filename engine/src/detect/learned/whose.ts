import type { IssueCategory, Severity } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import type { Span } from '../../grammar/normalize.ts'
import { touch } from '../../grammar/spans.ts'
import type { Contract } from '../../understand/contract.ts'
import { families } from '../../understand/kinds/families.ts'
import type { Side } from '../../understand/parties/names/roles.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { sameCamp } from '../../understand/reading/camps.ts'
import { isOneOf, isParty, weakerParty } from '../../understand/reading/reading.ts'

/** So far above its limits nearly every finding was right; and an issue so much above another of the same sentence is the one. */
export const CLEARER = 0.3

/** Whoever is paid loses nothing by keeping the money. */
const PAID: ReadonlySet<Side> = new Set<Side>([
  'supplier',
  'landlord',
  'licensor',
  'lender',
  'platform',
  'processor',
  'employee',
])

/** A passage that the machines hold to raise an issue, and how clearly. */
interface Raised {
  readonly category: IssueCategory
  readonly margin: number
  readonly span: Span
}

interface Sides {
  readonly reader: ContractParty
  readonly rival: ContractParty
  /** what the rules have found */
  readonly known: readonly Finding[]
}

/**
 * The side that a contract is usually hard on, where another one reads; else the one across. Null where the usual side
 * reads, whose view needs no second look.
 */
export function rivalOf(contract: Contract, reader: ContractParty | null): ContractParty | null {
  if (reader === null) return null
  const usual = weakerParty(contract)
  if (usual !== null) return usual.index === reader.index || sameCamp(usual, reader) ? null : usual
  return contract.parties.find((party) => party.index !== reader.index && !sameCamp(party, reader)) ?? null
}

/**
 * Of what may weigh on a reader who is not the usual one, what does. The machines were taught mostly by clauses that weigh
 * on the side which did not write the contract, and tell the sides of a sentence apart less well than the rules do. So
 * each sentence is looked at from both, and the rules say which of the two the contract as a whole is hard on: if it is
 * not the reader, only what is clearly the reader's own is kept.
 */
export function weighingOn<One extends Raised>(
  contract: Contract,
  { reader, rival, known }: Sides,
  own: readonly One[],
  seenByRival: readonly Raised[],
): One[] {
  const theirs = Map.groupBy(seenByRival, ({ category }) => category)
  const isHardOnRival = weightOn(rival, known) + clearness(seenByRival) > weightOn(reader, known) + clearness(own)
  const isUsual = weakerParty(contract) !== null
  const isWork = isOneOf(contract, families.employment)
  const slack = isHardOnRival ? -CLEARER : CLEARER
  return own.filter(({ category, margin, span }) => {
    const { bears } = cards[category]
    if (bears === 'both') return true
    if (category === 'non_refundable_payment' && PAID.has(reader.side)) return false
    if (isUsual && (bears === 'usual' || (isWork && bears === 'maker'))) return false
    if (isHardOnRival && margin < CLEARER) return false
    return !theirs.get(category)?.some((other) => other.margin > margin + slack && touch(other.span, span))
  })
}

/** How clearly the machines hold a side to be harmed, all over the contract. */
const clearness = (raised: readonly Raised[]): number =>
  raised.reduce((sum, { margin }) => sum + Math.max(0, margin), 0)

const GRAVITY: Record<Severity, number> = { critical: 4, high: 3, medium: 1, low: 0 }
/** How hard the contract is on a party by the findings of the rules, which know who bears what. */
const weightOn = (party: ContractParty, known: readonly Finding[]): number =>
  known.reduce(
    (sum, { hit }) =>
      isParty(hit.burdened) && (hit.burdened.index === party.index || sameCamp(hit.burdened, party))
        ? sum + GRAVITY[hit.severity]
        : sum,
    0,
  )
