import type { ContractType, IssueCategory, LawReference, Severity } from '@karar/schema'
import type { Contract } from '../contract.ts'
import type { Who } from '../facts/mentions.ts'
import type { ContractParty } from '../facts/parties.ts'
import type { Clause } from '../segment/clauses.ts'
import type { Span } from '../text/normalize.ts'

/**
 * What a rule says to a person. Placeholders in braces are filled in per finding: {you} and {other} are the burdened
 * party and its counterpart as the contract calls them ('the Consultant', 'Orbis'), {clause} is the clause's number, and
 * a hit may bring its own ({days}, {amount} ...). A Hindi file is another object of this shape by rule id.
 */
export interface RuleWords {
  /** what happens to the reader, one line, no full stop: 'You pay for every loss, even {other}'s own mistakes' */
  readonly title: string
  /** two or three words for the score ruler: 'Unlimited indemnity' */
  readonly short: string
  /** why it hurts, two sentences of plain language */
  readonly harm: string
  /** what to ask for, one sentence */
  readonly ask: string
  /** a wording to propose, in the contract's own defined terms; null where the only remedy is to delete or to check */
  readonly wording: string | null
  /** further notes for the negotiation; may be empty */
  readonly notes: readonly string[]
  /** how the same clause reads for the side that it helps; without it the clause is not shown to that side */
  readonly favour?: { readonly title: string; readonly harm: string }
  /**
   * Said instead while a page is unread or badly read: what the clause does by its own words, where the usual words also
   * say that no other clause makes up for it. The other side is then told nothing.
   */
  readonly alone?: { readonly title: string; readonly short: string; readonly harm: string }
}

/** One finding of a rule, before it is read from a party's side. Positions are in the normalised text. */
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
   * Absent: not an issue for that side (shown as an advantage where the rule has words for it).
   */
  readonly forBeneficiary?: Severity
  /** 0..1: how sure the reading is */
  readonly confidence: number
  /** values for the placeholders of the words */
  readonly values?: Readonly<Record<string, string>>
  /** as `absence` of the rule, where only some of its hits say so: fair if another clause gives the same to the other side */
  readonly absence?: true
  /** red flags: the telling features found, in plain words */
  readonly flags?: readonly string[]
}

/** One legal rule. It lives in a file of its own, with its statute, its reasons and its tests beside it. */
export interface Rule {
  /** kebab-case, the file's name */
  readonly id: string
  readonly category: IssueCategory
  readonly law: readonly LawReference[]
  readonly words: RuleWords
  /** a clause is read only where its normalised text matches: cheap, and wide rather than narrow */
  readonly gate?: RegExp
  /** kinds of contract that the rule is about; absent: all */
  readonly contracts?: readonly ContractType[]
  /** says that something is nowhere in the contract: not said while a page of it is unread or badly read */
  readonly absence?: true
  /** reads one clause that passed the gate */
  read?(clause: Clause, contract: Contract): readonly Hit[]
  /** reads the contract as a whole (absences, contradictions) */
  readWhole?(contract: Contract): readonly Hit[]
}
