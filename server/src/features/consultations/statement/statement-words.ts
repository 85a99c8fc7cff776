import type { ConsultationStatus, Entitlement } from '@karar/schema'

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const two = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees with both decimals, as bills have them: 2400 -> '₹2,400.00' */
const money = (amount: number): string => `₹${rupees.format(amount)}`

const statuses: Record<ConsultationStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** What a statement says, in English. */
export const words = {
  failed: 'Server error while generating PDF. Please try again in a moment.',
  tooManyAtOnce: 'Your last statements are still being made. Please wait for them.',
  fileName: (number: string, format: 'pdf' | 'csv') => `Karar statement ${number}.${format}`,
  csvColumns: [
    'entry_id',
    'start_time (IST)',
    'end_time (IST)',
    'description',
    'duration_minutes',
    'billable_hours',
    'billable_rate',
    'billable_amount',
    'flagged',
    'measured_minutes',
    'corrected_at (IST)',
    'correction_reason',
    'recorded_by',
    'corrected_by',
  ],
  csvSums: { total: 'Total', included: 'Included in the plan', payable: 'To be paid, taxes extra' },

  product: 'Karar',
  title: 'Statement of legal time',
  number: (number: string) => `Statement ${number}`,
  made: (day: string) => `Made on ${day}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  facts: {
    for: 'For',
    document: 'Document',
    asked: 'Asked on',
    lawyer: 'Lawyer now',
    status: 'Status',
    plan: 'Plan',
    nobody: 'not assigned yet',
  },
  statuses,
  plan: ({ kind, minutes, price }: Entitlement): string => {
    if (kind === 'not_included') return 'The plan of the day of the request includes no lawyer’s time.'
    if (kind === 'add_on')
      return `A consultation was an add-on: ${money(price ?? 0)} for ${minutes} minutes, taxes extra.`
    return `The plan included ${minutes} minutes, then ${money(price ?? 0)} an hour, taxes extra.`
  },
  heads: ['Day', 'From, to (IST)', 'Work', 'Minutes', 'Rate an hour', 'Amount'],
  none: 'No time was recorded on this request.',
  noDescription: 'Work on the request',
  recorded: (name: string | null) => (name === null ? 'Recorded by an account that is deleted' : `Recorded by ${name}`),
  corrected: (measured: number, reason: string, name: string | null) =>
    `Corrected${name === null ? '' : ` by ${name}`} from ${two.format(measured)} minutes: ${reason}`,
  flagged:
    'The timer ran for more than 12 hours, so it was probably forgotten. Not billed until it has been looked at.',
  total: 'Total',
  hours: (hours: number) => `${two.format(hours)} hours`,
  included: (minutes: number) => `Included in the plan: the first ${minutes} minutes`,
  payable: 'To be paid, taxes extra',
  running: 'A timer is running on this request. Its time is not in this statement.',
  notInvoice: 'This statement lists time that was recorded. It is not a tax invoice.',
  rounding: 'An amount is the minutes by sixty times the rate, rounded to a paisa; totals add up what is shown.',
  minutes: (minutes: number) => two.format(minutes),
  money,
} as const
