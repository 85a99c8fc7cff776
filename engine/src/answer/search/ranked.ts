import type { Passage } from '../book/passages.ts'

/** A passage with how well it answers: the higher, the better. */
export interface Ranked {
  readonly passage: Passage
  readonly score: number
}
