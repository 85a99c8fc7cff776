import type { IssueCategory } from '@karar/schema'
import { card as crossBorderDataTransfer } from './data/cross-border-data-transfer/card.ts'
import { card as dataUseWithoutConsent } from './data/data-use-without-consent/card.ts'
import { card as missingBreachNotice } from './data/missing-breach-notice/card.ts'
import { card as missingDataSafeguards } from './data/missing-data-safeguards/card.ts'
import { card as processorTermsMissing } from './data/processor-terms-missing/card.ts'
import { card as conflictingDisputeClauses } from './disputes/conflicting-dispute-clauses/card.ts'
import { card as foreignLawOrSeat } from './disputes/foreign-law-or-seat/card.ts'
import { card as inconvenientForum } from './disputes/inconvenient-forum/card.ts'
import { card as restraintOfLegalProceedings } from './disputes/restraint-of-legal-proceedings/card.ts'
import { card as shortenedLimitationPeriod } from './disputes/shortened-limitation-period/card.ts'
import { card as unilateralArbitrator } from './disputes/unilateral-arbitrator/card.ts'
import { card as employmentSurveillance } from './employment/employment-surveillance/card.ts'
import { card as excessiveWorkingHours } from './employment/excessive-working-hours/card.ts'
import { card as serviceBondOverreach } from './employment/service-bond-overreach/card.ts'
import { card as statutoryBenefitDenied } from './employment/statutory-benefit-denied/card.ts'
import { card as wageDeduction } from './employment/wage-deduction/card.ts'
import { card as autoRenewalTrap } from './exit/auto-renewal-trap/card.ts'
import { card as changeOfControlTrap } from './exit/change-of-control-trap/card.ts'
import { card as lockInTrap } from './exit/lock-in-trap/card.ts'
import { card as noExitAssistance } from './exit/no-exit-assistance/card.ts'
import { card as oneSidedAssignment } from './exit/one-sided-assignment/card.ts'
import { card as oneSidedTermination } from './exit/one-sided-termination/card.ts'
import { card as shortOrMissingNotice } from './exit/short-or-missing-notice/card.ts'
import { card as unilateralAmendment } from './exit/unilateral-amendment/card.ts'
import { card as unilateralPriceChange } from './exit/unilateral-price-change/card.ts'
import { card as unilateralSubcontracting } from './exit/unilateral-subcontracting/card.ts'
import { card as ipOverreach } from './ideas/ip-overreach/card.ts'
import { card as ipOwnershipUnclear } from './ideas/ip-ownership-unclear/card.ts'
import { card as moralRightsWaiver } from './ideas/moral-rights-waiver/card.ts'
import { card as perpetualOrOverbroadLicence } from './ideas/perpetual-or-overbroad-licence/card.ts'
import { card as oneSidedForceMajeure } from './liability/one-sided-force-majeure/card.ts'
import { card as oneSidedIndemnity } from './liability/one-sided-indemnity/card.ts'
import { card as oneSidedLiabilityCap } from './liability/one-sided-liability-cap/card.ts'
import { card as penaltyOrExcessiveDamages } from './liability/penalty-or-excessive-damages/card.ts'
import { card as personalGuarantee } from './liability/personal-guarantee/card.ts'
import { card as releaseOfClaims } from './liability/release-of-claims/card.ts'
import { card as unlimitedLiability } from './liability/unlimited-liability/card.ts'
import { card as lateOrConditionalPayment } from './money/late-or-conditional-payment/card.ts'
import { card as minimumCommitmentTrap } from './money/minimum-commitment-trap/card.ts'
import { card as msmePaymentDelay } from './money/msme-payment-delay/card.ts'
import { card as nonRefundablePayment } from './money/non-refundable-payment/card.ts'
import { card as oneSidedSetOff } from './money/one-sided-set-off/card.ts'
import { card as taxBurdenShift } from './money/tax-burden-shift/card.ts'
import { card as unpaidWork } from './money/unpaid-work/card.ts'
import { card as usuriousInterest } from './money/usurious-interest/card.ts'
import { card as withheldOrForfeitedMoney } from './money/withheld-or-forfeited-money/card.ts'
import { card as internalInconsistency } from './paper/internal-inconsistency/card.ts'
import { card as unregisteredOrUnstamped } from './paper/unregistered-or-unstamped/card.ts'
import { card as unsignedOrIncompleteDocument } from './paper/unsigned-or-incomplete-document/card.ts'
import { card as asIsDisclaimer } from './performance/as-is-disclaimer/card.ts'
import { card as broadAuditRight } from './performance/broad-audit-right/card.ts'
import { card as deemedAcceptance } from './performance/deemed-acceptance/card.ts'
import { card as selfJudgedPerformance } from './performance/self-judged-performance/card.ts'
import { card as unboundedScope } from './performance/unbounded-scope/card.ts'
import { card as vagueObligation } from './performance/vague-obligation/card.ts'
import { card as evictionWithoutNotice } from './premises/eviction-without-notice/card.ts'
import { card as landlordOverreach } from './premises/landlord-overreach/card.ts'
import { card as endlessSurvival } from './secrets/endless-survival/card.ts'
import { card as exclusivityWithoutCommitment } from './secrets/exclusivity-without-commitment/card.ts'
import { card as missingConfidentialityExceptions } from './secrets/missing-confidentiality-exceptions/card.ts'
import { card as nonDisparagementGag } from './secrets/non-disparagement-gag/card.ts'
import { card as overbroadConfidentiality } from './secrets/overbroad-confidentiality/card.ts'
import { card as overbroadNonSolicitation } from './secrets/overbroad-non-solicitation/card.ts'
import { card as restraintOfTrade } from './secrets/restraint-of-trade/card.ts'
import type { Card } from './shape/card.ts'
import { card as antiCompetitiveTerm } from './validity/anti-competitive-term/card.ts'
import { card as uncertainty } from './validity/uncertainty/card.ts'
import { card as unfairConsumerTerm } from './validity/unfair-consumer-term/card.ts'
import { card as unlawfulObjectOrConsideration } from './validity/unlawful-object-or-consideration/card.ts'
import { card as waiverOfStatutoryRights } from './validity/waiver-of-statutory-rights/card.ts'
import { card as minorityOppression } from './ventures/minority-oppression/card.ts'
import { card as partnerExpulsion } from './ventures/partner-expulsion/card.ts'

/** The card of every category of issue: a category that is forgotten here does not compile. */
export const cards: Record<IssueCategory, Card> = {
  restraint_of_trade: restraintOfTrade,
  restraint_of_legal_proceedings: restraintOfLegalProceedings,
  shortened_limitation_period: shortenedLimitationPeriod,
  unlawful_object_or_consideration: unlawfulObjectOrConsideration,
  uncertainty: uncertainty,
  waiver_of_statutory_rights: waiverOfStatutoryRights,
  unfair_consumer_term: unfairConsumerTerm,
  anti_competitive_term: antiCompetitiveTerm,
  unlimited_liability: unlimitedLiability,
  one_sided_liability_cap: oneSidedLiabilityCap,
  one_sided_indemnity: oneSidedIndemnity,
  penalty_or_excessive_damages: penaltyOrExcessiveDamages,
  one_sided_termination: oneSidedTermination,
  short_or_missing_notice: shortOrMissingNotice,
  auto_renewal_trap: autoRenewalTrap,
  lock_in_trap: lockInTrap,
  unilateral_amendment: unilateralAmendment,
  unilateral_price_change: unilateralPriceChange,
  late_or_conditional_payment: lateOrConditionalPayment,
  msme_payment_delay: msmePaymentDelay,
  usurious_interest: usuriousInterest,
  withheld_or_forfeited_money: withheldOrForfeitedMoney,
  non_refundable_payment: nonRefundablePayment,
  one_sided_set_off: oneSidedSetOff,
  ip_overreach: ipOverreach,
  ip_ownership_unclear: ipOwnershipUnclear,
  perpetual_or_overbroad_licence: perpetualOrOverbroadLicence,
  moral_rights_waiver: moralRightsWaiver,
  overbroad_confidentiality: overbroadConfidentiality,
  missing_confidentiality_exceptions: missingConfidentialityExceptions,
  overbroad_non_solicitation: overbroadNonSolicitation,
  exclusivity_without_commitment: exclusivityWithoutCommitment,
  one_sided_assignment: oneSidedAssignment,
  unilateral_subcontracting: unilateralSubcontracting,
  unilateral_arbitrator: unilateralArbitrator,
  foreign_law_or_seat: foreignLawOrSeat,
  inconvenient_forum: inconvenientForum,
  conflicting_dispute_clauses: conflictingDisputeClauses,
  service_bond_overreach: serviceBondOverreach,
  wage_deduction: wageDeduction,
  excessive_working_hours: excessiveWorkingHours,
  statutory_benefit_denied: statutoryBenefitDenied,
  employment_surveillance: employmentSurveillance,
  unregistered_or_unstamped: unregisteredOrUnstamped,
  landlord_overreach: landlordOverreach,
  eviction_without_notice: evictionWithoutNotice,
  data_use_without_consent: dataUseWithoutConsent,
  missing_data_safeguards: missingDataSafeguards,
  cross_border_data_transfer: crossBorderDataTransfer,
  missing_breach_notice: missingBreachNotice,
  processor_terms_missing: processorTermsMissing,
  broad_audit_right: broadAuditRight,
  as_is_disclaimer: asIsDisclaimer,
  unbounded_scope: unboundedScope,
  deemed_acceptance: deemedAcceptance,
  vague_obligation: vagueObligation,
  unsigned_or_incomplete_document: unsignedOrIncompleteDocument,
  internal_inconsistency: internalInconsistency,
  personal_guarantee: personalGuarantee,
  partner_expulsion: partnerExpulsion,
  minority_oppression: minorityOppression,
  non_disparagement_gag: nonDisparagementGag,
  release_of_claims: releaseOfClaims,
  minimum_commitment_trap: minimumCommitmentTrap,
  self_judged_performance: selfJudgedPerformance,
  one_sided_force_majeure: oneSidedForceMajeure,
  no_exit_assistance: noExitAssistance,
  endless_survival: endlessSurvival,
  change_of_control_trap: changeOfControlTrap,
  unpaid_work: unpaidWork,
  tax_burden_shift: taxBurdenShift,
}
