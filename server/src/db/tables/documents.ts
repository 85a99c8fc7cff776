import {
  AnalysisError,
  type AnalysisStatus,
  type DocumentId,
  DocumentText,
  ListedVerdict,
  Progress,
  type RiskBand,
  Side,
  type UserId,
} from '@karar/schema'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { shaped, time, transactionId, tsvector } from './columns.ts'

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
    error: shaped('analysis_error', AnalysisError),
    /** The run that may write results. A job of any other run has been overtaken and does nothing. */
    runId: uuid('run_id'),
    runStartedAt: time('run_started_at'),
    /** The run that was counted against the owner's plan; what was counted once is analysed again for nothing. */
    countedRunId: uuid('counted_run_id'),
    /** the owner wants no language model to read it */
    keptLocal: boolean('kept_local').notNull().default(false),
    /** how often this run was cut off by the end of the whole process */
    interruptions: integer('interruptions').notNull().default(0),
    progress: shaped('progress', Progress.omit({ time_elapsed: true })),
    /** of the last whole analysis, for the list */
    safetyScore: integer('safety_score'),
    contractType: text('contract_type'),
    verdict: shaped('verdict', ListedVerdict),
    criticalIssuesCount: integer('critical_issues_count'),
    /** for whom it was read, and on what ground */
    side: shaped('side', Side),
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
    // those whose low risk is an older engine's (analysis/older-readings.ts), to be counted on the dashboard
    index('documents_owner_id_older')
      .on(table.ownerId)
      .where(sql`band = 'low' and not jsonb_exists(verdict, 'not_cleared')`),
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
  pages: shaped('pages', DocumentText.shape.pages).notNull(),
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
