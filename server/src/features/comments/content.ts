import { longestComment } from '@karar/schema'
import { AppError } from '../../lib/http/errors.ts'
import { words } from './words.ts'

/** Control characters but for tab and line break; the database takes no NUL either. */
const controls = /[\0-\x08\x0b-\x1f\x7f]/g
/** Something that can be seen: not only blanks of whatever kind. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}]/u

/** What is kept of what was written. @throws AppError invalid_request where it is blank or too long */
export function readContent(written: string): string {
  const content = written.replaceAll('\r\n', '\n').replace(controls, '').toWellFormed().trim()
  if (!visible.test(content)) throw new AppError('invalid_request', { message: words.blank })
  if (content.length > longestComment) {
    throw new AppError('invalid_request', { message: words.tooLong(content.length, longestComment) })
  }
  return content
}
