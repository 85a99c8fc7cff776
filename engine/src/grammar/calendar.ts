/** Days of the Gregorian calendar without a clock, ISO in, ISO out: the engine's one door for them. */

/** The months of the year, in small letters. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Days since 1 March 0000 (H. Hinnant, days_from_civil). */
function toCount(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
}

function fromCount(count: number): string {
  const era = Math.floor(count / 146_097)
  const dayOfEra = count - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return iso(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

const iso = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const daysIn = (year: number, month: number): number =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** '2026-03-01' and 30 -> '2026-03-31' */
export const addDays = (day: string, count: number): string => fromCount(toCount(day) + Math.round(count))

/** Calendar months later, on the same day of the month or on its last where it has none. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const all = year * 12 + month - 1 + Math.round(count)
  const toYear = Math.floor(all / 12)
  const toMonth = (all % 12) + 1
  return iso(toYear, toMonth, Math.min(date, daysIn(toYear, toMonth)))
}

/** Days from one day to a later one. */
export const daysBetween = (from: string, to: string): number => toCount(to) - toCount(from)

/** Whole months from a first to a last day, both counted; tenths where the days do not come out even. */
export function monthsBetween(first: string, last: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = first.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = last.split('-').map(Number)
  const whole = (y2 - y1) * 12 + m2 - m1
  // From the 1st to the last day of a month is whole months, however long that month is.
  if (d1 === 1 && d2 >= 28) return whole + 1
  return Math.round((whole + (d2 + 1 - d1) / 30) * 10) / 10
}

/** A day by its figures, where the calendar has it from the year 1000 on; else null. */
export function isoOf(year: number, month: number, day: number): string | null {
  const known = year >= 1000 && month >= 1 && month <= 12 && day >= 1
  return known && day <= daysIn(year, month) ? iso(year, month, day) : null
}

/** '2026-12-01' -> '1 Dec 2026', as dates are written in India. */
export function formatDate(iso: string): string {
  const [year, monthNumber, day] = iso.split('-')
  const name = months[Number(monthNumber) - 1] ?? ''
  return `${Number(day)} ${name.charAt(0).toUpperCase()}${name.slice(1, 3)} ${year}`
}
