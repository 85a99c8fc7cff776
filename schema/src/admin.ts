import { z } from 'zod'
import { Role, SubscriptionType, UserStatus } from './accounts/accounts.ts'
import { ConsultationCounts } from './consultations/desk.ts'
import { AnalysisStatus, Document, DocumentOwner, ListQuery } from './documents.ts'
import { Page } from './reading/reading.ts'

/** The figures above the administration. */
export const AdminOverview = z.object({
  pending_users: z.int().nonnegative(),
  active_users: z.int().nonnegative().meta({ description: 'status approved' }),
  total_documents: z.int().nonnegative(),
  pending_requests: z.int().nonnegative().meta({ description: 'legal requests that nobody was assigned to yet' }),
  legal_requests: ConsultationCounts,
  overdue_requests: z.int().nonnegative().meta({ description: 'open, not answered, and past the time for it' }),
  unchecked_time: z
    .int()
    .nonnegative()
    .meta({ description: 'requests with a timer that was, or is being, forgotten: nothing is billed for it' }),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** What is searched for: words without control characters. */
const search = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional()

export const UsersQuery = ListQuery.extend({ q: search.meta({ description: 'in name, company, e-mail and phone' }) })
export type UsersQuery = z.infer<typeof UsersQuery>
export const AllUsersQuery = UsersQuery.extend({ status: UserStatus.optional() })
export type AllUsersQuery = z.infer<typeof AllUsersQuery>

/** A document as administrators see it: with whose it is. */
export const AdminDocument = Document.omit({ owner: true }).extend(DocumentOwner.shape)
export type AdminDocument = z.infer<typeof AdminDocument>

export const AdminDocumentsQuery = ListQuery.extend({
  q: search.meta({ description: 'in the name of the file, and in name, e-mail and company of its owner' }),
  status: AnalysisStatus.optional(),
})
export type AdminDocumentsQuery = z.infer<typeof AdminDocumentsQuery>

/** The text of a document for an administrator to read. */
export const DocumentContent = Document.pick({
  original_filename: true,
  file_size: true,
  mime_type: true,
  upload_time: true,
}).extend({
  content: z.string().nullable().meta({ description: 'null while the file has not been read' }),
  pages: z.array(Page).meta({ description: 'spans into content' }),
  message: z.string().nullable().meta({ description: 'in words, why there is no content' }),
})
export type DocumentContent = z.infer<typeof DocumentContent>

export const ApproveUser = z.object({
  seen_status: UserStatus.optional().meta({
    description: 'the status as last seen: where another administrator has changed it since, nothing changes',
  }),
})
export type ApproveUser = z.infer<typeof ApproveUser>
export const UpgradeSubscription = z.object({
  subscription_type: SubscriptionType.default('premium'),
  seen_subscription_type: SubscriptionType.optional().meta({
    description: 'the subscription as last seen: where it is another one by now, nothing changes',
  }),
})
export type UpgradeSubscription = z.infer<typeof UpgradeSubscription>
export const SetRole = z.object({ role: Role })
export type SetRole = z.infer<typeof SetRole>

/** How the work goes: what an administrator sees trouble by before others do. */
export const Operations = z.object({
  days: z
    .array(z.object({ day: z.iso.date(), completed: z.int().nonnegative(), failed: z.int().nonnegative() }))
    .meta({ description: 'analyses that ended, by day in Indian time, oldest first; days without any included' }),
  failures: z
    .array(
      z.object({
        reason: z.string(),
        message: z.string().meta({ description: 'as the last who was told' }),
        count: z.int().positive(),
        last_at: z.iso.datetime(),
      }),
    )
    .meta({ description: 'why analyses failed in these days, the most frequent first' }),
  queue: z.object({
    waiting: z.int().nonnegative(),
    running: z.int().nonnegative(),
    oldest_waiting_seconds: z.number().nonnegative().nullable(),
    letters_waiting: z.int().nonnegative().meta({ description: 'mails that are not handed over yet' }),
    oldest_letter_seconds: z.number().nonnegative().nullable(),
  }),
  storage: z.object({
    documents: z.int().nonnegative(),
    used_bytes: z.number().nonnegative().meta({ description: 'of the files that documents have' }),
    room_bytes: z.number().nonnegative().nullable().meta({ description: 'left on the disk; null if not known' }),
  }),
})
export type Operations = z.infer<typeof Operations>
