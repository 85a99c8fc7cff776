import type { ContractType } from '@karar/schema'
import type { NormalText, Span } from '../grammar/normalize.ts'
import { findMoney, findPeriods, type Money, type Period } from '../grammar/numbers.ts'
import { contractKind } from './kinds/contract-kind.ts'
import { withTypes } from './kinds/with-types.ts'
import { findMentions, type Mention } from './parties/mentions.ts'
import { findParties } from './parties/parties.ts'
import type { ContractParty } from './parties/party.ts'
import { type Clause, segment } from './segment/clauses.ts'

/** A contract as it is read, and never changed afterwards. All positions below `text` are in the normalised text unless a name says otherwise. */
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
  /** sentences that speak to a machine; original spans */
  readonly toMachines: readonly Span[]
}

/** What was understood last, for as long as the memory is not wanted: an analysis asks two to four times, for the encoder and for each side. */
let last: WeakRef<{ original: string; day: string; contract: Contract }> | undefined

/**
 * Reads a text up to what an analysis needs: clauses and their kinds, parties and where they are named, periods and sums.
 * Pure; never throws. What it gives is not changed by anybody.
 *
 * @param original the document's text
 * @param day ISO date whose law is stated
 */
export function understand(original: string, day: string): Contract {
  const before = last?.deref()
  if (before?.original === original && before.day === day) return before.contract
  const contract = read(original, day)
  last = new WeakRef({ original, day, contract })
  return contract
}

function read(original: string, day: string): Contract {
  const { text, clauses: bare, talk } = segment(original)
  const clauses = withTypes(bare)
  const named = findParties(text, clauses)
  // Parties are not asked for the kind: their roles are among the words that are weighed.
  const { type, confidence } = contractKind(text, clauses)
  const parties = type === 'leave_and_licence_agreement' ? named.map(asLandlordAndTenant) : named
  return {
    text,
    clauses,
    parties,
    type,
    typeConfidence: confidence,
    day,
    toMachines: talk.sentences,
    mentions: findMentions(text, parties),
    periods: findPeriods(text.norm),
    money: findMoney(text.norm),
  }
}

/** In a leave and licence of premises the Licensor lets and the Licensee occupies. */
const asLandlordAndTenant = (party: ContractParty): ContractParty =>
  party.side === 'licensor'
    ? { ...party, side: 'landlord' }
    : party.side === 'licensee'
      ? { ...party, side: 'tenant' }
      : party

/** Answers about whole contracts, for as long as somebody holds the contract. */
const ofContracts = new WeakMap<Contract, Map<string, unknown>>()

/** Works an answer out once a contract. Questions about the whole contract asked per finding would be quadratic. */
export function once<T>(contract: Contract, key: string, compute: () => T): T {
  let answers = ofContracts.get(contract)
  if (answers === undefined) {
    answers = new Map()
    ofContracts.set(contract, answers)
  }
  const known = answers.get(key)
  if (known !== undefined || answers.has(key)) return known as T
  const answer = compute()
  answers.set(key, answer)
  return answer
}
