import type { LegalIssue } from '@karar/schema'
import { severityWords, answerWords as words } from '../../language/answers.ts'
import type { Remark } from '../../language/follow-ups.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { askFor, issuesAt, lawParagraph, placeOf, shown, uniqueLaw } from '../say/compose.ts'
import type { Reply } from '../say/reply.ts'

/** Answers about the whole contract: 'is it fair?' behind them is asked of the whole. */
const OF_ALL: ReadonlySet<string> = new Set([
  ...['score', 'sign', 'risks', 'improve', 'recommend', 'missing', 'good', 'summary'],
  ...['parties', 'dates', 'money', 'duties'],
])
const GIVES_REASON =
  /\b(?:because|in order to|so as to|with a view to|in consideration of|in recognition of|due to|since)\b/i

/**
 * 'Why?', 'is that normal?', 'is it legal?', 'can I refuse?' of the place that the last question was answered from: what weighs on the reader
 * there, the law on it, and what to ask for. Null where the last answer was of the whole contract, or found no place.
 */
export function remarkOn(book: Book, remark: Remark, told: Reply): Reply | null {
  const places = told.citations.filter((place) => place !== null)
  const [first] = places
  if (first === undefined || told.kind === 'off_topic' || OF_ALL.has(told.about ?? '')) return null
  const issue = worstAt(book, first)
  const law = issue === undefined ? [] : uniqueLaw(issue.law)
  const finding =
    issue === undefined
      ? []
      : [format(words.found, { title: issue.title, severity: severityWords[issue.severity], why: issue.description })]
  const lead = {
    why: GIVES_REASON.test(first.quote) ? [] : [words.noReason],
    normal: issue === undefined ? [words.nothingAgainst] : issue.severity === 'low' ? [] : [words.notAsFair],
    legal: [words.legalAsk, ...(law.length === 0 ? [words.legalNone] : [])],
    refuse: [words.mayRefuse],
  }[remark]
  return {
    kind: 'answered',
    about: 'remark',
    paragraphs: [
      ...lead,
      ...finding,
      format(words.says, { where: placeOf(first), quote: shown(first.quote) }),
      ...lawParagraph(law),
      ...(issue === undefined ? [] : [askFor(issue.actionable_guidance)]),
    ],
    citations: places.slice(0, 3),
    law,
    followUps: told.followUps ?? [],
  }
}

const RANK = ['critical', 'high', 'medium', 'low']
const worstAt = (book: Book, place: { start: number; end: number }): LegalIssue | undefined =>
  [...issuesAt(book, place)].sort((a, b) => RANK.indexOf(a.severity) - RANK.indexOf(b.severity))[0]
