import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { settings } from './settings.ts'
import { words } from './words.ts'

type Settings = typeof settings
const Environment = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.shape])) as {
    [Name in keyof Settings]: Settings[Name]['shape']
  },
)

/** What the operator decided, with defaults filled in and paths made absolute. */
export type Config = ReturnType<typeof readConfig>

const isLoopback = (host: string) =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host) || host.startsWith('127.')

/**
 * Reads and checks all settings.
 *
 * @param environment usually `process.env`; an empty value counts as not set
 * @throws Error naming every wrong setting in words
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new Error([words.settings.wrong, ...lines].join('\n'))
  }
  const env = parsed.data
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  ).replace(/\/+$/, '')
  if (env.ROLE !== 'all' && !env.DATABASE_URL) throw new Error(words.settings.roleNeedsDatabase)
  const isPublic = !isLoopback(env.HOST) || !isLoopback(new URL(publicUrl).hostname)
  if (env.RATE_LIMITS === 'off' && env.NODE_ENV === 'production' && isPublic) {
    throw new Error(words.settings.limitsOffInPublic)
  }
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    /** administrators need two-step sign-in before they may do anything as such */
    adminsNeedTwoStep: env.REQUIRE_TWO_STEP === 'admins',
    secretKey: env.SECRET_KEY,
    freeDocumentsLimit: env.FREE_DOCUMENTS_LIMIT,
    plans: { enforcePlans: env.ENFORCE_PLANS === 'true', supportEmail: env.SUPPORT_EMAIL ?? env.ADMIN_EMAIL },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    role: env.ROLE,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

/** The process's environment, and under it what a `.env` file in the working folder says. */
export function environmentWithFile(file = '.env'): Record<string, string | undefined> {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}
