import { thingWords } from '../../language/answer-topics.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import type { FigureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { figureNear } from '../search/figure-near.ts'
import { givenLacking, returnTimeLacking, sumLacking } from '../search/figure-of.ts'
import { unitLacking } from '../search/figure-unit.ts'
import { hasFigure } from '../search/has-figure.ts'
import { nounNowhere } from '../search/nouns.ts'
import { lacksPlace } from '../search/place-near.ts'
import type { Ranked } from '../search/ranked.ts'
import { type Thing, things } from '../search/things.ts'
import type { Topic } from '../topics/topic.ts'
import { afterLacking, capLacking, countLacking, delayLacking, ownerLacking } from './bound.ts'
import { plainlyLacking } from './plainly.ts'

/** Places in which the words of a thing are looked for: as many as an answer shows. */
const SHOWN = 3

/** How long something lasts stands in a sentence of its own, with none of the words of what lasts. */
const LASTS = /\bhow long\b(?! (?:before|after|until|till|to\b|(?:does|will|do|would) (?:it|they) take))/
/** Of the words of a question so few beside a date are as good as none. */
const HARDLY = 0.35

/** Things that are the whole of what is asked: 'how often am I paid' is not answered by what is paid. */
const ALL: ReadonlySet<string> = new Set(['how_often'])

/** Things that contracts say in their own words or not at all: where no place of the whole contract has one, none answers. */
const IN_OWN_WORDS: ReadonlySet<string> = new Set(['transport', 'from_home'])

/** Things for which no reading of a place without their words makes up: who appoints the arbitrator says nothing of who pays him. */
const BY_ITSELF: ReadonlySet<string> = new Set(['panel_cost'])

/** What a question wants and the places that come nearest do not have. */
export interface Lacking {
  /** a name of it: 'interest', or a figure by its kind */
  readonly what: string
  readonly isFigure: boolean
  /** a thing by its everyday name, of which the contract has no word: a matter that the question names has a sentence of its own */
  readonly isNoun: boolean
  /** a figure whose lack calls for a doubt by itself: no other sign tells that a number counts something else */
  readonly isSure: boolean
  /** the question asks for nothing else, so that a place without it answers nothing, however well it fits */
  readonly isAll?: true
  /** it lacks so plainly that no place answers, whatever it was read as */
  readonly decides?: true
  /** the word of the question that names it; '' for a figure */
  readonly named: string
  /** no place of the whole contract has a word of it */
  readonly nowhere: boolean
  /** a place further down that does have its words */
  readonly elsewhere: Passage | null
}

const word = (what: string): Lacking => ({
  what,
  isFigure: false,
  isNoun: false,
  isSure: false,
  named: '',
  nowhere: false,
  elsewhere: null,
})
const figure = (what: string): Lacking => ({ ...word(what), isFigure: true })

const placeWords = (book: Book, passage: Passage): string => {
  const { start, end } = inContext(book.passages, passage)
  return `${passage.read} ${book.contract.text.norm.slice(start, end)}`
}

/** What of the things that the question names stands in none of the first places. */
function thingLacking(book: Book, { english }: Question, ranked: readonly Ranked[]): Thing | null {
  const asked = things.filter((one) => one.asked.test(english))
  if (asked.length === 0) return null
  const places = ranked.slice(0, SHOWN).map(({ passage }) => placeWords(book, passage))
  return asked.find(({ said }) => !places.some((place) => said.test(place))) ?? null
}

const isNowhere = ({ contract }: Book, { said }: Thing): boolean => !said.test(contract.text.norm)

/** Whether one of the first places has such a figure in a sentence of the matter: 'remedy within 30 days' has no word of 'cure'. */
const isOfTopic = (book: Book, ranked: readonly Ranked[], topic: Topic | null, asked: FigureAsked): boolean =>
  topic !== null &&
  asked === 'time' &&
  ranked.slice(0, SHOWN).some(({ passage }) => topic.cue.test(passage.words) && hasFigure(book, passage, asked))

/**
 * What is asked for, an amount, a time, a place, a thing by its name, where the places that come nearest have none of it;
 * null where they have all that can be told from the question.
 *
 * @param topic the matter that the question names
 */
export function lackingIn(
  book: Book,
  question: Question,
  ranked: readonly Ranked[],
  topic: Topic | null,
): Lacking | null {
  const plainly = plainlyLacking(book, question, ranked, topic)
  if (plainly !== null) return { ...word(plainly.what), isFigure: plainly.isFigure, isAll: true, decides: true }
  const thing = thingLacking(book, question, ranked)
  if (thing !== null) {
    const nowhere = isNowhere(book, thing)
    const elsewhere = nowhere ? undefined : ranked.find(({ passage }) => thing.said.test(passage.words))?.passage
    return {
      what: thingWords[thing.id],
      isFigure: false,
      isNoun: false,
      isSure: false,
      named: thing.asked.exec(question.english)?.[0] ?? '',
      nowhere,
      elsewhere: elsewhere ?? null,
      ...(ALL.has(thing.id) && { isAll: true as const }),
      ...((BY_ITSELF.has(thing.id) || (nowhere && IN_OWN_WORDS.has(thing.id))) && {
        isAll: true as const,
        decides: true as const,
      }),
    }
  }
  // 'the roof leaks' is answered by who repairs, though no roof is named: what the matter is counts before where it is
  const isOfMatter = topic !== null && ranked[0] !== undefined && topic.cue.test(ranked[0].passage.words)
  const noun = isOfMatter ? null : nounNowhere(question.english, book.contract.text.norm)
  if (noun !== null) return { ...word(format(words.quoted, { words: noun })), isNoun: true, named: noun, nowhere: true }
  if (ownerLacking(book, question, ranked)) return { ...word(thingWords.own), isAll: true }
  if (afterLacking(book, question, ranked)) return word(words.afterEnd)
  const counted = countLacking(book, question, ranked)
  if (counted !== null) return { ...figure(format(words.countOf, { counted })), isSure: true }
  if (capLacking(book, question, ranked)) return figure(words.limitInMoney)
  if (delayLacking(book, question, ranked)) return figure(words.sumForDelay)
  if (returnTimeLacking(book, question, ranked))
    return { ...figure(format(words.figureKind, { asked: 'time' })), isAll: true, decides: true }
  const { asked, shown, near } = figureNear(book, question, ranked)
  // a figure that stands beside no word of what is asked is of something else
  if (
    asked !== null &&
    (!shown ||
      (near <= (asked === 'day' ? HARDLY : 0) &&
        !LASTS.test(question.english) &&
        !isOfTopic(book, ranked, topic, asked)))
  )
    return figure(format(words.figureKind, { asked }))
  const unit = asked === null ? null : unitLacking(book, question, ranked)
  if (unit !== null) return figure(format(words.figureBy, { unit }))
  if (lacksPlace(book, question, ranked)) return figure(words.aPlace)
  const sum = sumLacking(book, question, ranked)
  if (sum !== null) return figure(format(words.figureOf, { of: sum }))
  const given = givenLacking(book, question, ranked)
  if (given !== null) return { ...word(format(words.quoted, { words: given })), named: given }
  return null
}
