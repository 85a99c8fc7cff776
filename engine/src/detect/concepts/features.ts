import { concepts, MUTUAL, NOBODY, type ReadSentence } from './read.ts'
import { textHash, wordHash } from './word-hash.ts'

/** What a sentence says, as hashes of its features with a weight each; a feature may come more than once. */
export interface SentenceFeatures {
  readonly hashes: Int32Array
  readonly values: Float32Array
}

/** Indexes of the parties that bear a clause together, the reader's camp; null where nobody could be made out. */
export type Burdened = ReadonlySet<number> | null

/** Weight of a feature by its kind, found by trying on held-out clauses. */
const WORD = 0.75
const PAIR_OF_WORDS = 0.68
const CONCEPT = 1
const SUBJECT = 0.7
const OBJECT = 0.56
const NEXT_CONCEPT = 0.5
const SAME_SENTENCE = 0.25

/** Parties as the one who bears the clause sees them. */
const WEAK = 1
const STRONG = 2
const BOTH = 3
const NONE = 4

const PREPOSITIONS: ReadonlySet<string> = new Set('of|to|by|from|with|against|for|on|upon|than|between'.split('|'))
/** Most concepts of a sentence that are taken together in twos: an endless sentence must not cost its square. */
const MOST_TOGETHER = 40

/**
 * Features of a sentence, seen from those who are `burdened` (null: every party stands for the weaker one): words, pairs of
 * words, concepts with who does them to whom, concepts close behind each other and in one sentence, amounts by size.
 */
export function featuresOf(read: ReadSentence, burdened: Burdened): SentenceFeatures {
  let count = 0
  const add = (hash: number, value: number): void => {
    if (count === scratch.hashes.length) scratch = grown(scratch)
    scratch.hashes[count] = hash
    scratch.values[count++] = value
  }
  const roleAt = (index: number): number => roleOf(read.parties[index]!, burdened)
  let before = 0
  for (let index = 0; index < read.hashes.length; index++) {
    const own = read.parties[index]! >= 0 ? mix(7, roleAt(index)) : read.hashes[index]!
    add(own, WORD)
    if (index > 0) add(mix(before, own), PAIR_OF_WORDS)
    before = own
  }
  const together: number[] = []
  for (const amount of read.amounts) {
    const hash = wordHash(amount)
    add(mix(11, hash), amount.includes('=') ? 0.6 : 0.4)
    if (amount.includes('=')) together.push(hash)
  }
  const named = read.spoken.map(({ concept, negated }) => mix(negated ? 17 : 13, conceptHash(concept)))
  for (let index = 0; index < named.length; index++) {
    const { concept, from, to, negated } = read.spoken[index]!
    const own = named[index]!
    if (negated) add(mix(13, conceptHash(concept)), CONCEPT)
    add(own, CONCEPT)
    together.push(own)
    add(mix(mix(19, subjectBefore(read, from, burdened)), own), SUBJECT)
    const object = objectBehind(read, to, burdened)
    if (object !== 0) add(mix(mix(23, object), own), OBJECT)
    for (let next = index + 1; next < named.length && read.spoken[next]!.from - from <= 6; next++)
      if (named[next] !== own) add(mix(mix(29, own), named[next]!), NEXT_CONCEPT)
  }
  const all = [...new Set(together)].sort((a, b) => a - b)
  for (let a = 0; a < all.length; a++) {
    const one = mix(31, all[a]!)
    for (let b = a + 1; b < all.length && b < a + MOST_TOGETHER; b++) add(mix(one, all[b]!), SAME_SENTENCE)
  }
  return { hashes: scratch.hashes.slice(0, count), values: scratch.values.slice(0, count) }
}

/** Where the features of a sentence are put together; it grows to the longest. */
let scratch: SentenceFeatures = { hashes: new Int32Array(4096), values: new Float32Array(4096) }
function grown({ hashes, values }: SentenceFeatures): SentenceFeatures {
  const larger = { hashes: new Int32Array(2 * hashes.length), values: new Float32Array(2 * hashes.length) }
  larger.hashes.set(hashes)
  larger.values.set(values)
  return larger
}

/** What a sentence says to those beside it: its words, parties by their role, each once. Other features than its own. */
export function contextOf({ hashes, parties }: ReadSentence, burdened: Burdened): Int32Array {
  const own = new Set<number>()
  for (let index = 0; index < hashes.length; index++) {
    const who = parties[index]!
    own.add(mix(41, who >= 0 ? mix(7, roleOf(who, burdened)) : hashes[index]!))
  }
  return Int32Array.from(own)
}

const roleOf = (who: number, burdened: Burdened): number =>
  who === NOBODY ? NONE : who === MUTUAL ? BOTH : burdened === null || burdened.has(who) ? WEAK : STRONG

/** The party before `at` that is no object: 'the Client may recover from the Vendor' has the Client. */
function subjectBefore(read: ReadSentence, at: number, burdened: Burdened): number {
  for (let index = at - 1; index >= 0; index--) {
    if (read.parties[index] === NOBODY) continue
    const before = read.words[index - 1] === 'the' ? read.words[index - 2] : read.words[index - 1]
    if (before === undefined || !PREPOSITIONS.has(before)) return roleOf(read.parties[index]!, burdened)
  }
  return NONE
}

/** The party named within seven words behind `at`, told apart where 'by' leads to it; 0 where there is none. */
function objectBehind(read: ReadSentence, at: number, burdened: Burdened): number {
  for (let index = at; index < Math.min(at + 7, read.words.length); index++)
    if (read.parties[index] !== NOBODY)
      return roleOf(read.parties[index]!, burdened) + (read.words[index - 1] === 'by' ? 8 : 0)
  return 0
}

/** Mixes two hashes; the order tells. */
function mix(a: number, b: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

const conceptHashes = concepts.names.map(textHash)
const conceptHash = (concept: number): number => conceptHashes[concept]!
