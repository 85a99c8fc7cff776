import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { stemsOf } from '../question/words-of.ts'
import { hasFigure } from '../search/has-figure.ts'
import type { Ranked } from '../search/ranked.ts'

/** Places that an answer shows, and those among which what is asked for may stand. */
const SHOWN = 3
const AMONG = 5

const placeWords = ({ passages, contract }: Book, passage: Passage): string => {
  const { start, end } = inContext(passages, passage)
  return `${passage.read} ${contract.text.norm.slice(start, end)}`
}

const NUMBER =
  /\d[\d,.]*|\b(?:no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|single|both|unlimited|all|any number of)\b/g
const COUNTED = /\bhow many ((?:[a-z-]+ ?){1,5})/
/** Where the name of what is counted ends. */
const VERB =
  /\b(?:do|does|did|may|must|can|could|will|would|shall|should|are|is|were|was|have|has|had|in|on|of|at|for|to|from|by|i|we|they|he|she|it|the|my|our|their|before|after|per|if|that)\b.*$/
/** Units of time and money have a test of their own; words that name nothing. */
const UNIT = /\b(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|times?|rupees|dollars|percent|lakhs?|crores?)\b/
/** How far from a number the name of what it counts may stand. */
const BEFORE = 40
const BEHIND = 48

/** 'How many users?': what is counted, where no number stands by its name. */
export function countLacking(book: Book, { english }: Question, ranked: readonly Ranked[]): string | null {
  const counted = COUNTED.exec(english)?.[1]?.replace(VERB, '').trim()
  if (counted === undefined || UNIT.test(counted)) return null
  const said = new Set(stemsOf(counted).flatMap(saidFor))
  if (said.size === 0) return null
  const isCounted = ranked.slice(0, AMONG).some(({ passage }) => {
    const words = placeWords(book, passage)
    return [...words.matchAll(NUMBER)].some(({ 0: { length }, index }) =>
      stemsOf(
        `${words.slice(Math.max(0, index - BEFORE), index)} ${words.slice(index + length, index + length + BEHIND)}`,
      ).some((one) => said.has(one)),
    )
  })
  return isCounted ? null : counted
}

const OWNS = /\bwho (?:will |would |shall )?(?:owns?|gets to keep|has the rights to)\b/
const OWNED =
  /\b(?:own(?:s|ed|ers?|ership|ing)|(?<=(?:shall|will|to|exclusively|jointly|solely) )own|propert(?:y|ies)|vest(?:s|ed)?|title|belong(?:s|ed)?|proprietary|assign(?:s|ed)?|sole and exclusive|exclusively|retain(?:s|ed)?|copyrights? (?:in|to|of|shall|will|is|are|remains?|and (?:other )?(?:intellectual|rights)))\b/
/** Kinds of work go by many names: 'photographs' are works, 'an app' is software. */
const WORKS = /\b(?:works?|deliverables?|materials?|inventions?|intellectual property|developments?|results?|content)\b/

/** 'Who owns the moulds?': no place says of the moulds whose they are. */
export function ownerLacking(_: Book, { english }: Question, ranked: readonly Ranked[]): boolean {
  if (!OWNS.test(english)) return false
  const named = stemsOf(english.replace(OWNS, ' ').replace(/\b(?:that|which|who|whom|if|when|after|before)\b.*$/, ' '))
  const said = new Set(named.flatMap(saidFor))
  return (
    said.size > 0 &&
    !ranked
      .slice(0, AMONG)
      .some(
        ({ passage: { read } }) => OWNED.test(read) && (WORKS.test(read) || stemsOf(read).some((one) => said.has(one))),
      )
  )
}

const AFTER =
  /\bafter (?:the |this |it |we |i |they |our |my )*(?:end|ends|ended|term|part|expir\w*|terminat\w*|over|contract|agreement|leave|go)\b|\bonce (?:the |this |it )*(?:contract |agreement |deal )?(?:has ended|is over|ends|ended|expires)\b/
const ENDED =
  /\b(?:terminat|expir|after|surviv|surrender|cessation|ceas|end of|following|thereafter|conclusion|complet|separation|end(?:s|ing|ed)?\b|subsequent|wind|post)/

/** 'What may they do after the term?': none of the places speaks of that time. */
export const afterLacking = (book: Book, { english }: Question, ranked: readonly Ranked[]): boolean =>
  AFTER.test(english) && !ranked.slice(0, SHOWN).some(({ passage }) => ENDED.test(placeWords(book, passage)))

const CAP = /\b(?:ceiling|cap|most|max|maximum|limit)\b/
const OF_LIABILITY =
  /\b(?:liab\w*|damages|compensat\w*|responsible|(?:claim|recover) (?:from|against)|(?:claim|recover|sue) (?:them|him|me|us)\b)/
const CAPPED = /\b(?:exceed\w*|limit\w*|maximum|capped|cap|up to|aggregate|more than|entire)\b/
const BY_SUM =
  /\b(?:amounts?|fees?|paid|payable|value|price|consideration|premium|salary|times|no(?:t|r)? [^.;]{0,20}liab)/

/** 'The most in damages?': no sentence limits it to a sum, or to what was paid. */
export const capLacking = (book: Book, question: Question, ranked: readonly Ranked[]): boolean =>
  asksCap(question) && !ranked.slice(0, AMONG).some(({ passage }) => tellsCap(book, passage))

/** Whether it is asked how much somebody is liable for at most. */
export const asksCap = ({ english }: Question): boolean => CAP.test(english) && OF_LIABILITY.test(english)

/** Whether a place limits it to a sum: that no indirect loss is paid for is no limit. */
export const tellsCap = (book: Book, passage: Passage): boolean =>
  CAPPED.test(passage.words) && (BY_SUM.test(passage.words) || hasFigure(book, passage, 'sum'))

const LATE = /\b(?:late|delay\w*|overdue)\b/
const COSTS =
  /\b(?:late|delay\w*|overdue|default\w*|penal\w*|damages|fail\w*|not (?:paid|delivered|completed)|beyond|after|surcharge|per (?:day|week))\b/

/** 'What do they owe for each week of delay?': no sum stands where a delay is spoken of. */
export const delayLacking = (book: Book, question: Question, ranked: readonly Ranked[]): boolean =>
  LATE.test(question.english) &&
  figureAsked(question) === 'sum' &&
  !ranked.slice(0, AMONG).some(({ passage }) => COSTS.test(passage.read) && hasFigure(book, passage, 'sum'))
