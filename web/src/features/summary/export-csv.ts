import Papa from 'papaparse'
import type { TableRows } from './table-rows.ts'

/** Words of the table's head and of its kinds of row. */
export interface CsvWords {
  head: Record<'kind' | 'what' | 'value' | 'party' | 'due' | 'clause' | 'page' | 'words', string>
  kinds: Record<'date' | 'money' | 'duty', string>
}

/**
 * The three tables as one (RFC 4180), with a mark in front by which Excel knows UTF-8. What a spreadsheet would take for a
 * formula gets an apostrophe in front: the words come from a contract that somebody else wrote.
 */
export function tablesAsCsv({ dates, money, duties }: TableRows, { head, kinds }: CsvWords): string {
  const flat = (words: string) => words.replace(/\s+/g, ' ').trim()
  const rows = [
    ...dates.map((row) => [kinds.date, row.what, row.iso ?? row.date, '', '', row.clause, row.page, flat(row.quote)]),
    ...money.map((row) => [kinds.money, row.what, row.sum, '', '', row.clause, row.page, flat(row.quote)]),
    ...duties.map((row) => [kinds.duty, '', '', row.party, row.due, row.clause, '', flat(row.quote)]),
  ]
  const fields = [head.kind, head.what, head.value, head.party, head.due, head.clause, head.page, head.words]
  return `\ufeff${Papa.unparse({ fields, data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`
}
