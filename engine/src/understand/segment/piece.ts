export type ClauseKind = 'parties' | 'recitals' | 'clause' | 'schedule' | 'signature'

/** Where a clause begins, before its end and its sentences are known. Original positions. */
export interface Piece {
  readonly start: number
  readonly kind: ClauseKind
  readonly number: string | null
  readonly depth: number
  /** position after the number and the heading */
  readonly afterNumber: number
  readonly heading: string | null
}

/** A clause without number. */
export const unnumbered = (start: number, afterNumber = start, heading: string | null = null): Piece => ({
  start,
  kind: 'clause',
  number: null,
  depth: 0,
  afterNumber,
  heading,
})
