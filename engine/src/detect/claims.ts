import type { IssueCategory } from '@karar/schema'
import { CHANGES, type Claim, DENIES, KEPT_SAFE, OF_MARKETS } from './claim-words.ts'

/** What each card claims. Categories without a line fit any words. */
export const claims: Partial<Record<IssueCategory, Claim>> = {
  auto_renewal_trap: {
    speaks: [
      /renew|exten[ds]|roll|continu|automatic|successive|auto|subscri|recurr|further (?:term|period)/,
      /automatic|auto-?|deem|\bunless\b|\b(?:shall|will) (?:be |stand )?(?:renew|exten|continu)|successive|recurr|subscri|\b(?:renews|continues|rolls|extends)\b|option|further|notice/,
    ],
    unless: /\bfor (?:contract )?renewal\b|\beligib/,
  },
  personal_guarantee: {
    speaks: [
      /guarant|suret|personally|personal (?:propert|asset|liab|estate|undertaking|capacity|security)|jointly|several|individual|\bco-?(?:borrower|applicant)|own propert|promoter|director|collateral|mortgage|cheque|estate|promise to pay/,
    ],
    unless: /\bno (?:director|officer|employee|partner|member|person)\b|\bnot (?:be )?personally\b/,
  },
  unilateral_arbitrator: { speaks: [/arbit|umpire|adjudicat|mediat|conciliat|referee|tribunal|expert/] },
  usurious_interest: {
    speaks: [
      /interest|%|per ?cent|compound|penal|\brate/,
      /\d ?(?:%|per ?cent)|compound|penal|flat|\bany rate|may (?:fix|charge|vary|change|revise)|per (?:day|month|week)|capitali|discretion|default|overdue|delay|from time to time/,
    ],
  },
  wage_deduction: {
    speaks: [
      /pay|wage|salar|stipend|deduct|recover|commission|\bfees?\b|remunerat|compensat|incentive|\bdues\b|short ?fall/,
      /deduct|recover|adjust|forfeit|\bfine|withh|\bcuts?\b|penal|reduc|short ?fall|\bnot?\b|loss|without|set.?off|\bstop|\blop\b|lien|debit|\bhold|liable|subject to|discretion|re-?fix|modif|decreas|lapse|clear/,
    ],
  },
  moral_rights_waiver: { speaks: [/moral|author|credit|attribut|distort|integrity|\bname/] },
  partner_expulsion: { speaks: [/partner|member|shareh|\bshares?\b|\bfirm|director|promoter|founder|venture/] },
  minority_oppression: {
    speaks: [
      /shareh|\bshares?\b|\bvot|dilut|equity|minority|majority|board|director|partner|profit|dividend|quorum|resolution|venture/,
    ],
  },
  one_sided_force_majeure: {
    speaks: [
      /force majeure|beyond|control|act of god|strike|flood|epidemic|pandemic|natural|government|calamit|\bevents?\b|weather|cause/,
    ],
  },
  tax_burden_shift: {
    speaks: [/\btax|gst|\bdut(?:y|ies)\b|\bcess|\blev(?:y|ies)|\btds\b|withhold|\bvat\b|octroi|customs/],
  },
  broad_audit_right: { speaks: [/audit|inspect|record|\bbooks\b|access|visit|examin|verif|monitor|search/] },
  employment_surveillance: {
    speaks: [
      /monitor|search|surveil|camera|cctv|track|device|e-?mail|privacy|\bcheck|inspect|record|social media|frisk|location|screenshot|biometric|password/,
    ],
  },
  eviction_without_notice: {
    speaks: [
      /vacat|evict|possess|premises|\block|remov|enter|\bleave|flat|room|hand ?over|occup|\bseal|repossess|take back|seiz/,
    ],
    unless:
      /^(?!.*\b(?:immediate\w*|forthwith|at once|without (?:any )?(?:prior )?(?:notice|recourse|resort)|locks?|break|force|seal)\b).*\b(?:(?:on|upon|at) (?:the )?(?:time of )?(?:the )?(?:expiry|expiration|end|termination|completion)|notice)\b/s,
  },
  landlord_overreach: {
    unless:
      /^(?!.*\b(?:immediate\w*|forthwith|without (?:any )?(?:prior )?(?:notice|recourse|resort)|locks?|force)\b).*\bpossession\b.*\b(?:on|upon|at) (?:the )?(?:time of )?(?:the )?(?:expiry|expiration|end|termination|completion)/s,
  },
  unilateral_subcontracting: {
    speaks: [
      /sub-?contract|assign|deleg|third part|outsourc|agent|engag|another (?:person|firm|party|agency)|other person|affiliat|transfer|nominee|vendor|representative/,
    ],
    unless: /\b(?:no|not|nor|never)\b.{0,40}\b(?:liab|responsib)|due diligence|verification/,
  },
  one_sided_assignment: {
    speaks: [/assign|transfer|novat|successor|convey|\bsell|dispos|hand ?over|third|sub-?l[ei]t|nominee/],
  },
  non_disparagement_gag: {
    speaks: [
      /dispar|defam|review|negativ|statement|speak|\bpost|publi|comment|remark|critici|media|reputation|communicat|disclos|complain|discuss|question|image|goodwill/,
      DENIES,
    ],
  },
  deemed_acceptance: {
    speaks: [
      /deem|accept|approv|silen|consider|constitut|sign|agree|consent|receipt|\bfinal|conclusive|presum|treated|acknowledg|continued? use/,
    ],
  },
  inconvenient_forum: { speaks: [/court|jurisdict|arbitrat|\bseat|venue|forum|place|tribunal/] },
  foreign_law_or_seat: { speaks: [/\blaws?\b|court|jurisdict|arbitrat|govern|venue|\bseat|forum/] },
  restraint_of_legal_proceedings: {
    speaks: [
      /court|\bsuits?\b|\bsue\b|legal|proceeding|arbitrat|claim|challeng|question|appeal|(?:any|an|public|government|statutory|labour|competent|other) authorit|complain|litigat|disput|object|tribunal|recourse|redress|remed|contest|final/,
      /\b(?:no|not|nor|never|neither|cannot|without|waiv\w*|barred|only|final|forgo\w*|refrain\w*|preclud\w*|before|unless|instead|prohibit\w*|relinquish\w*|bound|binding|irrevocabl\w*)\b|n't\b/,
    ],
    unless: /\bnot (?:preclude|prevent|limit|affect|prejudice|bar)\b/,
  },
  waiver_of_statutory_rights: {
    speaks: [
      /waiv|\brights?\b|\blaws?\b|\bacts?,? (?:19|20)\d\d|statut|releas|claim|relinquish|forgo|give up|giving up|surrender|remed|benefit|entitle|object|standard rent|legal|consumer|disclaim|damage|injur|respons|liab|complain/,
      /waiv|relinquish|forgo|giv(?:e|es|ing) up|surrender|\b(?:no|not|nor|never|neither|cannot|without|exclu\w*|disclaim\w*|irrevocabl\w*|notwithstanding|accept\w*|sole|only|unconditional\w*|declar\w*|fail\w*|lapse\w*)\b|n't\b/,
    ],
  },
  shortened_limitation_period: {
    speaks: [
      /claim|complain|\bsuits?\b|proceeding|action|notif|disput|report|object|discrepan|lodg|\brais|intimat|contest|inform|query|queries|shortage/,
      /\d|\bdays?\b|month|hour|week|year|immediate|forthwith|within|before|after|\btime\b|prior|later/,
    ],
    unless:
      /legal actions? (?:will|shall|may|can) be|^(?!.*\bnot? (?:be )?(?:claim|entertain|accept|consider|responsib|liab)).*\b(?:refunded|paid|credited|processed|resolved|settled) (?:\w+ ){0,4}within/s,
  },
  overbroad_non_solicitation: {
    speaks: [
      /solicit|canvass|recruit|poach|entic|induc|approach|\bhir|employ|\bengag|\bdeal|divert|interfer|contact|circumvent|bypass|by-pass|directly|business|take up|client/,
      /\b(?:no|not|nor|never|neither|cannot|refrain\w*|restrain\w*|prohibit\w*|without|abstain\w*|terminate his|agrees? to|solicit\w*|poach\w*|induc\w*|entic\w*)\b|n't\b/,
    ],
    unless: /\bshare\b.{0,30}\bnumbers?\b/,
  },
  restraint_of_trade: {
    speaks: [
      /compet|business|employ|engag|\btrade|profession|similar|\bjoin|\bwork|solicit|carry|venture|occupation|start|invest|servic|market/,
      /\b(?:no|not|nor|never|neither|cannot|refrain\w*|restrain\w*|restrict\w*|prohibit\w*|without|abstain\w*|barred|only|exclusiv\w*|compet\w*)\b/,
    ],
    unless:
      /interfer|disrupt|^(?!.*\b(?:after|following|thereafter|beyond|leav\w+|ceas\w+|separation|subsequent|(?:expir|terminat)\w+|months?|years?)\b).*\b(?:during|throughout|while|so long as|as long as)\b[^.;]{0,40}\b(?:term|employed|employment|agreement|contract|in (?:force|effect))\b/s,
  },
  exclusivity_without_commitment: {
    speaks: [
      /exclusiv|\bonly\b|\bsole|compet|full.?time|restrict|refrain|similar|direct|\b(?:no|any) other|\bnot?\b[^.;]{0,80}\b(?:other|third|elsewhere|outside|any person|anyone|engag)|same|no ?(?:one|body)|besides|alone/,
    ],
    unless: /personal favou?r|assured returns?|\bnon-?exclusive/,
  },
  statutory_benefit_denied: {
    speaks: [
      /gratuit|provident|\bp\.?f\b|\besi|bonus|leave|matern|overtime|insur|benefit|statut|holiday|compensat|minimum wage|\bwages?\b|salar|off\b/,
      DENIES,
    ],
  },
  excessive_working_hours: { speaks: [/hour|\bdays?\b|shift|\btime|week|sunday|holiday|late|night|work/] },
  minimum_commitment_trap: {
    speaks: [/minimum|least|guarantee|\btake|quota|target|volume|shortfall|purchas|commit|not less|order/],
  },
  non_refundable_payment: {
    speaks: [
      /refund|return|pa(?:y|id)|\bfees?\b|deposit|amount|money|charge|price|advance|cost|royalt|credit|cancel|come back|comes back|give back|given back|kept|keep/,
    ],
  },
  withheld_or_forfeited_money: {
    speaks: [
      /forfeit|withh|retain|deduct|refund|pa(?:y|id)|\bfees?\b|deposit|amount|money|charge|commission|salar|\bdues\b|bonus|incentive|royalt|earn|compensat|sum/,
      /forfeit|withh|retain|deduct|refund|\bnot?\b|\bnon-|cannot|keep|kept|\bhold|\bheld|adjust|lien|laps|\bafter\b|until|unless|subject to|clear|appropriat|stop|suspend|cancel|first|debit|\blos[est]|unclaimed|expir|without|reduc|recover|before|conditional|terminat|discretion/,
    ],
  },
  late_or_conditional_payment: {
    speaks: [/pa(?:y|id)|settle|releas|remit|disburs|credit|refund|reimburs|\bdues\b|invoice|amount|commission|salar/],
  },
  msme_payment_delay: { speaks: [/pa(?:y|id)|invoice|\bbill|settle|days/] },
  unpaid_work: {
    speaks: [
      /\b(?:without|free|no|not|unpaid|own (?:cost|expense)|volunt\w*|lapse\w*|removed|includ\w*|additional|extra|nil|gratis)\b/,
    ],
  },
  unbounded_scope: {
    speaks: [
      /\b(?:other|additional|further|extra|any|all|such)\b.{0,30}\b(?:work|dut|task|servic|function|responsib|assign|activit|role|job|support|facilit|help)|time to time|discretion|whenever|unlimited|as (?:may be )?(?:required|directed|assigned|instructed|needed|and when)|without (?:any )?(?:extra|additional|further)/,
    ],
    unless: /responsible for all (?:charges|fees|taxes)/,
  },
  one_sided_liability_cap: {
    speaks: [
      /liab|responsib|exceed|limit|damage|loss|claim|compensat|answer|account|refund|injur|risk|theft|remed|fault|recover|recourse/,
      /\b(?:not|no|nor|never|neither|none|cannot|without|exceed\w*|limit\w*|cap|only|maximum|disclaim\w*|exempt\w*|exclu\w*|exonerat\w*|harmless|risks?|absolv\w*|releas\w*|free|sole\w*|discharg\w*|up ?to|whole|most|in full)\b|n't\b/,
    ],
  },
  unlimited_liability: {
    speaks: [
      /liab|responsib|loss|damage|claim|compensat|cost|expens|indemn|pa(?:y|id)|bear|answer|account|charges|repair|replac|recover/,
    ],
    unless:
      /\b(?:maximum|aggregate|total|entire|overall|cumulative|only) liabilit|\bliabilit\w+\b[^.;]{0,120}\b(?:limited to|not exceed|restricted to)\b|\bshall survive\b|\b(?:not|never|neither|nor|in no event)\b (?:\w+ ){0,5}(?:liable|responsible)\b/,
  },
  one_sided_indemnity: {
    speaks: [/indemn|harmless|make good|reimburs|compensat|\bbear|\bborne|\bpay|defend|\bcosts?\b|expens|loss/],
    unless: /\bdisclaim\w* (?:any |all )?(?:\w+ ){0,3}liabilit/,
  },
  penalty_or_excessive_damages: {
    speaks: [
      /penal|\bfine[ds]?\b|damages|liquidat|forfeit|charge|compensat|pa(?:y|id)|levied|\bfees?\b|interest|deduct|recover|cost|\bsum\b|amount|\brs\b|rupee|₹|%|double|twice/,
      /late|delay|default|breach|fail|non-|violat|\bnot?\b|\bif\b|event|\bcase\b|cancel|damage|terminat|penal|\bfine|liquidat|forfeit|miss|lapse|overdue|without|unauthor|loss|before|early|overstay|after|exceed|beyond|wrong|unless|bounc|dishonou?r/,
    ],
  },
  unilateral_price_change: {
    speaks: [
      /pric|\bfees?\b|\brate|charge|\brent|commission|tariff|cost|margin|premium|interest|salar|compensat|discount|incentive|amount|brokerage|royalt|pay|remunerat/,
      CHANGES,
    ],
  },
  unilateral_amendment: {
    speaks: [CHANGES],
    unless:
      /\bnot (?:be entitled to )?(?:make|carry|do|effect|undertake|cause|permit|alter|change|modify|tamper)\b|\bby (?:mutual|written) (?:consent|agreement)/,
  },
  one_sided_termination: {
    speaks: [
      /terminat|cancel|suspend|discontinu|revok|expel|remov|\bend|withdraw|ceas|clos|block|debar|disqualif|black-?list|refus|deactivat|reliev|resign|dismiss|void|notice|reject|\bstop|de-?list|repossess|vacat|option|exten|restrict|disentitl|limit|disabl|separat|action/,
    ],
    unless: /\b(?:by|of) either\b|\bsurviv|\beither party (?:may|can|shall)|\bboth (?:the )?parties may/,
    denied:
      /\b(?:too|likewise|equally|in turn) (?:will|shall|may|can|has|is)\b[^.;]{0,60}\b(?:terminate|vacate|leave|cancel|end|withdraw)\b[^.;]{0,60}\bnotice\b/,
  },
  lock_in_trap: {
    speaks: [
      /\block|minimum (?:period|term|tenure|service)|\bnot\b|cannot|before (?:the )?(?:expiry|completion|end)|remain|unexpired|commit|early|premature|resign|leav|exit|withdraw|foreclos|non-?cancel|reliev|bond|rest of|\bterm\b|continu|period|tenure|stay/,
    ],
    unless: /\bextended\b.{0,60}\boption\b|\beligib|\bno (?:foreclosure|prepayment) (?:penalt|charge|fee)/,
  },
  short_or_missing_notice: {
    speaks: [/notice|prior|intimat|immediate|forthwith|at once|without|\bdays?\b|any ?time|month|hours/],
  },
  change_of_control_trap: {
    speaks: [/control|shareh|merg|acqui|amalgam|owner|manage|\bsale|\bsold|constitution|director|partner/],
  },
  no_exit_assistance: {
    speaks: [/terminat|expir|\bend|exit|ceas|after|return|hand|delet|closure|data|cancel|discontinu|separat/],
  },
  ip_overreach: {
    speaks: [
      /\bown|assign|vest|transfer|belong|propert|title|made over|hand over|exclusiv|rights?\b|intellect|copyright/,
    ],
    unless: /\bnot (?:to )?(?:copy|reproduce|distribute|modify|decompile|reverse)/,
  },
  ip_ownership_unclear: {
    speaks: [/\bown|intellect|copyright|\brights?\b|title|propert|design|work product|patent|material|creat|content/],
  },
  perpetual_or_overbroad_licence: {
    speaks: [
      /licen[cs]|\brights?\b|perpetual|\buse|irrevocabl|permission|royalty|consent|reproduc|display|publish|authori[sz]/,
    ],
    denied:
      /^(?!.*(?:perpetual|irrevocabl|sub-?licen|for ?ever|worldwide)).*(?:\b(?:must|shall|will) (?:cease|end|stop)\b.{0,30}\b(?:terminat|expir|end of)|\bnot (?:to )?(?:copy|reproduce|distribute|modify|decompile|reverse))/s,
  },
  overbroad_confidentiality: {
    speaks: [/confiden|secre|disclos|non-?public|proprietary|information|divulg|reveal|publish|share/],
  },
  missing_confidentiality_exceptions: {
    speaks: [/confiden|secre|disclos|non-?public|proprietary|information|divulg|reveal/],
  },
  endless_survival: {
    speaks: [
      /surviv|after|perpetual|continu|indefinit|for ?ever|terminat|expir|binding|successor|heir|beyond|remain|years|life|always|any ?time/,
    ],
    denied:
      /^(?!.*(?:perpetual|indefinit|for ?ever)).*\b(?:surviv\w*|continu\w*|remain\w*)\b.{0,60}\bfor (?:a (?:further )?(?:period|term) of )?[\w-]+ (?:\(\w+\) )?(?:years?|months?|days?)\b/s,
  },
  data_use_without_consent: {
    speaks: [
      /data|informat|personal|detail|number|contact|\bsms\b|e-?mail|\bcalls?\b|shar|whatsapp|photo|record|image|communicat|privacy|cookie|\bkyc\b|aadhaa?r|messag|minor|dependent|audio|promot|advert|testimon|third part|consent/,
    ],
    unless: /\b(?:must|shall|should|will) not (?:share|disclose|interchange)/,
  },
  missing_data_safeguards: {
    speaks: [/data|informat|privacy|record|password|hack|confiden|personal|account|secure\b|intru|internet|server/],
    // who promises this keeps it safe
    unless:
      /\b(?:shall|will|must) (?:[a-z]+ ){0,3}(?:encrypt|access control|safeguard|back-?up|reasonable (?:security|care|measures))|encryption in transit|written instructions|delete or return the data/,
  },
  missing_breach_notice: { speaks: [/breach|secur|incident|leak|hack|unauthor|intru|stolen|lost data|told of/] },
  processor_terms_missing: { speaks: [/data|informat|process|privacy/], unless: KEPT_SAFE },
  cross_border_data_transfer: {
    speaks: [
      /data|informat|communicat|record/,
      /abroad|outside|countr|cross-?border|foreign|overs|global|international|server|world/,
    ],
  },
  as_is_disclaimer: {
    speaks: [
      /warrant|as.is|guarant|represent|assur|promis|condition|risk|quality|accura|error|\bfit|merchant|disclaim|responsib|liab|defect|result|complete/,
    ],
  },
  release_of_claims: {
    speaks: [
      /claim|releas|waiv|discharg|harmless|liab|responsib|absolv|forgo|settle|recourse|demand|compensat|refund|disput|assert/,
    ],
  },
  self_judged_performance: {
    speaks: [
      /decision|discretion|opinion|satisf|\bfinal|judg|determin|deem|decid|assess|evaluat|consider|reserv|\bsole|absolut|apprais|\bfit\b|believ|reason|entitled|conclusive|proof|certif|correct|complaint|confirm|satisfactor/,
    ],
  },
  uncertainty: {
    speaks: [
      /_{2,}|\[|\.{4,}|\bto be (?:mutually )?(?:agreed|decided|determined|fixed|notified|announced|finali[sz]ed|specified|communicated)|\b(?:as|if|when|where|unless)\b.{0,25}\b(?:agreed|decided|determined|specified|notified|applicable|required|deemed|necessary|policy|norms|rules|market|actuals?|availab\w*)|may (?:vary|change|differ)|time to time|tentative|approximat|\bsubject to\b|estimat|reasonabl|\bor such\b|mutual|discretion|\betc\b|separately|best (?:effort|endeavou?r)|appropriate|satisf|\bor otherwise|similar|other/,
    ],
    unless: /\bcourts?\b|\bconstitutes? (?:acknowledg|accept|agree)/,
  },
  // a contradiction is told by the detector that knows both places
  internal_inconsistency: { speaks: [/^(?!)/] },
  unregistered_or_unstamped: { speaks: [/regist|stamp/] },
  unsigned_or_incomplete_document: {
    speaks: [
      /_{2,}|\.{2,}|…|-{3,}|\[|annex|schedul|attach|\bsign|\bdate|blank|append|exhibit|order|follow|herein|mention|describ|enclos|list|form|if:|as under|separate|polic/,
    ],
  },
  anti_competitive_term: { speaks: [OF_MARKETS] },
}
