import type { Contract } from '../contract.ts'
import type { ContractParty } from '../facts/parties.ts'
import type { Side } from '../facts/roles.ts'

/** Sides that a guarantor stands behind. */
const GUARANTEED: readonly Side[] = ['borrower', 'tenant', 'agent', 'licensee', 'buyer', 'supplier', 'founder']
/** Two partners or founders stand with each other, and a guarantor with the one who owes. */
export const sameCamp = (a: ContractParty, b: ContractParty): boolean =>
  a.side === b.side
    ? a.side !== 'unknown' && a.side !== 'company'
    : (a.side === 'guarantor' && GUARANTEED.includes(b.side)) || (b.side === 'guarantor' && GUARANTEED.includes(a.side))

/** The reader with those who stand with it, by index; null where the reader is not known. */
export const campOf = (contract: Contract, reader: ContractParty | null): ReadonlySet<number> | null =>
  reader === null
    ? null
    : new Set(
        contract.parties
          .filter((party) => party.index === reader.index || sameCamp(party, reader))
          .map(({ index }) => index),
      )
