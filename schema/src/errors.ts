import { z } from 'zod'

/** Every failure on the wire: `detail` in words, or with a reason that the client acts on. */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.looseObject({ reason: z.string(), message: z.string() })]),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Foreseen failures and their status, decided once. Words for each: the server's language resources. */
export const errorStatus = {
  invalid_request: 400,
  invalid_reset_link: 400,
  not_analyzed: 400,
  unknown_party: 400,
  authentication_required: 401,
  invalid_credentials: 401,
  document_limit_reached: 402,
  page_limit_exceeded: 402,
  account_pending: 403,
  account_suspended: 403,
  account_rejected: 403,
  admin_required: 403,
  wrong_password: 403,
  code_required: 403,
  invalid_code: 403,
  two_step_required: 403,
  report_not_in_plan: 403,
  author_only: 403,
  not_found: 404,
  document_not_found: 404,
  user_not_found: 404,
  session_not_found: 404,
  comment_not_found: 404,
  issue_not_found: 404,
  email_in_use: 409,
  wrong_status: 409,
  own_account: 409,
  last_administrator: 409,
  two_step_state: 409,
  duplicate_document: 409,
  analysis_already_running: 409,
  too_many_consultations: 409,
  comments_full: 409,
  chat_full: 409,
  file_gone: 410,
  file_too_large: 413,
  unsupported_file: 415,
  unreadable_file: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const
export type ErrorCode = keyof typeof errorStatus
