import type { ClauseType, IssueCategory, KeyFacts } from '@karar/schema'
import type { TopicId } from '../../language/answer-topics.ts'
import type { FollowUp } from '../../language/follow-ups.ts'
import type { DefaultName } from '../../understand/home/law-defaults.ts'

/** Facts of the analysis that state the matter; with labels only those so called. */
export interface FactsOf {
  readonly kind: keyof KeyFacts
  readonly labels?: readonly string[]
}

/** A matter that owners ask about: how they ask for it, where contracts speak of it, and what holds where they do not. */
export interface Topic {
  /** by which its words are kept in `answer-topics.ts` */
  readonly id: TopicId
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
  /** the verbs by whose doer a place is the one side's or the other's, where `deed` is not enough; else `deed` */
  readonly by?: RegExp
  /** what has an owner: 'the Client's liability', 'liability of the Client' */
  readonly of?: RegExp
  /** something goes from one side to the other, so that who gets it asks for what the other does */
  readonly given?: true
  readonly facts?: FactsOf
  /** kinds of finding about it; the first two are its very matter */
  readonly issues?: readonly IssueCategory[]
  readonly law?: DefaultName
  /** law that is told beside an answer, where no finding brings its own */
  readonly alsoLaw?: DefaultName
  readonly follow?: readonly FollowUp[]
}
