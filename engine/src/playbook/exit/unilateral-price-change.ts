import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, discretionOf, holderOf, isNegated, isParty, partyOn, periodsIn, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const PRICE = String.raw`(?:(?:licen[cs]e |subscription |service |annual |monthly |unit )?(?:fees?|prices?|pricing|charges|rent|rentals?|rates?(?: of interest)?|interest(?: rate)?|tariffs?|royalt(?:y|ies)|commissions?|margins?|the (?:\w+ )?consideration|discounts?|price list))`
const CHANGE = String.raw`(?:revise|increase|change|enhance|raise|adjust|modify|vary|amend|alter|reset|reduce|escalate|re-?fix|re-?price|put up|hike|step up|push up|mark up)`
const CHANGES = new RegExp(
  String.raw`\b(?:may|can|shall (?:be (?:entitled|free|at liberty)|have (?:the|a) (?:\w+ ){0,3}?right) to|(?:is|are) (?:entitled|free) to|reserves? (?:the|its) (?:\w+ ){0,2}?right,?[^.;]{0,40}? to|has (?:the|a|full|every) (?:\w+ ){0,3}?(?:right|liberty|freedom) to|has (?:full |absolute )?(?:liberty|freedom) to)\b[^.;]{0,50}?\b${CHANGE}\b[^.;]{0,50}?\b${PRICE}\b`,
)
const CHANGED = new RegExp(
  String.raw`\b${PRICE}\b[^.;]{0,60}?\b(?:may|can|shall|will) be (?:\w+ly )?(?:revised|increased|changed|enhanced|raised|adjusted|modified|varied|amended|altered|fixed|decided|reduced)\b|\b${PRICE}\b[^.;]{0,50}\bsubject to (?:change|(?:upward )?revision|increase|enhancement)\b|\b${PRICE}\b[^.;]{0,60}\b(?:increased?|varied|revised) as the\b`,
)
const RULING =
  /\b(?:price|prices|rate|rates|fees?|charges|pricing)\b[^.;]{0,40}\b(?:ruling|prevailing|applicable|in force|current)\b[^.;]{0,30}\b(?:on|at|as on) (?:the )?(?:date|time) of (?:dispatch|delivery|supply|invoice|shipment)\b/
/** The list price of the day is a trap for a renewed term; for an extra that nobody need order it is a price list. */
const THEN_CURRENT =
  /\b(?:renew\w*|extended|extension of the term)\b[^.;]{0,160}\b(?:then[- ]current|then prevailing|prevailing) (?:\w+ )?(?:price|list price|rates?|fees?|charges|tariff)/
const ALONE =
  /\b(?:at any time|discretion|without (?:any |prior |further |giving )*(?:notice|consent|intimation|approval)|unilaterally|from time to time|as (?:it|he|she|they|the \w+) (?:thinks?|deems?|considers?|decides?|may (?:decide|deem|fix)|determines?)|as decided|option of)\b/
const BOUND =
  /\b(?:not (?:be )?(?:more|exceed\w*|greater|higher)|(?:shall|will|does) not exceed|not exceeding|maximum|up to (?:a maximum|\d)|cap(?:ped)?\b|ceiling|by \d|by (?:\w+ ){0,3}\(?\d+(?:\.\d+)?\)? ?(?:%|per ?cent)|\d ?(?:%|per ?cent)|cpi\b|wpi\b|index\b|indices\b|published\b|indexation|inflation|benchmark|repo|mclr|libor|sofr|prime rate|base rate|mutual(?:ly)?|agreed|agreement (?:of|between)|both (?:the )?parties|(?:written |prior )+(?:consent|agreement|approval)|consent of|gst|taxes|statutory|government|required by law|change order|in proportion|in accordance with|according to|based on|as set (?:out|forth)|schedule|annexure|(?:change|changes) (?:to|in) (?:the |any )?(?:law|scope)|duty|freight|reflect|(?:increased|reduced|changed|revised) to (?:rs|inr|₹|\$|us)|proportionate\w*|pro[- ]?rata)(?!\w)/
const PAYERS = ['customer', 'employer', 'buyer', 'licensee', 'tenant', 'borrower', 'user']
const EXIT = /\b(?:terminat\w+|cancel\w*|exit|reject|object|discontinue|not to renew)\b/

/**
 * A price that one side sets later is no price that was agreed: s. 29 asks for terms that can be made certain, s. 62 for
 * the consent of both to a change. Fixed steps, an index, a benchmark and taxes passed on are fair.
 */
export const unilateralPriceChange: Rule = {
  id: 'unilateral-price-change',
  category: 'unilateral_price_change',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 29, 62',
      note: 'Terms must be certain or capable of being made certain, and a change of them needs both parties.',
    },
  ],
  words: {
    title: '{other} can change the price on its own',
    short: 'Price can change',
    harm: 'The price that you agreed may not be the price that you get, and the clause sets no figure or index for the change. You cannot plan for it.',
    ask: 'Ask to fix the price for the term, to tie later changes to a percentage or an index, and for notice with a right to leave.',
    wording:
      'The fees are fixed for the term. On renewal they may rise by not more than 7% or the change in the Consumer Price Index, whichever is lower, on sixty days\u2019 written notice.',
    notes: ['Taxes passed on at the rate of the day are fair.'],
  },
  gate: /fee|pric|charge|rent|rate|interest|tariff|royalt|commission|consideration|margin|discount/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const active = CHANGES.exec(words)
  const match = active ?? CHANGED.exec(words) ?? RULING.exec(words) ?? THEN_CURRENT.exec(words)
  if (match === null || /\b(?:not|no)\b/.test(match[0]) || isNegated(words, match.index)) return []
  if (BOUND.test(withNext(clause, sentence))) return []
  if (
    /\b(?:exchange rate|rate of (?:tax|exchange)|currenc\w+|for (?:additional|extra|further) (?:services|work)|renewal rent|interest on overdue|set[- ]?offs?)\b/.test(
      words,
    )
  )
    return []
  const holder =
    active !== null
      ? holderOf(contract, sentence, CHANGES)
      : (holderOf(contract, sentence, CHANGED) ?? discretionOf(contract, sentence) ?? null)
  if (holder === 'mutual') return []
  if (CHANGED.test(words) && active === null && !isParty(holder) && !ALONE.test(words)) return []
  // 'may be increased by the Board': somebody who is no party decides.
  if (active === null && holder === null && /\bbe \w+ed by the \w/.test(words)) return []
  if (
    isParty(holder) &&
    PAYERS.includes(holder.side) &&
    /\b(?:increase|raise|enhance)d?\b/.test(match[0]) &&
    !/\b(?:decreas|reduc|lower)/.test(words)
  )
    return []
  if (/\b(?:the )?parties\b/.test(words.slice(0, match.index + 20))) return []
  const seller = partyOn(contract, 'platform', 'supplier', 'landlord', 'licensor', 'lender', 'seller', 'principal')
  const who = isParty(holder) ? holder : active === null ? seller : null
  const burdened = acrossFrom(contract, who)
  if (burdened === null) return []
  const around = withNext(clause, sentence)
  const renewal = /\brenew/.test(sentence.full)
  const warned = periodsIn(contract, {
    start: sentence.start,
    end: Math.min(sentence.end + 300, clause.norm.end),
  }).some(({ days }) => days >= 30)
  if (warned && EXIT.test(around) && renewal) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: warned && EXIT.test(around) ? 'low' : warned || renewal ? 'medium' : 'high',
      burdened,
      confidence: isParty(holder) ? 0.85 : 0.7,
      flags: [renewal ? 'At renewal, without a limit' : 'During the term, without a limit'],
    },
  ]
}
