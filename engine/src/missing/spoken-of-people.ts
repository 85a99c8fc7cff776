import { together, type Wording } from './passages.ts'

export const appointmentAndDuties: readonly Wording[] = [
  /\bdesignation\b|\bappoint(?:s|ed|ment)?\b|\bduties\b|\bresponsibilities\b|\bposition (?:of|is)|\bjob (?:description|title)|\byour role\b|\bemployed as\b|\bengaged as\b|\bjoin(?:s|ed)? (?:\w+ ){0,3}?as\b/,
  together(
    /\b(?:job|work|role|post|position|taken|engag\w*|employ\w*|hir\w*|act|serve)\b/,
    /\b(?:as|is to|will|shall|to be|of|agent|find)\b/,
  ),
]

export const compensation: readonly Wording[] = [
  together(
    /\b(?:salary|wages?|ctc|pay|paid|remuneration|stipend|emoluments|cost to company|basic|gross|compensation|honorarium|fixed)\b/,
    /\d{3}|\blakhs?\b|\bthousand\b/,
  ),
]

export const workingHours: readonly Wording[] = [
  /\bhours of work|\bworking (?:hours|days?|time)\b|\bhours (?:a|per|each|in a|every) (?:day|week)|\bhours\/week\b|\bovertime\b|\bshifts?\b|\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m|noon)\b|\bweekly (?:off|hours|rest)\b|\bhours\b[^.;]{0,40}\b(?:week|day)\b|\bduty hours?\b|\boffice hours\b|\bdays a week\b/,
]

export const leave: readonly Wording[] = [
  /\b(?:casual|sick|earned|privilege|annual|paid|study|compensatory|vacation|shore|winter|summer) leaves?\b|\bleave (?:policy|rules|with (?:pay|wages)|year|entitlement|account|balance|encash\w*)\b|\bvacations?\b|\bdays'? (?:of )?(?:\w+ )?leaves?\b|\bleaves\b|\bleave of (?:\w+ ){0,2}days\b|\b(?:paid|days of|days') (?:\w+ )?holidays?\b|\bpaid time off\b|\bdays? off (?:with pay|in (?:a|one|the) (?:year|month))\b|\bholidays and leave\b/,
]

export const benefitsAndStatutoryDues: readonly Wording[] = [
  /\bprovident fund\b|\bp\.? ?f\b|\be?pf\b|\bgratuity\b|\besic?\b|\bstatutory (?:benefits|dues|deductions|bonus)|\bsocial security\b|\bmedical insurance\b|\bgroup (?:medical|health|insurance)|\bmediclaim\b|\bbonus\b|\bstate insurance\b/,
]

export const expenses: readonly Wording[] = [
  /\bexpens\w+|\breimburs\w+|\bout[- ]of[- ]pocket\b|\btravel\w*|\btours?\b|\bconveyance\b|\bpetrol\b|\bfuel\b|\bfares?\b|\bmileage\b|\bbatta\b|\b(?:on|against|with) (?:\w+ ){0,2}?(?:bills?|vouchers?|receipts?)\b|\bat actuals?\b|\btickets?\b|\bboarding\b|\blodging\b|\bdaily allowance\b|\buniforms?\b/,
]

export const disciplinaryAction: readonly Wording[] = [
  /\bdisciplin\w+|\bmisconduct\b|\bshow[- ]cause\b|\b(?:en|in)quir(?:y|ies)\b|\bwarnings?\b|\bpunish\w*|\bsuspended pending\b|\bcharge ?-?sheet\w*|\binternal committee\b|\bposh\b|\bsexual harassment\b|\bstanding orders\b|\bcode of conduct\b|\bgrievances?\b|\bchance to (?:explain|answer|reply)|\bwritten charge\b|\bhearing\b|\bpenalty is imposed\b|\bdays to (?:answer|reply|explain)\b/,
]

export const capitalContribution: readonly Wording[] = [
  /\bcapital\b|\bcontribut\w+|\bsubscri(?:be|bes|bed|ption)\b|\bbr(?:ing|ings|ought) in\b|\binvest\w*|\bput(?:s|ting)? in\b|\bfunds? (?:the|of)\b|\bfunding\b|\bshare of (?:cost|money)\b/,
]

export const managementAndVoting: readonly Wording[] = [
  /\bboard\b|\bdirectors?\b|\bmanag(?:e|es|ed|ement|ing|er)\b|\bquorum\b|\bvot(?:e|es|ing)\b|\bmajority\b|\bcommittee\b|\bdecisions?\b|\bdecided\b|\bbank account\b|\bwho runs\b|\bday[- ]to[- ]day\b|\bin charge\b/,
]

export const revenueOrProfitSharing: readonly Wording[] = [
  together(
    /\b(?:profits?|loss(?:es)?|surplus|revenues?|earnings|net|income|gain)\b/,
    /\b(?:shar\w*|divid\w*|distribut\w*|split|equal\w*|ratio|proportion\w*|per ?cent|belong\w*|half|parts?|%|go|borne|bear)\b|%/,
  ),
]

export const admissionAndRetirement: readonly Wording[] = [
  together(
    /\b(?:partners?|heirs?|outsider)\b/,
    /\b(?:admi(?:t|ts|tted|ssion)|retir\w*|new|incoming|outgoing|join\w*|dies|death|go(?:es)? out|take in|taken in)\b/,
  ),
]

export const dissolution: readonly Wording[] = [
  /\bdissol\w+|\bwind(?:ing)?[- ]?up\b|\bwound up\b|\bclos(?:e|es|ed|ing|ure) (?:\w+ ){0,3}?(?:firm|business|shop|partnership|company|accounts)|\b(?:firm|business|partnership)\b[^.;]{0,40}\b(?:closed?|closes|ends?|ended|stopped)\b/,
]

export const expulsion: readonly Wording[] = [
  together(/\bpartners?\b|\bmembers?\b/, /\b(?:remov(?:e|ed|al)|oust\w*|struck off|strike off|turned out)\b/),
  /\bexpel|\bexpulsion\b|\b(?:remov|oust|dismiss)\w*\b[^.;]{0,60}\b(?:partners?|member|him|her|firm)\b|\bpartners?\b[^.;]{0,60}\b(?:remov|oust|dismiss)\w*|\bout of the (?:firm|partnership|business)\b|\bmembership\b[^.;]{0,60}\bto an end\b|\bend to\b[^.;]{0,30}\bmembership\b|\bask(?:ed)?\b[^.;]{0,40}\bto (?:leave|go|retire)\b|\bcompulsor(?:y|ily) retire|\bshown? the door\b|\bdeemed to have retired\b|\bput out\b|\bcease\w* to be (?:a )?partner/,
]

/** What happens when votes stand equal. That a dispute goes to arbitration does not run the company meanwhile. */
export const deadlock: readonly Wording[] = [
  /\bdeadlock|\bcasting vote|\bsecond vote\b|\bstalemate\b|\bequality of votes|\bequally divided\b|\btie\b|\btied\b|\bimpasse\b|\bmanaging partner\b[^.;]{0,100}\b(?:final|prevail|decid)|\bdecision of the managing partner\b|\brussian roulette\b|\bput and call\b|\bbuy\b[^.;]{0,40}\bout\b/,
  together(
    /\b(?:matters?|resolution|decision|point|question|board|directors|partners|members|founders|sides)\b/,
    /\b(?:is not agreed|not (?:be )?agreed?|disagree\w*|cannot (?:agree|decide|settle)|fails? to agree|do not agree|two meetings|stuck|evenly|equal votes|no agreement|not (?:been )?passed)\b/,
  ),
]

/** In a firm the majority decides, and what the majority cannot decide goes to one who can. */
export const deadlockOfPartners: readonly Wording[] = [
  ...deadlock,
  /\bmajority\b|\bunanim\w+|\bone vote\b|\bdifferences\b|\bdisputes?\b|\b(?:word|decision|opinion|view|say)\b[^.;]{0,60}\b(?:final|prevail\w*|binding|last|counts?|holds?)\b/,
  together(
    /\b(?:differ\w*|disagree\w*|quarrel\w*)\b/,
    /\b(?:partners?|among\w*|between|referr?ed|arbitra\w+|elders?|mediat\w+|decided?)\b/,
  ),
]

export const reservedMatters: readonly Wording[] = [
  /\breserved matters?|\baffirmative (?:vote|consent|rights)|\bunanim\w*|\bveto\b|\bspecial (?:majority|resolution)\b/,
  together(
    /\b(?:without|only with|only if|needs?|requires?|unless|shall not|must not|not be|no (?:decision|director|act|one|party)|cannot|can be done|except with)\b/,
    /\b(?:consents?|approv\w+|votes?|agreement|yes|assent|signatures?|both|written permission|sign)\b/,
    /\b(?:investors?|both|all|each|other|every|three-fourths|seventy[- ]five|per ?cent|majority|nominee|either|members?|founders?|parties|part(?:y|ner)s?|shareholders?)\b/,
  ),
]

export const transferRestrictions: readonly Wording[] = [
  /\bright of first|\bpre-?empti|\bfirst (?:offer|refusal)\b|\brofr\b|\brofo\b|\block-?in\b|\btag-?along\b|\bdrag-?along\b/,
  together(
    /\b(?:not|no|neither|nobody|never|only|before|unless|without|first|may|free)\b/,
    /\b(?:transfer\w*|sell\w*|sale|pledg\w*|dispos\w*|part with|giv\w*|assign\w*|charg\w*|offer\w*|encumber\w*)\b/,
    /\b(?:shares?|interest|stake|securities|holding|equity|part|participation)\b/,
  ),
]

/** Books that are kept and may be looked into. */
export const accounts: readonly Wording[] = [/\baudit\w*|\bbooks?\b|\baccounts?\b/]

export const audit: readonly Wording[] = [
  // an audit by somebody else, or one that is only feared, lets nobody look in
  {
    all: [/\baudit\w*/],
    never:
      /\b(?:investigations?|inquir(?:y|ies)|proceedings?),? (?:or |and )?audits?\b|\baudit (?:examination|report)s?\b|\bindependent (?:public )?(?:accountants|auditors)\b/,
  },
  /\b(?:inspect|examin|verif|look)\w*\b[^.;]{0,60}\b(?:records|books?|ledgers?|accounts|processing|facilit\w+|register\w*|controls|systems?|logs?|compliance|premises)\b|\bsee\b[^.;]{0,30}\b(?:records|books?|ledgers?|accounts)\b|\bbooks of accounts?\b|\binspections? of (?:the )?(?:quality|work|services?)\b/,
]
