import type { ConsultationStatus, DocumentId, EnquiryId, Entitlement, Urgency, UserId } from '@karar/schema'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { time } from './columns.ts'
import { documents } from './documents.ts'

/** Requests to the human legal team. They outlive their document. */
export const legalRequests = pgTable(
  'legal_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .references(() => documents.id, { onDelete: 'set null' }),
    documentName: text('document_name').notNull(),
    urgency: text('urgency').$type<Urgency>().notNull().default('medium'),
    description: text('description').notNull(),
    contactInfo: text('contact_info').notNull(),
    status: text('status').$type<ConsultationStatus>().notNull().default('pending'),
    assignedLawyer: text('assigned_lawyer'),
    /** for administrators alone */
    adminNotes: text('admin_notes'),
    /** what the plan granted on the day of the request */
    entitlement: jsonb('entitlement').$type<Entitlement>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** by when it is to be answered */
    dueAt: time('due_at').notNull(),
    /** when the team first wrote, or began to work on it */
    answeredAt: time('answered_at'),
  },
  (table) => [
    index('legal_requests_user_id_id').on(table.userId, table.id),
    index('legal_requests_document_id').on(table.documentId),
    index('legal_requests_status_id').on(table.status, table.id),
  ],
)

/** What requester and desk write each other about a request. */
export const legalMessages = pgTable(
  'legal_messages',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => legalRequests.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    fromDesk: boolean('from_desk').notNull(),
    content: text('content').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('legal_messages_request_id_id').on(table.requestId, table.id),
    index('legal_messages_author_id').on(table.authorId),
  ],
)

/** Time that was spent on a request; without an end, a timer that runs. Whole numbers only, so that no sum drifts. */
export const timeEntries = pgTable(
  'time_entries',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => legalRequests.id, { onDelete: 'cascade' }),
    /** by the clock of the database, which all processes share */
    startedAt: time('started_at').notNull(),
    stoppedAt: time('stopped_at'),
    /** who stopped it; while it runs, who started it */
    recordedBy: uuid('recorded_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    description: text('description').notNull().default(''),
    /** paise an hour */
    ratePaise: integer('rate_paise').notNull(),
    /** hundredths of a minute as the timer had them, and as they are billed */
    measured: bigint('measured_hundredths', { mode: 'number' }).notNull().default(0),
    hundredths: bigint('hundredths', { mode: 'number' }).notNull().default(0),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull().default(0),
    /** it ran for so long that it must have been forgotten: not billed until somebody has corrected it */
    flagged: boolean('flagged').notNull().default(false),
    correctedAt: time('corrected_at'),
    correctedBy: uuid('corrected_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    correctionReason: text('correction_reason'),
  },
  (table) => [
    index('time_entries_request_id_id').on(table.requestId, table.id),
    index('time_entries_recorded_by').on(table.recordedBy),
    index('time_entries_corrected_by').on(table.correctedBy),
    // whatever happens at the same moment, one timer of a request runs at most
    uniqueIndex('time_entries_one_running').on(table.requestId).where(sql`stopped_at is null`),
  ],
)

/** What was asked of sales by the form on the public pages; one that an administrator deleted has no row any more. */
export const enquiries = pgTable('enquiries', {
  id: uuid('id').$type<EnquiryId>().primaryKey(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  answeredAt: time('answered_at'),
})
