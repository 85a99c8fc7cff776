import { findParagraphs } from './paragraphs.ts'
import { type Piece, unnumbered } from './piece.ts'

/** Two pages: a shorter text may well be one clause. Characters. */
const LONG = 6000
/** No clause of a long text holds more of it. */
const MOST = 0.2
/** A part of a clause that was cut is at least so long, characters; of a text hardly longer than two pages, at least this share. */
const LEAST = 700
const LEAST_SHARE = 0.07
/**
 * So much may stand before the body, and so much below it: the parties and what they are called; who signs. Of a text hardly
 * longer than two pages they hold at most this share.
 */
const OPENING = 3000
const MOST_OF_FRAME = 0.24

/**
 * Cuts what swallowed the clauses around it: a page that came as one paragraph, a number whose followers were lost, an
 * opening or a signature block that runs on into the contract. What is cut off a clause stays below it under its number.
 *
 * @param operative where the words stand that end the recitals; -1 without them
 */
export function withoutOversized(original: string, pieces: readonly Piece[], operative: number): Piece[] {
  const ink = original.length - (original.match(/\s/g)?.length ?? 0)
  const least = original.length < LONG ? LEAST : Math.min(LEAST, ink * LEAST_SHARE)
  return pieces.flatMap((piece, index) => {
    const end = pieces[index + 1]?.start ?? original.length
    const frame = piece.kind !== 'clause' && piece.kind !== 'schedule'
    const most = frame
      ? original.length < LONG
        ? OPENING
        : Math.min(OPENING, Math.max(LEAST * 2, ink * MOST_OF_FRAME))
      : original.length < LONG
        ? LONG
        : Math.max(LEAST * 2, ink * MOST)
    if (end - piece.start <= most) return [piece]
    const stretch = { start: piece.start + (frame ? Math.floor(Math.min(OPENING_KEPT, ink * KEPT_SHARE)) : 0), end }
    const part = (at: number): Piece => {
      if (!frame) return { ...piece, start: at, depth: piece.depth + 1, afterNumber: at, heading: null }
      return at < operative ? { ...unnumbered(at), kind: 'recitals' } : unnumbered(at)
    }
    return [piece, ...cutsOf(original, stretch, frame ? Math.min(PARAGRAPH, ink / 8) : ink / 10, least).map(part)]
  })
}

/** What stays of an opening that is cut, and about how long the parts of the rest are. */
const OPENING_KEPT = 1200
const KEPT_SHARE = 0.1
const PARAGRAPH = 1500

/** Where a stretch is cut into parts of about `size`: before a paragraph, else a line, else a sentence. */
function cutsOf(
  original: string,
  { start, end }: { start: number; end: number },
  size: number,
  shortest: number,
): number[] {
  const least = Math.max(shortest, size / 2)
  const most = Math.max(shortest * 1.5, size)
  const cuts: number[] = []
  let from = start
  const cut = (at: number): void => {
    cuts.push(at)
    from = at
  }
  for (const place of places(original, start, end)) {
    if (end - place < least / 2) break
    if (place - from < least) continue
    const long = place - from >= most
    if (long || endsParagraph(original, place)) cut(place)
  }
  return cuts
}

const endsParagraph = (original: string, at: number): boolean =>
  /\n[ \t\r\u00a0]*\n[ \t\r\u00a0]*$/.test(original.slice(Math.max(0, at - 80), at))

/** Beginnings of paragraphs, lines behind a finished one, and sentences, in order. */
function places(original: string, start: number, end: number): number[] {
  const stretch = original.slice(start, end)
  const paragraphs = findParagraphs(stretch).map((paragraph) => paragraph.start)
  // White space is looked at from where it begins, not from each of its line ends: there may be a hundred thousand.
  const gaps = stretch.matchAll(/(?:[.;:]["”’)]?|(?<!\s))\s+(?=[A-Z0-9"“(•●]|[-–*] |[a-z]{1,4}[.)] )/g)
  const sentences = [...gaps].filter(({ 0: gap }) => /^\S|\n/.test(gap)).map(({ index, 0: gap }) => index + gap.length)
  return [...new Set([...paragraphs, ...sentences])]
    .filter((at) => at > 0)
    .sort((a, b) => a - b)
    .map((at) => start + at)
}
