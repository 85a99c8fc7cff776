import { originalSpan } from '../../grammar/normalize.ts'
import type { Book } from '../book/book.ts'
import { inContext } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import type { Ranked } from './ranked.ts'

const WHICH = /\b(?:which|what|whose) (?:city|cities|town|place|state|district)\b|\bin which (?:city|court)\b/
/** Words that are written large and are no place. */
const NO_PLACE =
  /^(?:India|Indian|Agreement|Contract|Part(?:y|ies)|Courts?|Act|Acts|Rules?|Section|Clause|Schedule|Annexure|Article|The|This|That|Such|Any|All|Each|Its|Company|Customer|Client|Vendor|Supplier|Seller|Buyer|Licensor|Licensee|Lessor|Lessee|Owner|Employer|Employee|Services?|Arbitrat\w+|Conciliation|Law|Laws|Tribunal|Judge|High|Civil|Supreme|Government|Panel|Term|Terms|Member|Fund|Bank)$/i
const NAMED =
  /\b(?:at|in|of|within)\s+(?:the\s+)?(?:(?:city|state|courts?|district)\s+(?:at|in|of)\s+)?(\p{Lu}[\p{L}]{3,})/gu

/** Whether it is asked in which city something is, and the first places name none. */
export function lacksPlace(book: Book, { english }: Question, ranked: readonly Ranked[]): boolean {
  if (!WHICH.test(english)) return false
  const { text } = book.contract
  return !ranked.slice(0, 3).some(({ passage }) => {
    const { start, end } = originalSpan(text, inContext(book.passages, passage))
    return [...text.original.slice(start, end).matchAll(NAMED)].some(([, name]) => !NO_PLACE.test(name!))
  })
}
