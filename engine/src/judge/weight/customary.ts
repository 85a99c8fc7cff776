import type { Finding } from '../../categories/shape/detector.ts'
import type { Contract } from '../../understand/contract.ts'
import { familyOf } from '../../understand/kinds/families.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isParty } from '../../understand/reading/reading.ts'

/** How far before a passage its sentence may have begun: 'if he does so, the deposit is forfeited'. */
const BEFORE = 240

/** Whoever bids and goes back on it loses what was put down for just that. */
const EARNEST = /\bearnest money\b|\bbid (?:security|deposit)\b|\bemd\b/
const GOES_BACK =
  /\b(?:withdraw|revoke|modif|back(?:s|ed)? out)\w*[^.;]{0,60}\b(?:offer|bid|tender|quotation)|\b(?:fails?|refus\w+) to (?:sign|execute|enter into)\b[^.;]{0,40}\b(?:agreement|contract)/

/** 'half a per cent for each week of delay', 'up to ten per cent of what is late': what works and supply contracts take. */
const OF_DELAY = /\bdelay|\blate\b|not (?:delivered|supplied|completed)|fail\w* to (?:deliver|supply|complete|comply)/
const SLOWLY =
  /(?<![\d.])(?:1 ?\/ ?2|½|0?\.\d+|half(?: a)?|1(?:\.0+)?|one) ?(?:%|per ?cent)[^.;]{0,80}\b(?:per|a|each|every) (?:\w+ )?week\b/
const CAPPED =
  /\b(?:maximum|not exceed\w*|up ?to|ceiling|limited to|capped at)\b[^.;%]{0,40}(?<![\d.])(?:[1-9]|10) ?(?:\(\w+\) ?)?(?:%|per ?cent)/
const MORE_THAN_DELAY = /without prejudice|whole (?:order|contract)|\bin addition\b|\bper day\b|terminat|forfeit/

/** The small costs of a payment, whose own price comes back, and whoever picked the wrong thing. */
const SMALL_FEE =
  /\b(?:processing|convenience|gateway|transaction|internet handling|delivery|shipping|courier|bank(?:ing)?) (?:fees?|charges?)\b[^.;]{0,60}\b(?:not|non)\b[^.;]{0,20}refund/
const OWN_CHOICE = /\b(?:select|choos|pick|order|book)\w*\b[^.;]{0,20}\b(?:the )?(?:wrong|incorrect)\b/
const MORE_THAN_THAT = /\bno refund|\bany (?:amount|payment)|\bfull (?:amount|price)|\ball (?:fees|payments|amounts)/

/** 'in this matter', 'on such documents': the last word on one thing, and not on what the parties owe each other. */
const ONE_MATTER =
  /\bin (?:this|that|such) (?:matter|regard|respect|behalf|case)\b|\bon (?:the|this|that|(?:all |any )?such) matters?\b/
const OF_ALL = /\bdisputes?\b|interpret|\bamounts?\b|\bpay(?:ment|able)?\b|\brefund|\bdamages?\b|\bprice|\bquality\b/

/** Who has not come in yet has nothing to be put out of. */
const NOT_YET_IN =
  /\b(?:reject|refuse|decline)\w* (?:or accept )?(?:(?:any|an|the|its|his|her|your|such) )?(?:applicants?|applications?|inclusion|registrations?|enrol\w*)\b|\beligib\w+\b[^.;]{0,80}\binclusion|\b(?:grant|sanction|approve)(?: ?\/ ?| or | and |, )(?:reject|refuse|decline)\b[^.;]{0,20}\b(?:loan|credit|limit|facility)\b/
/** 'cancel the drawdown', 'revoke the sanction before disbursal': money that has not come yet. */
const NOT_PAID_OUT =
  /\b(?:cancel|revoke|withdraw|cancelled|revoked|withdrawn)\b[^.;]{0,60}\b(?:draw-?down|undrawn|undisbursed|before (?:any |the |actual )?disburs\w+)\b|\bsanction\b[^.;]{0,120}\bbefore (?:any |the |actual )?disburs\w+/
/** 'before you place an order', 'before confirmation of your booking' */
const BEFORE_ORDER =
  /\b(?:before|prior to|until) (?:the )?(?:you (?:place|confirm|book|order)|(?:plac|confirm|book|accept|order)\w* (?:of )?(?:your |an? |the )?(?:order|booking|purchase|reservation)|(?:final )?(?:confirmation|acceptance) of (?:your |the |an? )?(?:order|booking|reservation))/
/** 'withdraw any test from our website' */
const OFF_THE_SITE =
  /\bwithdraw (?:any|some|certain|a) (?:\w+ ){0,2}?from (?:our|the|its) (?:web ?site|site|app|portal|platform|catalogue|list)\b/

/** The sentence after it gives the time to leave: 'we tell you thirty days before it takes effect'. */
const TELLS_OF_IT = /\bnoti(?:fy|fied|ce)|\binform/
const IN_DAYS = /\b(?:[1-9]\d|ten|fifteen|thirty|forty-?five|sixty|ninety) (?:\(\w+\) ?)?(?:calendar )?days\b/
const timeFollows = ({ clause, span }: Finding['hit']): boolean => {
  const next = clause.sentences.find(({ start }) => start >= span.end)
  return next !== undefined && TELLS_OF_IT.test(next.text) && IN_DAYS.test(next.text)
}

/** 'as long as it is not to the detriment of' whoever has to bear it. */
const HARMS_NOBODY = /\bnot (?:be )?(?:detrimental|adverse|prejudicial)\b/

/** A person who was to be looked into, and is not what was told of them. */
const NOT_AS_TOLD =
  /\b(?:background|reference|antecedent|police|medical) (?:check|verification|fitness)|\b(?:false|forged|incorrect|misleading|fabricated)\b[^.;]{0,40}\b(?:information|particulars|declaration|documents?|certificates?|statement)/
const AT_WILL = /discretion|any (?:other )?reason|\bopinion\b|without assigning|forfeit|recover|refund|damages/

/** Loyalty while a salary is paid. */
const WHILE_PAID = /\b(?:after|following|beyond|thereafter|subsequent)\b|terminat|resign|cessation|\bleav/
/** What an employer's people make as their work is the employer's by the law itself. */
const AS_WORK =
  /\bin the course of (?:\w+ )?(?:employment|duties|work|service)|\bduring (?:\w+ )?(?:duties|working hours)|\b(?:developed|produced|provided) by the (?:company|employer)\b/
const BEYOND_WORK =
  /whether or not|outside|\bown time|before|prior|pre-?existing|after|moral|irrespective|any time|\ball (?:ideas|inventions)|personal/

/** 'any loss of ITC due to the supplier's default': the tax that its own slip cost, and no more. */
const LOST_CREDIT = /\b(?:itc|input (?:tax )?credits?|tax credits?)\b/
const MORE_THAN_LOST = /liquidated|\d ?%|double|twice|forfeit|\bfine\b|penalty of|in addition|over and above/

/** What was collected for the other side and not handed on, and its things that do not come back. */
const OWED_BACK =
  /\b(?:collected|received)\b[^.;]{0,60}\b(?:not|without being|un)\W?(?:been )?(?:deposited|remitted|handed over|paid over|passed on)\b|\bcosts? of\b[^.;]{0,120}\b(?:fails? to return|not (?:been )?returned|unreturned)\b/
const MORE_THAN_OWED = /\b(?:forfeit\w*|penalt\w+|fines?|liquidated|training|onboarding|double|twice|notice pay)\b/
/** 'the following deductions:' what is deducted stands behind it */
const LIST = 400
function isOwedBack({ text }: Contract, { span, clause }: Finding['hit'], words: string): boolean {
  const isHead = /\b(?:following|as under|as follows)\b/.test(words)
  const said = isHead ? text.norm.slice(span.start, Math.min(clause.norm.end, span.end + LIST)) : words
  return OWED_BACK.test(said) && !MORE_THAN_OWED.test(said)
}

/** Conduct at a place, which silences nobody. */
const OF_SPEECH =
  /dispar|defam|negativ|media|review|comment|statement|critici|publi|\bpost|speak|remark|complain|communicat|disclos|discuss|utter|\bsay\b/

/** 'for six months, clients with whom you dealt in the last year': no wider than what is at stake. */
const OF_OWN_DEALINGS =
  /\bwith (?:whom|which) (?:(?:he|she|they|you|it|the \w+|who) )?(?:(?:or she|has|have|had|personally|directly|materially|actively|regularly) )*(?:dealt|worked|interacted|contact|dealings|business dealings)\b/
const HALF_A_YEAR = /\b(?:(?:[1-6]|three|six|one|two|four|five)(?: \([\w -]+\))?) months?\b/

/** Rent that must come although something is in dispute: it is argued about later, and lost by nobody. */
const PAID_IN_DISPUTE =
  /\bnot\b[^.;]{0,60}\b(?:withhold\w*|with-?held|set.?off)\b[^.;]{0,60}\b(?:rents?|licen[cs]e fees?|payments?|instal\w+|charges)\b/

/** What remains of the tools of the trade with who brought them. */
const OWN_TOOLS =
  /\b(?:standard|generic|general|pre-?existing)\b[^.;]{0,60}\b(?:tools?|modules?|routines?|librar|know-?how|skills)/

/** Whoever is insured, or owns a policy: what is not paid under it was not bought. */
const INSURED = /\b(?:insured|policy ?-?holder|life assured|proposer)\b/
const isInsured = (contract: Contract, party: ContractParty): boolean =>
  [party.name, ...party.aliases].some((name) => INSURED.test(name.toLowerCase())) &&
  contract.text.norm.split(/\bpolicy\b/).length > LEAST_NAMED
const LEAST_NAMED = 4

/**
 * Whether an alarm is over what contracts of that kind usually hold, or over an offer that nobody has taken up yet: the
 * earnest money of a bid, small damages for delay, the fee of a payment, the last word on one matter, an application refused,
 * what an insurer does not cover, loyalty while a salary is paid.
 */
export function isCustomary(contract: Contract, { category, hit }: Finding, words: string): boolean {
  const around = contract.text.norm.slice(Math.max(hit.clause.norm.start, hit.span.start - BEFORE), hit.span.end)
  switch (category) {
    case 'overbroad_non_solicitation':
      return OF_OWN_DEALINGS.test(words) && HALF_A_YEAR.test(words)
    case 'wage_deduction':
    case 'one_sided_set_off':
      return isOwedBack(contract, hit, words)
    case 'non_disparagement_gag':
      return !OF_SPEECH.test(words)
    case 'withheld_or_forfeited_money':
    case 'lock_in_trap':
      if (PAID_IN_DISPUTE.test(words)) return true
      if (isOwedBack(contract, hit, words)) return true
      return EARNEST.test(words) && GOES_BACK.test(around)
    case 'penalty_or_excessive_damages':
      if (LOST_CREDIT.test(words) && !MORE_THAN_LOST.test(words)) return true
      return OF_DELAY.test(words) && (SLOWLY.test(words) || CAPPED.test(words)) && !MORE_THAN_DELAY.test(words)
    case 'non_refundable_payment':
      return (SMALL_FEE.test(words) || OWN_CHOICE.test(words)) && !MORE_THAN_THAT.test(words)
    case 'restraint_of_legal_proceedings':
      return NOT_YET_IN.test(words) && !OF_ALL.test(words.replace(/\b(?:loan|credit) amounts?\b/g, ''))
    case 'self_judged_performance':
      return NOT_YET_IN.test(words) || (ONE_MATTER.test(words) && !OF_ALL.test(words))
    case 'one_sided_termination':
      if (NOT_PAID_OUT.test(words) && !/\b(?:recall|repay|re-?payment)/.test(words)) return true
      return NOT_YET_IN.test(words) || OFF_THE_SITE.test(words) || (NOT_AS_TOLD.test(words) && !AT_WILL.test(words))
    case 'unilateral_amendment':
      return BEFORE_ORDER.test(words) || OFF_THE_SITE.test(words) || HARMS_NOBODY.test(words) || timeFollows(hit)
    case 'unilateral_price_change':
      return BEFORE_ORDER.test(words)
    case 'exclusivity_without_commitment':
      return familyOf(contract.type) === 'employment' && !WHILE_PAID.test(words)
    case 'ip_overreach':
      return familyOf(contract.type) === 'employment' && AS_WORK.test(words) && !BEYOND_WORK.test(words)
    case 'perpetual_or_overbroad_licence':
      return OWN_TOOLS.test(words)
    case 'one_sided_liability_cap':
      return isParty(hit.burdened) && isInsured(contract, hit.burdened)
    default:
      return false
  }
}
