import type { IssueCategory } from '@karar/schema'

/** What a contract is about, as people speak of it: findings of one theme are worries of one kind. */
export type Theme =
  | 'validity'
  | 'liability'
  | 'exit and change'
  | 'money'
  | 'ideas'
  | 'secrets and freedom'
  | 'disputes'
  | 'work'
  | 'premises'
  | 'data'
  | 'performance'
  | 'paper'
  | 'ventures'

const themes: Readonly<Record<Theme, readonly IssueCategory[]>> = {
  validity: [
    'unlawful_object_or_consideration',
    'uncertainty',
    'waiver_of_statutory_rights',
    'unfair_consumer_term',
    'anti_competitive_term',
  ],
  liability: [
    'unlimited_liability',
    'one_sided_liability_cap',
    'one_sided_indemnity',
    'penalty_or_excessive_damages',
    'personal_guarantee',
  ],
  'exit and change': [
    'one_sided_termination',
    'short_or_missing_notice',
    'auto_renewal_trap',
    'lock_in_trap',
    'unilateral_amendment',
    'unilateral_price_change',
    'one_sided_assignment',
    'unilateral_subcontracting',
  ],
  money: [
    'late_or_conditional_payment',
    'msme_payment_delay',
    'usurious_interest',
    'withheld_or_forfeited_money',
    'non_refundable_payment',
    'one_sided_set_off',
  ],
  ideas: ['ip_overreach', 'ip_ownership_unclear', 'perpetual_or_overbroad_licence', 'moral_rights_waiver'],
  'secrets and freedom': [
    'restraint_of_trade',
    'overbroad_confidentiality',
    'missing_confidentiality_exceptions',
    'overbroad_non_solicitation',
    'exclusivity_without_commitment',
    'non_disparagement_gag',
  ],
  disputes: [
    'restraint_of_legal_proceedings',
    'shortened_limitation_period',
    'unilateral_arbitrator',
    'foreign_law_or_seat',
    'inconvenient_forum',
    'conflicting_dispute_clauses',
  ],
  work: [
    'service_bond_overreach',
    'wage_deduction',
    'excessive_working_hours',
    'statutory_benefit_denied',
    'employment_surveillance',
  ],
  premises: ['landlord_overreach', 'eviction_without_notice'],
  data: [
    'data_use_without_consent',
    'missing_data_safeguards',
    'cross_border_data_transfer',
    'missing_breach_notice',
    'processor_terms_missing',
  ],
  performance: ['broad_audit_right', 'as_is_disclaimer', 'unbounded_scope', 'deemed_acceptance', 'vague_obligation'],
  paper: ['unregistered_or_unstamped', 'unsigned_or_incomplete_document', 'internal_inconsistency'],
  ventures: ['partner_expulsion', 'minority_oppression'],
}

const byCategory = new Map(
  Object.entries(themes).flatMap(([theme, categories]) =>
    categories.map((category) => [category, theme as Theme] as const),
  ),
)

/** The theme of a category. */
export const themeOf = (category: IssueCategory): Theme => byCategory.get(category)!
