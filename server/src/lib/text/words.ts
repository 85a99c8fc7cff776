import type { ErrorCode } from '@karar/schema'

const megabyte = 1024 * 1024

/** What the server says to people, in English. Another language is another object of this shape. */
export const words = {
  /** instead of a low risk that an older engine found */
  olderReading: {
    text: 'Analyzed with an older reading.',
    reasoning:
      'An earlier version of Karar found few known patterns here, and may have missed what this version finds. Analyze it again before you rely on this.',
    detailed_reasons: [] as string[],
  },
  /** @param most in bytes */
  requestTooLarge: (most: number) =>
    `This request is larger than ${most < megabyte ? `${most / 1024} kB` : `${most / megabyte} MB`}, the most that is read here of one without a file.`,
  errors: {
    invalid_request: 'The request is not as this call expects it.',
    invalid_reset_link: 'Invalid or expired reset link. Please request a new password reset.',
    invalid_confirmation_link:
      'This link does not work any more. Sign in and have another one sent, under Your account.',
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
    password_change_required: 'Choose a password of your own first.',
    report_not_in_plan: 'PDF reports are part of the Essential plan and above.',
    tls_required: 'This address is reached by https:// only.',
    author_only: 'Only its author can make a comment private, or show it to others.',
    not_found: 'There is nothing at this address.',
    document_not_found: 'Document not found. It may have already been deleted.',
    user_not_found: 'User not found. The account may have been deleted.',
    session_not_found: 'This session has ended already.',
    comment_not_found: 'This comment is no longer there. It may have been deleted.',
    issue_not_found: 'This finding is not in the analysis any more. Load the page again.',
    fact_not_found: 'The analysis no longer has this figure. Load the page again.',
    link_not_found: 'This link does not work any more. It may have run out, or have been ended. Ask for a new one.',
    request_not_found: 'This request to the legal team was not found.',
    time_entry_not_found: 'This time entry was not found. Load the page again.',
    links_full: 'This document has as many links as it may have. End one of them first.',
    template_not_found: 'This template is no longer there. An administrator may have deleted it.',
    draft_not_found: 'This draft is no longer there. You may have deleted it.',
    drafts_full: 'You keep 200 drafts, the most that one account may. Delete those that you no longer need.',
    sharing_off: 'Links to read an analysis without an account are turned off here.',
    no_language_model: 'No language model is set up here.',
    kept_local: 'This document is kept on this machine. Allow a second reading first.',
    set_by_environment:
      'The language model is set in the environment of the server (AI_PROVIDER), which wins over this page. Change it there.',
    email_in_use: 'An account with this email exists already. Sign in, or reset its password.',
    wrong_status: 'This cannot be done to an account in this status.',
    request_status: 'This cannot be done to a request in this status.',
    limits_changed:
      'Another administrator has changed these figures meanwhile. Each field says what holds now, and what you typed is kept: save it again if it is to stand instead.',
    model_changed:
      'Another administrator has chosen the language model meanwhile. What holds now stands above, and what you typed is kept: save it again if it is to stand instead.',
    time_entry_changed: 'This time entry was corrected meanwhile. Load the page again.',
    timer_running: 'A timer is already running on this request.',
    no_timer: 'No timer is running on this request.',
    time_full: 'This request has as many time entries as it can hold.',
    messages_full: 'This request has as many messages as it can hold. Send a new request to go on.',
    own_account: 'You cannot do this to your own account.',
    last_administrator: 'This is the last administrator. Make somebody else an administrator first.',
    two_step_state: 'Two-step sign-in is not in the state that this needs. Load the page again.',
    duplicate_document: 'You have uploaded this very file before.',
    analysis_already_running: 'This document is being analyzed already.',
    quota_reached: 'Your account keeps as much as it may. Delete documents that you no longer need, then try again.',
    too_many_consultations:
      'You have 20 requests to the legal team open. Wait until one of them is dealt with, then ask again.',
    comments_full: 'This document has as many comments as it can hold. Delete some that are settled first.',
    chat_full: 'This chat has as many messages as it can hold. Clear the chat, then ask again.',
    file_gone:
      'The file of this document is no longer there. Its text and analysis are kept; upload the file again if you have it.',
    file_too_large: 'This file is larger than 10 MB, the most that can be uploaded.',
    request_too_large: 'This request is larger than what is read of one without a file.',
    unsupported_file: 'This is not a PDF, a Word document (.docx) or a plain text file.',
    unreadable_file: 'This file cannot be read.',
    too_many_requests: 'Too many requests. Please wait a moment.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'Karar cannot answer just now. Please try again in a moment.',
    storage_full:
      'There is no room left on the server, so nothing was kept. Please tell the administrator, and try again later.',
  } satisfies Record<ErrorCode, string>,
  /** of fields that are refused for more than their form */
  shortPassword: 'Password must be at least 8 characters long.',
  noEmail: 'Please enter a valid email address.',
  noPhone: 'Enter a phone number such as +91 98400 55512, or leave the field empty.',
  required: (field: string) => `${field} is required.`,
  /** the fields that a person fills in, as forms call them */
  fields: {
    full_name: 'Full name',
    company_name: 'Company name',
    email: 'Email',
    password: 'Password',
    new_password: 'New password',
    current_password: 'Current password',
    message: 'Message',
    content: 'Comment',
    description: 'Description',
    contact_info: 'Contact info',
    phone: 'Phone',
  },
  weakPassword: 'Password does not meet security requirements. Please check the requirements below.',
  tooManyStreams: 'You have this open in too many windows to keep all of them up to date. Close some.',
  ready: (address: string) => `Karar is ready at ${address}\n`,
  headersTooLarge: 'The headers of this request, or its address, are too long.',
  requestTooSlow: 'This request did not arrive whole in time.',
  unknownProxy:
    'a request says that it was brought by a proxy, which is not named in TRUSTED_PROXIES: if it is yours, name it, or all who come through it count as one address',
  noMeaning:
    'The encoder does not run on this machine (its files in engine/model or the package onnxruntime-node are missing or do not fit): contracts are read by words alone, and more is overlooked.',
  noReader:
    'The reader of questions together with places does not run on this machine (its files in engine/model or the package onnxruntime-node are missing or do not fit): questions are answered by words alone, and less well.',
  wrongSecretKey:
    'SECRET_KEY (or DATA_DIR/secret.key) is not the key that this database was used with: codes of authenticator apps are refused. Bring the old key back; or use recovery codes, or have an administrator turn two-step sign-in off.',
  historyBeside:
    'the history of the source (.git) lies beside the program: install Karar from an archive (git archive), or shut that folder to it',
  workerReady: 'Karar is ready to analyze documents\n',
  cannotListen: (host: string, port: number, code: string | undefined) => {
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`
    if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a number above 1023.`
    return `Karar cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). Check HOST and PORT.`
  },
  apiDescription:
    'Upload contracts, have them analyzed under Indian law, and read what was found. Sign in at /api/auth/login and send the token as `Authorization: Bearer ...`.',
  pagesNotBuilt: 'The pages of Karar are not built yet. Start it with ./karar, or build them with: npm run build\n',
  settings: {
    wrong: 'Karar cannot start, because these settings (environment or .env) are not right:',
    roleNeedsDatabase:
      'Karar cannot start: ROLE=web and ROLE=worker share a database with other processes, so they need DATABASE_URL.',
    misspelt: (name: string, meant: string) => `${name} is no setting. Do you mean ${meant}?`,
    mailWithoutAddress:
      'SMTP_URL needs PUBLIC_URL: with an address of this machine alone, the links in mails would lead nowhere for those who get them',
    mailTlsContradicts: 'SMTP_TLS=off contradicts SMTP_URL, which asks for TLS with smtps://',
    twoRecognisers: 'SPEECH_MODEL_DIR contradicts SPEECH_IN_URL: recordings are heard by one of them',
    needs: (name: string, needed: string) => `${name} says nothing without ${needed}`,
    englishOnly:
      'SPEECH_LANGUAGE must be en: the recogniser that Karar brings along hears English only (SPEECH_MODEL_DIR or SPEECH_IN_URL name others)',
    modelFolder: {
      missing: (folder: string) => `SPEECH_MODEL_DIR: there is no folder ${folder}`,
      unknown: (folder: string) =>
        `SPEECH_MODEL_DIR: ${folder} holds no model that Karar knows: Whisper, Moonshine, a NeMo transducer or NeMo CTC, with its tokens.txt`,
      no_runtime: (folder: string) =>
        `SPEECH_MODEL_DIR: the runtime is missing. Install it beside the model: npm install --prefix ${folder} sherpa-onnx-node`,
    },
    noTlsInPublic:
      'Karar cannot start: with NODE_ENV=production people elsewhere come by TLS only. Set PUBLIC_URL to the https:// address of the proxy in front of Karar (deploy/ has examples).',
    noTls: (publicUrl: string) =>
      `people come to ${publicUrl} without TLS: passwords and contracts can be read on the way. Put a proxy with TLS in front (deploy/ has examples), and set PUBLIC_URL to its https:// address`,
    whichProxy:
      'PUBLIC_URL is reached by a proxy, but TRUSTED_PROXIES names none: all people count as one address (TRUSTED_PROXIES=loopback for a proxy on this machine)',
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
    unusable: 'The database cannot be used. Start Karar once more with LOG_LEVEL=debug to see why.',
    refused: {
      server:
        'No PostgreSQL answers at the address in DATABASE_URL. Check its host and port, and that the server runs.',
      password: 'PostgreSQL refuses the password in DATABASE_URL. Check the user and the password there.',
      person:
        'PostgreSQL does not let the user of DATABASE_URL in from here. Check the user, and pg_hba.conf of the server.',
      database: 'PostgreSQL has no database of the name in DATABASE_URL. Create it, or correct the name.',
      rights:
        'The user of DATABASE_URL lacks rights: it must be able to create schemas and tables in its database. Make it the owner of the database.',
      busy: 'PostgreSQL takes no more connections just now, or is just starting. Try again in a moment.',
      tls: 'Karar and PostgreSQL do not agree on TLS. Check sslmode in DATABASE_URL and the certificate of the server.',
    },
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
  law: {
    comparison: 'Indian law, for comparison',
    coming: (day: string) => `not yet in force, applies from ${day}`,
  },
} as const
