import { type Wording, together } from './passages.ts'

export const payment: readonly Wording[] = [
  together(
    /\b(?:pay|pays|paid|payable|payment|fees?|prices?|rates?|consideration|charges?|commission|rent|royalt\w+|retainer|salary|wages|bills?|invoices?|instal+ments?|interest|amount|cost|sum|money)\b/,
    /\d|\b(?:within|monthly|quarterly|yearly|annual\w*|per cent|lakhs?|crores?|thousand|free|no (?:fee|charge|payment)|day|days|month|shown|checkout|displayed|schedule|annexure|list|settled|transfer|upi|bank)\b/,
  ),
]

export const scopeOfWork: readonly Wording[] = [
  /\bscope\b|\bstatement of work\b|\bwork orders?\b|\bterms of reference\b/,
  together(
    /\b(?:shall|will|agrees? to|undertakes? to|has to|is to|must|engag\w+ .{0,60}(?:to|for|as)|appoint\w* .{0,60}(?:to|for|as)|duties|work is|job is|services? (?:is|are|consist\w*|compris\w*|includ\w*|cover\w*|of)|(?:agency|contractor|consultant|provider|vendor|company|firm|studio|bureau|we|i|you))\b/,
    /\b(?:perform|provid|render|develop|creat|design|carry out|carries out|suppl[yi]|keep|maintain|do(?:es)?\b|work|build|advis|train|manag|collect|clean|guard|deliver|process|handle|write|print|install|teach|prepare|run|attend|repair|service|transport|carr[yi]|operat|produce|translat|test|monitor|promot|recruit|arrang|organis|organiz|assist|help|file|survey|shoot|edit|pollinat|wear|appear|post|play|perform|grow|source|host|take)\w*/,
    /\b(?:services?|work|works|content|patterns?|artwork|drawings|plans?|areas?|equipment|specified|described|set (?:forth|out)|listed|specifications?|annexure|schedule|list|table|following|reports?|events?|posts?|calls?|staff|persons?|guards?|sites?|stores?|premises|floors?|units?|books?|accounts?|returns?|candidates?|parcels?|vehicles?|trips?|hives?|goods|customers?|campaigns?|pages?|system|software|app|website|project|film|building|study|training|classes|sessions?|samples?)\b/,
  ),
]

export const deliverablesAndAcceptance: readonly Wording[] = [
  /\bdeliverables?\b|\b(?:deemed|taken|treated)\b[^.;]{0,40}\b(?:accepted|approved|met)\b|\bcompletion certificate|\bsign(?:ed|s)?[- ]off\b|\bgo[- ]live\b|\bsnag|\bproofs?\b|\bprototypes?\b|\brework\b/,
  together(
    /\b(?:reports?|drawings?|designs?|milestones?|files?|work products?|works?|drafts?|pieces?|results?|modules?|releases?|versions?|films?|cuts?|samples?|stages?|code|sets?|translations?|texts?|content|plans?|models?|units?|services?|phases?|output)\b/,
    /\b(?:submi\w*|deliver\w*|hand(?:ed|s)? over|approv\w*|accept\w*|certif\w*|satisf\w*|review\w*|reject\w*|correct\w*|revis\w*|verif\w*|inspect\w*|check\w*|sent|sends?|giv(?:e|es|en)|objects?|comments?|test\w*|due)\b/,
    /\b(?:within|days?|by|before|in writing|tests?|weeks?|months?|list\w*|schedule|annexure|date)\b/,
  ),
]

export const intellectualProperty: readonly Wording[] = [
  /\bintellectual property\b|\bcopyrights?\b|\bpatents?\b|\btrade ?-?marks?\b|\bbrand(?:s|ing)? (?:name|mark|belong|stay|remain)|\bwork product\b|\bmoral rights?\b|\binventions?\b|\blogos?\b|\bknow-?how\b|\bwho owns\b|\bgoodwill\b/,
  together(
    /\b(?:works?|designs?|drawings?|code|results?|reports?|marks?|names?|recipes?|content|files?|photo\w*|pictures|papers|formulas?|data|recordings?|patterns?|moulds?|dies|records?|material\w*|documents?|templates?|tools|methods?|software|registers?|manuals?|footage|films?|text|words|improvements?|everything|whatever|what|notes?|models?|brand|labels?|signs?|scripts?|formats?|plans|lists?|books)\b/,
    /\b(?:belong\w*|own(?:s|ed|er|ership)?|property|vests?|is (?:yours|ours|hers|his)|(?:stays?|remains?) (?:with|yours|ours|the|its|his|hers?|theirs?)|rights? in|may use|may not use|permission to use|licen[cs]e to use|licen[cs]ed|all rights)\b/,
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
  /\bwarrant(?:s|y|ies|ed|ing)?\b|\bguarantee[sd]?\b|\brepresent(?:s|ed|ations?)? (?:that|and|to)\b|\bas is\b|\bmarketable title\b|\bclear title\b|\bencumbrances?\b|\bdefects? liability\b|\bworkman(?:ship|like)\b|\bgood faith and skill\b|\bfit (?:for|to)\b|\bmerchantab\w+|\bdue (?:care|diligence)\b/,
  together(
    /\b(?:promis\w*|confirm\w*|assur\w*|declar\w*|undertak\w*|states?|vouch\w*|certif\w*|covenants?|says?|shall|will|must|are|is)\b/,
    /\b(?:quality|original|own (?:work|writing|composition)|title|free (?:from|of)|(?:power|right|authority|entitled) to (?:sell|grant|let|give|enter|sign|licen[cs]e)|material respects|defects?|absolute owner|sole owner|true owner|genuine|accura\w+|true and (?:correct|complete)|standards?|specifications?|grade|purity|unadulterated|fresh|new and unused|conform\w*|compl(?:y|ies) with|valid licen[cs]es?|licen[cs]ed|(?:properly|duly) (?:trained|qualified)|trained|qualified|competent|experienced|good (?:order|condition|practice|quality|materials?)|infring\w*)\b/,
  ),
  together(
    /\b(?:defect\w*|faults?|faulty|errors?|mistakes?|bad|poor|wrong|damaged|broken|deficien\w+|shortfall|not up to|substandard|below|missed|spoil\w*|careless\w*|missing)\b/,
    /\b(?:replac\w*|repair\w*|correct\w*|rectif\w*|credit\w*|refund\w*|made good|make good|without charge|free of (?:cost|charge)|redo\w*|re-?do\w*|again|re-?perform\w*|mend\w*|put right|set right|taken back|own cost|no extra)\b/,
  ),
  together(
    /\b(?:perform\w*|render\w*|carr\w+|provid\w*|execut\w*|do|done|does|work\w*|exercis\w*|use|uses|act|acts|with)\b/,
    /\b(?:skill\w*|diligen\w+|care|careful\w*|professional\w*|best (?:of|practice)|industry practice|honest\w*)\b/,
  ),
]

/** A figure that the service must reach; 'as early as possible' is none. */
export const serviceLevels: readonly Wording[] = [
  /\bservice levels?\b|\bsla\b|\bservice credits?\b/,
  together(/\b(?:availab\w+|uptime|up time|online|reachable|working|running|accura\w+|answered|picked up|score|quality)\b/, /\b\d{2}(?:\.\d+)? ?(?:%|per ?cent)/),
  together(
    /\b(?:attend\w*|respond\w*|respons\w*|repl(?:y|ies|ied)|answer\w*|repair\w*|set right|replac\w*|fix\w*|resol\w*|restor\w*|visit\w*|acknowledg\w*|reach\w*|arriv\w*|calls?|complaints?|breakdowns?|process\w*|turnaround)\b/,
    /\b(?:within|in|under|not later than|less than)\b/,
    /\b(?:hours?|minutes|working days?|seconds|same day|next day)\b/,
  ),
]

export const dataProtection: readonly Wording[] = [
  /\bpersonal (?:data|information|details|records?|particulars)\b|\bdata (?:fiduciary|principal|protection|subject)|\bprivacy\b|\bdpdp\b|\bdigital personal\b/,
  together(
    /\b(?:your|his|her|their|employees?'?|staff|members?'?|users?'?|patients?'?|customers?'?|guests?'?|buyers?'?|students?'?|workers?'?|children'?s?|photos?|photographs?|biometric\w*|fingerprints?|aadhaar|pan|health|medical|location|gps|phone|mobile|contact|kyc|bank)\b/,
    /\b(?:data|information|details|records?|particulars|copies|reports?|readings?|recordings?|photos?|numbers?|addresses)\b/,
    /\b(?:kept|keep|keeps|used?|uses|stor\w*|held|hold|shar\w*|delet\w*|eras\w*|destroy\w*|consent\w*|protect\w*|encrypt\w*|secur\w*|process\w*|collect\w*|access\w*|locked|password\w*|safe\w*)\b/,
  ),
]

export const dataBreachNotice: readonly Wording[] = [
  together(
    /\b(?:leak\w*|breach(?:es)? of (?:data|security|privacy)|(?:data|security|privacy) (?:breach\w*|incident\w*|event\w*)|breach\w*|hack\w*|intrusion\w*|incidents?|exposed|exposure|without permission|unauthori[sz]ed|lost|stolen|compromis\w+)\b/,
    /\b(?:tell\w*|told|inform\w*|notif\w*|report\w*|write to|let \w+ know|alert\w*|intimat\w*|warn\w*|said)\b/,
    /\b(?:data|details|records?|information|security|system\w*|access|leak\w*|hack\w*|copies|hours?|intrusion\w*|password\w*|days?|cert-in)\b/,
  ),
]
