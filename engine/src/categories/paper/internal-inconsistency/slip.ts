import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'

/** Two places of one contract that disagree, or a word that leads nowhere. */
export interface Slip {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly index: number
  readonly quote: string
  /** what disagrees; `first` and `second` are the contract's own words */
  readonly what: 'wordsAndFigures' | 'notices' | 'figures' | 'undefined' | 'reference'
  readonly first: string
  readonly second?: string
  readonly severity: Severity
}
