import { together, type Wording } from './passages.ts'

const NEGATIVE =
  /\b(?:not|no|nor|neither|never|none|nobody|nothing|without(?! limitation)|exclud\w+|except\w*|waiv\w+|free (?:of|from))\b/
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|sixty|ninety|hundred)\b/
const SPAN = /\b(?:years?|months?|days|weeks?|seasons?|quarters?|semesters?)\b/
const WHOLE =
  /\b(?:agreements?|contracts?|deeds?|leases?|licen[cs]es?|loans?|facility|arrangements?|engagements?|appointments?|letters?|papers?|terms|subscriptions?|tenanc(?:y|ies)|franchises?|agency|firm|partnership|retainers?|relationship|sponsorship|collaboration|memorandum|campaign|membership|employment|service|project)\b/
const LASTS =
  /\b(?:runs?|lasts?|continues?|remains? (?:in force|valid|open)|stays? (?:in force|open)|holds? good|go(?:es)? on|in force|valid|subsists?|endures?|starts?|begins?|commenc\w*|takes? effect|comes? into|ends on|expires?|is for|for a (?:period|term)|tenure)\b/

/** How long it lasts. */
export const term: readonly Wording[] = [
  /\b(?:term|period|duration|tenure|validity|tenor|how long)\b[^.;]{0,60}\b(?:years?|months?)\b/,
  /\bvalid (?:for|until|up ?to|till)|\buntil (?:terminated|completion|completed|ended|dissolved)|\bfor all time\b|\bin perpetuity\b|\bat will\b|\b(?:full|whole|entire) (?:term|period|duration|life) of (?:the )?copyright/,
  together(
    WHOLE,
    LASTS,
    /\b(?:years?|months?|until|till|unless|so long as|as long as|completion|indefinite\w*|perpetual\w*|20\d\d)\b/,
  ),
  /\b(?:it|this|these|we) (?:\w+ ){0,2}?(?:runs?|lasts?|continues?|goes? on|stays?|begins?|starts?|covers?)\b[^.;]{0,80}\b(?:years?|months?|until|till|20\d\d)\b/,
  /\b(?:from|begin\w*|start\w*|commenc\w*)\b[^;]{0,40}\b20\d\d\b[^;]{0,30}\b(?:to|till|until|up ?to|ends?:?|expir\w*)\b[^;]{0,40}\b20\d\d\b/,
  together(
    /\bfor\b/,
    NUMBER,
    /\b(?:years?|months?|seasons?|semesters?)\b/,
    /\b(?:appoint\w*|engag\w*|demis\w*|lets|let out|starting|commencing|beginning)\b/,
  ),
  together(
    /\b(?:complet\w*|finish\w*|ready)\b/,
    /\b(?:works?|project|study|building|film|construction|assignment|installation)\b/,
    /\b(?:weeks|months|20\d\d)\b/,
  ),
]

/** A loan lasts until it is repaid. */
export const termOfLoan: readonly Wording[] = [
  ...term,
  together(
    /\b(?:repa(?:y|id|yment|yable)|instal+ments?|emis?|tenor|return(?:ed)?|clear(?:ed)?)\b/,
    NUMBER,
    /\b(?:months?|years?|monthly|quarterly|days|instal+ments|on or before|by)\b/,
  ),
]

/** A promise of secrecy lasts for its own years, whatever the talks do. */
export const termOfSecrecy: readonly Wording[] = [
  ...term,
  together(/\b(?:secre\w*|confiden\w*|private|dut(?:y|ies)|oblig\w*|promises?)\b/, NUMBER, /\b(?:years?|months?)\b/),
]

const MAY_END =
  /\b(?:may|can|could|shall|will|is free to|wants? to|wish\w* to|decid\w* to|has the right to|at liberty to)\b[^.;]{0,50}\b(?:end|ends|stop|close|cancel|leave|withdraw|vacate|quit|revoke|relieve|walk away|come out|step out|discontinue|recall|call (?:in|for)|bring\b.{0,30}\bend|part ways|part company|terminate|rescind)\b/

/** How it comes to an end. */
export const termination: readonly Wording[] = [
  /\b(?:rights?|entitled|option|free|liberty|power) to (?:either )?(?:cancel|withdraw from|discontinue|revoke|rescind|end|stop)\b|\bcancell?ations?\b[^.;]{0,40}\b(?:policy|by|before|after|charges?|fees?|refunds?|requests?|of (?:the|this|any|your) (?:order|booking|contract|agreement|admission|enrolment))\b/,
  together(
    /\b(?:cancels?|cancell?ed|cancelling)\b/,
    /\b(?:projects?|orders?|bookings?|contract|agreement|slots?|plots?|allotments?|trip|event|services?|subscription|membership|admission|enrolment|reservation)\b/,
  ),
  /\bresign(?:s|ed|ation)?\b|\bcall(?:s|ed)? off\b|\bshort-?close\b|\bput an end\b|\b(?:come|comes|brought|bring)\b[^.;]{0,30}\bto an end\b|\bevents? of default\b|\bdetermin(?:e|ed|ation) (?:of )?(?:this|the) (?:agreement|lease|licen[cs]e|tenancy|deed|contract)\b|\bdissol\w+/,
  together(/\bterminat\w+/, /\b(?:notice|breach|default|cause|either|insolven\w*|may|entitled|right to|without)\b/),
  together(
    /\b(?:this|the|these|your|his|her|it|agreement|contract|either|any|arrangement|engagement|account|licen[cs]e|lease)\b/,
    MAY_END,
  ),
  together(
    /\bnotice\b|\bword\b|\bintimation\b|\bletter\b/,
    /\b(?:ends?|ending|leav(?:e|ing)|stop(?:s|ped)?|clos(?:e|ed|ing)|vacat\w*|cancel\w*|withdraw\w*|relie(?:ve|ved|ving)|exit)\b/,
    SPAN,
  ),
]

/** A loan is ended by calling it in, or by paying it before its time. */
export const terminationOfLoan: readonly Wording[] = [
  ...termination,
  /\bforeclos\w*|\bpre-?pay\w*|\bon demand\b/,
  together(
    /\b(?:whole|entire|full|balance|outstanding|all (?:sums|money|amounts))\b/,
    /\b(?:at once|immediately|forthwith|becomes? (?:due|payable)|falls? due|repayable)\b/,
    /\b(?:default\w*|miss\w*|fail\w*|unpaid|demand|breach\w*)\b/,
  ),
  together(
    /\b(?:repa(?:y|id|yment)|clos\w*|return\w*|pay\w*|settle\w*)\b/,
    /\b(?:early|earlier|before (?:time|the (?:time|date|term|end)|its|maturity|due)|in advance|ahead|part-?pay\w*|at any time|any day)\b/,
  ),
]

export const noticePeriod: readonly Wording[] = [
  together(
    /\b(?:notice|intimation|inform\w*|letter|e-?mail|in writing|tell\w*|word)\b/,
    NUMBER,
    SPAN,
    /\b(?:leav\w*|resign\w*|reliev\w*|stop\w*|end\w*|quit|terminat\w*|separat\w*|side|either|exit|service|employment|go\w*|notice)\b/,
  ),
]

/** Who was founded under a law, or must keep to it, has chosen none for the contract. */
const FOUNDED_OR_KEPT =
  /\b(?:incorporat\w+|organi[sz]ed|registered|formed|founded|established|existing|constituted|compl(?:y|ies|ied|iance|ying)|conform\w*|abid\w+|violat\w+|illegal\w*|permitted|tax(?:es|ed)?)\b/

export const governingLaw: readonly Wording[] = [
  /\bgovern(?:ed|ing)?\b[^.;]{0,80}\blaws?\b|\bconstrued in accordance with\b|\bgoverning law\b|\b(?:applicable|proper) law(?:s? (?:of (?:this|the) (?:agreement|contract|deed)|(?:is|are|shall be|will be) (?:the |that |those |indian?|english))|:)/,
  /\blaws? (?:of|in) [a-z ]{3,24}(?:,? (?:will |shall )?(?:govern|appl(?:y|ies|icable)|rules?))|\b(?:controll?ed|interpreted|regulated) (?:\w+ ){0,6}?(?:by|under|in accordance with|according to) (?:\w+ ){0,3}?laws?\b|\bin accordance with (?:and \w+ \w+ )?the laws? of (?:the )?(?:state|republic|province|commonwealth|people|united|india)/,
  {
    all: [
      /\blaws? (?:that |is that |is )?(?:in force )?(?:of|in) (?:the )?(?:republic of |state of )?(?:union of )?(?:india|england|singapore|new york|delaware|mauritius|dubai|hong kong|germany|japan|france|ireland|california|the land|this country)\b|\b(?:singapore|bharat\w*|country's) laws?\b|\blaws?\b[^.;]{0,30}\b(?:indian?|english)\b|\b(?:indian?|english) laws?\b/,
    ],
    never: FOUNDED_OR_KEPT,
  },
  { all: [/\blaws? (?:of|in|that of|being that of)\b/, /\b(?:appl\w*|rules?|reads? under)\b/], never: FOUNDED_OR_KEPT },
]

/** Somebody else's courts, or courts of nowhere: an authority that has jurisdiction, a suit that one is made good for. */
const NO_FORUM =
  /\b(?:authorit\w+|organi[sz]ations?|agenc(?:y|ies)|bod(?:y|ies)|union|regulators?)\b[^.;]{0,40}\b(?:having|with|of)\b[^.;]{0,24}\bjurisdiction\b|\bjurisdictions? of (?:its |their )?(?:incorporation|organi[sz]ation|formation)\b|\b(?:any|another|each|such|relevant|its|applicable|other) jurisdictions?\b|\bcourt of (?:competent|any)\b|\b(?:actions?|proceedings?|suits?|litigation|claims?|courts?|tribunals?),? (?:\(including )?(?:or |and |any )?(?:an )?arbitra|\barbitration,? (?:or |and )?(?:other )?(?:claims?|proceedings?|litigation|actions?|investigations?)\b/
/** What a court costs or orders says nothing of where to go. */
const ITS_COSTS =
  /\b(?:court|attorneys?'?|legal) (?:costs|fees|expenses)\b|\bcosts? of (?:court|suit)\b|\bcourt of (?:competent|any)\b/

export const disputeResolution: readonly Wording[] = [
  /\bombuds\w+|\blok adalat\b|\bplace of suit\b|\bmay sue\b|\bcourts? (?:at|in) [a-z]|\bgrievance (?:officer|redress)|\bclaims? procedures?\b|\b(?:exclusive|sole|subject to [a-z]{3,20}) jurisdiction\b|\bjurisdiction (?:of|in|is|at|shall|will|lies)\b[^.;]{0,30}\bcourts?\b|\bcourts?\b[^.;]{0,60}\b(?:shall|will|alone|have|has)\b[^.;]{0,40}\bjurisdiction\b|\b(?:brought|filed|instituted|heard|tried|settled|resolved|decided)\b[^.;]{0,60}\bcourts?\b/,
  { all: [/\barbitra\w+|\bmediat\w+|\bconciliat\w+|\bjurisdiction\b/], never: NO_FORUM },
  {
    all: [
      /\b(?:courts?|tribunal|forum|commission|elders?|panch\w*|umpire|committee|judge|association|chamber|council|expert)\b/,
      /\b(?:disputes?|differ\w*|quarrels?|disagree\w*|claims?|suits?|cases?|proceedings?|actions?|matters?|complaints?|fight|trouble|controvers\w+|not settled|does not settle|fails?)\b/,
    ],
    never: ITS_COSTS,
  },
  together(
    /\b(?:disputes?|differences?|quarrels?|disagreements?)\b/,
    /\b(?:settled?|resolved?|referr?(?:ed)?|decided?|talk\w*|discuss\w*|sits?|meets?|sorted)\b/,
  ),
]

export const amendment: readonly Wording[] = [
  /\brevised (?:policy|terms)\b|\bversion of (?:these|the) (?:terms|policy)|\b(?:chang\w+|revis\w+|rewrit\w+|amend\w*|updat\w+|modif\w+|alter\w*|vary)\b[^.;]{0,60}\b(?:these|our|the|this|any) (?:terms|policy|agreement|rules|page|contract|document)/,
  together(
    /\b(?:amend\w*|modif\w*|var(?:y|ied|iation)\w*|chang\w*|alter\w*|supplement\w*|rewrit\w*|updat\w*|revis\w*|add(?:ed|ition\w*)|correct\w*|new terms)\b/,
    /\b(?:writ(?:ing|ten)|sign\w*|orally|mutual\w*|both|all (?:the )?(?:parties|partners)|consent|agree\w*|initial(?:l?ed|s)|on paper|posted?|e-?mail\w*|notice)\b/,
    /\b(?:agreement|contract|deed|terms|letter|paper|document|this|these|it|clause|writing|lease|licen[cs]e|nothing|no)\b/,
  ),
]

// What is blacked out before a filing binds nobody to silence, nor does a secret that is one property among others.
const BLACKED_OUT =
  /\bconfidential treatment (?:has|was|is|of|under|pursuant)\b|\brequest(?:ed|s)? (?:for )?confidential treatment\b|\bfiled separately\b|\bredacted\b/

export const confidentiality: readonly Wording[] = [
  {
    all: [
      /\bconfiden(?:tial|tially|tiality|ce|ces)\b|\bnon-?disclosure\b|\bsecrecy\b|\b(?:not|never|nor) (?:\w+ ){0,3}?(?:disclose|divulge|reveal|tell|told|shown|pass(?:ed)? on|shar(?:e|ed) with|leak)/,
    ],
    never: BLACKED_OUT,
  },
  { all: [/\bsecrets?\b/], never: /\bcopyrights?\b|\bpatents?\b|\btrade ?-?marks?\b/ },
  together(
    /\bprivate(?:ly)?\b|\bto (?:it|him|her|them|our|your)sel(?:f|ves)\b|\bunder wraps\b/,
    /\b(?:keep\w*|kept|stay\w*|hold\w*|remain\w*|treat\w*)\b/,
  ),
]

// A statement that there is no limit is a risk, and the limit is still missing.
const NO_LIMIT =
  /\bno (?:upper )?(?:ceiling|limit)|\b(?:not|nor|never) (?:be )?(?:limited|restricted|confined|capped)\b|\bwithout (?:any )?(?:upper )?(?:limits?|ceiling|cap)\b|\bunlimited\b|\bdirect (?:or|and|,) ?(?:indirect|remote)|\bnear or remote|\bhowsoever (?:caused|arising)\b|\b(?:delay|late)(?:ness)?\b/
const ANSWERS =
  /\bliab\w+|\bresponsib\w+|\banswer(?:able|s)?\b|\bow(?:e|es|ed|ing)\b|\bclaims?\b|\bdamages\b|\bloss(?:es)?\b|\bcompensat\w+|\bindemnif\w+|\bmake good\b|\bbears?\b|\brecover(?:ed|able)?\b/

/** A ceiling on what one owes, or far losses left out. */
export const limitationOfLiability: readonly Wording[] = [
  {
    all: [
      ANSWERS,
      /\b(?:not|no|nor|never|neither|nothing|none|nobody)\b.{0,140}\b(?:exceed\w*|more than|beyond|above|over|past|in excess of|greater than|larger than)\b|\b(?:limited|restricted|confined) to\b|\bcapped\b|\bcap (?:of|is|on|for)\b|\bceiling (?:for|of|on|is)\b|\bceiling:|\bat (?:the )?most\b|\bup ?to (?:(?:a|the|an) (?:limit|ceiling|maximum|total|amount|fees?|price|sum|value|cost)|rs|inr|\u20b9|(?:one|two|three|six|twelve) months)|\bthe most\b|\b(?:ends?|stops?) at\b|\bmaximum\b|\b(?:upper|outer|overall) limit (?:is|of|for)\b|\bwithin (?:the|a|that) (?:limit|ceiling|cap)\b|\blimit (?:is|of|for)\b|\bwill not cross\b|\bnot cross\b|\bgoes? (?:above|beyond|past)\b/,
    ],
    never: NO_LIMIT,
  },
  {
    all: [
      NEGATIVE,
      ANSWERS,
      /\bindirect\b|\bconsequential\b|\bremote\b|\bfar-?off\b|\bspecial damages\b|\blost (?:profits?|trade|business|bookings|sales|goodwill|custom|earnings|revenue|income)\b|\bloss(?:es)? of (?:profits?|business|goodwill|revenue|production|custom|earnings|income|trade|sales|market)\b/,
    ],
    never: NO_LIMIT,
  },
  together(
    /\bpa(?:y|ys|id)\b/,
    /\b(?:not|no|never|nothing|neither|none|nobody)\b.{0,60}\b(?:more than|above|over|beyond)\b|\bno more than\b|\bat (?:the )?most\b/,
    /\bin (?:total|all)\b|\baltogether\b|\bin (?:a|any|one|the) (?:\w+ )?(?:year|season)\b/,
  ),
  /\bthe most (?:that )?(?:\w+ ){1,4}?(?:can|may|will|need)(?: ever)? (?:recover|claim|owe|pay|get|be made)/,
  {
    all: [/\b(?:whole|total|entire|aggregate|maximum|overall|combined) (?:\w+ ){0,2}?(?:liability|responsibility)\b/],
    never: NO_LIMIT,
  },
  /\bin no (?:circumstances?|event|case)\b[^.;]{0,120}\b(?:beyond|more than|exceed\w*|recoverable)\b/,
]

/** A consumer needs no ceiling of her own: it is enough that the terms tell what the business answers for. */
export const liabilityToConsumers: readonly Wording[] = [
  ...limitationOfLiability,
  /\bliab\w+|\bresponsib\w+|\banswerable\b|\b(?:we|what) (?:\w+ )?owe\b|\bour fault\b|\bindemnif\w+/,
]

/** One makes up for what others lose by it. */
export const indemnity: readonly Wording[] = [
  /\bindemni|\bharmless\b|\bmakes? good\b|\bthird[- ](?:party|person)(?:'?s)? claims?\b|\bclaims? (?:by|of|from) (?:third|outsiders|others)\b/,
  together(/\bkeep\w*\b|\bkept\b|\bhold\w*\b/, /\b(?:whole|safe|protected|free) (?:against|from|of)\b/),
  {
    all: [
      /\b(?:compensat\w*|answers?|answerable|reimburse\w*|bears?|borne|pays?|responsib\w+|liable|meets?|defends?|on (?:its|his|her|their|your|our|the) \w+)\b/,
      /\b(?:claims?|loss(?:es)?|injur\w+|fines?|damage)\b/,
      /\b(?:third|outsid\w+|others?|caused?|causes|fault|negligen\w+|mistakes?|careless\w*|because of|own|breach|whatever|arising|arise)\b/,
    ],
    never: /\b(?:indirect|consequential|remote|lost profits?|neither)\b/,
  },
]

/** What is paid late costs more. */
export const latePaymentInterest: readonly Wording[] = [
  /\blate payment (?:fees?|charges?|interest|penalt(?:y|ies)|service charges?)|\blate fees?\b|\bfinance charges?\b|\bdelayed payment (?:charges?|interest)/,
  {
    all: [
      /\b(?:late|later|delay(?:s|ed)?|overdue|unpaid|past[- ]due|belated\w*|outstanding|default(?:s|ed)?|delinquen\w+|arrears|due dates?|when due|not (?:\w+ ){0,2}?(?:receiv\w*|paid|pay|made|settled)|fails? to pay|failure to pay|non-?payment|(?:within|beyond|after) (?:the|its|that) (?:stipulated|agreed|due|said|allowed)(?: \w+)?|within (?:this|that|the) (?:time\w*|period))\b/,
      /\binterest\b(?! (?:in|of (?:the|any|its|such|either)|therein|thereto)\b)|\b(?:late|penal) (?:payment )?(?:service )?charges?\b|\bsurcharge\b/,
    ],
    // a share, a stake and what is good for somebody are interests of another kind
    never:
      /\btitle,? (?:and|or) (?:\w+ )?interest|\b(?:best|legal|financial|ownership|security|equity|voting|economic|beneficial|proprietary|copyright|other|any|controlling|successors?[- ]in)[- ]interests?\b|\bconflicts? of interest\b|\bprejudic\w+\b|\bcourt costs\b|\bmeans?\b/,
  },
  {
    all: [
      /\b(?:late|delay(?:s|ed)?|overdue|unpaid|past[- ]due|outstanding|default(?:s|ed)?|arrears|due dates?)\b/,
      /% (?:p\.?a|per)\b/,
      /\b(?:amounts?|sums?|payments?|bills?|invoices?|dues|fees?|price|rent|instal+ments?)\b/,
    ],
    never: /\b(?:deliver\w*|suppl(?:y|ies|ied)|works?|complet\w*|goods)\b/,
  },
]

const MISFORTUNE =
  /\b(?:floods?|fires?|riots?|war|strikes?|bandhs?|hartals?|curfews?|epidemics?|pandemics?|lock-?downs?|cyclones?|landsl(?:ides?|ips?)|earthquakes?|drought|storms?|monsoon|natural (?:calamit\w+|disasters?)|calamit\w+|snow\w*|weather|blockades?|power (?:failure|cuts?|grid)|illness|ill|accident|order of (?:the )?(?:government|authorit\w+)|government (?:order|ban|restriction)|unrest|disease|frost|hail\w*|rain\w*)\b/

/** What nobody could help excuses. */
export const forceMajeure: readonly Wording[] = [
  /force majeure|\bacts? of (?:god|nature)\b|\b(?:beyond|outside|out of)\b[^.;]{0,30}\b(?:control|hands?)\b|\bnot (?:with)?in\b[^.;]{0,24}\b(?:control|hands?)\b|\b(?:not|cannot|no one|neither)\b[^.;]{0,24}\b(?:reasonably )?control\b|\b(?:no one|nobody|none|neither)(?: of us| side| party)? (?:can|could) (?:help|control|prevent|foresee)|\bvis major\b/,
  together(
    MISFORTUNE,
    /\b(?:(?:no|any) (?:blame|fault|penalty|default|breach|liability|damages)|not (?:be )?(?:liable|at fault|in breach|in default|responsible|answerable|to blame|owe|a breach|counted|late)|blam\w+|excus\w+|waits?|extend\w*|extension|postpon\w*|put off|nobody|none|neither|no (?:party|side|one)|time (?:is|shall be|will be) (?:added|given|extended)|added to|suspend\w*|prevent\w*|stops?|abat\w*|resche?dul\w*|new date|without (?:fault|penalty|breach)|free from|moves?|shift\w*)\b/,
  ),
]

export const notices: readonly Wording[] = [
  together(/\bnotices?\b|\bletters?\b/, /\b(?:writing|address\w*|e-?mail|post|delivered|courier|whatsapp|hand)\b/),
]

export const entireAgreement: readonly Wording[] = [
  /\b(?:entire|whole|complete|full) (?:\w+ )?(?:agreement|understanding|contract|bargain|terms)\b|\bsupersed\w+|\breplaces? (?:all|any|every)\b|\bnothing (?:else|said|outside)\b|\b(?:prior|previous|earlier) (?:\w+ )?(?:agreements?|understandings?|talks|promises|letters)\b/,
]

export const severability: readonly Wording[] = [
  /\bsever(?:ed|able|ability|ance)\b|\b(?:invalid|unenforceable|illegal|void|bad in law|struck down)\b[^.;]{0,200}\b(?:rest|remain\w*|other|continue|not (?:be )?affect\w*|survive)\b|\bpartial invalidity\b/,
]
