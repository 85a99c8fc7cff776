import { fileURLToPath } from 'node:url'
import { isCommonPassword } from '@karar/schema'
import { z } from 'zod'
import { isProxyRange } from '../http/proxies.ts'
import { aiSettings } from './ai-settings.ts'
import type { Setting } from './setting.ts'
import { speechSettings } from './speech-settings.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number)
  .refine((value) => value <= 65535, 'must be a port from 0 to 65535')
const count = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a number from 0 to 999999')
  .transform(Number)
const quota = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a number from 1 to 999999999')
  .transform(Number)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` })

/** Whether this is the address (file:///...) of a folder of this machine, other than the root of all. */
function isFolder(address: string): boolean {
  if (!address.startsWith('file:///') || !URL.canParse(address)) return false
  try {
    return fileURLToPath(address) !== '/'
  } catch {
    return false // '%2F' in a name
  }
}

/** Every setting that Karar reads today, by its name in the environment or in `.env`. */
export const settings = {
  HOST: {
    shape: z.string().default('127.0.0.1'),
    description: 'Address to listen on. 0.0.0.0 listens on every network of this machine.',
    default: '127.0.0.1',
  },
  PORT: { shape: port.default(3000), description: 'Port to listen on; 0 takes any free one.', default: '3000' },
  PUBLIC_URL: {
    shape: httpUrl.optional(),
    description: 'The address people use, when it is not the one above (behind a proxy).',
    default: 'http://HOST:PORT',
  },
  TRUSTED_PROXIES: {
    shape: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .refine((list) => list.every(isProxyRange), 'must be addresses or networks such as 127.0.0.1, 192.0.2.0/24'),
    description:
      'The proxies in front of Karar, as addresses or networks with commas between them, or loopback for one on this machine: only they are believed about the address of their client (X-Forwarded-For) and whether it came by TLS (X-Forwarded-Proto).',
    default: 'none',
  },
  DATA_DIR: {
    shape: z.string().default('./data'),
    description: 'Folder for the database and the uploaded files. Back this up.',
    default: './data',
  },
  DATABASE_URL: {
    shape: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' }).optional(),
    description: 'An own PostgreSQL server, instead of the one that Karar brings along.',
    default: 'none: the built-in PostgreSQL in DATA_DIR',
  },
  STORAGE_URL: {
    shape: z
      .string()
      .refine(isFolder, 'must be the address of a folder of this machine, such as file:///mnt/karar-files')
      .optional(),
    description:
      'Folder for the uploaded files alone, such as a larger disk or one that several machines share: file:///mnt/karar-files. Back this up, too.',
    default: 'the folder files in DATA_DIR',
  },
  ADMIN_EMAIL: {
    shape: z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')).default('admin@karar.local'),
    description: 'E-mail of the administrator that the first start makes.',
    default: 'admin@karar.local',
  },
  ADMIN_PASSWORD: {
    shape: z
      .string()
      .min(8, 'must have at least 8 characters')
      .max(1024)
      .refine((password) => !isCommonPassword(password), 'must not be one of the commonest passwords')
      .optional(),
    description: 'Password of that administrator.',
    default: 'random, printed once at the first start, to be changed at the first sign-in',
  },
  REQUIRE_TWO_STEP: {
    shape: oneOf(['off', 'admins']).default('off'),
    description:
      'admins: administration is open only to administrators who have set up two-step sign-in (under Your account).',
    default: 'off',
  },
  SECRET_KEY: {
    shape: z.string().min(32, 'must have at least 32 characters').max(1024).optional(),
    description:
      'Seals the secrets of authenticator apps in the database. Several machines on one database need the same; who loses it must set up two-step sign-in anew.',
    default: 'made at the first start, in DATA_DIR/secret.key',
  },
  FREE_DOCUMENTS_LIMIT: {
    shape: count.default(3),
    description: 'How many documents a new free account may analyse.',
    default: '3',
  },
  ENFORCE_PLANS: {
    shape: oneOf(['true', 'false']).default('true'),
    description: 'false lifts the limits of all plans, for a team that runs Karar for itself.',
    default: 'true',
  },
  QUOTA_DOCUMENTS: {
    shape: quota.optional(),
    description: 'How many documents an account may keep, whatever its plan. Administrators have no quotas.',
    default: 'that of the plan',
  },
  QUOTA_MEGABYTES: {
    shape: quota.optional(),
    description: 'How many megabytes the files of an account may take, whatever its plan.',
    default: 'that of the plan',
  },
  QUOTA_UPLOADS_PER_HOUR: {
    shape: quota.optional(),
    description: 'How many files an account may upload in an hour, whatever its plan.',
    default: 'that of the plan',
  },
  SUPPORT_EMAIL: {
    shape: z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')).optional(),
    description: 'Whom people write to: for an upgrade, and where their account was not approved or is suspended.',
    default: 'ADMIN_EMAIL',
  },
  SMTP_URL: {
    shape: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
      // what stands in the address would outdo what SMTP_TLS says
      .refine((url) => !/[?&](secure|\w+TLS)=/i.test(url), 'must leave it to SMTP_TLS whether there is TLS')
      .optional(),
    description: 'Mail server, with user and password if it wants them: smtp://user:password@host:587.',
    default: 'none: each mail is kept as a file in DATA_DIR/outbox, and its link is printed to the log',
  },
  SMTP_TLS: {
    shape: oneOf(['required', 'off']).default('required'),
    description:
      'off hands mails over in clear, for a mail server on this machine or network; otherwise one that offers no TLS, or a certificate that does not hold, gets none.',
    default: 'required',
  },
  MAIL_FROM: {
    shape: z
      .string()
      .max(300)
      .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an e-mail address, or a name and one: Karar <karar@example.in>')
      .default('Karar <karar@localhost>'),
    description: 'Sender of the mails.',
    default: 'Karar <karar@localhost>',
  },
  ROLE: {
    shape: oneOf(['all', 'web', 'worker']).default('all'),
    description: 'What this process does: answer (web), analyse (worker) or both. Apart only with DATABASE_URL.',
    default: 'all',
  },
  WARM_UP: {
    shape: oneOf(['on', 'off']).default('on'),
    description:
      'off: what reads files, hears and speaks is loaded when the first file or question comes, and not right after the start. Less memory while nobody is there; whoever comes first waits some seconds longer.',
    default: 'on',
  },
  RATE_LIMITS: {
    shape: oneOf(['on', 'off']).default('on'),
    description: 'off lifts the limits on tries and requests. For load tests only.',
    default: 'on',
  },
  SHARED_LINKS: {
    shape: oneOf(['on', 'off']).default('on'),
    description:
      'off: nobody can make a link by which one analysis is read without an account, and those that were made do not work.',
    default: 'on',
  },
  METRICS: {
    shape: oneOf(['admins', 'loopback']).default('admins'),
    description:
      'Who may read /api/metrics: administrators, with their token; or also whoever asks from this machine, without one. Not with a proxy on this machine that adds no X-Forwarded-For: all that it brings comes from this machine, too.',
    default: 'admins',
  },
  ...aiSettings,
  ...speechSettings,
  LOG_LEVEL: {
    shape: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    description: 'How much is logged to standard error.',
    default: 'info',
  },
  NODE_ENV: {
    shape: z.string().default('development'),
    description: 'production refuses settings that are unsafe on a public address.',
    default: 'development',
  },
} as const satisfies Record<string, Setting>
