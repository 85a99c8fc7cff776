import type { ClausePattern } from './clause-pattern.ts'

/** The second half of `clause-patterns.ts`. */
export const furtherPatterns: readonly ClausePattern[] = [
  {
    type: 'liquidated_damages',
    heading: /liquidated damages|penalt|delay damages/,
    body: /liquidated damages|by way of penalty|penalty of|delay damages/,
  },
  { type: 'indemnity', heading: /indemni|hold harmless/, body: /indemnif|hold[^.]{0,40}harmless/ },
  { type: 'non_disparagement', heading: /disparag/, body: /disparag|derogatory/ },
  {
    type: 'non_solicitation',
    heading: /non-?solicit|no-?hire|no poach/,
    body: /\b(?:not|no)\b[^.]{0,80}\b(?:solicit|entice|induce|poach)/,
  },
  {
    type: 'non_compete',
    heading: /non-?compet|restrictive covenant|restraint|competing/,
    body: /(?:shall|will) not[^.]{0,160}(?:compet(?:e|ing)|similar business|same business)|\bnot (?:engage|carry on)[^.]{0,80}\b(?:business|trade)\b/,
  },
  {
    type: 'exclusivity',
    heading: /exclusiv/,
    body: /\b(?:sole and exclusive (?!(?:liabilit|remed|property|owner|jurisdiction))|exclusively|exclusive (?:supplier|distributor|provider|right|basis|dealer))\b/,
  },
  {
    type: 'licence_grant',
    heading: /licen[sc](?:e|es|ed|ing|ure)\b|grant of rights?|^grant/,
    body: /(?:hereby )?grants?[^.]{0,80}\blicen[cs]e\b|non-?exclusive[^.]{0,60}licen[cs]e|right to use/,
  },
  {
    type: 'intellectual_property',
    heading:
      /intellectual property|ownership|\bip\b|work product|copyright|inventions?|trade ?marks?|proprietary rights|patents?|work for hire|moral rights/,
    body: /intellectual property|work product|(?:hereby )?assigns?[^.]{0,60}(?:rights?|title)|copyright|trade ?marks?|work made for hire/,
  },
  {
    type: 'confidentiality',
    heading: /confidential|non-?disclosure|secrecy|trade secrets?|proprietary information/,
    body: /confidential(?:ity)?|non-?disclosure|shall not (?:disclose|divulge)/,
  },
  {
    type: 'anti_bribery',
    heading: /brib|corrupt|anti-?kickback|fcpa/,
    body: /brib|corrupt practice|prevention of corruption|foreign corrupt/,
  },
  {
    type: 'audit',
    heading: /audit|books and records|records|inspection of (?:books|records)/,
    body: /\baudit\b|books (?:of account|and records)|inspect[^.]{0,30}(?:books|records)/,
  },
  { type: 'insurance', heading: /insur/, body: /(?:maintain|obtain|carry|procure)[^.]{0,60}insurance|insurance polic/ },
  {
    type: 'business_continuity',
    heading: /business continuity|disaster recovery/,
    body: /business continuity|disaster recovery/,
  },
  {
    type: 'service_levels',
    heading: /service levels?|\bsla\b|support|uptime|response time/,
    body: /service levels?|\bsla\b|uptime|response time|service credits?/,
  },
  {
    type: 'inspection_and_returns',
    heading: /inspection|return of goods|rejection|defective/,
    body: /(?:inspect|reject)[^.]{0,60}\b(?:goods|products?|lot|shipment|consignment)/,
  },
  {
    type: 'deliverables_and_acceptance',
    heading: /acceptance|deliverable|milestone|testing/,
    body: /deliverables?\b|acceptance (?:test|criteria|certificate)|deemed (?:to (?:be|have been) )?accepted/,
  },
  {
    type: 'title_and_risk',
    heading: /title|risk of loss|passing of (?:property|risk)/,
    body: /(?:title|risk)[^.]{0,40}(?:pass|transfer)|risk of loss/,
  },
  {
    type: 'delivery',
    heading: /deliver|shipment|shipping|dispatch|purchase orders?|forecast|orders/,
    body: /(?:deliver|ship|dispatch)[^.]{0,60}\b(?:goods|products?|order|consignment)/,
  },
  {
    type: 'disclaimer',
    heading: /disclaim/,
    body: /as is\b|as-is\b|disclaims?[^.]{0,40}warrant|no (?:other )?warrant(?:y|ies)/,
  },
  {
    type: 'warranties',
    heading: /warrant|representation/,
    body: /represents?(?:,)? (?:and )?warrants?|warrants? (?:that|to)|warranty period/,
  },
  { type: 'subcontracting', heading: /sub-?contract|delegation/, body: /sub-?contract/ },
  { type: 'change_of_control', heading: /change (?:of|in) control/, body: /change (?:of|in) control/ },
  {
    type: 'assignment',
    heading: /assign|successors|binding effect|novation/,
    body: /(?:assign|transfer)[^.]{0,60}(?:this agreement|rights|obligations|interest)|successors and (?:permitted )?assigns/,
  },
  {
    type: 'force_majeure',
    heading: /force majeure|act of god|unforeseen/,
    body: /force majeure|acts? of god|beyond (?:its|the|their)[^.]{0,20}control/,
  },
  {
    type: 'dispute_resolution',
    heading: /dispute|arbitrat|mediation|conciliation/,
    body: /arbitrat|(?:dispute|controversy)[^.]{0,80}(?:refer|resolv|settl)|mediation/,
  },
  {
    type: 'governing_law',
    heading: /governing law|applicable law|choice of law|^law\b/,
    body: /governed by[^.]{0,60}laws?|construed in accordance with[^.]{0,40}laws?/,
  },
  {
    type: 'jurisdiction',
    heading: /jurisdiction|venue|forum/,
    body: /courts? (?:at|in|of)[^.]{0,60}jurisdiction|exclusive jurisdiction|submit[^.]{0,30}jurisdiction/,
  },
  { type: 'notice_period', heading: /notice period|resignation/, body: /notice period/ },
  {
    type: 'renewal',
    heading: /renew|extension/,
    body: /(?:automatically|shall be|be) renew|renewal term|renew(?:ed|s)? for/,
  },
  {
    type: 'termination',
    heading: /terminat|events? of default|cancellation|exit\b/,
    body: /terminate(?:d)?[^.]{0,60}(?:agreement|contract|employment|lease|licen[cs]e|engagement)|right to terminate|upon termination/,
  },
  { type: 'survival', heading: /surviv/, body: /shall survive|surviv(?:e|al)[^.]{0,40}(?:terminat|expir)/ },
  {
    type: 'notices',
    heading: /^notices?\b|communication/,
    body: /notices?[^.]{0,80}(?:in writing|given|delivered|addressed|sent)[^.]{0,80}(?:post|e-?mail|courier|address|delivered)/,
  },
  {
    type: 'entire_agreement',
    heading: /entire|whole agreement|complete agreement|integration/,
    body: /entire (?:agreement|understanding)|supersedes? (?:all|any)/,
  },
  {
    type: 'amendment',
    heading: /amend|modification|variation|changes? to (?:the |this |these )?(?:agreement|terms|contract)/,
    body: /(?:amend|modif|vari)(?:ed|ied|ment|ication|ation)?[^.]{0,80}(?:in writing|signed|written)|may (?:amend|modify|change)[^.]{0,40}(?:agreement|terms)/,
  },
  { type: 'waiver', heading: /waiver|forbearance/, body: /(?:no|failure|delay)[^.]{0,100}\bwaive(?:r|d)?\b/ },
  {
    type: 'severability',
    heading: /severab|invalid|partial/,
    body: /(?:invalid|unenforceable|illegal)[^.]{0,160}(?:remain|continue|not affect|sever)/,
  },
  { type: 'counterparts', heading: /counterpart/, body: /counterparts?/ },
  {
    type: 'electronic_execution',
    heading: /electronic (?:signature|execution)|digital signature|e-?sign/,
    body: /electronic(?:ally)? (?:sign|execut)|digital signature/,
  },
  {
    type: 'third_party_rights',
    heading: /third[- ]party (?:rights?|beneficiar|benefit)|no benefit|no third[- ]party/,
    body: /third[- ]party beneficiar|no (?:rights?|benefits?)[^.]{0,60}third part/,
  },
  {
    type: 'relationship_of_parties',
    heading: /relationship|independent contractor|no partnership|principal to principal|no agency/,
    body: /independent contractor|principal[- ]to[- ]principal|(?:partnership|joint venture|agency|employer)[^.]{0,80}between the parties/,
  },
  {
    type: 'further_assurance',
    heading: /further (?:assurance|action|act)|cooperation/,
    body: /further (?:assurance|acts|documents|instruments)/,
  },
  {
    type: 'stamp_duty_and_registration',
    heading: /stamp|registration/,
    body: /stamp duty|registration (?:charges|act|of this)|sub-?registrar/,
  },
  {
    type: 'compliance_with_laws',
    heading: /compliance|regulatory|laws and regulations|export control|permits/,
    body: /comply with (?:all )?(?:applicable|the)[^.]{0,30}laws?|applicable laws?/,
  },
  {
    type: 'publicity',
    heading: /publicity|press|announcement|use of name/,
    body: /press release|public announcement|publicity/,
  },
  {
    type: 'scope_of_work',
    heading:
      /scope|^services?\b|statement of work|^work\b|obligations of (?:the )?(?:service provider|consultant|vendor|supplier|contractor)|purpose/,
    body: /(?:shall|will) (?:provide|perform|render|carry out)[^.]{0,40}\b(?:services|work)\b|scope of (?:work|services)/,
  },
  {
    type: 'payment',
    heading:
      /payment|fees?\b|charges|consideration|price|invoice|billing|commission|remittance|repayment|interest|loan amount|\bloan\b|disburs/,
    body: /\b(?:shall|will|must) (?:pay|be paid|be payable|invoice)|payable (?:within|by|on|in)|invoices?\b|repay/,
  },
  {
    type: 'term',
    heading: /^term\b|^period$|duration|term of|commencement|tenure|validity|effective date/,
    body: /(?:agreement|contract|deed|licen[cs]e|lease|employment)[^.]{0,80}(?:commence|come into force|effective|remain in (?:full )?force|continue)[^.]{0,120}(?:year|month|until|period|date|term)|for a (?:term|period) of/,
  },
  { type: 'parties_and_recitals', heading: /^parties$|recitals?|background|whereas|preamble/, body: /^whereas\b/ },
]
