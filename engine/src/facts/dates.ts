const months = [
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
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const DATE = new RegExp(
  String.raw`\b(\d{1,2}) ?(?:s ?t|n ?d|r ?d|t ?h)?,? (?:(?:day )?of )?${month}\.?,? (\d{4})\b|\b${month}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b|\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b|\b(\d{4})-(\d{2})-(\d{2})\b`,
  'g',
)

/** A date in the normalised text. `iso` is null where the figures name no day of the calendar. */
export interface FoundDate {
  readonly start: number
  readonly end: number
  readonly iso: string | null
}

/** Dates in a normalised text. Figures alone are read day first, as in India: 05/12/2026 is 5 December. */
export function findDates(norm: string): FoundDate[] {
  return [...norm.matchAll(DATE)].map((match) => {
    const [
      ,
      day,
      monthName,
      year,
      monthFirst,
      dayAfter,
      yearAfter,
      dayFigure,
      monthFigure,
      yearFigure,
      isoYear,
      isoMonth,
      isoDay,
    ] = match
    const y = Number(year ?? yearAfter ?? yearFigure ?? isoYear)
    const name = monthName ?? monthFirst
    const m =
      name === undefined
        ? Number(monthFigure ?? isoMonth)
        : months.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1
    const d = Number(day ?? dayAfter ?? dayFigure ?? isoDay)
    return { start: match.index, end: match.index + match[0].length, iso: toIso(y, m, d) }
  })
}

function toIso(year: number, monthNumber: number, day: number): string | null {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const length = lengths[monthNumber - 1]
  if (length === undefined || day < 1 || day > length || year < 1000) return null
  return `${String(year).padStart(4, '0')}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** '2026-12-01' -> '1 Dec 2026', as dates are written in India. */
export function formatDate(iso: string): string {
  const [year, monthNumber, day] = iso.split('-')
  const name = months[Number(monthNumber) - 1] ?? ''
  return `${Number(day)} ${name.charAt(0).toUpperCase()}${name.slice(1, 3)} ${year}`
}
