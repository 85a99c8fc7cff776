/** How many sentences before and behind a passage are read with it: of a clause of any length the same. */
const REACH = 3
/** Most that they weigh together; a passage's own words weigh about 12. */
export const MOST_WEIGHT = 7

/**
 * Indexes of the sentences, of `count` in a clause, that stand around those from `first` to `last`. A part of a sentence
 * has the whole of its own sentence around it too.
 */
export function around(count: number, first: number, last: number, isPart = false): number[] {
  const indexes: number[] = []
  for (let index = Math.max(0, first - REACH); index <= Math.min(count - 1, last + REACH); index++)
    if (isPart || index < first || index > last) indexes.push(index)
  return indexes
}
