import { appointmentLetter } from './contracts/appointment-letter.ts'
import { consultancyNumbered } from './contracts/consultancy-numbered.ts'
import { fairNda } from './contracts/fair-nda.ts'
import { leaveAndLicence } from './contracts/leave-and-licence.ts'
import { supplyCapitals } from './contracts/supply-capitals.ts'

/** Contracts in five drafting styles, for tests that read a whole contract. */
export const samples = [consultancyNumbered, appointmentLetter, leaveAndLicence, fairNda, supplyCapitals] as const
export { appointmentLetter, consultancyNumbered, fairNda, leaveAndLicence, supplyCapitals }
