import type { NamedAuditEntry } from '@karar/schema'

/** What the log knows to tell in plain words. */
const knownActions = [
  'session.open',
  'session.close',
  'session.end',
  'session.refuse',
  'user.create',
  'user.register',
  'user.update',
  'user.approve',
  'user.reject',
  'user.suspend',
  'user.delete',
  'user.upgrade',
  'user.reset_usage',
  'user.set_role',
  'user.export',
  'password.change',
  'password.request_reset',
  'password.reset',
  'two_step.setup',
  'two_step.enable',
  'two_step.disable',
  'two_step.reset',
  'two_step.recovery_codes',
  'two_step.use_recovery_code',
  'document.create',
  'document.rename',
  'document.delete',
  'document.view_by_admin',
  'document.share',
  'document.unshare',
  'document.view_by_link',
  'document.refuse_link',
  'document.keep_local',
  'analysis.start',
  'analysis.complete',
  'analysis.fail',
  'consultation.request',
  'consultation.update',
  'consultation.message',
  'consultation.start_timer',
  'consultation.stop_timer',
  'consultation.correct_time',
  'enquiry.send',
  'enquiry.answer',
  'enquiry.delete',
  'comment.add',
  'comment.edit',
  'comment.delete',
  'chat.clear',
  'template.init',
  'template.create',
  'template.edit',
  'template.delete',
  'draft.create',
  'draft.save',
  'draft.delete',
  'analysis.set_party',
  'analysis.correct_fact',
  'second_reading.start',
  'second_reading.complete',
  'second_reading.fail',
  'language_model.choose',
  'language_model.switch_off',
  'language_model.budget',
  'language_model.try',
  'email.confirm',
  'storage.sweep',
  'audit.export',
  'audit.verify',
] as const
type KnownAction = (typeof knownActions)[number]

/** Kinds of event by which the log can be filtered. */
export const auditKinds = [
  'session',
  'user',
  'password',
  'two_step',
  'document',
  'analysis',
  'second_reading',
  'language_model',
  'email',
  'consultation',
  'enquiry',
  'comment',
  'chat',
  'template',
  'draft',
  'storage',
  'audit',
] as const

/** The action, where there are words for it. */
export function knownAction(action: string): KnownAction | null {
  return knownActions.find((known) => known === action) ?? null
}

export interface Change {
  field: string
  /** undefined where the line says nothing about it */
  before: string | null | undefined
  after: string | null | undefined
}

/** The fields that a line says something new about. Nothing is null. */
export function changesOf({ before, after }: Pick<NamedAuditEntry, 'before' | 'after'>): Change[] {
  const old = read(before)
  const now = read(after)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: show(old[field]), after: show(now[field]) }))
    .filter((change) => change.before !== change.after)
}

function read(json: string | null): Record<string, unknown> {
  if (json === null) return {}
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : { value }
  } catch {
    // A line that was tampered with is still shown, as it is.
    return { value: json }
  }
}

function show(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return value
  if (Array.isArray(value)) return value.map(show).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The end of an id, which tells two apart: ids that were made at the same time begin alike. */
export function shortId(id: string): string {
  return id.slice(-8)
}
