import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { tablesAsCsv } from './export-csv.ts'
import { datesAsIcs } from './export-ics.ts'
import type { DateRow, TableRows } from './table-rows.ts'

const place = { start: 10, end: 20, clause: '5.1', page: 2, asRead: null }
const date = (iso: string | null, what = 'End date', start = 10): DateRow => ({
  ...place,
  start,
  what,
  iso,
  date: iso ?? '31 February',
  quote: 'ends on\n 31 March 2027, "at noon"',
})
const csvWords = {
  head: {
    kind: 'Kind',
    what: 'What',
    value: 'Value',
    party: 'Party',
    due: 'By when',
    clause: 'Clause',
    page: 'Page',
    words: 'Words',
    byHand: 'By hand',
  },
  kinds: { date: 'Date', money: 'Money', duty: 'Duty' },
  byHand: (asRead: string) => `read: ${asRead}`,
}
const rows: TableRows = {
  dates: [date('2027-03-31')],
  money: [{ ...place, what: 'Fee', sum: '₹1,05,000', quote: 'a fee, of Rs 1,05,000' }],
  duties: [
    { ...place, party: '=HYPERLINK("x")', due: '+30 days', quote: '-1 @SUM(A1) "quoted", and\nbroken' },
    { ...place, party: 'Asha', due: null, quote: '@risk' },
  ],
}

test('the table begins with the mark that Excel knows UTF-8 by, and ends its lines as the standard says', () => {
  const csv = tablesAsCsv(rows, csvWords)
  expect(csv.startsWith('\ufeffKind,What,')).toBe(true)
  expect(csv.endsWith('\r\n')).toBe(true)
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('what is read back is what was written, rupee sign, quotes and commas included', () => {
  const { data, errors } = Papa.parse<string[]>(tablesAsCsv(rows, csvWords).slice(1).trimEnd())
  expect(errors).toEqual([])
  expect(data).toHaveLength(5)
  expect(data[1]).toEqual([
    'Date',
    'End date',
    '2027-03-31',
    '',
    '',
    '5.1',
    '2',
    'ends on 31 March 2027, "at noon"',
    '',
  ])
  expect(data[2]?.[2]).toBe('₹1,05,000')
  for (const row of data) expect(row).toHaveLength(9)
})

test('no cell begins as a formula does', () => {
  const { data } = Papa.parse<string[]>(tablesAsCsv(rows, csvWords).slice(1).trimEnd())
  for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  expect(data[3]?.[3]).toBe('\'=HYPERLINK("x")')
  expect(data[3]?.[4]).toBe("'+30 days")
})

const icsWords = {
  calendar: 'Lease',
  event: (what: string) => `${what}: Lease`,
  description: (quote: string, asRead: string | null) => `It says: ${quote}${asRead ? `, read: ${asRead}` : ''}`,
}
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '')

test('a date is a whole day, whatever the zone of the browser, with its words and a reminder a week before', () => {
  const before = process.env.TZ
  for (const zone of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    process.env.TZ = zone
    const ics = unfolded(datesAsIcs('doc', [date('2027-03-31')], icsWords))
    expect(ics).toContain('DTSTART;VALUE=DATE:20270331\r\n')
    expect(ics).not.toMatch(/DTSTART:\d/)
    expect(ics).toContain('SUMMARY:End date: Lease\r\n')
    expect(ics).toContain('ends on 31 March 2027\\, "at noon"')
    expect(ics).toContain('TRIGGER:-P7D')
    expect(ics.split('BEGIN:VALARM')).toHaveLength(2)
  }
  process.env.TZ = before
})

test('the same date keeps its id, two dates have two, and what is no day of the calendar is left out', () => {
  const ids = (ics: string) => [...ics.matchAll(/^UID:(.*)\r$/gm)].map((match) => match[1])
  const twice = () => datesAsIcs('doc', [date('2027-03-31'), date('2027-04-01', 'Last day', 30), date(null)], icsWords)
  expect(ids(twice())).toEqual(ids(twice()))
  expect(new Set(ids(twice())).size).toBe(2)
})

test('a figure that was put right by hand is marked in both, with what was read', () => {
  const byHand = { ...date('2027-03-31'), asRead: 'Start date, 1 Dec 2026' }
  const { data } = Papa.parse<string[]>(
    tablesAsCsv({ ...rows, dates: [byHand] }, csvWords)
      .slice(1)
      .trimEnd(),
  )
  expect(data.slice(1).map((row) => row[8])).toEqual(['read: Start date, 1 Dec 2026', '', '', ''])
  expect(unfolded(datesAsIcs('doc', [byHand], icsWords))).toContain('read: Start date\\, 1 Dec 2026')
})
