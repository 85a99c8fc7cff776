import { z } from 'zod'

/** Kinds of contract that Karar tells apart. Stored analyses carry these names: add, never rename. */
export const contractTypes = [
  'employment_agreement',
  'consultancy_agreement',
  'service_agreement',
  'master_service_agreement',
  'software_as_a_service_agreement',
  'non_disclosure_agreement',
  'partnership_deed',
  'joint_venture_agreement',
  'shareholders_agreement',
  'vendor_agreement',
  'supply_agreement',
  'distribution_agreement',
  'franchise_agreement',
  'agency_agreement',
  'licence_agreement',
  'lease_agreement',
  'leave_and_licence_agreement',
  'purchase_agreement',
  'sale_of_goods_agreement',
  'sale_deed',
  'loan_agreement',
  'data_processing_agreement',
  'terms_of_service',
  'privacy_policy',
  'settlement_agreement',
  'outsourcing_agreement',
  'maintenance_agreement',
  'marketing_agreement',
  'general_contract',
] as const
export const ContractType = z.enum(contractTypes)
export type ContractType = z.infer<typeof ContractType>

/** Kinds of clause, grouped as a contract's table of contents would group them. */
export const clauseTypesByGroup = {
  general: [
    'parties_and_recitals',
    'definitions',
    'term',
    'renewal',
    'termination',
    'notice_period',
    'survival',
    'governing_law',
    'jurisdiction',
    'dispute_resolution',
    'notices',
    'entire_agreement',
    'amendment',
    'waiver',
    'severability',
    'counterparts',
    'assignment',
    'subcontracting',
    'change_of_control',
    'force_majeure',
    'relationship_of_parties',
    'third_party_rights',
    'further_assurance',
    'stamp_duty_and_registration',
    'compliance_with_laws',
    'anti_bribery',
    'publicity',
    'electronic_execution',
  ],
  money: [
    'payment',
    'late_payment_interest',
    'price_change',
    'taxes',
    'expenses',
    'set_off',
    'security_deposit',
    'refund',
    'royalty',
    'minimum_commitment',
    'revenue_or_profit_sharing',
    'most_favoured_customer',
  ],
  performance: [
    'scope_of_work',
    'deliverables_and_acceptance',
    'service_levels',
    'delivery',
    'title_and_risk',
    'inspection_and_returns',
    'warranties',
    'disclaimer',
    'audit',
    'insurance',
    'business_continuity',
  ],
  protection: [
    'confidentiality',
    'data_protection',
    'data_breach_notice',
    'intellectual_property',
    'licence_grant',
    'source_code_escrow',
    'indemnity',
    'limitation_of_liability',
    'liquidated_damages',
    'exclusivity',
    'non_compete',
    'non_solicitation',
    'non_disparagement',
  ],
  employment: [
    'appointment_and_duties',
    'compensation',
    'benefits_and_statutory_dues',
    'working_hours',
    'leave',
    'probation',
    'service_bond',
    'moonlighting',
    'transfer_and_relocation',
    'disciplinary_action',
    'garden_leave',
  ],
  property: [
    'premises_and_use',
    'rent',
    'rent_escalation',
    'lock_in',
    'maintenance_and_repairs',
    'subletting',
    'landlord_entry',
    'possession_and_handover',
  ],
  partnership_and_company: [
    'capital_contribution',
    'management_and_voting',
    'admission_and_retirement',
    'expulsion',
    'dissolution',
    'transfer_restrictions',
    'drag_and_tag_along',
    'deadlock',
    'reserved_matters',
  ],
} as const
export const clauseTypes = [
  ...clauseTypesByGroup.general,
  ...clauseTypesByGroup.money,
  ...clauseTypesByGroup.performance,
  ...clauseTypesByGroup.protection,
  ...clauseTypesByGroup.employment,
  ...clauseTypesByGroup.property,
  ...clauseTypesByGroup.partnership_and_company,
] as const
/** `general` is a clause that none of the kinds names: shown as 'General', never guessed at. */
export const ClauseType = z.enum([...clauseTypes, 'general'])
export type ClauseType = z.infer<typeof ClauseType>

/** Categories of legal issue. */
export const issueCategories = [
  'restraint_of_trade',
  'restraint_of_legal_proceedings',
  'shortened_limitation_period',
  'unlawful_object_or_consideration',
  'uncertainty',
  'waiver_of_statutory_rights',
  'unfair_consumer_term',
  'anti_competitive_term',
  'unlimited_liability',
  'one_sided_liability_cap',
  'one_sided_indemnity',
  'penalty_or_excessive_damages',
  'one_sided_termination',
  'short_or_missing_notice',
  'auto_renewal_trap',
  'lock_in_trap',
  'unilateral_amendment',
  'unilateral_price_change',
  'late_or_conditional_payment',
  'msme_payment_delay',
  'usurious_interest',
  'withheld_or_forfeited_money',
  'non_refundable_payment',
  'one_sided_set_off',
  'ip_overreach',
  'ip_ownership_unclear',
  'perpetual_or_overbroad_licence',
  'moral_rights_waiver',
  'overbroad_confidentiality',
  'missing_confidentiality_exceptions',
  'overbroad_non_solicitation',
  'exclusivity_without_commitment',
  'one_sided_assignment',
  'unilateral_subcontracting',
  'unilateral_arbitrator',
  'foreign_law_or_seat',
  'inconvenient_forum',
  'conflicting_dispute_clauses',
  'service_bond_overreach',
  'wage_deduction',
  'excessive_working_hours',
  'statutory_benefit_denied',
  'employment_surveillance',
  'unregistered_or_unstamped',
  'landlord_overreach',
  'eviction_without_notice',
  'data_use_without_consent',
  'missing_data_safeguards',
  'cross_border_data_transfer',
  'missing_breach_notice',
  'processor_terms_missing',
  'broad_audit_right',
  'as_is_disclaimer',
  'unbounded_scope',
  'deemed_acceptance',
  'vague_obligation',
  'unsigned_or_incomplete_document',
  'internal_inconsistency',
  'personal_guarantee',
  'partner_expulsion',
  'minority_oppression',
  'non_disparagement_gag',
] as const
export const IssueCategory = z.enum(issueCategories)
export type IssueCategory = z.infer<typeof IssueCategory>

/** Severity of an issue, worst first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const
export const Severity = z.enum(severities)
export type Severity = z.infer<typeof Severity>

/** 'limitation_of_liability' -> 'Limitation of Liability': how a taxonomy name is shown to a person. */
export function titleCase(name: string): string {
  const acronyms = new Set(['ip', 'msme'])
  const small = new Set(['of', 'and', 'or', 'to', 'in', 'for', 'with', 'a', 'an', 'the', 'as', 'by'])
  return name
    .split('_')
    .map((word, index) =>
      acronyms.has(word)
        ? word.toUpperCase()
        : index > 0 && small.has(word)
          ? word
          : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
