import type { ClauseType, LawReference } from '@karar/schema'
import type { Contract } from '../understand/contract.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import { type DefaultName, lawDefault } from '../understand/home/law-defaults.ts'

/** What the law has to say where a contract has no such clause; of several the first that fits the kind of contract. */
const steppingIn: Partial<Record<ClauseType, readonly DefaultName[]>> = {
  admission_and_retirement: ['retirement'],
  amendment: ['change'],
  assignment: ['assignment'],
  benefits_and_statutory_dues: ['benefits'],
  data_breach_notice: ['breachNotice'],
  data_protection: ['data'],
  delivery: ['reasonableTime'],
  dispute_resolution: ['noArbitration'],
  entire_agreement: ['oral'],
  expulsion: ['expulsion'],
  force_majeure: ['frustration'],
  indemnity: ['indemnity'],
  inspection_and_returns: ['inspection'],
  jurisdiction: ['jurisdiction'],
  late_payment_interest: ['latePayment'],
  limitation_of_liability: ['noCap'],
  liquidated_damages: ['compensation'],
  maintenance_and_repairs: ['leaseRepairs'],
  notice_period: ['employmentNotice', 'leaseNotice'],
  payment: ['paymentTime'],
  price_change: ['change'],
  refund: ['restore'],
  security_deposit: ['forfeiture'],
  taxes: ['taxChange'],
  termination: ['leaseNotice', 'employmentNotice', 'exit'],
  title_and_risk: ['passingRisk'],
  warranties: ['warranties'],
  working_hours: ['hours'],
}

/** The law that steps in where a clause is not there, in force on the contract's day; none where another law decides. */
export function whenAbsent(type: ClauseType, contract: Contract): LawReference | undefined {
  if (homeLawOf(contract) !== 'decides') return undefined
  return (steppingIn[type] ?? [])
    .flatMap((name) => lawDefault(name, contract, false))
    .find(({ note, in_force_from: from }) => note !== '' && from === undefined)
}
