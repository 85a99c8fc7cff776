import { z } from 'zod'
import { defaultBillableRate, highestBillableRate, mostMinutes } from './billing.ts'
import { anyWords } from './consultations.ts'

/** Whether nothing stands behind the second decimal. */
const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const Rate = z
  .number('Enter the rate as a number of rupees an hour.')
  .min(0, 'The rate cannot be negative.')
  .max(highestBillableRate, {
    error: () => `The rate can be ${highestBillableRate.toLocaleString('en-IN')} rupees an hour at most.`,
  })
  .refine(twoDecimals, 'Give the rate in rupees and whole paise.')
  .meta({ description: 'rupees an hour' })
const Work = anyWords(500).meta({ description: 'what was done; the requester reads it' })

export const StartTimer = z.object({ billable_rate: Rate.default(defaultBillableRate), description: Work.default('') })
export type StartTimer = z.infer<typeof StartTimer>

/** What is sent here wins over what was sent at the start. */
export const StopTimer = z.object({ billable_rate: Rate.optional(), description: Work.optional() })
export type StopTimer = z.infer<typeof StopTimer>

export const ActiveTimer = z.object({
  has_active_timer: z.boolean(),
  start_time: z.iso.datetime().nullable(),
  current_duration_minutes: z.number().nonnegative(),
  billable_rate: z.number().nonnegative().nullable(),
  current_amount: z.number().nonnegative().meta({ description: 'rupees, were it stopped now' }),
  description: z.string().nullable(),
  forgotten: z.boolean(),
})
export type ActiveTimer = z.infer<typeof ActiveTimer>

/** Time that was spent on a request, from the start of a timer to its stop. */
export const TimeEntry = z.object({
  id: z.uuid(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  duration_minutes: z.number().nonnegative().meta({ description: 'seconds / 60, rounded to 2 decimals' }),
  billable_hours: z.number().nonnegative(),
  billable_rate: z.number().nonnegative(),
  billable_amount: z.number().nonnegative().meta({ description: 'minutes / 60 x rate, rounded to paise' }),
  description: z.string(),
  recorded_by: z.string().nullable().meta({ description: 'who stopped it; null once the account is deleted' }),
  flagged: z.boolean().meta({ description: 'ran for more than 12 hours: nothing is billed until it is corrected' }),
  measured_minutes: z.number().nonnegative().meta({ description: 'as the timer had it, whatever was corrected since' }),
  corrected_at: z.iso.datetime().nullable(),
  corrected_by: z.string().nullable(),
  correction_reason: z.string().nullable(),
})
export type TimeEntry = z.infer<typeof TimeEntry>

export const StoppedTimer = z.object({
  duration_minutes: z.number().nonnegative(),
  billable_hours: z.number().nonnegative(),
  billable_amount: z.number().nonnegative(),
  flagged: z.boolean(),
  message: z.string(),
  entry: TimeEntry,
})
export type StoppedTimer = z.infer<typeof StoppedTimer>

export const TimeEntryParams = z.object({ id: z.uuid(), entryId: z.uuid() })

/** Puts an entry right. The reason is kept, and read by the requester. */
export const CorrectTime = z.object({
  duration_minutes: z
    .number('Enter the minutes as a number.')
    .min(0, 'The minutes cannot be negative.')
    .max(mostMinutes, { error: () => `An entry has ${mostMinutes.toLocaleString('en-IN')} minutes at most.` })
    .refine(twoDecimals, 'Give the minutes with two decimals at most.'),
  billable_rate: Rate.optional(),
  description: Work.optional(),
  reason: anyWords(500).min(1, 'Say why the entry is changed.'),
  seen_corrected_at: z.iso.datetime().nullable().optional().meta({
    description: 'when it was corrected last, as last seen, null for never: where it was since, nothing changes',
  }),
})
export type CorrectTime = z.infer<typeof CorrectTime>

/** What a request has taken and cost. Flagged entries and a running timer are not in the sums. */
export const TimeSummary = z.object({
  total_hours: z.number().nonnegative(),
  total_billable_amount: z.number().nonnegative().meta({ description: 'rupees' }),
  total_minutes: z.number().nonnegative(),
  entries: z.int().nonnegative(),
  flagged_entries: z.int().nonnegative(),
  included_minutes: z.int().nonnegative().meta({ description: 'granted by the plan on the day of the request' }),
  included_amount: z.number().nonnegative().meta({ description: 'rupees that these minutes take off' }),
  payable_amount: z.number().nonnegative().meta({ description: 'rupees; taxes extra' }),
})
export type TimeSummary = z.infer<typeof TimeSummary>

export const StatementQuery = z.object({ format: z.enum(['pdf', 'csv']).default('pdf') })
