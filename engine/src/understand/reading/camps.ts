import type { Contract } from '../contract.ts'
import type { Side } from '../parties/names/roles.ts'
import type { ContractParty } from '../parties/party.ts'

/** Sides that a guarantor stands behind. */
const GUARANTEED: readonly Side[] = ['borrower', 'tenant', 'agent', 'licensee', 'buyer', 'supplier', 'founder']
type Sided = Pick<ContractParty, 'side'>
const guarantees = (a: Sided, b: Sided): boolean => a.side === 'guarantor' && GUARANTEED.includes(b.side)

/** Two partners or founders stand with each other, and a guarantor with the one who owes. */
export const sameCamp = (a: Sided, b: Sided): boolean =>
  a.side === b.side ? a.side !== 'unknown' && a.side !== 'company' : guarantees(a, b) || guarantees(b, a)

/**
 * The reader with the guarantors, or the one who owes, that stand with it, by index; null where the reader is not known.
 * Partners are left apart: what one may do to another is just what is asked.
 */
export const campOf = (contract: Contract, reader: ContractParty | null): ReadonlySet<number> | null =>
  reader === null
    ? null
    : new Set([
        reader.index,
        ...contract.parties
          .filter((party) => guarantees(party, reader) || guarantees(reader, party))
          .map(({ index }) => index),
      ])
