import type { DeskRequest, User, UserId } from '@karar/schema'

/** Accounts and legal requests as tests need them: whole, and small; what a test is about it gives itself. */

export const aUserId = (number: number): UserId =>
  `019a0000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}` as UserId

export function aUser(more: Partial<User> = {}): User {
  return {
    id: aUserId(1),
    email: 'meera@nilgiri.example',
    full_name: 'Meera Nair',
    company_name: 'Nilgiri Softworks LLP',
    phone: null,
    role: 'user',
    status: 'approved',
    subscription_type: 'free',
    documents_analyzed: 1,
    free_documents_limit: 3,
    created_at: '2026-10-02T06:30:00.000Z',
    last_login: '2026-11-21T06:30:00.000Z',
    email_confirmed: true,
    must_change_password: false,
    two_step_enabled: false,
    ...more,
  }
}

/** The administrator who looks. */
export const anAdmin = (more: Partial<User> = {}): User =>
  aUser({ id: aUserId(99), full_name: 'Asha Rao', email: 'asha@karar.example', role: 'admin', ...more })

export function aRequest(more: Partial<DeskRequest> = {}): DeskRequest {
  return {
    id: '019a0000-0000-7000-8000-000000000301',
    document_id: '019a0000-0000-7000-8000-000000000001' as NonNullable<DeskRequest['document_id']>,
    document_name: 'lease.pdf',
    urgency: 'high',
    description: 'May they end it at once?',
    contact_info: '+91 98400 55512',
    status: 'pending',
    assigned_lawyer: null,
    entitlement: { kind: 'add_on', minutes: 30, price: 2500 },
    created_at: '2026-11-21T06:30:00.000Z',
    due_at: '2026-11-21T14:30:00.000Z',
    answered_at: null,
    overdue: false,
    messages: 0,
    user_id: aUserId(1),
    user_name: 'Meera Nair',
    user_email: 'meera@nilgiri.example',
    company_name: 'Nilgiri Softworks LLP',
    admin_notes: null,
    awaiting_reply: false,
    total_hours: 0,
    total_billable_amount: 0,
    time_entries: 0,
    flagged_entries: 0,
    timer: null,
    ...more,
  }
}
