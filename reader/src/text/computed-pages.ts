import { documentLimits, type Page } from '@karar/schema'

/** How many pages a text without pages of its own counts for. */
export function computedPageCount(length: number): number {
  return Math.ceil(length / documentLimits.charactersPerPage)
}

/**
 * Cuts a text into exactly `computedPageCount` pages. A cut moves back to the nearest line or word boundary,
 * the white space at a cut belongs to no page, and the last page takes the rest.
 */
export function computePages(text: string): Page[] {
  const count = computedPageCount(text.length)
  const pages: Page[] = []
  let start = 0
  for (let number = 1; number <= count; number++) {
    const cut = number === count ? text.length : boundary(text, number * documentLimits.charactersPerPage, start)
    const end = Math.max(start, trimBack(text, start, cut))
    pages.push({ number, start, end, source: 'text', confidence: 1 })
    start = skipSpace(text, cut)
  }
  return pages
}

function boundary(text: string, at: number, floor: number): number {
  const line = lastWithin(text, '\n', at, 400)
  if (line > floor) return line
  const word = lastWithin(text, ' ', at, 200)
  if (word > floor) return word
  const splitsPair = isLowSurrogate(text.charCodeAt(at)) && at - 1 > floor
  return Math.max(floor, splitsPair ? at - 1 : at)
}

/** The last place of a sign among the so many before `at`, or -1; it looks no further back, however far the next one is. */
function lastWithin(text: string, sign: string, at: number, most: number): number {
  const start = Math.max(0, at - most)
  const place = text.slice(start, at).lastIndexOf(sign)
  return place < 0 ? -1 : start + place
}

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff
const isSpace = (code: number) => code === 32 || code === 10 || code === 9

function trimBack(text: string, start: number, end: number): number {
  let at = end
  while (at > start && isSpace(text.charCodeAt(at - 1))) at--
  return at
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && isSpace(text.charCodeAt(at))) at++
  return at
}
