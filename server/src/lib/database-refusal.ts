import { causes, isDatabaseAway } from './database-errors.ts'
import { words } from './text/words.ts'

/** https://www.postgresql.org/docs/18/errcodes-appendix.html, and codes of Node for connections and certificates */
const reasons: [RegExp, keyof typeof words.database.refused][] = [
  [/^28P01$|client password must be a string/, 'password'],
  [/^28000$/, 'person'],
  [/^3D000$/, 'database'],
  [/^42501$/, 'rights'],
  [/^(53300|57P03)$/, 'busy'],
  [/CERT|SIGNATURE|^ERR_TLS|does not support SSL/, 'tls'],
]
const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$|timeout exceeded/

/** In words for the operator, why a database could not be opened: each with what to do about it. */
export function whyRefused(error: unknown): string {
  const signs = causes(error).flatMap((each) => [(each as NodeJS.ErrnoException).code ?? '', each.message])
  const known = reasons.find(([pattern]) => signs.some((sign) => pattern.test(sign)))?.[1]
  if (known) return words.database.refused[known]
  if (signs.some((sign) => unreached.test(sign))) return words.database.refused.server
  return isDatabaseAway(error) ? words.database.unreachable : words.database.unusable
}
