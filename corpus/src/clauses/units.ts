import { findParagraphs, headingLength, type NormalText } from '@karar/engine/inside'

/** A stretch that is judged by itself: a sentence, or a line of a list. Positions are original. */
export interface Unit {
  readonly start: number
  readonly end: number
  /** lower-case words of the unit */
  readonly text: string
  /** lower-case heading that it stands under; empty where there is none */
  readonly heading: string
}

const LONGEST = 1800
const SHORT_LINE = 25
const NUMBERED =
  /^[ \t]*(?:(?:article|section|clause)\s+[\divxlc]+|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivxlc]{1,5})[.)]|\d{1,2}(?:\.\d{1,3}){1,4})[.):]?(?=\s)/i
const ABBREVIATION =
  /(?:^|[\s("])(?:no|nos|rs|inc|ltd|pvt|co|corp|mr|mrs|ms|dr|shri|smt|sec|s|art|arts|cl|para|ex|vs|v|viz|i\.e|e\.g|etc|st|approx|u\.s|p\.m|a\.m|m\/s|messrs|hon|fig|vol|ref|govt|addl|[a-z])\.$/i

/** Splits a text into units: paragraphs at blank lines and numbered items, then sentences. */
export function splitUnits(text: NormalText): Unit[] {
  const units: Unit[] = []
  let heading = ''
  for (const { start, end } of findBlocks(text.original)) {
    const body = start + (NUMBERED.exec(text.original.slice(start, Math.min(start + 40, end)))?.[0].length ?? 0)
    const lead = leadingSpace(text.original, body, end)
    const length = headingLength(text.original.slice(lead, Math.min(lead + 120, end)))
    if (length > 0 && length < 90) heading = normal(text, lead, lead + length)
    for (const span of cutSentences(text.original, start, end)) {
      const words = normal(text, span.start, span.end)
      if (words !== '') units.push({ ...span, text: words, heading })
    }
  }
  return units
}

const normal = (text: NormalText, start: number, end: number): string =>
  text.norm.slice(text.toNorm[start], text.toNorm[end]).trim()

function leadingSpace(original: string, from: number, end: number): number {
  let at = from
  while (at < end && original.charCodeAt(at) <= 32) at++
  return at
}

/** Paragraphs, cut before numbered items; a short line that ends nothing belongs to what follows it. */
function findBlocks(original: string): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = []
  let glued = -1
  for (const paragraph of findParagraphs(original)) {
    let from = paragraph.start
    let line = from
    const push = (to: number): void => {
      if (to <= from) return
      const own = original.slice(from, to).trim()
      if (own.length < SHORT_LINE && !/[.;]$/.test(own)) {
        if (glued < 0) glued = from
      } else if (own !== '') {
        blocks.push({ start: glued < 0 ? from : glued, end: to })
        glued = -1
      }
      from = to
    }
    while (line < paragraph.end) {
      const next = original.indexOf('\n', line)
      const stop = next < 0 || next >= paragraph.end ? paragraph.end : next
      if (line > from && NUMBERED.test(original.slice(line, Math.min(line + 40, stop + 1)))) push(line)
      line = stop + 1
    }
    push(paragraph.end)
  }
  if (glued >= 0) blocks.push({ start: glued, end: original.length })
  return blocks
}

function cutSentences(original: string, start: number, end: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let from = start
  const push = (to: number): void => {
    let first = from
    let last = to
    while (first < last && original.charCodeAt(first) <= 32) first++
    while (last > first && original.charCodeAt(last - 1) <= 32) last--
    if (last > first) found.push({ start: first, end: last })
    from = to
  }
  for (let at = start; at < end; at++) {
    if (at - from >= LONGEST) push(original.charCodeAt(at) > 32 ? wordStart(original, from, at) : at)
    const sign = original[at]
    if (sign !== '.' && sign !== ';' && sign !== ':' && sign !== '?' && sign !== '!') continue
    const space = original.charCodeAt(at + 1)
    if (at + 2 >= end || (space > 32 && space !== 0xa0)) continue
    if (at - from < (sign === ';' || sign === ':' ? 200 : 40)) continue
    if (!/[A-Z"“'‘([]/.test(original[leadingSpace(original, at + 1, end)] ?? '')) continue
    if (sign === '.' && ABBREVIATION.test(original.slice(Math.max(from, at - 10), at + 1))) continue
    push(at + 1)
  }
  push(end)
  return found
}

/** The last start of a word before `at`, so that no word is cut through; `at` where there is no space at all. */
function wordStart(original: string, from: number, at: number): number {
  for (let back = at; back > at - 60 && back > from; back--) if (original.charCodeAt(back - 1) <= 32) return back
  return at
}
