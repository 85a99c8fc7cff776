import type { NormKind } from './lexicon/kinds.ts'

/** A half-open stretch of the normalised text that was read. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A place where the text names a party (`who`) or both alike ('mutual'). In order, not overlapping. */
export interface Naming<P> extends Stretch {
  readonly who: P | 'mutual'
}

/** Somebody of whom a norm speaks: `who` is null where the words name no party ('guests', 'the arbitrator'). */
export interface Somebody<P> extends Stretch {
  readonly who: P | 'mutual' | null
}

/** What is done: the verb's base form, and the words in which it stands. */
export interface Act extends Stretch {
  readonly lemma: string
  /** the matter that the verb is of, as `lexicon/verbs.ts` groups them; null for other verbs */
  readonly matter: string | null
}

/** A sentence as `splitSentences` gives it; `leadSpan` is what an item of a list reads on from. */
export interface Spoken extends Stretch {
  readonly leadSpan: Stretch
}

/**
 * One power, duty, ban, immunity or waiver. All places are spans of the normalised text. The holder is the one who has
 * the power or the shield, who must or must not, or who gives the claim up; undefined where the words tell nobody.
 */
export interface Norm<P> extends Stretch {
  readonly kind: NormKind
  readonly holder?: Somebody<P>
  readonly counterparty?: Somebody<P>
  readonly act: Act
  readonly object?: Stretch
  readonly trigger?: Stretch
  readonly limit?: Stretch
  readonly without?: Stretch
  readonly money: readonly Stretch[]
  readonly time: readonly Stretch[]
  /** done to the object by whoever holds it: 'may be terminated' */
  readonly passive: boolean
  /** where it is said */
  readonly sentence: Spoken
}

/** What the reader is told besides the words: who is named where, and which stretches are sums or periods. In order. */
export interface Known<P> {
  readonly norm: string
  readonly namings: readonly Naming<P>[]
  readonly money: readonly Stretch[]
  readonly periods: readonly Stretch[]
}

/** A norm before it is said where it stands. */
export type Unplaced<P> = Omit<Norm<P>, 'sentence'>
