// Built once, when first used: an Intl formatter costs more to make than to use, and all of them more than a page.
const clock = once(() => new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }))
const indianClock = once(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' }))
const indianDate = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
)
const calendarDay = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
)
const calendarMonth = once(() => new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short', year: 'numeric' }))
const whole = once(() => new Intl.NumberFormat('en-IN'))
const oneDecimal = once(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const twoDecimals = once(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

/** '2026-11-21T09:00:00Z' -> '21 Nov 2026' on the reader's calendar. */
export function formatDate(iso: string): string {
  // 'Sat Nov 21 2026': the language says how; the first formatter of dates takes a slow phone 60 ms to make
  const [, month, day, year] = new Date(iso).toDateString().split(' ')
  return `${Number(day)} ${month} ${Number(year)}`
}

/** '2026-12-01', a day of the calendar without a time -> '1 Dec 2026', wherever the reader is. */
export function formatDay(day: string): string {
  return written(calendarDay(), new Date(day))
}

/** '2026-11' -> 'Nov 2026' */
export function formatMonth(month: string): string {
  return written(calendarMonth(), new Date(month))
}

/** '2026-11-21T18:30:05.123456Z' -> '22 Nov 2026, 00:00:05' in Indian time, wherever the reader is. */
export function formatMoment(iso: string): string {
  const at = new Date(iso)
  return `${written(indianDate(), at)}, ${indianClock().format(at)}`
}

function written(format: Intl.DateTimeFormat, at: Date): string {
  // Engines differ between 'Sep' and 'Sept' and in hyphens; this product writes '21 Nov 2026'.
  return format
    .formatToParts(at)
    .filter((part) => part.type !== 'literal')
    .map((part) => (part.type === 'month' ? part.value.slice(0, 3) : part.value))
    .join(' ')
}

/** '2026-11-21T05:18:00Z' -> '21 Nov 2026, 10:48' on the reader's calendar and clock. */
export function formatDayAndTime(iso: string): string {
  return `${formatDate(iso)}, ${clock().format(new Date(iso))}`
}

/** Bytes as kilobytes of 1024 with one decimal: 422_502 -> '412.6 KB'. */
export function formatKilobytes(bytes: number): string {
  return `${oneDecimal().format(bytes / 1024)} KB`
}

/** Rupees with Indian grouping, paise only where there are some: 1250000 -> '₹12,50,000', 999.5 -> '₹999.50'. */
export function formatRupees(amount: number): string {
  return `₹${(Number.isInteger(amount) ? whole() : twoDecimals()).format(amount)}`
}

/** As bills have them: 1.5 -> '1.50' */
export function formatTwoDecimals(value: number): string {
  return twoDecimals().format(value)
}

export function formatNumber(value: number): string {
  return whole().format(value)
}

/** Seconds as minutes and seconds: 78 -> '1:18'. */
export function formatClock(seconds: number): string {
  const rest = Math.floor(seconds % 60)
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
