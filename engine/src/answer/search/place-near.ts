import { originalSpan } from '../../grammar/normalize.ts'
import type { Book } from '../book/book.ts'
import { inContext } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import type { Ranked } from './ranked.ts'

const WHICH =
  /\b(?:which|what|whose) (?:city|cities|town|place|state|district|courts?)\b|\bin which (?:city|court)\b|\bwhere (?:would|do|must|can|should|will|may|could) (?:i|we|they) (?:have to |need to )?(?:sue|go to court|file (?:a |the |my )?(?:case|suit))/
/** Words that are written large and are no place. */
const NO_PLACE =
  /^(?:India|Indian|Agreement|Contract|Part(?:y|ies)|Courts?|Act|Acts|Rules?|Section|Clause|Schedule|Annexure|Article|The|This|That|Such|Any|All|Each|Its|Company|Customer|Client|Vendor|Supplier|Seller|Buyer|Licensor|Licensee|Lessor|Lessee|Owner|Employer|Employee|Services?|Arbitrat\w+|Conciliation|Law|Laws|Tribunal|Judge|High|Civil|Supreme|Government|Panel|Term|Terms|Member|Fund|Bank)$/i
const NAMED =
  /\b(?:at|in|of|within)\s+(?:the\s+)?(?:(?:city|state|courts?|district)\s+(?:at|in|of)\s+)?(?:(?:New|Navi|San|Los|Las|St|Fort)\.?\s+)?(\p{Lu}[\p{L}]{2,})/gu
/** 'Delhi courts', 'the Mumbai High Court'. */
const ITS_COURTS = /(?<![.:;]\s)\b(\p{Lu}\p{L}{2,}),?\s+(?:High |Civil |District )*[Cc]ourts?\b/gu

/** 'Which court?': a state whose law governs names none. */
const COURT = /\b(?:which|what) (?:(?:city|state|place|town|district)(?:'s)? )?courts?\b/
const OF_COURTS =
  /\b(?:courts?(?! (?:fees?|costs?))|jurisdiction|venue|forum|tribunal|suits?|litigat\w*|arbitrat\w*|proceedings?|sued?)\b/i

/** Whether it is asked in which city something is, and the first places name none. */
export function lacksPlace(book: Book, { english }: Question, ranked: readonly Ranked[]): boolean {
  if (!WHICH.test(english)) return false
  const { text, parties } = book.contract
  const isParty = (name: string) => parties.some(({ aliases }) => aliases.includes(name.toLowerCase()))
  return !ranked.slice(0, 3).some(({ passage }) => {
    const { start, end } = originalSpan(text, inContext(book.passages, passage))
    const words = text.original.slice(start, end)
    if (COURT.test(english) && !OF_COURTS.test(words)) return false
    return [...words.matchAll(NAMED), ...words.matchAll(ITS_COURTS)].some(
      ([, name]) => !NO_PLACE.test(name!) && !isParty(name!),
    )
  })
}
