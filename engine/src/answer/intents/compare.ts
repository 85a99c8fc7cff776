import { ownName } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import { formatMoney } from '../../grammar/numbers.ts'
import { answerWords as words } from '../../language/answers.ts'
import { words as engineWords } from '../../language/en.ts'
import { format, setApart } from '../../language/message.ts'
import { moneyIn, periodsIn } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { apart, cite, citeOriginal } from '../book/cite.ts'
import { clauseNamed } from '../book/clause-named.ts'
import type { Question } from '../question/question.ts'
import { issuesAt, lawParagraph, placeOf, shown, uniqueLaw } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'
import { findOnTopic } from '../search/find.ts'
import { topicsOf } from '../topics/all.ts'
import { exitTopics } from '../topics/exit.ts'
import { noSuchClause } from './clause.ts'

const COMPARES =
  /\b(?:compare|comparison|difference|differ|differs|different|versus|vs|contradict\w*|conflict\w*|clash\w*|inconsistent|consistent|better than|worse than|same as|side by side)\b/
const CLASHES = /\b(?:contradict\w*|conflict\w*|clash\w*|inconsistent|consistent)\b/

interface Side {
  readonly where: string
  readonly number: string | null
  /** original span */
  readonly span: Span
  readonly norm: Span
}

/** 'Compare clause 9 and 12', 'does 3.4 contradict 7.1', 'the difference between leaving by me and by them'. */
export const aboutTwo: Answerer = (book, question) => {
  if (!COMPARES.test(question.english)) return null
  const [one, other] = question.clauses
  if (one !== undefined && other !== undefined) {
    const first = clauseNamed(book, one)
    const second = clauseNamed(book, other)
    if (first === null) return noSuchClause(book, one)
    if (second === null) return noSuchClause(book, other)
    const { toNorm } = book.contract.text
    const side = (named: typeof first): Side => ({
      where: placeOf({ clause_number: named.clause.number, heading: named.clause.heading }),
      number: named.clause.number,
      span: named,
      norm: { start: toNorm[named.start]!, end: toNorm[named.end] ?? 0 },
    })
    return sideBySide(book, question, side(first), side(second))
  }
  if (question.clauses.length === 1 || CLASHES.test(question.english)) return null
  return betweenSides(book, question) ?? betweenTopics(book, question)
}

/** 'Difference between termination by me and by them': the best passage for each. */
function betweenSides(book: Book, question: Question): Reply | null {
  if (
    !/\b(?:me|i|my|mine)\b/.test(question.english) ||
    !/\b(?:them|they|their|theirs|landlord|company|client|employer|owner|other)\b/.test(question.english)
  )
    return null
  const topic = topicsOf(question.english)[0] ?? exitTopics[0]!
  if (topic.deed === undefined) return null
  const one = findOnTopic(book, { ...question, subject: 'reader' }, topic).find(({ sure }) => sure)
  const other = findOnTopic(book, { ...question, subject: 'other' }, topic).find(
    ({ sure, passage }) => sure && passage !== one?.passage,
  )
  return pair(book, question, one?.passage, other?.passage)
}

function betweenTopics(book: Book, question: Question): Reply | null {
  const [first, second] = topicsOf(question.english)
  if (first === undefined || second === undefined) return null
  const one = findOnTopic(book, question, first).find(({ sure }) => sure)
  const other = findOnTopic(book, question, second).find(({ sure, passage }) => sure && passage !== one?.passage)
  return pair(book, question, one?.passage, other?.passage)
}

function pair(book: Book, question: Question, one: Span | undefined, other: Span | undefined): Reply | null {
  const first = one === undefined ? null : cite(book, one)
  const second = other === undefined ? null : cite(book, other)
  if (one === undefined || other === undefined || first === null || second === null) return null
  return sideBySide(
    book,
    question,
    { where: placeOf(first), number: first.clause_number, span: first, norm: one },
    { where: placeOf(second), number: second.clause_number, span: second, norm: other },
  )
}

function sideBySide(book: Book, question: Question, one: Side, other: Side): Reply {
  const sides = [one, other]
  const quotes = sides.map(({ span }) => citeOriginal(book, span))
  const figures = sides.map(({ norm }) => figuresIn(book, norm))
  const same = figures[0]!.join() === figures[1]!.join()
  const issues = sides.flatMap(({ span }) => issuesAt(book, span))
  const clash = book.analysis.critical_issues.find(
    ({ category, start, end }) =>
      (category === 'internal_inconsistency' || category === 'conflicting_dispute_clauses') &&
      sides.some(({ span }) => start < span.end && span.start < end),
  )
  const law = uniqueLaw(issues.flatMap((issue) => issue.law))
  return {
    kind: 'answered',
    about: 'compare',
    paragraphs: [
      [
        format(words.compare, { first: one.where, second: other.where }),
        ...sides.map(({ where }, at) => format(words.item, { where, quote: shown(quotes[at]?.quote ?? '', 420) })),
      ].join('\n'),
      sides.map(({ where, span }) => format(words.favours, { where, whom: tiltOf(book, span) })).join('\n'),
      figures.every((own) => own.length === 0)
        ? words.noFigures
        : same
          ? words.sameFigures
          : [words.figures, ...sides.map(({ where }, at) => format(words.figure, { where, values: figures[at] }))].join(
              '\n',
            ),
      ...(CLASHES.test(question.english) || clash !== undefined
        ? [clash === undefined ? words.noContradiction : format(words.contradiction, { title: clash.title })]
        : []),
      ...lawParagraph(law),
    ],
    citations: apart(quotes),
    law,
    followUps: sides.flatMap(({ number }) =>
      number === null || /^[ (]/.test(number) ? [] : [{ clause: asAsked(number) }],
    ),
  }
}

/** '7.2 (A)' is asked for as '7.2'; a number with a word of its own keeps it. */
const asAsked = (number: string): string => (ownName(number) ? number : number.replace(/ \(.*$/, '').toLowerCase())

function figuresIn({ contract }: Book, span: Span): string[] {
  const sums = moneyIn(contract, span).map(formatMoney)
  const periods = periodsIn(contract, span).map(({ amount, unit }) =>
    format(engineWords.periods, { count: amount, unit }),
  )
  const shares = [...contract.text.norm.slice(span.start, span.end).matchAll(/\b\d+(?:\.\d+)? ?(?:%|per ?cent)/g)].map(
    ([share]) => share,
  )
  return [...new Set([...sums, ...periods, ...shares])].slice(0, 8)
}

function tiltOf(book: Book, span: Span): string {
  const against = issuesAt(book, span).map(({ title }) => title)
  const favour = book.analysis.key_advantages.flatMap(({ title, start, end }) =>
    start !== null && end !== null && start < span.end && span.start < end ? [title] : [],
  )
  if (against.length > 0) return format(words.weighsOnYou, { titles: setApart([...new Set(against)].slice(0, 3)) })
  return favour.length > 0
    ? format(words.helpsYou, { titles: setApart([...new Set(favour)].slice(0, 3)) })
    : words.evenly
}
