import type { Line } from './line.ts'
import { isOnlyMarker } from './markers.ts'
import type { Segment } from './rows.ts'
import { toTableLines } from './tables.ts'

/** Turns the segments of a zone into its lines: numbers in the margin join their line, cells become rows of a table. */
export function toLines(zone: readonly Segment[]): Line[] {
  const rows = groupRows(zone).map(joinStretched)
  const lines: Line[] = []
  let free = 0 // rows from here on belong to no table yet
  for (let at = 0; at < rows.length; ) {
    const row = joinMarker(rows[at]!)
    const table = row.length > 1 ? tableFrom(rows, at, free) : undefined
    if (table && (table.end - table.start > 1 || !isBlankInProse(rows, at))) {
      // Rows above that turn out to belong to the table have been taken for lines, one each.
      lines.length -= at - table.start
      const inside = rows.slice(table.start, table.end)
      lines.push(...toTableLines(inside.length > 1 ? inside.map(toPieces) : inside))
      at = table.end
      free = at
    } else {
      lines.push({ ...row.reduce((a, b) => joined(a, b, ' ')), table: false })
      at++
    }
  }
  return lines
}

function joined(a: Segment, b: Segment, between: string): Segment {
  return {
    text: a.text + between + b.text,
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    y: a.y,
    size: Math.max(a.size, b.size),
    pieces: [...a.pieces, ...b.pieces],
  }
}

const toPieces = (row: readonly Segment[]): Segment[] =>
  row.flatMap((segment) => segment.pieces.map((piece) => ({ ...segment, ...piece, pieces: [piece] })))

/** Segments side by side; a zone may hold columns whose baselines differ by a hair. */
function groupRows(zone: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of zone.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const same = row && Math.abs(row[0]!.y - segment.y) < 0.3 * Math.min(row[0]!.size, segment.size)
    if (row && same && row.every((each) => each.x1 <= segment.x0 + 1 || each.x0 >= segment.x1 - 1)) row.push(segment)
    else rows.push([segment])
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0))
}

/** '1.1' in the margin and its text are one line; a row of three or more pieces is a table with numbered rows. */
function joinMarker(row: Segment[]): Segment[] {
  const [first, second, third] = row
  if (!first || !second || !isOnlyMarker(first.text)) return row
  if (second.x0 - first.x1 > 8 * second.size) return row
  if (third && isOnlyMarker(second.text) && row.length === 3) return [joined(joined(first, second, ' '), third, ' ')]
  return third ? row : [joined(first, second, ' ')]
}

/** Justified text whose words were pulled far apart is still one line: single words with gaps all alike. */
function joinStretched(row: Segment[]): Segment[] {
  if (row.length < 3) return row
  const gaps = row.slice(1).map((each, i) => each.x0 - row[i]!.x1)
  const words = row.reduce((sum, each) => sum + each.text.split(' ').length, 0)
  if (Math.max(...gaps) > Math.min(...gaps) * 1.3 || words > row.length * 1.5) return row
  if (Math.max(...gaps) > 3 * row[0]!.size) return row
  return [row.reduce((a, b) => joined(a, b, ' '))]
}

type Span = [from: number, to: number]

/** The rows of the table around row `at`: they share at least one gap that no row of it crosses. */
function tableFrom(rows: readonly Segment[][], at: number, free: number): { start: number; end: number } {
  let gaps = gapsOf(rows[at]!)
  let lastFull = at
  let reach = at + 1
  for (; reach < rows.length; reach++) {
    const row = rows[reach]!
    // A single piece may be a line of a cell, above or below the middle of its row: it must not be far.
    if (row[0]!.y - rows[reach - 1]![0]!.y > (row.length === 1 ? 3 : 5) * row[0]!.size) break
    const shared = gaps.flatMap((gap) => without(gap, row))
    if (shared.length === 0) break
    const sides = bothSides(row, shared, rows.slice(at, reach))
    if (row.length > 1 && !sides) break
    gaps = shared
    if (sides) lastFull = reach
  }
  // Lines after the last full row: cells go on in any column but the first, where a new paragraph may begin.
  let end = lastFull + 1
  while (end < reach && rows[end]![0]!.x0 > gaps[0]![0] && isClose(rows[end - 1]!, rows[end]!)) end++
  // Rows above whose cells stand too close to be told from words, until the gap of this table shows them.
  let start = at
  for (let above = at - 1; above >= free; above--) {
    const row = rows[above]!
    const shared = gaps.flatMap((gap) => without(gap, row))
    const sides = joinMarker(row).length === row.length && bothSides(row, shared, rows.slice(above + 1, at + 1))
    const step = rows[above + 1]![0]!.y - row[0]!.y
    if (shared.length === 0 || step > 2.2 * row[0]!.size || !(sides || row[0]!.x0 > gaps[0]![0])) break
    gaps = shared
    if (sides || (above === start - 1 && isClose(row, rows[start]!))) start = above
  }
  return { start, end }
}

const gapsOf = (row: readonly Segment[]): Span[] => row.slice(1).map((each, i) => [row[i]!.x1, each.x0])

/**
 * Whether a row has cells on both sides of one of the gaps. In a single segment the gap may be one between words: its
 * pieces count only where they are few and one of them is in line with a cell of the rows that are known.
 */
function bothSides(row: readonly Segment[], gaps: readonly Span[], known: readonly Segment[][]): boolean {
  const pieces = row.flatMap((segment) => segment.pieces)
  const beyond = (gap: Span) => pieces.filter((each) => each.x0 >= gap[1] - 1)
  const open = gaps.filter((gap) => pieces.some((each) => each.x1 <= gap[0] + 1) && beyond(gap).length > 0)
  if (row.length > 1) return open.length > 0
  if (pieces.length > gaps.length + 1) return false
  const cells = known.flat().flatMap((segment) => segment.pieces)
  return open.some((gap) =>
    beyond(gap).some((piece) =>
      cells.some((cell) => near(cell.x0, piece.x0) || (isFigure(piece.text) && near(cell.x1, piece.x1))),
    ),
  )
}

// Figures are often set flush right; words that end together only share the margin of a paragraph.
const isFigure = (text: string) => /^(\p{Sc}|Rs\.?|INR)?\s*[\d.,()%-]+$/u.test(text)
const near = (a: number, b: number) => Math.abs(a - b) < 2

/** What the pieces of a row leave of a gap. */
function without(gap: Span, row: readonly Segment[]): Span[] {
  let rest: Span[] = [gap]
  for (const { x0, x1 } of row.flatMap((segment) => segment.pieces)) {
    rest = rest.flatMap(([from, to]): Span[] =>
      x1 <= from || x0 >= to
        ? [[from, to]]
        : [
            [from, x0],
            [x1, to],
          ],
    )
  }
  return rest.filter(([from, to]) => to - from > 0.4 * row[0]!.size)
}

const isClose = (above: readonly Segment[], below: readonly Segment[]) =>
  below[0]!.y - above[0]!.y < 1.45 * below[0]!.size

/**
 * A line of prose with a wide gap in it (a blank to be filled in, 'dated      day of'): the gap is not very wide, or the
 * line stands among long lines of a paragraph. No other row shares the gap, so little speaks for a table.
 */
function isBlankInProse(rows: readonly Segment[][], at: number): boolean {
  const row = rows[at]!
  const size = row[0]!.size
  if (gapsOf(row).every(([from, to]) => to - from < 2 * size)) return true
  const width = Math.max(...rows.flat().map((each) => each.x1)) - row[0]!.x0
  if (row.at(-1)!.x1 - row[0]!.x0 < 0.6 * width) return false
  return [rows[at - 1], rows[at + 1]].some((other) => {
    if (!other || other.length > 1) return false
    const { x0, x1, y } = other[0]!
    return Math.abs(y - row[0]!.y) < 1.6 * size && Math.abs(x0 - row[0]!.x0) < 3 && x1 - x0 > 0.6 * width
  })
}
