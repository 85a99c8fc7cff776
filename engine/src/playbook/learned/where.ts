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
  // Something comes again, or goes on.
  auto_renewal_trap:
    /\b(?:renew\w*|exten[ds]\w*|prolong\w*|continu\w*|further|fresh|another|next|successive|again|roll\w*|go(?:es)? on|carr(?:y|ies) on|runs? on|evergreen|more (?:year|month|term|period)s?|anew|afresh|repeat\w*|remain\w*|silen\w*|unless|(?:to )?stop (?:this|it|that|us))\b/,
  // Somebody stays, or may not go, or pays for having gone.
  lock_in_trap:
    /\b(?:leav\w*|left|vacat\w*|quit\w*|resign\w*|terminat\w*|end(?:s|ed)?(?! of)|determin\w*|exit\w*|withdr[ae]w\w*|surrender\w*|cancel\w*|clos\w*|pre-?pa\w*|foreclos\w*|lock\w*|bound|remain\w*|stay\w*|early|earlier|before|ahead|unexpired|minimum|balance|give up|gives up|break|discontinu\w*|stop\w*|cease\w*|redeem\w*|serv(?:e|es|ed|ing)|complet\w*|through|throughout|commit\w*|expir\w*|tenure|term|period|return\w*|go|gone|withdrawal|liberty|over|until (?!payment))\b/,
}
/** Words that settle that a passage does not raise the issue. */
const fair: Partial<Record<IssueCategory, RegExp>> = {
  restraint_of_legal_proceedings:
    /\bjury\b|\bpending or threatened\b|\bawards?\b[^.;]{0,60}\b(?:final|binding)\b|\b(?:arbitrators?|tribunal)\b[^.;]{0,80}\bfinal and binding\b/,
  one_sided_termination: /\bonly\b[^.;]{0,40}\bwith the (?:prior )?(?:written )?consent\b/,
  // 'will not, during the term of her employment, work for another': nothing is said of the time after it.
  restraint_of_trade:
    /^(?=.*\b(?:during|while|throughout|so long as)\b)(?!.*\b(?:after|thereafter|afterwards|following|subsequent\w*|post|upon|leav\w+|left|ceas\w+|cessation|expir\w+|terminat\w+|period of|years?|months?|surviv\w*|future|ever|beyond|once)\b)/,
  // Interest that is not compounded is harsh by its rate alone.
  usurious_interest: /^(?!.*(?:%|per ?cent|\bpercent)).*\b(?:not|no|never|without)\b[^.;]{0,20}\bcompound/,
  cross_border_data_transfer:
    /^(?!.*\b(?:data|information|records?|files?|copies|servers?|host\w*|cloud|personal|details|stor\w+|process\w*|back-?ups?)\b).*\btravel/,
  one_sided_assignment:
    /^(?!.*\b(?:agreement|contract|rights?|benefits?|obligations?|interest|deed|licen[cs]e|lease)\b).*\b(?:transfer|depute|second|post|assign)\w*\b[^.;]{0,40}\b(?:employee|you|him|her|place|location|department|branch|office|work|duties|services)\b|\b(?:transfer|depute|second|post|assign)\w* (?:the )?(?:employee|you)\b|\bemployee may be (?:transferred|posted|deputed)\b/,
}

/** Whether the words of a passage leave room for the issue. */
export const mayBeSaid = (category: IssueCategory, words: string): boolean =>
  needs[category]?.test(words) !== false && fair[category]?.test(words) !== true
