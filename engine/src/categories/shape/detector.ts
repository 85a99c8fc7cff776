import type { ContractType, IssueCategory, Severity } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import type { Contract } from '../../understand/contract.ts'
import type { Who } from '../../understand/parties/mentions.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import type { Clause } from '../../understand/segment/clauses.ts'

/** What one detector or the trained reader found, before it is read from a party's side. Positions are in the normalised text. */
export interface Hit {
  /** what to quote: a sentence or the telling part of it */
  readonly span: Span
  readonly clause: Clause
  /** severity for the burdened party (or for everyone where `burdened` is null) */
  readonly severity: Severity
  /** who is hurt; null: everyone, or whoever reads */
  readonly burdened: Who
  /** whom the clause gives the power, where several may bear it: it does not hurt its holder */
  readonly by?: ContractParty
  /**
   * severity for the side that the clause helps: a void clause is still a risk to the one who relies on it.
   * Absent: not an issue for that side (shown as an advantage where the card has words for it).
   */
  readonly forBeneficiary?: Severity
  /** 0..1: how sure the reading is */
  readonly confidence: number
  /** arguments for the card's messages: codes to select by, figures, names and words of the contract; never words of ours */
  readonly values?: Readonly<Record<string, string | number>>
  /** the variant of the card's words that tells this harm best */
  readonly variant?: string
  /** fair if another clause gives the same to the other side, or has what is not here: not said while a page is unread */
  readonly absence?: true
}

/**
 * Reads what a reader of passages cannot: arithmetic, two places that disagree, what is nowhere, where a party is at home.
 * It lives in its category's folder, with clauses beside it that it must see and that it must not.
 */
export interface Detector {
  /** kebab-case; part of the finding's address on the page */
  readonly id: string
  readonly category: IssueCategory
  /** a clause is read only where its normalised text matches: cheap, and wide rather than narrow */
  readonly gate?: RegExp
  /** kinds of contract that it is about; absent: all */
  readonly contracts?: readonly ContractType[]
  /** says that something is nowhere in the contract: not said while a page of it is unread or badly read */
  readonly absence?: true
  /** reads one clause that passed the gate */
  read?(clause: Clause, contract: Contract): readonly Hit[]
  /** reads the contract as a whole (absences, contradictions) */
  readWhole?(contract: Contract): readonly Hit[]
}

/** A hit with the category that it raises and the name of what found it. */
export interface Finding {
  readonly category: IssueCategory
  /** the detector's id, or the category in kebab-case where the trained reader found it */
  readonly source: string
  readonly absence?: true
  /** both readers name this category here */
  readonly agreed?: true
  /** likely not so: a question to check */
  readonly unsure?: true
  /** nothing but the passage is told, and what it speaks of: no card fits its words for certain */
  readonly untold?: true
  readonly hit: Hit
}
