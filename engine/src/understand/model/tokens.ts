import { withoutEnding } from '../../grammar/endings.ts'
import { endOfNumber, isDigit, isLetter } from '../../grammar/scan.ts'

/** Words as the model counts them: 32-bit hashes of light stems. Training and reading share this file to the letter. */

const MONTHS = new Set(
  'january february march april may june july august september october november december'.split(' '),
)
const MONEY = new Set(['₹', 'rs', 'inr', 'rupee', 'rupees', 'dollar', 'dollars', 'usd'])
/** Indian and British spellings beside the American ones that most of the training texts have. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/^(sub)?licenc/, '$1licens'],
  [/(fav|hon|lab|endeav|behavi|neighb|harb)our/, '$1or'],
  [/([a-z]{3,}[aei][nlrt])is(e|ed|es|ing|ation|ations)$/, '$1iz$2'],
  [/^cheque(s?)$/, 'check$1'],
  [/^programme/, 'program'],
  [/lling$/, 'ling'],
  [/lled$/, 'led'],
]

/** FNV-1a over UTF-16 code units. */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let hash = seed | 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash, 0)
}

/** Joins two hashes into one; the order counts. */
export function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ (left >>> 15), 0x2c1b3c6d) ^ Math.imul(right + 0x9e3779b9, 0x297a2d39)
  hash = Math.imul(hash ^ (hash >>> 12), 0x85ebca6b)
  return hash ^ (hash >>> 14)
}

/** The stem that stands for a lower-case word, number or sign. */
export function stemOf(word: string): string {
  const first = word.charCodeAt(0)
  if (first >= 48 && first <= 57) return /^(?:19|20)\d\d$/.test(word) ? '#year' : '#'
  if (MONTHS.has(word)) return '#mon'
  if (MONEY.has(word)) return '$'
  if (word.length <= 4) return word
  let stem = word
  for (const [spelling, plain] of SPELLINGS) stem = stem.replace(spelling, plain)
  return withoutEnding(stem)
}

/**
 * Words met so far with the hash of their stem, so that each is cut once. They are looked up where they stand in the text: a
 * string made for each costs more than all else here. Emptied when they are more than any contract's words.
 */
const MOST_WORDS = 40_000
const slots = new Int32Array(1 << 17)
const words: string[] = ['']
const hashes: number[] = [0]

function hashOfWord(norm: string, from: number, to: number): number {
  let slot = 0x811c9dc5
  for (let at = from; at < to; at++) slot = Math.imul(slot ^ norm.charCodeAt(at), 0x01000193)
  for (slot = (slot ^ (slot >>> 15)) & (slots.length - 1); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1))
    if (isWordAt(words[slots[slot]!]!, norm, from, to)) return hashes[slots[slot]!]!
  const word = norm.slice(from, to)
  const hash = hashOf(stemOf(word))
  if (words.length > MOST_WORDS) {
    slots.fill(0)
    words.length = 1
    hashes.length = 1
  }
  slots[slot] = words.push(word) - 1
  hashes.push(hash)
  return hash
}

function isWordAt(word: string, norm: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== norm.charCodeAt(from + at)) return false
  return true
}

/** Hashes of the words, numbers and money signs in `norm` (lower case), in order, from `start` up to `end`. */
export function tokenize(norm: string, start = 0, end = norm.length): number[] {
  const found: number[] = []
  let at = start
  while (at < end) {
    const code = norm.charCodeAt(at)
    const from = at++
    if (isLetter(code)) {
      while (at < end && isLetter(norm.charCodeAt(at))) at++
      if (norm.charCodeAt(at) === 39 && at + 1 < end && isLetter(norm.charCodeAt(at + 1))) {
        at++
        while (at < end && isLetter(norm.charCodeAt(at))) at++
      }
    } else if (isDigit(code)) {
      at = endOfNumber(norm, at, end)
    } else if (code !== 36 && code !== 37 && code !== 0x20b9) continue
    found.push(hashOfWord(norm, from, at))
  }
  return found
}
