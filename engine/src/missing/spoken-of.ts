import type { ClauseType, ContractType } from '@karar/schema'
import type { Wording } from './passages.ts'
import * as goods from './spoken-of-goods-and-homes.ts'
import * as people from './spoken-of-people.ts'
import * as terms from './spoken-of-terms.ts'
import * as work from './spoken-of-work.ts'

/**
 * Words that settle it wherever they stand: a cap in the clause on fees is a cap, and a promise to tell of a leak needs
 * no clause called breach notice. A clause is spoken of also where what it says is bad: that is an issue, not a gap.
 * The words are those of all drafters: the old deed's, the letter's and the plain 'you' and 'we'.
 */
const spokenOf: Partial<Record<ClauseType, readonly Wording[]>> = {
  admission_and_retirement: people.admissionAndRetirement,
  amendment: terms.amendment,
  appointment_and_duties: people.appointmentAndDuties,
  audit: people.audit,
  benefits_and_statutory_dues: people.benefitsAndStatutoryDues,
  capital_contribution: people.capitalContribution,
  compensation: people.compensation,
  confidentiality: terms.confidentiality,
  data_breach_notice: work.dataBreachNotice,
  data_protection: work.dataProtection,
  deadlock: people.deadlock,
  deliverables_and_acceptance: work.deliverablesAndAcceptance,
  delivery: goods.delivery,
  disciplinary_action: people.disciplinaryAction,
  dispute_resolution: terms.disputeResolution,
  dissolution: people.dissolution,
  entire_agreement: terms.entireAgreement,
  expenses: people.expenses,
  expulsion: people.expulsion,
  force_majeure: terms.forceMajeure,
  governing_law: terms.governingLaw,
  indemnity: terms.indemnity,
  inspection_and_returns: goods.inspectionAndReturns,
  intellectual_property: work.intellectualProperty,
  landlord_entry: goods.landlordEntry,
  late_payment_interest: terms.latePaymentInterest,
  leave: people.leave,
  limitation_of_liability: terms.limitationOfLiability,
  maintenance_and_repairs: goods.maintenanceAndRepairs,
  management_and_voting: people.managementAndVoting,
  notice_period: terms.noticePeriod,
  notices: terms.notices,
  payment: work.payment,
  possession_and_handover: goods.possessionAndHandover,
  premises_and_use: goods.premisesAndUse,
  refund: goods.refund,
  rent: goods.rent,
  reserved_matters: people.reservedMatters,
  revenue_or_profit_sharing: people.revenueOrProfitSharing,
  scope_of_work: work.scopeOfWork,
  security_deposit: goods.securityDeposit,
  service_levels: work.serviceLevels,
  severability: terms.severability,
  stamp_duty_and_registration: goods.stampDutyAndRegistration,
  subcontracting: work.subcontracting,
  term: terms.term,
  termination: terms.termination,
  title_and_risk: goods.titleAndRisk,
  transfer_restrictions: people.transferRestrictions,
  warranties: work.warranties,
  working_hours: people.workingHours,
}

/** Where the same gap means something else in a contract of one kind. */
const spokenOfIn: Partial<Record<ContractType, Partial<Record<ClauseType, readonly Wording[]>>>> = {
  partnership_deed: { deadlock: people.deadlockOfPartners, audit: people.accounts },
  terms_of_service: { limitation_of_liability: terms.liabilityToConsumers },
  loan_agreement: { term: terms.termOfLoan, termination: terms.terminationOfLoan },
  non_disclosure_agreement: { term: terms.termOfSecrecy },
  employment_agreement: { data_protection: work.dataProtectionOfStaff },
}

/** The ways of saying what a clause of this kind says, in a contract of that kind; none where the kinds of clauses tell. */
export const wordingsOf = (type: ClauseType, contract: ContractType): readonly Wording[] | undefined =>
  spokenOfIn[contract]?.[type] ?? spokenOf[type]

/** A heading or a clause of this kind is not enough: 'Liability' may hold nothing but what one side bears. */
export const onlyByWords: ReadonlySet<ClauseType> = new Set([
  'limitation_of_liability',
  'service_levels',
  'deadlock',
  'term',
  'data_protection',
  'data_breach_notice',
])
