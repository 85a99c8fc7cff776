import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { words } from '../text/words.ts'
import { aiOf, aiWrongs } from './ai-settings.ts'
import { meantSetting } from './misspelt.ts'
import { settings } from './settings.ts'
import { speechOf, speechWrongs } from './speech-settings.ts'

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
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  refuse([...wrong, ...Object.keys(given).flatMap(unknownSetting)])
  const env = parsed.data as z.output<typeof Environment>
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  ).replace(/\/+$/, '')
  if (env.ROLE !== 'all' && !env.DATABASE_URL) throw new Error(words.settings.roleNeedsDatabase)
  const isPublic = !isLoopback(env.HOST) || !isLoopback(new URL(publicUrl).hostname)
  if (env.RATE_LIMITS === 'off' && env.NODE_ENV === 'production' && isPublic) {
    throw new Error(words.settings.limitsOffInPublic)
  }
  const isPlain = isPublic && publicUrl.startsWith('http:')
  if (isPlain && env.NODE_ENV === 'production') throw new Error(words.settings.noTlsInPublic)
  const isElsewhere = !isLoopback(new URL(publicUrl).hostname)
  const plainMail = env.SMTP_TLS === 'off'
  refuse([
    ...(env.SMTP_URL && !isElsewhere ? [words.settings.mailWithoutAddress] : []),
    ...(env.SMTP_URL?.startsWith('smtps:') && plainMail ? [words.settings.mailTlsContradicts] : []),
    ...speechWrongs(env, given),
    ...aiWrongs(given),
  ])
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR),
    /** where the uploaded files are */
    filesDir: env.STORAGE_URL === undefined ? resolve(env.DATA_DIR, 'files') : fileURLToPath(env.STORAGE_URL),
    databaseUrl: env.DATABASE_URL,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    /** administrators need two-step sign-in before they may do anything as such */
    adminsNeedTwoStep: env.REQUIRE_TWO_STEP === 'admins',
    secretKey: env.SECRET_KEY,
    freeDocumentsLimit: env.FREE_DOCUMENTS_LIMIT,
    plans: {
      enforcePlans: env.ENFORCE_PLANS === 'true',
      supportEmail: env.SUPPORT_EMAIL ?? env.ADMIN_EMAIL,
      quota: {
        documents: env.QUOTA_DOCUMENTS,
        megabytes: env.QUOTA_MEGABYTES,
        uploadsPerHour: env.QUOTA_UPLOADS_PER_HOUR,
      },
    },
    mail: { smtpUrl: env.SMTP_URL, plain: plainMail, from: env.MAIL_FROM },
    speech: speechOf(env),
    ai: aiOf(env),
    role: env.ROLE,
    /** what takes long to load is loaded before anybody needs it */
    warmUp: env.WARM_UP === 'on',
    rateLimits: env.RATE_LIMITS === 'on',
    /** one analysis can be read without an account, by whoever has its link */
    sharedLinks: env.SHARED_LINKS === 'on',
    /** the figures for Prometheus are given to this machine without a token */
    openMetrics: env.METRICS === 'loopback',
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL,
    /** what may be meant so, but the operator should know; sentences for the log */
    warnings: [
      ...(isPlain ? [words.settings.noTls(publicUrl)] : []),
      ...(isElsewhere && isLoopback(env.HOST) && env.TRUSTED_PROXIES.length === 0 ? [words.settings.whichProxy] : []),
    ],
  }
}

/** @throws Error that names everything that is not right, if there is anything */
function refuse(wrong: readonly string[]): void {
  if (wrong.length === 0) return
  throw new Error([words.settings.wrong, ...wrong.map((line) => `  ${line}`)].join('\n'))
}

/** In words, what is not right about a name that is no setting; nothing where it is none of ours. */
function unknownSetting(name: string): string[] {
  const meant = meantSetting(name, Object.keys(settings))
  return meant ? [words.settings.misspelt(name, meant)] : []
}

/** The process's environment, and under it what a `.env` file in the working folder says. */
export function environmentWithFile(file = '.env'): Record<string, string | undefined> {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}
