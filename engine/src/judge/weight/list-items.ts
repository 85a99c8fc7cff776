import type { IssueCategory } from '@karar/schema'
import type { Finding } from '../../categories/shape/detector.ts'
import type { Contract } from '../../understand/contract.ts'
import type { Clause } from '../../understand/segment/clauses.ts'

/** Words by which a harm is told at all, of those whose cards a list may share out. */
const TELLS: Partial<Record<IssueCategory, RegExp>> = {
  one_sided_indemnity: /indemnif|harmless|compensat|reimburs|make good|\bbear/,
}

/**
 * One harm is one card: 'shall indemnify us for (a) its negligence; (b) its staff' is told where it says so, and not once
 * more of each item, which says of itself nothing of the kind.
 */
export function withoutItems({ text }: Contract, findings: readonly Finding[]): Finding[] {
  const isTold = ({ category, hit: { span } }: Finding): boolean =>
    TELLS[category]?.test(text.norm.slice(span.start, span.end)) !== false
  const heads = findings.filter((finding) => finding.category in TELLS && isTold(finding))
  return findings.filter(
    (item) =>
      isTold(item) ||
      !heads.some(
        ({ category, hit }) =>
          category === item.category && hit.span.start < item.hit.span.start && isOneList(hit.clause, item.hit.clause),
      ),
  )
}

/** The head and its item stand in one clause, or the item below the head's or beside it. */
const isOneList = (head: Clause, item: Clause): boolean =>
  head === item || item.parent === head || (item.parent !== null && item.parent === head.parent)
