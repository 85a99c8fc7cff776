import type { Contract } from '../contract.ts'
import { clauseMeanings } from '../language/clause-meanings.ts'
import { moneyIn, periodsIn } from '../playbook/reading.ts'
import type { Clause } from '../segment/clauses.ts'
import { formatMoney } from '../text/numbers.ts'

/** The clause in one or two plain sentences: what such a clause does, and the figures that this one holds. */
export function plainLanguage(contract: Contract, clause: Clause): string {
  const meaning = clauseMeanings[clause.type]
  const sums = moneyIn(contract, clause.body).map(formatMoney)
  const periods = periodsIn(contract, clause.body).map(
    ({ amount, unit }) => `${amount} ${unit}${amount === 1 ? '' : 's'}`,
  )
  const figures = [...new Set([...sums, ...periods])].slice(0, 4)
  return figures.length === 0 ? meaning : `${meaning} It names ${figures.join(', ')}.`
}
