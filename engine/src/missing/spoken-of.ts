import type { ClauseType } from '@karar/schema'

const oneOf = (...wordings: readonly RegExp[]): RegExp =>
  new RegExp(wordings.map((wording) => wording.source).join('|'))

/**
 * Words that settle it wherever they stand: a cap in the clause on fees is a cap, and a promise to tell of a leak needs
 * no clause called breach notice. A clause is spoken of also where what it says is bad: that is an issue, not a gap.
 */
export const spokenOf: Partial<Record<ClauseType, RegExp>> = {
  limitation_of_liability: oneOf(
    /\b(?:in no event|under no circumstances|neither party|no party)\b[^.;]{0,160}\bliab[^.;]{0,160}\b(?:indirect|consequential|special|punitive|profits?|exceed|damages)\b/,
    /\bliability\b[^.;]{0,90}(?:shall not exceed|not exceed|limited to|unlimited|capped)/,
    /\b(?:not|no|nor|neither|never|exclud\w*|without)\b[^.;]{0,160}\b(?:indirect|consequential)\b[^.;]{0,60}(?:loss|damages)/,
    /\b(?:liability|responsibility)\b[^.;]{0,90}\bbeyond\b|\b(?:whole|total|entire|maximum) (?:responsibility|liability)\b/,
    /\bthe most (?:that )?(?:\w+ ){1,3}?(?:can|may|will|need)(?: ever)? (?:recover|claim|owe|pay|get|be made)/,
    /\bin no (?:circumstances?|event|case)\b[^.;]{0,120}\b(?:beyond|more than|exceed\w*|recoverable)\b/,
    /\b(?:owe|liable|answerable|responsible|recover\w*)\b[^.;]{0,60}\b(?:more than|in excess of|exceeding|limited to|up to a (?:limit|ceiling))\b/,
    /\bwhat\b[^.;]{0,60}\b(?:may|can) owe\b[^.;]{0,80}\blimited\b|\bno ceiling\b|\bsubject to any ceiling\b/,
  ),
  termination: oneOf(
    /\b(?:call off|short-?close|revoke|bring\b[^.;]{0,40} to an end|put an end to|close (?:any|your|the) account|end (?:the|this|your) (?:contract|agreement|subscription|account|engagement|employment)|quit at|recall the (?:entire |whole )?loan|call for the whole)\b/,
    /\bterminat(?:e|ed|ion)\b[^.;]{0,120}\b(?:notice|breach|default|cause|either|party|insolven)/,
    /\b(?:either|any|neither|one) (?:party|side|of us|partner)\b[^.;]{0,40}\bmay (?:\w+ ){0,3}?(?:end|cancel|leave|withdraw|terminate)\b|\bclose or restrict\b[^.;]{0,20}\baccount/,
  ),
  term: oneOf(
    /\b(?:term|period) of\b[^.;]{0,20}\b(?:this|the) (?:agreement|contract|deed|lease|licen[cs]e|loan)\b|\b(?:agreement|contract|deed|lease|licen[cs]e)\b[^.;]{0,60}\b(?:commences?|comes? into (?:force|effect)|takes? effect|remains?|continues?|begins?|starts?|ends?|expires?)\b[^.;]{0,80}\b(?:until|till|for|unless|on (?:the )?\d|when|through|thereafter)\b|\bvalid (?:for|until|up ?to)/,
    /\b(?:runs?|lasts?|continues?) for\b[^.;]{0,40}\b(?:years?|months?)|\b(?:duration|tenure)\b[^.;]{0,40}\b(?:years?|months?)|\b(?:equated |monthly |equal )+instal+ments\b/,
    /\buntil (?:terminated|completion|ended|dissolved)|\bfor all time\b|\bin perpetuity\b|\bperpetual (?:licen[cs]e|term)|\bat will\b|\b(?:full|whole|entire) (?:term|period|duration|life) of (?:the )?copyright/,
  ),
  amendment: oneOf(
    /\b(?:amend|modif|vari|vary|chang|alter|supplement)\w*\b[^.;]{0,160}\b(?:writ(?:ing|ten)|signed|orally|mutual consent)\b/,
    /\b(?:writ(?:ing|ten)|signed)\b[^.;]{0,80}\b(?:amend|modif|vari)/,
    /\brevised (?:policy|terms)\b|\bversion of (?:these|the) (?:terms|policy)|\b(?:change|revise|rewrite|amend|update)\b[^.;]{0,40}\b(?:these|our|the) (?:terms|policy)/,
  ),
  scope_of_work:
    /\b(?:scope of (?:the )?(?:work|services)|statement of work|(?:shall|will|agrees? to) (?:\w+ ){0,2}?(?:perform|provide|render|develop|create|design|carry out|supply|keep|maintain)\b[^.;]{0,120}\b(?:services?|work|content|patterns?|artwork|drawings|plans?|areas?|equipment|specified|described|set (?:forth|out)|specifications?))/,
  deliverables_and_acceptance: oneOf(
    /\bdeliverables?\b|\bacceptance (?:test|criteria|certificate)|\b(?:deemed|taken)\b[^.;]{0,20}\baccepted\b|\bcompletion certificate/,
    /\b(?:reports?|drawings|designs?|milestones?|files|work products?)\b[^.;]{0,80}\b(?:within|submit\w*|deliver\w*|hand(?:ed)? over|approv\w*|accept\w*|certif\w*)\b/,
  ),
  inspection_and_returns:
    /\b(?:inspect|check|test|examin)\w*\b[^.;]{0,80}\b(?:goods|products?|deliver\w+|lots?|parts|consignments?|machine|equipment|stock|samples?|arrival|receipt)\b|\breject(?:s|ed|ion)?\b[^.;]{0,80}\b(?:goods|products?|delivery|lots?|parts)|\b(?:return|replace)\w*\b[^.;]{0,60}\b(?:defective|goods|products?|parts|units)|\b(?:shortage|defects?|damage)\b[^.;]{0,60}\b(?:within|report)/,
  dispute_resolution: oneOf(
    /\b(?:actions?|suits?|proceedings?|disputes?)\b[^.;]{0,120}\b(?:brought|instituted|filed|heard|litigated)\b[^.;]{0,60}\bcourts?\b|\bconsents? to (?:the )?(?:personal |exclusive )?jurisdiction\b/,
    /\barbitrat(?:ion|or)|\bmediat(?:ion|or)\b|\bexclusive jurisdiction\b|\bcourts? (?:at|in|of)\b[^.;]{0,60}\bjurisdiction\b|\bjurisdiction of the courts?/,
    /\bdisputes?\b[^.;]{0,60}\bcourts?\b|\bcourts? (?:at|in|of)\b[^.;]{0,40}\b(?:shall )?(?:hear|try|decide)|\bplace of suit\b|\bmay sue\b/,
  ),
  governing_law:
    /\bgoverned by\b|\bconstrued in accordance with\b|\bgoverning law\b|\blaws of india\b|\bsubject to indian law|\bindian laws?\b[^.;]{0,20}\b(?:appl|govern)|\blaws? of india\b/,
  subcontracting: oneOf(
    /\bsub-?(?:contract|process|let|host)|\bengage (?:any )?third part/,
    /\b(?:bring in|engage|use|employ|appoint|hire)\b[^.;]{0,40}\b(?:other firms?|others|helpers?|job-?workers?|illustrators?|assistants?|associates|freelancers|another (?:firm|person)|agents)\b/,
    /\b(?:own hands|in person|personally)\b[^.;]{0,40}\b(?:perform|render|do the work)|\b(?:perform|render)\w*\b[^.;]{0,40}\b(?:personally|in person)\b/,
  ),
  confidentiality:
    /\bconfiden(?:tial|ce\b)|\bnon-?disclosure\b|\bsecre(?:t|cy)\b|\bshall not (?:disclose|divulge|reveal)/,
  stamp_duty_and_registration:
    /\bstamp\b|\bregist(?:er|ered|ration)\b[^.;]{0,60}\b(?:deed|agreement|lease|licen[cs]e|act|sub-?registrar|charges)/,
  working_hours:
    /\bworking hours\b|\bhours (?:a|per) (?:day|week)\b|\bovertime\b|\bshifts?\b|\b\d{1,2}(?::\d\d)? ?(?:am|a\.m)/,
  leave:
    /\b(?:casual|sick|earned|privilege|annual|maternity|paid) leaves?\b|\bleave policy\b|\bvacation\b|\bentitled to[^.;]{0,40}leaves?\b|\bbenefits\b[^.;]{0,30}\bleaves?\b/,
  benefits_and_statutory_dues:
    /\bprovident fund\b|\bp\.? ?f\b|\bgratuity\b|\besi\b|statutory (?:benefits|dues|deductions)/,
  landlord_entry:
    /\b(?:lessor|landlord|licensor|owner)\b[^.;]{0,100}\b(?:enter|inspect|visit|come in|view)|\b(?:inspect(?:ion)?|visit|enter|entry|access|look (?:at|over))\b[^.;]{0,60}\b(?:premises|flat|house|shop|godown|unit|rooms?)\b/,
  security_deposit: /\bdeposit\b|\binterest-free security\b/,
  delivery: /\bdeliver(?:y|ed|ies)?\b|\bshipment|\bdispatch|\bdespatch/,
  warranties: oneOf(
    /\bwarrant(?:s|y|ies|ed)?\b|\bno (?:other )?(?:assurance|promises?)\b[^.;]{0,80}\b(?:about|accura\w+|uninterrupted|work|fit|suit\w*|quality|defects?|errors?|free|title)\b|\bas is\b|\bmarketable title\b/,
    /\b(?:promises?|confirms?|assures?|guarantees?|declares?|represents?|undertakes?|our promise)\b[^.;]{0,140}\b(?:quality|original|own work|fit for|title|free (?:from|of)|power to|material respects|encumbrances?|defects?)\b/,
    /\bdefect(?:s|ive)\b[^.;]{0,100}\b(?:replac|repair|correct|rectif|credit|refund|made good|without charge)/,
    /\b(?:perform|render|carr(?:y|ied) out|provid|execut|do\b|done\b)\w*[^.;]{0,80}\b(?:skill|diligence|care)\b|\bskill\b[^.;]{0,60}\b(?:exercised|expected|competent|similar standing)/,
    /\b(?:does|do|will do|works?|perform)\b[^.;]{0,40}\bin all material respects\b/,
  ),
  indemnity: oneOf(
    /\bindemni|\bhold\b[^.;]{0,40}\bharmless\b|\bkeep\b[^.;]{0,80}\b(?:whole|safe|protected) (?:against|from)\b/,
    /\bmake good\b[^.;]{0,80}\b(?:loss|claim|damage)|\b(?:compensate|answer to|reimburse)\b[^.;]{0,80}\b(?:claims?|loss(?:es)?|fines?)\b/,
  ),
  notices: /\bnotices?\b[^.;]{0,120}\b(?:writing|address|e-?mail|post|delivered)/,
  payment: /\b(?:pay|paid|payable|payment)\b[^.;]{0,120}(?:\d|within|monthly|invoice|fee|price|rate)/,
  service_levels: oneOf(
    /\bservice levels?\b|\bsla\b|\buptime\b|\bservice credits?\b|\bresponse times?\b/,
    /\bavailab\w+\b[^.;]{0,100}\b\d{2}(?:\.\d+)? ?(?:%|per cent)|\bscore of\b[^.;]{0,20}\d ?(?:%|per cent)/,
    /\b(?:attend|respond|repair|set right|replace)\w*\b[^.;]{0,60}\bwithin (?:\w+[ -]){1,3}(?:hours?|minutes|working days?)\b/,
  ),
  data_protection:
    /\bpersonal (?:data|information|details)\b|\bdata (?:fiduciary|principal|protection|subject)|\bprivacy\b|\bdpdp\b|\b(?:your|his|her|employees?'?|members?'?|users?'?|patients?'?)(?: customers'?)? data\b/,
  data_breach_notice: oneOf(
    /\b(?:leaks?|breach|intrusion|incident|without permission|unauthori[sz]ed access)\b[^.;]{0,160}\b(?:(?:tell|inform|notif|report)\w*|write to|let \w+ know)\b/,
    /\b(?:tell|inform|notif|report)\w*\b[^.;]{0,100}\b(?:leaks?|intrusion|incident|unauthori[sz]ed access|data breach|breach of (?:personal )?data)\b/,
  ),
  refund:
    /\brefund|\bcomes? back to you\b|\bmoney back\b|\b(?:pay|paid|give|return)\w*\b[^.;]{0,40}\b(?:back|unused)\b/,
  force_majeure: oneOf(
    /force majeure|\bacts? of god\b|\b(?:beyond|outside)\b[^.;]{0,24}\bcontrol\b/,
    /\b(?:not|neither|no)\b[^.;]{0,60}\b(?:liable|at fault|in breach|in default|responsible|answerable)\b[^.;]{0,100}\b(?:flood|fire|war|epidemic|riot|earthquake|drought)\b/,
  ),
  intellectual_property: oneOf(
    /\bintellectual property\b|\bcopyright\b|\bpatents?\b|\btrade ?marks?\b|\bwork product\b|\bmoral rights\b/,
    /\b(?:work|works|designs?|drawings|code|results|reports|inventions?|marks?|recipes|content|files|deliverables)\b[^.;]{0,80}\b(?:belongs?|owned by|property of|vests?|is yours|is ours)\b|\b(?:stays?|remains?) (?:yours|ours|the [a-z ]{3,30}'s)\b/,
  ),
  title_and_risk: /\btitle\b|\brisk\b|\bproperty in the\b|\bownership\b[^.;]{0,60}\b(?:pass|transfer|vest|remain)/,
  possession_and_handover:
    /\bpossession\b|\bvacat|\bhand(?:s|ed|ing)? (?:over|back)\b|\bkeys\b|\bgiv(?:e|ing) (?:up|back)\b|\bmoves? in\b/,
  maintenance_and_repairs: /\brepair|\bmaintain|\bmaintenance\b|\bupkeep\b/,
  deadlock:
    /\bdeadlock|\bcasting vote|\bdecision of the managing partner\b|\bmanaging partner\b[^.;]{0,100}\b(?:final|prevail)|\bequality of votes|\b(?:matters?|resolution|decision)\b[^.;]{0,80}\b(?:is not agreed|not (?:be )?agreed|disagree\w*|tied?)\b/,
  reserved_matters:
    /\breserved matters?|\baffirmative (?:vote|consent)|\bunanim|\b(?:consent|approval|agreement) of (?:both|all|each|the investor)\b/,
  transfer_restrictions:
    /\bright of first|\bpre-?empti|\bfirst offer\b|\b(?:not|no)\b[^.;]{0,60}\b(?:transfer|sell|pledge)\b[^.;]{0,40}\bshares\b|\bneither\b[^.;]{0,60}\bsell shares\b/,
  audit:
    /\baudit|\bbooks of accounts?|\baccounts (?:shall|will|are)\b|\binspect\w*\b[^.;]{0,60}\b(?:books|records|accounts|copy|processing|facilit)/,
  expulsion:
    /\bexpel|\bexpulsion|\bremov(?:e|al)\b[^.;]{0,40}\bpartner|\bput\b[^.;]{0,40}\bout of the (?:firm|partnership)|\bmembership\b[^.;]{0,60}\bto an end\b|\bend to\b[^.;]{0,30}\bmembership\b/,
}

/** A heading or a clause of this kind is not enough: 'Liability' may hold nothing but what one side bears. */
export const needsItsWords: Partial<Record<ClauseType, RegExp>> = {
  limitation_of_liability:
    /\b(?:exceed\w*|limited|limitation|cap(?:ped)?|not (?:be )?liable|no liability|unlimited|ceiling|more than)\b/,
  term: /\b(?:agreement|contract|deed|lease|licen[cs]e|engagement|employment|appointment|subscription|arrangement|term|loan|facility|tenure|initial|this|commenc\w*|expir\w*|effective|valid|renew\w*)\b/,
  // What an employee learns of customers is a secret to keep, not what becomes of her own data.
  data_protection:
    /\bpersonal\b|\bprivacy\b|\bdpdp\b|\bdata (?:fiduciary|principal|processor|protection|subject)|\b(?:your|his|her|employees?'?|members?'?|users?'?|patients?'?)(?: customers'?)? data\b/,
}
