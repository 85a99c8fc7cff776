import type { ClauseType, ContractType } from '@karar/schema'
import type { Contract } from '../understand/contract.ts'
import { occurs } from '../understand/reading/may-occur.ts'

const OF_A_COMPANY = new Set<ClauseType>([
  'capital_contribution',
  'management_and_voting',
  'transfer_restrictions',
  'reserved_matters',
  'drag_and_tag_along',
])
const COMPANY =
  /\b(?:jvc|(?:jv|joint venture) (?:company|entity|vehicle)|share ?holders?|share capital|shareholding|equity|board of directors|directors|capital contribution|contributes? capital)\b/

const SERVICES = new Set<ContractType>([
  'service_agreement',
  'consultancy_agreement',
  'master_service_agreement',
  'outsourcing_agreement',
  'marketing_agreement',
])
/** Work that leaves something behind that can be owned. */
const CREATES =
  /\b(?:software|mobile apps?|websites?|source code|coding|design(?:s|er|ers|ing)?|drawings?|films?|videos?|photograph\w*|content|articles?|scripts?|artwork|logos?|research\w*|stud(?:y|ies)|translat\w+|compos\w+|music|recordings?|curriculum|prototypes?|formulations?|architect\w*|campaigns?|inventions?|engineer\w*|develop(?:er|ers|s|ing)?|scientist\w*|laborator\w+|analysts?|analytics|recipes?|formulas?|creative|editor\w*|writer\w*|marketing|sales)\b/
/** Work that is handed over in pieces that one can look at; guarding or cleaning is not. */
const HANDS_OVER =
  /\b(?:software|mobile apps?|websites?|source code|designs?|drawings?|films?|videos?|articles?|scripts?|artwork|stud(?:y|ies)|translat\w+|recordings?|prototypes?|install\w*|construct\w*|fit-?out|interiors?|fabricat\w*|deliverables?|milestones?|drafts?|audit report|final report)\b/
const OF_PEOPLE =
  /\bpersonal (?:data|information|details)\b|\b(?:customers?|patients?|employees?|callers?|users?|guests?|borrowers?|students?|candidates?|workers?|policyholders?|farmers?)'?s?'? (?:data|details|records?|names|information|particulars|files)\b|\bnames,? (?:\w+ )?(?:addresses|(?:phone|mobile) numbers)\b|\bpayroll\b|\baadhaar\b|\b(?:contact|call) (?:cent(?:re|er)s?|services)\b|\bbusiness process\b|\bcustomer (?:care|support|service|calls?)\b/
const ANSWERS_CALLS = /\b(?:calls?|tickets?|chats?|uptime|support|help ?desk|incidents?|turnaround|systems?)\b/

/** What an employer learns beyond payroll and leave, for which the law asks no consent (DPDP Act, s. 7(i)). */
const WATCHES_STAFF =
  /\b(?:gps|location|track(?:s|ed|ing|er)|biometric\w*|cctv|cameras?|monitor\w*|background (?:check|verification)|medical (?:exam\w*|tests?|check\w*)|aadhaar|handset|fingerprints?|face (?:scan|recognition)|app|mobile application)\b/
const VOTES =
  /\b(?:jvc|joint venture company|shareholders?|share capital|equity|directors|board|committee|council|consortium|votes?|voting|quorum)\b/
/** What is conveyed once and for all; goods that go on coming may do harm that goes on growing. */
const LAND_OR_SHARES = /\b(?:flats?|apartments?|plot|survey no|(?:sale|schedule) property|equity shares|sale shares)\b/
/** He who sells through another's shelf or cooks in another's kitchen sells nothing to the other. */
const SELLS_TO_OTHERS = /\b(?:market ?place|platform|listings?|caterer|canteen|stall)\b/

/** Money that is paid before what it is for, and could come back. */
const PREPAID =
  /\b(?:advance|prepa(?:y|id|yment)|deposit|up ?front|subscription|bookings?|book(?:ed)?|refund\w*|non-?refundable|tickets?|admission|registration fees?)\b/
/** What may be lost, broken or hurt while it is in the other's hands. */
const AT_RISK =
  /\b(?:premises|site|transport\w*|carriage|transit|consign\w*|equipment|vehicles?|stor(?:e|age)|godown|warehouse|custody|workers|labou?r|install\w*|events?|patients?|children|accidents?|injur\w+|machin\w+|construct\w+|indemnif\w+)\b/
const PREMISES = /\b(?:premises|flat|shop|house|building|floor|office space|godown|apartment|room|land)\b/

const SOFTWARE = /\bsoftware\b|\bsource code\b/
const SHARED_RECEIPTS = /\broyalt|\bnet (?:sales|receipts|revenue)\b|\bshare of (?:the )?(?:receipts|revenue|sales)\b/
const OF_DATA = new Set<ContractType>(['privacy_policy', 'data_processing_agreement'])

const needs: Partial<Record<ClauseType, (contract: Contract) => RegExp | null>> = {
  source_code_escrow: () => SOFTWARE,
  intellectual_property: ({ type }) => (SERVICES.has(type) || type === 'employment_agreement' ? CREATES : null),
  deliverables_and_acceptance: () => HANDS_OVER,
  data_protection: ({ type }) =>
    type === 'employment_agreement' ? WATCHES_STAFF : OF_DATA.has(type) ? null : OF_PEOPLE,
  audit: ({ type }) => (type === 'licence_agreement' ? SHARED_RECEIPTS : null),
  // who only processes data for another is paid under another paper
  late_payment_interest: ({ type }) =>
    OF_DATA.has(type) ? /\b(?:invoices?|fees|charges|price) (?:is|are|shall|will|for|of|in|due|payable)\b/ : null,
  refund: () => PREPAID,
  insurance: () => AT_RISK,
  landlord_entry: () => PREMISES,
  stamp_duty_and_registration: ({ type }) => (/^lea(?:se|ve)/.test(type) ? PREMISES : null),
  premises_and_use: ({ type }) => (/^lease/.test(type) ? PREMISES : null),
  deadlock: ({ type }) => (type === 'joint_venture_agreement' ? VOTES : null),
  data_breach_notice: ({ type }) => (SERVICES.has(type) ? OF_PEOPLE : null),
  service_levels: ({ type }) => (type === 'outsourcing_agreement' ? ANSWERS_CALLS : null),
}

/** Whether the clause is wanted here: code is deposited for software, votes are counted where a company is formed. */
export function isMeant(type: ClauseType, contract: Contract): boolean {
  const subject = needs[type]?.(contract) ?? null
  if (subject !== null && !occurs(contract, subject)) return false
  if (type === 'limitation_of_liability' && contract.type === 'purchase_agreement' && occurs(contract, LAND_OR_SHARES))
    return false
  if (type === 'title_and_risk' && contract.type === 'vendor_agreement' && occurs(contract, SELLS_TO_OTHERS))
    return false
  // Two firms that co-operate by contract alone have no capital, no board and no shares.
  return contract.type !== 'joint_venture_agreement' || !OF_A_COMPANY.has(type) || occurs(contract, COMPANY)
}
