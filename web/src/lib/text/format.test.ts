import { expect, test, vi } from 'vitest'
import { formatDay, formatMonth } from './days.ts'
import { formatClock, formatKilobytes, formatNumber, formatRupees, formatTwoDecimals } from './format.ts'
import { formatDate, formatDayAndTime, formatMoment } from './times.ts'

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
