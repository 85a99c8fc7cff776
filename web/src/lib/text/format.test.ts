import { afterEach, expect, test, vi } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDay,
  formatDayAndTime,
  formatKilobytes,
  formatMoment,
  formatMonth,
  formatNumber,
  formatRupees,
  formatSpan,
  formatTime,
  formatTwoDecimals,
} from './format.ts'

test.each([
  ['2026-11-21T09:00:00Z', '21 Nov 2026'],
  ['2026-09-02T09:00:00Z', '2 Sep 2026'],
  ['2026-09-02T20:00:00Z', '3 Sep 2026'],
])('the day of %s reads %s in India', (iso, shown) => expect(formatDate(iso)).toBe(shown))

test('a day of the calendar is the same wherever the reader is', () => {
  expect(formatDay('2026-12-01')).toBe('1 Dec 2026')
  expect(formatDay('2026-09-30')).toBe('30 Sep 2026')
  expect(formatMonth('2026-09')).toBe('Sep 2026')
})

test.each([
  ['Asia/Kolkata', ''],
  ['Asia/Dubai', ' IST'],
  ['America/New_York', ' IST'],
])(
  'to a reader whose clock is that of %s times are told by the clock of India, which is named where it is not theirs',
  (zone, named) => {
    vi.stubEnv('TZ', zone)
    expect(formatDayAndTime('2026-11-21T10:38:00Z')).toBe(`21 Nov 2026, 16:08${named}`)
    expect(formatDayAndTime('2026-11-20T18:38:00Z')).toBe(`21 Nov 2026, 00:08${named}`)
    expect(formatTime('2026-11-21T05:18:00Z')).toBe(`10:48${named}`)
    expect(formatSpan('2026-11-21T05:18:00Z', '2026-11-21T06:00:00Z')).toEqual({
      from: '21 Nov 2026, 10:48',
      to: `11:30${named}`,
    })
    // midnight of India
    expect(formatSpan('2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z')).toEqual({
      from: '21 Nov 2026, 23:30',
      to: `22 Nov 2026, 00:30${named}`,
    })
  },
)
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2026-11-21T18:30:05.123456Z', '22 Nov 2026, 00:00:05'],
  ['2026-09-02T08:34:59Z', '2 Sep 2026, 14:04:59'],
])('the moment %s reads %s in India', (iso, shown) => expect(formatMoment(iso)).toBe(shown))

test.each([
  [422_502, '412.6 KB'],
  [1_237_300, '1,208.3 KB'],
  [0, '0.0 KB'],
])('%i bytes read %s', (bytes, shown) => expect(formatKilobytes(bytes)).toBe(shown))

test.each([
  [1_250_000, '₹12,50,000'],
  [105_000, '₹1,05,000'],
  [999.5, '₹999.50'],
  [1_05_000.05, '₹1,05,000.05'],
])('%d rupees read %s', (amount, shown) => expect(formatRupees(amount)).toBe(shown))

test.each([
  [18, '0:18'],
  [78.9, '1:18'],
])('%d seconds read %s', (seconds, shown) => expect(formatClock(seconds)).toBe(shown))

const values = [
  0, 1, 10, 12.5, 99.99, 100, 999, 1000, 1234.5, 99_999, 100_000, 1_234_567.25, 12_34_56_789, 1e12, -1, -1_00_000.5,
]
// each made once, here; on the page the first of them would keep a slow phone for a tenth of a second
const byIntl = (least: number, most: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: least, maximumFractionDigits: most })

test('numbers are written as the language of India writes them', () => {
  const [plain, one, two] = [byIntl(0, 3), byIntl(1, 1), byIntl(2, 2)]
  for (const value of values) {
    expect(formatNumber(value)).toBe(plain.format(value))
    expect(formatTwoDecimals(value)).toBe(two.format(value))
    expect(formatKilobytes(value * 1024)).toBe(`${one.format(value)} KB`)
  }
})

test('each day of a year is written with its month in three letters', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const at = new Date(day)
    const [date, month] = [at.toISOString().slice(0, 10), names[at.getUTCMonth()]]
    expect(formatDay(date)).toBe(`${at.getUTCDate()} ${month} 2028`)
    expect(formatMonth(date.slice(0, 7))).toBe(`${month} 2028`)
  }
})

test('what a page shows is written without a formatter being made', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  const dated = vi.spyOn(Intl, 'DateTimeFormat')
  formatNumber(1_250_000)
  formatKilobytes(422_502)
  formatRupees(1_250_000)
  formatTwoDecimals(1.5)
  formatDay('2026-12-01')
  formatMonth('2026-09')
  formatMoment('2026-11-21T18:30:05.123456Z')
  formatDayAndTime('2026-11-21T05:18:00Z')
  formatDate('2026-11-21T09:00:00Z')
  expect(made).not.toHaveBeenCalled()
  expect(dated).not.toHaveBeenCalled()
})
