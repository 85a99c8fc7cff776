/**
 * Many expressions over many short texts, most of which fit none: from each expression the words are read that any match
 * must hold, one pass finds which of these words a text has, and only expressions with all of theirs are tried. Nothing
 * is lost by it: an expression of which no such words can be read is always tried.
 */
export interface Gated {
  /** The expressions that match, by rising number, and where each matches first; of those that are wanted, where that is said. */
  find(text: string, isWanted?: (id: number) => boolean): Match[]
}

export interface Match {
  readonly id: number
  readonly at: number
}

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'seq'; readonly parts: readonly Node[] }
  | { readonly kind: 'or'; readonly parts: readonly Node[] }
  | { readonly kind: 'optional' }

/** One of these words must be in any match. */
type Needed = readonly string[]

/** Words of two letters stand in half of all sentences: they are asked for only where an expression needs no other. */
const SHORTEST = 2
const TELLING = 3

export function gate(expressions: readonly RegExp[]): Gated {
  const words = new Map<string, number[]>()
  const full = new Uint8Array(expressions.length)
  expressions.forEach((expression, index) => {
    const all = neededWords(expression.source)
    const telling = all.filter((set) => set.every((word) => word.length >= TELLING))
    const needed = (telling.length > 0 ? telling : all).slice(0, 4)
    needed.forEach((set, bit) => {
      full[index] = full[index]! | (1 << bit)
      for (const word of set) words.set(word, [...(words.get(word) ?? []), index * 8 + bit])
    })
  })
  const { classes, width, step, starts, entries } = automatonOf([...words.keys()], [...words.values()])
  // kept from text to text: what stands in them is of the last one
  const have = new Uint8Array(expressions.length)
  const touched = new Int32Array(expressions.length)
  const open = new Int32Array(expressions.length)
  const always = [...full.keys()].filter((index) => full[index] === 0)
  return {
    find(text, isWanted) {
      let count = 0
      for (; count < always.length; count++) open[count] = always[count]!
      let touches = 0
      let told = 0
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at)
        told = code < SIGNS ? step[(told >> 1) * width + classes[code]!]! : 0
        if ((told & 1) === 0) continue
        const state = told >> 1
        for (let place = starts[state]!; place < starts[state + 1]!; place++) {
          const entry = entries[place]!
          const index = entry >> 3
          const before = have[index]!
          const after = before | (1 << (entry & 7))
          if (after === before) continue
          if (before === 0) touched[touches++] = index
          have[index] = after
          if (after === full[index]) open[count++] = index
        }
      }
      while (touches > 0) have[touched[--touches]!] = 0
      const found: Match[] = []
      for (const id of open.subarray(0, count).sort()) {
        if (isWanted?.(id) === false) continue
        const at = text.search(expressions[id]!)
        if (at >= 0) found.push({ id, at })
      }
      return found
    },
  }
}

/** Sets of words, of each of which a match must hold one; the longest words first. */
export function neededWords(source: string): Needed[] {
  let at = 0
  const alternatives = (): Node => {
    const parts = [sequence()]
    while (source[at] === '|') {
      at++
      parts.push(sequence())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'or', parts }
  }
  const sequence = (): Node => {
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const node = atom()
      const least = quantifier()
      if (least === 0) parts.push({ kind: 'optional' })
      else if (least === 1) parts.push(node)
      else parts.push({ kind: 'seq', parts: [node, { kind: 'any' }] })
    }
    return { kind: 'seq', parts }
  }
  const atom = (): Node => {
    const sign = source[at++]!
    if (sign === '(') {
      const turned = /^\?(?:!|<!)/.test(source.slice(at, at + 3))
      const ahead = /^\?(?:=|<=)/.test(source.slice(at, at + 3))
      at += /^\?(?::|<?[!=])/.exec(source.slice(at, at + 3))?.[0].length ?? 0
      const inner = alternatives()
      at++
      return turned || ahead ? { kind: 'any' } : inner
    }
    if (sign === '[') {
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
      at++
      return { kind: 'any' }
    }
    if (sign === '\\') {
      const escaped = source[at++]!
      if (escaped === 'b' || escaped === 'B') return { kind: 'text', text: '' }
      if (escaped === 'u') at += 4
      return /[A-Za-z0-9]/.test(escaped) ? { kind: 'any' } : { kind: 'text', text: escaped }
    }
    return sign === '.' || sign === '^' || sign === '$' ? { kind: 'any' } : { kind: 'text', text: sign }
  }
  /** The least number of times: 1 where no sign follows, 2 for 'once or more'. */
  const quantifier = (): number => {
    const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at, at + 12))
    if (found === null) return 1
    at += found[0].length
    if (found[0].startsWith('+')) return 2
    return found[1] === undefined || found[1] === '0' ? 0 : 2
  }
  return wordsOf(alternatives())
}

function wordsOf(node: Node): Needed[] {
  if (node.kind === 'text') return node.text.length >= SHORTEST ? [[node.text]] : []
  if (node.kind === 'or') {
    const best = node.parts.map((part) => wordsOf(part)[0])
    return best.every((set) => set !== undefined) ? [best.flat()] : []
  }
  if (node.kind !== 'seq') return []
  const sets: Needed[] = []
  let run = ''
  const close = (): void => {
    if (run.length >= SHORTEST) sets.push([run])
    run = ''
  }
  for (const part of node.parts) {
    if (part.kind === 'text') {
      run += part.text
      continue
    }
    close()
    sets.push(...wordsOf(part))
  }
  close()
  const shortest = (set: Needed): number => Math.min(...set.map((word) => word.length)) - set.length * 0.2
  return sets.sort((a, b) => shortest(b) - shortest(a))
}

/** An automaton as flat tables: from a state by the class of a sign to the next, and what is found there. */
interface Automaton {
  /** class of a sign below 128; all signs that no word has are one class, 0 */
  readonly classes: Uint8Array
  readonly width: number
  /** by state and class: twice the next state, and one more where something is found in it */
  readonly step: Uint16Array
  /** entries found in a state: from starts[state] up to starts[state + 1] */
  readonly starts: Int32Array
  readonly entries: Int32Array
}

/** Aho and Corasick's automaton over lower-case letters, digits and signs: one step a character, whatever the words. */
function automatonOf(words: readonly string[], entries: readonly number[][]): Automaton {
  const classes = new Uint8Array(SIGNS)
  let width = 1
  for (const word of words)
    for (const sign of word) if (classes[sign.charCodeAt(0) & 127] === 0) classes[sign.charCodeAt(0) & 127] = width++
  const step = new Int32Array(words.reduce((sum, word) => sum + word.length, 1) * width).fill(-1)
  const out: number[][] = [[]]
  words.forEach((word, index) => {
    let state = 0
    for (const sign of word) {
      const edge = state * width + classes[sign.charCodeAt(0) & 127]!
      if (step[edge] === -1) step[edge] = out.push([]) - 1
      state = step[edge]!
    }
    out[state]!.push(...entries[index]!)
  })
  const back = new Int32Array(out.length)
  const queue = [0]
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head]!
    for (let sign = 0; sign < width; sign++) {
      const edge = state * width + sign
      const next = step[edge]!
      const fallback = state === 0 ? 0 : step[back[state]! * width + sign]!
      if (next === -1) {
        step[edge] = fallback
        continue
      }
      back[next] = fallback
      out[next]!.push(...out[fallback]!)
      queue.push(next)
    }
  }
  const starts = new Int32Array(out.length + 1)
  out.forEach((found, state) => {
    starts[state + 1] = starts[state]! + found.length
  })
  // there are a few thousand states: in two bytes a step of them stays at hand
  const told = Uint16Array.from(step, (next) => (next < 0 ? 0 : 2 * next + (out[next]!.length > 0 ? 1 : 0)))
  return { classes, width, step: told, starts, entries: Int32Array.from(out.flat()) }
}
const SIGNS = 128
