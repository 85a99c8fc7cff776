import type { thingWords } from '../../language/answer-topics.ts'

export type ThingId = keyof typeof thingWords

/** Something that a person asks for by its name, and the words without which no place says anything of it. */
export interface Thing {
  readonly id: ThingId
  readonly asked: RegExp
  readonly said: RegExp
}

const thing = (id: ThingId, asked: RegExp, said: RegExp): Thing => ({ id, asked, said })

/**
 * Own list, of everyday questions. What is said is wide, what is asked is narrow: a place that has none of the words speaks
 * of something else, and only that is told of it.
 */
export const things: readonly Thing[] = [
  // money
  thing(
    'interest',
    /\b(?:what|which|how much|rate of) (?:\w+ ){0,2}interest\b|\binterest rate\b/,
    /\binterest|\bpenal\b|per (?:annum|month|day)|% ?(?:p\.|per)|late (?:payment )?(?:charge|fee)/,
  ),
  thing(
    'increase',
    /\b(?:increase|raise|hike)\b.{0,24}\b(?:rents?|fees?|prices?|rates?|charges?|premium|interest)\b|\b(?:rent|fee|price|rate)s? (?:\w+ ){0,2}(?:increase|go up|hike)/,
    /\bincreas|\bescalat|\benhanc|\brevis|\brais|\bhike|\bmodif|\bchang|\bvar(?:y|i)|\bamend|\breview|\badjust|\brenew|\bfixed\b|\bfirm\b|\bfrom time to time\b|\bmarket\b|\bprevailing\b|\bthen-?current\b|\bmutual|\bdiscretion|\balter\w* (?:\w+ )?(?:rate|price|fee|charge|rent)|\bhigher\b|\bevery year\b|\beach year\b|\bthereafter\b/,
  ),
  thing('royalty', /\broyalt(?:y|ies)\b/, /\broyalt/),
  thing(
    'commission',
    /\bcommission\b/,
    /\bcommission|\bbrokerage|\bremuneration|\bmargin|\bpayout|\bincentive|\bfee|%|percent/,
  ),
  thing(
    'provident_fund',
    /\b(?:provident fund|e?pf)\b/,
    /\b(?:provident|e?\.?p\.?f|statutory (?:\w+ )?(?:contributions?|dues|deductions?|benefits?))\b/,
  ),
  thing(
    'state_insurance',
    /\besic?\b|\bstate insurance\b/,
    /\besic?\b|\bstate insurance\b|\bstatutory (?:\w+ )?(?:contributions?|dues|deductions?|benefits?)/,
  ),
  thing('gratuity', /\bgratuity\b/, /\bgratuity\b|\bstatutory (?:\w+ )?(?:dues|benefits?)/),
  thing('bonus', /\bbonus\b/, /\bbonus|\bincentive/),
  thing('overtime', /\bovertime\b/, /\bover-?time\b|\bextra hours?\b/),
  thing('subsidy', /\bsubsid(?:y|ies)\b/, /\bsubsid/),
  thing('dividend', /\bdividends?\b/, /\bdividends?\b|\bdistribut/),
  thing('bank_account', /\bbank accounts?\b/, /\bbank\b|\baccount (?:no|number)/),
  thing(
    'least',
    /\b(?:minimum|at least|guaranteed minimum)\b/,
    /\bminim|\bat ?least\b|\b(?:not|no) (?:be )?(?:less|fewer|lower) than\b|\bguarante|\btarget|\bcommit|\bone or more\b/,
  ),
  thing(
    'most',
    /\b(?:maximum|at most|the most|ceiling|upper limit|capped)\b/,
    /\bmaxim|\bexceed|\blimit|\bcap(?:ped)?\b|\bceiling\b|\bup ?to\b|\bmore than\b|\bat ?most\b|\bentire\b|\bno(?:t|r)?\b[^.;]{0,40}\bliab|\bbeyond\b|\btotal\b|\bor less\b/,
  ),
  thing('grace', /\bgrace\b/, /\bgrace\b/),
  thing(
    'refund',
    /^(?!.*\b(?:certificates?|documents?|papers?|originals?|keys?|data|goods|machine)\b).*\b(?:refund(?:s|ed)?|(?:my|our|the) (?:money|payment|advance|fees?) back)\b/,
    /\brefund|\brepa(?:y|id)|\breimburs|\bforfeit|\bpro-?rata\b|\bpaid back\b|\bcredit|\bmoney back\b|\bcancel\w*[^.;]{0,80}(?:%|\b(?:charges?|fees?|deduct\w*|full|half|penalty)\b)|\breturn\w*\b[^.;]{0,60}\b(?:money|payment|amount|price|deposit|advance|fee|sum|consideration)|\b(?:money|payment|amount|price|deposit|advance|fee|sum|security)\w*\b[^.;]{0,60}\breturn|\b(?:retain|keep|adjust|deduct)\w*\b[^.;]{0,40}\b(?:money|payment|amount|deposit|advance|fee|sum)/,
  ),
  thing(
    'travel',
    /\b(?:reimburs\w*|pay|cover|bear)s?\b.{0,24}\b(?:travel|flights?|hotels?|petrol|fuel|taxi|cab|train|conveyance)\b|\btravel(?:ling)? (?:costs?|expenses?|allowance)\b/,
    /\btravel|\bconveyance|\bflight|\bhotel|\breimburs|\bout[- ]of[- ]pocket|\bfuel|\bpetrol|\ballowance|\bown (?:cost|expense)|\bexpenses? (?:incurred|of the|shall|will|are|is)\b|\ball (?:costs|expenses)|\bmileage|\bboarding|\blodging/,
  ),
  thing(
    'transport',
    /\b(?:transport\w*|delivery|freight|courier|shipping|cartage)(?: and [a-z]+)? (?:charges?|costs?|fees?|expenses?)\b|\bwho (?:all )?(?:pays?|bears?)\b.{0,24}\b(?:transport\w*|freight|courier|shipping|cartage)\b/,
    /\btransport|\bfreight|\bcarriage|\bcourier|\bshipp|\bdeliver|\bdispatch|\blogistic|\bcartage|\bpostage|\bf\. ?o\. ?[brt]\b|\bfob\b|\bex[- ]?works|\bdoorstep|\btravel|\bconveyance|\btransit|\bpick-?up/,
  ),
  // what may befall
  thing(
    'death',
    /\b(?:dies?|death|dead|pass(?:es)? away)\b(?! (?:stock|line|out))/,
    /\bdeath|\bdie[sd]?\b|\bdeceas|\bincapaci|\bdemise|\bheirs?\b|\blegal representatives?\b|\bsurviv|\bdisab|\bdead\b/,
  ),
  thing(
    'crime',
    /\b(?:arrest(?:ed)?|crimes?|criminal|jailed?|convicted|scandal)\b/,
    /\bcrim|\bconvict|\barrest|\bmoral|\bturpitude|\bfelon|\bindict|\bdisrepute|\boffen[cs]e|\bpolice|\bunlawful|\billegal|\bscandal|\breputation|\bviolat\w* (?:of )?(?:any )?law/,
  ),
  thing(
    'theft',
    /\b(?:stolen|steals?|theft|robbed|robbery|burgl\w*)\b/,
    /\btheft|\bstolen|\bsteal|\blost\b|\bloss|\bburgl|\bpilfer|\bmissing\b|\brob|\bliab|\brespons|\brisk\b|\bsafe/,
  ),
  thing(
    'injury',
    /\b(?:injur(?:y|ed|es)|hurt)\b/,
    /\binjur|\bhurt|\baccident|\bbodily|\bdisab|\bharm|\bliab|\bindemn|\bcompensat|\bsafety\b/,
  ),
  thing(
    'outage',
    /\b(?:uptime|downtime|outage)s?\b/,
    /\buptime|\bavailab|\bdowntime|\boutage|\binterrupt|\binoperab|\bservice level|\b99/,
  ),
  thing('backup', /\bback(?:ed|s|ing)? ?-?ups?\b/, /\bback(?:ed|ing)?[- ]?ups?\b|\bdisaster|\brestor/),
  thing('destroyed', /\b(?:destroyed|wrecked)\b/, /\bdestr|\bdamag|\bloss|\blost\b|\bwreck|\brisk\b|\breplac/),
  // what is given and kept
  thing('insurance', /\binsur(?:e[ds]?|ance)\b/, /\binsur|\bpolic(?:y|ies)\b/),
  thing('life_cover', /\b(?:my|his|her|our) life\b|\blife (?:insur|cover|policy)/, /\blife\b/),
  thing(
    'health_cover',
    /\b(?:health|medical) (?:cover|insurance|policy|benefit)/,
    /\bhealth|\bmedical|\bmediclaim|\bhospital/,
  ),
  thing('warranty', /\bwarrant(?:y|ies)\b/, /\bwarrant|\bguarant|\bdefect/),
  thing('source_code', /\bsource code\b/, /\bsource\b|\bcode\b/),
  thing(
    'buy_back',
    /\b(?:buy|buys|take|takes) (?:(?!loan|money|keys)\w+ ){0,3}back\b/,
    /\brepurchas|\bbuy-?backs?\b|\bbuy(?:s|ing)? (?:\w+ ){0,3}back\b|\bre-purchase|\bt(?:ake|aken|aking) back\b|\breturn|\bunsold\b|\brecall|\bredeem|\bredempt|\breacqui/,
  ),
  thing(
    'audit',
    /\b(?:audit(?:ed|s)?|(?<!\b(?:to|with) (?:my|our|an?|the|their) )(?:auditor|accountant)|inspect (?:\w+ ){0,3}(?:books|records|accounts|figures))\b/,
    /\baudit|\binspect|\bexamin|\bbooks\b|\brecords\b|\baccountant|\bverif/,
  ),
  thing(
    'own',
    /\bwho (?:will |would |shall )?(?:owns?|gets to keep|has the rights)\b|\bwhose (?:property|is|are)\b/,
    /\bown(?:s|ed|er|ers|ership|ing)?\b|\bpropert|\bvest|\btitle\b|\bintellectual|\bcopyright|\bbelong|\bproprietary|\bassign|\bretain|\brights?\b|\bkeep|\bjoint|\bmine\b|\byours\b/,
  ),
  thing('training', /\btraining\b/, /\btrain/),
  thing(
    'letter',
    /\b(?:experience|relieving) letter\b/,
    /\b(?:experience|relieving|service) (?:letter|certificate)|\brelieved?\b/,
  ),
  // work and home
  thing(
    'from_home',
    /\bwork(?:ing)? from home\b|\bwfh\b|\bwork remotely\b|\bremote work\b/,
    /\bfrom home\b|\bremote|\bhybrid\b|\btele-?(?:commut|work)|\bhome[- ]office\b|\bwork place of (?:its|his|her) choice\b|\bwork from\b/,
  ),
  thing(
    'data_breach',
    /\b(?:data|security) (?:breach|leak)\b|\bbreach of (?:the |my |our )?data\b/,
    /\b(?:data|security|privacy)\b[^;]{0,160}\b(?:breach|incident|leak|event)|\b(?:report|notif|inform)\w*[^.;]{0,60}\bbreach|\bbreach(?:es)? (?:of|in) (?:\w+ ){0,3}(?:data|security|privacy|confidential)|\bunauthori[sz]ed|\bcompromis|\bintrusion|\bleak/,
  ),
  thing('maternity', /\b(?:maternity|pregnan\w+|paternity)\b/, /\bmaternity|\bpregnan|\bpaternity|\bmaternal/),
  thing('probation', /\bprobation\b/, /\bprobation|\btrial\b|\bconfirm/),
  thing(
    'raise',
    /\b(?:increment|appraisal|salary review(?:ed)?|reviewed)\b/,
    /\bincrement|\bapprais|\breview|\brevis|\bincrease|\bhike|\bperformance/,
  ),
  thing(
    'festival',
    /\b(?:work|open|come|closed|paid|holiday)\b.{0,30}\b(?:sundays?|diwali|holi|eid|festivals?|public holidays?)\b/,
    /\bsunday|\bholiday|\bfestiv|\bweek-?(?:ly|end)|\bdiwali|\bday off\b|\boff day\b|\bseven days\b|\b7 days\b|\b24 ?[x\u00d7/] ?7\b|\bdays a week\b|\bworking days?\b|\bmonday/,
  ),
  thing('parking', /\bparking\b|\bpark (?:my|our|the|a)\b/, /\bpark/),
  thing('pet', /\b(?:pets?|dogs?|cats?)\b/, /\bpets?\b|\bdogs?\b|\bcats?\b|\banimal/),
  thing(
    'smoke',
    /\b(?:smok\w+|alcohol|liquor|drink(?:ing)?|sharab)\b/,
    /\bsmok|\balcohol|\bliquor|\bdrink|\bintoxica|\bdrug/,
  ),
  thing('internet', /\b(?:wi-?fi|internet|broadband)\b/, /\bwi-?fi|\binternet|\bbroadband|\bonline|\bnetwork|\bweb/),
  thing('water', /\bwater\b/, /\bwater\b|\butilit|\boutgoings|\bsewer|\bconsumption/),
  thing(
    'electricity',
    /\belectric(?:ity|al)?\b|\bpower bill\b/,
    /\belectric|\bpower\b|\butilit|\boutgoings|\benergy|\bmeter/,
  ),
  thing(
    'painting',
    /\b(?:painting|whitewash\w*|repaint\w*) (?:of )?(?:the )?(?:house|flat|walls?|rooms?|shop|premises|charges?)|\bpaint (?:the|my) /,
    /\bpaint|\bwhite-?wash|\brepair|\bwear and tear|\bcondition/,
  ),
  thing('server_host', /\bhosting\b/, /\bhost/),
  thing(
    'own_territory',
    /\b(?:territory|area|region)\b.{0,20}\bexclusive\b|\bexclusive (?:\w+ ){0,2}(?:territory|area|region)\b/,
    /\b(?:exclusiv|sole)\w*\b[^;]{0,160}\b(?:territor|\barea|region|distribut|dealer|agent|outlets?|stockist|right to sell|appoint)|\b(?:territor|area|region)\w*\b[^;]{0,160}\b(?:exclusiv|other (?:dealer|distributor|franchisee|agent))/,
  ),
  thing(
    'panel_cost',
    /\bwho\b.{0,30}\b(?:pays?|bears?|gives?)\b.{0,30}\b(?:arbitrators?|mediators?|conciliators?|valuers?|umpire|arbitration|mediation)\b|\b(?:arbitrators?|mediators?|conciliators?|valuers?|umpire|arbitration|mediation)(?:'s?)?\b.{0,30}\b(?:fees?|costs?|charges?|money|expenses|pays?)\b.{0,24}\bwho\b|\b(?:arbitrators?|mediators?|conciliators?|valuers?|umpire|arbitration|mediation)(?:'s?)?\b.{0,24}\bwho\b.{0,12}\b(?:pays?|bears?)\b/,
    /\b(?:costs?|expenses|fees|charges)\b[^.;]{0,60}\b(?:arbitra|mediat|concilia|valu|umpire|proceeding|such|thereof|referee|expert)|\b(?:arbitra|mediat|concilia|valu|umpire|proceeding|expert)[^.;]{0,80}\b(?:costs?|expenses?|fees?|charges|paid (?:by|half|equally)|(?:bear|borne|share[ds]?|split)\b)|\b(?:bear|borne|share[ds]?|split)\b[^.;]{0,40}\b(?:costs?|expenses|fees?)\b|\bcosts?\b[^.;]{0,40}\b(?:shared|borne|equally|split)\b/,
  ),
  thing(
    'how_often',
    /\bhow (?:often|frequently)\b|\bhow many times\b/,
    /\btimes\b|\b(?:each|intervals?|semi-?annual|bi-?(?:annual|monthly|weekly)|fortnight|half-?yearly|fiscal|as (?:needed|necessary|required))|\b(?:on|upon) (?:\w+ )?(?:request|demand)\b|\b(?:per|every|each|a|an|one) (?:\w+ )?(?:day|week|fortnight|month|quarter|year|hour)|\bdaily|\bweekly|\bmonthly|\bquarter|\bannual|\byearly|\bonce\b|\btwice\b|\bperiodic|\bregular|\bfrequen|\bany ?time\b|\bat all times\b|\bwhenever\b|\bfrom time to time\b|\bevery\b/,
  ),
]
