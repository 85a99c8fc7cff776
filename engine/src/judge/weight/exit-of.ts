import { AT_ONCE } from '../../categories/exit/short-or-missing-notice/at-once.ts'
import type { Hit } from '../../categories/shape/detector.ts'
import { originalSpan } from '../../grammar/normalize.ts'
import { words } from '../../language/en.ts'
import type { Arguments } from '../../language/message.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { Ground } from '../../understand/facts/grounding.ts'
import { notices } from '../../understand/facts/notices.ts'
import { counterpart, isParty, whoDoes } from '../../understand/reading/reading.ts'
import { exitsOf } from './exit-norms.ts'

/** Where a finding stands and on whom it weighs. */
export type Weighing = Pick<Hit, 'span' | 'clause' | 'burdened'>

const LEAVES = /\b(?:terminat\w+|cancel\w*|end(?:ed)?|determine|discontinue|relieved?|withdraw\w*)\b/
/** What lets anybody leave at once is no privilege. */
const FOR_A_CAUSE =
  /\b(?:breach\w*|defaults?|misconduct|fraud\w*|insolven\w+|bankrupt\w*|fail(?:s|ed|ure)?|convict\w*|negligen\w+|violat\w+|if|where|when|in (?:the event|case))\b/
const FOR_ANY_REASON = /\b(?:without|for) (?:assigning |giving |stating )?(?:any|no) (?:cause|reasons?)\b|\bno reason\b/

/** Places of facts, for those who need no words of them. */
export const groundIn =
  (contract: Contract): Ground =>
  (span) => ({ quote: '', ...originalSpan(contract.text, span), page: 1 })

/**
 * How soon the other side can leave by this passage, and what notice the bearer owes by any clause: `how` is atOnce or
 * notice, `theirs` and `mine` are times or absent. Null where the passage does not give the power to the other side, or
 * does not tell how soon, or where the bearer can leave as soon.
 */
export function exitOf(contract: Contract, { span, clause, burdened }: Weighing): Arguments | null {
  const other = isParty(burdened) ? counterpart(contract, burdened) : null
  const sentence = clause.sentences.find(({ start, end }) => start < span.end && span.start < end)
  if (!isParty(burdened) || other === null || sentence === undefined) return null
  const leaver = whoDoes(contract, sentence, LEAVES)
  if (!isParty(leaver) || leaver.index !== other.index) return null
  const said = contract.text.norm.slice(Math.max(span.start, sentence.start), Math.min(span.end, sentence.end))
  const given = once(contract, 'exits', () => notices(contract, groundIn(contract))).filter(
    ({ label }) => label === words.facts.terminationNotice,
  )
  const place = originalSpan(contract.text, span)
  const atOnce = AT_ONCE.test(said) && (!FOR_A_CAUSE.test(said) || FOR_ANY_REASON.test(said))
  const theirs = atOnce
    ? null
    : only(given.filter(({ party, start, end }) => party === other.name && start < place.end && place.start < end))
  if (!atOnce && theirs === null) return null
  const own = only(given.filter(({ party }) => party === burdened.name))
  const ways = exitsOf(contract, burdened)
  // A way out whose notice is not told, or is told in several ways, is one all the same: nothing is said of it then.
  const mine = own ?? only(ways)
  if (mine === null ? ways.length > 0 : mine.value === null || (mine.days ?? 0) <= (theirs?.days ?? 0)) return null
  return { how: atOnce ? 'atOnce' : 'notice', theirs: theirs?.value ?? null, mine: mine?.value ?? null }
}

/** The one notice that all of these tell; null where they differ. */
const only = <Notice extends { days: number | null }>(found: readonly Notice[]): Notice | null =>
  new Set(found.map(({ days }) => days)).size === 1 ? found[0]! : null
