import type { Finding } from '../../categories/shape/detector.ts'
import { overlaps } from '../../grammar/spans.ts'
import type { Contract } from '../../understand/contract.ts'
import type { Side } from '../../understand/parties/names/roles.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isOwnPaper } from '../../understand/reading/balance.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { normsOf } from '../../understand/reading/norms.ts'
import { isParty } from '../../understand/reading/reading.ts'

/** To whom the cards of a contract are told. */
export interface Told {
  readonly contract: Contract
  readonly reader: ContractParty | null
}

/** Who usually writes the paper, and who usually signs it. */
const STRONG = new Set<Side>(['employer', 'landlord', 'lender', 'platform', 'seller', 'principal'])
const WEAK = new Set<Side>(['user', 'employee', 'tenant', 'customer', 'buyer', 'borrower'])

/** Who never writes the paper, however little it asks of them by its grammar. */
const SIGNERS = new Set<Side>(['user', 'employee', 'tenant', 'borrower', 'guarantor'])
export const isSigner = ({ side }: ContractParty): boolean => SIGNERS.has(side)

export const isStrong = (reader: ContractParty | null): boolean => reader !== null && STRONG.has(reader.side)

/**
 * Where a card stands: whose paper it is, on which side the reader is, and who must, may or need not by the norms of its words.
 * The order is that of the weights.
 */
export function placeSigns({ hit }: Finding, { contract, reader }: Told): number[] {
  const flags = [
    reader !== null && isOwnPaper(contract, reader),
    isStrong(reader),
    reader !== null && WEAK.has(reader.side),
    contract.type === 'general_contract',
    ...normSigns(contract, reader, hit.span),
  ]
  return flags.map(Number)
}

/** Whether by norms of these words the reader need not, the other may, the other need not, the reader must or must not, the reader may. */
function normSigns(contract: Contract, reader: ContractParty | null, span: Finding['hit']['span']): boolean[] {
  const camp = campOf(contract, reader)
  if (camp === null) return [false, false, false, false, false]
  const held = normsOf(contract)
    .filter((norm) => overlaps(norm, span))
    .flatMap(({ kind, holder }) => (isParty(holder?.who) ? [{ kind, own: camp.has(holder.who.index) }] : []))
  const has = (kinds: readonly string[], own: boolean): boolean =>
    held.some((norm) => norm.own === own && kinds.includes(norm.kind))
  return [
    ...[has(['immunity'], true), has(['power'], false), has(['immunity'], false)],
    ...[has(['duty', 'ban'], true), has(['power'], true)],
  ]
}
