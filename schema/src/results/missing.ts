import type { MissingClause, UnifiedAnalysis } from '../analysis.ts'
import type { NotClearedReason } from '../reading/not-cleared.ts'

/**
 * The missing clauses that weigh on the score, and those that would only be good to have: whoever reads both in one list
 * takes the one for as grave as the other.
 */
export function byWeight<M extends Pick<MissingClause, 'importance'>>(clauses: readonly M[]) {
  const isExtra = ({ importance }: M) => importance === 'nice_to_have'
  return { weighty: clauses.filter((one) => !isExtra(one)), extra: clauses.filter(isExtra) }
}

/**
 * What is said where no clause that weighs is missing: that none was found to be, or why that is not said. `pages_in_doubt`:
 * it may stand on a page that was not read well. `not_judged`: the text was not understood, is likely a part, or nobody's side is known.
 */
export type NoneMissing = 'none_found' | 'pages_in_doubt' | 'not_judged'

type Understood = Pick<
  UnifiedAnalysis,
  'pages_in_doubt' | 'language' | 'summary' | 'perspective' | 'verdict' | 'key_facts' | 'contract_type'
>

export function noneMissing(analysis: Understood): NoneMissing {
  const { unread_pages, doubtful_pages } = analysis.pages_in_doubt
  if (unread_pages.length + doubtful_pages.length > 0) return 'pages_in_doubt'
  const { language, summary, perspective, verdict, key_facts, contract_type } = analysis
  const isJudged =
    language === 'en' &&
    // of a text that cannot be judged nothing is told in short
    summary.points.length > 0 &&
    perspective.party !== null &&
    contract_type !== 'general_contract' &&
    // a contract names its law or its court; a part of one, or a paper to another, likely names neither
    key_facts.governing_law.length + key_facts.seat.length > 0 &&
    !verdict.not_cleared?.some((reason) => unjudged.includes(reason))
  return isJudged ? 'none_found' : 'not_judged'
}
const unjudged: readonly NotClearedReason[] = [
  'kind_unknown',
  'side_unknown',
  'text_outside_clauses',
  'end_missing',
  'passages_not_english',
]
