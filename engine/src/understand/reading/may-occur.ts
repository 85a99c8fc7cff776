import { type Contract, once } from '../contract.ts'
import { mayMatch, printOf } from '../model/prints.ts'

/** 64 kB: enough for the longest contracts. */
const BITS = 1 << 19

/** Whether an expression can match the contract's text or a part of it at all. */
export const mayOccur = (contract: Contract, expression: RegExp): boolean =>
  mayMatch(
    once(contract, 'print', () => printOf(contract.text.norm, BITS)),
    expression,
  )

/** Whether an expression matches somewhere in the contract's text. */
export const occurs = (contract: Contract, expression: RegExp): boolean =>
  mayOccur(contract, expression) && expression.test(contract.text.norm)
