import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatMonth } from './days.ts'
import { formatDate, formatDayAndTime, formatMoment, formatSpan, formatTime } from './times.ts'

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

test('each day of a year is written with its month in three letters', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const at = new Date(day)
    const [date, month] = [at.toISOString().slice(0, 10), names[at.getUTCMonth()]]
    expect(formatDay(date)).toBe(`${at.getUTCDate()} ${month} 2028`)
    expect(formatMonth(date.slice(0, 7))).toBe(`${month} 2028`)
  }
})
