import type { ClauseAnalysis } from '@karar/schema'
import { plainLanguage } from '../../explain/plain-language.ts'
import { originalSpan } from '../../grammar/normalize.ts'
import { severityWords, answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { apart, cite, citeOriginal } from '../book/cite.ts'
import { clauseNamed, type NamedClause, numbersOf } from '../book/clause-named.ts'
import { callOf, toldToReader } from '../book/for-you.ts'
import { askFor, issuesAt, lawParagraph, pagesUnread, placeOf, shown, uniqueLaw } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'

/** Most sentences of a clause that are told over. */
const MOST_TOLD = 6

/** 'What does clause 7.2 mean for me', 'is clause 5 bad'. */
export const aboutClause: Answerer = (book, { clauses }) => {
  const number = clauses[0]
  if (number === undefined) return null
  const named = clauseNamed(book, number)
  return named === null ? noSuchClause(book, number) : explain(book, named)
}

export function noSuchClause(book: Book, number: string): Reply {
  const some = numbersOf(book)
  const unread = pagesUnread(book)
  return {
    kind: 'silent',
    paragraphs:
      unread === ''
        ? [some === '' ? words.noClauses : format(words.noClause, { number, some: some || null })]
        : [format(words.noClauseRead, { number }), unread],
    citations: [],
    followUps: ['risks', 'about'],
  }
}

function explain(book: Book, named: NamedClause): Reply {
  const { clause, below } = named
  const where = placeOf({ clause_number: clause.number, heading: clause.heading })
  const issues = issuesAt(book, named)
  const own = [clause, ...below]
  const told = tellAll(book, own)
  const law = uniqueLaw(issues.flatMap((issue) => issue.law))
  const meaning = kindKnown(book, clause.id) ?? plainLanguage(book.contract, clause)
  const plainly = clause.type === 'general' ? [] : [format(words.aboutClause, { where, meaning })]
  const asks = [...new Set(issues.slice(0, 3).map(({ actionable_guidance: ask }) => ask))]
  const lead = [
    ...plainly,
    ...(told.length === 0
      ? []
      : [`${clause.type === 'general' ? `${where}. ` : ''}${readFor(book)}\n${told.join('\n')}`]),
  ]
  return {
    kind: 'answered',
    about: 'clause',
    paragraphs: [
      ...(lead.length === 0 ? [format(words.says, { where, quote: shown(quoteOf(book, named)) })] : lead),
      issues.length === 0
        ? words.noIssue
        : [
            format(words.issues, { count: Math.min(issues.length, 4) }),
            ...issues
              .slice(0, 4)
              .map(({ severity, title, description }) =>
                format(words.issue, { severity: severityWords[severity], title, why: description }),
              ),
          ].join('\n'),
      ...lawParagraph(law),
      ...asks.map(askFor),
    ],
    citations: apart(
      [
        citeOriginal(book, named),
        ...below.map((part) => citeOriginal(book, part)),
        ...issues.map((issue) => citeOriginal(book, issue)),
      ],
      5,
    ),
    law,
    followUps: ['risks', 'legal', 'improve'],
  }
}

const readFor = ({ reader }: Book): string =>
  reader === null ? words.itSays : format(words.readFor, { you: callOf(reader) })

const quoteOf = (book: Book, { start, end }: NamedClause): string => book.contract.text.original.slice(start, end)

/** The sentences of a clause told to the reader one by one; quoted where that cannot be done. */
function tellAll(book: Book, clauses: NamedClause['below']): string[] {
  const sentences = clauses.flatMap((clause) => clause.sentences).filter(({ text }) => text.length > 12)
  return sentences.slice(0, MOST_TOLD).flatMap((sentence) => {
    const { start, end } = originalSpan(book.contract.text, sentence)
    const quote = cite(book, sentence)
    if (quote === null || end <= start) return []
    const told = toldToReader(book, sentence)
    return [format(words.bullet, { text: told ?? format(words.quoted, { words: shown(quote.quote) }) })]
  })
}

/** The plain words that the screen shows for the clause. */
function kindKnown({ analysis }: Book, id: string): string | null {
  const known: ClauseAnalysis | undefined = analysis.clause_analyses.find((clause) => clause.id === id)
  return known === undefined || known.plain_language === '' ? null : known.plain_language
}
