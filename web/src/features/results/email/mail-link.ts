import type { Draft } from './draft.ts'

/** Characters of a `mailto:` address that every mail program takes; some that are longer open nothing at all. */
const longestLink = 1900

/**
 * The address that opens a draft in the reader's mail program (RFC 6068: lines end in CRLF).
 *
 * @returns `whole` is false where only the subject fits, so that the body has to be pasted
 */
export function mailLink({ subject, body }: Draft): { href: string; whole: boolean } {
  const short = `mailto:?subject=${encodeURIComponent(subject)}`
  const full = `${short}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return full.length <= longestLink ? { href: full, whole: true } : { href: short, whole: false }
}
