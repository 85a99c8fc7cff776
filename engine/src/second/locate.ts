import { type NormalText, normalize, type Span } from '../grammar/normalize.ts'

/** Letters that scanners and fonts write in other ways. What is left is compared only where nothing nearer is found. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '!': 'l', '5': 's', '8': 'b' }
/** One sign for what a scanner reads as two. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]
/** So few letters stand in a text by chance. */
const LEAST = { exact: 8, squeezed: 16, alike: 24 } as const
/** Longer quotes than this are no place that anybody could look at. */
const MOST = 4000

interface Squeezed {
  readonly text: string
  /** place in `text` -> place in the normalised text; one more than `text` has characters */
  readonly places: readonly number[]
}

/** A text in which quotes can be looked up again and again; what is costly is made when it is first needed. */
export interface Places {
  /**
   * Where a quote stands, in the normalised text: to the letter; else but for spaces, case, kinds of quotes and hyphens; else
   * by its letters and digits alone, ligatures taken apart; else by letters that scanners mistake. The place nearest to
   * `near` where there are several. A quote with gaps ('...') is found by its longest part.
   */
  find(quote: string, near?: number): Span | null
}

/** @param text of the document */
export function openPlaces(text: NormalText): Places {
  let squeezed: Squeezed | undefined
  let alike: Squeezed | undefined
  const find = (quote: string, near = 0): Span | null => {
    if (quote.length > MOST) return null
    const whole = findWhole(quote, near)
    if (whole !== null) return whole
    const parts = quote.split(/\s*(?:\.{3,}|…|\[…\]|\[\.{3}\])\s*/).filter((part) => part.length >= LEAST.alike)
    const longest = parts.toSorted((a, b) => b.length - a.length)[0]
    return longest === undefined || longest === quote ? null : findWhole(longest, near)
  }
  const findWhole = (quote: string, near: number): Span | null => {
    const wanted = normalize(quote).norm.trim()
    if (wanted.length < LEAST.exact) return null
    const plain = nearest(text.norm, wanted, near)
    if (plain !== null) return plain
    squeezed ??= squeeze(text.norm, (letter) => letter)
    const bySqueeze = within(squeezed, squeeze(wanted, (letter) => letter).text, LEAST.squeezed, near)
    if (bySqueeze !== null) return bySqueeze
    alike ??= paired(squeeze(text.norm, lookAlike))
    return within(alike, paired(squeeze(wanted, lookAlike)).text, LEAST.alike, near)
  }
  return { find }
}

const lookAlike = (letter: string): string => ALIKE[letter] ?? letter

/** Letters and digits of any script, ligatures taken apart, each with its place. */
function squeeze(norm: string, as: (letter: string) => string): Squeezed {
  const places: number[] = []
  const pieces: string[] = []
  for (let at = 0; at < norm.length; at++) {
    const sign = norm.charAt(at)
    // 'ﬁ' is a letter of its own until it is taken apart
    const letters = sign < '\u0080' ? sign : sign.normalize('NFKC').toLowerCase()
    for (const letter of letters) {
      if (!/[\p{L}\p{M}\p{N}|!]/u.test(letter) && !isHalf(letter)) continue
      pieces.push(as(letter))
      places.push(at)
    }
  }
  places.push(norm.length)
  return { text: pieces.join(''), places }
}

/** Of a sign beyond the first plane one half is looked at at a time. */
const isHalf = (letter: string): boolean => letter >= '\ud800' && letter <= '\udfff'

function paired({ text, places }: Squeezed): Squeezed {
  const out: string[] = []
  const kept: number[] = []
  for (let at = 0; at < text.length; ) {
    const pair = PAIRS.find(([two]) => text.startsWith(two, at))
    out.push(pair?.[1] ?? text.charAt(at))
    kept.push(places[at]!)
    at += pair === undefined ? 1 : 2
  }
  kept.push(places.at(-1)!)
  return { text: out.join(''), places: kept }
}

function within({ text, places }: Squeezed, wanted: string, least: number, near: number): Span | null {
  if (wanted.length < least) return null
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < near) low = middle + 1
    else high = middle
  }
  const found = nearest(text, wanted, low)
  return found === null ? null : { start: places[found.start]!, end: places[found.end - 1]! + 1 }
}

/** The first at or after `near`, else the last before it. */
function nearest(text: string, wanted: string, near: number): Span | null {
  const after = text.indexOf(wanted, near)
  const at = after >= 0 ? after : text.lastIndexOf(wanted, near)
  return at < 0 ? null : { start: at, end: at + wanted.length }
}
