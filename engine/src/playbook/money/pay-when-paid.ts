import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isNegated, isOneOf, partyIn } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { payeeOf } from './payment-terms.ts'

const OUTSIDER = String.raw`(?:end[- ]?(?:customer|client|user)s?|ultimate (?:client|customer|beneficiary|owner)|principal (?:employer|client)|main (?:contractor|client)|(?:its|their|his|our|the (?=own|concerned|respective|relevant)) ?(?:own |concerned |respective |relevant )?(?:customers?|clients?|principals?|funders?|donors?|investors?|bankers?|employer|owner)|third part(?:y|ies)|government|department|funding agency|buyers?)`
const CONDITION = String.raw`(?:only (?:if|when|after|upon|on)|if and when|as and when|subject to|conditional (?:up)?on|contingent (?:up)?on|dependent (?:up)?on|upon|on|after|until|unless|days? (?:of|from)|once|when|following)`
/** 'only when the Client receives payment from its end customer', 'within 7 days of receipt of funds from the government' */
const WHEN_PAID = new RegExp(
  String.raw`\b${CONDITION}\b[^.;]{0,50}?\b(?:receipt|receiv(?:es?|ed|ing)|gets? (?:its|the|his) (?:money|dues|payment)|reali[sz](?:ation|ed|es|ing)|collect(?:ion|ed|s)|(?:is|has been|being|are) paid|payments?|release)\b[^.;]{0,80}?\b(?:by|from)\b (?:the |its |any )?${OUTSIDER}\b`,
)
/** The same with 'the Owner' or 'the Employer', who may be a party to this very contract: then it is the price itself. */
const WHEN_THE_OWNER_PAYS =
  /\b(?:only (?:if|when|after|upon)|if and when|as and when|subject to|upon|after|until|unless)\b[^.;]{0,50}?\b(?:receipt|receiv(?:es?|ed)|reali[sz](?:ation|ed)|payments?)\b[^.;]{0,80}?\b(?:by|from) the (?:customers?|clients?|employer|owner|principal)\b/
const OUTSIDER_PAYS = new RegExp(
  String.raw`\b${CONDITION} (?:the |such |any )?${OUTSIDER} (?:has |have |actually )*(?:pays?|paid|released|makes? payment|clears)\b`,
)
/** 'if the end customer does not pay, the Service Provider shall not be entitled to payment' */
const OUTSIDER_FAILS = new RegExp(
  String.raw`\b(?:if|in the event|where|should|until)\b[^.;]{0,30}?\b${OUTSIDER} (?:does not|fails? to|do not|has not) (?:pay|paid|make payment)\b[^.;]{0,100}?\b(?:shall|will) not be (?:entitled|liable|obliged|bound)\b[^.;]{0,40}\b(?:pay|payments?|fees|remuneration)\b`,
)
const FUNDS =
  /\b(?:subject to|depending on|dependent (?:up)?on|contingent (?:up)?on|as and when|as per|on|upon) (?:the )?(?:availability of (?:the )?(?:funds|budget|cash)|(?:funds|budget|cash) (?:are|is|become|becomes|being) available|(?:its|the) (?:cash[- ]?flow|fund position|liquidity))\b/
const SATISFIED =
  /\b(?:pay|pays|paid|payable|payments?|fees|invoices?|released?)\b[^.;]{0,90}\b(?:subject to|only (?:if|when|upon|on|after)|provided that|if|when|conditional (?:up)?on|until)\b[^.;]{0,50}\b(?:(?:sole |full |entire |complete |absolute |subjective )*satisfaction of (?:the |its )?(?:client|company|customer|buyer|purchaser|employer|management|owner|principal|licensee|us)\b|'s (?:sole |full |entire |complete |absolute )*satisfaction|is (?:fully |entirely |completely )*satisfied with|finds? (?:the |such )?(?:work|services|deliverables|goods) satisfactory)\b/
const OBJECTIVE =
  /\b(?:acceptance (?:criteria|tests?|procedure|certificate)|specifications?|annexure|schedule|milestone|undisputed|acting reasonably|reasonable satisfaction|reasonably satisfied)\b/
const PRICE =
  /\b(?:pay|pays|paid|payable|payments?|fees?|remuneration|invoices?|dues|salary|wages|consideration|price)\b/
/** A share of what comes in is only known once it has come in. */
const SHARE_OF_RECEIPTS =
  /\b(?:royalt(?:y|ies)|commissions?|revenue[- ]shar(?:e|ing)|referral fees?|share of (?:the )?(?:revenue|profits?|proceeds)|percentage of|net (?:sales|receipts|revenues?)|escrow|refund|insurance|licen[cs]e fees|sublicens|pass[- ]through|reimburs|tax(?:es)?|proceeds)\b/

/**
 * Sections 31 and 32 of the Contract Act: a promise contingent on an uncertain event cannot be enforced until it happens.
 * A price that waits for a stranger's payment, for funds or for the payer's own satisfaction may never fall due.
 */
export const payWhenPaid: Rule = {
  id: 'pay-when-paid',
  category: 'late_or_conditional_payment',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 31, 32',
      note: 'A promise that depends on an uncertain event cannot be enforced until that event happens.',
    },
  ],
  words: {
    title: 'You are paid only if {event}',
    short: 'Conditional payment',
    harm: 'Your pay for finished work hangs on something that you do not control: {event}. If that never happens, your claim may never fall due.',
    ask: 'Ask for a fixed number of days from the invoice, with no condition beyond acceptance of the work.',
    wording:
      'Undisputed invoices are payable within thirty days of receipt. Payment does not depend on receipts from third parties, and only the part disputed in writing with reasons may be held back.',
    notes: ['Ask also for interest on late sums, for instance 1.5 per cent a month.'],
  },
  gate: /not pay|gets? (?:its|the|his) |fails? to pay|not paid|receipt|receiv|reali[sz]|collect|paid|pays|release|fund|budget|cash|satisf/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  if (!PRICE.test(full) || SHARE_OF_RECEIPTS.test(full)) return []
  const paid =
    WHEN_PAID.exec(text) ?? OUTSIDER_PAYS.exec(text) ?? WHEN_THE_OWNER_PAYS.exec(text) ?? OUTSIDER_FAILS.exec(text)
  const funds = paid === null ? FUNDS.exec(text) : null
  const about = paid === null || speaksOfPay(text, paid) || OUTSIDER_FAILS.test(text)
  const satisfied =
    paid === null && funds === null && !OBJECTIVE.test(full) && !/\bwithh[eo]ld/.test(text)
      ? SATISFIED.exec(text)
      : null
  const match = paid ?? funds ?? satisfied
  if (
    match === null ||
    !about ||
    (isNegated(text, match.index) && !/\b(?:until|unless)\b/.test(match[0])) ||
    (satisfied === null &&
      !OUTSIDER_FAILS.test(text) &&
      !/\b(?:pay|paid|payable|payments?|release|receive|salary|due|cleared|settled)\b/.test(
        text.replace(match[0], ' '),
      ))
  )
    return []
  if (
    /\b(?:not|never)\b[^.;]{0,30}\b(?:depend|condition|contingent|subject)/.test(text) ||
    /\b(?:irrespective|regardless|whether or not)\b/.test(text)
  )
    return []
  if (paid !== null && !OUTSIDER_FAILS.test(text) && !outsiderIsStranger(sentence, paid, contract)) return []
  const payee = payeeOf(contract, sentence)
  const wages = payee?.side === 'employee' || isOneOf(contract, families.employment)
  const sole = satisfied !== null && !/\b(?:sole|absolute|full|entire|complete|entirely|fully)\b/.test(satisfied[0])
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: wages ? 'critical' : sole ? 'medium' : 'high',
      burdened: payee,
      confidence: satisfied !== null ? 0.75 : 0.88,
      values: {
        event:
          paid !== null
            ? 'someone else pays first'
            : funds !== null
              ? 'the payer has funds'
              : 'the payer says it is satisfied',
      },
      flags: [
        paid !== null
          ? 'Payment waits for a third party'
          : funds !== null
            ? 'Payment waits for funds'
            : 'The payer judges whether it must pay',
      ],
    },
  ]
}

/** The condition hangs on the price: 'shall be paid only when ...', 'when ..., it shall pay'. */
const speaksOfPay = (text: string, match: RegExpExecArray): boolean =>
  /\b(?:pay|pays|paid|payable|payments?|fees|release[sd]?|salary|wages|remuneration|cleared|settled)\b/.test(
    text.slice(Math.max(0, match.index - 120), match.index),
  ) ||
  /\b(?:shall|will|may) (?:then )?(?:be )?(?:pay|paid|payable|release[d]?)\b/.test(
    text.slice(match.index + match[0].length, match.index + match[0].length + 120),
  )

/** Money that comes from the other party of this very contract is the price itself, not a stranger's payment. */
function outsiderIsStranger(sentence: Sentence, match: RegExpExecArray, contract: Contract): boolean {
  const end = sentence.start + match.index + match[0].length
  if (
    /\b(?:end|ultimate|principal|main|its|their|his|our|third|government|department|funding)\b[^.;]{0,24}$/.test(
      match[0],
    )
  )
    return true
  return partyIn(contract, { start: end - 16, end }) === null
}
