import type { Finding } from '../../../categories/shape/detector.ts'
import { escaped } from '../../../grammar/escaped.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { campOf } from '../../../understand/reading/camps.ts'
import { isParty } from '../../../understand/reading/reading.ts'
import { WORKERS } from './workers.ts'

/** Of which side a word is: 'you' and 'your' are nobody's own in an agreement that has roles. */
const wordsOf = (parties: readonly ContractParty[]): string =>
  [...new Set(parties.flatMap(({ aliases }) => aliases))]
    .filter((alias) => alias.length > 1)
    .map(escaped)
    .join('|') || '(?!)'

interface Sides {
  /** whoever bears the card */
  readonly own: string
  readonly others: string
}

/** Of nobody known: any word may be the other side's. */
const NO_SIDES: Sides = { own: '(?!)', others: String.raw`\w+` }

function sidesOf(contract: Contract, { burdened }: Finding['hit']): Sides | null {
  const camp = isParty(burdened) ? campOf(contract, burdened) : null
  if (camp === null) return null
  const own = contract.parties.filter(({ index }) => camp.has(index))
  const others = contract.parties.filter(({ index }) => !camp.has(index))
  const isYou = own.some(({ aliases }) => aliases.includes('you'))
  return { own: `${wordsOf(own)}${isYou ? '|your' : ''}`, others: `${wordsOf(others)}${isYou ? '|our|us' : ''}` }
}

/** 'except where caused by our own negligence': what its own fault costs, it answers for. Gross negligence alone is less. */
const OWN_FAULT = String.raw`\b(?:except|unless|save|excluding|other than)\b([^.;]{0,80})(?<!gross )\b(?:negligen\w+|fault|defaults?|breach)\b`
const CEILING = /\bexceed|\blimited to\b|\baggregate\b|\bmaximum\b/
function standsBack({ own, others }: Sides, words: string): boolean {
  const [said, between] = new RegExp(OWN_FAULT).exec(words) ?? []
  if (said === undefined || CEILING.test(words)) return false
  const isOthers = new RegExp(String.raw`\b(?:its|their|his|her|own|${others})\b`).test(said)
  return isOthers && !new RegExp(String.raw`\b(?:${own})\b`).test(between!)
}

const DEEDS =
  '(?:acts?|actions?|omissions?|conduct|negligence|faults?|defaults?|breach(?:es)?|violations?|misuse|failures?|errors?|instructions)'
/** 'arising from the Intern's actions': whoever bears the loss has caused it. */
const isOwnDeed = ({ own }: Sides, words: string): boolean =>
  new RegExp(
    String.raw`\b(?:due to|caused by|aris(?:es?|ing) (?:from|out of)|resulting from|because of|attributable to|on account of) (?:any |an? |the )?(?:(?:${own})(?:'s|s')? (?:own )?${DEEDS}|${DEEDS}(?: or ${DEEDS})? (?:of|by|on the part of) (?:the )?(?:${own}))\b`,
  ).test(words) && !BEYOND_DEEDS.test(words)
const BEYOND_DEEDS = /\bexceed|\blimited to (?:the|rs|inr|₹)|force majeure|\bor otherwise\b|whatsoever/

/** What was forbidden before: 'shall not fight; no loss from such conduct is answered for'. */
const SUCH_CONDUCT =
  /\b(?:from|by|of|for|through) (?:any )?such (?:conduct|misconduct|behaviou?r|acts?|activit(?:y|ies)|violations?|misuse)\b/
const FORBIDS = /\b(?:not|no|never|nor|prohibit\w*|forbid\w*|forbidden|refrain|strictly)\b/
/** In one sentence with what shields: what is forbidden, and not what the one who is shielded will not do. */
const FORBIDDEN = /\bprohibit|\bforbid|\brefrain|\bnot (?:be )?(?:allowed|permitted)\b/
const SHALL_NOT = String.raw`\b(?:shall|must|may|will|should|can) (?:strictly )?(?:not|never)\b|\bcannot\b`
function isOfForbidden({ text }: Contract, { span, clause }: Finding['hit'], sides: Sides, words: string): boolean {
  if (!SUCH_CONDUCT.test(words) || OWN_CARELESS.test(words)) return false
  const lead = text.norm.slice(Math.max(clause.norm.start, span.start - LEADS_UP), span.start)
  if (FORBIDS.test(text.norm.slice(clause.norm.start, span.start)) && !WORKERS.test(lead)) return true
  const before = words.slice(0, Math.max(0, words.search(NOT_LIABLE)))
  // who must not drink is the driver whom the shielded one sends: his doing is no doing of whoever bears the loss
  if (WORKERS.test(before) || /\bour\b|injur|death/.test(words)) return false
  if (FORBIDDEN.test(before) && (sides === NO_SIDES || !isOfOthers(sides, FORBIDDEN.source, before))) return true
  return new RegExp(SHALL_NOT).test(before) && !isOfOthers(sides, SHALL_NOT, before)
}
/** So far before the words it is told to whom something is forbidden. */
const LEADS_UP = 200
const isOfOthers = ({ others }: Sides, forbids: string, before: string): boolean =>
  new RegExp(String.raw`\b(?:${others})\b[^.;]*(?:${forbids})`).test(before)
const EVENTS =
  /\bacts? of god\b|\bfloods?\b|\bfires?\b|\bwars?\b|\briots?\b|\bstrikes?\b|\bepidemics?\b|\bpandemics?\b|\bquarantines?\b|\bweather\b|\blandslides?\b|\bearthquakes?\b|\bcyclones?\b|\bstorms?\b|\bnatural (?:\w+ )?(?:hazards?|disasters?|calamit\w+)|\bcivil (?:disturbances?|commotion|unrest)\b|\bacts? of (?:any )?government|\bgovernment(?:al)? (?:actions?|orders?)|\blockdowns?\b|\bbeyond (?:[\w']+ ){0,3}control\b/g
/** So many of what nobody does make a list of force majeure, whatever else is thrown in. */
const MANY = 5
const OWN_CARELESS = /negligen|\bstaff\b|\bemploy|\bagents?\b/
const isOfEvents = (words: string): boolean =>
  new Set(words.match(EVENTS)).size >= MANY && !OWN_CARELESS.test(words) && !CEILING.test(words)

/** 'from dealings made outside the platform': what was done past the one who is shielded. */
const PAST_IT =
  /\b(?:arrange\w*|deal(?:s|ings?)?|transact\w+|payments?|paid|bookings?|booked|agreements?|purchases?|communicat\w+|contacts?)\b[^.;]{0,40}\b(?<!\b(?:on|in|inside|through|via|within) (?:(?:the |our |its |this )?(?:platform|app|application|site|website|portal|marketplace) )?(?:and|or|and\/or) )(?:outside(?: of)?|off|bypassing|without using) (?:the |our |its |this )?(?:\w+ )?(?:platform|app|application|site|website|portal|marketplace)\b|\boff-?platform\b/
/** What is asked of nobody but the one who is shielded: his own harm, and whatever else there may be. */
const BEYOND_PAST_IT = /injur|death|whatsoever|\bor otherwise\b/

const NOT_LIABLE = /\b(?:not (?:be )?(?:held )?(?:liable|responsible|answerable)|no (?:liability|responsibility))\b/
/** Floods excuse everybody; that one side is not excused, a price that is due all the same, or whatever else may happen, is more. */
const BEYOND_EVENTS =
  /whatsoever|\bany (?:other )?(?:cause|reason)|\bor otherwise\b|theft|injur|death|negligen|refund|\bpay\b|\bpaid\b|forfeit|\brent\b|charges|\bonly\b|\balone\b|not (?:be )?excused|\bmust\b|\bshall (?:still |nevertheless )?(?:perform|deliver|complete|continue)|terminat|extend/

/** All of the sentence with which an alarm begins: a list may be longer than what was read of it. */
const wholeOf = ({ span, clause }: Finding['hit'], words: string): string =>
  clause.sentences.find(({ start, end }) => start <= span.start && span.end <= end)?.text ?? words

/** 'losses from a violation of this Clause 10.2 by the Tenant': of its own wrong, against one clause. */
const OWN_BREACH_OF_ONE =
  /\bindemnif\w*\b[^.;]{0,160}\b(?:violation|breach|contravention) of (?:this|the said|such) (?:clause|section|paragraph)\b/
const BEYOND_ONE = /\bany and all\b|whatsoever|\bthis agreement\b|indirect|consequential|\bor otherwise\b/

/** 'save where the Owner is unable to provide the room': it comes back where the other side does not do its part. */
const comesBackIfTheirs = ({ others }: Sides, words: string): boolean =>
  new RegExp(
    String.raw`\b(?:save|except|unless|other than)\b[^.;]{0,60}(?:\b(?:${others})\b[^.;]{0,50}\b(?:unable|cannot|can ?not|fails?|failure|does not|do not|not able|cancels?|withdraws?|terminates?|closes?|postpones?)\b|\b(?:cancel\w*|withdrawn|terminated|postponed) by (?:the )?(?:${others})\b)`,
  ).test(words)

/** What a deposit is there for. */
const OUT_OF_DEPOSIT =
  /\b(?:deduct|adjust|recover|set.?off)\w*\b[^.;]{0,40}\b(?:from|against|out of)\b[^.;]{0,24}\bdeposit\b[^.;]{0,20}\b(?:unpaid|outstanding|arrears|overdue|dues|actual|repairs?|electricity|utilit\w+|rent)\b|\b(?:unpaid|outstanding|arrears|overdue)\b[^.;]{0,80}\b(?:deducted|adjusted|recovered)\b[^.;]{0,24}\b(?:from|against|out of)\b[^.;]{0,24}\bdeposit\b/
const MORE_THAN_DUES =
  /forfeit|discretion|\bdeems?\b|\bestimat|\bentire\b|\bwhole\b|painting|\d ?%|\bany (?:other )?(?:amounts?|sums?|money|claims?)\b|\bnot\b|\bnon-/

/** 'the late payment charge specified in Schedule B shall apply': how much, another place says. */
const SUM_ELSEWHERE =
  /\blate (?:payment )?(?:charges?|fees?)\b[^.;]{0,40}\b(?:specified|mentioned|set out|stated|shown|given|as per)\b/
const A_SUM = /\d ?%|per ?cent|\brs\b|₹|\binr\b|double|twice|penalt|\bfine|forfeit|liquidated/
/** A tenth of the price, and no more, of what was booked and cancelled. */
const CANCELS = /\bcancel/
const SMALL_SHARE = /(?<![\d.])(?:[1-9]|10) ?(?:%|per ?cent)/
const MORE_THAN_THAT =
  /(?:1[1-9]|[2-9]\d|100) ?(?:%|per ?cent)|\bno refund|forfeit|per day|(?:each|every) day|per week|double|twice|in addition|liquidated/

/** The last word in the house: a court or an arbitrator is still open. */
const NOT_LAST =
  /\bsubject (?:always )?to\b[^.;]{0,60}\b(?:dispute resolution|arbitrat\w+|courts?\b|appeals?|legal remed\w+)/

/** Who lets somebody else in, or hands the contract on, has broken it. */
const LETS_OTHERS_IN = /\bsub-?let(?:ting)?\b|\bunauthori[sz]ed (?:assignment|transfer|occupation)\b/
const ENDS_IT = /terminat|cancel|revok/
/** A list of causes: that one of them is an opinion makes it no power at will. */
const ITEMS = /(?:^|[ (])[a-h][.)] /g
const LEAST_CAUSES = 3
const CAUSE = /fail(?:s|ed|ure)?\b|breach|violat|default|fraud|insolven|bankrupt|misconduct|convict|illegal|unlawful/
const AT_PLEASURE =
  /discretion|\bany (?:other )?reasons?\b|\bany ?time\b|convenience|without (?:any )?(?:assign|giving|cause|reason)|forfeit|refund/
const endsForCauses = (words: string): boolean =>
  ENDS_IT.test(words) &&
  !AT_PLEASURE.test(words) &&
  (LETS_OTHERS_IN.test(words) || ((words.match(ITEMS)?.length ?? 0) >= LEAST_CAUSES && CAUSE.test(words)))

/** Whoever learns or helps for a while is nobody's workman: what only those have, nobody took from him. */
const NO_WORKMAN = /\b(?:interns?|volunteers?|campus ambassadors?|freelancers?|independent contractors?)\b/
const OF_WORKMEN = /\b(?:overtime|bonus(?:es)?|leaves?|provident fund|gratuity|employee benefits)\b/
const isNoWorkman = ({ own }: Sides, words: string): boolean =>
  own.split('|').some((alias) => NO_WORKMAN.test(alias)) && OF_WORKMEN.test(words) && !/minimum wage/.test(words)

/**
 * Whether the words take the harm itself back: an exclusion that stands back from its own fault, or is of what its bearer, or
 * who did what was just forbidden, or nobody did; money that comes back where the other side fails; a word that is not the last.
 */
export function takesBack(contract: Contract, { category, hit }: Finding, words: string): boolean {
  const sides = sidesOf(contract, hit)
  switch (category) {
    case 'one_sided_liability_cap':
      if (isOfEvents(wholeOf(hit, words)) || isOfForbidden(contract, hit, sides ?? NO_SIDES, words)) return true
      return sides !== null && (standsBack(sides, words) || isOwnDeed(sides, words))
    case 'non_refundable_payment':
      return sides !== null && comesBackIfTheirs(sides, words)
    case 'self_judged_performance':
      return NOT_LAST.test(words)
    default:
      return false
  }
}

/**
 * Whether the words of an alarm hold it to a fair ground: a loss in dealings past the one who is shielded, an event that
 * nobody can help, money that is taken for what is owed; an end for named causes.
 */
export function hasFairGround(contract: Contract, { category, hit }: Finding, words: string): boolean {
  const sides = sidesOf(contract, hit)
  switch (category) {
    case 'one_sided_liability_cap':
      return PAST_IT.test(words) && !BEYOND_PAST_IT.test(words) && !OWN_CARELESS.test(words)
    case 'one_sided_force_majeure':
      return (
        NOT_LIABLE.test(words) && words.search(EVENTS) >= 0 && !OWN_CARELESS.test(words) && !BEYOND_EVENTS.test(words)
      )
    case 'one_sided_indemnity':
      return OWN_BREACH_OF_ONE.test(words) && !BEYOND_ONE.test(words)
    case 'one_sided_set_off':
    case 'withheld_or_forfeited_money':
      return OUT_OF_DEPOSIT.test(words) && !MORE_THAN_DUES.test(words)
    case 'penalty_or_excessive_damages':
      if (SUM_ELSEWHERE.test(words) && !A_SUM.test(words)) return true
      return CANCELS.test(words) && SMALL_SHARE.test(words) && !MORE_THAN_THAT.test(words)
    case 'one_sided_termination':
      return endsForCauses(wholeOf(hit, words))
    case 'statutory_benefit_denied':
      return sides !== null && isNoWorkman(sides, words)
    default:
      return false
  }
}
