import type { NormalText } from './normalize.ts'

/** One sentence of a clause, or one item of a list in it. Positions are in the normalised text. */
export interface Sentence {
  /** place among the sentences of its clause */
  readonly index: number
  readonly start: number
  readonly end: number
  /** normalised text of [start, end) */
  readonly text: string
  /** normalised span of the lead; empty at `start` for a plain sentence */
  readonly leadSpan: { readonly start: number; readonly end: number }
  /** what an item of a list reads on from: 'the company may' for '(a) terminate ...'; empty for a plain sentence */
  readonly lead: string
  /** lead and text together: read this for meaning, quote [start, end) */
  readonly full: string
}

/** Longest stretch read as one sentence: keeps every rule linear, whatever the text. */
const LONGEST = 2400
const ABBREVIATION =
  /(?:^|[\s("])(?:no|nos|rs|inc|ltd|pvt|co|corp|mr|mrs|ms|dr|shri|smt|sec|s|ss|art|arts|cl|para|ex|vs|v|viz|i\.e|e\.g|etc|st|approx|u\.s|p\.m|a\.m|p\.a|m\/s|messrs|hon|fig|vol|ref|govt|dept|est|addl|regd|sq|w\.e\.f|w\.r\.t|jan|feb|mar|apr|aug|sept?|oct|nov|dec|[a-z])\.$/

/** 'schedule 2. f) Borrower may', 'iv) Rent is', 'b)In case': a letter or a small Roman number that opens an item. */
const ITEM = /^\s+(?:[a-z]|[ivx]{2,5})\) ?["“'‘]?[A-Z₹]/
const opensItem = (text: NormalText, space: number): boolean => {
  const from = text.toOriginal[space] ?? -1
  return from >= 0 && ITEM.test(text.read.slice(from, from + 16))
}

function endsSentence(text: NormalText, from: number, at: number): boolean {
  const { norm } = text
  const sign = norm[at]
  let next = at + 1
  while (next < norm.length && (norm[next] === '"' || norm[next] === "'" || norm[next] === ')')) next++
  if (norm[next] !== ' ') return false
  const opening = text.read[text.toOriginal[next + 1] ?? -1] ?? ''
  if (sign === ';') return true
  if (!/[A-Z"“'‘([₹\d\u0900-\u097f-]/.test(opening) && !(sign === '.' && opensItem(text, next))) return false
  return !(sign === '.' && ABBREVIATION.test(norm.slice(Math.max(from, at - 12), at + 1)))
}

/** Cells of a row stand apart by tabs or strokes. */
const ROW = /\S[ ]*(?:\t|\|)[ \t]*\S/
const lineAround = (text: string, at: number): string =>
  text.slice(
    Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 400),
    at + (/^[^\n]{0,400}/.exec(text.slice(at, at + 400))?.[0].length ?? 0),
  )

/**
 * A blank line ends a sentence unless the text plainly reads on (a page break in mid-sentence); the end of a row of a
 * table ends one, too.
 */
function endsParagraph(text: NormalText, at: number): boolean {
  const from = text.toOriginal[at]!
  const to = text.toOriginal[at + 1] ?? text.read.length
  const gap = text.read.slice(from, Math.min(to, from + 40))
  if (!gap.includes('\n')) return false
  if (ROW.test(lineAround(text.read, from)) && ROW.test(lineAround(text.read, to))) return true
  if (!/\n\s*\n/.test(gap)) return false
  // A page number at the foot stands between the two halves of a sentence: 'in respect 15 of the marketing'.
  const before =
    text.norm
      .slice(Math.max(0, at - 14), at)
      .replace(/(?: \d{1,3})?(?: (?:[a-z] ?- ?|-)?\d{1,3}-?)$/, '')
      .at(-1) ?? ''
  const after =
    text.read
      .slice(to, to + 40)
      .replace(PAGE_LINE, '')
      .at(0) ?? ''
  return !(/[a-z,]/.test(before) && /[a-z(]/.test(after))
}

/** The foot of a page on a line of its own: '12', '-12-', 'E - 12' */
const PAGE_LINE = /^(?:[A-Z] ?[-–] ?|-)?\d{1,3}-?[ \t]*\n\s*/

/** 'The Seller is solely responsible for:', before a list. */
const LEADS_IN = /[:：][-–—]?$/

/**
 * Splits [start, end) of the normalised text. `items` are normalised positions where list items begin; an item gets the
 * words that lead into it.
 */
export function splitSentences(text: NormalText, start: number, end: number, items: readonly number[]): Sentence[] {
  const sentences: Sentence[] = []
  let from = start
  let itemIndex = 0
  let lead = { start: 0, end: 0 }
  let inItem = false
  const push = (to: number): void => {
    while (from < to && text.norm[from] === ' ') from++
    let last = to
    while (last > from && text.norm[last - 1] === ' ') last--
    if (last > from) {
      const own = text.norm.slice(from, last)
      const leadSpan = inItem ? lead : { start: from, end: from }
      const leadIn = text.norm.slice(leadSpan.start, leadSpan.end).trimEnd()
      sentences.push({
        index: sentences.length,
        start: from,
        end: last,
        text: own,
        leadSpan,
        lead: leadIn,
        full: leadIn === '' ? own : `${leadIn} ${own}`,
      })
    }
    from = to
  }
  for (let at = start; at < end; at++) {
    if (itemIndex < items.length && items[itemIndex]! <= at) {
      itemIndex++
      if (at > from) {
        if (!inItem) lead = { start: Math.max(text.norm[from] === ' ' ? from + 1 : from, at - 400), end: at }
        push(at)
      }
      inItem = true
      continue
    }
    const sign = text.norm[at]!
    const joins =
      sign === ';' &&
      items[itemIndex] !== undefined &&
      items[itemIndex]! - at <= 9 &&
      /^; ?(?:and|or)(?:\/or)? ?$/.test(text.norm.slice(at, items[itemIndex]))
    const finished =
      !joins && (sign === '.' || sign === ';' || sign === '?' || sign === '!') && endsSentence(text, from, at)
    // a line between the words that lead into a list and the list parts nothing
    const leads = items[itemIndex] === at + 1 && LEADS_IN.test(text.norm.slice(from, at))
    if (finished || (sign === ' ' && at > from && !leads && endsParagraph(text, at)) || at - from >= LONGEST) {
      push(at + 1)
      // A full stop ends the list; the semicolon between two items does not.
      if (sign !== ';' || items[itemIndex] === undefined) inItem = false
    }
  }
  push(end)
  return sentences
}
