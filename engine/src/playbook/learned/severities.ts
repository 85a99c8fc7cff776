import type { ContractType, IssueCategory, Severity } from '@karar/schema'

/** Kinds of contract that weigh alike: the columns of the severity matrix in the legal reference. */
type Family =
  | 'employment'
  | 'services'
  | 'nda'
  | 'premises'
  | 'trade'
  | 'licence'
  | 'ventures'
  | 'sale'
  | 'loan'
  | 'consumer'

const familyOf: Partial<Record<ContractType, Family>> = {
  employment_agreement: 'employment',
  consultancy_agreement: 'services',
  service_agreement: 'services',
  master_service_agreement: 'services',
  software_as_a_service_agreement: 'services',
  outsourcing_agreement: 'services',
  maintenance_agreement: 'services',
  marketing_agreement: 'services',
  data_processing_agreement: 'services',
  non_disclosure_agreement: 'nda',
  lease_agreement: 'premises',
  leave_and_licence_agreement: 'premises',
  vendor_agreement: 'trade',
  supply_agreement: 'trade',
  distribution_agreement: 'trade',
  franchise_agreement: 'trade',
  agency_agreement: 'trade',
  licence_agreement: 'licence',
  partnership_deed: 'ventures',
  joint_venture_agreement: 'ventures',
  shareholders_agreement: 'ventures',
  purchase_agreement: 'sale',
  sale_of_goods_agreement: 'sale',
  sale_deed: 'sale',
  settlement_agreement: 'sale',
  loan_agreement: 'loan',
  terms_of_service: 'consumer',
  privacy_policy: 'consumer',
}

type Weight = Severity | ({ readonly usual: Severity } & Partial<Record<Family, Severity>>)

/** How a clause of each category weighs for the party that bears it, where nothing more of it is known. */
const weights: Record<IssueCategory, Weight> = {
  restraint_of_trade: { usual: 'high', employment: 'critical', services: 'critical', nda: 'critical', sale: 'low' },
  restraint_of_legal_proceedings: 'critical',
  shortened_limitation_period: { usual: 'high', consumer: 'critical' },
  unlawful_object_or_consideration: 'critical',
  uncertainty: 'high',
  waiver_of_statutory_rights: 'critical',
  unfair_consumer_term: 'high',
  anti_competitive_term: 'high',
  unlimited_liability: { usual: 'high', employment: 'critical', services: 'critical' },
  one_sided_liability_cap: 'high',
  one_sided_indemnity: { usual: 'high', employment: 'critical' },
  penalty_or_excessive_damages: { usual: 'high', employment: 'critical' },
  one_sided_termination: { usual: 'high', nda: 'low' },
  short_or_missing_notice: { usual: 'medium', employment: 'high', premises: 'high' },
  auto_renewal_trap: 'high',
  lock_in_trap: 'high',
  unilateral_amendment: 'high',
  unilateral_price_change: 'high',
  late_or_conditional_payment: { usual: 'high', employment: 'critical' },
  msme_payment_delay: 'high',
  usurious_interest: { usual: 'medium', loan: 'high' },
  withheld_or_forfeited_money: { usual: 'high', employment: 'critical' },
  non_refundable_payment: { usual: 'medium', consumer: 'high', trade: 'high' },
  one_sided_set_off: 'high',
  ip_overreach: 'high',
  ip_ownership_unclear: 'medium',
  perpetual_or_overbroad_licence: 'high',
  moral_rights_waiver: 'medium',
  overbroad_confidentiality: { usual: 'medium', nda: 'high' },
  missing_confidentiality_exceptions: { usual: 'medium', nda: 'high' },
  overbroad_non_solicitation: 'medium',
  exclusivity_without_commitment: 'high',
  one_sided_assignment: { usual: 'medium', ventures: 'high', licence: 'high', consumer: 'high', loan: 'low' },
  unilateral_subcontracting: 'medium',
  unilateral_arbitrator: 'critical',
  foreign_law_or_seat: { usual: 'high', employment: 'critical', premises: 'critical', consumer: 'critical' },
  inconvenient_forum: { usual: 'medium', employment: 'high', consumer: 'high', premises: 'high' },
  conflicting_dispute_clauses: 'medium',
  service_bond_overreach: 'high',
  wage_deduction: 'high',
  excessive_working_hours: 'high',
  statutory_benefit_denied: 'critical',
  employment_surveillance: 'medium',
  unregistered_or_unstamped: { usual: 'low', premises: 'high', sale: 'critical', ventures: 'medium' },
  landlord_overreach: 'high',
  eviction_without_notice: 'critical',
  data_use_without_consent: { usual: 'high', employment: 'medium' },
  missing_data_safeguards: { usual: 'high', employment: 'low' },
  cross_border_data_transfer: 'medium',
  missing_breach_notice: 'high',
  processor_terms_missing: 'high',
  broad_audit_right: { usual: 'medium', nda: 'high', licence: 'high' },
  as_is_disclaimer: { usual: 'medium', consumer: 'high', sale: 'high', licence: 'high' },
  unbounded_scope: { usual: 'high', employment: 'medium' },
  deemed_acceptance: { usual: 'medium', sale: 'high' },
  vague_obligation: 'medium',
  unsigned_or_incomplete_document: 'medium',
  internal_inconsistency: 'medium',
  personal_guarantee: { usual: 'high', employment: 'critical', loan: 'critical' },
  partner_expulsion: 'high',
  minority_oppression: 'high',
  non_disparagement_gag: 'high',
}

/** Severity for the burdened party by category and kind of contract (the severity matrix of the legal reference). */
export function usualSeverity(category: IssueCategory, type: ContractType): Severity {
  const weight = weights[category]
  if (typeof weight === 'string') return weight
  const family = familyOf[type]
  return (family === undefined ? undefined : weight[family]) ?? weight.usual
}
