import { expect, test } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDay,
  formatDayAndTime,
  formatKilobytes,
  formatMoment,
  formatMonth,
  formatRupees,
} from './format.ts'

test.each([
  ['2026-11-21T09:00:00Z', '21 Nov 2026'],
  ['2026-09-02T09:00:00Z', '2 Sep 2026'],
])('the day of %s reads %s', (iso, shown) => expect(formatDate(iso)).toBe(shown))

test('a day of the calendar is the same wherever the reader is', () => {
  expect(formatDay('2026-12-01')).toBe('1 Dec 2026')
  expect(formatDay('2026-09-30')).toBe('30 Sep 2026')
  expect(formatMonth('2026-09')).toBe('Sep 2026')
})

test('a moment reads as day and time of the reader', () => {
  const local = (hour: number) => new Date(2026, 10, 21, hour, 8).toISOString()
  expect(formatDayAndTime(local(16))).toBe('21 Nov 2026, 16:08')
  expect(formatDayAndTime(local(0))).toBe('21 Nov 2026, 00:08')
})

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
