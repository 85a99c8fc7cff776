import type { Segment } from '../rows.ts'

/** A part of a page that is read from top to bottom before the next one begins. */
export interface Zone {
  segments: Segment[]
  /** one of several columns, narrower than the page */
  column: boolean
}

/** A page with more pieces than this is a drawing, not prose: it is read in rows. */
export const MOST_SEGMENTS = 3000
/** Points between two columns at least, and in font sizes where print is small. */
const GUTTER = 7
const NARROW = 0.8

/**
 * Cuts a page into zones in reading order: a heading across the page, then the left column, then the right one, and
 * so on; columns may begin and end anywhere on the page. A table is no pair of columns: its rows start side by side.
 * @param known gutters (x, points) of other pages: there a short last column counts as one
 */
export function toZones(segments: Segment[], known: readonly number[] = [], depth = 0): Zone[] {
  const gutter = depth > 2 ? undefined : findGutter(segments, known)
  if (gutter === undefined) return segments.length > 0 ? [{ segments, column: depth > 0 }] : []
  const zones: Zone[] = []
  let loose: Zone | undefined // ordinary rows stay together, so that tables and paragraphs stay whole
  for (const band of bandsAt(segments, gutter)) {
    if (isColumns(band, gutter, known)) {
      const [left, right] = sides(band, gutter)
      zones.push(...toZones(left, known, depth + 1), ...toZones(right, known, depth + 1))
      loose = undefined
    } else if (loose) {
      loose.segments.push(...band)
    } else {
      loose = { segments: [...band], column: depth > 0 }
      zones.push(loose)
    }
  }
  return zones
}

/** The gutter of a page (x in points), where most lines stand in columns beside it. */
export function findGutter(segments: readonly Segment[], known: readonly number[] = []): number | undefined {
  if (segments.length < 6 || segments.length > MOST_SEGMENTS) return undefined
  const left = Math.min(...segments.map((each) => each.x0))
  const right = Math.max(...segments.map((each) => each.x1))
  const edges = segments.flatMap(({ x0, x1 }) => [x0, x1]).sort((a, b) => a - b)
  let best = 0
  let from = 0
  let to = 0
  let passed = 0
  let lines = 0
  for (let x = left + (right - left) * 0.2; x < right - (right - left) * 0.2; x += 2) {
    const before = passed
    while (edges[passed]! < x) passed++
    // where no segment begins or ends in between, the page is cut as it was at the last x
    if (passed > before || edges[passed] === x || known.length > 0 || before === 0) {
      lines = 0
      for (const band of bandsAt(segments, x)) if (isColumns(band, x, known)) lines += band.length
    }
    if (lines > best) {
      best = lines
      from = x
      to = x
    } else if (lines === best && x - to < 3) {
      to = x // still the same gutter, not the next of three columns
    }
  }
  return best > 0 ? (from + to) / 2 : undefined
}

/** The page cut wherever a segment crosses x: stretches without a crossing, and stretches of crossings, in turn. */
function bandsAt(segments: readonly Segment[], x: number): Segment[][] {
  const bands: Segment[][] = []
  let crossing: boolean | undefined
  for (const segment of segments) {
    const crosses = segment.x0 < x && segment.x1 > x
    if (crosses !== crossing) bands.push([])
    crossing = crosses
    bands.at(-1)!.push(segment)
  }
  return bands
}

const sides = (band: Segment[], x: number): [Segment[], Segment[]] => [
  band.filter((each) => each.x1 <= x),
  band.filter((each) => each.x0 >= x),
]

function isColumns(band: Segment[], x: number, known: readonly number[]): boolean {
  const [first] = band
  if (!first || band.length < 4 || (first.x0 < x && first.x1 > x)) return false
  const [left, right] = sides(band, x)
  const isKnown = known.some((each) => Math.abs(each - x) < 15)
  if (left.length < 3 || right.length < (isKnown ? 1 : 3)) return false
  if (left.length + right.length !== band.length) return false
  const [l, r] = [extent(left), extent(right)]
  if (r.x0 - l.x1 < Math.min(GUTTER, first.size * NARROW) || l.x1 - l.x0 < 80 || r.x1 - r.x0 < (isKnown ? 20 : 80))
    return false
  const overlap = Math.min(l.bottom, r.bottom) - Math.max(l.top, r.top)
  const shorter = Math.min(l.bottom - l.top, r.bottom - r.top)
  if (overlap < shorter * 0.5) return false
  return !isTable(left, right) && isFlow(left, l) && (isKnown || isFlow(right, r))
}

function extent(lines: readonly Segment[]) {
  return {
    x0: Math.min(...lines.map((each) => each.x0)),
    x1: Math.max(...lines.map((each) => each.x1)),
    top: Math.min(...lines.map((each) => each.y - each.size)),
    bottom: Math.max(...lines.map((each) => each.y)),
  }
}

/** Running text, or columns of it again: two of three columns. */
const isFlow = (lines: readonly Segment[], extent: { x0: number; x1: number }) =>
  isProse(lines, extent) || (lines.length < 500 && extent.x1 - extent.x0 > 180 && findGutter(lines) !== undefined)

/** Lines that fill their column, as running text does. */
function isProse(lines: readonly Segment[], { x0, x1 }: { x0: number; x1: number }): boolean {
  const middle = lines.toSorted((a, b) => a.x1 - a.x0 - (b.x1 - b.x0))[Math.floor(lines.length / 2)]!
  const letters = lines.reduce((sum, each) => sum + each.text.length, 0) / lines.length
  return middle.x1 - middle.x0 > (x1 - x0) * 0.55 && letters > 15
}

/** Cells side by side pause together at the end of each row; columns of running text pause each for itself. */
function isTable(left: readonly Segment[], right: readonly Segment[]): boolean {
  if (countsOn(left, right)) return false
  const pitches = [left, right].flatMap((side) => pitchesOf(side)).sort((a, b) => a - b)
  const pause = (pitches[Math.floor(pitches.length / 4)] ?? 0) * 1.25
  const pauses = (side: readonly Segment[]) => stepsOf(side).filter((step) => step > pause).length
  const both = pauses([...left, ...right].sort((a, b) => a.y - b.y))
  const [fewer, more] = [pauses(left), pauses(right)].sort((a, b) => a - b) as [number, number]
  return (both >= 3 && both >= fewer * 0.7) || (both === 2 && both >= more)
}

/** Whether clauses are counted down the left side and on from there down the right one: rows are not counted so. */
function countsOn(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [before, after] = [left, right].map((side) =>
    side.flatMap(({ text }) => /^\(?(\d{1,2})[.)] ?\p{L}/u.exec(text)?.[1] ?? []).map(Number),
  ) as [number[], number[]]
  return before.length > 1 && after.length > 0 && Math.min(...after) === Math.max(...before) + 1
}

const stepsOf = (side: readonly Segment[]) =>
  side
    .slice(1)
    .map((each, i) => each.y - side[i]!.y)
    .filter((step) => step > 2)

/** So many segments further on the line below one is looked for: more than stand side by side. */
const NEXT = 8

/** From each line to the one below it: of two columns whose lines do not stand on one level, the steps tell less. */
function pitchesOf(side: readonly Segment[]): number[] {
  return side.flatMap(({ x0, x1, y }, i) => {
    const below = side.slice(i + 1, i + 1 + NEXT).find((other) => other.y - y > 2 && other.x0 < x1 && other.x1 > x0)
    return below ? [below.y - y] : []
  })
}
