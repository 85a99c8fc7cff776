import { together, type Wording } from './passages.ts'

export const payment: readonly Wording[] = [
  together(
    /\b(?:pay|pays|paid|payable|payment|fees?|prices?|rates?|consideration|charges?|commission|rent|royalt\w+|retainer|salary|wages|bills?|invoices?|instal+ments?|interest|amount|cost|sum|money)\b/,
    /\d|\b(?:within|monthly|quarterly|yearly|annual\w*|per cent|lakhs?|crores?|thousand|free|no (?:fee|charge|payment)|day|days|month|shown|checkout|displayed|schedule|annexure|list|settled|transfer|upi|bank)\b/,
  ),
]

export const scopeOfWork: readonly Wording[] = [
  /\bscope\b|\bstatement of work\b|\bwork orders?\b|\bterms of reference\b|\bnature of work\b|\bwhat is (?:done|supplied|covered)\b/,
  together(
    /\b(?:shall|will|agrees? to|undertakes? to|has to|is to|must|to|engag\w+|appoint\w*|duties|work is|job is|agency|contractor|consultant|provider|vendor|company|firm|studio|bureau|we|i|you)\b/,
    /\b(?:perform|provide|render|develop|create|design|carry out|carries out|supply|supplie|maintain|do|build|advise|train|manage|collect|clean|guard|deliver|process|handle|write|print|install|teach|prepare|attend|repair|transport|carry|carrie|operate|produce|translate|monitor|promote|recruit|arrange|organi[sz]e|assist|survey|shoot|edit|pollinate|appear|play|grow|source|host|place|bring|fly|look after|put|keep|run|answer)(?:s|es|d|ed|ing)?\b/,
    /\b(?:services|work|works|content|patterns?|artwork|drawings|plans?|areas?|equipment|specified|described|set (?:forth|out)|listed|specifications?|annexure|schedule|list|table|following|reports?|events?|calls?|guards?|sites?|premises|floors?|accounts|returns?|candidates?|parcels?|vehicles?|trips?|hives?|goods|customers?|campaigns?|pages?|system|software|app|website|project|film|building|study|training|classes|sessions?|samples?)\b/,
  ),
]

export const deliverablesAndAcceptance: readonly Wording[] = [
  /\bdeliverables?\b|\b(?:deemed|taken|treated)\b[^.;]{0,40}\b(?:accepted|approved|met)\b|\bcompletion certificate|\bsign(?:ed|s)?[- ]off\b|\bgo[- ]live\b|\bsnag|\bproofs?\b|\bprototypes?\b|\brework\b/,
  together(
    /\b(?:reports?|drawings?|designs?|milestones?|files?|work products?|works?|drafts?|pieces?|results?|modules?|releases?|versions?|films?|cuts?|samples?|stages?|code|sets?|translations?|texts?|content|plans?|models?|phases?|output|campaigns?)\b/,
    /\b(?:submi\w*|deliver\w*|hand(?:ed|s)? over|approv\w*|accept\w*|certif\w*|satisf\w*|review\w*|reject\w*|correct\w*|revis\w*|verif\w*|inspect\w*|objects?|comments?|sent|sends?)\b/,
    /\b(?:within|days?|by|before|in writing|tests?|weeks?|months?|list\w*|schedule|annexure|date)\b/,
  ),
]

export const intellectualProperty: readonly Wording[] = [
  /\bintellectual property\b|\bcopyrights?\b|\bpatents?\b|\btrade ?-?marks?\b|\bbrand(?:s|ing)? (?:name|mark|belong|stay|remain)|\bwork product\b|\bmoral rights?\b|\binventions?\b|\blogos?\b|\bwho owns\b/,
  together(/\b(?:marks?|brands?|trade names?|logos?)\b/, /\b(?:uses?|used|shows?|shown|display\w*|prints?)\b/),
  together(
    /\b(?:works?|designs?|drawings?|code|results?|reports?|marks?|names?|recipes?|content|files?|photo\w*|pictures|papers|formulas?|data|articles?|pieces?|recordings?|patterns?|moulds?|dies|records?|material\w*|documents?|templates?|tools|methods?|software|registers?|manuals?|footage|films?|text|words|improvements?|everything|whatever|what|notes?|models?|brand|labels?|signs?|scripts?|formats?|plans|lists?|books)\b/,
    /\b(?:belong\w*|own(?:s|ed|ership)|own (?:it|them|all|what|everything)|property|vests?|is (?:yours|ours|hers|his)|(?:stays?|remains?) (?:with|yours|ours|the|its|his|hers?|theirs?)|rights? in|may use|may not use|permission to use|licen[cs]e to use|licen[cs]ed|all rights)\b/,
  ),
]

export const subcontracting: readonly Wording[] = [
  /\bsub-? ?(?:contract|process|let|host|agen|franchis|dealer|consult|vendor|distribut|supplier|lett|work)|\bdelegat\w+|\boutsourc(?:e|ed) (?:any|the|its|to)|\bin person\b|\bpersonally\b|\bthrough (?:others?|another|other)\b|\bown hands?\b|\bassociates?\b|\bfreelanc\w+|\bsubstitutes?\b|\bjob-?workers?\b/,
  together(
    /\b(?:bring\w* in|engage|engages|use|uses|employ|employs|appoint|appoints|hire|hires|pass|passes|hand|hands|give|gives|given|get|gets|let|assign\w*|transfer\w*|farm\w* out|entrust\w*|depute\w*|send|sends|put|puts|take|takes)\b/,
    /\b(?:other|others|another|third part(?:y|ies)|helpers?|assistants?|agents?|anyone|any ?body|some ?one|outside\w*|partner (?:firm|lab|agenc\w+)|crew|team|affiliates?|vendors?|specialists?|experts?|juniors?|its own (?:staff|employees|crew|people|persons))\b/,
    /\b(?:work|works|job|part|piece|pieces|service|services|brief|shifts?|trips?|rounds?|consent|permission|approval|responsib\w*|answer\w*|agreement|contract|duties|project|task|tasks|portion|engagement)\b/,
  ),
]

/** A promise on quality, title or care, in whatever words. */
export const warranties: readonly Wording[] = [
  /\bwarrant(?:s|y|ies|ed|ing)?\b|\bguarantee[sd]?\b|\brepresent(?:s|ed|ations?)? (?:that|and|to)\b|\bas is\b|\bmarketable title\b|\bclear title\b|\bfree (?:from|of) (?:all |any )?(?:\w+ ){0,2}?encumbrances?\b|\bdefects? liability\b|\bworkman(?:ship|like)\b|\bfit (?:for|to)\b|\bmerchantab\w+|\bdue (?:care|diligence)\b/,
  together(
    /\b(?:promis\w*|confirm\w*|assur\w*|declar\w*|undertak\w*|states?|vouch\w*|covenants?)\b/,
    /\b(?:title|(?:power|right|authority|entitled) to (?:sell|grant|let|give|enter|sign|licen[cs]e)|absolute owner|sole owner|true owner|own (?:work|writing|composition)|original|quality|accura\w+|true and (?:correct|complete)|free (?:from|of)|infring\w*|defects?|material respects)\b/,
  ),
  together(
    /\b(?:shall|will|must|are|is|to be|has to)\b/,
    /\b(?:quality|original|own (?:work|writing|composition)|material respects|genuine|standards?|specifications?|grade|purity|unadulterated|fresh|new and unused|conform\w*|(?:properly|duly) (?:trained|qualified)|trained|qualified|competent|experienced|good (?:order|condition|practice|materials?|faith)|sound|healthy|free (?:from|of) (?:disease|pests?|faults?)|as described|match\w*|like the sample|expected of|her own|his own|never been|infring\w*)\b/,
  ),
  together(
    /\b(?:defect\w*|faults?|faulty|errors?|mistakes?|bad|poor|wrong|damaged|broken|deficien\w+|not up to|substandard|spoil\w*|careless\w*|missing)\b/,
    /\b(?:replac\w*|repair\w*|correct\w*|rectif\w*|credit\w*|refund\w*|made good|make good|without charge|free of (?:cost|charge)|redo\w*|re-?do\w*|re-?perform\w*|mend\w*|put right|set right|taken back|own cost|no extra)\b/,
  ),
  together(
    /\b(?:perform\w*|render\w*|carr\w+|provid\w*|execut\w*|do|done|does|work\w*|exercis\w*|use|uses|act|acts|with)\b/,
    /\b(?:skill\w*|diligen\w+|reasonable care|care (?:of|and|that|which|expected)|with care|careful\w*|professional\w*|best practice|industry practice|honest\w*|best (?:of|efforts?|endeavou?rs?)|sincer\w*|standards?|good faith)\b/,
  ),
]

/** A figure that the service must reach; 'as early as possible' is none. */
export const serviceLevels: readonly Wording[] = [
  /\bservice levels?\b|\bsla\b|\bservice credits?\b/,
  together(/\bdown ?time\b|\boutages?\b/, /\bcredit(?:s|ed)?\b|\breduc\w+|\brefund\w*/),
  together(
    /\b(?:availab\w+|uptime|up time|online|reachable|working|running|answered|picked up|score)\b/,
    /\b\d{2}(?:\.\d+)? ?(?:%|per ?cent)/,
  ),
  together(
    /\b(?:attend\w*|respond\w*|respons\w*|repl(?:y|ies|ied)|answer\w*|repair\w*|set right|fix\w*|resol\w*|restor\w*|visit\w*|acknowledg\w*|reach\w*|arriv\w*|process\w*|turnaround)\b/,
    /\b(?:within|in|under|not later than|less than)\b/,
    /\b(?:hours?|hrs?|minutes|mins|working days?|seconds|same day|next day)\b/,
    /\b(?:faults?|breakdowns?|calls?|tickets?|complaints?|incidents?|requests?|outages?|problems?|issues?|quer(?:y|ies)|defects?|emergenc\w+|priority|severity|failures?|turnaround|responses?)\b/,
  ),
]

const SAFEGUARDS =
  /\b(?:kept|keep|keeps|delet\w*|eras\w*|destroy\w*|consent\w*|protect\w*|encrypt\w*|secur\w*|safe\w*|locked|password\w*|only (?:for|to|on)|alone|nothing else|no other|not (?:be )?(?:shared|sold|used)|instructions?)\b/

// a wrong done by what is published, or a secret of trade, is no word on people's data
const OTHER_PRIVACY =
  /\b(?:rights?|invasi\w+|invad\w+|violat\w+|infring\w+)\b[^.;]{0,60}\bprivacy\b|\bprivacy or publicity\b|\bdomain privacy\b/

export const dataProtection: readonly Wording[] = [
  /\bpersonal (?:data|information|records?|particulars)\b|\bdata (?:fiduciary|principal|protection|subject)|\bdpdp\b|\bdigital personal\b|\bprivacy (?:or other )?(?:polic\w+|laws?|notice|statement)\b/,
  { all: [/\bprivacy\b/], never: OTHER_PRIVACY },
  {
    all: [
      /\b(?:your|his|her|their|employees?'?|staff|members?'?|users?'?|patients?'?|customers?'?|guests?'?|buyers?'?|students?'?|workers?'?|children'?s?|photos?|photographs?|biometric\w*|fingerprints?|aadhaar|health|medical|phone numbers?|contact details|kyc|data)\b/,
      /\b(?:data|information|details|records?|particulars|copies|reports?|readings?|recordings?|photos?|numbers?|addresses)\b/,
      SAFEGUARDS,
    ],
    never: /\bconfidential information\b|\bproprietary\b|\btrade ?-?marks?\b/,
  },
]

/** What an employee learns of customers is a secret to keep, not what becomes of her own data. */
export const dataProtectionOfStaff: readonly Wording[] = [
  /\bpersonal (?:data|information|details|records?|particulars)\b|\bdata (?:fiduciary|principal|protection|subject)|\bprivacy\b|\bdpdp\b/,
  {
    all: [
      /\b(?:your|his|her|their|employee'?s?|staff'?s?|teacher'?s|nurse'?s|driver'?s|personal|own)\b/,
      /\b(?:data|details|records?|particulars|papers|copies|photos?|photographs?|location|gps|biometric\w*|fingerprints?|aadhaar|medical (?:reports?|information)|file)\b/,
      /\b(?:delet\w*|eras\w*|consent\w*|protect\w*|encrypt\w*|safe\w*|locked|only (?:for|to)|not (?:be )?(?:shared|sold|used|given)|for (?:payroll|salary|pf|the purpose\w*)|seen by)\b/,
    ],
    never: /\b(?:patients?|customers?|clients?|secre\w+|confiden\w+|company's)\b/,
  },
  together(
    /\b(?:cctv|cameras?|films?|footage|recordings?|monitor\w*|log-?ins?)\b/,
    /\b(?:wiped|delet\w*|eras\w*|overwritten|notice|signs?|board|marked|policy|explains?)\b/,
  ),
]

const TELLS =
  /\b(?:tell|tells|told|inform|informs|informed|notif(?:y|ies|ied|ication)|reports?|reported|write to|let \w+ know|alert\w*|intimat\w*|warn\w*)\b/

export const dataBreachNotice: readonly Wording[] = [
  together(
    /\b(?:leaks?|leaked|leakages?|breach(?:es)? of (?:\w+ )?(?:data|security|privacy)|(?:data|security|privacy) (?:breach\w*|incident\w*|event\w*)|hack\w*|intrusion\w*|incidents?|exposed|exposure|without permission|unauthori[sz]ed|stolen|compromis\w+)\b/,
    TELLS,
  ),
  together(
    /\bbreach\w*|\blost\b|\bloss of\b|\bgo(?:es)? wrong\b/,
    TELLS,
    /\b(?:data|personal|security|details|records|recordings|passwords?)\b/,
  ),
]
