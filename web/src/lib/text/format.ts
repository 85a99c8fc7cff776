// All of it without Intl: the first formatter of numbers or of dates takes a slow phone 60 to 120 ms to make, in one go with
// whatever is drawn then. The language itself says how the parts are written: toUTCString, toFixed and their like.

// One rule for all times: by the clock of India, as the audit log, statements, letters and limits by the month have them. A
// reader whose own clock is another one is told so beside each time of day.

/** India is this far ahead of UTC, all year round. */
const indianLead = 5.5 * 60

/** '2026-11-21T20:00:00Z' -> '22 Nov 2026', the day in India, wherever the reader is. */
export function formatDate(iso: string): string {
  return inIndia(iso).date
}

/** '2026-12-01', a day of the calendar without a time -> '1 Dec 2026', wherever the reader is. */
export function formatDay(day: string): string {
  return inUtc(new Date(day)).date
}

/** '2026-11' -> 'Nov 2026' */
export function formatMonth(month: string): string {
  return inUtc(new Date(month)).date.replace(/^\d+ /, '')
}

/** '2026-11-21T18:30:05.123456Z' -> '22 Nov 2026, 00:00:05' in Indian time, wherever the reader is. */
export function formatMoment(iso: string): string {
  const { date, time } = inIndia(iso)
  return `${date}, ${time}`
}

const inIndia = (iso: string) => inUtc(new Date(new Date(iso).getTime() + indianLead * 60_000))

function inUtc(at: Date) {
  // 'Sat, 21 Nov 2026 09:00:00 GMT'
  const [, day, month, year, time] = at.toUTCString().split(' ')
  return { date: `${Number(day)} ${month} ${Number(year)}`, time }
}

/** '2026-11-21T05:18:00Z' -> '21 Nov 2026, 10:48' in Indian time; '21 Nov 2026, 10:48 IST' for who has another clock. */
export function formatDayAndTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`
}

/** The time of day alone: '10:48', or '10:48 IST' for who has another clock. */
export function formatTime(iso: string): string {
  return `${inIndia(iso).time?.slice(0, 5)}${hasIndianClock(iso) ? '' : ' IST'}`
}

/** '21 Nov 2026, 10:48' and, of an end on the same day, only the time: '11:30'. The clock is named once, at the end. */
export function formatSpan(from: string, to: string): { from: string; to: string } {
  const sameDay = formatDate(from) === formatDate(to)
  return {
    from: `${formatDate(from)}, ${inIndia(from).time?.slice(0, 5)}`,
    to: sameDay ? formatTime(to) : formatDayAndTime(to),
  }
}

const hasIndianClock = (iso: string) => new Date(iso).getTimezoneOffset() === -indianLead

/** Bytes as kilobytes of 1024 with one decimal: 422_502 -> '412.6 KB'. */
export function formatKilobytes(bytes: number): string {
  return `${grouped(bytes / 1024, 1)} KB`
}

/** Rupees with Indian grouping, paise only where there are some: 1250000 -> '₹12,50,000', 999.5 -> '₹999.50'. */
export function formatRupees(amount: number): string {
  return `₹${grouped(amount, Number.isInteger(amount) ? 0 : 2)}`
}

/** As bills have them: 1.5 -> '1.50' */
export function formatTwoDecimals(value: number): string {
  return grouped(value, 2)
}

/** 1250000 -> '12,50,000', with up to three decimals where it has some. */
export function formatNumber(value: number): string {
  return grouped(value, 3).replace(/\.?0+$/, '')
}

/** With so many decimals, and grouped the Indian way: the last three figures, and those before them by twos. */
function grouped(value: number, decimals: number): string {
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.')
  return [whole.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,'), ...fraction].join('.')
}

/** Seconds as minutes and seconds: 78 -> '1:18'. */
export function formatClock(seconds: number): string {
  const rest = Math.floor(seconds % 60)
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`
}
