import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import { families, isOneOf, partyOn } from '../reading.ts'

/** A letting by name, or by its parties: a licence of premises calls them Licensor and Licensee. */
export const isLetting = (contract: Contract): boolean =>
  isOneOf(contract, families.premises) || partyOn(contract, 'tenant') !== null || partyOn(contract, 'landlord') !== null

/** Who lives or works there. */
export const tenantOf = (contract: Contract): ContractParty | null => partyOn(contract, 'tenant', 'licensee', 'user')
