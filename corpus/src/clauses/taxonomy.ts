import type { ClauseType } from '@karar/schema'

/** Classes that headings were read as, where the class is one type of clause. */
const byHeadingClass: Readonly<Record<string, ClauseType>> = {
  termination: 'termination',
  term: 'term',
  confidentiality: 'confidentiality',
  indemnity: 'indemnity',
  limitation_of_liability: 'limitation_of_liability',
  exclusivity: 'exclusivity',
  governing_law: 'governing_law',
  data_protection: 'data_protection',
  force_majeure: 'force_majeure',
  notices: 'notices',
  insurance: 'insurance',
  audit_records: 'audit',
  entire_agreement: 'entire_agreement',
  amendment: 'amendment',
  waiver: 'waiver',
  severability: 'severability',
  counterparts: 'counterparts',
  interpretation: 'definitions',
  relationship: 'relationship_of_parties',
  survival: 'survival',
  publicity: 'publicity',
  third_party: 'third_party_rights',
  further_assurance: 'further_assurance',
  change_control: 'change_of_control',
  non_disparagement: 'non_disparagement',
}

/** Classes that hold several types: the words of the clause decide, the first line that fits. */
const byWords: Readonly<Record<string, readonly (readonly [RegExp, ClauseType])[]>> = {
  non_compete_solicit: [
    [/^(?!.*compet).*(?:solicit|entice|hire)/, 'non_solicitation'],
    [/^(?!.*solicit).*compet/, 'non_compete'],
  ],
  dispute_resolution: [
    [/arbitrat|mediat|amicabl|escalat/, 'dispute_resolution'],
    [/jurisdiction|venue|courts?\b/, 'jurisdiction'],
  ],
  payment: [
    [/^.{0,300}royalt/, 'royalty'],
    [
      /^.{0,300}\b(?:interest|late)\b.{0,80}\b(?:overdue|late|past due|unpaid|per month|per annum)/,
      'late_payment_interest',
    ],
    [/\b(?:pay|paid|payable|payment|payments|invoice|fee|fees|price)\b/, 'payment'],
  ],
  expenses_taxes: [
    [/^(?!.*expense).*\b(?:tax|taxes|withhold|duties)/, 'taxes'],
    [/^(?!.*\btax).*\b(?:expenses?|costs?)\b/, 'expenses'],
  ],
  ip: [
    [/^.{0,200}\bgrants?\b.{0,160}\blicen[cs]e/, 'licence_grant'],
    [/trade ?mark|patent|copyright|intellectual property|ownership|\bowns?\b|title/, 'intellectual_property'],
  ],
  assignment: [
    [/^(?!.*\bassign).*sub-?contract/, 'subcontracting'],
    [/assign|transfer|successors|delegat/, 'assignment'],
  ],
  warranties: [
    [/^.{0,220}(?:as is|disclaim|makes? no (?:other )?(?:representation|warrant))/, 'disclaimer'],
    [/warrant|represent/, 'warranties'],
  ],
  compliance: [
    [/brib|corrupt/, 'anti_bribery'],
    [/compl(?:y|iance)|laws?\b/, 'compliance_with_laws'],
  ],
  remedies: [[/liquidated damages/, 'liquidated_damages']],
}

export function typeOfHeadingClass(label: string, text: string): ClauseType | null {
  return byHeadingClass[label] ?? byWords[label]?.find(([words]) => words.test(text))?.[1] ?? null
}

/** Marked provisions that are a type of clause of their own. The commoner types have enough clauses from headings. */
const byProvision: Readonly<Record<string, ClauseType>> = {
  'Renewal Term': 'renewal',
  'Most Favored Nation': 'most_favoured_customer',
  'Minimum Commitment': 'minimum_commitment',
  'Source Code Escrow': 'source_code_escrow',
  'Liquidated Damages': 'liquidated_damages',
  'Non-Disparagement': 'non_disparagement',
  'Change Of Control': 'change_of_control',
  'Third Party Beneficiary': 'third_party_rights',
  'Price Restrictions': 'price_change',
  'License Grant': 'licence_grant',
  'Non-Compete': 'non_compete',
  'No-Solicit Of Customers': 'non_solicitation',
  'No-Solicit Of Employees': 'non_solicitation',
  Exclusivity: 'exclusivity',
}

export function typeOfProvision(category: string, text: string): ClauseType | null {
  if (category === 'Revenue/Profit Sharing') return /royalt/.test(text) ? 'royalty' : 'revenue_or_profit_sharing'
  return byProvision[category] ?? null
}
