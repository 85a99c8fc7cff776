import { addDays, addMonths, formatDate } from '../../grammar/calendar.ts'
import { findDates } from '../../grammar/dates.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { periodsIn } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import type { Answerer } from '../say/reply.ts'
import { reckoned } from './reckoning.ts'

const ASKS =
  /\bprobation\w*(?: period)?\b.{0,12}\b(?:end|ends|ending|over|finish\w*|complete\w*|expire\w*)\b|\b(?:end|last day) of (?:the |my )?probation\b|\b(?:when|till when|until when|by when|which date|what date)\b.{0,24}\bprobation\b|\bprobation\b.{0,12}\b(?:till|until) (?:when|which|what)\b|\bprobation when\b/
/** 'I joined on 1 June': the day that the question names. */
const JOINED = /\b(?:join\w*|start\w*|began|begin\w*)\b/
/** What it is worth, or what is done in it, is another question. */
const OF_ELSE =
  /\b(?:if|notice|resign\w*|leave|quit|fire\w*|extend\w*|salary|pay|paid|how long|after|before|during|in probation)\b/
const JOINS = /\b(?:join\w*|commenc\w*|start\w*|report(?:s|ing)? (?:for|to)|date of appointment)\b/
const EXTENDS = /\bexten(?:d\w*|sion)\b/
/** How far from the word the time may stand: what stands farther is of another thing. */
const NEAR = 70

interface Probation {
  readonly passage: Passage
  readonly months: number | null
  readonly days: number
  readonly value: string
}

/** 'When does my probation end?': the day of joining and the time that the contract names, where it names one of each. */
export const probationEnd: Answerer = (book, { english, days: asked }) => {
  if (!ASKS.test(english) || OF_ELSE.test(english)) return null
  const probation = probationOf(book)
  const own = asked.length === 1 && JOINED.test(english) ? { iso: asked[0]!, passage: null } : null
  const joining = own ?? (probation === null ? null : joiningOf(book))
  if (probation === null || joining === null) return null
  const { passage, months, days, value } = probation
  const end = addDays(months === null ? addDays(joining.iso, days) : addMonths(joining.iso, months), -1)
  return reckoned({
    what: words.probationEnd,
    value: formatDate(end),
    steps: [
      [words.joining, formatDate(joining.iso)],
      [words.probation, value],
      [
        words.probationEnd,
        format(words.dayBefore, { start: formatDate(joining.iso), term: value, end: formatDate(end) }),
      ],
    ],
    assumed: [own === null ? words.joinedThen : words.joinedAsAsked],
    notes: [EXTENDS.test(passage.words) ? words.mayExtend : words.mayNeedLetter],
    citations: [
      cite(book, passage),
      ...(joining.passage === null || joining.passage === passage ? [] : [cite(book, joining.passage)]),
    ],
    followUps: ['notice', 'endEarly'],
  })
}

/** The one time that a place names for it; null where places name several. */
function probationOf(book: Book): Probation | null {
  const { contract } = book
  const found = book.passages.flatMap((passage): Probation[] => {
    const at = contract.text.norm.slice(passage.start, passage.end).search(/\bprobation/)
    if (at < 0) return []
    const from = passage.start + at
    const [first] = periodsIn(contract, passage)
      .filter(({ unit }) => unit !== 'hour')
      .filter(({ start, end }) => Math.min(Math.abs(start - from), Math.abs(from - end)) <= NEAR)
      .filter(
        ({ start, end }) =>
          !/\bnotice\b|\bexten|[.;]/.test(contract.text.norm.slice(Math.min(from, end), Math.max(from, start))) &&
          !/^'?\s*(?:written |prior )?notice/.test(contract.text.norm.slice(end, end + 20)),
      )
    if (first === undefined) return []
    const { unit, amount, days, start, end } = first
    return [
      {
        passage,
        months: unit === 'month' ? amount : unit === 'year' ? amount * 12 : unit === 'quarter' ? amount * 3 : null,
        days: Math.round(days),
        value: contract.text.norm.slice(start, end),
      },
    ]
  })
  const [first] = found
  return first === undefined || found.some(({ months, days }) => months !== first.months || days !== first.days)
    ? null
    : first
}

/** The one day on which the work begins; null where there are several. */
function joiningOf({ passages }: Book): { iso: string; passage: Passage } | null {
  const found = passages.flatMap((passage) => {
    if (!JOINS.test(passage.words)) return []
    return findDates(passage.words).flatMap(({ iso, start }) =>
      iso !== null && JOINS.test(passage.words.slice(Math.max(0, start - NEAR), start)) ? [{ iso, passage }] : [],
    )
  })
  const [first] = found
  return first === undefined || found.some(({ iso }) => iso !== first.iso) ? null : first
}
