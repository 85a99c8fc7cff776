/** Phrases by concept: alternatives divided by '|', `~` ends a stem, `*` stands for up to four words. */
export type Lexicon = Readonly<Record<string, string>>

/** Where a concept was spoken of: indexes of its first word and the word behind its last. */
export interface ConceptHit {
  readonly concept: number
  readonly from: number
  readonly to: number
}

/** Divides words as the lexicon does: letters, or numbers with their separators. Positions are those of `text`. */
export function* wordsOf(text: string): Generator<{ word: string; at: number }> {
  for (const match of text.matchAll(WORD)) yield { word: match[0], at: match.index }
}
const WORD = /[a-z]+|\d+(?:[.,]\d+)*|%/g

interface Node {
  exact: Map<string, Node>
  /** stems by their first two letters */
  stems: Map<string, [stem: string, next: Node][]>
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
  readonly #begins = new Map<string, boolean>()

  constructor(lexicons: readonly Lexicon[]) {
    const entries = lexicons.flatMap((lexicon) => Object.entries(lexicon))
    this.names = entries.map(([name]) => name)
    entries.forEach(([, phrases], concept) => {
      for (const phrase of phrases.split('|')) this.#add(phrase.trim().toLowerCase(), concept)
    })
  }

  /** Most words begin no phrase; whether one does is found out once. */
  #mayBegin(word: string): boolean {
    let begins = this.#begins.get(word)
    if (begins === undefined) {
      begins =
        this.#root.exact.has(word) ||
        (this.#root.stems.get(word.slice(0, 2)) ?? []).some(([stem]) => word.startsWith(stem))
      if (this.#begins.size < MOST_KNOWN) this.#begins.set(word, begins)
    }
    return begins
  }

  #add(phrase: string, concept: number): void {
    let node = this.#root
    for (const [part] of phrase.matchAll(/\*|(?:[a-z]+|\d+(?:[.,]\d+)*|%)~?/g)) node = step(node, part)
    if (node !== this.#root && !node.ends.includes(concept)) node.ends.push(concept)
  }

  /** Concepts in `words`, in order of their first word; the longest phrase of a concept at a place is kept. */
  find(words: readonly string[]): ConceptHit[] {
    const hits: ConceptHit[] = []
    const longest = new Map<number, number>()
    for (let from = 0; from < words.length; from++) {
      if (!this.#mayBegin(words[from]!)) continue
      walk(this.#root, words, from, longest)
      for (const [concept, to] of longest) hits.push({ concept, from, to })
      longest.clear()
    }
    return hits
  }
}

/** Notes where the phrases end that lead on from a node, for each concept the furthest. */
function walk(node: Node, words: readonly string[], at: number, longest: Map<number, number>): void {
  for (const concept of node.ends) longest.set(concept, Math.max(longest.get(concept) ?? 0, at))
  const word = words[at]
  if (word === undefined) return
  const next = node.exact.get(word)
  if (next !== undefined) walk(next, words, at + 1, longest)
  if (node.stems.size > 0)
    for (const [stem, behind] of node.stems.get(word.slice(0, 2)) ?? [])
      if (word.startsWith(stem)) walk(behind, words, at + 1, longest)
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
  const key = stem.slice(0, 2)
  const stems = node.stems.get(key) ?? []
  const known = stems.find(([other]) => other === stem)
  if (known !== undefined) return known[1]
  const next = newNode()
  node.stems.set(key, [...stems, [stem, next]])
  return next
}
