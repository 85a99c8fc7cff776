import type { ClauseType, MissingClause } from '@karar/schema'
import { clausePatterns } from '../classify/clause-patterns.ts'
import type { Contract } from '../contract.ts'
import { missingWords } from '../language/missing.ts'
import { requirements } from './requirements.ts'

/** Another clause that does the same work: a deed that fixes the rent needs no clause called payment. */
const servedBy: Partial<Record<ClauseType, readonly ClauseType[]>> = {
  payment: ['compensation', 'rent', 'royalty', 'revenue_or_profit_sharing', 'price_change', 'late_payment_interest'],
  compensation: ['payment'],
  term: ['renewal', 'termination', 'lock_in', 'survival'],
  termination: ['notice_period', 'term', 'dissolution'],
  notice_period: ['termination'],
  governing_law: ['jurisdiction', 'compliance_with_laws'],
  jurisdiction: ['governing_law', 'dispute_resolution'],
  dispute_resolution: ['jurisdiction', 'governing_law'],
  limitation_of_liability: ['indemnity', 'disclaimer'],
  scope_of_work: ['appointment_and_duties', 'deliverables_and_acceptance', 'service_levels'],
  deliverables_and_acceptance: ['inspection_and_returns', 'delivery', 'scope_of_work'],
  warranties: ['disclaimer', 'service_levels'],
  intellectual_property: ['licence_grant', 'confidentiality'],
  licence_grant: ['intellectual_property'],
  data_breach_notice: ['data_protection'],
  possession_and_handover: ['premises_and_use', 'term', 'termination'],
  premises_and_use: ['possession_and_handover', 'parties_and_recitals'],
  delivery: ['title_and_risk', 'inspection_and_returns', 'scope_of_work'],
  title_and_risk: ['delivery'],
  capital_contribution: ['transfer_restrictions', 'management_and_voting'],
}

/** Words that settle it wherever they stand, where the general pattern of the clause is too loose or too strict. */
const settledBy: Partial<Record<ClauseType, RegExp>> = {
  limitation_of_liability:
    /\b(?:in no event|under no circumstances|neither party|no party)\b[^.;]{0,160}\bliab[^.;]{0,160}\b(?:indirect|consequential|special|punitive|profits?|exceed|damages)\b|\bliability\b[^.;]{0,90}(?:shall not exceed|not exceed|limited to|unlimited|capped)|(?:indirect|consequential)[^.;]{0,60}(?:loss|damages)|\b(?:liability|responsibility)\b[^.;]{0,90}\bbeyond\b|\bthe most (?:that )?\w+ (?:can|may|will) (?:recover|claim|owe|pay)/,
  termination:
    /\b(?:call off|short-?close|revoke|bring\b[^.;]{0,40} to an end|close your account|end (?:the|this|your) (?:contract|agreement|subscription|account|engagement|employment)|quit at|recall the (?:entire |whole )?loan)\b|\bterminat(?:e|ed|ion)\b[^.;]{0,120}\b(?:notice|breach|default|cause|either|party|insolven)/,
  term: /\b(?:term|period) of\b[^.;]{0,60}\b(?:years?|months?|days?)\b|\bshall (?:commence|come into|be effective|remain)|\bvalid (?:for|until|up ?to)|\b(?:runs?|lasts?|continues?) for\b[^.;]{0,40}\b(?:years?|months?)|\b(?:duration|tenure)\b[^.;]{0,40}\b(?:years?|months?)|\b(?:equated |monthly |equal )+instal+ments\b|\buntil (?:terminated|completion)|for a period of/,
  amendment:
    /\b(?:amend|modif|vari|vary|chang|alter|supplement)\w*\b[^.;]{0,160}\b(?:writ(?:ing|ten)|signed|orally|mutual consent)\b|\b(?:writ(?:ing|ten)|signed)\b[^.;]{0,80}\b(?:amend|modif|vari)/,
  scope_of_work:
    /\b(?:scope of (?:the )?(?:work|services)|statement of work|(?:shall|will|agrees? to) (?:\w+ ){0,2}?(?:perform|provide|render|develop|create|carry out|supply)\b[^.;]{0,120}\b(?:services?|work|content|specified|described|set (?:forth|out)|specifications?))/,
  inspection_and_returns:
    /\binspect\w*|\breject(?:s|ed|ion)?\b[^.;]{0,80}\b(?:goods|products?|delivery|lot)|\b(?:return|replace)\w*\b[^.;]{0,60}\b(?:defective|goods|products?)/,
  dispute_resolution:
    /\b(?:actions?|suits?|proceedings?|disputes?)\b[^.;]{0,120}\b(?:brought|instituted|filed|heard|litigated)\b[^.;]{0,60}\bcourts?\b|\bconsents? to (?:the )?(?:personal |exclusive )?jurisdiction\b|\barbitrat(?:ion|or)|\bmediation\b|\bexclusive jurisdiction\b|\bcourts? (?:at|in|of)\b[^.;]{0,60}\bjurisdiction\b|\bjurisdiction of the courts?|\bdisputes?\b[^.;]{0,60}\bcourts?\b|\bcourts? (?:at|in|of)\b[^.;]{0,40}\b(?:shall )?(?:hear|try|decide)/,
  governing_law:
    /\bgoverned by\b|\bconstrued in accordance with\b|\bgoverning law\b|\blaws of india\b|\bsubject to indian law|\bindian laws?\b[^.;]{0,20}\b(?:appl|govern)|\blaws? of india\b/,
  subcontracting: /\bsub-?contract|sub-?process|\bengage (?:any )?third part/,
  confidentiality: /\bconfidential|\bnon-?disclosure\b|\bsecre(?:t|cy)\b/,
  stamp_duty_and_registration:
    /\bstamp\b|\bregist(?:er|ered|ration)\b[^.;]{0,60}\b(?:deed|agreement|lease|licen[cs]e|act|sub-?registrar|charges)/,
  working_hours:
    /\bworking hours\b|\bhours (?:a|per) (?:day|week)\b|\bovertime\b|\bshifts?\b|\b\d{1,2}(?::\d\d)? ?(?:am|a\.m)/,
  leave:
    /\b(?:casual|sick|earned|privilege|annual|maternity|paid) leaves?\b|\bleave policy\b|\bvacation\b|\bentitled to[^.;]{0,40}leaves?\b|\bbenefits\b[^.;]{0,30}\bleaves?\b/,
  benefits_and_statutory_dues:
    /\bprovident fund\b|\bp\.? ?f\b|\bgratuity\b|\besi\b|statutory (?:benefits|dues|deductions)/,
  landlord_entry:
    /\b(?:lessor|landlord|licensor|owner)\b[^.;]{0,100}\b(?:enter|inspect|visit)|\binspect(?:ion)?\b[^.;]{0,60}premises/,
  security_deposit: /\bdeposit\b/,
  delivery: /\bdeliver(?:y|ed|ies)?\b|\bshipment|\bdispatch/,
  warranties: /\bwarrant(?:s|y|ies|ed)?\b/,
  notices: /\bnotices?\b[^.;]{0,120}\b(?:writing|address|e-?mail|post|delivered)/,
  payment: /\b(?:pay|paid|payable|payment)\b[^.;]{0,120}(?:\d|within|monthly|invoice|fee|price|rate)/,
}

/** What a contract of this kind should have and has not, most important first. */
export function findMissing(contract: Contract): MissingClause[] {
  const required = requirements[contract.type] ?? requirements.general_contract!
  const present = new Set<ClauseType>(
    contract.clauses.filter((clause) => clause.typeConfidence >= 0.6).map((clause) => clause.type),
  )
  const gather = (types: readonly ClauseType[], importance: MissingClause['importance']): MissingClause[] =>
    types
      .filter((type) => isMeant(type, contract) && !isPresent(type, present, contract))
      .map((type) => ({
        clause_type: type,
        importance,
        reason: missingWords[type]?.reason ?? '',
        suggested_wording: missingWords[type]?.wording ?? null,
      }))
  return [
    ...gather(required.critical, 'critical'),
    ...gather(required.important, 'important'),
    ...gather(required.niceToHave, 'nice_to_have'),
  ]
}

const OF_A_COMPANY = new Set<ClauseType>([
  'capital_contribution',
  'management_and_voting',
  'transfer_restrictions',
  'deadlock',
  'reserved_matters',
  'drag_and_tag_along',
])
const COMPANY =
  /\b(?:jvc|(?:jv|joint venture) (?:company|entity|vehicle)|share ?holders?|share capital|shareholding|equity|board of directors|directors|capital contribution|contributes? capital)\b/

/** Whether the clause is wanted here: code is deposited for software, votes are counted where a company is formed. */
function isMeant(type: ClauseType, contract: Contract): boolean {
  if (type === 'source_code_escrow') return /\bsoftware\b|\bsource code\b/.test(contract.text.norm)
  // Two firms that co-operate by contract alone have no capital, no board and no shares.
  return contract.type !== 'joint_venture_agreement' || !OF_A_COMPANY.has(type) || COMPANY.test(contract.text.norm)
}

function isPresent(type: ClauseType, present: ReadonlySet<ClauseType>, contract: Contract): boolean {
  if (present.has(type)) return true
  const settled = settledBy[type]
  if (settled !== undefined) return settled.test(contract.text.norm)
  if (servedBy[type]?.some((other) => present.has(other)) === true) return true
  const pattern = clausePatterns.find((candidate) => candidate.type === type)
  return (
    pattern !== undefined &&
    (contract.clauses.some((clause) => clause.heading !== null && pattern.heading.test(clause.heading.toLowerCase())) ||
      pattern.body.test(contract.text.norm))
  )
}
