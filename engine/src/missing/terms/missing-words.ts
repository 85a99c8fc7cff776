import type { ContractType } from '@karar/schema'
import type { ProvisionId } from '../../law/provisions.ts'

/** Why a clause should be there, and a wording to propose; the wording is mutual. */
export interface MissingWords {
  readonly reason: string
  readonly wording: string | null
  /** the law that the reason tells: named behind it, as it stands on the day */
  readonly law?: readonly ProvisionId[]
  /** said instead where that law does not hold: it is not in force, or the contract is under another country's */
  /** said where the contract speaks of it and may do too little: what to look for */
  readonly littleHelp?: string
  /** said instead in a contract of another kind */
  readonly inKind?: Partial<Record<ContractType, { readonly reason: string; readonly wording: string }>>
  readonly otherwise?: { readonly reason?: string; readonly wording?: string }
}
