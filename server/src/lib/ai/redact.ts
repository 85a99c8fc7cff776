/** Replaces what tells who people are by marks, and puts it back into what a model answers. The same words have the same mark. */
export interface Redaction {
  hide(text: string): string
  restore(text: string): string
}

/** Words with capitals, at most four, with initials: `A.P.J. Abdul Kalam`, `Asha K. Rao`; not the stop that ends a sentence. */
const nameWord = "(?:[A-Z]\\.? ?){0,4}[A-Z][\\p{L}'’-]{1,30}"
function nameAfter(before: string): RegExp {
  return new RegExp(`(?<=\\b${before})(?!(?:Mrs?|Ms|Shri|Sri|Smt|Late)\\b)${nameWord}(?: ${nameWord}){0,3}`, 'gu')
}

/** What is looked for, the surest first; a name says what the mark shows the model. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['EMAIL', /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}\b/g],
  ['GSTIN', /\b\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]\b/g],
  ['PAN', /\b[A-Z]{5}\d{4}[A-Z]\b/g],
  ['AADHAAR', /\b[2-9]\d{3}[ \u00a0-]?\d{4}[ \u00a0-]?\d{4}\b(?![ \u00a0-]?\d)/g],
  // nine digits at least, so that neither a day nor two years after the word are taken for one
  ['ACCOUNT', /(?<=\b(?:a\/?c|account|acct)\b[^\d\n]{0,30})\d(?:[ -]?\d){8,17}\b/gi],
  ['PHONE', /(?<![\d/.-])(?:\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\d/-])/g],
  // of a house or an office: the code of the place goes before
  ['PHONE', /(?<![\d/.-])(?:\+91[ -]?|0)[1-8]\d{1,3}[ -]\d{3,4}[ -]?\d{3,4}(?![\d/-])/g],
  ['IFSC', /\b[A-Z]{4}0[A-Z0-9]{6}\b/g],
  ['NAME', nameAfter('(?:MR|MRS|MS|DR|SHRI|SRI|SMT|Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Smt|Kumari|Adv|Prof|M/[sS])\\b\\.? ?')],
  [
    'NAME',
    nameAfter(
      '(?:[SDWC]/[oO]|[Ss]on of|[Dd]aughter of|[Ww]ife of|Name ?:)\\.? (?:Mr\\.? |Mrs\\.? |Shri |Sri |Smt\\.? |Late )?',
    ),
  ],
]

/** Names of at most so many words are looked for; shorter than this they are words of any text. */
const leastName = 4

/**
 * @param text the whole document, so that each part of it has the same marks
 * @param names of the parties, as the contract has them
 */
export function openRedaction(text: string, names: readonly string[]): Redaction {
  const marks = new Map<string, string>()
  const plain = new Map<string, string>()
  const counts = new Map<string, number>()
  // a form may have such marks of its own: they are not to be filled in on the way back
  const taken = new Set(text.match(/\[[A-Z]+-\d+\]/g))
  const markOf = (kind: string, written: string): string => {
    const words = onOneLine(written)
    const known = marks.get(words)
    if (known !== undefined) return known
    let count = (counts.get(kind) ?? 0) + 1
    while (taken.has(`[${kind}-${count}]`)) count++
    counts.set(kind, count)
    const mark = `[${kind}-${count}]`
    marks.set(words, mark)
    plain.set(`${kind}-${count}`, words)
    return mark
  }
  const nameOf = (written: string): void => {
    const name = onOneLine(written).replace(/['’]s$/, '')
    // as it stands over a signature
    const loud = name.toUpperCase()
    const mark = marks.get(name) ?? marks.get(loud) ?? markOf('NAME', name)
    marks.set(name, mark)
    if (name.length >= leastName) marks.set(loud, mark)
  }
  const isName = (one: string) => one.length >= leastName && /[\p{Lu}\p{Lo}]/u.test(one)
  for (const name of names.filter(isName).toSorted((a, b) => b.length - a.length)) nameOf(name)
  for (const [kind, pattern] of kinds) {
    for (const [words] of text.matchAll(pattern)) {
      if (kind === 'NAME') nameOf(words)
      else markOf(kind, words)
    }
  }
  const root = newNode()
  for (const [words, mark] of marks) {
    let node = root
    for (const token of tokensOf(words)) {
      const next = node.next.get(token) ?? newNode()
      node.next.set(token, next)
      node = next
    }
    node.mark = mark
  }
  return {
    hide: (part) => hidden(part, root),
    restore: (said) =>
      said.replace(/\[\s*([A-Z]+)[-_ ](\d{1,6})\s*\]/g, (whole, kind, count) => plain.get(`${kind}-${count}`) ?? whole),
  }
}

const onOneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What is hidden, word by word: a text with thousands of names takes no longer than one with few. */
interface Node {
  next: Map<string, Node>
  mark?: string
}
const newNode = (): Node => ({ next: new Map() })

/** Words, white space and every other sign by itself: together the text. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** Whole words alone are replaced, and the longest of what begins at a place: no name is cut in two by a shorter one. */
function hidden(text: string, root: Node): string {
  const written = tokensOf(text)
  const tokens = written.map((token) => (/^\s/.test(token) ? ' ' : token))
  const out: string[] = []
  for (let at = 0; at < tokens.length; ) {
    let mark: string | undefined
    let end = at
    let node: Node | undefined = root
    for (let to = at; node && to < tokens.length; to++) {
      node = node.next.get(tokens[to] ?? '')
      if (node?.mark !== undefined) {
        mark = node.mark
        end = to + 1
      }
    }
    out.push(mark ?? written[at] ?? '')
    at = mark === undefined ? at + 1 : end
  }
  return out.join('')
}

/** Nothing is hidden. */
export const noRedaction: Redaction = { hide: (text) => text, restore: (text) => text }
