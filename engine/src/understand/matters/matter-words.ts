import type { ClauseType } from '@karar/schema'

/**
 * Words with which one sentence speaks of a matter beside that of its clause: the words of all drafters, sure enough to
 * be believed without a heading. Each is bounded, so that the time stays linear.
 */
export const matterWords: Partial<Record<ClauseType, RegExp>> = {
  governing_law:
    /\b(?:governed|construed|interpreted)\b[^.;]{0,60}\blaws?\b|\b(?:governing|applicable|proper) law (?:is|shall|will|of)\b|\bsubject to (?:the )?(?:indian? laws?|laws? (?:of|in)\b)/,
  jurisdiction:
    /\bcourts?\b(?! of competent)[^.;]{0,90}(?<!competent )\bjurisdiction\b|(?<!competent )\bjurisdictions?\b[^.;]{0,60}\bcourts?\b|\bsubject to (?:the )?[a-z]{3,20} jurisdiction\b|\b(?:exclusive|sole) jurisdiction\b|\b(?:civil |local |competent |district |high )?courts? (?:at|in|of) (?!law|competent|india\b)[a-z]{3,20}\b/,
  waiver:
    /\b(?:no|failure|delay|omission|forbearance|indulgence)\b[^.;]{0,120}\bwaive(?:r|d|s)?\b|\bwaiver\b[^.;]{0,60}\bnot (?:be |constitute |operate )/,
  amendment:
    /\bno (?:change|addition)s?\b[^.;]{0,60}\b(?:in writing|written|signed)\b|\b(?:amend(?:ed|ment|ments|s)?|modif(?:y|ies|ied|ication|ications)|alter(?:ed|ation|ations)?|var(?:y|ied|iation|iations)|supplement(?:ed)?)\b[^.;]{0,80}\b(?:in writing|written|signed|mutual(?:ly)?|both (?:the )?parties)\b|\b(?:amend|modify|alter|vary|change|revise|update|add to)\b[^.;]{0,60}\b(?:these|this|the|our|its|any of the) (?:[a-z]+ ){0,2}(?:terms|agreement|contract|polic(?:y|ies)|rules|conditions|document)\b|\b(?:terms|conditions|polic(?:y|ies)|rules|agreement)\b[^.;]{0,60}\b(?:may|can|shall|will|to|are|is)\b[^.;]{0,30}\b(?:amended|modified|altered|varied|changed|revised|updated|subject to change)\b|\bchanges? (?:in|to|of) (?:these|the|this) (?:terms|agreement|conditions|polic(?:y|ies))\b/,
  severability:
    /\b(?:invalid|unenforceable|illegal|void)\b[^.;]{0,160}\b(?:remain(?:s|ing|der)?|continue|not (?:be )?affect(?:ed)?|sever(?:ed|able)?)\b/,
  survival:
    /\bsurviv(?:e|es|al)\b|\b(?:continue|remain)s? (?:to be )?(?:in (?:full )?force|binding|effective|valid)\b[^.;]{0,40}\b(?:after|even after|notwithstanding|beyond)\b[^.;]{0,40}\b(?:terminat|expir|end)/,
  relationship_of_parties:
    /\bindependent contractors?\b|\bprincipal[- ]to[- ]principal\b|\b(?:partnership|joint venture|agency|employer|employment|employee)\b[^.;]{0,90}\bbetween (?:the )?(?:parties|us|you)\b|\b(?:nothing|nor|not)\b[^.;]{0,60}\b(?:constitutes?|creates?|construed|deemed)\b[^.;]{0,60}\b(?:partnership|joint venture|agency|agent|employees?|employer)\b/,
  notices:
    /\bnotices?\b[^.;]{0,90}\b(?:in writing|given|delivered|addressed|sent|served)\b[^.;]{0,90}\b(?:post|e-?mail|courier|addresse?s?|speed post|facsimile|fax|whatsapp)\b/,
  entire_agreement:
    /\b(?:entire|whole|complete) (?:agreement|understanding|contract)\b|\bsupersed(?:e|es|ing)\b[^.;]{0,40}\b(?:all|any|prior|previous|earlier)\b/,
  assignment:
    /\b(?:shall|may|will|can) ?not (?:be )?assign(?:ed)?\b|\b(?:assign|transfer|novate|delegate)\b[^.;]{0,70}\b(?:this agreement|agreement|contract|rights|obligations|interest|account|membership|booking)\b|\bsuccessors and (?:permitted )?assigns\b|\bnot (?:be )?(?:assignable|transferable)\b|\bnon-?transferable\b/,
  termination:
    /\bterminat(?:e|ed|es|ion)\b[^.;]{0,70}\b(?:agreement|contract|employment|lease|licen[cs]e|engagement|services?|appointment|notice|account|membership|subscription|arrangement|without)\b|\b(?:agreement|contract|employment|lease|engagement|services?|appointment|account|membership|subscription)\b[^.;]{0,70}\b(?:be )?terminat(?:e|ed|ion)\b/,
  renewal:
    /\b(?:automatically|shall|will|may|can) (?:\w+ )?(?:be )?renew(?:ed|s)?\b|\brenewal (?:term|period)\b|\brenew(?:ed|s|able)? (?:for|upon|on|by)\b|\b(?:term|period|agreement)\b[^.;]{0,60}\b(?:extended|extension)\b[^.;]{0,50}\b(?:mutual|consent|period|years?|months?)\b/,
  disclaimer:
    /\bas[ -]is"?(?= ?(?:basis|[,.;"')]|and\b|where\b|without\b|condition|$))|\b"?as available\b|\bdisclaims?\b[^.;]{0,60}\b(?:warrant\w*|liabilit\w*|responsibilit\w*)\b|\bno (?:other |express |implied )?(?:warrant(?:y|ies)|guarantees?)\b|\b(?:makes?|give[sn]?|provides?|offers?) no (?:\w+ ){0,3}(?:representations?|warrant\w+|guarantees?|assurances?)\b|\b(?:we|company|platform|website|app|provider|seller|manufacturer|institute|service provider)\b[^.;]{0,40}\b(?:do|does|will|shall|can|could) ?not (?:\w+ ){0,2}(?:warrant|guarantee)\b|\bwithout (?:any )?(?:warrant(?:y|ies)|guarantees?)\b|\bnot (?:responsible|liable) for (?:the )?(?:accuracy|authenticity|completeness|quality|contents?)\b/,
  indemnity: /\bindemnif(?:y|ies|ied|ication)\b|\bindemnity\b|\bhold[^.;]{0,40}\bharmless\b/,
  limitation_of_liability:
    /\b(?:in no event|under no circumstances)\b[^.;]{0,90}\bliable\b|\b(?:aggregate|total|maximum|entire|cumulative|overall) liability\b|\bliability\b[^.;]{0,70}\b(?:shall not exceed|not exceed|limited to|restricted to)\b|\b(?:not|nor|neither)\b[^.;]{0,40}\b(?:liable|responsible)\b[^.;]{0,120}\b(?:indirect|consequential|incidental|special|any loss|damages|loss(?:es)? or damages?)\b/,
  late_payment_interest:
    /\blate payment (?:fees?|charges?|interest|penalt(?:y|ies))\b|\blate fees? (?:of|at|equal|will|shall|is|are|@)|\b(?:interest|late fees?|late charges?|penal charges?|surcharge|additional charge)\b[^.;]{0,90}\b(?:late|delay(?:ed|s)?|overdue|unpaid|default(?:ed)?|past due|outstanding|due date)\b|\b(?:late|delay(?:ed)?|overdue|unpaid|past due|belated)\b[^.;]{0,90}\b(?:interest|late fees?|penal charges?|surcharge|% (?:p\.?a|per))/,
  dispute_resolution:
    /\barbitrat(?:ion|or|ors|ed)\b|\bmediat(?:ion|or)\b|\bconciliation\b|\bdisputes?\b[^.;]{0,80}\b(?:referred|resolved?|settled?|decided)\b/,
  intellectual_property:
    /\bintellectual property\b|\bcopyrights?\b[^.;]{0,60}\b(?:belong|own(?:ed|s)?|vest|remain|retain|propert)|\b(?:own(?:ed|s|ership)?|vests?|retains?)\b[^.;]{0,60}\b(?:copyrights?|trade ?marks?|patents?|source code|designs?|content)\b/,
  licence_grant:
    /\bgrants?\b[^.;]{0,80}\blicen[cs]e\b|\b(?:non-?exclusive|perpetual|royalty-?free|limited)\b[^.;]{0,60}\blicen[cs]e to\b/,
  force_majeure:
    /\bforce majeure\b|\bacts? of god\b|\bbeyond (?:its|the|their|our|his|either|any)\b[^.;]{0,30}\bcontrol\b|\bnatural calamit/,
  refund:
    /\bnon-?refundable\b|\bno refunds?\b|\b(?:not|be|is|are|will|shall) (?:\w+ ){0,2}refund(?:ed|able)\b|\brefunds? (?:of|policy|will|shall|is|are|within|to|the)\b|\brefund (?:\w+ ){0,3}(?:amount|payments?|fees?|money|advance|price)\b/,
  security_deposit:
    /\b(?:security|refundable|caution|interest[- ]free) (?:deposit|money)\b|\bearnest money\b|\bdeposit\b[^.;]{0,40}\b(?:refund|forfeit|return|adjust)/,
  counterparts: /\bcounterparts?\b/,
  anti_bribery:
    /\bbrib(?:e|es|ery)\b|\bcorrupt practices?\b|(?<!data )\bcorruption\b(?! of)|\bkickbacks?\b|\bgratification\b/,
  stamp_duty_and_registration:
    /\bstamp (?:duty|paper|act)\b|\bstamped\b|\bsub-?registrar\b|\bregistration (?:charges|act)\b/,
  taxes:
    /\b(?:inclusive|exclusive|excluding|including|plus|in addition to)\b[^.;]{0,30}\b(?:tax(?:es)?|gst|vat|service tax)\b|\bgoods and services tax\b|\btax deduct(?:ed|ion) at source\b|\btds\b|\bwithhold(?:ing)? tax\b|\b(?:tax(?:es)?|gst|service tax|duties)\b[^.;]{0,60}\b(?:applicable|extra|borne|payable|charged|levied|levies)\b/,
  set_off:
    /\bset[ -]?off\b|\b(?:adjust(?:ed)?|deduct(?:ed)?|recover(?:ed)?|withh(?:old|eld))\b[^.;]{0,60}\b(?:from|against|out of)\b[^.;]{0,50}\b(?:payable|dues?|amounts?|payments?|payouts?|bills?|commission|salary|fees?|deposit)\b/,
  price_change:
    /\b(?:prices?|fees?|charges|rates?|tariffs?|premium|commission|rent|interest)\b[^.;]{0,70}\b(?:may|can|shall|will|to|are|is)\b(?: \w+){0,2} (?:be )?(?:revis(?:e|ed|ion)|increas(?:e|ed)|chang(?:e|ed)|modif(?:y|ied)|var(?:y|ied)|enhanced?|escalat(?:e|ed))\b|\b(?:revise|increase|change|modify|vary|enhance)\b[^.;]{0,50}\b(?:prices?|fees?|charges|rates?|tariffs?|commission|rent)\b|\bescalation\b/,
  payment:
    /\b(?:shall|will|must|agrees? to|has to|have to|need to) (?:\w+ )?pay\b|\b(?:fees?|charges|price|amount|commission|remuneration|invoices?|bills?|instal+ments?)\b[^.;]{0,60}\b(?:shall|will|must|is|are|to) (?:be )?(?:paid|payable|due|remitted|transferred|credited)\b|\bpayable\b[^.;]{0,30}\b(?:within|by|on|in advance|at)\b/,
  scope_of_work:
    /\b(?:shall|will|agrees? to|undertakes? to) (?:\w+ )?(?:provide|perform|render|carry out|supply|execute|undertake)\b[^.;]{0,60}\b(?:services?|works?|support|maintenance|training|solution)\b|\bscope of (?:work|services?)\b|\b(?:services?|platform|website|app)\b[^.;]{0,50}\b(?:enables?|allows?|facilitates?|consists? of|includes?)\b/,
  delivery:
    /\b(?:deliver(?:y|ed|ies)?|ship(?:ped|ment|ping)?|dispatch(?:ed)?)\b[^.;]{0,60}\b(?:goods|products?|orders?|consignment|equipment|material)\b|\b(?:goods|products?|orders?|consignment|equipment|material)\b[^.;]{0,60}\b(?:be )?(?:deliver(?:ed|y)|ship(?:ped|ment)|dispatch(?:ed)?)\b/,
  title_and_risk:
    /\b(?:title|risk|ownership|property)\b[^.;]{0,50}\b(?:pass(?:es)?|transfer(?:red|s)?|vests?|remains?)\b[^.;]{0,40}\b(?:goods|products?|buyer|purchaser|customer|seller|delivery|payment|equipment|company|owner)\b|\brisk of loss\b|\bowner'?s risk\b/,
  publicity:
    /\bpress release\b|\bpublic announcement\b|\bpublicity\b|\b(?:use|using|display|publish)\b[^.;]{0,50}\b(?:name|logo|photographs?|photos?|likeness|images?)\b[^.;]{0,80}\b(?:promot\w+|market\w+|advertis\w+|publicity|social media|customer list|website)\b/,
  non_solicitation:
    /\b(?:not|no|refrain)\b[^.;]{0,80}\b(?:solicit|entice|induce|poach|hire|employ)\b[^.;]{0,80}\b(?:employees?|customers?|clients?|staff|personnel|candidates?)\b/,
  confidentiality:
    /\bconfidential(?:ity)? (?:information|of|and|nature)\b|\b(?:keep|kept|maintain|treat(?:ed)?)\b[^.;]{0,50}\bconfidential\b|\bnot (?:disclose|divulge|reveal)\b/,
  data_protection:
    /\bpersonal (?:data|information|details)\b[^.;]{0,90}\b(?:collect|use|process|store|share|protect|consent|privacy|disclos|secur)|\bprivacy (?:policy|laws?)\b|\bdata protection\b|\bdigital personal data\b/,
  compliance_with_laws:
    /\b(?:compl(?:y|ies|ying|iance) with|abides? by|adheres? to|conforms? to)\b[^.;]{0,40}\b(?:laws?|statutes?|statutory|regulations)\b/,
  warranties:
    /\brepresents?,? (?:and )?warrants?\b|(?<!not )\bwarrants? that\b|\bwarrant(?:y|ies) (?:period|of|against|for)\b|\b(?:free|freedom) from defects\b/,
}

/**
 * Words without which a clause that no heading names is not of this kind, whatever the trained model makes of it: it
 * learned from a few examples of these, and takes what only sounds alike for them.
 */
export const neededWords: Partial<Record<ClauseType, RegExp>> = {
  electronic_execution:
    /electronic(?:ally)?[ -](?:sign|execut|record|contract|accept|consent)|digital(?:ly)?[ -]sign|\be-?sign|\bclick|\botp\b|scanned (?:cop|sign)|\bfax|facsimile/,
  audit: /\baudit|\binspect|\bbooks\b|\b(?:access|examine|verify|check)\b[^.]{0,60}\b(?:records|accounts)\b/,
  third_party_rights: /third[- ](?:part|person)|beneficiar/,
  exclusivity:
    /(?<!non-? ?)exclusiv(?!ely (?:from|due|by reason|in relation))|\bsole\b|\bonly (?:from|to|through|for)\b|\bno other\b/,
  non_compete: /compet|(?:similar|same|like) (?:business|nature|products?|services?)/,
  non_solicitation: /solicit|entic|induc|poach|\bhire|\bemploy|approach|circumvent|bypass/,
  further_assurance: /\bfurther\b|\b(?:acts|deeds|documents|instruments|things)\b/,
  assignment:
    /\b(?:re-?)?assign(?:s|able|ment|ments|ed to)?\b(?! (?:by|from time))|\btransfer|\bnovat|successors|delegat/,
  renewal: /renew|exten(?:d|sion)/,
  warranties: /warrant|represent|guarantee|undertak/,
  jurisdiction: /\bcourts?\b|jurisdiction|\bforum\b|\bvenue for\b/,
  // 'organised and existing under the laws of England' chooses no law
  governing_law:
    /^(?=[\s\S]*\blaws?\b)[\s\S]*(?:govern|constru|interpret|\bapplica|\bappl(?:y|ies)\b|\bsubject to\b|jurisdiction|\bcourts?\b|disput|\blaws? (?:is|are|shall|will)\b|follows)/,
  dispute_resolution: /disput|arbitra|mediat|conciliat|grievance|difference|complaint|\bcourts?\b|settle/,
  business_continuity: /continuity|disaster|back-?up|recovery|outage|resum/,
  service_bond: /\bbond\b|training|minimum (?:period|service)|\bserve\b|notice period/,
  minimum_commitment:
    /^(?=[\s\S]*(?:purchas|\border|\bsales?\b|\bsell|volume|quantit|business|revenue|turnover|\bfees?\b|amount|payment|spend|suppl|royalt))[\s\S]*(?:\bminimum\b|at least|not less than|quota|commitment|target)/,
  security_deposit: /deposit|earnest|caution|guarantee|retention/,
  stamp_duty_and_registration:
    /stamp|sub-?registrar|\bregist\w+[^.]{0,60}\b(?:deed|agreement|lease|document|instrument|conveyance)|\b(?:deed|agreement|lease|document|instrument|conveyance)[^.]{0,60}\bregist|registration (?:act|charges|fees)/,
  anti_bribery: /brib|corrupt|kickback|gratification|\bgifts?\b|improper/,
  publicity: /public|press|announce|\bname|logo|market|promot|advert/,
  insurance: /insur|\bpolic|cover/,
  service_levels: /service level|\bsla\b|uptime|response time|respond|\bhours\b|availab|turnaround|within \d/,
  royalty: /royalt/,
  liquidated_damages: /liquidated|penalt|\bfine\b|damages|per day|per week/,
  change_of_control: /control|merger|acqui|sharehold|ownership/,
  set_off: /set[ -]?off|adjust|deduct|recover|withh/,
  confidentiality: /confiden|secre|disclos|divulg|proprietary|non-public/,
  data_protection: /personal|privacy|\bdata\b/,
  limitation_of_liability: /liab|respons|damages|\bloss/,
  title_and_risk: /\brisks?\b|\bowner|\bown(?:s|ed)?\b|\bproperty\b|\btitle (?!of (?:the )?(?:post|job|role))/,
  indemnity: /indemn|harmless|make good|compensat|third[- ]party claims?/,
}
