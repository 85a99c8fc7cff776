import { isOnlyMarker } from './markers.ts'
import type { Segment } from './rows.ts'
import { toTableLines } from './tables.ts'

/** A line of a zone in reading order; a line of a table is a whole row, its cells separated by tabs. */
export interface Line extends Segment {
  table: boolean
}

/** Turns the segments of a zone into its lines: numbers in the margin join their line, cells become rows of a table. */
export function toLines(zone: readonly Segment[]): Line[] {
  const rows = groupRows(zone).map(joinMarker).map(joinStretched)
  const lines: Line[] = []
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]!
    const table = row.length > 1 ? tableFrom(rows, at) : undefined
    if (table && (table.length > 1 || !isBlankInProse(rows, at))) {
      lines.push(...toTableLines(table))
      at += table.length
    } else {
      lines.push({ ...row.reduce((a, b) => joined(a, b, ' ')), table: false })
      at++
    }
  }
  return lines
}

export function joined(a: Segment, b: Segment, between: string): Segment {
  return {
    text: a.text + between + b.text,
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    y: a.y,
    size: Math.max(a.size, b.size),
  }
}

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

/** The rows of a table that begins at `start`: they share at least one gap that no row of it crosses. */
function tableFrom(rows: readonly Segment[][], start: number): Segment[][] {
  let gaps = gapsOf(rows[start]!)
  let end = start + 1
  let lastFull = start
  for (; end < rows.length; end++) {
    const row = rows[end]!
    const pitch = row[0]!.y - rows[end - 1]![0]!.y
    if (pitch > 4 * row[0]!.size) break
    // A single piece belongs to the table only as the next line of a cell, close below.
    if (row.length === 1 && pitch > 1.45 * row[0]!.size) break
    const shared = gaps.flatMap((gap) => without(gap, row))
    if (
      shared.length === 0 ||
      (row.length > 1 && !gapsOf(row).some((gap) => shared.some((each) => overlap(gap, each) > 2)))
    )
      break
    gaps = shared
    if (row.length > 1) lastFull = end
  }
  // Lines after the last full row: cells go on in any column but the first, where a new paragraph may begin.
  let last = lastFull + 1
  while (last < end && rows[last]![0]!.x0 > gaps[0]![0]) last++
  return rows.slice(start, last)
}

const gapsOf = (row: readonly Segment[]): Span[] => row.slice(1).map((each, i) => [row[i]!.x1, each.x0])
const overlap = (a: Span, b: Span) => Math.min(a[1], b[1]) - Math.max(a[0], b[0])

/** What a row leaves of a gap. */
function without(gap: Span, row: readonly Segment[]): Span[] {
  let rest: Span[] = [gap]
  for (const { x0, x1 } of row) {
    rest = rest.flatMap(([from, to]): Span[] => {
      if (x1 <= from || x0 >= to) return [[from, to]]
      const parts: Span[] = [
        [from, x0],
        [x1, to],
      ]
      return parts
    })
  }
  return rest.filter(([from, to]) => to - from > 3)
}

/** A blank to be filled in ('dated      day of') within a paragraph: the line is as wide as its neighbours. */
function isBlankInProse(rows: readonly Segment[][], at: number): boolean {
  const row = rows[at]!
  const neighbours = [rows[at - 1], rows[at + 1]].filter((each) => each !== undefined)
  return neighbours.some((other) => {
    const close = Math.abs(other[0]!.y - row[0]!.y) < 2.2 * row[0]!.size
    const sameLeft = Math.abs(other[0]!.x0 - row[0]!.x0) < 3
    return other.length === 1 && close && sameLeft && Math.abs(other[0]!.x1 - row.at(-1)!.x1) < 0.05 * row.at(-1)!.x1
  })
}
