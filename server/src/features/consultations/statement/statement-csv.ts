import { csvField } from '../../../lib/text/csv.ts'
import type { Statement } from './statement.ts'
import { words } from './statement-words.ts'

const indiaAheadMs = 5.5 * 3_600_000

/**
 * A moment by the clock of India: what was worked there after midnight counts to that day and, at its end, to that month, as in
 * the PDF. Written as spreadsheets know a time; one with its distance from Greenwich they take for words, which no month sums up.
 */
const inIndia = (moment: string): string =>
  new Date(Date.parse(moment) + indiaAheadMs).toISOString().slice(0, 19).replace('T', ' ')

/** The entries of a statement as a table for a spreadsheet, and what they come to below them; with the mark in front by which Excel knows UTF-8. */
export function statementCsv({ entries, summary }: Statement): string {
  const rows = entries.map((entry) => [
    entry.id,
    inIndia(entry.start_time),
    inIndia(entry.end_time),
    entry.description,
    entry.duration_minutes,
    entry.billable_hours,
    entry.billable_rate,
    entry.billable_amount,
    entry.flagged ? 'yes' : 'no',
    entry.measured_minutes,
    entry.corrected_at && inIndia(entry.corrected_at),
    entry.correction_reason,
    entry.recorded_by,
    entry.corrected_by,
  ])
  const sum = (label: string, minutes: number | null, hours: number | null, amount: number) => [
    null,
    null,
    null,
    label,
    minutes,
    hours,
    null,
    amount,
    null,
    null,
    null,
    null,
    null,
    null,
  ]
  const { total_minutes, total_hours, total_billable_amount, included_minutes, included_amount } = summary
  const sums = [
    sum(words.csvSums.total, total_minutes, total_hours, total_billable_amount),
    ...(included_minutes > 0 ? [sum(words.csvSums.included, null, null, -included_amount)] : []),
    sum(words.csvSums.payable, null, null, summary.payable_amount),
  ]
  const lines = [words.csvColumns, ...rows, ...sums].map((row) => row.map(csvField).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
