import type { Book } from '../book/book.ts'
import { asksCap, tellsCap } from '../lacking/bound.ts'
import { isOfOtherDelay, tellsDelay } from '../lacking/delay-of.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { OF_FIGURES, stemsOf } from '../question/words-of.ts'
import { lacksDoer, tellsDoer } from '../search/doer-near.ts'
import { aboutPerson, type Search } from '../search/rank.ts'
import { type Ranked, readingOf } from '../search/ranked.ts'
import { isPlain } from '../search/signals.ts'
import {
  asksReturn,
  isOfTheEnd,
  isOfTheRun,
  lacksInterest,
  lacksReturn,
  tellsComing,
  tellsPayOnly,
  tellsRate,
  tellsReturn,
} from '../search/thing-near.ts'
import { toldExactly } from '../search/told-exactly.ts'

/** A reading from here on is an answer, and one below is none: of the first three places the one leads before the other. */
const ANSWERS = 0
const NO_ANSWER = -2

/** The places in the order in which they are told: what was read as answering leads, whatever matter the words seem to name. */
export function led(book: Book, question: Question, search: Search): readonly Ranked[] {
  const told = ledByTold(book, question, search)
  if (told !== null) return told
  const { ranked } = search
  const [first] = ranked
  const reading = (one: Ranked | undefined): number =>
    one === undefined ? NO_ANSWER : (readingOf(book, question.read, one.passage) ?? NO_ANSWER)
  if (question.read !== undefined && reading(first) >= ANSWERS) return ranked
  const byWords = ledBy(book, question, search)
  if (question.read === undefined || reading(byWords[0]) >= NO_ANSWER) return byWords
  const lead = byWords.slice(0, 3).find((one) => reading(one) >= ANSWERS)
  return lead === undefined ? byWords : [lead, ...byWords.filter((one) => one !== lead)]
}

/** How far below the first a place may have been read that says what the first does not. */
const WITHIN = 6

/** What a place must say that leads before the first, where that says only the half of it, or the contrary; null where the first will do. */
function wantedInstead(book: Book, question: Question, first: Ranked): ((one: Ranked) => boolean) | null {
  const { words } = first.passage
  if (asksCap(question) && !tellsCap(book, first.passage)) return ({ passage }) => tellsCap(book, passage)
  if (lacksDoer(question, words)) return ({ passage }) => tellsDoer(question, passage.words) === true
  if (tellsPayOnly(question, words)) return ({ passage }) => tellsComing(passage.words)
  if (isOfOtherDelay(question.english, words)) return ({ passage }) => tellsDelay(question.english, passage.words)
  if (isOfTheEnd(question, words)) return ({ passage }) => isOfTheRun(passage.words)
  if (lacksInterest(question, words)) return ({ passage }) => tellsRate(passage.words)
  if (lacksReturn(question, words)) return ({ passage }) => tellsReturn(question, passage.words)
  // what says whether money comes back is put behind by no other word of the question
  return asksReturn(question) ? (one) => one === first : null
}

/** Where the first place only says who does not pay, or speaks of no money that comes back, the surest of those behind it that do leads. */
function ledByTold(book: Book, question: Question, { ranked }: Search): readonly Ranked[] | null {
  const [first] = ranked
  if (first === undefined) return null
  const isTold = wantedInstead(book, question, first)
  if (isTold === null) return null
  const reading = ({ passage }: Ranked): number => readingOf(book, question.read, passage) ?? NO_ANSWER
  const [lead] = ranked
    .slice(0, AMONG)
    .filter((one) => isTold(one) && reading(one) > reading(first) - WITHIN)
    .toSorted((a, b) => reading(b) - reading(a))
  return lead === undefined ? null : [lead, ...ranked.filter((one) => one !== lead)]
}

/** What was read as answering says nothing of the matter, and the first by the words does: one of both is mistaken. */
export const isContested = ({ own: [topic], ranked: [byWords] }: Search, [lead]: readonly Ranked[]): boolean =>
  topic !== undefined &&
  byWords !== undefined &&
  byWords !== lead &&
  topic.cue.test(byWords.passage.words) &&
  lead?.passage !== undefined &&
  !topic.cue.test(lead.passage.words)

/** A plainly named matter leads with a place that has its words, where one of the first three surely has and the first has none. */
function ledBy(book: Book, question: Question, search: Search): readonly Ranked[] {
  const { own, ranked, marks } = search
  const [topic] = own
  const [first] = ranked
  const byWord = ledByWord(book, question, search)
  if (byWord !== null) return byWord
  if (topic === undefined || first === undefined || topic.open === true || !isPlain(question)) return ranked
  if (aboutPerson(book, question) !== null) return ranked
  if (topic.cue.test(first.passage.read) || toldExactly(question, first.passage) > 0) return ranked
  const lead = ranked.slice(0, 3).find(({ passage }) => marks.sure.has(passage.index) && topic.cue.test(passage.words))
  return lead === undefined ? ranked : [lead, ...ranked.filter((one) => one !== lead)]
}

/** Passages in which a word stands at most for it to be the very thing that is asked for, and places among which it is looked for. */
const RARE = 6
const AMONG = 5

/** Words that name no thing: whoever pays, gets or asks how much says them. */
const PLAIN_WORDS =
  /^(?:receiv|paid|pay|total|money|charg|cost|stai|stay|work|end|close|give|keep|late|time|without|ask|tell|told|know|let)/

/** 'When do I get the certificate?' leads with a place that speaks of the certificate, where the first speaks of nothing that is asked. */
function ledByWord({ ranking }: Book, question: Question, { own, ranked }: Search): readonly Ranked[] | null {
  const [first] = ranked
  if (!isPlain(question) || first === undefined || own[0]?.cue.test(first.passage.words) === true) return null
  // what is known to be said in other words has none of the question's
  if (toldExactly(question, first.passage) > 0) return null
  const telling = question.stems.filter(
    (one) => !one.startsWith('#') && !OF_FIGURES.test(one) && !PLAIN_WORDS.test(one),
  )
  const wordsOf = ({ passage }: Ranked): ReadonlySet<string> => new Set(stemsOf(passage.read))
  const spoken = wordsOf(first)
  if (telling.some((one) => saidFor(one).some((word) => spoken.has(word)))) return null
  const rare = telling.filter((one) => ranking.has(one) && ranking.count(one) <= RARE)
  const lead = ranked.slice(1, AMONG).find((one) => rare.some((word) => wordsOf(one).has(word)))
  return lead === undefined ? null : [lead, ...ranked.filter((one) => one !== lead)]
}
