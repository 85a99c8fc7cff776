const day = 86_400_000
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** Whole days from today, on the calendar of India, to a day such as '2026-12-01'. */
export function daysUntil(date: string, now = new Date()): number {
  return Math.round((Date.parse(date) - Date.parse(indianDay.format(now))) / day)
}
