import type { IssueCategory } from '@karar/schema'

/** What the encoder says of one piece as one side bears it: shares from 0 to 1 in steps of 1/256. */
export interface Reading {
  /** whether it raises anything, and anything grave */
  readonly any: number
  readonly grave: number
  /** the category that fits best, and how well */
  readonly category: IssueCategory
  readonly fit: number
  /** those that fit next best, the best first */
  readonly next: readonly IssueCategory[]
}

/** Readings of a whole contract, in the order of its pieces; null for headings. The first side bears the first mark. */
export interface Readings {
  /** the text that was read, told by its length and by how many pieces it has */
  readonly length: number
  readonly pieces: readonly (readonly [Reading, Reading] | null)[]
}

/** Coarse on purpose: processors add in another order, and what they differ by is a thousandth of this. */
const STEPS = 256
export const rounded = (share: number): number => Math.round(share * STEPS) / STEPS
