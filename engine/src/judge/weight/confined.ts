import type { IssueCategory } from '@karar/schema'
import type { Finding } from '../../categories/shape/detector.ts'
import { isReading } from '../../detect/source.ts'
import type { Contract } from '../../understand/contract.ts'
import { homeLawOf } from '../../understand/home/home-law.ts'
import { normsOf } from '../../understand/reading/norms.ts'
import { isMutual, isParty } from '../../understand/reading/reading.ts'
import { isCustomary } from './customary.ts'
import { carriesHarm } from './ground/carries-harm.ts'
import { hasFairGround, takesBack } from './ground/fair-ground.ts'
import { isMild } from './mild.ts'

const OF_LOSSES: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'one_sided_indemnity',
  'one_sided_liability_cap',
  'unlimited_liability',
])

/** 'claims arising out of such use', of a use that the clause forbids or advises against. */
const SUCH_USE = /\bsuch (?:uses?|applications?)\b/
const NOT_MEANT_FOR =
  /\bnot (?:\w+ ){0,2}(?:designed|intended|meant|licen[cs]ed|authori[sz]ed|suitable|fault-tolerant)\b|\bdisclaims? (?:\w+ ){0,2}liabilit\w+ for (?:the )?use\b/
/** 'all dues and fees associated with her membership': what anybody pays for himself. */
const OWN_DUES =
  /\b(?:dues|memberships?|subscriptions?|contributions|income[- ]tax(?:es)?)\b[^.;]{0,120}\b(?:her|his|its|their|your) (?:\w+ ){0,4}(?:membership|registration|income|employees|earnings)\b/
/** What is taken off the market while the contract goes on. */
const WARES = /^(?:(?:the|any|its|of|such|all) ){0,3}(?:sales?|shares?|products?|goods|items?|models?|versions?)\b/
const CONTRACT =
  /\b(?:agreement|contract|appointment|engagement|employment|services?|account|access|licen[cs]e|orders?)\b/
const TAKES_AWAY = /^(?:suspend|withdraw|discontinue)$/

/** Whether what the other side may end or suspend here is none but its wares. */
function endsWaresAlone(contract: Contract, { hit: { span, burdened } }: Finding): boolean {
  const powers = normsOf(contract).filter(
    ({ kind, holder, start, end }) =>
      kind === 'power' &&
      start < span.end &&
      span.start < end &&
      !(isParty(holder?.who) && isParty(burdened) && holder.who.index === burdened.index),
  )
  const objects = powers
    .filter(({ act }) => TAKES_AWAY.test(act.lemma))
    .map(({ object }) => (object === undefined ? '' : contract.text.norm.slice(object.start, object.end)))
  return objects.length > 0 && objects.every((object) => WARES.test(object) && !CONTRACT.test(object))
}

const OF_CHANGES: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'unilateral_amendment',
  'unilateral_price_change',
])
/** 'Changes apply only to future purchases': what was agreed stays as it is. */
const LATER_ONLY =
  /\b(?:appl(?:y|ies)|effective|affects?|valid) (?:only|solely) (?:to|for|on) (?:future|new|subsequent|later)\b|\b(?:not|never) (?:apply to|affect) (?:any )?(?:existing|confirmed|earlier|past|current|paid|accepted)\b/
/** 'update these terms from time to time', 'with 30 days' notice': no change overnight. */
const IN_TIME =
  /\bfrom time to time\b|\b(?:prior|advance|appropriate|due|written|\d+\)? days'?) notice\b|\bnotif(?:y|ied) (?:you|users?|customers?|members?)\b/
const AT_ONCE = new RegExp(
  [
    String.raw`without|discretion|\bany ?time\b|\bfees?\b|charges|\bprices?\b|\brates?\b|commission|deemed`,
    String.raw`continued (?:use|access|relationship)|\btaken as\b|\bassent|\bcounts? as (?:agreed|accept)`,
    // bound by what is changed, and not only by the terms as they stand
    String.raw`\bbound (?:thereby|by (?:the same|such|them|any|all|its|those|it\b))`,
    String.raw`(?:changes?|amend\w*|revis\w*|modif\w*|rules|policies|procedures|version)\b[^.;]{0,80}\bbind`,
    String.raw`\bbound\b[^.;]{0,80}\b(?:policies|procedures|rules|regulations|as (?:may be )?(?:amended|revised|updated|modified))`,
  ].join('|'),
)
/** 'Continued use means acceptance', in one of the next sentences: nobody is asked, nor told in time. */
const BY_USE = /\bcontinu\w+ (?:to )?(?:\w+ )?(?:use|usage|access)\b[^.;]{0,100}\b(?:accept|agree|consent|bound)/
const behind = (contract: Contract, { span }: Finding['hit']): string =>
  contract.text.norm.slice(span.end, span.end + 300)
/** 'withdraw any service from the site': what is offered to whoever comes, and not what was agreed. */
const OFFER_CHANGED =
  /\b(?:modif|updat|amend|chang|revis|alter|withdraw|introduc|improv)\w*(?:[^.;]|\.(?=\w)){0,60}\b(?:services?|websites?|site|content|features?|privileges|information)\b/
const AGREED =
  /terms|agreement|condition|provision|\bplan\b|\bfees?\b|charge|price|\brates?\b|polic|commission|\brules?\b|salar|benefit|premium|effective|\bpost|timing|schedul|\bbound\b|course|batch|trainer/
/** 'a change of control of the Supplier' among what both may end it for, or the shares of one of them. */
const OF_ONE_ALONE =
  /\b(?:control|ownership|management|shareholding) (?:of|in) the (?!other party|part(?:y|ies)\b|affected|acquired|defaulting)[a-z]/
/** A list of prices: each purchase is at the price of its day. */
const OF_ITS_DAY = /\b(?:rates?|prices?)\b[^.;]{0,60}\bat the time of (?:the |each |your )?(?:purchase|booking|order)/

/** 'due to the purchaser's non-fulfilment', 'resulting from misuse of the product', 'due to your failure to': by who bears it. */
const OWN_DOING =
  /\b(?:due to|caused by|resulting from|arising from|arising out of|because of|owing to|on account of) (?:(?:any|the|an?) )?(?:(?:your|his|her|their|(?:purchaser|buyer|customer|client|user|guest|renter|tenant|hirer|member|visitor|student|patient|rider|driver)(?:'s|s')?) (?:own )?)?(?:misuse|mis-?handling|(?:improper|incorrect|faulty)(?:,? (?:or |and )?(?:improper|incorrect|faulty))* (?:use|handling|assembly|installation)|wrong (?:use|handling|information)|non.?(?:ful?fil?ment|compliance|observance)|failure to|breach|violation)\b/
/** 'due to incorrect details given by the purchaser': a loss by what its bearer got wrong. */
const OWN_ERROR =
  /\b(?:due to|because of|on account of|arising (?:from|out of)) (?:any |the )?(?:incorrect|wrong|false|inaccurate|incomplete)\b[^.;]{0,80}\b(?:by|of|from) (?:the )?(purchaser|buyer|customer|client|supplier|vendor|seller|merchant|dealer|distributor|contractor)\b/
function isOwnError({ parties }: Contract, { hit: { burdened } }: Finding, words: string): boolean {
  const who = OWN_ERROR.exec(words)?.[1]
  const isAnothers = parties.some(
    ({ index, aliases }) => isParty(burdened) && index !== burdened.index && aliases.includes(who!),
  )
  return who !== undefined && !isAnothers
}
const BEYOND_IT =
  /consequential|indirect|exceed|negligen|\btheft|stolen|\bor otherwise\b|force majeure|\bany (?:and all )?(?:loss|damage|liabilit)[^.;]{0,60}whatsoever/

/** What nobody answers for, what contracts seldom pay, and the usual risk of one's own things: of lawyers one in eight called it grave. */
const NOBODYS_DOING = /beyond (?:[\w']+ ){0,3}control|force majeure|\bacts? of god\b|natural (?:disaster|calamit)/
const REMOTE_LOSS = /\b(?:indirect|consequential)\b/
const OWN_THINGS = /\b(?:belongings|valuables)\b/
const ANY_LOSS =
  /whatsoever|\bdirect\b|exceed|\btotal\b|\bany (?:kind|nature|loss|damage)\b|negligen|injur|death|\bor otherwise\b/
/** 'under this policy': what an insurer pays, and what not, is what was bought. */
const OF_A_POLICY = /\b(?:under|by) (?:this|the) policy\b|\binsured\b/
/** What another than the one who is shielded does: the customers of a market, the guests of a house. */
const OTHERS_DOING =
  /\b(?:feedback|comments?|reviews?|content|posts?)\b[^.;]{0,30}\b(?:made|posted|uploaded|given|shared) by (?:the |any |other )*(?:users?|customers?|members?|third)|misbehav|\bbehaviou?r\b|non.?compliance\b[^.;]{0,60}\bby\b|\b(?:acts?|conduct|defaults?|fault|negligence) (?:or omissions? )?(?:of|by|on the part of) (?:any |the )?(?:other |third|customers?|users?|clients?|sellers?|vendors?|artists?|buyers?|merchants?|guests?|tutors?|drivers?)\b/
const OWN_PEOPLE = /\bemploy|\bagents?\b|\bits own\b|\bour own\b/
const NEAR_LOSS = /\bdirect\b|exceed|\btotal\b|injur|death|\bdata\b|\b(?:any|all) (?:loss|damage)/
/** 'except to the extent caused by its negligence': what is excepted is not excluded. */
const STANDS_BACK = /\b(?:except|unless|save)\b[^.;]*\b(?:negligen\w+|default|fault)\b/
/** 'consequential damages, including loss of profits or data': of those, too, the remote part alone. */
const OF_REMOTE = /\bdamages?,? (?:including|such as)\b[^.;]{0,160}?\bdata\b/
const isUsualShield = (words: string): boolean =>
  ((NOBODYS_DOING.test(words) || OWN_THINGS.test(words)) && !ANY_LOSS.test(words.replace(STANDS_BACK, ''))) ||
  (REMOTE_LOSS.test(words) && !NEAR_LOSS.test(words.replace(OF_REMOTE, ''))) ||
  (OTHERS_DOING.test(words) && !OWN_PEOPLE.test(words)) ||
  OF_A_POLICY.test(words)

/** Whoever does not come, or goes before the end, loses the price of what was held for him. */
const NOT_THERE =
  /\bno.?shows?\b|\bnot (?:turn|show) up\b|\b(?:absen\w+|late (?:arriv\w+|travell?er|com\w+)|(?:leave|drop|quit)s?\b[^.;]{0,40}\b(?:trip|tour|event|camp|course|batch|midway))/
/** Whoever breaks a thing pays what it costs to mend. */
const ACTUAL_COST = /\bactual (?:costs?|damages?|loss)\b[^.;]{0,40}\b(?:recovered|charged|paid|borne|payable)\b/
const MORE_THAN_COST = /indemn|consequential|whatsoever|third part|\bclaims?\b|penalt|double|decided by/
/** A tenth of the price is kept, and no more. */
const SMALL_SHARE = /(?<![\d.])(?:[1-9]|10) ?(?:%|per ?cent)/
const LARGE_SHARE = /(?:1[1-9]|[2-9]\d|100) ?(?:%|per ?cent)|\bno refund/
/** Days off beside those that are paid, by a rule of no more than that. */
const UNPAID_DAYS = /\b(?:leave|absence)\w*\b[^.]{0,160}\b(?:leave without pay|loss of pay|lwp|lop)\b/
const OF_BIRTH = /matern|miscarr|pregnan|sickness|accident/

/** Less than a minimum ends the contract and costs nothing besides: what anybody can see coming. */
const ENDS_BY_ITSELF = /\b(?:automatically|immediately)\b[^.;]{0,40}\bterminat|\bto maintain\b/
const PAID_ALL_THE_SAME =
  /\bshortfall\b|\bdifference\b|take.or.pay|liable to pay|make good|forfeit|guarantee|penalt|regardless|irrespective/

/** A wrong of the one who has to go, which nobody need bear. */
const WRONG =
  /\bragging\b|\bincomplete payments?\b|\bnon.?payment\b|\b(?:fees?|rent|dues|bills?|instal?ments?)\b[^.;]{0,30}\b(?:not paid|unpaid|in arrears|overdue)\b/
const WHENEVER =
  /discretion|\bany (?:other )?reason|\bany ?time|without (?:any |assigning |giving )*(?:prior )?(?:reason|cause|notice|intimation)|forthwith|immediate|forfeit|no refund|suspect/
/** 'terminate at once in case of fraud', 'if you violate these terms': not what the other side thinks, and nothing is kept. */
const ENDS = /terminat|cancel|suspend|expel|expuls|dismiss|remov|restrict access|\bblock|\bban\b|deactivat|disqualif/
const BY_A_CAUSE = /\b(?:if|in case|in the event|where|for|due to|upon|circumstances|who|found|because|when|guilty)\b/
const CAUSE =
  /misconduct|unauthori[sz]ed absen|fraud|criminal|\btheft|violen|harass|\babus|forg(?:ed|ery)|illegal|unlawful|intoxic|alcohol|breach|violat|\bdefaults?\b|fail(?:s|ed|ure)? to (?:comply|correct|cure|remedy|pay)|non-?complian|incomplete payment/
const AT_WILL =
  /discretion|\bany (?:other )?reason|\bany ?time|without (?:any )?(?:assign|giving)|convenience|opinion|suspect|forfeit|refund|evict|possession|\bpoor\b|incapab|incompeten|whatsoever|believe/
/** What a clause allows where the other one has done wrong. */
const endsForCause = (words: string): boolean =>
  (WRONG.test(words) && !WHENEVER.test(words)) ||
  (ENDS.test(words) && CAUSE.test(words) && BY_A_CAUSE.test(words) && !AT_WILL.test(words))

/**
 * An alarm whose words confine it to little is worth a look: losses by a use that the clause forbids or by the doing of who
 * bears them or of nobody, remote losses alone, an end for a wrong, what anybody pays for himself, wares
 * that the other side no longer sells, what stands on a fair ground, changes of what is yet to be bought or made in time, the price of what somebody did not
 * come to, days off without pay, and what is customary. So is the law or the court of a country where that country is the contract's own.
 */
export function asConfined(contract: Contract, finding: Finding): Finding {
  const { hit } = finding
  if (hit.severity !== 'high' && hit.severity !== 'critical') return finding
  const words = contract.text.norm.slice(hit.span.start, hit.span.end)
  return isConfined(contract, finding, words) ? { ...finding, hit: { ...hit, severity: 'medium' } } : finding
}

function isConfined(contract: Contract, finding: Finding, words: string): boolean {
  const { category, hit } = finding
  if (
    OF_LOSSES.has(category) &&
    ((SUCH_USE.test(words) && NOT_MEANT_FOR.test(hit.clause.text)) || OWN_DUES.test(words))
  )
    return true
  if (category === 'unlimited_liability' && ACTUAL_COST.test(words) && !MORE_THAN_COST.test(words)) return true
  if (isCustomary(contract, finding, words) || takesBack(contract, finding, words)) return true
  // what carries the harm by itself is made fair by no other words of the sentence
  if (!carriesHarm(contract, finding)) {
    if (hasFairGround(contract, finding, words) || (isReading(finding) && isMild(category, words))) return true
  }
  if (OF_CHANGES.has(category) && (LATER_ONLY.test(hit.clause.text) || OF_ITS_DAY.test(words))) return true
  switch (category) {
    case 'one_sided_liability_cap':
      return isUsualShield(words) || (OWN_DOING.test(words) && !BEYOND_IT.test(words))
    case 'one_sided_indemnity':
      return isOwnError(contract, finding, words) && !BEYOND_IT.test(words)
    case 'one_sided_termination':
      return endsWaresAlone(contract, finding) || endsForCause(words)
    case 'unilateral_amendment':
      return (
        (IN_TIME.test(words) && !AT_ONCE.test(words) && !BY_USE.test(behind(contract, hit))) ||
        (OFFER_CHANGED.test(words) && !AGREED.test(words))
      )
    case 'non_refundable_payment':
      return NOT_THERE.test(words) || (SMALL_SHARE.test(words) && !LARGE_SHARE.test(words))
    case 'statutory_benefit_denied':
      return UNPAID_DAYS.test(words) && !OF_BIRTH.test(words)
    case 'minimum_commitment_trap':
      return ENDS_BY_ITSELF.test(hit.clause.text) && !PAID_ALL_THE_SAME.test(hit.clause.text)
    case 'change_of_control_trap':
      return isMutual(words) && !OF_ONE_ALONE.test(words)
    case 'foreign_law_or_seat':
      return homeLawOf(contract) === 'is_foreign'
    default:
      return false
  }
}
