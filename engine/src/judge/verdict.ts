import type { LegalIssue, MissingClause, NotClearedReason, PagesInDoubt, Verdict } from '@karar/schema'
import { cardsOf, scoreBand } from '@karar/schema'
import { clauseName } from '../language/clause-name.ts'
import { words } from '../language/en.ts'
import { format } from '../language/message.ts'
import { pagesInDoubt } from '../language/pages.ts'
import { typeName } from '../language/type-name.ts'
import type { Coverage } from './coverage/coverage.ts'

interface Judgement {
  readonly score: number
  /** the score without the points that doubt holds back */
  readonly uncapped: number
  readonly issues: readonly LegalIssue[]
  readonly missing: readonly MissingClause[]
  readonly coverage: Coverage
  readonly doubt: PagesInDoubt
  /** what keeps the contract from being cleared */
  readonly held: readonly NotClearedReason[]
}

/**
 * One sentence to act on, why, and the reasons in full. Never 'safe to sign', and nothing that sounds like it while a
 * page of the document is unread or was read badly, or while the contract was not understood well enough to be cleared.
 */
export function verdictOf({ score, uncapped, issues, missing, coverage, doubt, held }: Judgement): Verdict {
  const reasons = [...new Set(issues.slice(0, 6).map(labelled))]
  const critical = missing.filter((clause) => clause.importance === 'critical')
  if (critical.length > 0 && coverage.sufficient)
    reasons.push(format(words.verdict.missing, { names: critical.map((clause) => typeName(clause.clause_type)) }))
  const grave = issues.filter((issue) => issue.severity === 'critical' || issue.severity === 'high')
  if (!coverage.sufficient && grave.length === 0) {
    return {
      color: 'yellow',
      text: words.verdict.unsure,
      reasoning: coverage.english ? words.verdict.unsureReasoning : words.verdict.notEnglishReasoning,
      detailed_reasons: reasons,
      not_cleared: [],
    }
  }
  const inDoubt = pagesInDoubt(doubt)
  if (inDoubt !== '' && grave.length === 0) {
    return {
      color: 'yellow',
      text: words.verdict.unsure,
      reasoning: `${inDoubt} ${reasoning(issues, grave, critical)}`,
      detailed_reasons: reasons,
      not_cleared: [],
    }
  }
  if (held.length > 0 && grave.length === 0) {
    const low = scoreBand(uncapped) === 'low'
    return {
      color: 'yellow',
      text: low ? words.verdict.notCleared : words.verdict.negotiate,
      reasoning: [low ? '' : reasoning(issues, grave, critical), words.verdict.notClearedReasoning]
        .filter(Boolean)
        .join(' '),
      detailed_reasons: [...held.map((reason) => words.verdict.keptFrom[reason]), ...reasons],
      not_cleared: low ? [...held] : [],
    }
  }
  const band = scoreBand(score)
  const text =
    issues.some((issue) => issue.severity === 'critical') || band === 'high'
      ? words.verdict.critical
      : band === 'medium'
        ? words.verdict.negotiate
        : words.verdict.low
  return {
    color: band === 'high' ? 'red' : band === 'low' && text === words.verdict.low ? 'green' : 'yellow',
    text,
    reasoning: reasoning(issues, grave, critical),
    detailed_reasons: reasons,
    not_cleared: [],
  }
}

function reasoning(
  issues: readonly LegalIssue[],
  grave: readonly LegalIssue[],
  missing: readonly MissingClause[],
): string {
  // one harm in several clauses is one thing to ask for: the second that is named is another, and its clause is named once
  const worst = cardsOf(grave).slice(0, 2)
  const named = worst.map(([issue], index) => {
    const isOfSameClause =
      index > 0 && issue.clause_number !== null && issue.clause_number === worst[0]![0].clause_number
    return labelled(isOfSameClause ? { ...issue, clause_number: null } : issue)
  })
  if (named.length === 1) return format(words.verdict.oneToRaise, { label: named[0]! })
  if (named.length > 1) return format(words.verdict.manyToRaise, { labels: named.join(' '), count: named.length })
  const medium = issues.filter((issue) => issue.severity === 'medium').length
  const parts = [medium > 0 ? format(words.verdict.onlyMedium, { count: medium }) : words.verdict.clean]
  if (missing.length > 0)
    parts.push(
      format(words.verdict.missing, {
        names: missing.slice(0, 3).map((clause) => typeName(clause.clause_type)),
      }),
    )
  return parts.join(' ')
}

function labelled({ clause_number: number, title }: LegalIssue): string {
  return number === null
    ? format(words.verdict.plainSays, { title })
    : format(words.verdict.clauseSays, { clause: clauseName(number), title })
}
