import type { Hit } from '../../categories/shape/detector.ts'
import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'

/** So much of a sentence may stand before the words of a finding, and behind them, to be quoted along. */
const ALONG = { before: 200, behind: 100 }
/** An item of so few characters says nothing without the words that lead into its list. */
const SHORT_ITEM = 60
/** A longer list is not quoted whole; of one that its lead is told by, what comes first is. */
const LONGEST_LIST = 420
const FIRST_ITEMS = 640

/**
 * What is quoted of a finding: a quote does not begin in the middle of a sentence whose beginning is near, nor end just before
 * its end. 'shall not be liable for:' is quoted with the list of what for, and 'loss of profits' out of that list likewise.
 */
export function asQuoted({ span, clause: { sentences } }: Hit): Span {
  const holds = (at: number) => sentences.find(({ start, end }) => at >= start && at < end)
  const [first, last] = [holds(span.start), holds(span.end - 1)]
  const list = listAround(sentences, first, last)
  return {
    start: list?.start ?? (first && span.start - first.start <= ALONG.before ? first.start : span.start),
    end: list?.end ?? (last && last.end - span.end <= ALONG.behind ? last.end : span.end),
  }
}

/**
 * The list that a finding is told by, with the words that lead into it; of a long one the first items, where 'indemnifies it
 * against:' alone would tell nothing. Null where it is too long, or is no list.
 */
function listAround(sentences: readonly Sentence[], first?: Sentence, last?: Sentence): Span | null {
  if (first === undefined || last === undefined) return null
  const leads = /:$/.test(last.text)
  const isItem = (one: Sentence) => one.lead !== '' && one.end - one.start <= SHORT_ITEM
  if (!leads && !(isItem(first) && isItem(last))) return null
  const lead: Span = leads ? last : first.leadSpan
  const items = sentences.filter(
    ({ leadSpan, lead: words }) => words !== '' && leadSpan.start < lead.end && lead.start < leadSpan.end,
  )
  if (items.length === 0) return null
  const start = Math.min(lead.start, first.start)
  const end = items.at(-1)!.end
  if (end - start <= LONGEST_LIST) return { start, end }
  const fits = leads ? items.findLast((one) => one.end - start <= FIRST_ITEMS) : undefined
  return fits === undefined ? null : { start, end: fits.end }
}
