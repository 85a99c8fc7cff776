import type {
  AnalysisStatus,
  DocumentId,
  Page,
  Progress,
  Role,
  SubscriptionType,
  UnifiedAnalysis,
  UserId,
  UserStatus,
  Verdict,
} from '@karar/schema'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The whole database on one sheet. Ids are UUIDv7 made in Node; times are UTC. */

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').$type<UserId>().primaryKey(),
  /** trimmed and in lower case */
  email: text('email').notNull().unique(),
  /** argon2id, with its parameters */
  passwordHash: text('password_hash').notNull(),
  fullName: text('full_name').notNull(),
  companyName: text('company_name').notNull(),
  phone: text('phone'),
  role: text('role').$type<Role>().notNull().default('user'),
  status: text('status').$type<UserStatus>().notNull().default('pending'),
  subscriptionType: text('subscription_type').$type<SubscriptionType>().notNull().default('free'),
  documentsAnalyzed: integer('documents_analyzed').notNull().default(0),
  freeDocumentsLimit: integer('free_documents_limit').notNull().default(3),
  createdAt: time('created_at').notNull().defaultNow(),
  lastLogin: time('last_login'),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is with the browser alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** Tries that are limited (sign-in): one row a try, gone when its window is over. */
export const tries = pgTable(
  'tries',
  {
    id: uuid('id').primaryKey(),
    /** what is limited, e.g. 'sign-in:account:<hash>' */
    bucket: text('bucket').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('tries_bucket_at').on(table.bucket, table.at), index('tries_at').on(table.at)],
)

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').$type<DocumentId>().primaryKey(),
    ownerId: uuid('owner_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    originalFilename: text('original_filename').notNull(),
    fileSize: integer('file_size').notNull(),
    mimeType: text('mime_type').notNull(),
    pageCount: integer('page_count'),
    /** SHA-256 of the bytes, for the notice that the same file is there already */
    contentHash: text('content_hash').notNull(),
    /** where the bytes lie in the file store */
    fileKey: text('file_key').notNull(),
    uploadTime: time('upload_time').notNull().defaultNow(),
    status: text('analysis_status').$type<AnalysisStatus>().notNull().default('pending'),
    error: jsonb('analysis_error').$type<{ reason: string; message: string }>(),
    /** The run that may write results. A job of any other run has been overtaken and does nothing. */
    runId: uuid('run_id'),
    runStartedAt: time('run_started_at'),
    /** how often this run was cut off by the end of the whole process */
    interruptions: integer('interruptions').notNull().default(0),
    progress: jsonb('progress').$type<Omit<Progress, 'time_elapsed'>>(),
    /** of the last whole analysis, for the list */
    safetyScore: integer('safety_score'),
    contractType: text('contract_type'),
    verdict: jsonb('verdict').$type<Pick<Verdict, 'color' | 'text'>>(),
    criticalIssuesCount: integer('critical_issues_count'),
  },
  (table) => [
    index('documents_owner_id_id').on(table.ownerId, table.id),
    index('documents_owner_id_content_hash').on(table.ownerId, table.contentHash),
    index('documents_analysis_status').on(table.status),
  ],
)

export const documentTexts = pgTable('document_texts', {
  documentId: uuid('document_id')
    .$type<DocumentId>()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  pages: jsonb('pages').$type<Page[]>().notNull(),
})

/** The last whole analysis of a document. */
export const analyses = pgTable('analyses', {
  documentId: uuid('document_id')
    .$type<DocumentId>()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  unified: jsonb('unified_analysis').$type<UnifiedAnalysis>().notNull(),
  source: text('source').$type<'attorney_guided' | 'ai_assisted'>().notNull(),
  engineVersion: text('engine_version').notNull(),
  warnings: jsonb('warnings').$type<string[]>().notNull(),
  ungroundedDropped: integer('ungrounded_dropped').notNull(),
  durationMs: integer('duration_ms').notNull(),
  analyzedAt: time('analyzed_at').notNull().defaultNow(),
})

/** Who did what to what, when, before and after. The database refuses to change or delete a line. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    /** no foreign key: the line outlives the user */
    actorId: uuid('actor_id').$type<UserId>(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_log_subject').on(table.subjectType, table.subjectId), index('audit_log_at').on(table.at)],
)
