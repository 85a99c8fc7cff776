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
  // the last number of each branch that is open: what lies between two of one branch is looked through once a level
  const before = new Map<string, Marker>()
  const found: Marker[] = []
  for (const marker of clauses) {
    const branches = marker.path.map((_, depth) => marker.path.slice(0, depth).join('.'))
    for (const branch of before.keys()) if (!branches.includes(branch)) before.delete(branch)
    const own = branches.at(-1)!
    const last = before.get(own)
    before.set(own, marker)
    const missing = last === undefined ? 0 : marker.path.at(-1)! - last.path.at(-1)!
    if (missing >= 2 && missing <= MOST) found.push(...between(text, last!, marker))
  }
  return found.sort((a, b) => a.start - b.start)
}
/** So many numbers in a row may be lost. */
const MOST = 4

/** A plain number takes more to be believed than '4.7': the heading of a clause behind it. */
const isHeaded = (text: string, at: number): boolean => headingLength(text.slice(at, at + 260)) > 0

/** Those of the missing numbers that stand between these two once, in order. */
function between(text: string, last: Marker, next: Marker): Marker[] {
  const style = last.path.length > 1 ? 'path' : 'decimal'
  const signs = [...text.slice(last.end, next.start).matchAll(IN_LINE)].map(({ 0: words, 1: label, index }) => ({
    label: label!.replace(/\.$/, ''),
    start: last.end + index,
    end: last.end + index + words.length,
  }))
  const found: Marker[] = []
  for (let value = last.path.at(-1)! + 1; value < next.path.at(-1)!; value++) {
    const path = [...last.path.slice(0, -1), value]
    const [only, ...more] = signs.filter(
      ({ label, end }) =>
        label.split('.').map(Number).join() === path.join() && (style === 'path' || isHeaded(text, end)),
    )
    if (only === undefined || more.length > 0 || only.start < (found.at(-1)?.end ?? last.end)) continue
    found.push({ ...only, style, path, afterHeading: false, atLineStart: false, opensText: true })
  }
  return found
}
