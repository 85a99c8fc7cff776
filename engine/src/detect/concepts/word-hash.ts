import { withoutEnding } from '../../grammar/endings.ts'
import { isDigit } from '../../grammar/scan.ts'

/** A hash of any text: FNV-1a over UTF-16 code units, mixed once more. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash ^ (hash >>> 13)
}

const NUMBER = textHash('#number')
const hashOfWord = (word: string): number =>
  isDigit(word.charCodeAt(0)) ? NUMBER : textHash(word.startsWith('#') ? word : withoutEnding(word))

/** Hashes of the words met so far, so that each is cut once. Emptied when it grows beyond any contract's words. */
const known = new Map<string, number>()
const MOST_KNOWN = 40_000

/** The hash of a word's light stem; all numbers have one. */
export function wordHash(word: string): number {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size > MOST_KNOWN) known.clear()
  const hash = hashOfWord(word)
  known.set(word, hash)
  return hash
}
