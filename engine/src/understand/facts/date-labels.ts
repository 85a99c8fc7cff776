import { type NormalText, originalSpan, type Span } from '../../grammar/normalize.ts'
import { words } from '../../language/en.ts'

const { facts } = words

/** What the words before a date say that it is, the nearest last; each reaches up to the date. */
const told: readonly (readonly [RegExp, string])[] = [
  [/\b(?:born|(?:date of )?birth)\b[^.;]{0,20}$/, facts.birth],
  [/\bincorporated\b[^.;]{0,20}$/, facts.incorporation],
  [/\b(?:join(?:s|ing)?|report for (?:work|duty))\b[^.;]{0,30}$/, facts.joining],
  [
    /\b(?:instal?ments?|payable|paid|pays?|repay\w*|repaid|lends?|lent|disburs\w+|falls? due|(?<!falling )due)\b[^.;]{0,45}$/,
    facts.payment,
  ],
  [
    /\b(?:deliver(?:s|ed|y|ies)?|complet(?:e|ed|es|ion)|hand(?:ed)? over|handover|possession)\b[^.;]{0,45}$/,
    facts.delivery,
  ],
  [/\b(?:by|before|(?:not|no) later than|till|until)(?: the)? $/, facts.deadline],
]

/** What a row of a table says before its date; longer is no name. */
const LONGEST = 90

/** What a date is the date of: what its row of a table is about, or what its sentence says; null where neither tells. */
export function labelOfDate(text: NormalText, date: Span): string | null {
  const row = rowBefore(text, date)
  if (row !== null) return row
  const before = text.norm.slice(Math.max(0, date.start - 90), date.start)
  const sentence = before.slice(before.search(/[^.;]*$/))
  return told.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}

/** Where the row begins in which a date has a cell of its own, in the normalised text; null where it has none. */
export function rowStart(text: NormalText, date: Span): number | null {
  const { start, end } = originalSpan(text, date)
  const from = text.original.lastIndexOf('\n', start - 1) + 1
  const isCell = /[\t|]\s*$/.test(text.original.slice(from, start)) && CELL_ENDS.test(text.original.slice(end, end + 4))
  return isCell ? (text.toNorm[from] ?? null) : null
}
const CELL_ENDS = /^\s*(?:[\t|\n\r]|$)/

/** The first cell of the row in which a date has a cell of its own. */
function rowBefore(text: NormalText, date: Span): string | null {
  const { original } = text
  const { start, end } = originalSpan(text, date)
  const from = original.lastIndexOf('\n', start - 1) + 1
  const before = original.slice(from, start)
  const after = original.slice(end, end + 4)
  if (!/[\t|]\s*$/.test(before) || !CELL_ENDS.test(after)) return null
  const cell = before
    .split(/[\t|]/)
    .map((each) => each.trim())
    .find((each) => each !== '')
  return cell === undefined || cell.length > LONGEST || !/[a-z]{3}/i.test(cell) || /^date\b/i.test(cell)
    ? null
    : whole(cell)
}

/** Words that no name ends with: the cell went on in the next line, which the text has elsewhere. */
const HANGS = /,?\s+(?:and|or|of|the|in|with|for|to|a|an|by|on|at|from|under|per|as|&)$/i

/** 'Manual for drivers, in English and' is told as far as it is whole: 'Manual for drivers'. */
function whole(cell: string): string {
  if (!HANGS.test(cell)) return cell
  const comma = cell.lastIndexOf(',')
  let kept = comma > 8 ? cell.slice(0, comma) : cell
  while (HANGS.test(kept)) kept = kept.replace(HANGS, '')
  return kept
}
