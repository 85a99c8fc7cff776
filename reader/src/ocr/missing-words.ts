import { type Ink, side } from './paper/ink.ts'
import { quality } from './quality.ts'
import type { Seen, SeenLine, SeenWord } from './recogniser.ts'

/** Lines whose words run out of the picture, or break off in the middle together, of which one or two may do so by chance. */
const few = 3
/** The same as a share of the page's lines. */
const fewOfAll = 0.06
/** A line that reads worse than this is not what stands there. */
const garbled = 0.72
/** A line of print is at least this share of the page long; what is shorter may be a stamp, a signature, a note by hand. */
const longLine = 0.3
/** Lines of print are about as high as the page's other lines. */
const alike = 0.4
/** Dots between a word and the edge of the picture: paper that is whole has a margin. */
const nearEdge = 5
/** Lines that seem to break off, of which some do on any page: a share of all lines, and how many at least. */
const manyBreak = { share: 0.15, least: 5 }
/** The last word of a line that breaks off is this far from where the longest lines end, in heights of a line. */
const short = 3
/** A gap in a line is wider than this, in heights of a line. */
const gap = 1
/** Words below one another behind gaps, besides the one that is looked at. */
const inColumn = 3
/** A word of print is surer than this, half a word hardly ever. */
const sure = 0.8
const fewWords = 3
/** How far two lines are apart that have room for another between them, beside the usual distance. */
const roomForOne = 1.6
/** How high the dark is that may hide a line, in heights of a line: a rule that is drawn across the page is thinner. */
const thick = 0.4
/** How much of the width of the lines is dark. */
const asLong = 0.5

/**
 * Whether the words that were read show that others are missing, however surely they were read themselves: long lines
 * that make no sense, as in a shadow; lines that run out of the picture; lines that break off in the middle of a word, as
 * where a lamp shines back from the paper or something lies on it; and a dark strip, as of a fold, where a line would be.
 */
export function lacksWords(ink: Ink, { lines, slant }: Seen): boolean {
  const { width } = ink
  const columns = columnsOf(lines)
  const usual = middle(lines.flatMap(({ height, words }) => words.map(() => height)))
  const print = lines.filter(({ height }) => Math.abs(height / usual - 1) < alike)
  const most = Math.max(few, print.length * fewOfAll)
  const lost = print.filter((line) => spanOf(line) > width * longLine && readsAs(line) < garbled)
  // what the turning of a page brings in at its edges is no part of it
  const cut = Math.abs(slant) > 0.01 ? [] : print.filter((line) => runsOut(line, width))
  if (lost.length + cut.length >= most || (Math.abs(slant) < 0.01 && hidesLine(ink, print))) return true
  const right = print.reduce((end, line) => Math.max(end, line.words.at(-1)!.box.x1), 0)
  const broken = print.filter((line) => breaksOff(line, right, columns))
  return broken.length >= Math.max(manyBreak.least, print.length * manyBreak.share)
}

const spanOf = ({ words }: SeenLine): number => words.at(-1)!.box.x1 - words[0]!.box.x0

const isSure = ({ text, confidence }: SeenWord): boolean => /[\p{L}\d]{2}/u.test(text) && confidence > 0.5

function runsOut({ words }: SeenLine, width: number): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  return words.some(isSure) && (first.box.x0 < nearEdge || last.box.x1 > width - nearEdge)
}

/** Dots of a blank and borders of cells are hardly ever read surely, and hide nothing. */
const isSaid = ({ text }: SeenWord): boolean => !/^(?:[._…·]{2,}|[|[\]]+)$/.test(text)

const readsAs = (line: SeenLine): number => {
  const words = line.words.filter(isSaid)
  return words.length === 0 ? 1 : quality([{ ...line, words }])
}

/** The gaps of a line, each with the words beside it. */
const gapsIn = ({ words, height }: SeenLine): [SeenWord, SeenWord][] => {
  const said = words.filter(isSaid)
  return said.slice(1).flatMap((next, i): [SeenWord, SeenWord][] => {
    const before = said[i]!
    return next.box.x0 - before.box.x1 > gap * height ? [[before, next]] : []
  })
}

/** Where words stand behind a gap below one another, in dots: a column of a table, whose gaps are no break. */
function columnsOf(lines: readonly SeenLine[]): (at: number, height: number) => boolean {
  const begins = lines.flatMap((line) => gapsIn(line).map(([, next]) => next.box.x0))
  return (at, height) => begins.filter((other) => Math.abs(other - at) < height / 4).length > inColumn
}

/**
 * Whether a line seems to break off: its last word, far from where other lines end, or a word beside a gap in it, was
 * hardly made out, as half a word is. A line with two gaps is a row of a table.
 */
function breaksOff(line: SeenLine, right: number, isColumn: ReturnType<typeof columnsOf>): boolean {
  const { words, height } = line
  if (words.length < fewWords) return false
  const isHalf = ({ text, confidence }: SeenWord) => confidence < sure && isWord(text)
  const gaps = gapsIn(line)
  const [one] = gaps
  if (gaps.length > 1) return false
  if (one) return one.some(isHalf) && !isColumn(one[1].box.x0, height)
  const last = words.at(-1)!
  return isHalf(last) && !isBlank(last) && last.box.x1 < right - short * height
}

const isBlank = ({ text }: SeenWord): boolean => /^[._…·]{2,}$/.test(text)

const isWord = (text: string): boolean => !/\d/.test(text)

/** Whether something dark as long as a line lies between two lines that have room for another between them. */
function hidesLine({ dark, columns }: Ink, print: readonly SeenLine[]): boolean {
  const inOrder = print.toSorted((a, b) => a.y - b.y)
  const steps = inOrder.slice(1).map(({ y }, i) => y - inOrder[i]!.y)
  const step = middle([...steps])
  const left = Math.floor(print.reduce((start, { words }) => Math.min(start, words[0]!.box.x0), Infinity) / side)
  const right = Math.floor(print.reduce((end, { words }) => Math.max(end, words.at(-1)!.box.x1), 0) / side)
  const dotsHigh = side * thick * middle(inOrder.map(({ height }) => height))
  return steps.some((room, i) => {
    if (room < step * roomForOne) return false
    const [above, below] = [inOrder[i]!, inOrder[i + 1]!]
    const [top, bottom] = [(above.y + above.height * 0.3) / side, (below.y - below.height * 1.1) / side]
    let filled = 0
    for (let column = left; column < right; column++) {
      let dots = 0
      for (let row = Math.ceil(top); row < bottom; row++) dots += dark[row * columns + column] ?? 0
      if (dots >= dotsHigh) filled++
    }
    return filled > (right - left) * asLong
  })
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 1
