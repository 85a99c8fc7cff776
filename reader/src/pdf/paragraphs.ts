import { joinHyphen, type Vocabulary } from './hyphens.ts'
import type { Line } from './line.ts'
import { startsClause, startsWithMarker } from './markers.ts'

/** A paragraph of a zone, and what is needed to tell whether it goes on in the next zone or page. */
export interface Paragraph {
  text: string
  /** stands close below the paragraph before: one line end, not a blank line */
  close: boolean
  table: boolean
  size: number
  /** its last line reaches the right edge */
  endsFull: boolean
  lines: number
}

/**
 * Puts the lines of one zone into paragraphs.
 * @param edge how far to the right lines reach elsewhere in the document, where the zone is as wide as the page
 */
export function toParagraphs(lines: readonly Line[], vocabulary: Vocabulary, edge = 0): Paragraph[] {
  const right = Math.max(edge, rightEdge(lines))
  const leading = usualLeading(lines)
  const paragraphs: Paragraph[] = []
  let open: Line[] = []
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    const reason = before && open.length > 0 ? breakBetween(open, before, line, right, leading) : 'gap'
    const last = paragraphs.at(-1)
    if (reason === undefined && last) {
      last.text = joinHyphen(last.text, line.text, vocabulary)
      last.lines++
      last.endsFull = isFull(line, right)
      open.push(line)
      continue
    }
    const close = last !== undefined && isClose(last, line, reason)
    paragraphs.push({
      text: line.text,
      close,
      table: line.table,
      size: line.size,
      endsFull: isFull(line, right),
      lines: 1,
    })
    open = [line]
  }
  return paragraphs
}

/** Rows of a table, short lines (addresses, signatures) and lines that break off in mid-sentence stay close together. */
function isClose(last: Paragraph, line: Line, reason: Break | undefined): boolean {
  if (line.table && last.table) return true
  if (reason !== 'short') return false
  return (last.lines === 1 && last.text.length < 100) || !/[.;:!?]["”’')\]]*$/.test(last.text)
}

type Break = 'gap' | 'size' | 'table' | 'clause' | 'indent' | 'short'

/** Why a new paragraph begins with `line`, or undefined where the last one goes on. */
function breakBetween(open: Line[], before: Line, line: Line, right: number, leading: number): Break | undefined {
  if (line.table || before.table) return 'table'
  const ratio = line.size / before.size
  if (ratio > 1.15 || ratio < 0.87) return 'size'
  const short = couldHaveTaken(before, line, right)
  const goesOn = !short && !/[.;:!?]["”’')\]]*$/.test(before.text) && /^[\p{Ll}]/u.test(line.text)
  const pitch = (line.y - before.y) / Math.max(line.size, before.size)
  if (pitch > leading * 1.22 && !(goesOn && pitch < Math.max(3, leading * 1.6))) return 'gap'
  if (pitch < -0.5) return goesOn ? undefined : 'gap'
  if (startsClause(line.text) && opensClause(before, line, short)) return 'clause'
  if (isIndented(open, line, short || !goesOn)) return 'indent'
  return short ? 'short' : undefined
}

/** A reference cut by the line end ('as set out in Section / 5.1 Payment') is no new clause. */
function opensClause(before: Line, line: Line, short: boolean): boolean {
  if (short || /[.;:,!?—–-]["”’')\]]*$/.test(before.text) || /\b(and|or)$/i.test(before.text)) return true
  return (
    Math.abs(line.x0 - before.x0) > 0.6 * line.size &&
    !/\b(section|clause|article|schedule|of|under|with|in|to)$/i.test(before.text)
  )
}

/** The left edge says that a paragraph begins: a first line set in, or a return from a hanging text to the margin. */
function isIndented(open: readonly Line[], line: Line, mayEnd: boolean): boolean {
  const tolerance = 0.7 * line.size
  const first = open[0]!
  if (open.length === 1) {
    const shift = line.x0 - first.x0
    if (Math.abs(shift) < tolerance) return false
    if (shift > 0) return !startsWithMarker(first.text) && mayEnd // hanging text, or a new first line set in
    return mayEnd && shift < -6 * line.size
  }
  const body = open[1]!.x0
  return Math.abs(line.x0 - body) > tolerance && mayEnd
}

/** Whether the line before had room for this line's first word: then it was ended on purpose. */
function couldHaveTaken(before: Line, line: Line, right: number): boolean {
  const goesOn = /^\p{Ll}/u.test(line.text) && !/[.;:!?]["”’')\]]*$/.test(before.text)
  if (goesOn && /\p{L}[-\u2010]$/u.test(before.text)) return false
  const word = /^\S+/.exec(line.text)?.[0] ?? ''
  const perLetter = (line.x1 - line.x0) / Math.max(1, line.text.length)
  // In mid-sentence only much room counts: lines may be uneven.
  const needed = Math.max((word.length + 1) * perLetter * 1.05, goesOn ? 0.3 * (right - before.x0) : 0)
  return before.x1 + needed + 0.3 * line.size < right
}

const isFull = (line: Line, right: number) => right - line.x1 < 8 * line.size

/** The edge that full lines reach: one stray line that sticks out does not count where there are many. */
export function rightEdge(lines: readonly Line[]): number {
  const ends = lines
    .filter((line) => !line.table)
    .map((line) => line.x1)
    .sort((a, b) => a - b)
  const all = ends.length > 0 ? ends : lines.map((line) => line.x1)
  return all[Math.max(0, all.length - 1 - Math.floor(all.length / 12))] ?? 0
}

/** The commonest distance of baselines, in font sizes; of two equally common ones the smaller. */
function usualLeading(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    if (!before || line.table || before.table) continue
    const pitch = Math.round(((line.y - before.y) / Math.max(line.size, before.size)) * 20) / 20
    if (pitch > 0.8 && pitch < 3.2) counts.set(pitch, (counts.get(pitch) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  const common = [...counts].filter(([, count]) => count >= Math.max(2, most * 0.6)).map(([pitch]) => pitch)
  return common.length > 0 ? Math.min(...common) : 1.3
}
