import { sideOf } from './roles.ts'

/** Usual words for the side that offers, of those by which a paper may mean its business without saying so. */
const BUSINESSES =
  /Company|Agency|Firm|Platform|Management|Organi[sz]ation|Organi[sz]ers?|Corporation|Operator|Provider|Service Provider|Vendor|Supplier|Institute|Institution|Academy|Studio|Bureau|Society|Committee|Foundation|Club|Hotel|Hospital|Clinic|School|College|University|Centre|Center|Contractor|Developer|Owner|Aggregator/

/** A word of them that is told to act, and no 'Government Agency', 'such Company', 'Insurance Company'. */
const ACTING = new RegExp(
  String.raw`(?<![\p{L}'’"“-])(?:(?<!\p{Lu}[\p{L}'’]{1,20} )|(?<=(?:\bThe|THE|[.;:)] ?(?:The|THE)?) ))(${BUSINESSES.source}) (?:shall|will|may|must|can(?:not)?|reserves|agrees|undertakes|is (?:not|entitled)|has the right)\b`,
  'gu',
)
/** 'any Company', 'other Agency': one of many. */
const ONE_OF_MANY = /\b(?:any|an?|such|other|another|each|every|that|third[- ]party|group|holding|concerned)\s$/i

/** So often at least somebody acts whom a text relies on without saying who it is. */
const LEAST = 3

/** A word for a business that acts again and again, though the text does not say who that is. */
export interface Stranger {
  readonly word: string
  readonly acts: number
}

/**
 * Who acts in a text by a usual word for a business that the text nowhere gives to anybody ("Agency"), most often first.
 *
 * @param read the text as it is written
 * @param isKnown whether a word, in lower case, means a party that is known
 */
export function strangersIn(read: string, isKnown: (word: string) => boolean): Stranger[] {
  const counts = new Map<string, number>()
  for (const { 1: word, index } of read.matchAll(ACTING)) {
    if (ONE_OF_MANY.test(read.slice(Math.max(0, index - 16), index))) continue
    counts.set(word!, (counts.get(word!) ?? 0) + 1)
  }
  return [...counts]
    .map(([word, acts]) => ({ word, acts }))
    .filter(({ word, acts }) => acts >= LEAST && !isKnown(word.toLowerCase()) && !isGiven(read, word))
    .sort((a, b) => b.acts - a.acts)
}

/** '("Agency")', '"Agency" means': the text says who it is. */
const isGiven = (read: string, word: string): boolean =>
  new RegExp(String.raw`["“'‘](?:the |The )?${word}s?[.,]?["”'’]|\b${word} (?:means|shall mean|refers to)\b`, 'u').test(
    read,
  )

/** Whether a word stands for a business as such: 'the Agency', 'the School'. */
export const isBusinessWord = (word: string): boolean => {
  const noun = word.trim().split(/[ -]/).at(-1)!.toLowerCase()
  return BODIES.test(noun) || sideOf(noun) === 'company'
}
const BODIES =
  /^(?:agency|platform|management|organi[sz]ers?|academy|studio|bureau|society|committee|cell|cent(?:re|er)|department|office|authority|panchayat|council|board|trust|ministry|administration|corporation|salon|gym|bank|lab|laboratory|store|shop|mart|care|homestay|hostel|resort|caterer|banquet|hall|laundry)$/
