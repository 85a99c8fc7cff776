import { z } from 'zod'

/** One line of the audit log, as it is chained: `hash` covers all other fields, `previous_hash` among them. */
export const AuditEntry = z.object({
  id: z.int().positive().meta({ description: '1, 2, 3, ... without a gap' }),
  at: z.string().meta({ description: 'UTC with microseconds, e.g. 2026-11-21T18:30:00.123456Z' }),
  actor_id: z.string().nullable().meta({ description: 'null for what Karar does by itself' }),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  before: z.string().nullable().meta({ description: 'JSON, character by character as it was hashed' }),
  after: z.string().nullable(),
  previous_hash: z.string(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A line for reading: with the names that the ids have today; null where the account is gone. */
export const NamedAuditEntry = AuditEntry.extend({
  actor_name: z.string().nullable(),
  subject_name: z.string().nullable(),
})
export type NamedAuditEntry = z.infer<typeof NamedAuditEntry>

/** A day of a calendar that the database and the clock agree on. */
const Day = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2999-12-31', {
  error: 'Choose a day between 1900-01-01 and 2999-12-31.',
})

/** What administrators may look for. Days are whole days in Indian time, both included. */
const filters = {
  action: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/)
    .optional()
    .meta({ description: "an action ('user.approve') or the first part of one ('user')" }),
  actor: z.uuid().optional(),
  subject: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/)
    .optional(),
  from: Day.optional(),
  to: Day.optional(),
}
/** How many lines a page has at most. */
export const mostLines = 200
export const AuditQuery = z.object({
  ...filters,
  limit: z.coerce.number().int().min(1).max(mostLines).default(50),
  cursor: z.coerce.number().int().positive().optional().meta({ description: 'id of the last line seen' }),
})
export type AuditQuery = z.infer<typeof AuditQuery>
export const AuditExportQuery = z.object({ ...filters, format: z.enum(['csv', 'jsonl']).default('csv') })
export type AuditExportQuery = z.infer<typeof AuditExportQuery>

export const AuditVerification = z.object({
  valid: z.boolean(),
  entries: z.int().nonnegative().meta({ description: 'lines that were checked' }),
  head: z.object({ id: z.int(), hash: z.string() }).nullable().meta({ description: 'the last line' }),
  broken_at: z.int().nullable().meta({ description: 'id at which the chain first fails' }),
})
export type AuditVerification = z.infer<typeof AuditVerification>
