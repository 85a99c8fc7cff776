import type { IssueCategory } from '@karar/schema'
import type { Said } from '../../categories/shape/claim.ts'

/** Who is no employee is told so in every contract with a firm or a freelancer. */
const NO_EMPLOYEE: Said = {
  words:
    /\bindependent contractors?\b|\b(?:employee and employer|employer[- ](?:and[- ])?employee|master[- ](?:and[- ])?servant|employer and employee)\b|\bnot be (?:considered|deemed|treated)(?: to be| as)? (?:an? )?employees?\b|\b(?:give|grant|confer)\b[^.;]{0,20}\bemployee status\b/,
  without: /\bovertime\b|minimum wages|\bnotwithstanding\b|\bwaive|gives? up/,
}

/** What nearly every contract says of its own paper. */
const OF_THE_PAPER: readonly Said[] = [
  /\b(?:invalid|unenforceable|void|illegal)\w*\b[^.;]{0,160}\b(?:remaining|other|rest|remainder|such provision)\b/,
  /\b(?:failure|delay|omission|neglect)\b[^.;]{0,200}\b(?:not|nor|no)\b[^.;]{0,60}\bwaiver\b|\bno waiver\b/,
  /\bconstrued against\b|\bdraft(?:er|ing party)\b/,
  {
    words:
      /\b(?:has|have|having) (?:carefully |fully )?read\b[^.;]{0,80}\bunderst\w+|\bfree (?:mind|will|consent)\b|\bcoercion\b|\blegal age\b/,
    without: /\bwaiv|gives? up|discharg|forgo/,
  },
  { words: /\bspecific performance\b|\binjunct\w+/, without: /\bwaiv|not (?:to )?(?:seek|apply)|gives? up/ },
]

/** What the law itself asks for, or what is needed to do what was ordered. */
const NEEDED_DATA: Said = {
  words:
    /\bkyc\b|\bknow your customer\b|\b(?:identity|id|age|address) proof\b|\bproof of (?:age|identity|address|entitlement)\b|\b(?:background|reference|police|antecedent) (?:checks?|verification)\b|\bcookies?\b|\banonym\w+|\baggregated?\b|\bcredit (?:information|bureau)|\blaw enforcement\b|\bmedical certificate|\baccordance with\b[^.;]{0,40}\bprivacy polic|\b(?:required|necessary|compelled)\b[^.;]{0,40}\b(?:by|to comply with|under) (?:\w+ )?(?:laws?|courts?|authorit\w+|government|regulat\w+)/,
  without:
    /\bsell|\bsold\b|market(?:ing|ers?)|promot|affiliat|advertis|any (?:other )?(?:purpose|company)|relatives|contacts? list|list of contacts|\bfinal\b|neighbou?r/,
}

/** Of rights, trade, courts, data and work, and of what does not come back: what is read with `mild.ts`. */
export const mildOfRights: Partial<Record<IssueCategory, readonly Said[]>> = {
  waiver_of_statutory_rights: [NO_EMPLOYEE, ...OF_THE_PAPER],
  eviction_without_notice: [
    // what was let is given back when its time is over, and nothing else is allowed to anybody
    {
      words:
        /\b(?:on|upon|at|after) (?:the )?(?:termination|expiry|expiration|end|completion|determination)\b[^.;]{0,120}\b(?:vacate|hand (?:over|back)|leave|quit|return|surrender)\b|\b(?:vacate|hand over|quit)\b[^.;]{0,60}\b(?:on or before|by) (?:the )?(?:agreed|stated|scheduled) (?:\w+ )?date\b/,
      without:
        /\b(?:immediate\w*|forthwith|at once|locks?|break|force|seal|evict\w*|re-?enter|throw\w*|disconnect\w*|hours?|may|can|entitled|rights?|liberty|free to|authori[sz]ed|take (?:over )?possession|(?<!(?:,|\band|\bmust) (?:remove|take|collect) (?:away )?(?:all )?(?:of )?(?:his |her |their )?(?:own |personal )?)belongings)\b|without (?:any )?(?:prior )?(?:notice|recourse|resort)|remov\w* by|penalt|double|damages|\bfail|dispos|forfeit/,
    },
    // and whoever goes to law does what the law has him do
    {
      words:
        /\b(?:(?:tak\w+|initiat\w+|institut\w+|start\w*|pursu\w+|through|by|under|following|after|on|with) (?:(?:a|an|the|any|due|civil|appropriate|necessary|such) ){0,2}(?:legal (?:action|proceedings?|recourse|remed\w+)|due process|(?:order|decree) of (?:a |the |any )?(?:competent )?court)|(?:as per|accordance with) (?:the )?(?:applicable )?law)\b[^.;]{0,100}\b(?:repossess|recover|possession|evict|vacat)\w*|\b(?:repossess|possession|evict|vacat)\w*[^.;]{0,80}\b(?:through|by|under|following|after) (?:the )?(?:due process|(?:a |the )?courts?|(?:an? )?(?:order|decree)|legal)\b/,
      without:
        /\bwithout\b(?! (?:prejudice|delay|demur)\b)|\bneed not\b|\bnot (?:be )?(?:need|requir|necessary|bound|oblig)|\bno (?:need|order|court|legal)|instead|irrespective|\block|break|force|self|disconnect|immediate|forthwith/,
    },
  ],
  landlord_overreach: [
    /\b(?:major|structural) repairs?\b[^.;]{0,60}\b(?:borne|carried out|done|made) by the (?:first party|landlord|owner|licensor|lessor)\b/,
    // a deposit is no rent
    {
      words:
        /\b(?:not|never|cannot)\b[^.;]{0,40}\b(?:adjust|deduct|set.?off|treat)\w*\b[^.;]{0,60}\b(?:rents?|licen[cs]e fees?|dues)\b[^.;]{0,60}\bdeposit|\bdeposit\b[^.;]{0,40}\b(?:not|never|cannot)\b[^.;]{0,30}\b(?:adjust|treat|set.?off)\w*\b[^.;]{0,40}\brents?\b/,
      without:
        /forfeit|not (?:be )?(?:refund|return)|evict|\block|enter|visit|inspect|guests?\b|electric|water|\bkeys?\b|disconnect/,
    },
  ],
  usurious_interest: [
    // the interest of a few days is the least that is taken
    {
      words:
        /\binterest\b[^.;]{0,30}\bminimum (?:period )?of (?:[1-9]|[12]\d|30|seven|ten|fifteen|thirty)(?: \(\w+\))? days\b|\bminimum interest of (?:[1-9]|[12]\d|30|seven|ten|fifteen|thirty)(?: \(\w+\))? days\b/,
      without:
        /\d ?%|per ?cent|compound|penal|double|per (?:month|day|week|100)|hundred|\b(?:a|each|every) week\b|(?<!\bminimum (?:of )?)(?:\brs\b|₹)|\binr\b|lakh|thousand|crore|\bevery\b|\beach\b|\bminimum (?:of )?(?:rs\b|₹)[. ]{0,2}(?:\d{3}|\d{1,2},)/,
    },
  ],
  lock_in_trap: [
    {
      words:
        /\binterest\b[^.;]{0,30}\bminimum (?:period )?of (?:[1-9]|[12]\d|30|seven|ten|fifteen|thirty)(?: \(\w+\))? days\b/,
      without: /lock-? ?in|penal|forfeit|not (?:be )?(?:close|repay|terminat)/,
    },
  ],
  one_sided_set_off: [
    // what something cost that the borrower had to pay for is put on his account
    {
      words:
        /\b(?:charges?|costs?|expenses|fees?|premium)\b[^.;]{0,120}\b(?:debit|add)\w*\b[^.;]{0,40}\b(?:(?:loan|said|same) account|account of|principal)\b/,
      without:
        /any other|any kind|whatsoever|without (?:any )?(?:prior )?notice|\blien\b|deposit|discretion|\bdeems?\b|thinks? (?:it )?(?:fit|proper|right)|\bpenal|\ball (?:amounts|sums)|salar/,
    },
  ],
  self_judged_performance: [
    // what is given beyond what was agreed
    {
      words:
        /\b(?:additional|extra|further|ex-?gratia|goodwill|special|promotional|supplementary) (?:\w+ )?(?:support|benefits?|assistance|rewards?|offers?|schemes?|concessions?|discounts?|gifts?|facilit\w+|perks?)\b[^.;]{0,100}\bdiscretion\b/,
      without:
        /deduct|terminat|forfeit|penalt|salar|wage|final|binding|charges?\b|payable by|\bwhether\b|accept|quality|\bwork\b|withdraws?\b|recover|refund|promis|retrospect|already|earned|\bpaid\b/,
    },
  ],
  statutory_benefit_denied: [NO_EMPLOYEE],
  unpaid_work: [NO_EMPLOYEE],
  data_use_without_consent: [NEEDED_DATA],
  restraint_of_trade: [
    {
      words:
        /\b(?:us(?:e|ing)|similar to|resembl\w+)\b[^.;]{0,60}\b(?:trade ?)?(?:names?|marks?|logos?|brand)\b|\bname\b[^.;]{0,20}\bsimilar\b/,
      without:
        /compet|similar (?:business|products?|services?|nature)|same (?:business|trade|line)|engage|other (?:company|person|firm)/,
    },
    {
      words: /\b(?:sub-?(?:lease|let|licen[cs]e)|lend|loan|copy|reproduce|duplicate|resell|access)\b/,
      without:
        /compet|similar|same (?:business|trade|line)|engage|employ|\bjoin|after|terminat|customers?\b|clients?\b|\byears?\b|\bnames?\b/,
    },
  ],
  restraint_of_legal_proceedings: [
    {
      words:
        /\b(?:amicabl\w+|mutual (?:discussions?|consultations?|negotiations?)|escalat\w*|grievance (?:officer|redressal)|senior management|before (?:going to|approaching) (?:a |any |the )?courts?|negotiat\w+|conciliat\w+|mutual harmony)\b/,
      without: /\bfinal\b|\bnot\b|\bno\b|waiv|binding|gives? up/,
    },
    {
      words: /\b(?:arbitra\w+|awards?)\b[^.;]{0,160}\bfinal\b/,
      without: /\bnot\b|\bno\b|waiv|director|manager|officer|chairman|gives? up|appointed by/,
    },
    {
      words: /\bwaiv\w*\b[^.;]{0,60}\bobjections?\b[^.;]{0,100}\b(?:venue|jurisdiction|forum|courts?)\b/,
      without: /\bjury\b|\bnot (?:sue|file|bring)\b/,
    },
    {
      words:
        /\bno (?:\w+ )?claims?\b[^.;]{0,60}\b(?:reimburs\w+|expenses|duties|taxes)\b|\bnot be entitled to (?:any )?reimburs\w+/,
      without: /courts?|arbitra|authorit|ombudsman|\bsuits?\b/,
    },
  ],
  inconvenient_forum: [
    {
      words: /\bcourts?\b|\bjurisdiction\b|\bforum\b/,
      without:
        /wherever|any (?:court|place|other)|\b(?:company|we|lender|bank|employer|lessor|landlord|owner) (?:may|can|shall be free)|that you may|of (?:its|our|their) choice|\bits (?:own )?discretion/,
    },
  ],
  short_or_missing_notice: [
    {
      words:
        /\b(?:misconduct|fraud\w*|theft|dishonest\w*|moral turpitude|abandon\w*|absen(?:ce|t)\w*|insolven\w+|bankrupt\w*|material breach)\b/,
      without: /discretion|any (?:other )?reason|opinion|whatsoever|suspect|without (?:assigning|giving)/,
    },
    // three months are what those who resign in India often owe
    {
      words:
        /\b(?:resign|leave the (?:service|company|employment))\w*\b[^.;]{0,60}\b(?:90|ninety|three months?|3 months?|60|sixty|two months?)\b/,
      without: /forfeit|penalt|\bpay\b|whereas|bond|not be (?:relieved|accepted)/,
    },
  ],
  late_or_conditional_payment: [
    {
      words: /\bwithin (?:[2-9]|10|two|three|five|seven|ten)(?: to \d+)? (?:\(\w+\) )?(?:working |business )?days\b/,
      without:
        /\bonly\b|subject to|receipt (?:of|from)|reali[sz]ation|until|unless|discretion|\bnot\b|after (?:the )?(?:client|customer)/,
    },
  ],
  auto_renewal_trap: [
    {
      words: /\bmutual\w*\b[^.;]{0,60}\b(?:extend|renew)|\b(?:extend|renew)\w*\b[^.;]{0,60}\bmutual/,
      without: /automatic|deemed|unless/,
    },
    {
      words: /\b(?:stand|be|is|are) (?:automatically )?(?:terminated|cancelled)(?: automatically)?\b/,
      without: /\brenew\w* (?:automatic|for|itself)|auto-?renew|\bextends? itself/,
    },
    {
      words: /\beither party\b[^.;]{0,160}\b(?:[1-9]|[12]\d|30|thirty|fifteen|ten|seven)\b[^.;]{0,30}\bdays\b/,
      without: /\b(?:registered|only by)\b|lock|penalt/,
    },
  ],
  wage_deduction: [
    {
      words: /\b(?:tds|tax(?:es)?|income.tax|professional tax|provident fund)\b/,
      without: /penalt|\bloss|damage|discretion|shortage|absen|notice|breakage|\bfines?\b|as it thinks/,
    },
    {
      words: /\b(?:processed|paid|credited|disbursed)\b[^.;]{0,60}\b(?:subsequent|following|next) month/,
      without: /forfeit|deduct|withh|\bnot\b/,
    },
  ],
  unbounded_scope: [
    {
      words: /\b(?:extra|additional)\b[^.;]{0,80}\b(?:charge\w*|paid|payable|billed|costs?)\b/,
      without:
        /without (?:any )?(?:extra|additional|further)|no (?:extra|additional)|free of|not be (?:paid|charged)|inclusive/,
    },
    {
      words: /\binclusive of\b[^.;]{0,60}\b(?:dut(?:y|ies)|tax\w*|customs|excise|gst)\b/,
      without: /revisions?|\bwork|services|changes|tasks?/,
    },
  ],
  exclusivity_without_commitment: [
    {
      words:
        /\bnon-?exclusive\b|\bnon-?transferable\b|\breserves? the right to (?:appoint|engage)\b|\bnothing (?:herein|in this)\b[^.;]{0,60}\bprevent/,
      without: /\bshall not (?:sell|deal|carry|keep|market|offer)|exclusively|only from|no other|not compet/,
    },
  ],
  one_sided_assignment: [
    {
      words: /\bnon-?transferable\b|\bnot (?:be )?(?:assign|transfer)\w*\b/,
      without:
        /\bmay (?:\w+ )?(?:assign|transfer)|\b(?:we|company|lender|provider|licensor|bank|owner|buyer)\b[^.;]{0,40}\b(?:can|free|entitled|reserves?)\b/,
    },
  ],
  as_is_disclaimer: [
    {
      words:
        /\b(?:not|cannot|no)\b[^.;]{0,40}\b(?:guarantee|assur|warrant)\w*\b[^.;]{0,80}\b(?:employment|placement|results?|outcomes?|returns|profits?|success|selection|admission|approval|authorit\w+|uninterrupted|error-?free)\b|\blinked sites?\b/,
      without: /\bas is\b|defects?|refund|whatsoever|own risk|safety|fitness/,
    },
  ],
  unilateral_amendment: [
    // what the law or an authority changes, no side changes alone
    {
      words:
        /\b(?:changes?|amendments?|modifications?) (?:in|of|to) (?:the |any |existing |applicable )*(?:laws?|acts?|statut\w+)\b|\b(?:regulatory|statutory) (?:changes?|requirements?)\b|\bprospective (?:effect|basis)\b/,
      without: /discretion|any ?time|without (?:any )?(?:prior |further )?(?:notice|consent)|any (?:other )?reason/,
    },
    {
      words:
        /\b(?:timings?|time-?tables?|holidays?|line-?ups?)\b[^.;]{0,60}\b(?:chang\w*|modif\w*|notified|revis\w*)|\b(?:chang\w*|modify)\b[^.;]{0,20}\b(?:timings?|time-?tables?|line-?ups?)\b/,
      without:
        /terms|conditions?\b|fees?\b|charges|prices?|rates?\b|polic(?:y|ies) (?:may|can|shall)|refund|working hours|shift|salar|facilit|trainers?|syllab|courses?|locations?|whenever|\bbound\b/,
    },
    {
      words:
        /\b(?:only|unless|except|if|by|no|not)\b[^.;]{0,160}\b(?:in writing|written (?:instrument|agreement|amendment|document|addendum))\b[^.;]{0,80}\b(?:sign\w*|execut\w*|both|parties|each party|agreed|duly)\b|\b(?:agreed|recorded) in (?:writing|a written)\b/,
      without:
        /discretion|reserves? (?:the )?right|\bmay (?:at any time )?(?:change|modify|amend|alter|revise)|without (?:your|any|prior) (?:consent|notice)|post(?:ing|ed)/,
    },
  ],
  ip_overreach: [
    {
      words:
        /\b(?:retains?|remains?|holds?)\b[^.;]{0,80}\b(?:property|title|rights?|ownership)\b|\bnot (?:to )?(?:use|copy|reproduce)\b/,
      without:
        /\b(?:create|develop|invent|conceiv|mak|assign|produc|prepar|improv)\w*\b|work product|deliverables?|ideas?|inventions?/,
    },
  ],
  non_disparagement_gag: [
    {
      words:
        /\bprofessional(?:ly)?\b|\brespect\w*\b|\babusive\b|\bobscene\b|\bharass\w*|\bdefamatory\b|\bbest endeavou?rs\b/,
      without: /true|truth|reviews?|social media|\bpress\b|\bmedia\b|criticis|negative|complain|opinion|interview/,
    },
  ],
  non_refundable_payment: [
    {
      // the small price of being put on a list
      words:
        /\bnon-? ?refundable (?:\w+ ){0,2}(?:registration|application|processing|entry|form) (?:fees?|charges?)\b|\b(?:registration|application|processing|entry|form) (?:fees?|charges?)\b[^.;]{0,40}\bnon-? ?refundable\b/,
      without:
        /any circumstances?|whatsoever|irrespective|regardless|any reason|\ball (?:fees|payments|amounts)|tuition|course|full|entire|\bwhole|\bprices?\b|package|balance|\beven\b|cancel|lakh|\d\d,?\d{3}|\d ?%|forfeit|franchis/,
    },
    {
      words:
        /\b(?:can|may) (?:\w+ ){0,6}?(?:claim|request|seek|cancel)\b[^.;]{0,80}\b(?:refund|money back|deductions?)\b|\bwithout (?:any )?deductions?\b/,
      without: /\bnot\b|\bno\b|unless|\bonly\b|\d ?%|discretion|forfeit/,
    },
    {
      words:
        /\bpremium\b[^.;]{0,80}\b(?:claims?|polic(?:y|ies)|insur\w+)\b|\b(?:polic(?:y|ies)|claims?)\b[^.;]{0,80}\bpremium\b/,
      without: /lock|surrender value/,
    },
    {
      words:
        /\b(?:money|fees?|charges?|tax\w*|dut(?:y|ies))\b[^.;]{0,40}\b(?:paid|payable|remitted) to\b[^.;]{0,40}\b(?:government|third|authorit)|\b(?:government|statutory|stamp|filing|visa|embassy) (?:fees?|charges?|dut(?:y|ies))\b/,
      without: /\bour fees?|service fees?|\ball (?:fees|payments|amounts)|under any circumstances|whatsoever/,
    },
    {
      words: /\b(?:wrong|incorrect|erroneous|duplicate) (?:\w+ )?(?:bookings?|tickets?|orders?|selections?)\b/,
      without: /under any circumstances|\bany (?:amount|payment)|whatsoever|\ball (?:fees|payments|amounts)/,
    },
    {
      words: /\b(?:get|receive|entitled to|given) (?:a |the )?(?:full|complete|entire) refund/,
      without: /\bnot?\b|unless|except/,
    },
  ],
}
