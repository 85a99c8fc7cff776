import type { IssueCategory } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { isSaid } from '../categories/shape/claim.ts'
import { consumers } from '../categories/shape/families.ts'
import type { Contract } from '../understand/contract.ts'
import { earns } from '../understand/home/earns.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { occurs } from '../understand/reading/may-occur.ts'

/** Categories that a reading may be told by where the one that fits best is not borne out: those whose words can be looked for. */
export const isTellable = (category: IssueCategory): boolean => cards[category].claims?.speaks !== undefined

/** A consumer's card is for who buys, not for who earns by the contract. */
const isForConsumers = (contract: Contract, reader: ContractParty | null): boolean =>
  consumers.includes(contract.type) && !(reader !== null && earns(contract, reader))

/**
 * Whether the words of a passage bear a card out: what it claims is spoken of there, and the contrary is not said.
 *
 * @param words of the passage, normalised
 * @param agreed both readers name the card: then only the contrary must not be said
 */
export function bearsOut(
  contract: Contract,
  category: IssueCategory,
  words: string,
  reader: ContractParty | null,
  agreed = false,
): boolean {
  if (category === 'unfair_consumer_term' && !isForConsumers(contract, reader)) return false
  const { onlyOfItsKinds, kinds, metBy, claims: claim } = cards[category]
  if (onlyOfItsKinds && kinds?.includes(contract.type) === false) return false
  if (metBy !== undefined && !metBy.unless.test(words) && occurs(contract, metBy.words)) return false
  if (claim === undefined) return true
  if (isDenied(category, words)) return false
  return (
    (agreed || claim.speaks?.every((said) => said.test(words)) !== false) &&
    claim.unless?.some((said) => isSaid(said, words)) !== true
  )
}

/** Whether the words say the contrary of the card outright: 'limited, revocable and must cease upon termination'. */
export const isDenied = (category: IssueCategory, words: string): boolean =>
  cards[category].claims?.denied?.some((said) => isSaid(said, words)) === true

/**
 * The harm that such words really are, where they tell a near one more exactly: what is beyond somebody's control is no cap
 * on liability, 'you cannot cancel' no power to end. As it is where they tell none, or where that one is not borne out.
 */
export const turned = (
  contract: Contract,
  category: IssueCategory,
  words: string,
  reader: ContractParty | null,
): IssueCategory =>
  cards[category].claims?.turns?.find(({ to, by }) => isSaid(by, words) && bearsOut(contract, to, words, reader))?.to ??
  ofAnotherKind(contract, category, words) ??
  category

/** A deposit that a hotel keeps is no deduction from wages, a guest who must go is put out of no firm. */
function ofAnotherKind({ type }: Contract, category: IssueCategory, words: string): IssueCategory | undefined {
  const { elsewhere, kinds } = cards[category]
  if (elsewhere === undefined || kinds?.includes(type) === true || isDenied(category, words)) return undefined
  return elsewhere.unless.test(words) ? undefined : elsewhere.to
}

/** Cards that say no more than such words do, the most telling first. */
const plainer: readonly (readonly [IssueCategory, RegExp])[] = [
  ['release_of_claims', /\bno (?:further )?(?:claim|recourse)|\bnot (?:be entitled to )?claim|waiv|releas/],
  ['non_refundable_payment', /\b(?:no|not|non)\b.{0,25}refund/],
  [
    'withheld_or_forfeited_money',
    /forfeit|withh[eo]ld|not be paid|\bno (?:payment|commission|dues|salary|amount|compensation)|retain|deduct/,
  ],
  [
    'one_sided_liability_cap',
    /\b(?:no|not|nor|never)\b.{0,40}(?:liab|responsib)|disclaim\w* (?:any |all )?liab|recourse|\bliabilit\w+\b[^.;]{0,120}\b(?:limited to|exceed|restricted to)\b/,
  ],
  ['penalty_or_excessive_damages', /penalt|\bfine[ds]?\b|liquidated/],
  ['endless_survival', /\bsurviv/],
  ['one_sided_termination', /terminat|cancel|suspend|discontinu|revok|expel|\bremov|withdraw/],
  ['unilateral_amendment', /\bchang|modif|amend|\balter(?!nat)|revis|\bvary/],
  ['self_judged_performance', /decision|discretion|opinion|satisf|\bfinal|conclusive|certified/],
]

/** The plainest card that such words bear out; undefined where none speaks of them. */
export const plainerCard = (
  contract: Contract,
  words: string,
  reader: ContractParty | null,
): IssueCategory | undefined =>
  plainer.find(([category, told]) => told.test(words) && bearsOut(contract, category, words, reader))?.[0]
