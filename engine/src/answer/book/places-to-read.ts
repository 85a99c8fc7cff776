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

function wordsOf({ contract }: Book, { clause }: Passage, { start, end }: { start: number; end: number }): string {
  const headings = [...clause.path, clause.heading ?? ''].filter((heading) => heading !== '').slice(-HEADINGS)
  const above = headings.join(' . ').toLowerCase().slice(0, MOST_HEADING)
  return `${above === '' ? '' : `${above} : `}${contract.text.norm.slice(start, end)}`
}
