import type { ClauseType, IssueCategory } from '@karar/schema'
import type { DefaultName } from '../law-defaults.ts'

/** A matter that owners ask about: how they ask for it, where contracts speak of it, and what holds where they do not. */
export interface Topic {
  readonly id: string
  /** 'what happens if you leave early': completes 'This contract does not say ...' */
  readonly about: string
  /**
   * How it is asked, in English words: groups of alternatives that must all be there in any order, divided by ' & ';
   * alternatives are divided by '|' and match the beginning of a word; '!' before a group forbids it.
   */
  readonly asks: readonly string[]
  /** kinds of clause that speak of it, the surest first */
  readonly types: readonly ClauseType[]
  /** words that a passage about it has; matched on headings and words in small letters */
  readonly cue: RegExp
  /** words that the best passage has besides */
  readonly best?: RegExp
  /** whether its words are everyday ones, so that only clauses of its kinds speak of it */
  readonly open?: true
  /** the verb of what is asked, to tell who may or must do it */
  readonly deed?: RegExp
  readonly issues?: readonly IssueCategory[]
  /** what was looked for, told where nothing is found */
  readonly looked: string
  readonly law?: DefaultName
  /** law that is told beside an answer, where no finding brings its own */
  readonly alsoLaw?: DefaultName
  readonly follow?: readonly string[]
}
