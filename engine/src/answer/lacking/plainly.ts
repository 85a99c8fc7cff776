import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import { allWhoDo } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { hasFigure } from '../search/has-figure.ts'
import type { Ranked } from '../search/ranked.ts'
import type { Topic } from '../topics/topic.ts'
import { countryLacking, guardLacking, noticeLacking } from './of-its-deed.ts'

/** Places that an answer shows, and those among which what is asked for may stand. */
const SHOWN = 3
const AMONG = 6

/** What is asked for, and stands so plainly in none of the places that no reading of them makes up for it. */
export interface PlainlyLacking {
  readonly what: string
  readonly isFigure: boolean
}

/**
 * What a question plainly asks for and no place has: who does something, a number of days for the matter that it names, a time of
 * the day, or that it goes on by itself. Null where none of these is asked, or where it is there.
 */
export function plainlyLacking(
  book: Book,
  question: Question,
  ranked: readonly Ranked[],
  topic: Topic | null,
): PlainlyLacking | null {
  if (isOfOtherDoer(book, question, ranked))
    return {
      what: format(words.doneBy, { side: question.subject === 'reader' ? 'reader' : 'other' }),
      isFigure: false,
    }
  if (guardLacking(book, question, ranked)) return { what: format(words.doneBy, { side: 'other' }), isFigure: false }
  if (noticeLacking(book, question, ranked))
    return { what: format(words.figureKind, { asked: 'time' }), isFigure: true }
  if (countryLacking(book, question, ranked)) return { what: words.aCountry, isFigure: true }
  if (isPaidByReader(book, question, ranked)) return { what: format(words.doneBy, { side: 'other' }), isFigure: false }
  if (isOnlyCountedFrom(question, ranked, topic))
    return { what: format(words.figureKind, { asked: 'day' }), isFigure: true }
  if (lacksStretch(book, question, ranked, topic))
    return { what: format(words.figureKind, { asked: 'time' }), isFigure: true }
  if (lacksClock(book, question, ranked)) return { what: words.timeOfDay, isFigure: true }
  if (lacksRenewal(question, ranked)) return { what: words.goesOn, isFigure: false }
  return null
}

const wordsAround = (book: Book, passage: Passage): string => {
  const { start, end } = inContext(book.passages, passage)
  return book.contract.text.norm.slice(start, end)
}

/** What one side does to the other, as it is asked ('if they cancel') and as contracts say it. */
const DEEDS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/\bcancel(?:s|led|ling)?\b/, /\bcancel(?:s|led|ling)?\b|\bterminat(?:es?|ed|ing)\b/],
  [/\b(?:postpones?|postponed|reschedules?|rescheduled)\b/, /\b(?:postpon|reschedul)\w*/],
  [/\b(?:withdraws?|backs? out|pulls? out)\b/, /\b(?:withdraw\w*|terminat(?:es?|ed|ing)|cancel(?:s|led|ling)?)\b/],
]
/** Who does it stands behind: 'if they', 'in case the photographer'. */
const CASE = /\b(?:if|when|once|in case|suppose)\b/

/** 'If the Client cancels' is no answer to 'what if they cancel on me': the places only say what follows if the other side does it. */
function isOfOtherDoer({ contract, reader }: Book, { english, subject }: Question, ranked: readonly Ranked[]): boolean {
  const at = CASE.exec(english)?.index
  if (at === undefined || subject === null || reader === null) return false
  const said = DEEDS.find(([asked]) => asked.test(english.slice(at)))?.[1]
  if (said === undefined) return false
  const doers = ranked.slice(0, SHOWN).flatMap(({ passage: { clause, start, end, sentence } }) => {
    const own = clause.sentences.filter((one) => one.start < end && start < one.end)
    return (own.length === 0 ? [sentence] : own).flatMap((one) => allWhoDo(contract, one, said))
  })
  // where it cannot be told who does it, both may be meant
  return (
    doers.length > 0 &&
    doers.every((who) => who !== null && who !== 'mutual' && (who.index === reader.index) !== (subject === 'reader'))
  )
}

/** 'How much does he pay me', 'what do I get if they are late': money that comes from the other side. */
const PAYS_ME = /\b(?:pays?|paying|gives?|owes?|compensates?) (?:to )?(?:me|us)\b/
const THEIR_DELAY =
  /\b(?:if|when|once|in case) (?!i\b|we\b|my\b|our\b)(?:\w+ ){1,4}(?:late|delay\w*)\b|\b(?:their|his) delay\b/
const I_GET = /\b(?:get|receive|compensation)\b/
const PAYS = /\b(?:pays?|paid|paying|liable|bear|owe|compensate|refund|repay|charged)\b/

/** Such money is not told by what the reader pays: no place says that the other side pays anything. */
function isPaidByReader({ contract, reader }: Book, { english }: Question, ranked: readonly Ranked[]): boolean {
  if (reader === null || !LATE.test(english)) return false
  if (!PAYS_ME.test(english) && !(THEIR_DELAY.test(english) && I_GET.test(english))) return false
  const payers = ranked.slice(0, SHOWN).flatMap(({ passage: { clause, start, end, sentence } }) => {
    const own = clause.sentences.filter((one) => one.start < end && start < one.end)
    return (own.length === 0 ? [sentence] : own).flatMap((one) => allWhoDo(contract, one, PAYS))
  })
  return (
    payers.some((who) => who !== null) &&
    payers.every((who) => who === null || (who !== 'mutual' && who.index === reader.index))
  )
}
const LATE = /\b(?:late|delay\w*|overdue)\b/

/** Matters that come on a day. */
const ON_A_DAY: ReadonlySet<string> = new Set(['handover', 'delivery'])
const WHICH_DAY = /\b(?:when|dates?|which day|what day|by what day)\b/
/** Something counts from it, and nobody says when it is. */
const FROM_IT =
  /\b(?:from|after|upon|since|following|once|(?:date|day|time) of)\b(?:(?!\b(?:shall|will|must|agrees?|undertakes?|is to|are to)\b)[^.;]){0,60}$/

/** 'Possession date?' is not told by what must be done within three months of taking possession. */
function isOnlyCountedFrom({ english }: Question, ranked: readonly Ranked[], topic: Topic | null): boolean {
  if (topic === null || !ON_A_DAY.has(topic.id) || !WHICH_DAY.test(english)) return false
  const places = ranked.slice(0, AMONG).map(({ passage: { words: said } }) => said)
  const named = places.flatMap((said) =>
    [...said.matchAll(new RegExp(topic.cue, 'g'))].map(({ index }) => said.slice(0, index)),
  )
  return named.length > 0 && named.every((before) => FROM_IT.test(before))
}

const COUNTED = /\bhow many (?:(?:more|working|business|calendar|full) )?(?:hours?|days?|weeks?|months?|years?)\b/

/** Matters that contracts say in their own words or not at all. */
const IN_OWN_WORDS: ReadonlySet<string> = new Set(['delivery', 'warranty', 'probation'])

/** 'How many days of notice?': the first place is of the matter and names none, and neither does another that is of it. */
function lacksStretch(book: Book, question: Question, ranked: readonly Ranked[], topic: Topic | null): boolean {
  const [first] = ranked
  if (topic === null || first === undefined || !COUNTED.test(question.english) || figureAsked(question) !== 'time')
    return false
  if (IN_OWN_WORDS.has(topic.id) && !book.passages.some(({ words: said }) => topic.cue.test(said))) return true
  if (!topic.cue.test(first.passage.words)) return false
  return !ranked
    .slice(0, AMONG)
    .some(
      ({ passage }) =>
        topic.cue.test(passage.words) && hasFigure(book, inContext(book.passages, passage), 'time', true),
    )
}

const WHAT_TIME = /\b(?:what|which) time\b(?! (?:limit|frame|period|do (?:i|we) (?:have|get)))/
const OF_THE_DAY =
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\. ?m|p\. ?m|hrs|o'?clock)\b|\b\d{1,2}[:.]\d{2}\b|\bnoon\b|\bmidnight\b|\b24 ?hours a day\b|\b24 ?[x×/] ?7\b|\btwenty-?four hours\b|\bround the clock\b|\b(?:business|working|office|opening|normal|regular) hours\b|\bany ?time\b|\bat all times\b|\btimings?\b/

/** 'What time does it open?' is answered by a time of the day, and not by a day. */
const lacksClock = (book: Book, { english }: Question, ranked: readonly Ranked[]): boolean =>
  WHAT_TIME.test(english) && !ranked.slice(0, AMONG).some(({ passage }) => OF_THE_DAY.test(wordsAround(book, passage)))

const RENEWS =
  /\b(?:renew(?:s|ed|al)?|extend(?:s|ed)?|continues?|roll(?:s|ed)? over)\b.{0,24}\b(?:itself|automatic\w*|its own|auto)\b|\bauto(?:matic(?:ally)?)?[- ]?(?:renew|extend|roll)/
const RENEWED =
  /\brenew|\bexten(?:d|sion)|\bautomatic|\bsuccessive|\bcontinu|\bprolong|\broll|\bevergreen|\b(?:further|additional|subsequent|another) (?:\w+ )?(?:periods?|terms?|years?|months?)\b|\bunless\b|\buntil (?:terminat|cancel)/

/** 'Does it renew by itself?': of the places none says anything of going on, whatever its heading calls it. */
const lacksRenewal = ({ english }: Question, ranked: readonly Ranked[]): boolean =>
  RENEWS.test(english) && !ranked.slice(0, AMONG).some(({ passage }) => RENEWED.test(passage.words))
