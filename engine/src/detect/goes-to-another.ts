import type { IssueCategory } from '@karar/schema'
import type { Span } from '../grammar/normalize.ts'
import type { Contract } from '../understand/contract.ts'
import { isParty } from '../understand/reading/reading.ts'

/** Cards of money that is owed to the reader. */
export const OWED_TO_THE_READER: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'late_or_conditional_payment',
  'one_sided_set_off',
])

/** 'before disbursing the balance to the Property', 'shall be released to the': whose money it is stands behind. */
const TO =
  /\b(?:disburs|releas|remit|pa(?:y|id)\b|paying|payable|credit|transfer|hand(?:ed)? over)\w*[^.;]{0,40}\bto (?:the |such )?(?:(?:property|respective|concerned|listed) )?$/

/**
 * Whether the money of a passage goes to a party that does not stand with the reader, and to nobody who does: what the second
 * of three has to wait for, or gets less of, is no harm to the third.
 */
export function goesToAnother({ mentions, text, parties }: Contract, camp: ReadonlySet<number>, span: Span): boolean {
  if (parties.length < 3) return false
  const here = mentions.filter(
    ({ start, end, who }) =>
      isParty(who) &&
      start >= span.start &&
      end <= span.end &&
      TO.test(text.norm.slice(Math.max(span.start, start - 90), start)),
  )
  return here.length > 0 && here.every(({ who }) => isParty(who) && !camp.has(who.index))
}
