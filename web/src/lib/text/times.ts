import { inUtc } from './days.ts'

// One rule for all times: by the clock of India, as the audit log, statements, letters and limits by the month have them. A
// reader whose own clock is another one is told so beside each time of day.

/** India is this far ahead of UTC, all year round. */
const indianLead = 5.5 * 60

/** '2026-11-21T20:00:00Z' -> '22 Nov 2026', the day in India, wherever the reader is. */
export function formatDate(iso: string): string {
  return inIndia(iso).date
}

/** '2026-11-21T18:30:05.123456Z' -> '22 Nov 2026, 00:00:05' in Indian time, wherever the reader is. */
export function formatMoment(iso: string): string {
  const { date, time } = inIndia(iso)
  return `${date}, ${time}`
}

const inIndia = (iso: string) => inUtc(new Date(new Date(iso).getTime() + indianLead * 60_000))

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
