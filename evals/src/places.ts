/** A span of a text. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Where words stand in a text, however the white space of either runs. */
export function placesOf(text: string, words: string): Place[] {
  const wanted = words.trim().replace(/\s+/g, ' ')
  if (wanted === '') return []
  const { folded, from } = foldOf(text)
  const found: Place[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
    found.push({ start: from[at]!, end: from[at + wanted.length - 1]! + 1 })
  return found
}

export const overlap = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end

const known = new Map<string, { folded: string; from: number[] }>()

/** The text with one space for every run of white space, and where each of its signs stood. */
function foldOf(text: string): { folded: string; from: number[] } {
  const kept = known.get(text)
  if (kept !== undefined) return kept
  let folded = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at++) {
    const space = /\s/.test(text[at]!)
    if (space && folded.endsWith(' ')) continue
    folded += space ? ' ' : text[at]!
    from.push(at)
  }
  const fold = { folded, from }
  known.set(text, fold)
  return fold
}
