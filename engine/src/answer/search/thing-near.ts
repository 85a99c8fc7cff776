import type { Question } from '../question/question.ts'
import type { Ranked } from './ranked.ts'

/** Calling off has so many words that the lack of them calls for a doubt, and for no more. */
const CANCEL = /\b(?:cancel|terminat|withdraw|call(?:ed)? off|no[- ]show|non[- ]turn|discontinu|revok|resign|leav)/

/** 'When do I get the photos?' is answered by a time, and not by whose they are. */
const WHEN = /\bwhen (?:do|does|did|will|would|shall|should|must|can|may|is|are|am)\b/
const TIME =
  /\d(?:st|nd|rd|th)\b|\d[./-]\d{1,2}[./-]\d|\b(?:19|20)\d\d\b|\b(?:within|before|after|upon|until|till|once|when(?:ever)?|if|days?|weeks?|months?|years?|hours?|immediate\w*|forthwith|at once|as soon as|prior|simultaneous\w*|end|expir\w*|terminat\w*|every|each|monthly|annual\w*|advance|any ?time|at all times|on (?:receipt|demand|completion|delivery|handing|signing|the)|at the time|from time|notice|promptly|periodic\w*)\b/

/** Whether a place has a word of time. */
export const tellsTime = (place: string): boolean => TIME.test(place)

/** 'After separation from the employment': what holds when all is over. */
const AT_THE_END =
  /^(?:\W|\d)*(?:on|upon|after|following) (?:the |your |his |her |such )?(?:separation|terminat\w*|cessation|expir\w*|leaving|resignation|end)\b|\bfor (?:a |the )?(?:further )?(?:period|term) of [^.;]{0,40}\b(?:from|after|following) the (?:date of )?(?:terminat\w*|separation|cessation|expir\w*)/
const ASKS_END =
  /\b(?:after|leav\w*|left|quit|resign\w*|join\w*|terminat\w*|expir\w*|ends?|ended|over|once|later|compet\w*|rival\w*|clos(?:e|ed|es)|stop\w*|suspend\w*|cancel\w*|fired?)\b/
const WHILE =
  /\b(?:during|while|whilst|throughout|in the course of|so long as)\b[^.;]{0,60}\b(?:employ\w*|engage\w*|term|currency|service|agreement|contract|tenure|appointment)\b/

/** 'Can I do business on the side?' asks of the time in which it runs, and the place tells only of the time after it. */
export const isOfTheEnd = ({ english }: Question, place: string): boolean =>
  AT_THE_END.test(place) && !ASKS_END.test(english)
export const isOfTheRun = (place: string): boolean => WHILE.test(place) && !AT_THE_END.test(place)

/** Whether it is asked when something is, and the first place has no word of time. */
export const lacksTime = ({ english }: Question, place: string): boolean => WHEN.test(english) && !tellsTime(place)

/** 'The deposit will be refunded', 'shall repay it': it is given back there, and not only spoken of. */
const GIVEN_BACK =
  /\b(?:be|been|being|is|are|get|gets) (?:\w+ ){0,3}(?:refunded|repaid|released|reimbursed|credited|reversed|(?:paid|given|handed) back)\b|\b(?:shall|will|must|may|to|can|could|would) (?:\w+ ){0,3}(?:refund|repay|release|give back|pay back)\b|\brefundable (?:after|within|on|upon|at|if|subject|only)\b|\b(?:full|partial|\d+ ?%) refunds?\b|\brefunds? (?:\w+ ){0,2}(?:within|in|after|will|shall|is|are|if)\b/
/** Goods are returned as well: what comes back must be called money. */
const RETURNED =
  /\b(?:be|been|being|is|are|get|gets) (?:\w+ ){0,3}returned\b|\b(?:shall|will|must|may|to|can|could|would) (?:\w+ ){0,3}return\b/g
const NEAR = 90
const isGivenBack = (place: string): boolean =>
  GIVEN_BACK.test(place) ||
  [...place.matchAll(RETURNED)].some(({ 0: { length }, index }) => {
    const before = place.slice(Math.max(0, index - NEAR), index).replace(/^.*[.;]/s, '')
    const behind = place.slice(index + length, index + length + NEAR).replace(/[.;].*$/s, '')
    return MONEY.test(`${before} ${behind}`)
  })
/** It is kept: that answers whether it comes back, and not when. */
const KEPT =
  /\b(?:non[- ]?|not )refundable\b|\bno(?:t be entitled to any)? refunds?\b|\bno (?:part|portion|amount)\b[^.;]{0,80}\brefunded\b|\b(?:forfeit\w*|deduct\w*|withheld)\b|\brefunds? (?:can ?not|can't|will not|shall not|is not)\b|\b(?:can ?not|can't|not) (?:be )?refund|\bnot (?:be )?(?:a |any )?(?:reasons?|grounds?|eligible) for (?:\w+ ){0,2}refunds?\b/
/** A return that is filed is no money that comes back. */
const BACK =
  /\b(?:back|(?<!\b(?:gst|tax|itr|vat|tds|monthly|quarterly|annual) )return(?:s|ed)?|refund(?:s|ed)?|repaid|released?)\b/
const MONEY =
  /\b(?:deposit|security|advance|money|fees?|amount|payments?|price|sum|balance|token|lakhs?|lacs?|crores?|rupees?|rs)\b|₹/

/** Whether it is asked for money that comes back: a refund is never of goods. */
export const asksReturn = ({ english }: Question): boolean =>
  BACK.test(english) && (MONEY.test(english) || /\brefund/.test(english))

/** 'When do I get the deposit back?': a place that only names the deposit does not say. */
export const lacksReturn = (question: Question, place: string): boolean =>
  asksReturn(question) && !tellsReturn(question, place)

/** Whether a place says that it is given back, or, where it is not asked when, that it is kept. */
export const tellsReturn = ({ english }: Question, place: string): boolean =>
  isGivenBack(place) || (!/\bwhen\b/.test(english) && KEPT.test(place))

/** 'The notice in probation' is not that of the time after it. */
const IN_PROBATION = /\b(?:in|during|while (?:on|in)|on) (?:my |the )?probation\b/
const AFTER_PROBATION =
  /\b(?:after|upon|on|post|following)\b[^.;]{0,40}\b(?:probation|confirm\w*)\b|\b(?:once|when) confirmed\b/
const OF_PROBATION = /\b(?:during|in|within|while on|on) (?:the |such |this |said |your )*probation\b/

/** 'The charge after the first two years' is not what is paid for them. */
const AFTER_FIRST = /\b(?:after|beyond|from then on)\b.{0,12}\bfirst\b/
const OF_FIRST = /\b(?:for|during|in|of) (?:the )?first\b/
const LATER = /\b(?:after|there-?after|subsequent\w*|beyond|following|from then|next|second|later|remaining|rest)\b/

/** 'After the work is done' is not answered by what holds before it, nor the other way round. */
export function isOtherTime({ english }: Question, said: string): boolean {
  const [after, before] = [/\bafter\b/, /\b(?:before|prior to)\b/]
  return (
    (AFTER_FIRST.test(english) && OF_FIRST.test(said) && !LATER.test(said)) ||
    (IN_PROBATION.test(english) && AFTER_PROBATION.test(said) && !OF_PROBATION.test(said)) ||
    (after.test(english) && !before.test(english) && before.test(said) && !after.test(said)) ||
    (before.test(english) && !after.test(english) && after.test(said) && !before.test(said))
  )
}

/** Whether it is asked for what is called off, and the first places have no word of that: what else they say of pay is not of it. */
export const lacksCancel = ({ english }: Question, ranked: readonly Ranked[]): boolean =>
  /\bcancel/.test(english) && !ranked.slice(0, 3).some(({ passage }) => CANCEL.test(passage.read))

/** 'When do I get the photographs?' asks for a thing that comes, and not for money. */
const COMES =
  /\bwhen\b.{0,30}\b(?:get|receive|come|comes|ready|delivered|arrive|arrives|handed over)\b|\b(?:get|receive|ready|delivered)\b.{0,12}\bwhen\b/
const OF_PAY =
  /\b(?:money|paid|pay|payments?|salary|refund\w*|deposit|advance|fees?|rent|commission|dues|stipend|wages)\b/
const HANDED =
  /\b(?:deliver\w*|ready|complet\w*|hand(?:ed|ing)? over|handover|provid\w*|submit\w*|suppl\w*|dispatch\w*|ship\w*|sent|send|issu\w*|receiv\w*|possession|publish\w*|available|upload\w*|furnish\w*|return\w*)\b/

/** Whether a place tells when such a thing comes. */
export const tellsComing = (place: string): boolean => HANDED.test(place) && /\d/.test(place) && tellsTime(place)

/** Whether it is asked when a thing comes, and the place tells only when something is paid. */
export const tellsPayOnly = ({ english }: Question, place: string): boolean =>
  COMES.test(english) && !OF_PAY.test(english) && /\bpa(?:y|ys|id|yments?)\b/.test(place) && !HANDED.test(place)

/** 'Interest on late payment?' wants the rate, and not that there is one. */
const OF_INTEREST =
  /\binterest\b.{0,16}\b(?:late|delay\w*|overdue|due)\b|\b(?:late|delay\w*|overdue)\b.{0,16}\binterest\b/
export const tellsRate = (place: string): boolean => /\binterest\b/.test(place) && /\d ?(?:%|per ?cent)/.test(place)
export const lacksInterest = ({ english }: Question, place: string): boolean =>
  OF_INTEREST.test(english) && /\binterest\b/.test(place) && !tellsRate(place)
