import type { IssueCategory } from '@karar/schema'
import { BETWEEN_TWO, isSaid, type Said, STAYS_FIRM } from '../../categories/shape/claim.ts'
import { WORKERS } from './ground/workers.ts'
import { mildOfRights } from './mild-of-rights.ts'

/** Where one side may act as it pleases, no cause that it names makes it milder. */
const AT_WILL =
  /discretion|any (?:other )?reason|\bany ?time|any point|without (?:any )?(?:assign|giving|prior|further|notice)|convenience|opinion|forfeit|refund|evict|possession|whatsoever|satisf|no longer|\bwe find\b/
/** Who is sold or led by others has done no wrong. */
const AT_WILL_OR_SALE = new RegExp(`${AT_WILL.source}|\\bchange (?:in|of)\\b|ownership`)
/** 'nothing in these terms limits liability for fraud': what is kept, and not taken. */
const KEPT =
  /\bnothing (?:in|contained|herein|stated)\b[^.;]{0,120}\b(?:exclud|limit|restrict|affect)\w*\b[^.;]{0,100}\b(?:liabilit|rights?|warrant|law)/
/** What somebody else does, whom the one who is shielded neither employs nor chose alone. */
const ANOTHERS =
  /\b(?:third[- ]part\w+|sellers?|merchants?|couriers?|carriers?|banks?|(?:payment )?gateways?|recipients?|advertisers?|lenders?|government|authorit(?:y|ies)|airlines?|railways?|laborator\w+|manufacturers?)\b/
const WRONG_DETAILS =
  /\b(?:wrong|incorrect|inaccurate|incomplete|false|untrue)\b[^.;]{0,80}\b(?:provided|given|furnished|supplied|entered|submitted|declared) by (?:you|him|her|them|the (?:user|customer|client|consignor|applicant|purchaser|student|member))\b|\byou (?:have )?(?:enter|provide|give|furnish|submit)\w*\b[^.;]{0,40}\b(?:wrong|incorrect|inaccurate|false)\b|\brel(?:y|iance) (?:up)?on (?:any |the )?(?:inputs?|data|information|instructions?)\b[^.;]{0,20}\b(?:provided|supplied|given|furnished|submitted)\b/
/** What nobody can promise. */
const NO_OUTCOME =
  /\b(?:not|no|nor|cannot|never)\b[^.;]{0,60}\b(?:liab\w+|responsib\w+|guarantee\w*|assur\w+|warrant\w*)\b[^.;]{0,80}\b(?:selected|selection|admission|placement|employ(?:ment|er)|(?<!as (?:a|the) )results?|outcomes?|success|returns|profits?|rank|approval|error-?free|uninterrupted)\b|\bmarket (?:risks?|fluctuations?|movements?)\b|\b(?:fluctuation|depletion)s? (?:in|of) (?:\w+ )*?value\b/
/** What somebody told or showed of himself and knew to be untrue, in either order. */
const LIE = '(?:false|fake|forged|fabricated|misleading|untrue)'
const TOLD = '(?:information|particulars|documents?|declarations?|statements?|certificates?|credentials|testimonials)'
const A_LIE = String.raw`\b(?:${LIE} (?:(?:or|and|\/) \w+ )?${TOLD}|${TOLD}(?: \w+){0,4}? (?:is|are|was|were|be|being|prove[sd]?|turns? out)(?: (?:later|subsequently|found|proved|to|be|as)){0,4} ${LIE})\b`
/** 'absence or a false document', 'a false document or absence': for something else as well. */
const LIE_OR_ELSE = String.raw`\b(?!${LIE}\b|${TOLD}\b)\w+ or (?:an? |any )?${LIE}\b|\b${TOLD} or (?!(?:an? |any )?(?:${LIE}|${TOLD})\b)`
const GOES =
  /(?:cancel\w*|remov\w*|reject\w*|disqualif\w*|debar\w*|expel\w*|expulsion|dismiss\w*|terminat\w*|(?:be|stand|stands) ended|comes? to an end)/
    .source
/** A thing that was used, kept or broken, and what it costs. */
const OF_A_THING =
  /\b(?:damages?|loss|breakages?)\b[^.;]{0,40}\b(?:to|of|in)\b[^.;]{0,80}\b(?:property|premises|furniture|equipment|materials?|chairs|tables|vehicles?|bikes?|cars?|fittings|fixtures|books?|uniforms?|laptops?|assets|rooms?|halls?|goods)\b|\bsame condition\b|\bwear and tear\b/
const MORE_THAN_A_THING =
  /indemn|consequential|whatsoever|third part|\bclaims?\b|penalt|double|decided by|discretion|any cause|entire risk|regardless|irrespective|whether or not|profit|business|how(?:so)?ever|in addition/

/**
 * Words with which a card is worth a look and no alarm: what nearly every contract of the kind holds, what the law or somebody
 * else does, what the words hold to the cost or to a wrong of whoever bears it. Each by what lawyers noted as a harm, and as
 * only looking like one, in one half of the contracts that may be looked at; the other half says how far it holds (docs/measured/findings.md).
 */
const mild: Partial<Record<IssueCategory, readonly Said[]>> = {
  ...mildOfRights,
  one_sided_liability_cap: [
    {
      words:
        /\b(?:theft|loss)\b[^.;]{0,40}\b(?:of|to)\b[^.;]{0,80}\b(?:belongings|valuables|luggage|articles|clothes|jewellery|cash|money|books|mobile phones?)\b/,
      without:
        /injur|death|negligen|whatsoever|consequential|consignment|locker|entrust|deposited|pledg|\bdata\b|\bapps?\b/,
    },
    {
      words:
        /\b(?:instructions?|guidelines|advice)\b[^.;]{0,40}\b(?:not (?:been )?followed|ignored)\b|\b(?:premises|site|vehicle|materials?) (?:is|are|was|were) not made available\b/,
      without: /consequential|whatsoever|negligen|\bor otherwise\b|exceed/,
    },
    {
      // whoever sells or acts in his own name answers for it himself
      words:
        /\bnot (?:be )?(?:liable|responsible|answerable)\b[^.;]{0,40}\b(?:acts?|defaults?|omissions?)\b[^.;]{0,20}\bof the (?:\w+ )?(?:distributor|dealer|franchisee|agent|seller|hotel|partner|contractor)\b/,
      without: /of the company|exceed|whatsoever/,
    },
    {
      words: /\bfree of (?:charge|cost)\b/,
      without: /injur|death|negligen|repair|replace|exceed/,
    },
    KEPT,
    BETWEEN_TWO,
    {
      // the police, the courts and the debts of whoever bears it, and of nobody who serves the other side
      words:
        /\b(?:tenants?|licensees?|lessees?|guests?|residents?|occupants?|boarders?|students?|members?|users?|customers?|clients?|hirers?|renters?|candidates?|interns?|participants?|buyers?|purchasers?|applicants?|borrowers?|visitors?|lodgers?|inmates?|attendees?|patrons?|passengers?|tourists?|travell?ers?|trainees?|learners?|subscribers?|you|he|she) (?:(?:is|are|was|were|has|have|had|may|should|being|been|be|gets?|becomes?|ever|later|found|(?:to )?be) ){0,4}(?:involved in|engag\w+ in|commits?|indulg\w+ in|booked (?:for|under)|party to)\b[^.;]{0,60}\b(?:police|criminal|illegal|unlawful|fraud\w*|legal issue|offen[cs]e|crime|cyber ?crime)\b[^.;]{0,160}\bnot (?:be )?(?:held )?(?:liable|responsible)\b/,
      without: new RegExp(
        String.raw`injur|death|negligen|\bor otherwise\b|exceed|\btheft\b|refund|employ|\bour\b|${WORKERS.source}`,
      ),
    },
    {
      words:
        /\b(?:liab\w+|compensation)\b[^.;]{0,120}\b(?:governed by|as provided (?:in|by|under)|in accordance with) (?:the )?(?:[\w']+ ){0,6}?act\b/,
      without: /exceed|limited to|\bno liab|not (?:be )?(?:liable|responsible)/,
    },
    {
      words: new RegExp(
        String.raw`\b(?:not|no|never)\b[^.;]{0,60}\b(?:liab\w+|responsib\w+|answerable)\b[^.;]{0,160}\b(?:acts?|omissions?|defaults?|delays?|failures?|services?|products?|sale|disputes?|changes)\b[^.;]{0,60}\b(?:of|by|from|between|in)\b (?:[\w'-]+ ){0,4}?${ANOTHERS.source}`,
      ),
      without:
        /employ|\bagents?\b|\bits own\b|\bour own\b|exceed|injur|death|negligen|whatsoever|\bor otherwise\b|\bdata\b/,
    },
    { words: WRONG_DETAILS, without: /consequential|whatsoever|negligen|\bor otherwise\b|exceed/ },
    {
      words: NO_OUTCOME,
      without: /\b(?:its|our) own\b|refund|whatsoever|negligen|injur|death|\bany (?:and all )?(?:loss|damage)|exceed/,
    },
    /\bno (?:rights?|authority|power)\b[^.;]{0,40}\b(?:bind|represent|commit)\b|\bnot (?:be )?binding (?:up)?on the (?:company|principal|bank)\b/,
  ],
  one_sided_indemnity: [
    {
      words:
        /\b(?:collection|attorney\w*|legal|court|enforcement|recovery)\b[^.;]{0,60}\b(?:fees?|costs?|expenses|charges)\b/,
      without: /indemn|harmless|claims?\b|damages|\bloss|\bloses|liabilit|defend|against/,
    },
    {
      words: /\b(?:traffic|challans?|parking|toll)\b[^.;]{0,40}\b(?:violations?|offences?|fines?|charges?|challans?)\b/,
      without: /any and all|indemn|harmless/,
    },
  ],
  unlimited_liability: [
    KEPT,
    { words: OF_A_THING, without: MORE_THAN_A_THING },
    {
      words:
        /\b(?:represents?|warrants?|guarantees?|declares?)\b[^.;]{0,60}\b(?:authentic\w*|true|correct|genuine|not engaged|accura\w+)\b/,
      without: /indemn|liab|loss|damages|risks?\b|costs?\b/,
    },
    {
      words: /\bresponsible for (?:all |any )?(?:activit\w+|actions)\b[^.;]{0,60}\b(?:account|password|login)/,
      without: /indemn|loss|damages|liab|whether or not|unauthori/,
    },
    {
      // whoever does not deliver pays what it costs to buy elsewhere: section 73 of the Contract Act says so without the clause
      words:
        /\b(?:procur\w+|purchas\w+|buy\w*)\b[^.;]{0,80}\b(?:elsewhere|open market|from (?:\w+ )?(?:other|alternat\w+|third)\b)/,
      without: /penalt|indemn|consequential|forfeit/,
    },
  ],
  penalty_or_excessive_damages: [
    {
      words: /\bon actuals?\b|\bat actuals?\b|\b(?:government|traffic|police) fines?\b/,
      without: /over and above|in addition|double|twice|\bplus\b|\bpenalt/,
    },
    {
      words:
        /\blegal action\b|\bfir\b|\bcomplaint (?:will|may|shall) (?:also )?be (?:lodged|filed)\b|\brights? to sue\b/,
      without: /penalt|\bfines?\b|charge|damages|\d{3}|terminat|forfeit|recover/,
    },
    {
      words:
        /\b(?:actual|reasonable|replacement|repair|market) (?:\w+,? ){0,3}(?:costs?|charges?|value|expenses|price|fees?)\b|\bcosts? of (?:the )?(?:repair|replacement|book|part|item|damage)|\b(?:transport\w*|handling|freight|legal|attorney'?s?|collection|court)\b[^.;]{0,24}\b(?:costs?|charges?|fees?|expenses)\b/,
      without:
        /penalt|\bfines?\b|in addition to|over and above|double|twice|thrice|\btimes\b|triple|multipl|per day|forfeit|\d ?%|per ?cent|lakh|decided by|discretion|\bfull\b|\ball\b/,
    },
    {
      // what is owed is sued for
      words:
        /\brecover\b[^.;]{0,60}\b(?:outstanding|unpaid|overdue|due|balance)\b[^.;]{0,120}\b(?:legal (?:proceedings?|action|recourse|remed\w+)|courts?|law)\b/,
      without:
        /forfeit|double|twice|thrice|\btimes\b|triple|multipl|\d ?%|per ?cent|per day|liquidated|damages|\bfines?\b|penalt|\d{3}/,
    },
    {
      words: /\bcheques?\b[^.;]{0,60}\b(?:dishono\w*|bounc\w*|return\w*)/,
      without: /terminat|forfeit|cancel|without prejudice|criminal|per day|[1-9]\d{3}|[1-9],\d{2,3}|\d ?%/,
    },
    {
      words:
        /\b(?:penalt\w+|fines?|punish\w+)\b[^.;]{0,120}\b(?:levied|imposed|under|as per|by)\b[^.;]{0,40}\b(?:act|laws?|authorit\w+|government|regulator\w*|courts?|police|traffic|irdai|sebi|rbi|gst)\b/,
      without: /over and above|in addition|double|twice|discretion|\bplus\b/,
    },
    /\bno (?:penalt\w+|fines?)\b[^.;]{0,60}\b(?:shall|will|can|is|if|would)\b/,
    {
      words: /\b(?:injunct\w+|specific performance|equitable (?:relief|remed\w+)|irreparable)\b/,
      without: /liquidated|penalt|lakh|\brs\b|\binr\b|₹|\d{4}/,
    },
    {
      words:
        /\bdefault\b[^.;]{0,160}\b(?:recall|call (?:up)?on|demand|declare|accelerat\w+)\b[^.;]{0,100}\b(?:outstanding|dues|repay\w*|balance|loan)\b/,
      without: /liquidated|\d ?%|forfeit|per day|flat|compound/,
    },
  ],
  unilateral_price_change: [
    STAYS_FIRM,
    {
      words:
        /\b(?:not include|excludes?|excluding|not included)\b|\b(?:extra|additional|separate) (?:\w+ )?(?:charges?|costs?|tickets?|fees?|amounts?|sums?)\b|\bcharge(?:able|d)? (?:extra|separately)\b/,
      without:
        /revis|increas|alter|modif|discretion|without (?:any )?(?:prior )?notice|\bvary|any ?time|hike|escalat|rais/,
    },
    {
      words:
        /\b(?:merchants?|banks?|government|authorit\w+|carriers?|airports?|third[- ]part\w+)\b[^.;]{0,80}\b(?:levy|levies|surcharge|impose|fees?|charge)\b/,
      without:
        /\b(?:we|company|lender|owner|landlord) (?:may|can|reserves?)|discretion|any ?time|interest|our (?:fees?|charges?|prices?)/,
    },
    {
      words: /\b(?:30|60|90|thirty|sixty|ninety) (?:\(\w+\) )?days'?\b[^.;]{0,40}\b(?:advance|prior|before|notice)\b/,
      without: /without|immediate|discretion/,
    },
    { words: /\bquotation\b[^.;]{0,80}\b(?:after|beyond|expir\w+)\b/, without: /accepted|confirmed|without/ },
    /\bvary proportion\w*|\bpro-? ?rata\b/,
    // what those charge whose seats and rooms are sold on, they fix
    {
      words:
        /\b(?:hotels?|airlines?|railways|carriers|transporters)\b(?: (?:and|or) \w+)? (?:may|can|(?:retain|reserve)s? the right to) (?:modify|change|revise|increase|alter)\b/,
      without: /\b(?:we|us|company) (?:may|can|reserves?|shall)\b|\bby us\b[^.;]{0,20}\bchang|discretion/,
    },
  ],
  withheld_or_forfeited_money: [
    {
      // whoever comes in by a lie, and has to go for that alone
      words: new RegExp(
        String.raw`${A_LIE}[^.;]{0,80}\b${GOES}\b|\b${GOES}\b(?:(?!\bor\b)[^.;,]){0,60}\b(?:if|where|when|for|in case|on account of|because of)\b(?:(?!\bor\b)[^.;,]){0,60}${A_LIE}`,
      ),
      without: new RegExp(
        String.raw`suspect|opinion|discretion|\bdecid|\bdeem|believ|\bfeels?\b|\bviews?\b|\bconsiders?\b|satisf|\bappears?\b|alleg|\bfinds\b|\bkeeps?\b|\bkept\b|retain|balance|however|any ?time|includ|\bnothing\b|any (?:other )?(?:reason|breach|default)|salar|wages|commission|pay-?outs?|deposit|forfeit|\bor (?:(?:he|she|it|they|you|the \w+) )?(?:is|are|was|for|if|who|fails?|on|does)\b|\b(?:leav|withdr|discontinu)\w*|\blate\b|\bour\b|brochure|advert|even if|${LIE_OR_ELSE}`,
      ),
    },
    {
      words:
        /\b(?:deposits?|emd|e\.m\.d\.|retention|corpus)\b[^.;]{0,60}\b(?:released|refunded|returned|repaid|transferred)\b/,
      without:
        /forfeit|deduct|discretion|withh|\bnot\b|\bno\b|adjust|\bless\b|\bonly\b|unless|subject to|new (?:tenant|occupant|licensee)|alternative|satisf|entitled|re-?let|incoming|broken/,
    },
    {
      words:
        /\b(?:dispos\w+|sell|sale|auction)\b[^.;]{0,160}\b(?:minimum|prescribed|after giving|by (?:issuing|giving))\b[^.;]{0,60}\bnotices?\b|\bproceeds\b[^.;]{0,40}\bless\b/,
      without: /without (?:any )?(?:prior |further )?notice|discretion/,
    },
    {
      words:
        /\b(?:unlawful|illegal|fraud\w*|forg(?:ed|ery)|tamper\w*|influence of (?:alcohol|drugs)|drunk\w*|intoxicat\w*|blacklist\w*|cartel\w*|collus\w*|brib\w*|(?:intentional|deliberate|wil?lful) damage)\b/,
      without:
        /suspect|opinion|discretion|any (?:other )?(?:reason|breach|default|violation)|misconduct|indisciplin|salar|wages|commission|payouts?|performance|unsatisfactory/,
    },
    {
      words: /\brefund\w*\b[^.;]{0,80}\b(?:within|original (?:payment )?(?:method|mode|source))\b/,
      without: /\bnot\b|\bno\b|forfeit|deduct|\bonly\b|unless|discretion|\d ?%|\bless\b/,
    },
    {
      words:
        /\b(?:pay|paid|payable)\b[^.;]{0,60}\bfor (?:the )?(?:services?|work|period)\b[^.;]{0,20}\b(?:rendered|done|performed|completed)\b[^.;]{0,20}\b(?:up ?to|till|until)\b/,
      without: /forfeit|withh|deduct|adjust|discretion/,
    },
    {
      words:
        /\b(?:deliver|return|hand over|surrender)\b[^.;]{0,60}\b(?:property|documents|materials?|equipment|keys|copies|assets|tools)\b/,
      without: /withh|forfeit|deduct|deposit|salary|wages|payment|dues|fees?\b/,
    },
  ],
  one_sided_termination: [
    {
      // what is taken off a shelf or a page, as forged goods are, ends nothing between the two
      words:
        /\b(?:remov|delet|hid|edit|suspend|tak(?:e|ing) down|de-?list|disabl)\w*\b (?:(?:or|and) \w+ )?(?:(?:any|all|such|these|those|your|its|the|their|individual|specific) )*(?:\w+ )?(?:listings?|contents?|posts?|reviews?|materials?|images?|photos?|comments?)\b/,
      without: /terminat|cancel|account|agreement|contract|membership|forfeit|refund|discretion|any (?:other )?reason/,
    },
    {
      // no notice is owed to whoever commits a crime
      words:
        /\b(?:theft|fraud|misappropriation|forgery|sexual harassment|criminal offence|convict\w+|wil?lfully damag\w+)\b|\b(?:information|particulars|documents?|declarations?|credentials|certificates?)\b[^.;]{0,80}\bfound (?:to be )?(?:\w+ )?(?:incorrect|false|forged|fake|untrue|misleading)\b/,
      without:
        /discretion|any (?:other )?reason|\bany ?time|any point|without assigning|opinion|suspect|forfeit|refund|whatsoever|poor|satisf|no longer|disobed|insubord|negligen|indisciplin|efficien/,
    },
    {
      words:
        /\bfail\w*\b[^.;]{0,60}\b(?:correct|cure|remed\w+|rectif\w+|make good)\b[^.;]{0,80}\b(?:within|after)\b[^.;]{0,40}\b(?:days?|weeks?|months?)\b/,
      without: AT_WILL,
    },
    {
      words: /\b(?:insolven\w+|bankrupt\w*|liquidat\w+|winding.up|wound up|moral turpitude)\b/,
      without: AT_WILL_OR_SALE,
    },
    /\b(?:required|directed|ordered|instructed) by (?:any |an? |the )?(?:laws?|regulator\w*|courts?|government|authorit\w+|reserve bank|statut\w+)\b/,
    {
      words: /\b(?:suspicious|unusual|fraudulent) (?:or \w+ )?(?:activit\w+|transactions?)\b/,
      without: /discretion|any ?time|any point|any (?:other )?reason|forfeit|refund|opinion/,
    },
    {
      words:
        /\b(?:not (?:to )?accept|refuse|reject|decline)\b (?:(?:or|to) \w+ )?(?:(?:any|the|an?|such|your|customer|purchase) )*(?:orders?|bookings?|quotations?|tenders?|consignors?|consignments?|renewals?|entry)\b/,
      without: /terminat|cancel|suspend|already|accepted (?:orders?|bookings?)|forfeit|refund/,
    },
    {
      words:
        /\b(?:unforeseen|exceptional|unavoidable) (?:\w+ )?circumstances\b|beyond (?:[\w']+ ){0,3}control|force majeure/,
      without: AT_WILL,
    },
    {
      words:
        /\beither party (?:may|can|shall be entitled to)\b|\bunless (?:earlier )?(?:terminated by )?either party\b|^\W*you (?:may|can) (?:stop|cancel|terminate|close|leave|deactivate)\b/,
      without: /\b(?:we|company|employer|bank|lender) (?:may|can|reserves?)\b/,
    },
    {
      words:
        /\b(?:not (?:been )?(?:received|paid)|unpaid|overdue|non-?payment)\b[^.;]{0,60}\b(?:more than|over|beyond|exceed\w*)\b[^.;]{0,20}\b(?:days?|months?)\b/,
      without: AT_WILL,
    },
  ],
}

/** Whether words of a passage make the card of this category worth a look and no alarm. */
export const isMild = (category: IssueCategory, words: string): boolean =>
  mild[category]?.some((said) => isSaid(said, words)) === true
