import type { Role, SessionId, SubscriptionType, UserId, UserStatus } from '@karar/schema'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').$type<UserId>().primaryKey(),
    /** trimmed and in lower case */
    email: text('email').notNull().unique(),
    /** argon2id, with its parameters */
    passwordHash: text('password_hash').notNull(),
    /** a password that Karar made up: it opens nothing but its own change */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** when a link in a mail to this address was opened; null while nothing shows that it is the person's */
    emailConfirmedAt: time('email_confirmed_at'),
    fullName: text('full_name').notNull(),
    companyName: text('company_name').notNull(),
    phone: text('phone'),
    role: text('role').$type<Role>().notNull().default('user'),
    status: text('status').$type<UserStatus>().notNull().default('pending'),
    subscriptionType: text('subscription_type').$type<SubscriptionType>().notNull().default('free'),
    documentsAnalyzed: integer('documents_analyzed').notNull().default(0),
    freeDocumentsLimit: integer('free_documents_limit').notNull().default(3),
    /** for plans that count by the month: which month (IST, '2026-11') and how many in it */
    usageMonth: text('usage_month'),
    documentsThisMonth: integer('documents_this_month').notNull().default(0),
    createdAt: time('created_at').notNull().defaultNow(),
    lastLogin: time('last_login'),
    /** secret of the authenticator app, sealed with a key that is not in the database; without `totpSince` only proposed */
    totpSecret: text('totp_secret'),
    totpSince: time('totp_since'),
    /** the last 30-second step whose code was used: a code signs in once */
    totpLastStep: integer('totp_last_step'),
  },
  (table) => [
    index('users_status_id').on(table.status, table.id),
    index('users_words')
      .using('gin', sql`user_words(${table.fullName}, ${table.companyName}, ${table.email}, ${table.phone})`)
      .with({ fastupdate: false }),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is with the browser alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** what the session is called where it is listed and ended */
    id: uuid('id').$type<SessionId>().notNull().unique().defaultRandom(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    /** network address and User-Agent of its last use */
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** Links to set a new password: one row a link that can still be used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token; the token itself is in the mail alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_user_id').on(table.userId)],
)

/** Links that show that an address is the person's: one row a link, until it is out of date. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    /** SHA-256 of the token; the token itself is in the mail alone */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('email_confirmations_user_id').on(table.userId)],
)

/** Codes that sign in once in place of the authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of user and code, which is random enough for that */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Devices that an account has been signed in from: a stranger's wrong tries do not lock these out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of what the device keeps */
    deviceHash: text('device_hash').notNull(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_used_at').on(table.lastUsedAt),
  ],
)

/** Tries that are limited (sign-in): one row a try, gone when its window is over. */
export const tries = pgTable(
  'tries',
  {
    id: uuid('id').primaryKey(),
    /** what is limited, e.g. 'sign-in:account:<hash>' */
    bucket: text('bucket').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('tries_bucket_at').on(table.bucket, table.at), index('tries_at').on(table.at)],
)
