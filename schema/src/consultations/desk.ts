import { z } from 'zod'
import { UserId } from '../accounts/accounts.ts'
import { ListQuery } from '../documents.ts'
import { anyWords, ConsultationRequest, ConsultationStatus, Urgency } from './consultations.ts'

export const ConsultationParams = z.object({ id: z.uuid() })

/** A timer as it runs. */
export const RunningTimer = z.object({
  start_time: z.iso.datetime(),
  billable_rate: z.number().nonnegative().meta({ description: 'rupees an hour' }),
  description: z.string(),
  forgotten: z.boolean().meta({ description: 'it has run for more than 12 hours; nothing is billed for it as it is' }),
})
export type RunningTimer = z.infer<typeof RunningTimer>

/** A request as the legal desk sees it: with who asks, what was noted, and what it has cost so far. */
export const DeskRequest = ConsultationRequest.extend({
  user_id: UserId,
  user_name: z.string(),
  user_email: z.string(),
  company_name: z.string(),
  admin_notes: z.string().nullable(),
  awaiting_reply: z.boolean().meta({ description: 'the requester wrote last' }),
  total_hours: z.number().nonnegative(),
  total_billable_amount: z.number().nonnegative().meta({ description: 'rupees' }),
  time_entries: z.int().nonnegative(),
  flagged_entries: z.int().nonnegative().meta({ description: 'not billed until somebody has corrected them' }),
  timer: RunningTimer.nullable(),
})
export type DeskRequest = z.infer<typeof DeskRequest>

/**
 * Which requests are asked for: of one status, all that are open, those of them that are late, or those with a timer that
 * was, or is being, forgotten.
 */
export const DeskFilter = z.enum([...ConsultationStatus.options, 'open', 'overdue', 'unchecked_time'])
export type DeskFilter = z.infer<typeof DeskFilter>

export const DeskQuery = ListQuery.extend({
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional()
    .meta({
      description:
        'in name, e-mail and company of the requester, the document, the lawyer, and the number that statements name',
    }),
  status: DeskFilter.optional(),
  urgency: Urgency.optional(),
})
export type DeskQuery = z.infer<typeof DeskQuery>

/** What of a request is changed; what is not named stays. */
export const ChangeConsultation = z.object({
  status: ConsultationStatus.optional(),
  assigned_lawyer: z
    .string()
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' ').toWellFormed())
    .trim()
    .min(1, 'Enter the name of the lawyer.')
    .max(200, 'Please shorten this to 200 characters')
    .optional(),
  admin_notes: anyWords(5000).optional().meta({ description: 'seen by administrators alone; empty takes them away' }),
  seen_lawyer: anyWords(200).optional().meta({
    description: 'the lawyer as last seen, empty for none: where another one is assigned by now, nothing changes',
  }),
  seen_notes: anyWords(5000)
    .optional()
    .meta({ description: 'the notes as last seen: where they are others by now, nothing changes' }),
})
export type ChangeConsultation = z.infer<typeof ChangeConsultation>

/** How many requests there are of each status, and how many of the open ones are late. */
export const ConsultationCounts = z.record(ConsultationStatus, z.int().nonnegative())
export type ConsultationCounts = z.infer<typeof ConsultationCounts>
