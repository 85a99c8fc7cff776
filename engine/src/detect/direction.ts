import type { IssueCategory } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { whoseClaim } from '../categories/disputes/shortened-limitation-period/whose-claim.ts'
import { isSaid, type Said } from '../categories/shape/claim.ts'
import type { Finding } from '../categories/shape/detector.ts'
import { overlaps } from '../grammar/spans.ts'
import type { Contract } from '../understand/contract.ts'
import { earns } from '../understand/home/earns.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { burdensIn, isOwnPaper, offersToAnybody } from '../understand/reading/balance.ts'
import { campOf } from '../understand/reading/camps.ts'
import { normsOf } from '../understand/reading/norms.ts'
import { isMostlyPaid, isOnlyPaid, isOnlyPayer } from '../understand/reading/payments.ts'
import { isParty } from '../understand/reading/reading.ts'
import { goesToAnother, OWED_TO_THE_READER } from './goes-to-another.ts'
import { isReading } from './source.ts'
import { changesHimself, decidesHimself } from './who-decides.ts'

/**
 * Findings for a party that reads its own paper: 'the Customer shall indemnify the Company' is no harm to the Company. The
 * machines tell the sides of a sentence apart less well than its grammar does. What the grammar gives to the other side
 * alone goes; an alarm of which it tells nothing is worth a look. Whoever reads another's paper loses no alarm by this:
 * there a sentence that is read wrongly would cost more than it saves. Of what is no alarm, a card goes that says what the
 * reader must do or bear where the words ask that of the other side alone.
 */
export function inDirection(contract: Contract, reader: ContractParty | null, findings: readonly Finding[]): Finding[] {
  if (reader === null) return [...findings]
  const camp = campOf(contract, reader)!
  const isOwn = isOwnPaper(contract, reader)
  return findings.flatMap((finding) => {
    const { category, hit } = finding
    const isOthers = isParty(hit.burdened) && !camp.has(hit.burdened.index)
    if (isOthers || (hit.absence && !isReading(finding))) return [finding]
    if (category === 'shortened_limitation_period' && isReading(finding)) {
      const whose = whoseClaim(contract, hit.span)
      // a time limit on what the other side may claim
      if (whose !== null && !camp.has(whose.index)) return [{ ...finding, hit: { ...hit, burdened: whose } }]
    }
    if (cards[category].bears === 'both') return isOwn && isRemark(finding) ? [] : [finding]
    // nobody else is named whom the words could weigh on but those who sign, and the reader is not one of them
    if (contract.parties.length === 0) return []
    if (cards[category].bears === 'usual' && STRONG.has(reader.side)) return []
    if (OWED_TO_THE_READER.has(category) && goesToAnother(contract, camp, hit.span)) return []
    if (category === 'late_or_conditional_payment' && isReading(finding) && isWhatHePays(contract, reader, finding))
      return []
    if (isReading(finding) && OF_WHO_PAYS.has(category) && isOnlyPaid(contract, reader)) return []
    if (isReading(finding) && isOfWhoPaysLate(contract, reader, finding)) return []
    if (isReading(finding) && isDepositOfAnother(contract, reader, finding)) return []
    if (isReading(finding) && OF_DATA.has(category) && isOthersData(contract, camp, hit.span)) return []
    if (isReading(finding) && isLeastFee(contract, reader, finding)) return []
    if (isReading(finding) && OF_ANOTHERS_HAND.has(category) && isFreeHand(contract, camp, hit.span)) return []
    const isGrave = hit.severity === 'critical' || hit.severity === 'high'
    if (
      category === 'self_judged_performance' &&
      !isGrave &&
      isReading(finding) &&
      decidesHimself(contract, camp, hit.span)
    )
      return []
    if (category === 'unilateral_amendment' && isReading(finding) && changesHimself(contract, camp, hit.span)) return []
    if (category === 'vague_obligation' && !isOwn) return [ofOneself(finding, burdensIn(contract, camp, hit.span))]
    const { asksOfTheReader, paysTheReader, chosenAtHome } = cards[category]
    if (chosenAtHome && offersToAnybody(contract, reader) && !burdensIn(contract, camp, hit.span).has('camp')) return []
    if (!isOwn && (isGrave || !(asksOfTheReader || paysTheReader))) return [finding]
    const burdened = burdensIn(contract, camp, hit.span)
    if (!isOwn) {
      const isOfOneOnly = burdened.size === 1 && burdened.has(paysTheReader ? 'camp' : 'across')
      return isOfOneOnly ? [] : [finding]
    }
    if (burdened.has('camp')) return [category === 'vague_obligation' ? ofOneself(finding, burdened) : finding]
    if (burdened.has('across') || chosenAtHome) return []
    return toldAtHome(finding)
  })
}

/**
 * Whether the grammar gives a passage that no card tells to the other side alone, or to nobody by name on the reader's own
 * paper: on real contracts 48 of 61 such were the other side's.
 */
export function isOthersAlone(contract: Contract, reader: ContractParty | null, { category, hit }: Finding): boolean {
  const camp = campOf(contract, reader)
  if (reader === null || camp === null || cards[category].bears === 'both') return false
  const burdened = burdensIn(contract, camp, hit.span)
  if (burdened.size === 0 || burdened.has('camp')) return false
  return (burdened.size === 1 && burdened.has('across')) || isOwnPaper(contract, reader)
}

/** Cards of money that the reader has to pay: to whoever is only paid they would tell the other side's harm. */
const OF_WHO_PAYS: ReadonlySet<IssueCategory> = new Set<IssueCategory>(['non_refundable_payment', 'usurious_interest'])

/** Fines and interest on what comes late are paid by whoever owes the price: whoever lends or sells to anybody is paid them. */
const isOfWhoPaysLate = (contract: Contract, reader: ContractParty, { category, hit: { span } }: Finding): boolean =>
  FOR_LATENESS.has(category) &&
  (reader.side === 'lender' || offersToAnybody(contract, reader)) &&
  isSaid(OWED_TO_THE_HOUSE, contract.text.norm.slice(span.start, span.end)) &&
  !burdensIn(contract, campOf(contract, reader)!, span).has('camp')
const FOR_LATENESS: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'penalty_or_excessive_damages',
  'usurious_interest',
])
const OWED_TO_THE_HOUSE: Said = {
  words:
    /\b(?:instal?ments?|emis?|overdue|fees|rents?|loan amounts?|bounced?|cheques?|remittances?|late payments?|delayed payments?|payment is delayed)\b/,
  // what the house itself is late with
  without: /disburs|deliver|deduct|refund|\brelease/,
}

/**
 * A deposit is put down by whoever takes what is offered: kept, it harms nobody who offers. Of two that trade, and on a tender,
 * the seller may have put it down himself, unless the terms are his own.
 */
const isDepositOfAnother = (contract: Contract, reader: ContractParty, { category, hit: { span } }: Finding): boolean =>
  category === 'withheld_or_forfeited_money' &&
  offersToAnybody(contract, reader) &&
  (!OF_TRADE.has(reader.side) || reader.aliases.includes('we')) &&
  isSaid(DEPOSIT, contract.text.norm.slice(span.start, span.end)) &&
  !burdensIn(contract, campOf(contract, reader)!, span).has('camp')
const OF_TRADE: ReadonlySet<ContractParty['side']> = new Set<ContractParty['side']>(['supplier', 'seller'])
const DEPOSIT: Said = {
  words: /\b(?:deposits?|(?:security|booking|token) (?:amount|money))\b/,
  without: /performance|earnest|tender|retention|\bbids?\b/,
}

/** Cards of what is done with the reader's own data. */
const OF_DATA: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'data_use_without_consent',
  'missing_data_safeguards',
])
/** 'such copies of the Insurer's data': whose they are. Nobody else's data are spoken of. */
function isOthersData({ mentions, text }: Contract, camp: ReadonlySet<number>, span: Finding['hit']['span']): boolean {
  const owners = mentions.filter(
    ({ start, end }) => start >= span.start && end <= span.end && /^(?:'s)? data\b/.test(text.norm.slice(end, end + 8)),
  )
  return (
    owners.length > 0 &&
    owners.every(({ who }) => isParty(who) && !camp.has(who.index)) &&
    !/\b(?:your|personal|user) (?:data|information)/.test(text.norm.slice(span.start, span.end))
  )
}

/** 'The minimum monthly fee shall not be less than': told to whoever is paid it, unless the words ask something of the reader. */
const LEAST_FEE = /\b(?:minimum|least)\b[^.;]{0,30}\b(?:fees?|charges?|rent|royalt\w+|payments?|billing)\b/
const isLeastFee = (contract: Contract, reader: ContractParty, { category, hit: { span } }: Finding): boolean =>
  category === 'minimum_commitment_trap' &&
  LEAST_FEE.test(contract.text.norm.slice(span.start, span.end)) &&
  isMostlyPaid(contract, reader) &&
  !burdensIn(contract, campOf(contract, reader)!, span).has('camp')

/** Cards of what another may do, need not do, or keeps. */
const OF_ANOTHERS_HAND: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'one_sided_liability_cap',
  'one_sided_termination',
  'unilateral_amendment',
  'unilateral_price_change',
  'self_judged_performance',
  'withheld_or_forfeited_money',
  'exclusivity_without_commitment',
  'as_is_disclaimer',
  'release_of_claims',
])

/** Whether all that the words say of anybody is what the reader may do or need not answer for. */
function isFreeHand(contract: Contract, camp: ReadonlySet<number>, span: Finding['hit']['span']): boolean {
  const here = normsOf(contract).filter((norm) => overlaps(norm, span))
  return (
    here.length > 0 &&
    here.every(
      ({ kind, holder }) =>
        (kind === 'power' || kind === 'immunity') && isParty(holder?.who) && camp.has(holder.who.index),
    )
  )
}

const PAYS: ReadonlySet<ContractParty['side']> = new Set<ContractParty['side']>([
  'customer',
  'buyer',
  'tenant',
  'borrower',
])
/** What comes to somebody who pays for the bargain. */
const COMES_BACK =
  /refund|return|deposit|reimburs|cash ?back|commission|pay-?out|reward|redeem|matur|disburs|releas\w* (?:of )?(?:the |your |any )?(?:pay|amount|mon(?:ey|ies)|fund|sum|balance)|\bloan|credit(?:ed)? to|surplus|claim|interest|bonus|deliver/

/** Whether a price that is due on a condition is what the reader pays: who buys waits for no money. */
function isWhatHePays(contract: Contract, reader: ContractParty, { hit: { severity, span } }: Finding): boolean {
  if (severity === 'high' || severity === 'critical' || earns(contract, reader)) return false
  if (!PAYS.has(reader.side) && !isOnlyPayer(contract, reader)) return false
  return !COMES_BACK.test(contract.text.norm.slice(span.start, span.end))
}

/** Whom such contracts are never hard on in the way of a card that only the usual side bears: no bank is its own guarantor. */
const STRONG: ReadonlySet<ContractParty['side']> = new Set<ContractParty['side']>(['employer', 'landlord', 'lender'])

/** A vague duty of the reader is no promise to him, and one that the words give to nobody, or to both, is not said to be the other side's. */
function ofOneself(finding: Finding, burdened: ReturnType<typeof burdensIn>): Finding {
  if (finding.hit.variant !== undefined) return finding
  if (burdened.size === 1 && burdened.has('across')) return finding
  const variant = burdened.size === 1 && burdened.has('camp') ? 'ownDuty' : 'nobodys'
  return { ...finding, hit: { ...finding.hit, variant } }
}

/**
 * What nothing in the words gives to either side, told to a party that reads its own paper: of such remarks one in eight was
 * right on real contracts, of what was worth a look one in seven. So an alarm is worth a look, that a remark, and a remark of
 * the encoder is not told.
 */
function toldAtHome(finding: Finding): Finding[] {
  const { severity } = finding.hit
  if (severity === 'low') return isRemark(finding) ? [] : [finding]
  const lower = severity === 'medium' ? 'low' : 'medium'
  return [{ ...finding, hit: { ...finding.hit, severity: lower } }]
}

const isRemark = ({ source, hit: { severity } }: Finding): boolean =>
  severity === 'low' && source.startsWith('meaning-')
