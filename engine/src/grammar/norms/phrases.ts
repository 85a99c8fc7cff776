import { adverbs } from './lexicon/small-words.ts'
import type { Token } from './tokens.ts'
import { formsOfWord } from './verbs.ts'
import { isArticle, isPronoun, isWord } from './words.ts'

/** A row of a lexicon ready to be matched. */
interface Pattern<R> {
  readonly row: R
  /** alternatives of each word; '@' for somebody, '*' for up to six words */
  readonly parts: readonly (readonly string[])[]
}

/** Where a row stands: the token behind its last, the one behind 'not' in it, and the first token that '@' stands for. */
export interface Match<R> {
  readonly row: R
  readonly end: number
  readonly denied: boolean
  readonly somebody: number | null
}

/** Words that may stand anywhere inside a wording, and change nothing. */
const ADVERBS = new Set(adverbs.split(' '))
export const isAdverb = (word: string): boolean =>
  ADVERBS.has(word) || (word.endsWith('ly') && /[a-z]{3}ly$/.test(word) && !NO_ADVERB.has(word))
const NO_ADVERB = new Set([
  'supply',
  'apply',
  'reply',
  'comply',
  'rely',
  'multiply',
  'family',
  'monthly',
  'assembly',
  'imply',
  'early',
  'july',
  'july',
])

/** Widest gap that '*' passes over, and most words of a noun phrase that '@' takes. */
const WIDEST_GAP = 6
const LONGEST_NAME = 7

/** Rows by the first word they may begin with. Matching tries the few rows of one word: linear in the text. */
export class Phrases<R extends { readonly words: string }> {
  readonly #byFirst = new Map<string, Pattern<R>[]>()

  /** @param inflected whether the first word of a row is a verb that comes in all its forms */
  constructor(rows: readonly R[], inflected = false) {
    for (const row of rows) {
      const parts = row.words.split(' ').map((part) => part.split('/'))
      const firsts = inflected ? parts[0]!.flatMap(formsOfWord) : parts[0]!
      const pattern = { row, parts: [firsts, ...parts.slice(1)] }
      for (const first of new Set(firsts)) this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), pattern])
    }
    for (const patterns of this.#byFirst.values()) patterns.sort((a, b) => b.parts.length - a.parts.length)
  }

  /** Every word that a row begins with. */
  get firstWords(): readonly string[] {
    return [...this.#byFirst.keys()]
  }

  /** The longest row that begins at a token. */
  at(tokens: readonly Token[], from: number): Match<R> | null {
    const word = tokens[from]?.word
    const patterns = word === undefined ? undefined : this.#byFirst.get(word)
    if (patterns === undefined) return null
    for (const pattern of patterns) {
      const match = matched(pattern, tokens, from)
      if (match !== null) return match
    }
    return null
  }
}

function matched<R>({ row, parts }: Pattern<R>, tokens: readonly Token[], from: number): Match<R> | null {
  let at = from + 1
  let denied = false
  let somebody: number | null = null
  for (let part = 1; part < parts.length; part++) {
    const wanted = parts[part]!
    if (wanted[0] === '*') {
      const next = parts[part + 1]!
      let skipped = 0
      while (skipped < WIDEST_GAP && tokens[at] !== undefined && !next.includes(tokens[at]!.word)) {
        at++
        skipped++
      }
      continue
    }
    if (wanted[0] === '@') {
      const stop = parts[part + 1]
      const end = nameEnd(tokens, at, stop)
      if (end === null) return null
      somebody = at
      at = end
      continue
    }
    while (tokens[at] !== undefined && isAdverb(tokens[at]!.word) && !wanted.includes(tokens[at]!.word)) at++
    if (tokens[at]?.word === 'not' && part === parts.length - 1 && !wanted.includes('not')) {
      denied = true
      at++
    }
    if (tokens[at] === undefined || !wanted.includes(tokens[at]!.word)) return null
    at++
  }
  return { row, end: at, denied, somebody }
}

/** Behind the noun phrase at `from`: a party, or words up to what the row wants next; null where none is there. */
function nameEnd(tokens: readonly Token[], from: number, stop: readonly string[] | undefined): number | null {
  let at = from
  while (isArticle(tokens[at]?.word ?? '')) at++
  while (at < tokens.length && at - from < LONGEST_NAME) {
    const token = tokens[at]!
    if (stop?.includes(token.word)) return at > from ? at : null
    if (stop === undefined && token.who === null && isWord(token.word))
      return isPronoun(token.word) || at > from ? at + 1 : null
    if (token.who !== null) {
      if (stop === undefined) return at + 1
    } else if (!/^[a-z'-]+$/.test(token.word)) return null
    at++
  }
  return null
}
