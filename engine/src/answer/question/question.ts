import { longestQuestion } from '@karar/schema'
import { findDates } from '../../grammar/dates.ts'
import { normalize } from '../../grammar/normalize.ts'
import { findMoney } from '../../grammar/numbers.ts'
import { offeredInEnglish } from '../../language/follow-ups.ts'
import { glossed, languageOf, type QuestionLanguage } from '../../language/hindi/gloss.ts'
import { meantBy, plainly } from '../../language/lay-phrases.ts'
import type { PlacesRead } from './places-read.ts'
import { stemsOf } from './words-of.ts'

/** A question as the answerers read it. */
export interface Question {
  readonly raw: string
  /** small letters, one space, straight quotes; in English where it is one of the Hindi questions that are offered */
  readonly text: string
  /** the same in English words where it was asked in Hindi, else `text` */
  readonly english: string
  readonly language: QuestionLanguage
  /** stems of its telling words */
  readonly stems: readonly string[]
  /** stems of the words by which contracts speak of what it asks */
  readonly meant: readonly string[]
  /** the same words behind its own: what topics are looked for in where its own words name none */
  readonly wide: string
  /** how many of its turns of phrase are known: one alone may mean something else */
  readonly hints: number
  /** who is asked about: 'can I', 'can they' */
  readonly subject: 'reader' | 'other' | null
  /** numbers of clauses that it names, as written: '7.2', '5(b)', 'iv' */
  readonly clauses: readonly string[]
  /** days of the calendar that it names, ISO */
  readonly days: readonly string[]
  /** what was made of places by reading them together with it; without it the words alone decide */
  readonly read?: PlacesRead
  /** and of sentences of them without what stands around these */
  readonly alone?: PlacesRead
}

const NUMBER = String.raw`(?:\d{1,3}(?:\.\d{1,3}){0,4}(?: ?\([a-z0-9]{1,4}\)){0,3}|[ivxl]{1,6}(?:\([a-z0-9]{1,3}\))?|[a-z](?:\.\d{1,2})?)`
const NAMED = new RegExp(
  String.raw`\b(?:clauses?|sections?|para(?:graph)?s?|articles?|cl\.|sub-?clauses?|points?|terms? no\.?|no\.)(?![a-z]) ?(?:no\.? ?)?(${NUMBER})(?![\w])(?:,? ?(?:and|or|with|to|vs\.?|versus|against|&|,) (?:clauses? |section |article |para )?(${NUMBER})(?![\w]))?`,
  'g',
)
/** 'compare 3.4 and 7.1': a number with a point in it is a clause also where nobody says so. */
const DOTTED =
  /(?<![\d.₹,]|rs\.? ?)\b(\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,2}(?:\([a-z]\))?)(?![\d%,]| ?(?:%|per ?cent|lakhs?|crores?|lacs?))/g
/** Words that look like a Roman number or a letter, and are none: 'clause a', 'section i'. */
const NO_NUMBER = /^(?:a|i|is|x|v|l|m)$/

/**
 * Reads a question of any length and kind: no more than the first 2,000 characters of it.
 *
 * @param toSides says 'they' and 'i' for what this contract calls its parties, in English words
 */
export function readQuestion(asked: string, toSides: (english: string) => string = (english) => english): Question {
  const raw = asked.slice(0, longestQuestion)
  const said = normalize(raw.normalize('NFC').replace(/\p{Cc}/gu, ' ')).norm.trim()
  const language = languageOf(said)
  const text = language === 'en' ? said : (offeredInEnglish(said) ?? said)
  const english = plainly(
    glossed(text, text === said ? language : 'en').replace(/\b(clause|dhara) (?:number|no\.?|ka|ki|ke)\b/g, '$1'),
  )
  const hints = meantBy(english)
  const meant = hints.join(' ')
  const days = findDates(text).flatMap(({ iso }) => (iso === null ? [] : [iso]))
  return {
    raw,
    text,
    english,
    language,
    stems: [...new Set([...stemsOf(english), ...sumsOf(english)])],
    meant: [...new Set(stemsOf(meant))],
    wide: meant,
    hints: hints.length,
    subject: subjectOf(toSides(english)),
    clauses: clausesIn(english),
    days,
  }
}

/** Sums that it names, as passages carry them. */
const sumsOf = (text: string): string[] => findMoney(text).map(({ amount }) => `#${amount}`)

function clausesIn(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(NAMED))
    for (const number of match.slice(1, 3)) if (number !== undefined && !NO_NUMBER.test(number)) found.push(number)
  // 'dhara 5 ka matlab', '5 clause'
  for (const match of text.matchAll(/\b(\d{1,2}(?:\.\d{1,2})*) (?:number |no )?clause\b/g)) found.push(match[1]!)
  if (!/\d{1,2}\.\d{1,2}\.\d{2,4}/.test(text)) for (const match of text.matchAll(DOTTED)) found.push(match[1]!)
  return [...new Set(found.map((number) => number.replace(/ /g, '')))]
}

const READER = /\b(?:i|me|my|mine|we|us|our|myself)\b/
const OTHER =
  /\b(?:they|them|their|the other (?:side|party)|other side|company|employer|client|customer|landlord|landlady|owner|lessor|licensor|vendor|supplier|lender|bank|buyer|seller|franchisor|principal|provider|boss|he|she|platform)\b/
const ASKS = /\b(?:can|could|may|will|would|shall|must|should|do|does|did|are|is|has|have|allowed|when|what|how)\b/

/** Whom a question asks about: the first of both behind its verb, else whoever it names: 'unko kitna' has them before it. */
function subjectOf(text: string, from: number = ASKS.exec(text)?.index ?? 0): Question['subject'] {
  const reader = READER.exec(text.slice(from))?.index ?? -1
  const other = OTHER.exec(text.slice(from))?.index ?? -1
  if (reader < 0 && other < 0) return from === 0 ? null : subjectOf(text, 0)
  if (reader < 0) return 'other'
  if (other < 0) return 'reader'
  return reader < other ? 'reader' : 'other'
}
