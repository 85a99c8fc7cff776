import type { Span } from '../../grammar/normalize.ts'
import { cleanHeading, headingLength, isCapitals, isHeadingLine, signedHeadingLength } from './headings.ts'
import { isOwnHeading } from './heads.ts'
import { insideAny } from './landmarks.ts'
import { findParagraphs } from './paragraphs.ts'
import { type Piece, unnumbered } from './piece.ts'

interface Around {
  /** where the first numbered clause begins */
  readonly first: number
  /** where the words that end the recitals stand; -1 without them */
  readonly operative: number
  readonly furniture: readonly Span[]
}

/**
 * Headings and paragraphs of a stretch that carries no numbers. Inside numbered text a plain paragraph belongs to the
 * clause above it, so only headings in capitals, or over a list that begins anew, are taken there; before the first number each paragraph that states a
 * term is a clause of its own.
 */
export function findUnnumbered(
  original: string,
  pieces: readonly Piece[],
  { first: firstNumbered, operative, furniture }: Around,
): Piece[] {
  const found: Piece[] = []
  const numberedStarts = new Set(pieces.map((piece) => piece.start))
  const mostlyNumbered = pieces.filter((piece) => piece.kind === 'clause').length >= 4
  const paragraphs = findParagraphs(original).flatMap((paragraph) => labelledLines(original, paragraph))
  const body = mostlyNumbered ? bodyBegins(original, paragraphs, { first: firstNumbered, operative, furniture }) : -1
  let underHeading = false
  let leads = false
  for (const [index, { start, end }] of paragraphs.entries()) {
    if (insideAny(furniture, start)) continue
    const paragraph = original.slice(start, end)
    const isItem: boolean = leads && BULLETED.test(paragraph)
    leads = isItem || /:\s*$/.test(paragraph)
    const line = firstLine(paragraph)
    if (numberedStarts.has(start) || /^\d/.test(line)) {
      underHeading = false
      continue
    }
    const inBody = start >= firstNumbered
    const next = paragraphs[index + 1]
    const signed = signedHeadingLength(paragraph, next ? original.slice(next.start, next.end) : '')
    // 'TERMS 1. Supply': only what stands before the number is without one.
    const before = inBody ? paragraph : original.slice(start, Math.min(end, firstNumbered))
    if (inBody && mostlyNumbered) {
      if (isCapitals(line) && isHeadingLine(line) && line.length > 5 && paragraph.trim().length === line.length)
        found.push(unnumbered(start, start + paragraph.length, cleanHeading(line)))
      else if (signed) found.push(unnumbered(start, start + signed, cleanHeading(paragraph.slice(0, signed))))
      else if (isOwnHeading(line) && LIST.test(original.slice(start + firstLength(paragraph), end + 60)))
        found.push(unnumbered(start, start + firstLength(paragraph), cleanHeading(line)))
      continue
    }
    if (!inBody && (mostlyNumbered ? start < body : start < operative)) continue
    if (mostlyNumbered && before !== paragraph && before.trim().length <= 60) continue
    const heading = signed ?? headingLength(paragraph)
    const length = Math.min(heading, before.length)
    if (length > 0) {
      const alone = length >= before.trim().length
      // 'not liable for:', '* Loss of profits': that is no heading of what follows
      if (alone && isItem) continue
      found.push(unnumbered(start, start + length, cleanHeading(paragraph.slice(0, length))))
      underHeading = alone
      continue
    }
    if (!underHeading && before.trim().length > 60) found.push(unnumbered(start))
    underHeading = false
  }
  return found
}

/** 'RENT: Rent is payable ...', 'Exit: A notice must be ...': lines that each have a label and say something. */
const LABELLED =
  /^[ \t>*•_-]{0,9}\p{Lu}[\p{L}&/’' -]{2,38}[*_]{0,2}:[*_]{0,2}[ \t]+\S.*\b(?:shall|will|must|may|is|are|can|cannot|not|no)\b/u
const LEAST_LABELLED = 3

/** Such lines in a row without a blank line between them are paragraphs of their own, each with what follows it. */
function labelledLines(original: string, { start, end }: Span): Span[] {
  const starts = [start]
  for (let at = original.indexOf('\n', start); at >= 0 && at < end; at = original.indexOf('\n', at + 1))
    starts.push(at + 1)
  const labelled = starts.filter((at) => {
    const stop = original.indexOf('\n', at)
    return LABELLED.test(original.slice(at, Math.min(stop < 0 ? end : stop, end, at + 400)))
  })
  if (labelled.length < LEAST_LABELLED) return [{ start, end }]
  const cuts = labelled[0] === start ? labelled : [start, ...labelled]
  return cuts.map((cut, index) => ({ start: cut, end: cuts[index + 1] === undefined ? end : cuts[index + 1]! - 1 }))
}

const BULLETED = /^[ \t\u00a0]*[-–*•●▪■◦‣➢\u00b7\uf0b7][ \t\u00a0]/
/** Right below a heading a list begins anew. */
const LIST = /^\s*(?:1[.)]|\(?(?:i|a)[.)])\s/
const firstLength = (paragraph: string): number => /^[^\n]*/.exec(paragraph)![0].length

const firstLine = (paragraph: string): string =>
  /^[^\n]*/
    .exec(paragraph)![0]
    .trim()
    .replace(/^#+\s*/, '')
    .replace(/[*_]+/g, '')

/** What a paragraph of the body says: that somebody must, may or must not, or how things are between the two. */
const STATES_TERM =
  /\b(?:shall|will|must|may|cannot|agrees?|undertakes?|entitled|liable|responsible|required|prohibited|reserves?|payable)\b/i
/** Who the parties are, why they contract, greetings and titles. */
const INTRODUCES =
  /\b(?:between|by and (?:between|among)|here ?in ?after|referred to as|the (?:one|first|second|other) part|made (?:and|at|on|this)|entered into|dear|whereas|represented by|residing at|registered office|son of|wife of|daughter of)\b|^[ \t]*(?:\(?[A-Z]\)|recitals?|background|preamble|parties|ref|date|subject|to|from)\b/i

/**
 * Where the body begins before its first number: behind the words that end the recitals; without them at the first
 * paragraph that states a term and introduces nobody. The first number, where nothing of the kind stands before it.
 */
function bodyBegins(original: string, paragraphs: readonly Span[], { first, operative, furniture }: Around): number {
  const ends = operative < first ? operative : -1
  for (const { start, end } of paragraphs) {
    if (start >= first) break
    if (start <= ends || insideAny(furniture, start)) continue
    const paragraph = original.slice(start, end)
    if (ends >= 0) return start
    if (paragraph.trim().length > 60 && STATES_TERM.test(paragraph) && !INTRODUCES.test(paragraph)) return start
  }
  return first
}
