import { keyOf, type PlaceToRead } from '../question/places-read.ts'
import type { Book } from './book.ts'
import { inContext, type Passage } from './passages.ts'

/** Most places that are read for a question: two tenths of a second. */
const MOST_READ = 10
/** Headings above a place, the nearest, and most characters of them. */
const HEADINGS = 2
const MOST_HEADING = 100

/** The first places that differ, as far as they are read: passages with what would be cited with them. */
export function placesToRead(book: Book, passages: readonly Passage[]): PlaceToRead[] {
  const places = new Map<string, PlaceToRead>()
  for (const passage of passages) {
    if (places.size === MOST_READ) break
    const span = inContext(book.passages, passage)
    const key = keyOf(span)
    if (!places.has(key)) places.set(key, { ...span, words: wordsOf(book, passage, span) })
  }
  return [...places.values()]
}

/** Passages of the ranking that are read once more by themselves: a seventh of the time of all places. */
const MOST_ALONE = 5

/** The first passages that are cited with more than themselves: what stands around a sentence hides what it says, or says it. */
export function aloneToRead(book: Book, passages: readonly Passage[]): PlaceToRead[] {
  return passages.slice(0, MOST_ALONE).flatMap((passage) => {
    const { start, end } = passage
    const isWhole = keyOf(inContext(book.passages, passage)) === keyOf(passage)
    return isWhole ? [] : [{ start, end, words: wordsOf(book, passage, passage) }]
  })
}

function wordsOf({ contract }: Book, { clause }: Passage, { start, end }: { start: number; end: number }): string {
  const headings = [...clause.path, clause.heading ?? ''].filter((heading) => heading !== '').slice(-HEADINGS)
  const above = headings.join(' . ').toLowerCase().slice(0, MOST_HEADING)
  return `${above === '' ? '' : `${above} : `}${contract.text.norm.slice(start, end)}`
}
