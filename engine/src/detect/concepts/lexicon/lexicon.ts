import type { Span } from '../../../grammar/normalize.ts'
import { endOfNumber, isDigit, isLetter } from '../../../grammar/scan.ts'

/** Phrases by concept: alternatives divided by '|', `~` ends a stem, `*` stands for up to four words. */
export type Lexicon = Readonly<Record<string, string>>

/** Where a concept was spoken of: indexes of its first word and the word behind its last. */
export interface ConceptHit {
  readonly concept: number
  readonly from: number
  readonly to: number
}

/** Divides the words of a stretch as the lexicon does: letters, numbers with their separators, '%'. Positions are those of `text`. */
export function eachWord(text: string, { start, end }: Span, take: (word: string, at: number) => void): void {
  let at = start
  while (at < end) {
    const from = at
    const code = text.charCodeAt(at++)
    if (isLetter(code)) while (at < end && isLetter(text.charCodeAt(at))) at++
    else if (isDigit(code)) at = endOfNumber(text, at, end)
    else if (code !== PERCENT) continue
    take(text.slice(from, at), from)
  }
}
const PERCENT = 37

interface Node {
  exact: Map<string, Node>
  /** stems by their first two letters */
  stems: Map<number, [stem: string, next: Node][]>
  gap: Node | null
  ends: number[]
}
const newNode = (): Node => ({ exact: new Map(), stems: new Map(), gap: null, ends: [] })

/** Most words remembered as beginning a phrase or not: hostile text must not fill the memory. */
const MOST_KNOWN = 20_000
/** Most words that a `*` passes over. */
const WIDEST_GAP = 4

/** Finds concepts in a row of words: one walk down a tree of phrases from each word, so the time is linear in the words. */
export class ConceptFinder {
  readonly names: readonly string[]
  readonly #root = newNode()
  readonly #begins = new Map<string, readonly Node[]>()

  constructor(lexicons: readonly Lexicon[]) {
    const entries = lexicons.flatMap((lexicon) => Object.entries(lexicon))
    this.names = entries.map(([name]) => name)
    entries.forEach(([, phrases], concept) => {
      for (const phrase of phrases.split('|')) this.#add(phrase.trim().toLowerCase(), concept)
    })
  }

  /** Where a word leads from the root; nowhere for most. Found out once. */
  #begun(word: string): readonly Node[] {
    let begun = this.#begins.get(word)
    if (begun === undefined) {
      begun = behind(this.#root, word)
      if (this.#begins.size < MOST_KNOWN) this.#begins.set(word, begun)
    }
    return begun
  }

  #add(phrase: string, concept: number): void {
    let node = this.#root
    for (const [part] of phrase.matchAll(/\*|(?:[a-z]+|\d+(?:[.,]\d+)*|%)~?/g)) node = step(node, part)
    if (node !== this.#root && !node.ends.includes(concept)) node.ends.push(concept)
  }

  /** Concepts in `words`, in order of their first word; the longest phrase of a concept at a place is kept. */
  find(words: readonly string[]): ConceptHit[] {
    const hits: ConceptHit[] = []
    const longest: Longest = { concepts: [], ends: [] }
    for (let from = 0; from < words.length; from++) {
      const begun = this.#begun(words[from]!)
      if (begun.length === 0) continue
      for (const node of begun) walk(node, words, from + 1, longest)
      for (let at = 0; at < longest.concepts.length; at++)
        hits.push({ concept: longest.concepts[at]!, from, to: longest.ends[at]! })
      longest.concepts.length = 0
      longest.ends.length = 0
    }
    return hits
  }
}

const NOWHERE: readonly Node[] = []

/** The first two letters of a word, as a number: a string cut for each question would cost more than the answer. */
const beginningOf = (word: string): number => (word.charCodeAt(0) << 8) | word.charCodeAt(1)

/** Where a word leads from a node: by itself, and by each stem that it has. */
function behind(node: Node, word: string): readonly Node[] {
  const exact = node.exact.get(word)
  const stems = node.stems.size === 0 ? undefined : node.stems.get(beginningOf(word))
  if (exact === undefined && stems === undefined) return NOWHERE
  const found = exact === undefined ? [] : [exact]
  for (const [stem, next] of stems ?? []) if (word.startsWith(stem)) found.push(next)
  return found
}

/** Concepts that begin at a word, in the order in which they were met, and where the longest phrase of each ends. */
interface Longest {
  readonly concepts: number[]
  readonly ends: number[]
}

/** Notes where the phrases end that lead on from a node, for each concept the furthest. */
function walk(node: Node, words: readonly string[], at: number, longest: Longest): void {
  for (const concept of node.ends) {
    const known = longest.concepts.indexOf(concept)
    if (known < 0) {
      longest.concepts.push(concept)
      longest.ends.push(at)
    } else if (longest.ends[known]! < at) longest.ends[known] = at
  }
  const word = words[at]
  if (word === undefined) return
  const exact = node.exact.get(word)
  if (exact !== undefined) walk(exact, words, at + 1, longest)
  const stems = node.stems.size === 0 ? undefined : node.stems.get(beginningOf(word))
  if (stems !== undefined)
    for (const [stem, next] of stems) if (word.startsWith(stem)) walk(next, words, at + 1, longest)
  if (node.gap !== null)
    for (let skip = 0; skip <= WIDEST_GAP && at + skip < words.length; skip++) walk(node.gap, words, at + skip, longest)
}

function step(node: Node, part: string): Node {
  if (part === '*') {
    node.gap ??= newNode()
    return node.gap
  }
  if (!part.endsWith('~')) {
    const found = node.exact.get(part) ?? newNode()
    node.exact.set(part, found)
    return found
  }
  const stem = part.slice(0, -1)
  const key = beginningOf(stem)
  const stems = node.stems.get(key) ?? []
  const known = stems.find(([other]) => other === stem)
  if (known !== undefined) return known[1]
  const next = newNode()
  node.stems.set(key, [...stems, [stem, next]])
  return next
}
