import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Period } from '../../text/numbers.ts'
import type { Sentence } from '../../text/sentences.ts'
import { agentAfter, counterpart, isParty, partyIn, partyOn, periodsIn, subjectAt } from '../reading.ts'

const PAYS = /\b(?:pay|pays|make (?:the )?payments?|release|remit|settle|clear|disburse)\b/
const PAID =
  /\b(?:be|is|are|become|becomes|fall) (?:paid|payable|due|released|settled|made|cleared|remitted)\b|\bpayable\b/
const RECEIVES =
  /\b(?:be paid|receive|be entitled to (?:receive )?(?:the )?(?:payment|fees|remuneration|consideration))\b/

/** Who is to get the money that a sentence speaks of; null where the contract does not tell. */
export function payeeOf(contract: Contract, sentence: Sentence): ContractParty | null {
  const { text, start } = sentence
  const receives = RECEIVES.exec(text)
  if (receives !== null) {
    const who = subjectAt(contract, sentence, start + receives.index)
    if (isParty(who)) return who
  }
  const invoices =
    /\b(?:invoices?|bills?) (?:that (?:are|is) |duly )?(?:raised by|submitted by|issued by|sent by|from|of|by)\b/.exec(
      text,
    )
  if (invoices !== null) {
    const end = start + invoices.index + invoices[0].length
    const by = partyIn(contract, { start: end, end: end + 40 })
    if (by !== null && !/\breceipt of (?:\w+ ){0,6}$/.test(text.slice(0, invoices.index))) return by
  }
  const pays = PAYS.exec(text)
  if (pays !== null) {
    const who = subjectAt(contract, sentence, start + pays.index)
    if (isParty(who)) return counterpart(contract, who) ?? usualPayee(contract)
  }
  const paid = PAID.exec(text)
  if (paid !== null) {
    const payer = agentAfter(contract, sentence, start + paid.index)
    if (isParty(payer)) return counterpart(contract, payer) ?? usualPayee(contract)
    const to = /(?<!subject )\bto (?:the )?$/
    for (const mention of contract.mentions) {
      if (mention.start < start + paid.index || mention.start > start + paid.index + 60) continue
      if (mention.who !== 'mutual' && to.test(contract.text.norm.slice(Math.max(0, mention.start - 20), mention.start)))
        return mention.who
    }
  }
  return usualPayee(contract)
}

/** Who is paid for the goods, the work or the premises under such a contract. */
export const usualPayee = (contract: Contract): ContractParty | null =>
  partyOn(contract, 'supplier', 'employee', 'seller', 'landlord', 'agent')

export interface PaymentTerm {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly period: Period
  /** days until the money is due, counted from the invoice, the goods or their acceptance */
  readonly days: number
  readonly payee: ContractParty | null
}

const MONEY_DUE =
  /\b(?:pay|paid|payable|payments?|settled?|release[sd]?|remit(?:ted)?|credit (?:period|terms?)|invoices? (?:are|is|shall be) due|due (?:and payable )?within|(?:becomes?|falls?|shall be) due|cleared|net)\b/
const COUNTED_FROM =
  /\b(?:invoices?|bills?|receipt|delivery|accept(?:ance|ed)|completion|supply|goods|approv(?:al|ed)|submission|grn|credit|end of (?:the|each) (?:month|quarter))\b/
/** Sums that are no price for work or goods, and periods that do not say when the price is due. */
const OTHER_SUMS =
  /\b(?:refund|deposit|royalt(?:y|ies)|commissions?|interest (?:shall|at|will)|terminat|overdue|suspend|default|fails? to pay|not paid|unpaid|remain(?:s|ing)? outstanding|indemnif|audit|underpa|overpa|dispute[sd]? (?:any |the |an? )?(?:invoice|amount|sum|charge)|written notice|insurance|premium|tax(?:es)? (?:to|return)|licen[cs]e fee|net sales|milestone|bonus|inventory|cancel|bonuse?s|does not (?:make|pay)|effective date|change of control|fee to|claim to|severance|dividend|purchase price|guarantee[sd]? minimum|rent)\b/

/** Every sentence that says how long a price for work or goods may wait. */
export function paymentTerms(contract: Contract): PaymentTerm[] {
  const found: PaymentTerm[] = []
  for (const clause of contract.clauses) {
    if (
      clause.kind === 'recitals' ||
      clause.kind === 'parties' ||
      !MONEY_DUE.test(`${clause.heading?.toLowerCase() ?? ''} ${clause.text}`)
    )
      continue
    for (const sentence of clause.sentences) {
      const term = readTerm(contract, clause, sentence)
      if (term !== null) found.push(term)
    }
  }
  return found
}

/** What the days run from, right behind the period. */
const FROM_DELIVERY =
  /^[^.;,]{0,40}\b(?:of|from|after|following|upon|against)\b[^.;,]{0,50}\b(?:invoices?|bills?|delivery|goods|acceptance|completion|submission|supply|materials?|approval|services|end of (?:the|each) (?:month|quarter)|receipt(?! of (?:the |such |said |a |any )?(?:\w+ )?(?:notice|payment|order|request)))\b/
const NOT_A_WAIT =
  /\b(?:notice|term of|warranty|more than|total of)\b[^.;]{0,20}$|\b(?:every|each|prior|before|previous|last|first|for a|for)\s$/
const WAITS =
  /\b(?:within|in|after|at|of|on|on or before|than|net|due|payable|paid|settled|cleared|released|terms?:?|period:?|is|be)\s(?:a |an |the |maximum |period of |expiry of |not later than )*\(?$/

function readTerm(contract: Contract, clause: Clause, sentence: Sentence): PaymentTerm | null {
  const heading = clause.heading?.toLowerCase() ?? ''
  const full = `${heading} ${sentence.full}`
  if (!MONEY_DUE.test(full) || !COUNTED_FROM.test(full) || OTHER_SUMS.test(full)) return null
  for (const period of periodsIn(contract, sentence)) {
    const at = period.start - sentence.start
    const before = sentence.text.slice(Math.max(0, at - 60), at)
    const after = sentence.text.slice(period.end - sentence.start, period.end - sentence.start + 90)
    if (period.days < 1 || NOT_A_WAIT.test(before)) continue
    const waits = WAITS.test(before) || (at === 0 && MONEY_DUE.test(heading))
    const due = MONEY_DUE.test(
      `${heading} ${sentence.full.slice(0, sentence.full.length - sentence.text.length + at).slice(-200)}`,
    )
    const counted = FROM_DELIVERY.test(after) || /\bcredit\b[^.;]{0,40}$/.test(before) || /\bcredit\b/.test(after)
    if (!waits || !counted || !due) continue
    const payee = payeeOf(contract, sentence)
    // Money that flows back to the one who buys is a refund or a credit.
    if (payee !== null && ['customer', 'buyer', 'employer', 'tenant'].includes(payee.side)) continue
    return { clause, sentence, period, days: Math.round(period.days), payee }
  }
  return null
}

const SMALL =
  /\b(?:udyam|msmed?\b|(?:micro|small) (?:and small |or small )?(?:enterprise|unit|scale)|micro,? (?:and )?small|small[- ]scale industr)/
const NOT_STATED =
  /\b(?:if|where|whether|in case|in the event|medium enterprise|not (?:a |an |registered|be(?:ing)? )|neither|trader|unless|should the)\b/

/** The sentence that states that a party is a micro or small enterprise; null where the contract leaves it open. */
export function statesSmallEnterprise(contract: Contract): boolean {
  return contract.clauses.some(
    (clause) =>
      SMALL.test(clause.text) &&
      clause.sentences.some((sentence) => {
        const match = SMALL.exec(sentence.text)
        if (match === null) return false
        const around = sentence.text.slice(Math.max(0, match.index - 110), match.index + match[0].length + 90)
        return (
          !NOT_STATED.test(around) &&
          /\b(?:registered|registration|is an?|being an?|an? (?:udyam|micro|small|msme)|certificate|status|bearing|under the|holding|no\.?)\b/.test(
            around,
          ) &&
          !/\b(?:waiv|interest)\b/.test(sentence.text.slice(0, match.index))
        )
      }),
  )
}
