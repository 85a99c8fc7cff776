import type { ClauseType } from '@karar/schema'

export const THING = String.raw`\b(?:agreement|contract|deed|lease|licen[cs]e|loan|facility|employment|engagement|appointment|retainership|arrangement|partnership|firm|franchise|distributorship|dealership|tenancy|subscription|membership|plan|undertaking|letter|order|services?|rental|terms|indenture|venture|alliance|sponsorship|memorandum|mou|internship|talks|empanelment|course|chit|sponsorship|amc)\b`
/** Things that may last for a time, though the words have other meanings as well. */
const LOOSE = String.raw`\b(?:agency|processing|project|work|study|assignment|stay|campaign|retainer|policy|scheme|exchange|cover|understanding|paper|bond|job|post)\b`
export const SPEAKS_OF_IT = new RegExp(THING)
const span = String.raw`(?:(?:a|an|the|its) )?(?:(?:fixed|initial|first|further|whole|full|total|minimum|successive) ){0,2}(?:(?:term|period|duration|tenure) of )?(?:(?:about|up to|only) )?`
/** 'this lease runs for', 'the engagement shall be in force for a fixed term of' */
export const LASTS = new RegExp(
  String.raw`${THING}[^.;]{0,80}\b(?:is|are|be|runs?|lasts?|holds?|continues?|covers?|subsists?|endures?|valid|active|operative|force|subsists?|remains?|stands?|granted|let|made|engaged|appointed|commenc\w+|begins?|starts?|taken|entered)\b[^.;]{0,60}\bfor ${span}$`,
)
/** 'This agreement runs 24 months', 'the project lasts 12 months', 'lasts as long as the order: three years' */
export const RUNS = new RegExp(
  String.raw`(?:${THING}(?! of\b)[^.;]{0,80}|${LOOSE}[^.;]{0,40}|\b(?:this|it) )\b(?:runs?|(?<!\bthe )lasts?|holds?|subsists?|continues?|endures?)(?: (?:on|only|initially))?(?:,? (?:for )?${span}| [^.;]{0,60}: ?)$|${LOOSE} (?:shall |will |to )?(?:runs?|lasts?|continues?|starts?|begins?|commences?) (?:from|on|with effect)\b[^.;]{0,40}\bfor ${span}$`,
)
/** What halts a contract may last too: no term of it. */
export const HALTS =
  /\b(?:delay\w*|stoppage|events?|majeure|suspen\w+|interruption|illness|strike|breach|default|absence|hindrance|bar|ban|duty|duties|obligations?|secrecy)\b/
export const NAMED_TERM =
  /\b(?:term|period|tenure|duration)\b[^.;]{0,70}$|\b(?:successive|additional|further|renewal|consecutive)(?: \w+)? (?:terms|periods) of (?:up to )?$/
/** 'Duration: 36 months', 'the first period is', 'the tenure of the loan is' */
const IS_TERM =
  /(?:^|[.;|:] ?)(?:loan )?(?:tenure|tenor|duration) $|(?:^|[.;|(] ?)(?:\w+ )?(?:term|tenure|duration|period(?: of (?:the )?(?:agreement|contract|licen[cs]e|lease|loan|engagement))?)(?: of (?:the |this )?(?:agreement|contract|licen[cs]e|lease|loan|engagement))? ?(?::|\||-) ?$|(?<!\b(?:notice|cure|grace|warranty|guarantee|credit|payment|lock-in|trial|probation|rent-free|moratorium|defect|liability) )\b(?:term|tenure|duration|period) ?[:|] ?$|\b(?:term|tenure|duration)\b[^.;]{0,60}, which (?:is|shall be) $|\b(?:first|initial|agreed|fixed) (?:term|period)(?: of [^.;]{1,40})? (?:is|shall be|will be|of) $|\b(?:tenure|duration|term)(?: of [^.;]{1,40})? (?:is|shall be|will be|of) $|\b(?:runs?|lasts?) for (?:a |an )?(?:period of )?$|\bterm hereof (?:is|shall be)(?: for)? $/
const WHOSE = String.raw`(?:agreement|contract|licen[cs]e|lease|loan|engagement|internship|training|rental|franchise|dealership)`
/** 'The internship period will be of approximately 3 months', 'the validity of this agreement is', 'the period of contract shall be' */
/** 'This Agreement shall have a term of', 'a fixed term employment of', 'a tenor of' */
export const HAS_TERM =
  /\b(?:has|have|having|with|for) an? (?:(?:initial|fixed|minimum|total) )?(?:term|tenure|tenor|duration) of $|\bfixed[- ]term (?:employment|contract|engagement|appointment|agreement) (?:of|for)(?: a period of)? $/
/** 'continue for the entire four year term', 'shall expire twenty-four months from', 'until one year subsequent to' */
const ENDS_AFTER =
  /\b(?:agreement|contract|term|deed|licen[cs]e)\b[^.;]{0,120}\b(?:expires?|terminates?|ends?|until|till|continues? for the (?:entire|full|whole))(?: (?:on|at|after))?(?: the (?:day|date|end)(?: that is| falling)?)? $/
const FROM_BEGINNING =
  /^,? (?:(?:subsequent to|after|following|from) (?:the |that |its |this )?(?:effective|commencement|date|execution|signing|start|\d)|\(?the "(?:[a-z ]+ )?(?:term|period))|^ term\b/
/** 'after the initial 11-month term' */
const isFirst = (before: string, after: string): boolean =>
  /\b(?:initial|first) $/.test(before) && /^ (?:term|tenure)\b/.test(after)
export const endsAfter = (before: string, after: string): boolean =>
  (ENDS_AFTER.test(before) && FROM_BEGINNING.test(after)) || isFirst(before, after)
const ITS_TIME = new RegExp(
  String.raw`\b(?:${WHOSE} (?:period|validity)|(?:period|validity) of (?:this |the )?${WHOSE}) (?:is|shall be|will be)(?: (?:of|for|fixed at))?(?: (?:a period of|approximately|about))? $`,
)
export const isTermOfIt = (before: string): boolean => IS_TERM.test(before) || ITS_TIME.test(before)
export const FOR_A_TIME =
  /\bfor (?:a |an )?(?:further |initial |successive )?$|\bcontinue\b[^.;]{0,40}$|\bvalid\b[^.;]{0,40}$/
export const OF_THE_CONTRACT =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|employment|engagement|appointment|term|tenure|tenancy|subscription)\b[^.;]{0,100}\b(?:for|of|is|be|period|term|continue|valid)\b/
/** 'for six months after the term', 'thirty days' notice': a period of something else. */
export const OTHER_END =
  /^'? ?(?:\w+ )?(?:thereafter|afterwards|later|longer|beyond|more\b|(?:after|following)\b(?! (?:the )?(?:\w+ )?(?:date|commencement|launch|signing|execution))|(?:from|of) (?:the |its |their )?(?:receipt|terminat|expir|end|clos)|(?:prior |advance |written )*notice)/
/** What the words behind a period say of it: the five years 'for which this agreement runs'. */
export const THEN_TERM =
  /^[^.;]{0,60}\((?:the |hereinafter )?"(?:\w+ )?(?:term|period|tenure)"|^,? (?:for|during) which (?:this|the) [a-z]+ (?:runs|lasts|is in force|continues)/
/** 'a two-year contract', 'a one-month minimum rental period' */
export const NAMES_TERM =
  /^ (?:duration|tenure)(?= ?[.,;]|$)|^(?: |-)(?:(?:full|fixed|initial|minimum|annual|comprehensive) ){0,2}(?:amc|maintenance contract|contract|agreement|subscription|internship|engagement|(?:rental|hire|contract|subscription|service) (?:period|term))\b(?! (?:year|value|price|fee|amount|charges?|note|plans?|option))/

/** 'the last three months', 'a vesting period of four years': a time of the past, or of something within the contract */
export const OF_SOMETHING_ELSE =
  /\b(?:last|past|previous|preceding|such) $|\bpost-term(?:ination)?\b[^.;]{0,80}$|\b(?:vesting|vestng|cliff|demurrage|retention|moratorium|refund|exchange|return)(?: (?:period|clause))?\b[^.;]{0,50}$|\b(?:unremedied|uncured|unrectified|not (?:been )?(?:remedied|cured|rectified)|remains? (?:unpaid|outstanding))\b[^.;]{0,40}$/
/** 'You shall be on training for a period of one year', after which somebody is confirmed: no term of the employment */
export const IN_TRAINING = /\b(?:on|under|undergo(?:es|ing)?) (?:training|orientation|induction)\b[^.;]{0,30}$/

/** '+ 1 year mandatory audit retention' */
export const KEPT_SO_LONG = /^ (?:\w+ ){0,3}retention\b/
/** Time for something else, though the contract's own words stand near. */
export const ANOTHER =
  /\b(?:notice|within|after|cure|prior to|delay\w*|unable|fail\w*|majeure|minimum|not to exceed|at least|earlier than|before|every|each|once|last|preceding|previous|unpaid|arrears?|kept|held|withheld|retained|more than|up to the|debar\w*|barred|banned|blacklist\w*|refrain|no-shop)\b/

/** 'the fee for one month': a price, however near the contract's own words stand. */
export const PRICED =
  /\b(?:fees?|rents?|sum|salary|wages|pay|arrears?|remuneration|charges|interest|sales|\d) (?:paid |payable |due )?(?:in respect of |for )(?:the )?$/
/** What lasts: without such a word a bare 'for twelve months' may speak of anything. */
export const LASTING =
  /\b(?:term|continu\w*|valid|force|runs?|commenc\w*|begin\w*|start\w*|engag\w+|appoint\w*|renew\w*|extend\w*|further|probation\w*)\b/

/** 'from 1 July 2026', 'commencing on the date hereof': the day on which a time begins to run. */
const FROM_A_DAY =
  /^,? ?(?:\([^)]{1,40}\),? ?)?(?:w\.?e\.?f\.? ?\d|(?:with effect |w\.e\.f\.? ?|reckoned |counted |calculated )?(?:from|commencing|starting|beginning|begins|starts)(?: (?:from|on|with effect from|with))? (?:the )?(?:\d|date|day|effective|commencement|signing|execution|its |this |today|above|first|second|third|such |launch|opening|handing|possession|registration|start|joining|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/
/** What a contract grants or takes on for a time. */
const GRANTS =
  /\b(?:lets?|letting|demis\w+|grants?|granted|granting|appoints?|appointed|appointing|engages?|engaged|engaging|occup(?:y|ies)|use the|employs|employed|leases|leased|licen[cs]es|licen[cs]ed|hires|hired|retains the|exchanged?|authori[sz]es?|suppl(?:y|ies)|provides?|lends?|(?:given|let|taken) (?:out )?on (?:rent|lease|hire)|takes? on (?:rent|lease|hire)|gives? on (?:rent|lease|licen[cs]e|hire)|to hold|together|partners?|manage|operate|run)\b/
const DENIED =
  /\b(?:not|never|neither|nor|refrain|abstain|secret|confiden\w+|warrant\w*|guarantee\w*|penalty|interest|free of (?:charge|cost)|repair\w*|replace\w*)\b/

const FOR = /\bfor (?:an? )?(?:(?:fixed|initial|first|full|total|minimum) ){0,2}(?:(?:term|period|duration) of )?$/
const APPOINTS =
  /\bon (?:a )?(?:leave and licen[cs]e|rent|lease|rental)(?: basis)?\b|\b(?:appoints?|appointed|lets?|demises?|engages?|engaged|leases?|employs?|employed|retains|(?:given|let|taken) (?:out )?on (?:rent|lease|hire))\b/
/** 'The Lessor lets the land for nine years from 1 February 2026', 'appoints the Dealer for thirty-six months.' */
export const isGranted = (before: string, after: string, days: number): boolean =>
  FOR.test(before) &&
  !DENIED.test(before) &&
  ((FROM_A_DAY.test(after) && GRANTS.test(before)) ||
    (days >= 180 && /^(?: only)? ?(?:[.;(]|$)/.test(after) && APPOINTS.test(before)))

/** What holds good for a time of its own: the offer, not the bargain. */
export const OF_AN_OFFER =
  /\b(?:quotations?|estimates?|tenders?|bids?|coupons?|vouchers?|passes|(?:comp|compensatory) offs?|(?:rates?|prices?) (?:quoted|offered)|quoted (?:rates?|prices?))\b[^.;]{0,110}$/

/** 'the work shall be finished in seven months from the handing over of the site' */
const DONE_WITHIN =
  /\b(?:work|works|project|services|assignment)\b[^.;]{0,120}\b(?:completed|finished|delivered|handed over)(?: in all respects)? (?:with)?in (?:a period of )?$/
export const isDoneWithin = (before: string, after: string): boolean =>
  DONE_WITHIN.test(before) && (FROM_A_DAY.test(after) || /\b(?:commence|start|begin)\w*\b/.test(before))

/** 'four instalments, the last of which falls eighteen months from the date' */
const LAST_FALLS = /\blast\b[^.;]{0,40}\b(?:falls?|is|being)(?: due)?(?: on)? $/
export const lastFalls = (before: string, after: string): boolean => LAST_FALLS.test(before) && FROM_A_DAY.test(after)

/** A promise of secrecy and how long it binds: in a bare non-disclosure letter that is its term. */
const SECRECY =
  /\b(?:secrecy|secret|confidential\w*|promises?|duty|duties|obligations?|undertakings?)\b[^.;]{0,80}\b(?:is|are|binds?|lasts?|continues?|runs?|remains?|stays?|holds?)\b[^.;]{0,30}\bfor (?:a period of )?$/
export const isSecrecy = (before: string, after: string): boolean => SECRECY.test(before) && FROM_A_DAY.test(after)

/** 'It is for five years from 1 July 2026', 'the job is for three years up to 31 March 2029' */
const IS_FOR =
  /^(?:[^.;]{0,30}, )?(?:after [a-z ]{1,20} )?(?:this|it|the [a-z]+|this [a-z]+) (?:is|shall be|will be) (?:only )?for (?:an? )?(?:(?:fixed |initial )?(?:term|period) of )?$/
const UP_TO_A_DAY = /^,? (?:up ?to|until|till|ending)(?: on)? (?:the )?\d/
const TERM_HEADING =
  /^(?:\W|\d)*(?:(?:amc|service|rental|hire|subscription|membership|course|licen[cs]e) period\b|(?:(?:the|initial|commencement|contract|agreement|period|and|of|length|lease|licence|its|our) )*(?:term|terms? and (?:\w+ ?)+|duration|tenure|period|how long|length|validity|time)\b(?! (?:of payment|for payment|sheet)))/i
export const isTermHeading = (heading: string | null): boolean => TERM_HEADING.test(heading ?? '')
const OPENS = /^(?:\(\w{1,3}\) )?(?:[-:|] ?)?(?:for )?(?:an? )?(?:(?:fixed|initial|first) )?(?:(?:term|period) of )?$/
/** Under 'Term' a sentence that begins with a time tells the term: 'Three years from 1 April 2026.' */
export function opensTerm(heading: string | null, type: ClauseType, before: string, after: string): boolean {
  const dated = FROM_A_DAY.test(after) || UP_TO_A_DAY.test(after)
  const under = type === 'term' || (type === 'renewal' && dated) || isTermHeading(heading)
  if (OPENS.test(before)) {
    if (under && (dated || /^ ?(?:[.;,]|$)/.test(after))) return true
    // 'For twelve months from 1 February 2026 the Agency will run'
    return (
      /^for /.test(before) && /^,? (?:from|commencing|starting|beginning)[a-z ]* \d/.test(after) && !DENIED.test(after)
    )
  }
  return IS_FOR.test(before) && (dated || under)
}

/** 'this Agreement covers disclosures made within twelve months of its date' */
export const coversWithin = (before: string, after: string): boolean =>
  /\bcovers?\b[^.;]{0,60}\b(?:within|in|during|over)(?: the| a period of)?(?: next| first)? $/.test(before) &&
  /^ (?:of|from|after) (?:the |its |this |today|signing)/.test(after)

/** the first three months 'are a period of probation' */
export const ARE_PROBATION =
  /^ (?:(?:of|from) (?:\w+ ){1,5})?(?:is|are|shall be|will be) (?:(?:a|the|treated|as|on|your|period|of) )*probation\b/

/** 'for 24 months after the Effective Date, not to sell': how long somebody is barred. */
export const BARS_SO_LONG = /^ (?:after|from|following) [^.;,]{0,50}, (?:shall |will )?not\b/
/** 'Term and Renewal. ... for five years (the "Initial Term")' */
export const IS_INITIAL = /^ ?\(?(?:the |hereinafter )*"?initial\b/
/** 'a twelve month rolling forecast' */
export const OF_A_FORECAST = /^ ?(?:rolling|moving|trailing|forecast\w*|projections?|forward)\b/
/** 'the first subscription period is' a time, 'complete the agreement term of', also under the heading of renewal */
export const AT_FIRST =
  /\b(?:first|initial)\b[^.;]{0,60}$|\bcomplete (?:the |its |this |whole |full |entire ){1,3}(?:agreement |lease |licen[cs]e )?(?:term|period)\b[^.;]{0,20}$/
/** 'begins on the Effective Date and continues until 31 December 2027' */
export const FROM_ITS_FIRST_DAY =
  /\b(?:begin|commenc|start|from|effective)\w*\b[^.;]{0,20}\b(?:effective|commencement|start(?:ing)?) date\b/
export const AT_THE_END = /\b(?:at (?:the|its) end|(?:after|upon|on) (?:the )?(?:end|terminat\w+|expir\w+|closing))\b/
export const OWN_NAME = /\b(?:agreement|contract|deed|letter|undertaking|memorandum|talks|exchange|these terms)\b/
export const NAMED_OF_IT =
  /\b(?:term|duration|tenure) of (?:this|the) [^.;]{1,40}(?:is|shall be|will be)(?: of| for)? $/
export const UNTIL_THEN = /^(?: from | of (?:the |this )|,| \(|\.|;|$| without)/
