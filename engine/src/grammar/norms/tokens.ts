import { endOfNumber, isDigit, isLetter, isSpace } from '../scan.ts'
import type { Known, Naming, Stretch } from './norm.ts'

/** A word or sign of a sentence; a party is one token, however many words name it. */
export interface Token<P = unknown> extends Stretch {
  readonly word: string
  readonly who: P | 'mutual' | null
  /** what it stands in beside the act; null for the main words. Set while the sentence is divided. */
  slot: 'trigger' | 'limit' | 'without' | 'time' | 'aside' | null
}

/** Behind the token that begins at `from`: a word ('don't', 'set-off'), a number ('1,500.50', '18%'), 's, or another sign. */
function endOfToken(text: string, from: number, end: number): number {
  const first = text.charCodeAt(from)
  let at = from + 1
  if (isDigit(first)) {
    at = endOfNumber(text, at, end)
    return at < end && text.charCodeAt(at) === PERCENT ? at + 1 : at
  }
  if (first === APOSTROPHE) {
    const short = text.slice(at, at + 2)
    if ((short === 're' || short === 'll') && at + 2 <= end && !isLetter(text.charCodeAt(at + 2))) return at + 2
    return at < end && text.charCodeAt(at) === S ? at + 1 : at
  }
  if (!isLetter(first)) return at
  at = endOfLetters(text, at, end)
  if (at - from > 1 && at + 1 < end && text.startsWith("n't", at - 1)) return at + 2
  while (at + 1 < end && text.charCodeAt(at) === HYPHEN && isLetter(text.charCodeAt(at + 1)))
    at = endOfLetters(text, at + 2, end)
  return at
}
function endOfLetters(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isLetter(text.charCodeAt(at))) at++
  return at
}
const [PERCENT, APOSTROPHE, HYPHEN, S] = [37, 39, 45, 115]

/** "we're", "you'll": the verb in short */
const WHOLE: Readonly<Record<string, string>> = { "'re": 'are', "'ll": 'will' }

/** Most tokens of a sentence that are read: the rest of an endless one is left. */
const MOST = 600

/** Index of the first naming that ends behind `at`. */
function firstBehind<P>(namings: readonly Naming<P>[], at: number): number {
  let low = 0
  let high = namings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (namings[middle]!.end <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** Divides a stretch of the text into tokens, each party one. Time is linear in the stretch. */
export function tokensOf<P>({ norm, namings }: Known<P>, { start, end }: Stretch): Token<P>[] {
  const tokens: Token<P>[] = []
  let next = firstBehind(namings, start)
  let last = -1
  let to = start
  for (let from = start; from < end && tokens.length < MOST; from = to) {
    if (isSpace(norm.charCodeAt(from))) {
      to = from + 1
      continue
    }
    to = endOfToken(norm, from, end)
    while (next < namings.length && namings[next]!.end <= from) next++
    const naming = namings[next]
    if (naming !== undefined && naming.start <= from && naming.end <= end) {
      if (last === next) continue
      last = next
      const word = norm.slice(naming.start, naming.end)
      tokens.push({ word, start: from, end: naming.end, who: naming.who, slot: null })
    } else {
      const word = norm.slice(from, to)
      tokens.push({ word: WHOLE[word] ?? word, start: from, end: to, who: null, slot: null })
    }
  }
  return tokens
}
