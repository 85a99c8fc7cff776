import { headingLength } from './headings.ts'
import type { Marker } from './markers.ts'
import type { Numbered } from './sequences.ts'

/** A number in running words with a capital behind it; no reference to another section, no sum, no version. */
const IN_LINE =
  /(?<=[\p{L}\d.:;,)\]”"'’*?!-]\s{1,40})(?<!\b(?:(?:[Ss]ub-?)?[Ss]ections?|SECTIONS?|[Cc]lauses?|[Aa]rticles?|[Pp]aragraphs?|[Ss]chedules?|[Ee]xhibits?|[Aa]nnex(?:ure)?|[Aa]ppendix|[Tt]able|[Ff]igure|[Ii]tems?|[Vv]ersion|[Rr]ules?|[Nn]os?|and|or|to|in|of|under|by|with|Rs|INR|USD|EUR)\b\.?\s{1,9})(\d{1,2}(?:\.\d{1,2}){1,4}\.?|\d{1,2}\.)[ \t]{1,9}(?=["“(]?\p{Ll}?\p{Lu}|[a-z]\))/gu

/**
 * Numbers that the counting needs and that no sign of their own marks: behind '4.6' and before '4.8' stands '... GPC
 * Biotech 4.7 Recalls.', where the end of a page or of an address ran into it. Only what stands there once is taken.
 *
 * @param text the whole text
 * @param numbered what was counted without them
 */
export function lostNumbers(text: string, numbered: readonly Numbered[]): Marker[] {
  const clauses = numbered
    .filter(
      ({ clause, depth, marker: { style } }) => clause && (style === 'path' || (style === 'decimal' && depth === 0)),
    )
    .map(({ marker }) => marker)
  const before = new Map<string, Marker>()
  const found: Marker[] = []
  for (const marker of clauses) {
    const above = marker.path.slice(0, -1).join('.')
    const last = before.get(above)
    before.set(above, marker)
    if (last === undefined || last.path.length !== marker.path.length) continue
    const missing = marker.path.at(-1)! - last.path.at(-1)!
    if (missing < 2 || missing > MOST) continue
    for (let one = 1; one < missing; one++) {
      const path = [...last.path.slice(0, -1), last.path.at(-1)! + one]
      const lost = standsOnce(text, found.at(-1)?.end ?? last.end, last.end, marker.start, path)
      if (lost !== null) found.push(lost)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
/** So many numbers in a row may be lost. */
const MOST = 4

/** A plain number takes more to be believed than '4.7': the heading of a clause behind it. */
const isHeaded = (text: string, at: number): boolean => headingLength(text.slice(at, at + 260)) > 0

function standsOnce(
  text: string,
  lastFound: number,
  after: number,
  until: number,
  path: readonly number[],
): Marker | null {
  const from = Math.max(lastFound, after)
  const own = [...text.slice(after, until).matchAll(IN_LINE)].filter(
    ({ 0: words, 1: label, index }) =>
      label!.replace(/\.$/, '').split('.').map(Number).join() === path.join() &&
      (path.length > 1 || isHeaded(text, after + index + words.length)),
  )
  const [only] = own
  if (only === undefined || own.length > 1 || after + only.index < from) return null
  const start = after + only.index
  return {
    start,
    end: start + only[0].length,
    label: only[1]!.replace(/\.$/, ''),
    style: path.length > 1 ? 'path' : 'decimal',
    path,
    afterHeading: false,
    atLineStart: false,
    opensText: true,
  }
}
