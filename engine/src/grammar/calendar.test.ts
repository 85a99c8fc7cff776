import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, formatDate, isoOf, monthsBetween } from './calendar.ts'

test.each([
  [2024, 2, 29, '2024-02-29'],
  [2026, 2, 29, null],
  [1900, 2, 29, null],
  [2000, 2, 29, '2000-02-29'],
  [2026, 13, 1, null],
  [2026, 4, 31, null],
  [26, 4, 30, null],
])('%i-%i-%i is %s', (year, month, day, iso) => expect(isoOf(year, month, day)).toBe(iso))

test('days and months are counted over the ends of months and years', () => {
  expect(addDays('2026-12-15', 30)).toBe('2027-01-14')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(daysBetween('2024-02-01', '2024-03-01')).toBe(29)
  expect(monthsBetween('2026-04-01', '2027-03-31')).toBe(12)
  expect(formatDate('2026-12-01')).toBe('1 Dec 2026')
})
