import type { ErrorCode } from '@karar/schema'

/** What the server says to people, in English. Another language is another object of this shape. */
export const words = {
  errors: {
    invalid_request: 'The request is not as this call expects it.',
    invalid_reset_link: 'Invalid or expired reset link. Please request a new password reset.',
    not_analyzed: 'Document must be analyzed before chat is available.',
    unknown_party: 'The contract names no such party. Choose one of those that are listed.',
    authentication_required: 'Please sign in.',
    invalid_credentials: 'Invalid email or password',
    document_limit_reached: 'You have analyzed all documents that your plan includes. Upgrade to continue.',
    page_limit_exceeded: 'This document has more pages than your plan reads. Upgrade to analyze it.',
    account_pending: 'Your account is awaiting admin approval.',
    account_suspended: 'Your account has been suspended. Please contact support.',
    account_rejected: 'Your registration was not approved. Please contact support.',
    admin_required: 'This needs an administrator.',
    wrong_password: 'This is not your password.',
    code_required: 'Enter the code that your authenticator app shows.',
    invalid_code: 'This code is not right, or it was used before. Wait for the next one and try again.',
    two_step_required: 'Administrators need two-step sign-in here. Set it up under Your account, then come back.',
    report_not_in_plan: 'PDF reports are part of the Essential plan and above.',
    author_only: 'Only its author can make a comment private, or show it to others.',
    not_found: 'There is nothing at this address.',
    document_not_found: 'Document not found. It may have already been deleted.',
    user_not_found: 'User not found. The account may have been deleted.',
    session_not_found: 'This session has ended already.',
    comment_not_found: 'This comment is no longer there. It may have been deleted.',
    issue_not_found: 'This finding is not in the analysis any more. Load the page again.',
    email_in_use: 'An account with this email exists already. Sign in, or reset its password.',
    wrong_status: 'This cannot be done to an account in this status.',
    own_account: 'You cannot do this to your own account.',
    last_administrator: 'This is the last administrator. Make somebody else an administrator first.',
    two_step_state: 'Two-step sign-in is not in the state that this needs. Load the page again.',
    duplicate_document: 'You have uploaded this very file before.',
    analysis_already_running: 'This document is being analysed already.',
    too_many_consultations:
      'You have 20 requests to the legal team open. Wait until one of them is dealt with, then ask again.',
    comments_full: 'This document has as many comments as it can hold. Delete some that are settled first.',
    chat_full: 'This chat has as many messages as it can hold. Clear the chat, then ask again.',
    file_gone:
      'The file of this document is no longer there. Its text and analysis are kept; upload the file again if you have it.',
    file_too_large: 'This file is larger than 10 MB, the most that can be uploaded.',
    unsupported_file: 'This is not a PDF, a Word document (.docx) or a plain text file.',
    unreadable_file: 'This file cannot be read.',
    too_many_requests: 'Too many requests. Please wait a moment.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'Karar cannot answer just now. Please try again in a moment.',
    storage_full:
      'There is no room left on the server, so nothing was kept. Please tell the administrator, and try again later.',
  } satisfies Record<ErrorCode, string>,
  tooManyStreams: 'You have this open in too many windows to keep all of them up to date. Close some.',
  ready: (address: string) => `Karar is ready at ${address}\n`,
  wrongSecretKey:
    'SECRET_KEY (or DATA_DIR/secret.key) is not the key that this database was used with: codes of authenticator apps are refused. Bring the old key back; or use recovery codes, or have an administrator turn two-step sign-in off.',
  workerReady: 'Karar is ready to analyse documents\n',
  cannotListen: (host: string, port: number, code: string | undefined) => {
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`
    if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a number above 1023.`
    return `Karar cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). Check HOST and PORT.`
  },
  apiDescription:
    'Upload contracts, have them analysed under Indian law, and read what was found. Sign in at /api/auth/login and send the token as `Authorization: Bearer ...`.',
  pagesNotBuilt: 'The pages of Karar are not built yet. Start it with ./karar, or build them with: npm run build\n',
  settings: {
    wrong: 'Karar cannot start, because these settings (environment or .env) are not right:',
    roleNeedsDatabase:
      'Karar cannot start: ROLE=web and ROLE=worker share a database with other processes, so they need DATABASE_URL.',
    limitsOffInPublic: 'Karar cannot start: RATE_LIMITS=off is for load tests only and is refused on a public address.',
  },
  database: {
    alreadyRuns: (folder: string) =>
      `Karar already runs here: another process uses ${folder}. Stop it first, or give this one its own DATA_DIR.`,
    noBinaries: (platform: string) =>
      `There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    initFailed: 'The built-in PostgreSQL could not make its data folder.',
    startFailed: 'The built-in PostgreSQL did not start.',
    notPassable: (folder: string) =>
      `PostgreSQL refuses to run as root, and the user "nobody" cannot reach ${folder}. Run Karar as an ordinary user, or use a DATA_DIR that others may pass through.`,
    unreachable: 'The database cannot be reached.',
  },
  mail: {
    product: 'Karar',
    greeting: (name: string) => `Dear ${name},`,
    signature: 'Karar\nThis message was sent by a program; nobody reads answers to it.',
    orCopy: 'If the button does not work, copy this address into your browser:',
  },
  wait: (seconds: number) => {
    if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
    return `${Math.ceil(seconds / 60)} minutes`
  },
} as const
