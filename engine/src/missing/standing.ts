import type { Contract } from '../understand/contract.ts'
import type { Side } from '../understand/parties/names/roles.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { isOwnPaper } from '../understand/reading/balance.ts'
import { paymentsOf } from '../understand/reading/payments.ts'
import { counterpart } from '../understand/reading/reading.ts'

/** Where the reader stands in the bargain, as far as it decides which gap costs something. */
export type Standing = 'paid' | 'pays' | 'signs' | 'writes' | 'works' | 'employs'

const standings: Partial<Record<Side, Standing>> = {
  supplier: 'paid',
  seller: 'paid',
  agent: 'paid',
  licensor: 'paid',
  customer: 'pays',
  buyer: 'pays',
  licensee: 'pays',
  principal: 'pays',
  user: 'signs',
  tenant: 'signs',
  borrower: 'signs',
  guarantor: 'signs',
  platform: 'writes',
  company: 'writes',
  landlord: 'writes',
  lender: 'writes',
  employee: 'works',
  employer: 'employs',
}

/** Where a party stands by what it is called; undefined where its name tells no side. */
export const standingOf = (reader: ContractParty | null): Standing | undefined =>
  reader === null ? undefined : standings[reader.side]

/** Where it stands by its name or, where that tells nothing, by who must pay the other more often. */
export function standsBy(contract: Contract, reader: ContractParty | null): Standing | undefined {
  const named = standingOf(reader)
  if (named !== undefined || reader === null) return named
  const other = counterpart(contract, reader)
  if (other === null) return undefined
  const [own, theirs] = [paymentsOf(contract, reader), paymentsOf(contract, other)]
  return own > theirs ? 'pays' : theirs > own ? 'paid' : undefined
}

/** Whose paper it is: the reader's, the other side's, or nobody's in particular. */
export function paperOf(contract: Contract, reader: ContractParty | null): 'own' | 'theirs' | 'shared' {
  if (reader === null) return 'shared'
  if (isOwnPaper(contract, reader)) return 'own'
  const other = counterpart(contract, reader)
  return other !== null && isOwnPaper(contract, other) ? 'theirs' : 'shared'
}
