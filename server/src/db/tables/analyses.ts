import {
  type AiBudgets,
  AiFailure,
  type AiReader,
  AnalysisSource,
  type DocumentId,
  type FactKind,
  PositionData,
  type SecondOutcome,
  SecondReadingState,
  type SetAi,
  UnifiedAnalysis,
  type UserId,
} from '@karar/schema'
import { getTableColumns } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, shaped, shapedText, time } from './columns.ts'
import { documents } from './documents.ts'

/** The last whole analysis of a document. */
export const analyses = pgTable('analyses', {
  documentId: uuid('document_id')
    .$type<DocumentId>()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  unified: shaped('unified_analysis', UnifiedAnalysis).notNull(),
  /** what the answer with one document has of it (pressed-results.ts); null in an older one, and where only the analysis changed */
  pressedResults: bytes('pressed_results'),
  source: shapedText('source', AnalysisSource).notNull(),
  engineVersion: text('engine_version').notNull(),
  warnings: jsonb('warnings').$type<string[]>().notNull(),
  ungroundedDropped: integer('ungrounded_dropped').notNull(),
  durationMs: integer('duration_ms').notNull(),
  analyzedAt: time('analyzed_at').notNull().defaultNow(),
  /** the party that the owner said they are; null while the side is a guess */
  userParty: text('user_party'),
  /** where that party stands; null until one was chosen */
  position: shaped('position_data', PositionData),
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
  state: shapedText('state', SecondReadingState)
    .$type<Exclude<SecondReadingState, 'off' | 'kept_local' | 'none'>>()
    .notNull(),
  reader: jsonb('reader').$type<AiReader>().notNull(),
  parts: integer('parts').notNull().default(0),
  partsDone: integer('parts_done').notNull().default(0),
  outcome: jsonb('outcome').$type<SecondOutcome>().notNull(),
  failure: shapedText('failure', AiFailure),
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
  choice: jsonb('choice').$type<Omit<SetAi, 'key' | 'seen'>>(),
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
