import { joinHyphen } from './hyphens.ts'
import type { Line } from './line.ts'
import type { Segment } from './rows.ts'

interface Cell {
  x0: number
  x1: number
}

/**
 * Reads the lines of a table as rows, the cells separated by tabs. Lines of one cell are put together: a new row
 * begins where clearly more space is left than between the lines of a cell (cells may be set at the top or the middle
 * of their row); where no space tells, with a line that fills most columns; and where lines end on purpose side by
 * side, as in a block of signatures.
 */
export function toTableLines(rows: readonly Segment[][]): Line[] {
  const columns = columnsOf(rows)
  const gaps = rows.map((_, i) => gapAbove(rows, i))
  const inner = gaps.slice(1)
  const least = Math.max(0, Math.min(...inner, Number.POSITIVE_INFINITY))
  const wide = Math.max(0.33, least * 1.5)
  const spaced = inner.some((gap) => gap > wide)
  const lines: Line[] = []
  let open: Segment[][] = []
  const close = () => {
    if (open.length > 0) lines.push(toLine(open, columns))
    open = []
  }
  for (const [i, row] of rows.entries()) {
    const startsRow = spaced ? gaps[i]! > wide : filled(row, columns) > columns.length / 2 && !goesOn(row)
    if (startsRow || (i > 0 && endsOnPurpose(rows[i - 1]!, row, columns))) close()
    open.push(row)
  }
  close()
  return lines
}

/** White space above a row in font sizes, below the lowest of the rows before it that are near. */
function gapAbove(rows: readonly Segment[][], at: number): number {
  if (at === 0) return Number.POSITIVE_INFINITY
  const row = rows[at]!
  const size = Math.max(...row.map((each) => each.size))
  const bottom = Math.max(...rows.slice(Math.max(0, at - 3), at).map((above) => above[0]!.y + 0.22 * above[0]!.size))
  return (row[0]!.y - 0.75 * size - bottom) / size
}

const filled = (row: readonly Segment[], columns: readonly Cell[]) =>
  new Set(row.map((segment) => columnAt(columns, segment))).size

/** Every cell begins in mid-sentence. */
const goesOn = (row: readonly Segment[]) => row.every((each) => /^\p{Ll}/u.test(each.text))

/** Both rows fill all columns, and a line above had room for the first word below it: no cell goes on there. */
function endsOnPurpose(above: readonly Segment[], below: readonly Segment[], columns: readonly Cell[]): boolean {
  if (filled(above, columns) < columns.length || filled(below, columns) < columns.length) return false
  if ([...above, ...below].some((each) => /^[_.…]{4,}$/.test(each.text))) return true
  if (below.some((each) => /^\p{Ll}/u.test(each.text))) return false
  return below.some((each) => {
    const at = columnAt(columns, each)
    const over = above.find((other) => columnAt(columns, other) === at)
    const word = /^\S+/.exec(each.text)![0].length + 1
    const width = (word * (each.x1 - each.x0)) / each.text.length
    return over !== undefined && over.x1 + width * 1.1 < columns[at]!.x1
  })
}

/** The bands of x that hold text, separated by the gaps that no row crosses. */
function columnsOf(rows: readonly Segment[][]): Cell[] {
  const columns: Cell[] = []
  for (const { x0, x1, size } of rows.flat().toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1)
    if (last && x0 < last.x1 + 0.4 * size) last.x1 = Math.max(last.x1, x1)
    else columns.push({ x0, x1 })
  }
  return columns
}

const columnAt = (columns: readonly Cell[], segment: Segment) =>
  Math.max(
    0,
    columns.findIndex((column) => segment.x0 <= column.x1),
  )

function toLine(rows: readonly Segment[][], columns: readonly Cell[]): Line {
  const cells = columns.map(() => '')
  for (const segment of rows.flat()) {
    const at = columnAt(columns, segment)
    cells[at] = cells[at] === '' ? segment.text : joinHyphen(cells[at]!, segment.text)
  }
  const all = rows.flat()
  return {
    text: cells.join('\t').trimEnd(),
    x0: Math.min(...all.map((each) => each.x0)),
    x1: Math.max(...all.map((each) => each.x1)),
    y: rows.at(-1)![0]!.y,
    size: Math.max(...all.map((each) => each.size)),
    pieces: [],
    table: true,
  }
}
