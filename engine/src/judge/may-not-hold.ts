import type { IssueCategory } from '@karar/schema'

const REFUSED: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'restraint_of_trade',
  'restraint_of_legal_proceedings',
  'shortened_limitation_period',
  'unlawful_object_or_consideration',
  'waiver_of_statutory_rights',
  'unilateral_arbitrator',
  'penalty_or_excessive_damages',
  'withheld_or_forfeited_money',
  'usurious_interest',
  'msme_payment_delay',
  'wage_deduction',
  'excessive_working_hours',
  'statutory_benefit_denied',
  'service_bond_overreach',
  'eviction_without_notice',
  'unfair_consumer_term',
  'anti_competitive_term',
  'non_disparagement_gag',
])
/** Terms that a court may refuse to enforce: whoever they favour on paper should not build on them. */
export const mayNotHold = (category: IssueCategory): boolean => REFUSED.has(category)

const FAULTS: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'unregistered_or_unstamped',
  'unsigned_or_incomplete_document',
  'internal_inconsistency',
  'conflicting_dispute_clauses',
  'uncertainty',
])
/** What is wrong with the paper itself is an advantage to nobody. */
export const isFaultOfThePaper = (category: IssueCategory): boolean => FAULTS.has(category)
