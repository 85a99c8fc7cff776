import { vocabularyOf } from '../hyphens.ts'
import type { Line } from '../line.ts'
import { toLines } from '../lines.ts'
import { startsWithMarker } from '../markers.ts'
import { toParagraphs } from '../paragraphs.ts'
import { toSegments } from '../rows.ts'
import type { Run } from '../run.ts'
import type { Grid } from './grids.ts'

/** A table read by its borders, row by row. */
export interface RuledTable {
  top: number
  bottom: number
  lines: Line[]
}

/**
 * Takes the tables out of a page whose cells hold more than a line: there the borders tell what belongs together, and
 * the heights of lines do not, since the lines of neighbouring cells need not stand on one level. Tables of single
 * lines, frames, and letter paper at the edges of a page are left to those who read by rows.
 */
export function takeRuledTables(
  runs: readonly Run[],
  grids: readonly Grid[],
  height: number,
): { runs: Run[]; tables: RuledTable[] } {
  let rest = [...runs]
  const tables: RuledTable[] = []
  for (const grid of grids) {
    if (grid.bottom < height * 0.15 || grid.top > height * 0.85) continue
    const inside = rest.filter((run) => isInside(run, grid))
    const rows = cellsOf(inside, grid)
    if (rows === undefined || !isTable(rows)) continue
    const lines = rows.flatMap((cells) => toLine(cells) ?? [])
    if (lines.length === 0) continue
    tables.push({ top: grid.top, bottom: grid.bottom, lines })
    const taken = new Set(inside)
    rest = rest.filter((run) => !taken.has(run))
  }
  return { runs: rest, tables: tables.sort((a, b) => a.top - b.top) }
}

const middleOf = ({ x0, x1 }: Run): number => (x0 + x1) / 2
const heightOf = ({ y, size }: Run): number => y - size * 0.3

const isInside = (run: Run, { x0, x1, top, bottom }: Grid): boolean =>
  middleOf(run) > x0 && middleOf(run) < x1 && heightOf(run) > top && heightOf(run) < bottom

/** The runs of each cell, row by row; none where words stand across a border: then it parts no cells. */
function cellsOf(runs: readonly Run[], { rows }: Grid): Run[][][] | undefined {
  const cells = rows.map(({ edges }) => edges.slice(1).map((): Run[] => []))
  for (const whole of runs) {
    const row = rows.findIndex(({ top, bottom }) => heightOf(whole) >= top && heightOf(whole) < bottom)
    const edges = rows[row]?.edges ?? []
    const parts = edges.reduce<Run[] | undefined>((parts, edge) => parts && partAt(parts, edge, runs), [whole])
    if (!parts) return undefined
    for (const run of parts) {
      const [top, column] = beginOf(rows, row, middleOf(run))
      cells[top]?.[column]?.push(run)
    }
  }
  return cells
}

/** The row and column in which a cell begins that holds this place: cells may go on over several rows. */
function beginOf(rows: Grid['rows'], row: number, x: number): [row: number, column: number] {
  const column = rows[row]?.edges.slice(1).findIndex((edge) => x < edge) ?? -1
  return rows[row]?.goesOn[column] ? beginOf(rows, row - 1, x) : [row, column]
}

/**
 * The last of these runs in two where it crosses a border: words of two cells come as one run where little room is
 * between them. Only where other runs begin behind that border, and one space alone can be the place.
 */
function partAt(parts: Run[], edge: number, all: readonly Run[]): Run[] | undefined {
  const run = parts.at(-1)!
  if (run.x0 >= edge - run.size * 0.5 || run.x1 <= edge + run.size * 0.5) return parts
  const behind = all.filter(({ x0 }) => x0 > edge - 1 && x0 < edge + run.size).map(({ x0 }) => x0)
  const start = behind.find((x0) => behind.filter((other) => Math.abs(other - x0) < 1).length > 1)
  if (start === undefined) return undefined
  const letter = (run.x1 - run.x0) / run.text.length
  const spaces = [...run.text.matchAll(/ /g)]
    .map(({ index }) => ({ index, off: Math.abs(run.x0 + (index + 1) * letter - start) / letter }))
    .sort((a, b) => a.off - b.off)
  const [best, next] = spaces
  if (!best || best.off > mostOff || (next && next.off - best.off < leastApart)) return undefined
  const left = { ...run, text: run.text.slice(0, best.index), x1: Math.min(edge, run.x0 + best.index * letter) }
  return [...parts.slice(0, -1), left, { ...run, text: run.text.slice(best.index + 1), x0: start }]
}

/** How many letters a space may be off from where it is looked for, since letters are not all as wide. */
const mostOff = 3
/** How many letters the next space must be further off. */
const leastApart = 2

/** Rows of two cells and more, one of which takes several lines. */
function isTable(rows: readonly Run[][][]): boolean {
  const full = rows.filter((cells) => cells.filter((cell) => cell.length > 0).length > 1)
  return full.length > 0 && full.some((cells) => cells.some((cell) => linesIn(cell) > 1))
}

const linesIn = (cell: readonly Run[]): number => {
  const heights = cell.map((run) => run.y).sort((a, b) => a - b)
  return heights.filter((y, i) => i === 0 || y - heights[i - 1]! > cell[0]!.size * 0.5).length
}

function toLine(cells: readonly Run[][]): Line | undefined {
  const all = cells.flat()
  if (all.length === 0) return undefined
  return {
    text: cells.map(cellText).join('\t').trimEnd(),
    x0: Math.min(...all.map((run) => run.x0)),
    x1: Math.max(...all.map((run) => run.x1)),
    y: Math.max(...all.map((run) => run.y)),
    size: Math.max(...all.map((run) => run.size)),
    pieces: [],
    table: true,
  }
}

/** Short cells are put on one line; the paragraphs of long ones, and items of lists, keep lines of their own. */
function cellText(cell: readonly Run[]): string {
  const lines = toLines(toSegments(cell))
  const paragraphs = toParagraphs(lines, vocabularyOf(lines.map((line) => line.text))).map(({ text }) => text)
  const long = paragraphs.reduce((sum, text) => sum + text.length, 0) > 300
  return paragraphs.reduce((whole, text) => {
    if (whole === '') return text
    return `${whole}${long || (text.length > 20 && startsWithMarker(text)) ? '\n' : ' '}${text}`
  }, '')
}
