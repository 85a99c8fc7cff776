import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { families, isOneOf, partyOn } from '../../../understand/reading/reading.ts'

/** The person employed: letters of appointment say 'you', and some agreements name neither side. */
export const employeeOf = (contract: Contract): ContractParty | null => partyOn(contract, 'employee', 'user')

/** Labour law protects employees; a contract that is not plainly one of service is read only where it names an employee. */
export const isEmployment = (contract: Contract): boolean =>
  isOneOf(contract, families.employment) || partyOn(contract, 'employee') !== null
