import type { Segment } from './rows.ts'

/** A line of a zone in reading order; a line of a table is a whole row, its cells separated by tabs. */
export interface Line extends Segment {
  table: boolean
}
