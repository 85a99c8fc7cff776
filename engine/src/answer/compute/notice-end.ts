import type { KeyFacts } from '@karar/schema'
import { addDays, addMonths, formatDate } from '../../grammar/calendar.ts'
import type { Span } from '../../grammar/normalize.ts'
import { answerWords } from '../../language/answers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { words as engineWords } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isParty, whoDoes } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { cite, citeOriginal } from '../book/cite.ts'
import { callOf } from '../book/for-you.ts'
import { lawIn } from '../law/law-in.ts'
import { lawParagraph, pagesUnread, placeOf, shown } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'
import { lockInOf, startOf } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'

const TODAY = /\b(?:today|now|right away|aaj|tomorrow)\b|आज/

/** 'By when must I give notice to leave on 31 July 2027?': the day in the question is the last one, and the notice is asked for. */
const TO_LEAVE_ON =
  /\b(?:leave|vacate|exit|move out|go|be out|be free|get out|walk out)\b(?: [a-z]+){0,3} (?:on|by|from|till|until|before) (?:the )?\d/
const WHEN_GIVEN =
  /\b(?:when|by when|last (?:day|date)|latest|which (?:day|date)|what (?:day|date)|till when|until when|how early)\b/

/** 'They owe two months, can I just terminate today?' asks whether, and for no day. */
const ASKS_LEAVE =
  /\b(?:can|may|could) (?:i|we|they|he|she) (?:just |simply |also |still )?(?:terminate|quit|resign|end it|cancel)\b(?!.*\b(?:when|last|what|which)\b)/

/** 'If I give notice on 1 March 2026, when does it end?' */
export const noticeEnd: Answerer = (book, question) => {
  const { english, days } = question
  const named = days[0]
  const today = TODAY.test(english)
  if (!/\b(?:notice|resign|terminate|quit)\b/.test(english) || (named === undefined && !today)) return null
  if (/\b(?:late|interest)\b/.test(english) || ASKS_LEAVE.test(english)) return null
  const from = named ?? (/\btomorrow\b/.test(english) ? addDays(book.day, 1) : book.day)
  const others =
    /\b(?:they|company|landlord|owner|client|employer|lessor|licensor|vendor|other side)\b(?! to)/.test(english) &&
    !/\bi\b/.test(english)
  const who = others ? book.other : book.reader
  const notices = book.analysis.key_facts.notice.filter(
    ({ days: count, label }) => count !== null && count > 0 && label !== engineWords.facts.renewalNotice,
  )
  const probation = /\bprobation/.test(english)
  const ofKind = notices.filter(
    ({ label }) => label === (probation ? engineWords.facts.probationNotice : engineWords.facts.terminationNotice),
  )
  const free = who === null ? null : needsNone(book, who)
  const fact =
    ofKind.find(({ party }) => party !== null && party === who?.name) ??
    (free === null ? ofKind.find(({ party }) => party === null) : undefined) ??
    (who === null ? ofKind[0] : undefined)
  if (fact === undefined) return noPeriod(book, ofKind, free)
  const [amount, unit] = fact.value.split(' ')
  const months = /^month/.test(unit ?? '') ? Number(amount) : /^year/.test(unit ?? '') ? Number(amount) * 12 : null
  const back = named !== undefined && TO_LEAVE_ON.test(english) && WHEN_GIVEN.test(english)
  const sign = back ? -1 : 1
  const other = months === null ? addDays(from, sign * fact.days!) : addMonths(from, sign * months)
  const [given, end] = back ? [other, from] : [from, other]
  const lockIn = lockInOf(book)
  const start = startOf(book)
  const until = lockIn === null || start === null ? null : addDays(addMonths(start.iso, lockIn.months), -1)
  return reckoned({
    what: back ? words.latestNotice : words.lastDay,
    value: formatDate(back ? given : end),
    steps: [
      back ? [words.leavingOn, formatDate(end)] : [words.noticeGiven, formatDate(given)],
      [
        who === null && fact.party !== null
          ? format(words.noticeOf, { who: callNamed(book, fact.party) })
          : words.noticePeriod,
        fact.value,
      ],
      back
        ? [words.latestNotice, format(words.less, { a: formatDate(end), b: fact.value, result: formatDate(given) })]
        : [words.lastDay, format(words.plus, { a: formatDate(given), b: fact.value, result: formatDate(end) })],
    ],
    assumed: [
      words.monthCount,
      words.receipt,
      ...(named === undefined ? [format(words.today, { day: formatDate(book.day) })] : []),
    ],
    notes:
      lockIn === null
        ? []
        : until === null
          ? [format(words.lockInOpen, { months: lockIn.value })]
          : until > end
            ? [format(words.lockIn, { months: lockIn.value, until: formatDate(until) })]
            : [],
    citations: [citeOriginal(book, fact), lockIn === null ? null : citeOriginal(book, lockIn)],
    followUps: ['endEarly', 'afterEnd'],
  })
}

type Notice = KeyFacts['notice'][number]

/** No period for the side that is asked about: what the contract has for the other, and that it may need none. */
function noPeriod(book: Book, others: readonly Notice[], free: Span | null): Reply {
  const law = lawIn(book, 'leaseNotice')
  const followUps = ['endEarly'] as const
  const other = others.find(({ party }) => party !== null)
  const own = free === null ? null : cite(book, free)
  if (own === null && other === undefined)
    return cannot(book, words.whenNoticeEnds, [words.figures.notice], {
      law,
      paragraphs: lawParagraph(law, answerWords.theLawSays),
      followUps,
    })
  const unread = pagesUnread(book)
  return {
    kind: own === null ? 'silent' : 'answered',
    about: 'compute',
    paragraphs: [
      ...(own === null
        ? [words.notWorkedOut]
        : [format(words.needsNone, { where: placeOf(own), quote: shown(own.quote) })]),
      ...(other === undefined
        ? []
        : [format(words.onlyFor, { who: callNamed(book, other.party!), value: other.value })]),
      ...(unread === '' ? [] : [unread]),
      ...(own === null ? lawParagraph(law, answerWords.theLawSays) : []),
    ],
    citations: [own, other === undefined ? null : citeOriginal(book, other)],
    law: own === null ? law : [],
    followUps,
  }
}

const callNamed = ({ contract }: Book, name: string): string =>
  callOf(contract.parties.find((party) => party.name === name) ?? null)

const NO_NOTICE = /\bwithout (?:(?:any|giving|serving|prior|previous|further|written|advance|a) )*notice\b/
const ENDS = /\b(?:terminat\w+|end(?:s|ed)?|cancel\w*|determine|resign\w*|leave|quit|discontinue|relieve|dismiss)\b/
const FOR_A_CAUSE =
  /\b(?:breach\w*|misconduct|default\w*|fraud\w*|if|where|when|in case|in the event|insolven\w+|convict\w+|negligen\w+|absen\w+|probation\w*|fail\w*|save|except|unless|upon)\b/

/** The sentence by which a side may end the contract at will without any notice. */
function needsNone({ contract }: Book, who: ContractParty): Span | null {
  for (const { sentences } of contract.clauses)
    for (const sentence of sentences) {
      if (
        !NO_NOTICE.test(sentence.text) ||
        FOR_A_CAUSE.test(sentence.full) ||
        !/\b(?:may|can|entitled|right|free)\b/.test(sentence.text)
      )
        continue
      const doer = whoDoes(contract, sentence, ENDS)
      if (doer === 'mutual' || (isParty(doer) && doer.index === who.index)) return sentence
    }
  return null
}
