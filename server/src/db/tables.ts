import type {
  AiBudgets,
  AiFailure,
  AiReader,
  AnalysisStatus,
  Answer,
  CommentId,
  CommentPlace,
  CommentType,
  ConsultationStatus,
  ContractType,
  DocumentId,
  DraftId,
  EnquiryId,
  Entitlement,
  FactKind,
  Page,
  Perspective,
  PositionData,
  Progress,
  RiskBand,
  Role,
  SecondOutcome,
  SecondReadingState,
  SessionId,
  SetAi,
  SharedLinkId,
  SubscriptionType,
  TemplateCategory,
  TemplateField,
  TemplateGuide,
  TemplateId,
  UnifiedAnalysis,
  Urgency,
  UserId,
  UserStatus,
  Verdict,
} from '@karar/schema'
import { getTableColumns, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** The whole database on one sheet. Ids are UUIDv7 made in Node; times are UTC. */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').$type<UserId>().primaryKey(),
    /** trimmed and in lower case */
    email: text('email').notNull().unique(),
    /** argon2id, with its parameters */
    passwordHash: text('password_hash').notNull(),
    /** a password that Karar made up: it opens nothing but its own change */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** when a link in a mail to this address was opened; null while nothing shows that it is the person's */
    emailConfirmedAt: time('email_confirmed_at'),
    fullName: text('full_name').notNull(),
    companyName: text('company_name').notNull(),
    phone: text('phone'),
    role: text('role').$type<Role>().notNull().default('user'),
    status: text('status').$type<UserStatus>().notNull().default('pending'),
    subscriptionType: text('subscription_type').$type<SubscriptionType>().notNull().default('free'),
    documentsAnalyzed: integer('documents_analyzed').notNull().default(0),
    freeDocumentsLimit: integer('free_documents_limit').notNull().default(3),
    /** for plans that count by the month: which month (IST, '2026-11') and how many in it */
    usageMonth: text('usage_month'),
    documentsThisMonth: integer('documents_this_month').notNull().default(0),
    createdAt: time('created_at').notNull().defaultNow(),
    lastLogin: time('last_login'),
    /** secret of the authenticator app, sealed with a key that is not in the database; without `totpSince` only proposed */
    totpSecret: text('totp_secret'),
    totpSince: time('totp_since'),
    /** the last 30-second step whose code was used: a code signs in once */
    totpLastStep: integer('totp_last_step'),
  },
  (table) => [
    index('users_status_id').on(table.status, table.id),
    index('users_words')
      .using('gin', sql`user_words(${table.fullName}, ${table.companyName}, ${table.email}, ${table.phone})`)
      .with({ fastupdate: false }),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is with the browser alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** what the session is called where it is listed and ended */
    id: uuid('id').$type<SessionId>().notNull().unique().defaultRandom(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    /** network address and User-Agent of its last use */
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** Links to set a new password: one row a link that can still be used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token; the token itself is in the mail alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_user_id').on(table.userId)],
)

/** Links that show that an address is the person's: one row a link, until it is out of date. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    /** SHA-256 of the token; the token itself is in the mail alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('email_confirmations_user_id').on(table.userId)],
)

/** Codes that sign in once in place of the authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of user and code, which is random enough for that */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Devices that an account has been signed in from: a stranger's wrong tries do not lock these out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of what the device keeps */
    deviceHash: text('device_hash').notNull(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_used_at').on(table.lastUsedAt),
  ],
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
    /** The run that was counted against the owner's plan; what was counted once is analysed again for nothing. */
    countedRunId: uuid('counted_run_id'),
    /** the owner wants no language model to read it */
    keptLocal: boolean('kept_local').notNull().default(false),
    /** how often this run was cut off by the end of the whole process */
    interruptions: integer('interruptions').notNull().default(0),
    progress: jsonb('progress').$type<Omit<Progress, 'time_elapsed'>>(),
    /** of the last whole analysis, for the list */
    safetyScore: integer('safety_score'),
    contractType: text('contract_type'),
    verdict: jsonb('verdict').$type<Pick<Verdict, 'color' | 'text' | 'not_cleared'>>(),
    criticalIssuesCount: integer('critical_issues_count'),
    /** for whom it was read, and on what ground */
    side: jsonb('side').$type<Pick<Perspective, 'party' | 'basis'>>(),
    /** of the score */
    band: text('band')
      .$type<RiskBand>()
      .generatedAlwaysAs(
        sql`case when safety_score < 40 then 'high' when safety_score < 75 then 'medium' when safety_score >= 75 then 'low' end`,
      ),
    /** one of Karar's own samples, which is nobody's contract: it counts in no average */
    isSample: boolean('is_sample').notNull().default(false),
    /** its issues by severity, for the dashboard */
    issuesCritical: integer('issues_critical').notNull().default(0),
    issuesHigh: integer('issues_high').notNull().default(0),
    issuesMedium: integer('issues_medium').notNull().default(0),
    issuesLow: integer('issues_low').notNull().default(0),
  },
  (table) => [
    // One for each order of the list. By time is by the bytes of the id, which is the same order but no other index has it:
    // for whole rows in the order of ids the database would take the index of all ids, and read past everybody else's.
    index('documents_owner_id_time').on(table.ownerId, sql`uuid_send(${table.id})`),
    index('documents_owner_id_name_id').on(table.ownerId, sql`lower(${table.originalFilename})`, table.id),
    index('documents_owner_id_score_id').on(table.ownerId, sql`coalesce(${table.safetyScore}, 101)`, table.id),
    index('documents_owner_id_status_time').on(table.ownerId, table.status, sql`uuid_send(${table.id})`),
    index('documents_owner_id_band_time')
      .on(table.ownerId, table.band, sql`uuid_send(${table.id})`)
      .where(sql`analysis_status = 'completed'`),
    index('documents_owner_id_content_hash').on(table.ownerId, table.contentHash),
    index('documents_analysis_status_time').on(table.status, sql`uuid_send(${table.id})`),
    index('documents_name_words').using('gin', sql`name_words(${table.originalFilename})`).with({ fastupdate: false }),
  ],
)

/**
 * How many documents there are, so that lists and dashboards need not count them. The database keeps it at every change of
 * `documents` (migration 0011), and always by adding a row, since a row that is changed makes others wait: what a month
 * has is the sum of its rows, now and then put together into one. Nothing but sums may be read here.
 */
export const documentTallies = pgTable(
  'document_tallies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** no foreign key: it would lock the account; the rows of a deleted one go with it all the same */
    ownerId: uuid('owner_id').$type<UserId>().notNull(),
    /** of the upload, in India: '2026-11' */
    month: text('month').notNull(),
    status: text('status').$type<AnalysisStatus>().notNull(),
    /** by the score of the last whole analysis, whatever has become of the document since; null before the first */
    band: text('band').$type<RiskBand>(),
    documents: integer('documents').notNull(),
    /** of them, those that an average is made of: with a score, and no samples */
    scored: integer('scored').notNull(),
    scoreSum: bigint('score_sum', { mode: 'number' }).notNull(),
    /** of the scored, those whose contract was not cleared */
    notCleared: integer('not_cleared').notNull(),
    issuesCritical: integer('issues_critical').notNull(),
    issuesHigh: integer('issues_high').notNull(),
    issuesMedium: integer('issues_medium').notNull(),
    issuesLow: integer('issues_low').notNull(),
  },
  (table) => [index('document_tallies_owner_id').on(table.ownerId)],
)

/**
 * How often somebody's documents changed in what a search goes by. The database counts it at every such change (migrations
 * 0023, 0024), by adding rows as above: as long as the sum is the same, a search finds the same. Until rows are put together
 * they tell which documents changed.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** no foreign key, as above */
    ownerId: uuid('owner_id').$type<UserId>().notNull(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
    /** null where many changed at once, and where rows were put together */
    documentId: uuid('document_id').$type<DocumentId>(),
    /** of whom wrote the row: whether an older snapshot has seen it, whatever was committed first */
    writtenBy: transactionId('written_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('search_changes_owner_id').on(table.ownerId)],
)

/** The days that the last whole analysis of a document names, for the dashboard. */
export const documentDays = pgTable(
  'document_days',
  {
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').$type<UserId>().notNull(),
    /** '2026-11-23' */
    day: text('day').notNull(),
    /** what the day is of */
    label: text('label').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.day, table.documentId, table.label] }),
    index('document_days_document_id').on(table.documentId),
  ],
)

export const documentTexts = pgTable('document_texts', {
  documentId: uuid('document_id')
    .$type<DocumentId>()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  /** which searches show pieces of, as it is: of the text, which is kept pressed, four times as much is unpacked to read so much */
  beginning: text('beginning').generatedAlwaysAs(sql`substr("text", 1, 1000)`),
  pages: jsonb('pages').$type<Page[]>().notNull(),
})

/**
 * The words that the search knows a document by. The database keeps those of the name; whoever writes a text keeps its
 * words, too (lib/text/text-words.ts). Each begins with the key of the owner (migration 0012), so that in the index, too, a search
 * stays among the owner's words.
 */
export const documentWords = pgTable(
  'document_words',
  {
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').$type<UserId>().notNull(),
    nameWords: tsvector('name_words').notNull(),
    textWords: tsvector('text_words').notNull().default(''),
  },
  (table) => [
    index('document_words_owner_id_document_id').on(table.ownerId, table.documentId),
    // without fastupdate, which lets new words wait unsorted: every search would read through those
    index('document_words_words')
      .using('gin', sql`all_words(${table.nameWords}, ${table.textWords})`)
      .with({ fastupdate: false }),
  ],
)

/** The last whole analysis of a document. */
export const analyses = pgTable('analyses', {
  documentId: uuid('document_id')
    .$type<DocumentId>()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  unified: jsonb('unified_analysis').$type<UnifiedAnalysis>().notNull(),
  /** what the answer with one document has of it (pressed-results.ts); null in an older one, and where only the analysis changed */
  pressedResults: bytes('pressed_results'),
  source: text('source').$type<'attorney_guided' | 'ai_assisted'>().notNull(),
  engineVersion: text('engine_version').notNull(),
  warnings: jsonb('warnings').$type<string[]>().notNull(),
  ungroundedDropped: integer('ungrounded_dropped').notNull(),
  durationMs: integer('duration_ms').notNull(),
  analyzedAt: time('analyzed_at').notNull().defaultNow(),
  /** the party that the owner said they are; null while the side is a guess */
  userParty: text('user_party'),
  /** where that party stands; null until one was chosen */
  position: jsonb('position_data').$type<PositionData>(),
})

const { pressedResults: _, ...found } = getTableColumns(analyses)
/** All of an analysis but what only the answer with one document has a use for. */
export const analysisColumns = found

/** The second reading of a document by a language model, from the side that its analysis is read from. */
export const secondReadings = pgTable('second_readings', {
  documentId: uuid('document_id')
    .$type<DocumentId>()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** only the run that is named here may write what it found */
  runId: uuid('run_id').notNull(),
  state: text('state').$type<Exclude<SecondReadingState, 'off' | 'kept_local' | 'none'>>().notNull(),
  reader: jsonb('reader').$type<AiReader>().notNull(),
  parts: integer('parts').notNull().default(0),
  partsDone: integer('parts_done').notNull().default(0),
  outcome: jsonb('outcome').$type<SecondOutcome>().notNull(),
  failure: text('failure').$type<AiFailure>(),
  tokens: integer('tokens').notNull().default(0),
  microRupees: bigint('micro_rupees', { mode: 'number' }).notNull().default(0),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
})

/** What a model answered, so that the same question about the same words is asked once. Sealed, and gone with the document. */
export const aiAnswers = pgTable(
  'ai_answers',
  {
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** SHA-256 of model and question */
    key: text('key').notNull(),
    /** who asked it in chat, with whose conversation it goes; null: the second reading */
    userId: uuid('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.key] }), index('ai_answers_user_id').on(table.userId)],
)

/** What language models used, by day in India and model. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    day: text('day').notNull(),
    model: text('model').notNull(),
    calls: integer('calls').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    microRupees: bigint('micro_rupees', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.model] })],
)

/** The language model that an administrator chose: one row, or none. */
export const aiChoice = pgTable('ai_choice', {
  id: integer('id').primaryKey().default(1),
  choice: jsonb('choice').$type<Omit<SetAi, 'key'>>(),
  sealedKey: text('sealed_key'),
  budgets: jsonb('budgets').$type<AiBudgets>(),
})

/** Findings that somebody has ticked off. Ids of findings are stable while rule and clause number are. */
export const resolvedIssues = pgTable(
  'resolved_issues',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    issueId: text('issue_id').notNull(),
    resolvedAt: time('resolved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId, table.issueId] }),
    index('resolved_issues_document_id').on(table.documentId),
  ],
)

/**
 * Figures of an analysis that the owner put right by hand. They are of the document, whichever side it is read from, and
 * of the words that state the fact: where those are read again, the correction stands again.
 */
export const factCorrections = pgTable(
  'fact_corrections',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FactKind>().notNull(),
    /** where the words that state it begin */
    start: integer('start').notNull(),
    quote: text('quote').notNull(),
    /** as what Karar read it */
    readLabel: text('read_label').notNull(),
    readValue: text('read_value').notNull(),
    label: text('label').notNull(),
    value: text('value').notNull(),
    correctedAt: time('corrected_at').notNull().defaultNow(),
  },
  (table) => [index('fact_corrections_document_id').on(table.documentId)],
)

/** Questions and answers about a document; each person has a conversation of their own. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageType: text('message_type').$type<'user' | 'ai'>().notNull(),
    messageText: text('message_text').notNull(),
    /** of an answer: what it rests on */
    answer: jsonb('answer').$type<Omit<Answer, 'text'>>(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_document_id_user_id_id').on(table.documentId, table.userId, table.id),
    index('chat_messages_user_id').on(table.userId),
  ],
)

/** Remarks on a document. They outlive the accounts of their authors, without their names. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').$type<CommentId>().primaryKey(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    commentType: text('comment_type').$type<CommentType>().notNull().default('general'),
    isPrivate: boolean('is_private').notNull().default(false),
    place: jsonb('place').$type<CommentPlace>(),
    createdAt: time('created_at').notNull().defaultNow(),
    editedAt: time('edited_at'),
    /** who edited it last, be it its author; null where nobody did, or their account is gone */
    editedBy: uuid('edited_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('comments_document_id_id').on(table.documentId, table.id),
    index('comments_author_id').on(table.authorId),
    index('comments_edited_by').on(table.editedBy),
  ],
)

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

/** Links by which one analysis is read without an account; one that was ended has no row any more. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    id: uuid('id').$type<SharedLinkId>().primaryKey(),
    /** SHA-256 of the token; the token itself is in the link alone */
    tokenHash: text('token_hash').notNull().unique(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('shared_links_document_id').on(table.documentId)],
)

/** Templates of contracts and policies: those that come with Karar, and those that administrators made. */
export const policyTemplates = pgTable(
  'policy_templates',
  {
    id: uuid('id').$type<TemplateId>().primaryKey(),
    /** of one that comes with Karar, the name of its file; null of others */
    slug: text('slug').unique(),
    name: text('name').notNull(),
    category: text('category').$type<TemplateCategory>().notNull(),
    description: text('description').notNull(),
    content: text('template_content').notNull(),
    contractType: text('contract_type').$type<ContractType>(),
    guide: jsonb('guide').$type<TemplateGuide>(),
    /** the fields that are described; the text may hold more */
    fields: jsonb('fields').$type<TemplateField[]>().notNull(),
    /** of one that comes with Karar: a newer version brings another */
    digest: text('digest'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    /** an administrator changed it: a newer version leaves it as it is */
    editedAt: time('edited_at'),
    /** an administrator deleted it: a newer version does not bring it back */
    deletedAt: time('deleted_at'),
  },
  (table) => [index('policy_templates_category_name').on(table.category, table.name)],
)

/** What people have filled in of a template, with its text as it stood then. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').$type<DraftId>().primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id')
      .$type<TemplateId>()
      .references(() => policyTemplates.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    category: text('category').$type<TemplateCategory>().notNull(),
    isContract: boolean('is_contract').notNull(),
    content: text('template_content').notNull(),
    guide: jsonb('guide').$type<TemplateGuide>(),
    fields: jsonb('fields').$type<TemplateField[]>().notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('drafts_user_id_id').on(table.userId, table.id), index('drafts_template_id').on(table.templateId)],
)

/**
 * Who did what to what, when, before and after. The database refuses to change or delete a line, numbers the lines
 * without a gap, and chains each to the one before by its hash (migration 0004; checked in lib/audit/audit-chain.ts).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3, ...: the database gives the number, whatever is inserted */
    id: bigint('id', { mode: 'number' }).primaryKey().default(0),
    at: time('at').notNull().defaultNow(),
    /** no foreign key: the line outlives the user */
    actorId: uuid('actor_id').$type<UserId>(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** SHA-256 of the line before, 64 zeros for the first; the database fills in both */
    previousHash: text('previous_hash').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  (table) => [
    index('audit_log_subject_id_id').on(table.subjectId, table.id),
    index('audit_log_at').on(table.at),
    index('audit_log_actor_id_id').on(table.actorId, table.id),
    index('audit_log_action_id').on(table.action, table.id),
  ],
)

/** How many lines the audit log has of whom and of what. The database keeps it with every line (migration 0013). */
export const auditTallies = pgTable(
  'audit_tallies',
  {
    /** null for what Karar does by itself */
    actorId: uuid('actor_id').$type<UserId>(),
    action: text('action').notNull(),
    lines: bigint('lines', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('audit_tallies_actor_id_action').on(table.actorId, table.action).nullsNotDistinct(),
    index('audit_tallies_action').on(table.action),
  ],
)

/**
 * Lines of the audit log on their way into it: written anywhere in a transaction, they are chained when it commits
 * (migration 0008), so that nobody waits for the chain while somebody else's transaction still has work to do. Nobody
 * ever sees a row here.
 */
export const auditLines = pgTable('audit_lines', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  actorId: uuid('actor_id').$type<UserId>(),
  action: text('action').notNull(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
})
