import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { keyOf, type PlacesRead } from '../question/places-read.ts'

/** A passage with how well it answers: the higher, the better. */
export interface Ranked {
  readonly passage: Passage
  readonly score: number
}

/** What the reader's chances tell of whether the best places settle a question, each with one weight, see `weights.ts`. */
export const readNames = [
  /** the surest of all that were read, of those that the words put first, and of the first */
  'readBest',
  'readShown',
  'readFirst',
  /** all together, how far the surest stands above the second, whether it is among those first, and the mean of three */
  'readAll',
  'readAhead',
  'readAgrees',
  'readThree',
] as const

/** How many places an answer shows. */
const SHOWN = 3
/** What stands for a second place where only one was read. */
const NONE = -5

/** The signs that places were read as answering, in the order of `readNames`. */
export function readSignsOf(read: PlacesRead): number[] {
  const chances = read.map(({ answers }) => answers)
  const sorted = chances.toSorted((a, b) => b - a)
  const best = sorted[0] ?? NONE
  const shown = Math.max(NONE, ...chances.slice(0, SHOWN))
  const three = sorted.slice(0, SHOWN)
  return [
    best,
    shown,
    chances[0] ?? NONE,
    Math.log(chances.reduce((sum, one) => sum + Math.exp(one), 0) + Number.MIN_VALUE),
    best - (sorted[1] ?? NONE),
    shown === best ? 1 : 0,
    three.reduce((sum, one) => sum + one, 0) / Math.max(1, three.length),
  ]
}

/** What the reader's chance counts beside the score of the words. */
const OF_READING = 0.8

/** What the place of a passage was read as; null where it was not read. */
export const readingOf = (book: Book, read: PlacesRead | undefined, passage: Passage): number | null => {
  const own = keyOf(inContext(book.passages, passage))
  return read?.find((one) => keyOf(one) === own)?.answers ?? null
}

/** What the reading of a passage by itself counts, and then that of its place; how much lower a passage is read by itself than in its place. */
const OF_ALONE = 0.6
const OF_PLACE = 0.6
const LOWER = 0.7

/**
 * Passages in the order of both, words and reading: what was not read counts as the place that was read as answering least.
 *
 * @param alone what passages were read as without what stands around them; where none was, their places count alone
 */
export function orderedAsRead(
  book: Book,
  ranked: readonly Ranked[],
  read: PlacesRead,
  alone: PlacesRead,
): readonly Ranked[] {
  const chances = new Map(read.map((one) => [keyOf(one), one.answers]))
  const apart = new Map(alone.map((one) => [keyOf(one), one.answers]))
  const least = Math.min(...chances.values())
  return ranked
    .map(({ passage, score }) => {
      const place = keyOf(inContext(book.passages, passage))
      const chance = chances.get(place) ?? least
      const own = apart.get(keyOf(passage)) ?? (place === keyOf(passage) ? chance : chance - LOWER)
      const told = alone.length === 0 ? OF_READING * chance : OF_PLACE * chance + OF_ALONE * own
      return { passage, score: score + told }
    })
    .sort((a, b) => b.score - a.score || a.passage.index - b.passage.index)
}
