import type { Run } from './run.ts'

/** Words that stand together on one baseline, up to a wide gap. */
export interface Segment {
  text: string
  x0: number
  x1: number
  y: number
  size: number
  /** the parts between gaps that are wider than a space: in a table they may be cells of their own */
  pieces: Piece[]
}

interface Piece {
  text: string
  x0: number
  x1: number
}

/** A gap this wide (in font sizes) may be the edge of a column or cell; the space between words rarely is. */
const WIDE = 1.2
/** A gap this wide is a space. */
const SPACE = 0.15
/** A gap this wide is more than one space. */
const LOOSE = 0.45
/** How much wider gaps are where a space is as wide as a letter. */
const TYPEWRITER = 1.75

interface Row {
  y: number
  size: number
  runs: Run[]
}

/** Puts the runs of a page into segments, top to bottom, left to right. Raised and lowered letters join their line. */
export function toSegments(runs: readonly Run[]): Segment[] {
  const rows = toRows(runs)
  rows.sort((a, b) => a.y - b.y)
  const spread = isTypewritten(runs) ? TYPEWRITER : 1
  return rows.flatMap((row) => splitRow(row, spread))
}

/** Letters all of one width, as on a typewriter: one space is as wide as a letter, and gaps mean less. */
function isTypewritten(runs: readonly Run[]): boolean {
  const widths = runs.filter((run) => run.text.length > 4).map((run) => (run.x1 - run.x0) / run.text.length / run.size)
  if (widths.length < 5) return false
  widths.sort((a, b) => a - b)
  const at = (share: number) => widths[Math.floor(widths.length * share)]!
  return at(0.9) - at(0.1) < 0.01
}

function toRows(runs: readonly Run[]): Row[] {
  const rows: Row[] = []
  // Rows by their height in steps of 8 points, so that a page of very many runs stays quick.
  const shelf = new Map<number, Row[]>()
  const near = (y: number) => {
    const step = Math.floor(y / 8)
    return [step - 2, step - 1, step, step + 1, step + 2].flatMap((at) => shelf.get(at) ?? [])
  }
  // Large letters first: small ones beside them may be raised, and a row takes its baseline from the large.
  for (const run of runs.toSorted((a, b) => Math.round(b.size) - Math.round(a.size) || a.y - b.y)) {
    const candidates = near(run.y)
    const row = candidates.find((each) => sameBaseline(each, run)) ?? candidates.find((each) => isScript(each, run))
    if (row) {
      row.runs.push(run)
      continue
    }
    const fresh = { y: run.y, size: run.size, runs: [run] }
    rows.push(fresh)
    const step = Math.floor(run.y / 8)
    shelf.set(step, [...(shelf.get(step) ?? []), fresh])
  }
  return rows
}

const sameBaseline = (row: Row, run: Run) => Math.abs(row.y - run.y) < 0.25 * Math.min(row.size, run.size) + 0.5

/** A small run raised or lowered beside a word of the row. */
function isScript(row: Row, run: Run): boolean {
  if (run.size > row.size * 0.9) return false
  if (run.y < row.y - 0.7 * row.size || run.y > row.y + 0.35 * row.size) return false
  return row.runs.some(
    (each) => Math.abs(run.x0 - each.x1) < 0.35 * row.size || Math.abs(each.x0 - run.x1) < 0.25 * row.size,
  )
}

function splitRow(row: Row, spread: number): Segment[] {
  const segments: Segment[] = []
  let last: Run | undefined
  for (const run of row.runs.sort((a, b) => a.x0 - b.x0)) {
    if (last && isDoubled(last, run)) continue
    const segment = segments.at(-1)
    const gap = last ? run.x0 - last.x1 : 0
    const size = Math.max(row.size, run.size)
    if (!segment || !last || gap > WIDE * spread * size) {
      const piece = { text: run.text, x0: run.x0, x1: run.x1 }
      segments.push({ ...piece, y: row.y, size: run.size, pieces: [piece] })
    } else {
      const spaced = gap > SPACE * size || (run.spaceBefore && gap > -0.5 * size)
      const shown = isNoteMark(segment, run, row) ? `[${run.text}]` : run.text
      const text = spaced ? ` ${shown}` : shown
      segment.text += text
      addPiece(segment, { text, x0: run.x0, x1: run.x1 }, gap > LOOSE * spread * size)
      segment.x1 = Math.max(segment.x1, run.x1)
      segment.size = Math.max(segment.size, run.size)
    }
    if (!last || run.x1 > last.x1) last = run
  }
  return segments
}

/** The mark of a footnote behind a figure: 'Rs. 50,000' with a raised 1 must not become 500,001. */
const isNoteMark = (segment: Segment, run: Run, row: Row) =>
  /^\d{1,2}$/.test(run.text) && /\d$/.test(segment.text) && run.size < row.size * 0.9 && run.y < row.y - 0.15 * row.size

function addPiece(segment: Segment, piece: Piece, apart: boolean): void {
  const last = segment.pieces.at(-1)!
  if (apart) segment.pieces.push({ ...piece, text: piece.text.trim() })
  else
    segment.pieces[segment.pieces.length - 1] = {
      ...last,
      text: last.text + piece.text,
      x1: Math.max(last.x1, piece.x1),
    }
}

/** Bold that is printed by setting the same letters twice, a little apart. */
const isDoubled = (a: Run, b: Run) =>
  a.text === b.text && Math.abs(a.x0 - b.x0) < 0.2 * b.size && Math.abs(a.y - b.y) < 1
