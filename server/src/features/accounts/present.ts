import type { User } from '@karar/schema'
import type { users } from '../../db/tables.ts'

export type UserRow = typeof users.$inferSelect

/** An account's row as the wire shows it: without password and secrets. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    full_name: row.fullName,
    company_name: row.companyName,
    phone: row.phone,
    role: row.role,
    status: row.status,
    subscription_type: row.subscriptionType,
    documents_analyzed: row.documentsAnalyzed,
    free_documents_limit: row.freeDocumentsLimit,
    created_at: row.createdAt.toISOString(),
    last_login: row.lastLogin?.toISOString() ?? null,
    email_confirmed: row.emailConfirmedAt !== null,
    must_change_password: row.mustChangePassword,
    two_step_enabled: row.totpSince !== null,
  }
}
