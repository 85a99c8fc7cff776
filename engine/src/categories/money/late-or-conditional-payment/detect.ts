import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { counterpart, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'only after it has received payment from', 'within 30 days of receiving the fees from', 'subject to receipt of money by X from' */
const COMES_IN =
  /\b(?:on|upon|after|until|till|unless|once|when|if and when|subject to|against|days? (?:of|from)|weeks? (?:of|from)|months? (?:of|from)|contingent on|provided)\b(?:[^.;:]|\.(?=\w)){0,50}?\b(receipt|receives?|received|receiving|reali[sz](?:es?|ed|ing|ation)|collects?|collected|collection)\b(?:[^.;:]|\.(?=\w)){0,70}?\b(?:payments?|amounts?|fees?|funds|mon(?:ey|ies)|dues|commissions?|price|consideration|proceeds|refund\w*)\b(?:[^.;:]|\.(?=\w)){0,60}?\bfrom (?:the |its |their |such |any |our |an? |end |said |respective ){0,3}/g
/** 'commission is payable only upon realisation of the payment by the Company' */
const SHARE_WAITS =
  /\b(?:commissions?|incentives?|brokerage|payouts?|referral fees?)\b(?:[^.;:]|\.(?=\w)){0,60}?\b(?:payable|paid|due|released|accrues?)\b(?:[^.;:]|\.(?=\w)){0,30}?\b(?:upon|on|after|when|against|subject to) (?:the )?(?:actual |full )?(?:receipt|reali[sz]ation|collection) of (?:(?:the|such|full|any) )?(?:payments?|amounts?|fees?|funds|mon(?:ey|ies)|dues|price|consideration|proceeds) by (?:the )?/g
/** 'after the Brand has paid the Agency', 'if the client does not pay the Company' */
const OTHER_PAYS =
  /\b(?:after|once|when|until|unless|if) (?:the |its |such |any )?(?:brand|client|end[ -](?:client|customer|user)|customer|advertiser|employer|sponsor|government)s? (?:(?:has|have|had|does not|do not|fails? to) )?(?:pa(?:y|ys|id)|releases?d?) (?:the )?/g
/** What waits for it. */
const PAYS =
  /\b(?:pa(?:y|ys|id|yable|yments?)|remit\w*|releas\w*|process\w*|accru\w*|due|settle\w*|disburs\w*|credit(?:ed)?|refund\w*)\b/
/** What is no pay: what comes in is passed on, or is no money. */
const HANDS_ON = /\b(?:payment instructions?|forward (?:all|such|the|any))\b/
/** Whoever stands behind 'from' is named so soon, or is none of the parties. */
const NEAR = 3

/**
 * Pay that waits until somebody who is no party has paid the one who owes it. Whoever is to be paid bears the risk of a
 * debtor whom he cannot sue. The readers know it where it says 'only'.
 */
export const paidWhenPaid: Detector = {
  id: 'paid-when-paid',
  category: 'late_or_conditional_payment',
  gate: /\b(?:receipt|receiv|reali[sz]|collect|pa(?:ys?|id))\b|\b(?:receiv|reali[sz]|collect)/,
  read: firstHit(hitsIn),
}

function hitsIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  if (!PAYS.test(sentence.text) || HANDS_ON.test(sentence.text)) return []
  for (const match of sentence.text.matchAll(COMES_IN)) {
    const at = sentence.start + match.index
    const source = at + match[0].length
    if (contract.mentions.some(({ start, end }) => start <= source + NEAR && end > source)) continue
    const payer = receiverOf(contract, sentence, { condition: at, verb: at + match[0].indexOf(match[1]!), source })
    const burdened = payer === null ? null : counterpart(contract, payer)
    if (payer === null || burdened === null) continue
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened, by: payer, confidence: 0.85, variant: 'whenPaid' }]
  }
  return sharesIn(contract, clause, sentence)
}

/** Somebody's share of a price that waits until the one who owes it has the whole. */
function sharesIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  for (const match of [...sentence.text.matchAll(SHARE_WAITS), ...sentence.text.matchAll(OTHER_PAYS)]) {
    const at = sentence.start + match.index + match[0].length
    const payer = contract.mentions.find(({ start, end }) => start <= at + NEAR && end > at)?.who
    const burdened = isParty(payer) ? counterpart(contract, payer) : null
    if (!isParty(payer) || burdened === null) continue
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened, by: payer, confidence: 0.8, variant: 'whenPaid' }]
  }
  return []
}

/** Who must have got it: who is named before the verb ('subject to X receiving'), or behind it ('receipt by X from'), else who does it. */
function receiverOf(contract: Contract, sentence: Sentence, place: Place): ContractParty | null {
  const { condition, verb, source } = place
  const named = contract.mentions.filter(({ start, end }) => start >= condition && end <= source)
  const [before, behind] = [named.findLast(({ end }) => end <= verb), named.find(({ start }) => start > verb)]
  const who = (before ?? behind)?.who ?? subjectAt(contract, sentence, verb) ?? buyerOf(contract)
  return isParty(who) ? who : null
}

/** Who pays where a row of terms of payment names nobody: the one party that buys. */
function buyerOf({ parties }: Contract): ContractParty | null {
  const buyers = parties.filter(({ side }) => side === 'customer' || side === 'buyer')
  return buyers.length === 1 ? buyers[0]! : null
}

/** Where the condition begins, where it says that something comes in, and where it says from whom. */
interface Place {
  readonly condition: number
  readonly verb: number
  readonly source: number
}
