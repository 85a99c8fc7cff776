import type { NormalText, Span } from './normalize.ts'

/** A line of particulars: 'Security deposit: ₹9,500', '7  Instalment amount  Rs. 15,500/-'. Positions are in the original. */
export interface Row extends Span {
  readonly label: string
  readonly value: string
}

/** Lines that are far longer are sentences. */
const LONGEST_LINE = 320
/** Most words of a label, and lines of particulars that stand together before they are read as such. */
const MOST_WORDS = 9
const TOGETHER = 3

/** What stands before a label: a bullet, or the number of the line with its dot, or in a column of its own. */
const NUMBERED = String.raw`[ \t|]*(?:[-•●▪*◦] ?|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)][ \t]*|\d{1,2}(?:[ \t]{2,}|\t+|[ \t]*\|[ \t]*))?`
const WITH_COLON = new RegExp(String.raw`^${NUMBERED}([\p{L}₹][^:\t|]{1,90}?)[ \t]*:-?[ \t]*(\S.*?)[ \t|]*$`, 'u')
const IN_COLUMNS = new RegExp(
  String.raw`^${NUMBERED}([\p{L}₹(](?:[^\t|:](?!\t|[ ]{2})){0,90}.?)(?:[ ]{2,}|[ ]*\t[ \t]*|[ ]*\|[ ]*)(\S.*?)[ \t|]*$`,
  'u',
)
/** A label is a name: what somebody shall do is a sentence with a colon in it. */
const SENTENCE = /\b(?:shall|must|will|may|is|are|has|have|agrees?|hereby|following|whereas|if|provided)\b|[.;]\s/i
/** Two on one line: 'Rent: ₹9,500   Duration: 11 months'. */
const APART = / {3,}|\t+/

/** The lines of particulars of a contract, as they stand; single ones only where a number is what they tell. */
export function rowsOf(text: NormalText): readonly Row[] {
  const rows: Row[] = []
  let group: Row[] = []
  let others = 0
  const close = (): void => {
    if (group.length >= TOGETHER) rows.push(...group)
    else rows.push(...group.filter(({ value }) => /^(?:rs\.?|inr|₹|\$|€|£)? ?\d/i.test(value)))
    group = []
    others = 0
  }
  let at = 0
  for (const line of text.read.split('\n')) {
    const own = rowsIn(line, at)
    if (own.length > 0) {
      group.push(...own)
      others = 0
    } else if (line.trim() !== '' && ++others > 1) close()
    at += line.length + 1
  }
  close()
  return rows
}

/** The line of particulars in which a place of the original stands; null where it is in a sentence. */
export const rowAt = (rows: readonly Row[], at: number): Row | null =>
  rows.find(({ start, end }) => start <= at && at < end) ?? null

function rowsIn(line: string, at: number): Row[] {
  if (line.length > LONGEST_LINE || line.trim() === '') return []
  const parts = line.split(APART)
  const several = parts.length > 1 && parts.every((part) => WITH_COLON.test(part))
  if (!several) return [rowIn(line, at)].filter((row) => row !== null)
  let from = 0
  return parts.flatMap((part) => {
    const start = line.indexOf(part, from)
    from = start + part.length
    const row = rowIn(part, at + start)
    return row === null ? [] : [row]
  })
}

function rowIn(line: string, at: number): Row | null {
  const match = WITH_COLON.exec(line) ?? IN_COLUMNS.exec(line)
  if (match === null) return null
  const label = match[1]!.trim()
  const value = match[2]!.trim()
  if (label.split(/\s+/).length > MOST_WORDS || SENTENCE.test(label) || !/[\p{L}\d]/u.test(value)) return null
  const start = line.indexOf(label)
  return { label, value, start: at + start, end: at + line.trimEnd().length }
}
