import { z } from 'zod'
import { DocumentId, ListQuery } from '../documents.ts'

/** Characters in which a person says what a request is about. */
export const longestDescription = 5000

export const Urgency = z.enum(['low', 'medium', 'high'])
export type Urgency = z.infer<typeof Urgency>

/** Within how many hours of the request the team answers it. */
export const responseHours: Record<Urgency, { from: number; to: number }> = {
  low: { from: 72, to: 120 },
  medium: { from: 24, to: 48 },
  high: { from: 4, to: 8 },
}

export const ConsultationStatus = z.enum(['pending', 'assigned', 'in_progress', 'completed', 'cancelled'])
export type ConsultationStatus = z.infer<typeof ConsultationStatus>

/** To which statuses a request may move from each. What is completed or cancelled stays so. */
export const consultationMoves: Record<ConsultationStatus, readonly ConsultationStatus[]> = {
  pending: ['assigned', 'cancelled'],
  assigned: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

/** Whether somebody still has to do something about it. */
export const isOpenConsultation = (status: ConsultationStatus): boolean => consultationMoves[status].length > 0

/** What the requester's plan grants: nothing, a consultation at a price, or some minutes free. */
export const Entitlement = z.object({
  kind: z.enum(['not_included', 'add_on', 'included_minutes']),
  minutes: z.int().nonnegative().nullable().meta({ description: 'of one consultation; null where nothing is granted' }),
  price: z
    .number()
    .nonnegative()
    .nullable()
    .meta({ description: 'rupees for an add-on, else rupees an hour after the free minutes' }),
})
export type Entitlement = z.infer<typeof Entitlement>

/**
 * A person's own words, of several lines or one. The database keeps no character zero and no half of a character: the one
 * is left out, in place of the other stands a sign for it.
 *
 * @param absent what is said where there are none
 */
export const anyWords = (most: number, absent?: string) =>
  z
    .string(absent)
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
    .trim()
    // put into words when it is said: to write a number takes a slow phone longer than all else here
    .max(most, { error: () => `Please shorten this to ${most.toLocaleString('en-IN')} characters` })
const unfilled = 'Please fill in all required fields'
const ownWords = (most: number) => anyWords(most, unfilled).min(1, unfilled)

export const RequestConsultation = z.object({
  document_id: DocumentId,
  urgency: Urgency.default('medium'),
  description: ownWords(longestDescription),
  contact_info: ownWords(500),
})
export type RequestConsultation = z.infer<typeof RequestConsultation>

/** How many requests of one person may wait for their end at once. */
export const mostOpenConsultations = 20

/** Own requests, newest first; of one document where it is named. */
export const ConsultationsQuery = ListQuery.extend({ document_id: DocumentId.optional() })
export type ConsultationsQuery = z.infer<typeof ConsultationsQuery>

/** A request to the human legal team, as its requester sees it. */
export const ConsultationRequest = z.object({
  id: z.uuid(),
  document_id: DocumentId.nullable().meta({ description: 'null once the document is deleted' }),
  document_name: z.string(),
  urgency: Urgency,
  description: z.string(),
  contact_info: z.string(),
  status: ConsultationStatus,
  assigned_lawyer: z.string().nullable(),
  entitlement: Entitlement,
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().meta({ description: 'by when it is to be answered; from its urgency' }),
  answered_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'when the team first wrote, or began to work on it; null while it has not' }),
  overdue: z.boolean().meta({ description: 'open, not answered, and past due_at' }),
  messages: z.int().nonnegative().meta({ description: 'how many were written about it' }),
})
export type ConsultationRequest = z.infer<typeof ConsultationRequest>
