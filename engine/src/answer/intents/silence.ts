import type { Citation } from '@karar/schema'
import { topicWords } from '../../language/answer-topics.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { apart, citationOf, placesOf } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import { type Lacking, lackingIn } from '../lacking/lacking.ts'
import { lawIn } from '../law/law-in.ts'
import type { Question } from '../question/question.ts'
import { OF_FIGURES, stemsOf } from '../question/words-of.ts'
import { lawParagraph, pagesUnread, placeOf, shown, silence, UNCUT, uniqueLaw } from '../say/compose.ts'
import type { Reply } from '../say/reply.ts'
import { blankFor } from '../search/blank.ts'
import { coverage } from '../search/coverage.ts'
import { figureNear } from '../search/figure-near.ts'
import { findByWords } from '../search/find.ts'
import { nounSaid } from '../search/nouns.ts'
import type { Search } from '../search/rank.ts'
import { isPlain } from '../search/signals.ts'
import type { Topic } from '../topics/topic.ts'
import { START } from './off-topic.ts'

/** Most places that are shown as the nearest. */
const NEAREST = 3
/** From here on the first places of the ranking are near, whatever words the contract has of the matter. */
const LIKELY = 0.25
/** How likely a question must be of something else: so much in any case, and so much where the contract lacks most of its words. */
const AWAY = 0.4
const AWAY_SURELY = 0.65
const AWAY_STRANGE = 0.2

/** A question that names nobody who contracts, and nothing that the contract has, is of something else. */
const OURS = /\b(?:i|my|me|mine|we|us|our|they|them|their|he|she|it|this|contract|agreement|clause|party|parties)\b/
const DOES =
  /^(?:so |and |but |then )?(?:can|may|must|could|should|am|are|do|does|will|would|is) (?:i|we|they|he|she|the [a-z]+|an? (?:[a-z]+ ){1,2}?)(?: |$)(?!(?:you|recommend|suggest)\b)/
const WORD = /[\p{L}\p{M}]{3,}/gu

/** Tells that a question is not about the contract; null where it is, as far as can be told. */
export function aside(book: Book, question: Question, { asked, own }: Search): Reply | null {
  const { strange } = coverage(book, question.stems, new Set())
  // words of Hindi that no list holds are strange to every contract
  const isEnglish = question.language === 'en'
  const isStrange =
    isEnglish &&
    question.stems.length > 1 &&
    question.hints === 0 &&
    strange.length === question.stems.length &&
    !OURS.test(question.english)
  const mostly = strange.length * 2 >= question.stems.length
  const isAway =
    (asked.offTopic >= AWAY && (mostly || (asked.offTopic >= AWAY_SURELY && own.length === 0))) ||
    (own.length === 0 && (isStrange || (mostly && asked.offTopic >= (isEnglish ? AWAY_STRANGE : AWAY))))
  // 'Can I sell my shares now?': what somebody of the contract may do or gets is asked of it, unless it is plainly of something else
  if (isAway && asked.offTopic < AWAY_SURELY && DOES.test(question.english)) return null
  if (!isAway || isPlainMatter(question) || nounSaid(question.english, book.contract.text.norm)) return null
  return { kind: 'off_topic', paragraphs: [words.offTopic], citations: [], followUps: START }
}

/** 'What is the rate per metre?', 'is alcohol allowed?' are of the contract, though it has none of these words; what is so today is not. */
const isPlainMatter = ({ english }: Question): boolean =>
  (/^how (?:much|big|long) (?:is|are|was) (?:the|my|our) [a-z-]{1,30}(?: [a-z-]{1,30}){0,3} ?\??$/.test(english) ||
    /^what(?: is|'s| are) (?:the|my|our) [a-z-]{1,30}(?: [a-z-]{1,30}){0,3} ?\??$/.test(english) ||
    /^how much [a-z-]{2,30}(?: [a-z-]{1,30}){0,2} (?:an?|per|each|every) (?:day|week|month|year) ?\??$/.test(english) ||
    /^(?:is|are) there (?:an? |any )?[a-z-]{1,30}(?: [a-z-]{1,30}){0,2} ?\??$/.test(english) ||
    /^(?:is|are) (?:the )?[a-z-]{1,30}(?: [a-z-]{1,30}){0,2} (?:allowed|permitted|included|provided|available|compulsory|mandatory|optional|required|covered|extra|free) ?\??$/.test(
      english,
    )) &&
  !/\b(?:today|now|market|best|cheapest|capital|weather|time)\b/.test(english)

/** A figure is asked for that the contract leaves open: the place where it belongs is shown first. */
export function leftBlank(book: Book, question: Question, search: Search): Reply | null {
  const blank = blankFor(book, question, search)
  if (blank === null) return null
  const cited = placesOf(book, [blank, ...search.ranked.slice(0, 6).map(({ passage }) => passage)], NEAREST)
  const [lead, ...others] = cited
  if (lead === undefined) return null
  return {
    kind: 'silent',
    paragraphs: [
      format(words.blank, { where: placeOf(lead), quote: shown(lead.quote, UNCUT) }),
      ...(others.length === 0 ? [] : [listed(words.nearest, others)]),
    ],
    citations: cited,
    followUps: search.own[0]?.follow ?? [],
  }
}

const listed = (lead: string, places: readonly Citation[]): string =>
  [lead, ...places.map((one) => format(words.item, { where: placeOf(one), quote: shown(one.quote, UNCUT) }))].join('\n')

/**
 * No clause settles it: says so, shows what comes nearest, and the law's default where one is kept.
 *
 * @param why `unsaid` where none of the best passages has a word of the matter, so that what is near says nothing of it; `lacking`:
 *   what is asked for that they do not have
 */
export function noneFound(
  book: Book,
  question: Question,
  search: Search | null,
  { unsaid = false, ...why }: { readonly unsaid?: boolean; readonly lacking?: Lacking } = {},
): Reply {
  const topic = search?.own[0] ?? null
  const lacking =
    why.lacking ?? (search === null || search.settled === 0 ? undefined : nameLacking(book, question, search))
  const nearest =
    search === null
      ? []
      : lacking === undefined
        ? placesNear(book, question, search)
        : nearestOf(book, question, search, lacking.elsewhere)
  const figure = figureNear(book, question, search?.ranked ?? [])
  const law = topic?.law === undefined ? [] : uniqueLaw(lawIn(book, topic.law))
  const noFigure = nearest.length > 0 && search !== null && !figure.shown && lacking === undefined
  // where nothing that is asked for is known to lack, every third to second of these places answers after all
  const mayAnswer = lacking === undefined && !unsaid && !noFigure
  const { told, looked } =
    lacking === undefined
      ? opening(book, question, topic, nearest.length > 0, !unsaid && (search?.settled ?? 0) >= LIKELY)
      : { told: tellLacking(book, question, lacking, search?.ranked[0]?.passage, nearest), looked: [] }
  return {
    kind: 'silent',
    paragraphs: [
      ...told,
      ...(nearest.length > 0 ? [] : looked),
      ...(noFigure ? [format(words.noFigure, { asked: figure.asked })] : []),
      ...(nearest.length === 0 ? [] : [listed(mayAnswer ? words.nearestMay : words.nearest, nearest)]),
      // what stands near goes before what was looked for
      ...(nearest.length > 0 ? looked : []),
      ...(law.length === 0 ? [words.noDefault] : lawParagraph(law, words.theLawSays)),
    ],
    citations: nearest,
    law,
    followUps: topic?.follow ?? [],
    ...(topic !== null && { about: topic.id }),
  }
}

/** What is asked for by its name and stands nowhere near; a figure that lacks is told in a line of its own. */
function nameLacking(book: Book, question: Question, { ranked, own }: Search): Lacking | undefined {
  const lacking = lackingIn(book, question, ranked, own[0] ?? null)
  // the matter itself has a sentence of its own
  return lacking === null ||
    lacking.isFigure ||
    (lacking.isNoun && own.length > 0) ||
    own[0]?.cue.test(lacking.named) === true
    ? undefined
    : lacking
}

/** What comes nearest: by the ranking, where it finds something or the contract has words of it; else by the words alone. */
function placesNear(book: Book, question: Question, search: Search): Citation[] {
  if (search.settled >= LIKELY || hasWord(book, question, search)) return nearestOf(book, question, search)
  const byWords = byWordsAlone(book, question)
  if (byWords.length > 0 || search.own.length > 0) return byWords
  const { strange } = coverage(book, question.stems, new Set())
  return strange.length < question.stems.length ? nearestOf(book, question, search) : []
}

/** Whether the contract has anything of what is asked: words of the matter it names, or most words of a plain question. */
function hasWord(book: Book, question: Question, { own }: Search): boolean {
  if (own.length > 0) return own.some(({ cue }) => book.passages.some(({ read }) => cue.test(read)))
  const { strange } = coverage(book, question.stems, new Set())
  const { length } = question.stems
  // one strange word may mean what a known turn of phrase does: 'Can I tell my wife?'
  return !isPlain(question) || (question.hints > 0 && length < 3) || strange.length * 2 <= length
}

/** The best of the ranking, and the best by the question's own words alone: where the ranking misleads, these may lead. */
function nearestOf(book: Book, question: Question, { ranked }: Search, third: Passage | null = null) {
  const byWords = third ?? findByWords(book, question)[0]?.passage
  const [first, second, ...others] = ranked.slice(0, 6).map(({ passage }) => passage)
  return placesOf(book, [first, second, byWords, ...others], NEAREST)
}

/** Most words of the question that the nearest place is told to speak of. */
const SPOKEN = 3

/** What the nearest place speaks of, and what that is asked for it does not have. */
function tellLacking(
  book: Book,
  question: Question,
  { what, isFigure, nowhere, elsewhere }: Lacking,
  lead: Passage | undefined,
  [nearest]: readonly Citation[],
): string[] {
  if (nearest === undefined || lead === undefined) return [words.notSettled]
  const held = new Set(stemsOf(lead.read))
  const spoken = [...new Set(question.english.match(WORD))]
    .filter((word) => !OF_FIGURES.test(word) && stemsOf(word).some((stem) => held.has(stem)))
    .slice(0, SPOKEN)
    .map((word) => format(words.quoted, { words: word }))
  const unread = pagesUnread(book)
  const where = placeOf(nearest)
  return [
    nowhere && unread === ''
      ? format(words.lacksNowhere, { what })
      : format(isFigure ? words.lacksFigure : words.lacks, { where, spoken, what }),
    ...(elsewhere === null ? [] : tellElsewhere(book, elsewhere)),
    ...(unread === '' ? [] : [unread]),
  ]
}

function tellElsewhere(book: Book, place: Passage): string[] {
  const cited = citationOf(book, place)
  return cited === null ? [] : [format(words.elsewhere, { where: placeOf(cited) })]
}

/** How much of what the question asks a passage must speak of to be shown where the contract has nothing of its matter. */
const ENOUGH = 0.35

/** Where the contract has no word of the matter that was taken for it, the question's own words may still lead somewhere. */
function byWordsAlone(book: Book, question: Question) {
  const speaking = findByWords(book, question)
    .slice(0, 6)
    .filter(({ passage }) => coverage(book, question.stems, new Set(stemsOf(passage.read))).share >= ENOUGH)
  return apart(
    speaking.map(({ passage }) => citationOf(book, passage)),
    NEAREST,
  )
}

interface Opening {
  /** that no clause was found, and which pages could not be read */
  readonly told: readonly string[]
  readonly looked: readonly string[]
}

function opening(book: Book, question: Question, topic: Topic | null, near: boolean, mayBe: boolean): Opening {
  if (topic !== null) {
    const { about, looked: cues } = topicWords[topic.id]
    const looked = [format(words.looked, { words: cues })]
    // a longer question may only touch the matter: what is near may answer it, and that matter is not called unsaid
    if (near && !isPlain(question)) return { told: silence(book, words.notSettled, words.notSettled, {}), looked }
    const none = near && mayBe ? words.noneInWords : words.noneFound
    return { told: silence(book, none, words.notFound, { about }), looked }
  }
  const { strange } = coverage(book, question.stems, new Set())
  const asked = (question.text.match(WORD) ?? []).filter((word) => stemsOf(word).some((stem) => strange.includes(stem)))
  const named = [...new Set(asked)].slice(0, 4).map((asked) => format(words.quoted, { words: asked }))
  // a turn of phrase that is known says more than its words: 'if something goes wrong'
  if (near || named.length === 0 || (question.hints > 0 && question.stems.length < 3)) {
    return { told: silence(book, words.notSettled, words.notSettled, {}), looked: [] }
  }
  const telling = (question.text.match(WORD) ?? []).filter((word) => stemsOf(word).length > 0).slice(0, 6)
  return {
    told: silence(book, words.silentOn, words.notFoundOn, { words: named }),
    looked: telling.length > 0 ? [format(words.looked, { words: [...new Set(telling)] })] : [],
  }
}
