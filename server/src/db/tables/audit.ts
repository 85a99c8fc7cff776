import type { UserId } from '@karar/schema'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

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
