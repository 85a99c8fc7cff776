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

/** Whether all that has to be paid by a contract is the other side's to pay: whoever earns the fee gets none back. */
export const isOnlyPaid = (contract: Contract, party: ContractParty): boolean =>
  once(contract, `only-paid-${party.index}`, () => {
    const camp = campOf(contract, party)!
    const payers = normsOf(contract).flatMap(({ kind, act, holder }) =>
      kind === 'duty' && FOR_THE_BARGAIN.has(act.lemma) && holder ? [holder.who] : [],
    )
    const across = payers.filter((who) => isParty(who) && !camp.has(who.index))
    return across.length > 0 && across.length === payers.length
  })
