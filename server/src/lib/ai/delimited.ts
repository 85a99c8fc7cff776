import { createHash } from 'node:crypto'

/**
 * A text of somebody else, between marks that it cannot forge: they hang on all of it, so that whoever writes a contract
 * cannot write its end into it. The same text has the same marks, which keeps answers cacheable.
 */
export function delimited(name: string, text: string): string {
  const mark = createHash('sha256').update(name).update('\0').update(text).digest('hex').slice(0, 24)
  return `<<<${name} ${mark}\n${text}\n${name} ${mark}>>>`
}
