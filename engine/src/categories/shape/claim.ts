import type { IssueCategory } from '@karar/schema'

/** Words by which something is withheld, barred or lost. */
export const DENIES =
  /\b(?:no|not|nor|never|neither|none|cannot|without|waiv\w*|forfeit\w*|forgo\w*|los[est]\w*|lapse\w*|exclu\w*|only|unpaid|ceas\w*|den(?:y|ied)|except\w*|ineligible|disentitl\w*|lieu|unavailed|discretion|deduct\w*|withdraw\w*|stop\w*|reduc\w*|subject to|instead|refrain\w*|barred|prohibit\w*|restrain\w*|abstain\w*|remov\w*|inclu\w*)\b|n't\b/
/** Words by which something is moved. */
export const CHANGES =
  /chang|modif|amend|alter(?!nat)|revis|updat|\bvar(?:y|ied|iation)|\badd|replac|introduc|withdraw|substitut|re-?fix|cancel|suspend|\bnew\b|time to time|latest|current|supplement|discontinu|increas|\brais|enhanc|escalat|hike|adjust|subject to|prevailing|market|discretion|decid|determin|\bfix|reset|reduc|fluctuat|additional|extra|surcharge|float|differ|guarante|dynamic|balance|short.charg|specified|entitled to|applicable|re-?determin|impos|lev(?:y|ied)/

/** 'the prices shall remain absolutely firm', 'no escalation will be entertained': by these words the price does not move. */
export const STAYS_FIRM =
  /\b(?:pric(?:es?|ing)|rates?|costs?)\b[^.;]{0,60}\b(?:remains?|stays?|are|is|be|held|kept|being) (?:\w+ (?:and )?){0,2}?(?:firm|fixed|unchanged|constant|the same)\b|\bno (?:(?:price|rate|cost) )?(?:escalation|increase|revision|upward)\b|\b(?:escalation|upward revision)\b[^.;]{0,40}\b(?:not|never) be (?:entertained|allowed|payable|permitted|considered|accepted)\b/

/** Words by which terms are moved, not only set. */
export const MOVES =
  /chang|modif|amend|alter(?!nat)|revis|updat|\bvar(?:y|ied|iation)|\badd\b|replac|introduc|withdraw|substitut|re-?fix|\bnew (?:rule|polic|term|service|condition|feature)|time to time|discretion|latest|current|in force|discontinu|cancel|suspend|re-?schedul|shift|transfer|supplement|increas|reduc|override|\b(?:impose|relax)\b[^.;]{0,30}\b(?:terms?|conditions?|rules)\b/

/** Words that count wherever they stand, or only where none of others stand in the same passage. */
export type Said = RegExp | { readonly words: RegExp; readonly without: RegExp }
export const isSaid = (said: Said, passage: string): boolean =>
  said instanceof RegExp ? said.test(passage) : said.words.test(passage) && !said.without.test(passage)

/** Words that tell another harm more exactly than the card would. */
interface Turn {
  readonly to: IssueCategory
  readonly by: Said
}

/** What must stand in a passage for a card to be true of it. Wide on purpose: what fails here is said of something else. */
export interface Claim {
  /** each of these must match: what it speaks of, and that it takes, bars or bends it */
  readonly speaks?: readonly RegExp[]
  /** words that show the contrary, or something else that is no such harm */
  readonly unless?: readonly Said[]
  /** words that say the contrary outright: the card would contradict what it quotes, however sure a reader is of it */
  readonly denied?: readonly Said[]
  /** near harms that such words really are, the most telling first */
  readonly turns?: readonly Turn[]
}

/** A deposit that comes back soon, and hangs on nothing. */
export const SOON_BACK: Said = {
  words:
    /\bdeposit\b[^.;]{0,60}\b(?:refunded|returned|repaid)\b[^.;]{0,30}\bwithin (?:(?:a (?:period|week) of|seven|ten|fifteen|fourteen|thirty|7|10|14|15|21|30)\b[^.;]{0,12}\bdays?\b|a week|a month|one month)/,
  without: /discretion|forfeit|subject to|new (?:tenant|licensee|occupant)|\bnot\b|\bnon-/,
}

/** Whoever owes for months in a row is put out for a cause. */
export const OWED_FOR_MONTHS: Said = {
  words:
    /\b(?:default|non-?payment|non-?repayment|not paid|fails? to pay|failure to pay|bounc\w+)\b[^.;]{0,120}\b(?:two|three|four|five|six|[2-6]) (?:\(\w+\) )?(?:consecutive|successive)\b/,
  without:
    /forfeit|without (?:any )?(?:prior )?notice|\bnot (?:be )?refund|no refund|immediate|for any|discretion|\d ?%/,
}

/** Nobody is owed another contract when this one is done. */
export const OFFERS_MORE: Said = {
  words:
    /\b(?:offer|offers|offering|grant|consider\w*)\b[^.;]{0,30}\b(?:further|another|permanent|future|full.?time|subsequent) (?:\w+ ){0,2}?(?:internships?|employment|jobs?|engagements?|positions?|assignments?|contracts?)\b/,
  without: /\b(?:salar\w+|wages|stipend|fees?|payments?|terminat\w*|certificate)\b/,
}

/** A term that simply ends: who has no claim to its renewal gives up nothing that is his. */
export const TERM_ENDS: Said = {
  words: /\b(?:no|not|any)\b[^.;]{0,30}\brights? (?:to|for|of) (?:the |any )?(?:renew|exten)/,
  without: /statut|\blaws?\b|\bact\b|consumer|courts?\b|legal/,
}

/** Keeping the peace is no matter of trade, clients or staff. */
export const KEEPS_PEACE: Said = {
  words: /\b(?:physical|altercation|fights?|fighting|violen\w+|harass\w*|ragging|quarrel\w*|misbehav\w*)\b/,
  without: /solicit|poach|entic|canvass|induc|compet|recruit/,
}

/** Who need not tell is bound to no silence. */
export const NEED_NOT_TELL: Said = {
  words: /\b(?:no|not under any|without any) obligation to (?:\w+ ){0,2}(?:disclose|reveal|share|explain)\b/,
  without: /\b(?:shall|will|must|agrees? to|undertakes? to) (?:\w+ ){0,3}(?:not|keep|maintain|hold)\b/,
}

/** Who may choose what to take in judges nobody's work, and ends nothing. */
export const TAKES_IN: Said = {
  words:
    /\b(?:refuse|reject|decline) (?:to accept |acceptance of |carriage of )?(?:the |any |such )?(?:carriage|goods|parcels?|consignments?|shipments?|articles|admissions?|memberships?|applications?)\b|\baccept or (?:reject|refuse|decline)\b[^.;]{0,40}\borders?\b/,
  without:
    /\bdecisions?\b|\bfinal\b|\bbinding\b|supplied|delivered|\bdefect|specification|quality|cancel|terminat|suspend|withdraw|refund|confirmed|paid/,
}

/** What each had before stays its own. */
export const KEEPS_ITS_OWN: Said = {
  words: /\bretains?\b[^.;]{0,30}\bownership of (?:all |any |its |the )*(?:pre-?existing|background|prior)/,
  without: /\bjointly\b|\bunless\b|deliverables? (?:vest|belong)/,
}

/** Who only brings two together, and answers for nothing that one of them owes the other. */
export const BETWEEN_TWO: Said = {
  words:
    /\bacts? (?:solely|only|merely|purely) as (?:an? |the )?[^.;]{0,60}\b(?:agency|agent|intermediary|facilitator|aggregator|platform|mediator)\b[^.;]{0,160}\b(?:not (?:be )?(?:held )?(?:liable|responsible)|no (?:liability|responsibility))\b[^.;]{0,100}\b(?:(?:by|of|from|between|to) (?:the |any |an? |such )?(?:\w+ ){0,2}?(?:employers?|candidates?|sellers?|buyers?|vendors?|merchants?|suppliers?|hotels?|airlines?|carriers?|transporters?|hosts?|landlords?|tenants?|borrowers?|lenders?|banks?|insurers?|principals?|operators?|service providers?)\b|what the \w+ sends|salar(?:y|ies)|wages|provident fund)/,
  without:
    /injur|death|negligen|whatsoever|\bor otherwise\b|exceed|refund|\b(?:its|our) own\b|\bstaff\b|employee|\berrors?\b|\bany (?:kind|loss|damage|claim)|not apply|consumer|statut|\blaws?\b|\bact\b(?! (?:solely|only|merely|purely) as)|\brights?\b|waiv|relinquish|gives? up|\bno claims?\b|\bnot claim\b/,
}

/** What comes on top is paid for: the work does not grow for nothing. */
export const PAID_EXTRA: Said = {
  words:
    /\b(?:costs?|charged?|charges?|billed|invoiced|payable|paid)\b[^.;]{0,20}\b(?:extra|separately|additionally)\b|\b(?:extra|additional) (?:costs?|charges?|fees?) (?:will|shall|may|appl\w+|is|are|as)\b|\b(?:bears?|pays?) (?:the |any |an? )?(?:corresponding |resulting )?(?:additional|extra) (?:service |professional )?(?:fees?|charges?|costs?)\b/,
  without: /\b(?:no|not|never|without|free|nil|own (?:cost|expense))\b/,
}

/** Neither takes the other's staff, and nobody's customers are spoken of. */
export const STAFF_OF_EACH: Said = {
  words: /\bneither (?:party|side)\b[^.;]{0,80}\bsolicit\w*[^.;]{0,60}\bemploy/,
  without: /\b(?:clients?|customers?|suppliers?|vendors?|damages)\b|penalt|\bany (?:person|business)/,
}

/** A deposit or advance that comes back when it is over, whatever is then owed being taken off: no price, and no penalty. */
export const COMES_BACK: Said = {
  words:
    /\b(?:deposits?|advance)\b[^;]{0,200}\b(?:refundable (?:to|at|on|up ?on|after|when|within)|(?:shall|will|to|must) be (?:refunded|returned|repaid))\b(?! (?:only )?in part)/,
  without:
    /forfeit|liquidated|damages\b|non-? ?refund|\bno refund|\bnot (?:be )?refund|discretion|double|twice|\d ?%|penalt(?:y|ies) (?:of|@|at)|\bfines?\b|per day|each day|\blate\b|delay|\bif\b[^;]{0,80}\b(?:leav|vacat|cancel|terminat)/,
}
