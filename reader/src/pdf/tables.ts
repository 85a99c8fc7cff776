import { joinHyphen } from './hyphens.ts'
import type { Line } from './lines.ts'
import type { Segment } from './rows.ts'

interface Cell {
  x0: number
  x1: number
}

/**
 * Reads the lines of a table as rows, the cells separated by tabs. Lines of one cell are put together: a new row
 * begins where more space is left than between the lines of a cell, or, where no space tells, with every line that
 * fills most of the columns.
 */
export function toTableLines(rows: readonly Segment[][]): Line[] {
  const columns = columnsOf(rows)
  const pitches = rows.slice(1).map((row, i) => row[0]!.y - rows[i]![0]!.y)
  const tight = Math.min(...pitches, Number.POSITIVE_INFINITY)
  const spaced = pitches.some((pitch) => pitch > tight * 1.2)
  const lines: Line[] = []
  let open: Segment[][] = []
  const close = () => {
    if (open.length > 0) lines.push(toLine(open, columns))
    open = []
  }
  for (const [i, row] of rows.entries()) {
    const pitch = i > 0 ? pitches[i - 1]! : 0
    const filled = new Set(row.map((segment) => columnAt(columns, segment))).size
    const startsRow = spaced ? pitch > tight * 1.2 : filled > columns.length / 2
    if (startsRow) close()
    open.push(row)
  }
  close()
  return lines
}

/** The bands of x that hold text, separated by the gaps that no row crosses. */
function columnsOf(rows: readonly Segment[][]): Cell[] {
  const columns: Cell[] = []
  for (const { x0, x1 } of rows.flat().toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1)
    if (last && x0 < last.x1 + 2) last.x1 = Math.max(last.x1, x1)
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
    table: true,
  }
}
