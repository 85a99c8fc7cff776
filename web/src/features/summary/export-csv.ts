import Papa from 'papaparse'
import type { DateRow, MoneyRow, TableRows } from './table-rows.ts'

/** Words of the table's head and of its kinds of row. */
export interface CsvWords {
  head: Record<'kind' | 'what' | 'value' | 'party' | 'due' | 'clause' | 'page' | 'words' | 'byHand', string>
  kinds: Record<'date' | 'money' | 'duty', string>
  /** of a figure that was put right by hand */
  byHand: (asRead: string) => string
}

/**
 * The three tables as one (RFC 4180), with a mark in front by which Excel knows UTF-8. What a spreadsheet would take for a
 * formula gets an apostrophe in front: the words come from a contract that somebody else wrote.
 */
export function tablesAsCsv({ dates, money, duties }: TableRows, { head, kinds, byHand }: CsvWords): string {
  const flat = (words: string) => words.replace(/\s+/g, ' ').trim()
  const hand = ({ asRead }: DateRow | MoneyRow) => (asRead === null ? '' : byHand(asRead))
  const placed = (row: DateRow | MoneyRow) => ['', '', row.clause, row.page, flat(row.quote), hand(row)]
  const rows = [
    ...dates.map((row) => [kinds.date, row.what, row.iso ?? row.date, ...placed(row)]),
    ...money.map((row) => [kinds.money, row.what, row.sum, ...placed(row)]),
    ...duties.map((row) => [kinds.duty, '', '', row.party, row.due, row.clause, '', flat(row.quote), '']),
  ]
  const { kind, what, value, party, due, clause, page, words } = head
  const fields = [kind, what, value, party, due, clause, page, words, head.byHand]
  return `\ufeff${Papa.unparse({ fields, data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`
}
