import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'

/** A sum goes up by so many per cent every so many months. */
export interface Rise {
  readonly percent: number
  readonly every: number
  readonly passage: Passage
}

export interface Rises {
  /** an increase that comes of itself */
  readonly fixed: Rise | null
  /** one that somebody may ask for, or that is only capped, where its figures are stated */
  readonly possible: Rise | null
  /** a passage that speaks of an increase which is not fixed, with figures or without */
  readonly spoken: Passage | null
}

const RISE =
  /\b(?:increas\w*|escalat\w*|enhanc\w*|rais\w*|hike)\b[^.;]{0,120}?\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)|\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)[^.;]{0,60}\b(?:increas\w*|escalat\w*|enhanc\w*|raised|hike)\b/
const SPOKEN = /\b(?:increas\w*|escalat\w*|enhanc\w*|raised?|raising|hiked?|revis(?:e|es|ed|ing|ions?))\b/
const WHAT_RISES = /\b(?:rent|fees?|charges|subscription|salary|licen[cs]e|retainer|instalments?)\b/
/** 'No increase during the term', 'the interest rises': none of the sum. */
const NO_RISE =
  /\b(?:no (?:\w+ ){0,2}(?:increase|escalation|enhancement|revision|hike)|(?:shall|will|may|must|can)(?:not| not| never) (?:be )?(?:\w+ )?(?:increas|escalat|enhanc|rais|hik|revis))/
const OF_ANOTHER_SUM = /\b(?:interest|penalty|delay\w*|late)\b/
const NOT_FIXED =
  /\b(?:renew\w*|may\b|can\b|up to|upto|not exceed\w*|maximum|mutual\w*|default|cap\b|entitled|right to|option|discretion)\b/
const ON_RENEWAL = /\brenew\w*|\bdefault\b/
const COUNTED =
  /\b(?:every|each|after|completion of(?: every| each)?)\s+(?:\w+ )?(?:\(?(\d{1,2})\)? |(one|two|three|four|five|eleven|twelve) (?:\(\d{1,2}\) )?)?(month|year)s?\b/
const YEARLY = /\b(?:annual\w*|yearly|per annum|every year|each year|year on year)\b/
const UNITS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, eleven: 11, twelve: 12 }

/** The increases of the sum that is paid each month: those that come of themselves, and those that may come. */
export function risesOf(book: Book): Rises {
  let possible: Rise | null = null
  let spoken: Passage | null = null
  for (const passage of book.passages) {
    const { words } = passage
    if (!SPOKEN.test(words) || !WHAT_RISES.test(passage.read) || NO_RISE.test(words)) continue
    if (OF_ANOTHER_SUM.test(words)) continue
    const rise = readRise(passage)
    if (rise !== null && !NOT_FIXED.test(words)) return { fixed: rise, possible: null, spoken: null }
    if (rise === null && !WHAT_RISES.test(words)) continue
    if (rise !== null && !ON_RENEWAL.test(words)) possible ??= rise
    spoken = possible?.passage ?? spoken ?? passage
  }
  return { fixed: null, possible, spoken }
}

/** The figures of an increase; null where it is not said by how much or how often. */
function readRise(passage: Passage): Rise | null {
  const match = RISE.exec(passage.words)
  if (match === null) return null
  const near = passage.words.slice(Math.max(0, match.index - 120), match.index + match[0].length + 120)
  const counted = COUNTED.exec(near)
  if (counted === null && !YEARLY.test(near)) return null
  const count = counted?.[1] !== undefined ? Number(counted[1]) : counted?.[2] !== undefined ? UNITS[counted[2]]! : 1
  const every = counted === null || counted[3] === 'year' ? count * 12 : count
  return { percent: Number(match[1] ?? match[2]), every: Math.max(1, every), passage }
}
