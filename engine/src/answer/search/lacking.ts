import { thingWords } from '../../language/answer-topics.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { figureNear } from './figure-near.ts'
import { unitLacking } from './figure-unit.ts'
import { lacksPlace } from './place-near.ts'
import type { Ranked } from './ranked.ts'
import { type Thing, things } from './things.ts'

/** Places in which the words of a thing are looked for: as many as an answer shows. */
const SHOWN = 3

/** What a question wants and the places that come nearest do not have. */
export interface Lacking {
  /** a name of it: 'interest', or a figure by its kind */
  readonly what: string
  readonly isFigure: boolean
  /** the word of the question that names it; '' for a figure */
  readonly named: string
  /** no place of the whole contract has a word of it */
  readonly nowhere: boolean
  /** a place further down that does have its words */
  readonly elsewhere: Passage | null
}

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

/**
 * What is asked for, an amount, a time, a place, a thing by its name, where the places that come nearest have none of it;
 * null where they have all that can be told from the question.
 */
export function lackingIn(book: Book, question: Question, ranked: readonly Ranked[]): Lacking | null {
  const thing = thingLacking(book, question, ranked)
  if (thing !== null) {
    const nowhere = isNowhere(book, thing)
    const elsewhere = nowhere ? undefined : ranked.find(({ passage }) => thing.said.test(passage.words))?.passage
    return {
      what: thingWords[thing.id],
      isFigure: false,
      named: thing.asked.exec(question.english)?.[0] ?? '',
      nowhere,
      elsewhere: elsewhere ?? null,
    }
  }
  const { asked, shown } = figureNear(book, question, ranked)
  if (asked !== null && !shown)
    return { what: format(words.figureKind, { asked }), isFigure: true, named: '', nowhere: false, elsewhere: null }
  const unit = asked === null ? null : unitLacking(book, question, ranked)
  if (unit !== null)
    return { what: format(words.figureBy, { unit }), isFigure: true, named: '', nowhere: false, elsewhere: null }
  if (lacksPlace(book, question, ranked))
    return { what: words.aPlace, isFigure: true, named: '', nowhere: false, elsewhere: null }
  return null
}
