import type { ContractType, IssueCategory } from '@karar/schema'
import { families } from '../reading.ts'

const { employment, premises, ventures } = families
const people: readonly ContractType[] = [
  ...employment,
  'consultancy_agreement',
  'service_agreement',
  'marketing_agreement',
  'settlement_agreement',
  'general_contract',
]
const homes: readonly ContractType[] = [...premises, 'general_contract']
const firms: readonly ContractType[] = [...ventures, 'general_contract']
const consumers: readonly ContractType[] = [
  'terms_of_service',
  'privacy_policy',
  'sale_deed',
  'loan_agreement',
  'software_as_a_service_agreement',
  'general_contract',
]
const suppliers: readonly ContractType[] = [
  'vendor_agreement',
  'supply_agreement',
  'service_agreement',
  'master_service_agreement',
  'consultancy_agreement',
  'outsourcing_agreement',
  'maintenance_agreement',
  'marketing_agreement',
  'sale_of_goods_agreement',
  'purchase_agreement',
  'software_as_a_service_agreement',
  'general_contract',
]

/** Categories that only some kinds of contract can raise; the others may stand anywhere. */
const where: Partial<Record<IssueCategory, readonly ContractType[]>> = {
  service_bond_overreach: people,
  wage_deduction: people,
  excessive_working_hours: people,
  statutory_benefit_denied: people,
  employment_surveillance: people,
  landlord_overreach: homes,
  eviction_without_notice: homes,
  partner_expulsion: firms,
  minority_oppression: firms,
  unfair_consumer_term: consumers,
  msme_payment_delay: suppliers,
  usurious_interest: [
    ...suppliers,
    ...homes,
    'loan_agreement',
    'settlement_agreement',
    'distribution_agreement',
    'franchise_agreement',
    'terms_of_service',
  ],
  unregistered_or_unstamped: [...homes, ...firms, 'sale_deed'],
}

/** Where the reader is never the one who waits for money. */
const nowhere: Partial<Record<IssueCategory, readonly ContractType[]>> = {
  late_or_conditional_payment: ['loan_agreement', 'non_disclosure_agreement'],
}

/** Whether a contract of this kind can raise the issue at all. */
export const mayRaise = (category: IssueCategory, type: ContractType): boolean =>
  nowhere[category]?.includes(type) !== true && (where[category]?.includes(type) ?? true)

/** Words without which a passage cannot raise the issue, however much else it shares with those that do. */
const needs: Partial<Record<IssueCategory, RegExp>> = {
  inconvenient_forum:
    /\b(?:courts?|suits?|sue|jurisdiction|arbitrat\w*|disputes?|proceedings?|claims?|forum|hearings?|seat|venue|litigat\w*|complain\w*|cases?|causes?|actions?|legal|filed|laid|inconvenien\w*)\b/,
  unilateral_arbitrator:
    /\b(?:arbitrat\w*|umpire|adjudicat\w*|disputes?|differences?|referee|decides?|decided|decision|panel|question|determin\w*|quarrels?|judged?|matters?|nominat\w*|empanel\w*|nam(?:e|ed|es|ing)|hear[sd]?|appoint\w*)\b/,
  usurious_interest:
    /\b(?:interest|per ?cent|percent|penal\w*|charges?|compound\w*|hundred|yield|vyaj|rests?|rate|return|principal)\b|%/,
  cross_border_data_transfer:
    /\b(?:data|information|records?|files?|cop(?:y|ies)|replicas?|archiv\w*|servers?|host\w*|cloud|personal|details|stor\w+|process\w*|back-?ups?)\b/,
  processor_terms_missing: /\b(?:data|personal\w*|information|records?|processors?|privacy|files?|details)\b/,
  missing_breach_notice:
    /\b(?:data|personal|privacy|cyber\w*|security|leak\w*|hack\w*|compromis\w*|unauthori[sz]ed|records?|confidential\w*|intru\w*|stolen|theft|loss of|lost|incidents?|breaks?[- ]in|breach\w*)\b/,
  employment_surveillance:
    /\b(?:monitor\w*|watch\w*|record\w*|track\w*|camera\w*|cctv|read\w*|listen\w*|log\w*|screen\w*|devices?|phones?|laptops?|computers?|e-?mails?|messages?|location|gps|inspect\w*|search\w*|surveil\w*|biometric\w*|photograph\w*|social media|accounts?|intercept\w*|keystrokes?|webcams?|observ\w*|spy\w*|supervis\w*|video\w*|audio\w*|microphones?)\b/,
  unilateral_subcontracting:
    /\b(?:sub-?contract\w*|sub-?licen\w*|delegat\w*|third|others?|another|outsourc\w*|agents?|agency|assign\w*|appoint\w*|nominees?|vendors?|deput\w*|affiliat\w*|somebody|someone|anyone|whom\w*|substitut\w*|hand\w*|pass\w*|farm\w* out|whoever|entrust\w*|agenc\w*|persons?)\b/,
  one_sided_assignment:
    /\b(?:assign\w*|transfer\w*|novat\w*|ma[dk]e\w* over|hand\w*|pass(?:es|ed|ing)?|convey\w*|sell\w*|sold|dispos\w*|successors?|substitut\w*|shoes|place of|ced(?:e|es|ed)|part(?:s|ed)? with|mov(?:e|es|ed|ing)|tak(?:e|es|en|ing) over|bring in|put in|benefits?|give[ns]? (?:away|over|this|it|the (?:agreement|contract)))\b/,
  // Something comes again, or goes on.
  auto_renewal_trap:
    /\b(?:renew\w*|exten[ds]\w*|prolong\w*|continu\w*|further|fresh|another|next|successive|again|roll\w*|go(?:es)? on|carr(?:y|ies) on|runs? on|evergreen|more (?:year|month|term|period)s?|anew|afresh|repeat\w*|(?:second|new) (?:term|period|year|month)|year to year|month to month|indefinite\w*|keeps?|until (?:ended|terminated|stopped|cancelled)|remain\w*|silen\w*|(?:to )?stop (?:this|it|that|us))\b/,
  // Somebody stays, or may not go, or pays for having gone.
  lock_in_trap:
    /\b(?:leav\w*|left|vacat\w*|quit\w*|resign\w*|terminat\w*|end(?:s|ed)?(?! of)|determin\w*|exit\w*|withdr[ae]w\w*|surrender\w*|cancel\w*|clos\w*|pre-?pa\w*|foreclos\w*|lock\w*|bound|remain\w*|stay\w*|early|earlier|before|ahead|unexpired|minimum|balance|give up|gives up|break|discontinu\w*|stop\w*|cease\w*|redeem\w*|serv(?:e|es|ed|ing)|complet\w*|through|throughout|commit\w*|expir\w*|tenure|term|period|return\w*|go|gone|withdrawal|liberty|over|until (?!payment))\b/,
}
/** Words that settle that a passage does not raise the issue. */
const fair: Partial<Record<IssueCategory, RegExp>> = {
  restraint_of_legal_proceedings:
    /\bjury\b|\bwaives?\b[^.;]{0,60}\b(?:objections?|defen[cs]es?)\b[^.;]{0,60}\b(?:venue|forum|jurisdiction)\b|\bpending or threatened\b|\bawards?\b[^.;]{0,60}\b(?:final|binding)\b|\b(?:arbitrators?|tribunal)\b[^.;]{0,80}\bfinal and binding\b/,
  // Each side names its own.
  unilateral_arbitrator:
    /\bpanel of arbitrators\b[^.;]{0,30}\b(?:constituted|composed) as follows\b|\bthe party (?:who|that|which) (?:had )?appointed\b|\bone (?:arbitrator |member )?(?:each|(?:appointed )?by each)\b/,
  // A matter that a schedule fixes is none that was left open.
  uncertainty:
    /^(?!.*\b(?:agreed?|decided?|determined?|mutual\w*|time to time|discuss\w*|later|may)\b).*\bas (?:set (?:forth|out)|stated|specified|given|shown|listed|described)\b[^.;]{0,30}\b(?:exhibit|schedule|annex\w*|appendix|attachment)\b/s,
  moral_rights_waiver:
    /^(?!.*\b(?:moral|waiv\w*|author\w*)\b).*\b(?:remov|alter|obscur|delet|efface)\w*\b[^.;]{0,80}\bnotices?\b/s,
  // a bill that is to be sent in; not where it is lost otherwise
  shortened_limitation_period:
    /^(?!.*\b(?:no|not|never|barred?|bars|waiv\w*|laps\w*|extinguish\w*|forfeit\w*|lost|loses?|void|die[sd]?|expire[sd]?|deemed|unless|fail\w*)\b).*\b(?:submit|send|raise|lodge)s?\b[^.;]{0,20}\bclaims? for (?:re-?imbursement|payment|expenses|costs)\b/s,
  // a hotline for faults; the party that did not break the contract
  missing_breach_notice: /\bhot-?line\b|\bnon-(?:breaching|defaulting)\b/,
  exclusivity_without_commitment:
    /^(?!.*\b(?:compet\w*|exclusiv\w*|similar|rivals?|else|deal)\b).*\b(?:advertis|publish|promot)\w*[^.;]{0,40}\b(?:prices?|discounts?)\b/s,
  // gifts and the press are other matters
  overbroad_non_solicitation:
    /^(?!.*\b(?:solicit|entic|induc|poach|hir|recruit|canvass|approach|lur)\w*).*\b(?:gifts?|borrow|press|media|television|radio)\b/s,
  non_disparagement_gag:
    /^(?!.*\b(?:not|no|never|nor|refrain\w*|without|only)\b).*\b(?:notif\w*|notification|reports?|forward|inform) [^.;]{0,60}\bcomplaints?\b/s,
  withheld_or_forfeited_money:
    /^(?!.*\b(?:mon(?:ey|ies|eys)|sums?|amounts?|deposits?|fees?|pay\w*|paid|refund\w*|forfeit\w*)\b).*\bretains? the right\b/,
  // What one is not liable for is no liability without a limit.
  unlimited_liability:
    /^(?!.*\b(?:unlimited|without (?:any )?(?:limit\w*|ceiling|cap)|no (?:cap|ceiling|limit\w*)|whatever|however|indemnif\w*|ma[dk]e\w* good|answer\w*|bears?|compensat\w*|reimburs\w*|harmless|responsible|pays?)\b)(?:(?!\bshall be liable\b).)*\b(?:shall|will) (?:in no (?:event|circumstances?|case)|not(?: in any (?:event|circumstances?))?|under no circumstances?) be liable\b(?:(?!\bshall be liable\b).)*$/s,
  one_sided_termination: /\bonly\b[^.;]{0,40}\bwith the (?:prior )?(?:written )?consent\b/,
  // 'will not, during the term of her employment, work for another': nothing is said of the time after it.
  restraint_of_trade:
    /^(?=.*\b(?:during|while|throughout|so long as)\b)(?!.*\b(?:after|thereafter|afterwards|following|subsequent\w*|post|upon|leav\w+|left|ceas\w+|cessation|expir\w+|terminat\w+|period of|years?|months?|surviv\w*|future|ever|beyond|once)\b)/,
  // Interest that is not compounded is harsh by its rate alone.
  usurious_interest: /^(?!.*(?:%|per ?cent|\bpercent)).*\b(?:not|no|never|without)\b[^.;]{0,20}\bcompound/,
  one_sided_assignment:
    /^(?!.*\b(?:agreement|contract|rights?|benefits?|obligations?|interest|deed|licen[cs]e|lease)\b).*\b(?:transfer|depute|second|post|assign)\w*\b[^.;]{0,40}\b(?:employee|you|him|her|place|location|department|branch|office|work|duties|services)\b|\b(?:transfer|depute|second|post|assign)\w* (?:the )?(?:employee|you)\b|\bemployee may be (?:transferred|posted|deputed)\b/,
}

/** Whether the words of a passage leave room for the issue. */
export const mayBeSaid = (category: IssueCategory, words: string): boolean =>
  needs[category]?.test(words) !== false && fair[category]?.test(words) !== true
