import { AsyncLocalStorage } from 'node:async_hooks'

/** One request on its way. */
export interface Errand {
  /** whose it is */
  person: string | undefined
  /** how many transactions it has open */
  transactions: number
}

const errands = new AsyncLocalStorage<Errand>()

/** Does something for a person: whatever it asks of the database counts as theirs. */
export const runFor = <Result>(person: string | undefined, work: () => Result): Result =>
  errands.run({ person, transactions: 0 }, work)

/** For whom this is done; undefined where it is for nobody in particular. */
export const currentErrand = (): Errand | undefined => errands.getStore()
