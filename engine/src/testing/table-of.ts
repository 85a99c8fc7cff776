import type { ClauseType } from '@karar/schema'
import { missingByTable } from '../missing/find-missing.ts'
import type { Contract } from '../understand/contract.ts'
import { findKeyFacts } from '../understand/facts/key-facts.ts'

/** What the table of a contract's kind asks for and the contract has not, whoever reads. */
export const tableOf = (contract: Contract): readonly ClauseType[] =>
  missingByTable(contract, findKeyFacts(contract, undefined), null).map(({ clause_type }) => clause_type)
