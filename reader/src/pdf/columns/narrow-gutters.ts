import type { Segment } from '../rows.ts'
import { MOST_SEGMENTS } from './columns.ts'

/** So many lines that pause at one place are columns; words of justified lines pause there by chance. */
const fewest = 6
/** In which share of the lines, from the first of them to the last, nothing stands in the gutter. */
const clean = 0.9
/** Fewer letters on either side are a number in the margin, or a cell. */
const leastLetters = 25
/** More pieces are a drawing, whatever they say. */
const mostPieces = 10_000
/** A place this near to one that was looked at, in points, tells nothing more. */
const step = 0.5
/** How much, in points, the places may differ at which lines of one column begin. */
const alike = 2

/**
 * Parts segments that reach over the gutter of narrow columns. Print of six points has gutters that are no wider than a
 * wide space of its own lines, so that one line alone does not tell; many, one below the other, do.
 */
export function partAtGutters(segments: readonly Segment[]): Segment[] {
  return narrowGutters(segments).reduce<Segment[]>(
    (parts, x) => parts.flatMap((segment) => partAt(segment, x)),
    [...segments],
  )
}

interface Gap {
  from: number
  to: number
  y: number
}

function narrowGutters(segments: readonly Segment[]): number[] {
  if (segments.length > MOST_SEGMENTS) return []
  if (segments.reduce((sum, { pieces }) => sum + pieces.length, 0) > mostPieces) return []
  // The lines of a column begin at one place, and end where they will.
  const gaps = segments.flatMap((segment) => gapsOf(segment)).sort((a, b) => a.to - b.to)
  const found: number[] = []
  let weighed = Number.NEGATIVE_INFINITY
  for (let first = 0; first + fewest <= gaps.length; first++) {
    const x = gaps[first]!.to
    if (gaps[first + fewest - 1]!.to - x > alike || (found.length > 0 && x - found.at(-1)! < 4)) continue
    if (x - weighed < step) continue
    weighed = x
    const here: Gap[] = []
    for (let i = first; i < gaps.length && gaps[i]!.to - x <= alike; i++) here.push(gaps[i]!)
    const [top, bottom] = [Math.min(...here.map(({ y }) => y)), Math.max(...here.map(({ y }) => y))]
    const between = segments.filter(({ y }) => y >= top && y <= bottom)
    const crossing = between.filter(({ pieces }) => pieces.some(({ x0, x1 }) => x0 < x - 1 && x1 > x + alike))
    if (crossing.length <= between.length * (1 - clean)) found.push(x)
  }
  return found
}

/** Gaps within a segment with running text on both sides. */
function gapsOf({ pieces, y }: Segment): Gap[] {
  let left = 0
  let right = pieces.reduce((sum, { text }) => sum + text.length, 0)
  return pieces.slice(1).flatMap((piece, i) => {
    left += pieces[i]!.text.length
    right -= pieces[i]!.text.length
    return Math.min(left, right) < leastLetters ? [] : [{ from: pieces[i]!.x1, to: piece.x0, y }]
  })
}

function partAt(segment: Segment, x: number): Segment[] {
  const at = segment.pieces.findIndex(
    (piece, i) => i > 0 && piece.x0 >= x - 1 && piece.x0 <= x + alike && segment.pieces[i - 1]!.x1 <= x,
  )
  if (at < 0) return [segment]
  const pieces = segment.pieces
  return [pieces.slice(0, at), pieces.slice(at)].map((part) => ({
    ...segment,
    text: part.map(({ text }) => text.trim()).join(' '),
    x0: part[0]!.x0,
    x1: Math.max(...part.map(({ x1 }) => x1)),
    pieces: part,
  }))
}
