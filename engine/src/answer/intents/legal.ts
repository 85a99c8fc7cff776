import { topicWords } from '../../language/answer-topics.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { apart, cite, citeOriginal } from '../book/cite.ts'
import { clauseNamed } from '../book/clause-named.ts'
import { lawIn } from '../law/law-in.ts'
import { asksOfCase } from '../question/of-a-case.ts'
import type { Question } from '../question/question.ts'
import { askFor, issuesAt, lawParagraph, placeOf, shown, silence, uniqueLaw } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'
import { findOnTopic } from '../search/find.ts'
import { topicsOf } from '../topics/all.ts'

const ASKS =
  /\b(?:legal|illegal|lawful|unlawful|legally|valid|invalid|void|enforceable|unenforceable|enforce|against the law|allowed by law|law allow|binding|hold up in court|stand in court|permitted by law)\b(?!(?: (?:and [\p{L}\p{M}]+|\p{Script=Devanagari}+|(?:stamp|document|notar|regist|fil|draft|court|collect|recover)\w*))? (?:notice|heir|representative|fees?|costs?|expenses?|charges?|bills?|advice|team|name|entity)\b)/u

/** 'Is this legal', of a clause, of a kind of clause, or of the contract: what the law says, never a ruling. */
export const aboutLaw: Answerer = (book, question) => {
  if (
    !ASKS.test(question.english) ||
    asksOfCase(question.english, 'law') ||
    /\bvalid (?:till|until|for|upto|up to)\b|\bhow (?:long|many)\b/.test(question.english)
  )
    return null
  const number = question.clauses[0]
  const named = number === undefined ? null : clauseNamed(book, number)
  if (number !== undefined && named === null) return null
  if (named !== null)
    return ofClause(book, placeOf({ clause_number: named.clause.number, heading: named.clause.heading }), named)
  return ofTopic(book, question) ?? ofContract(book)
}

function ofClause(book: Book, where: string, span: { start: number; end: number }): Reply {
  const issues = issuesAt(book, span).filter(({ law }) => law.length > 0)
  const law = uniqueLaw(
    issues.flatMap((issue) => issue.law),
    6,
  )
  return {
    kind: 'answered',
    about: 'legal',
    paragraphs: [
      words.legalAsk,
      ...(law.length === 0
        ? [words.legalNone]
        : [
            ...issues
              .slice(0, 3)
              .map(({ title, description }) => format(words.legalIssue, { title, why: description })),
            ...lawParagraph(law, format(words.legalClause, { where })),
          ]),
      ...issues.slice(0, 2).map(({ actionable_guidance: ask }) => askFor(ask)),
      words.lawyer,
    ],
    citations: apart([...issues.map((issue) => citeOriginal(book, issue)), citeOriginal(book, span)]),
    law,
    followUps: ['risks', 'improve'],
  }
}

/** Of a kind of clause, such as a non-compete: its passage here and the law on such clauses. */
function ofTopic(book: Book, question: Question): Reply | null {
  const topic = topicsOf(question.english.replace(new RegExp(ASKS, 'gu'), ' '))[0]
  if (topic === undefined) return null
  const found = findOnTopic(book, question, topic).filter(({ sure }) => sure)
  const best = found[0]
  const own = topic.alsoLaw ?? topic.law
  const general = own === undefined ? [] : lawIn(book, own)
  const issues = book.analysis.critical_issues.filter(
    ({ category, law }) => topic.issues?.includes(category) && law.length > 0,
  )
  const law = uniqueLaw([...issues.flatMap((issue) => issue.law), ...general], 5)
  if (best === undefined && law.length === 0) return null
  const citations = apart(
    [
      ...issues.slice(0, 2).map((issue) => citeOriginal(book, issue)),
      ...found.slice(0, 2).map(({ passage }) => cite(book, passage)),
    ],
    3,
  )
  return {
    kind: citations.length === 0 ? 'silent' : 'answered',
    about: 'legal',
    paragraphs: [
      words.legalAsk,
      ...(citations.length === 0
        ? silence(book, words.noneFound, words.notFound, { about: topicWords[topic.id].about })
        : citations.slice(0, 1).map((one) => format(words.says, { where: placeOf(one), quote: shown(one.quote) }))),
      ...(law.length === 0 ? [words.legalNone] : lawParagraph(law)),
      ...issues.slice(0, 1).map(({ actionable_guidance: ask }) => askFor(ask)),
      words.lawyer,
    ],
    citations,
    law,
    followUps: topic.follow ?? [],
  }
}

function ofContract(book: Book): Reply {
  const issues = book.analysis.critical_issues
    .filter(({ law, severity }) => law.length > 0 && severity !== 'low')
    .slice(0, 5)
  const law = uniqueLaw(
    issues.flatMap((issue) => issue.law),
    6,
  )
  return {
    kind: 'answered',
    about: 'legal',
    paragraphs: [
      words.legalAsk,
      ...(issues.length === 0
        ? [words.legalNone]
        : [
            [
              words.legalVoid,
              ...issues.map((issue) =>
                format(words.legalPoint, {
                  where: placeOf({ clause_number: issue.clause_number, heading: null }),
                  title: issue.title,
                  act: issue.law[0]!.act,
                  section: issue.law[0]!.section || null,
                  note: issue.law[0]!.note,
                }),
              ),
            ].join('\n'),
          ]),
      words.lawyer,
    ],
    citations: issues.map((issue) => citeOriginal(book, issue)),
    law,
    followUps: ['risks', 'stamped'],
  }
}
