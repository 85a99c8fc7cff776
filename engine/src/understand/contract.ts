import type { ContractType } from '@karar/schema'
import type { NormalText } from '../grammar/normalize.ts'
import { findMoney, findPeriods, type Money, type Period } from '../grammar/numbers.ts'
import { findMentions, type Mention } from './parties/mentions.ts'
import { findParties } from './parties/parties.ts'
import type { ContractParty } from './parties/party.ts'
import { type Clause, segment } from './segment/clauses.ts'

/** A contract as the playbook reads it. All positions below `text` are in the normalised text unless a name says otherwise. */
export interface Contract {
  readonly text: NormalText
  readonly clauses: readonly Clause[]
  readonly parties: readonly ContractParty[]
  readonly mentions: readonly Mention[]
  readonly periods: readonly Period[]
  readonly money: readonly Money[]
  readonly type: ContractType
  readonly typeConfidence: number
  /** ISO date whose law is stated */
  readonly day: string
  /** answers about the whole contract that several findings ask for: worked out once, see `once` */
  readonly memo: Map<string, unknown>
}

export interface Classifiers {
  /** names the kind of each clause (sets `type` and `typeConfidence`) */
  classifyClauses(clauses: readonly Clause[]): void
  classifyContract(
    text: NormalText,
    clauses: readonly Clause[],
    parties: readonly ContractParty[],
  ): { type: ContractType; confidence: number }
}

/** Reads a text up to what rules need: clauses and their kinds, parties and where they are named, periods and sums. */
export function understand(original: string, day: string, classifiers: Classifiers): Contract {
  const { text, clauses } = segment(original)
  classifiers.classifyClauses(clauses)
  const named = findParties(text, clauses)
  const { type, confidence } = classifiers.classifyContract(text, clauses, named)
  const parties = type === 'leave_and_licence_agreement' ? named.map(asLandlordAndTenant) : named
  return {
    text,
    clauses,
    parties,
    type,
    typeConfidence: confidence,
    day,
    mentions: findMentions(text, parties),
    periods: findPeriods(text.norm),
    money: findMoney(text.norm),
    memo: new Map(),
  }
}

/** In a leave and licence of premises the Licensor lets and the Licensee occupies. */
const asLandlordAndTenant = (party: ContractParty): ContractParty =>
  party.side === 'licensor'
    ? { ...party, side: 'landlord' }
    : party.side === 'licensee'
      ? { ...party, side: 'tenant' }
      : party

/** Works an answer out once a contract. Questions about the whole contract asked per finding would be quadratic. */
export function once<T>(contract: Contract, key: string, compute: () => T): T {
  if (!contract.memo.has(key)) contract.memo.set(key, compute())
  return contract.memo.get(key) as T
}
