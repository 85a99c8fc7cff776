import type { Known, Naming, Stretch } from './norm.ts'

/** A word or sign of a sentence; a party is one token, however many words name it. */
export interface Token<P = unknown> extends Stretch {
  readonly word: string
  readonly who: P | 'mutual' | null
  /** what it stands in beside the act; null for the main words. Set while the sentence is divided. */
  slot: 'trigger' | 'limit' | 'without' | 'time' | 'aside' | null
}

const WORD = /[a-z]+n't|[a-z]+(?:-[a-z]+)*|\d+(?:[.,]\d+)*%?|'s?|[^\s]/g

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
  const words = new RegExp(WORD, 'g')
  const stretch = norm.slice(start, end)
  for (let match = words.exec(stretch); match !== null; match = words.exec(stretch)) {
    if (tokens.length >= MOST) break
    const from = start + match.index
    const to = from + match[0].length
    while (next < namings.length && namings[next]!.end <= from) next++
    const naming = namings[next]
    if (naming !== undefined && naming.start <= from && naming.end <= end) {
      if (last === next) continue
      last = next
      const word = norm.slice(naming.start, naming.end)
      tokens.push({ word, start: from, end: naming.end, who: naming.who, slot: null })
    } else tokens.push({ word: match[0], start: from, end: to, who: null, slot: null })
  }
  return tokens
}
