import { type Contract, once } from '../contract.ts'
import type { ContractParty } from '../parties/party.ts'
import { campOf } from './camps.ts'
import { normsOf } from './norms.ts'
import { isParty } from './reading.ts'

/** What it is to owe money, by the act of a duty. */
const PAYS: ReadonlySet<string> = new Set(['pay', 'reimburse', 'remit', 'compensate', 'refund'])
/** Of these what a bargain is paid by: whoever refunds was paid before. */
const FOR_THE_BARGAIN: ReadonlySet<string> = new Set(['pay', 'remit'])

/** How many duties to pay anything a party has. */
export const paymentsOf = (contract: Contract, party: ContractParty): number =>
  once(
    contract,
    `payments-${party.index}`,
    () =>
      normsOf(contract).filter(
        ({ kind, act, holder }) =>
          kind === 'duty' && PAYS.has(act.lemma) && isParty(holder?.who) && holder?.who.index === party.index,
      ).length,
  )

/** How often the norms of a contract have one side, the other and nobody who is known pay for the bargain. */
interface Payers {
  readonly camp: number
  readonly across: number
  readonly unknown: number
}
const payersFor = (contract: Contract, party: ContractParty): Payers =>
  once(contract, `payers-${party.index}`, () => {
    const camp = campOf(contract, party)!
    const payers = normsOf(contract).flatMap(({ kind, act, holder }) =>
      kind === 'duty' && FOR_THE_BARGAIN.has(act.lemma) && holder ? [holder.who] : [],
    )
    const known = payers.filter(isParty)
    const own = known.filter((who) => camp.has(who.index)).length
    const both = payers.filter((who) => who === 'mutual').length
    return { camp: own + both, across: known.length - own, unknown: payers.length - known.length - both }
  })

/**
 * Whether all that has to be paid by a contract is the other side's to pay: whoever earns the fee gets none back. It is not
 * told where most duties to pay are of somebody whom the words do not name ('the person appointed').
 */
export function isOnlyPaid(contract: Contract, party: ContractParty): boolean {
  const { camp, across, unknown } = payersFor(contract, party)
  return across > 0 && camp === 0 && unknown <= across
}

/** Whether far more of what has to be paid is the other side's to pay: a least fee is what the reader gets. */
export function isMostlyPaid(contract: Contract, party: ContractParty): boolean {
  const { camp, across } = payersFor(contract, party)
  return across > 3 * camp
}

/** Whether the reader alone pays, and the other side supplies: whoever pays waits for no money. */
export function isOnlyPayer(contract: Contract, party: ContractParty): boolean {
  const { camp, across, unknown } = payersFor(contract, party)
  return camp > 0 && across === 0 && unknown <= camp
}
