import { printOf } from '../../grammar/prints.ts'
import { type Contract, once } from '../contract.ts'
import { mayMatch } from '../model/prints.ts'

/** 64 kB: enough for the longest contracts. */
const BITS = 1 << 19

/** Whether an expression can match the contract's text or a part of it at all. */
export const mayOccur = (contract: Contract, expression: RegExp): boolean =>
  mayMatch(
    once(contract, 'print', () => printOf(contract.text.norm, BITS)),
    expression,
  )

/** Whether an expression matches somewhere in the contract's text; worked out once a contract. */
export function occurs(contract: Contract, expression: RegExp): boolean {
  const known = once(contract, 'occurs', () => new Map<RegExp, boolean>())
  const before = known.get(expression)
  if (before !== undefined) return before
  const found = mayOccur(contract, expression) && expression.test(contract.text.norm)
  known.set(expression, found)
  return found
}
