import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'

import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const CORE =
  '(?:(?:purchase |sale |selling |contract |service )?(?:prices?|fees?|charges)|rent|consideration|remuneration|salary|royalty|royalties|commission|share of (?:the )?profits?|profit[- ]sharing ratio|compensation)'
const FIXED = '(?:agreed|decided|determined|discussed|finali[sz]ed|fixed|negotiated|settled)(?: upon)?'
const WHEN =
  '(?:later|in (?:the )?future|subsequently|mutually|between (?:the parties|them)|by (?:the parties|them|mutual)|from time to time|at a later|in due course|as and when)'
/** 'the price of the goods shall be mutually decided later', 'fees as may be agreed from time to time' */
const LATER = new RegExp(
  String.raw`\b(?:${CORE} payable to[^.;,]{0,70}?|${CORE}) (?:shall|will) be such (?:amount|sum|rate|price|figure) as (?:may be )?(?:mutually )?${FIXED}[^.;,]{0,30}? ${WHEN}\b|\b(?:duration|tenure) of (?:this|the) (?:arrangement|agreement|contract|engagement) (?:shall|will) be (?:mutually )?${FIXED}[^.;,]{0,30}? ${WHEN}\b|\b${CORE}\b(?: (?:of|for|payable|to be paid|in respect of|under|applicable)\b[^.;,]{0,50}?)? (?:shall|will|is to|are to|may) (?:be )?(?:as )?(?:may be )?(?:(?:mutually|amicably) ${FIXED}|${FIXED}[^.;,]{0,30}? ${WHEN})\b|\b${CORE} (?:as|to be|that) (?:(?:may|shall|will) be )?(?:mutually )?${FIXED}[^.;,]{0,30}? ${WHEN}\b`,
)
const AGREE_TO_AGREE =
  /\b(?:shall|will|agree to)\b[^.;]{0,40}\b(?:enter into|execute|sign|negotiate)\b[^.;]{0,60}\b(?:agreement|contract|terms)\b[^.;]{0,60}\b(?:on (?:such )?terms (?:and conditions )?(?:to be|as may be|that (?:may|will) be) (?:mutually )?(?:agreed|decided)|terms to be (?:mutually )?(?:agreed|decided))/
const VAGUE_SHARE =
  /\b(?:a |an )?(?:suitable|fair|appropriate|proper|adequate|handsome|reasonable) (?:share|percentage|portion|part) (?:of|in) (?:the )?(?:profits?|revenues?|proceeds|income|equity|shares)/
const VAGUE_SCOPE =
  /\b(?:services|work|products?)\b[^.;]{0,30}\bas may be (?:mutually )?(?:discussed|decided|agreed)(?: between (?:the parties|them))? from time to time\b/
/** A formula, a person who fixes it, a paper that states it: what can be made certain is certain. */
const MACHINERY =
  /\b(?:valuer|valuation|expert|arbitrat|index|formula|fair market|market (?:price|rate|value)|prevailing|purchase orders?|work orders?|statements? of work|sows?\b|schedules?|annexures?|annex|exhibits?|appendix|rate card|quotations?|order forms?|in writing|written|amendment|addendum|cost plus|benchmark|percentage increase|not (?:exceed(?:ing)?|more than|less than)|subject to a (?:maximum|minimum)|minimum of|failing (?:which|agreement)|if the parties (?:fail|cannot|do not)|steering committee|committee|board|not (?:yet )?binding|as agreed by)\b/
/** A side matter that may wait. */
const SIDE =
  /\b(?:additional|extra|further|new|renew(?:al|ed)|extension|extended|change[sd]?|revis(?:ed|ion)|variation|other\b|export|outside|if\b|in the event|offered|retail|resale|mediat|arbitra|optional|increase|future (?:products|services)|modif)/

/**
 * Section 29 voids an agreement whose meaning is not certain or capable of being made certain, and an agreement to agree is
 * no contract. A formula, an expert or an order that fixes the term cures it, so each of those silences the rule.
 */
export const openPrice: Rule = {
  id: 'open-price',
  category: 'uncertainty',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 29',
      note: 'An agreement whose meaning is not certain, or capable of being made certain, is void.',
    },
  ],
  words: {
    title: 'A main term is left open: {what}',
    short: 'Open term',
    harm: 'The contract leaves {what} to be settled later and says nothing here about who decides if you do not agree. A court that cannot tell what was promised cannot enforce it.',
    ask: 'Ask for the figure, or for a formula or an expert who fixes it.',
    wording: 'The fee is Rs [amount] per month; a later revision is fixed by [named expert] applying [index].',
    notes: [],
  },
  gate: /agreed|decided|determined|discussed|finali[sz]ed|negotiated|fixed|settled|suitable|fair|appropriate|proper|adequate|handsome|reasonable/,
  read(clause, contract) {
    if (clause.kind !== 'clause' && clause.kind !== 'schedule') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  const later = LATER.exec(text)
  const share = VAGUE_SHARE.exec(text)
  const agree = AGREE_TO_AGREE.exec(text)
  const scope = VAGUE_SCOPE.exec(text)
  const match = later ?? share ?? agree ?? scope
  if (match === null || MACHINERY.test(full) || /\b(?:not be (?:changed|increased)|unless|nothing)\b/.test(full))
    return []
  const side = SIDE.test(full.replace(/\bother party\b/g, ' '))
  const nonBinding = /\bnon-?binding\b|\bterm sheet\b|\bletter of intent\b/.test(contract.text.norm.slice(0, 3000))
  if (side && later === null) return []
  const severity: Severity = nonBinding ? 'low' : side || (agree !== null && later === null) ? 'medium' : 'high'
  const named = later === null ? null : new RegExp(String.raw`\b${CORE}\b`).exec(later[0])
  const what =
    named !== null
      ? `the ${named[0]}`
      : share !== null
        ? 'the share'
        : agree !== null
          ? 'the terms of a further agreement'
          : 'what is to be done'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: null,
      confidence: 0.78,
      values: { what },
      flags: ['No formula, expert or order form fixes it'],
    },
  ]
}
