import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import type { DateRow } from './table-rows.ts'

/** days before a date on which the calendar reminds */
const remindDays = 7

export interface IcsWords {
  /** name of the calendar */
  calendar: string
  /** title of an event */
  event: (what: string) => string
  /** what stands in an event */
  description: (quote: string, asRead: string | null) => string
}

/**
 * The dates that name a day of the calendar as whole-day events, each with a reminder. The same date of the same document
 * keeps its id, so that taking the file in again doubles nothing.
 */
export function datesAsIcs(documentId: string, dates: readonly DateRow[], words: IcsWords): string {
  const calendar = ical({ name: words.calendar, prodId: { company: 'Karar', product: 'Karar', language: 'EN' } })
  for (const { iso, what, quote, start, asRead } of dates) {
    if (iso === null) continue
    const event = calendar.createEvent({
      id: `${documentId}-${start}@karar`,
      start: new Date(iso),
      allDay: true,
      summary: words.event(what),
      description: words.description(quote.replace(/\s+/g, ' ').trim(), asRead),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: remindDays * 24 * 3600,
      description: words.event(what),
    })
  }
  return `${calendar.toString()}\r\n`
}
