// Without Intl, as in `format.ts`. Apart from the times: the front page names days, and no moment.

/** '2026-12-01', a day of the calendar without a time -> '1 Dec 2026', wherever the reader is. */
export function formatDay(day: string): string {
  return inUtc(new Date(day)).date
}

/** '2026-11' -> 'Nov 2026' */
export function formatMonth(month: string): string {
  return inUtc(new Date(month)).date.replace(/^\d+ /, '')
}

/** The day and the time of day of a moment, by the clock of UTC. */
export function inUtc(at: Date) {
  // 'Sat, 21 Nov 2026 09:00:00 GMT'
  const [, day, month, year, time] = at.toUTCString().split(' ')
  return { date: `${Number(day)} ${month} ${Number(year)}`, time }
}
