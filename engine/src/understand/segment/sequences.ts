import type { Span } from '../../grammar/normalize.ts'
import { isSentenceEnd, leadsIn } from './before.ts'
import { counts, follows } from './counting.ts'
import { headingLength, isHeadingLine } from './headings.ts'
import { hasHeading, headingAlone, isApart, underHeading, underOwnHeading } from './heads.ts'
import type { Marker, MarkerStyle } from './markers.ts'

/** A marker that numbers a clause (or an item of a list inside one), with its depth and its full number. */
export interface Numbered {
  readonly marker: Marker
  readonly depth: number
  /** '11.2(a)(ii)': the number as one would cite it */
  readonly number: string
  /** false for an item of a sentence: '(a) to sell; (b) to lend' */
  readonly clause: boolean
}

interface Sequence {
  readonly style: MarkerStyle
  last: readonly number[]
  readonly depth: number
  number: string
  readonly clause: boolean
  /** its first member carried a heading */
  readonly headed: boolean
  /** '9' of a list 1, 2, 3 right under the heading of 9: its members are 9(1), 9(2) */
  readonly under: string | null
  /** its last member stood apart from what is above it by a blank line */
  readonly apart: boolean
  /** original position behind its last number */
  end: number
}

const list = new Set<MarkerStyle>(['bracket_decimal', 'lower', 'upper', 'roman', 'upper_roman'])

function startsSequence(marker: Marker): boolean {
  return marker.path.every((value, index) => value === 1 || (index === 0 && marker.path.length > 1))
}

/**
 * Decides which markers number clauses, by counting: a sign is taken where it continues a numbering that is open, or
 * opens a new one under the clause it stands in. That keeps '12 months', a year or a reference to another section out.
 * `resets` are original positions (schedules) where numbering starts afresh.
 */
export function followNumbering(
  text: string,
  markers: readonly Marker[],
  resets: readonly number[],
  furniture: readonly Span[],
): Numbered[] {
  const accepted: Numbered[] = []
  let open: Sequence[] = []
  let resetAt = 0
  let furnitureAt = 0
  for (const [index, marker] of markers.entries()) {
    if (marker.afterHeading && !firstChild(text, open, marker) && !nextInLine(text, open, marker)) continue
    while (furnitureAt < furniture.length && furniture[furnitureAt]!.end <= marker.start) furnitureAt++
    const inside = furniture[furnitureAt]
    if (inside !== undefined && inside.start <= marker.start) continue
    while (resetAt < resets.length && resets[resetAt]! <= marker.start) {
      open = []
      resetAt++
    }
    const firm = standsFirm(text, marker)
    const chosen =
      continueSequence(text, open, marker, firm) ??
      openSequence(text, open, marker, firm) ??
      (firm && open.length === 0 && runsOn(text, markers, index) ? push(text, [], marker, 0, true) : null)
    if (chosen === null) continue
    open = chosen.open
    const top = open.at(-1)!
    accepted.push({ marker, depth: top.depth, number: top.number, clause: top.clause })
    // A document of nothing but list signs must not build an endless tower.
    if (open.length > 8) open = open.slice(0, 8)
  }
  return accepted
}

/** '2. Supply 2.1. The Supplier ...' run together on one line: 2.1 right behind the short heading of 2. */
function firstChild(text: string, open: readonly Sequence[], marker: Marker): boolean {
  const parent = open.at(-1)
  if (parent === undefined || parent.style === 'path' || list.has(parent.style)) return false
  if (marker.path.length !== 2 || marker.path[0] !== parent.last[0] || marker.path[1] !== 1) return false
  const gap = text.slice(parent.end, marker.start)
  if (/\b(?:section|clause|article|paragraph|under|in)\s*$/i.test(gap)) return false
  if (gap.length < 100 && !/[.;:]/.test(gap)) return true
  // 'Infringement by Others; Defence; Costs 7.1': a heading in several parts, each of them titled.
  return gap.length < 140 && gap.split(';').every((part) => isHeadingLine(part.trim()))
}

/** '... Washington, D.C. 20006 Attention: X 19. Entire Agreement.': the very next number, with a heading or a first child. */
function nextInLine(text: string, open: readonly Sequence[], { style, path, end }: Marker): boolean {
  if (style !== 'decimal') return false
  const after = text.slice(end, end + 100)
  const opens = headingLength(after) > 0 || after.search(new RegExp(String.raw`\b${path[0]}\.1\b`)) > 0
  return opens && open.some((sequence) => sequence.style === 'decimal' && counts(sequence.last[0]!, path[0]!, 0))
}

/** '12.' in pages that were cut out of a contract: two more numbers count on from it within what a few clauses take. */
function runsOn(text: string, markers: readonly Marker[], at: number): boolean {
  const { style, path, opensText } = markers[at]!
  if (style !== 'decimal' || !opensText) return false
  let last = path[0]!
  let more = 0
  for (let index = at + 1; index < markers.length && index < at + 40 && more < 2; index++) {
    const next = markers[index]!
    if (next.style !== style || !next.opensText || !counts(last, next.path[0]!, 0) || !standsFirm(text, next)) continue
    last = next.path[0]!
    more++
  }
  return more === 2
}

/** At the start of a line whose predecessor is finished: a wrapped line that happens to begin with 'Clause 5' is not. */
function standsFirm(text: string, marker: Marker): boolean {
  if (!marker.atLineStart) return false
  let index = marker.start - 1
  let breaks = 0
  while (index >= 0 && /\s/.test(text[index]!)) {
    if (text[index] === '\n') breaks++
    index--
    if (marker.start - index > 200) return true
  }
  return index < 0 || breaks >= 2 || /[.;:!?)\]"”_|*-]/.test(text[index]!) || marker.opensText
}

type Choice = { open: Sequence[] } | null

/** Exact successors first, from the innermost numbering out; then those that skip a number. */
function continueSequence(text: string, open: readonly Sequence[], marker: Marker, firm: boolean): Choice {
  const headed = hasHeading(text, marker)
  const apart = isApart(text, marker.start)
  return (
    findOpen(open, marker, firm, 0, apart, (sequence) => sequence.headed === headed && sequence.apart === apart) ??
    findOpen(open, marker, firm, 0, apart, (sequence) => sequence.headed === headed) ??
    findOpen(open, marker, firm, 0, apart, () => true) ??
    (firm ? findOpen(open, marker, firm, 2, apart, () => true) : null) ??
    // '... by courier. 9.4 The Buyer': one number was lost on the way, yet this stands behind a full stop.
    (marker.style === 'path' && marker.opensText && isSentenceEnd(text, marker.start)
      ? findOpen(open, marker, firm, 1, apart, ({ style }) => style === 'path')
      : null)
  )
}

function findOpen(
  open: readonly Sequence[],
  marker: Marker,
  firm: boolean,
  slack: number,
  apart: boolean,
  accepts: (sequence: Sequence) => boolean,
): Choice {
  const readings: { style: MarkerStyle; path: readonly number[] }[] = [marker]
  if (marker.otherStyle !== undefined) readings.push(marker.otherStyle)
  for (let index = open.length - 1; index >= 0; index--) {
    const sequence = open[index]!
    if (!accepts(sequence) || (sequence.clause && !marker.opensText && !firm)) continue
    for (const { style, path } of readings) {
      if (sequence.style !== style || !follows(sequence.last, path, list.has(style) ? Math.min(slack, 1) : slack))
        continue
      const depth = style === 'path' ? pathDepth(open.slice(0, index), path) : sequence.depth
      const next: Sequence = {
        ...sequence,
        depth,
        last: path,
        apart,
        end: marker.end,
        number:
          sequence.under === null ? fullNumber(open[index - 1], marker, style) : `${sequence.under}(${marker.label})`,
      }
      return { open: [...keptUp(open.slice(0, index), style, path), next] }
    }
  }
  return null
}

/** After 5.1 the plain numbers above stand at 5, also where '5.' itself was never written: '6.' then counts on. */
function keptUp(above: readonly Sequence[], style: MarkerStyle, path: readonly number[]): Sequence[] {
  if (style !== 'path') return [...above]
  return above.map((sequence) =>
    (sequence.style === 'decimal' || sequence.style === 'article') && sequence.last[0]! < path[0]!
      ? { ...sequence, last: [path[0]!] }
      : sequence,
  )
}

function openSequence(text: string, open: readonly Sequence[], marker: Marker, firm: boolean): Choice {
  const style = marker.style
  if (style === 'path') return openPath(text, open, marker, firm)
  if (!startsSequence(marker))
    return firm && open.length === 0 && !list.has(style) && marker.path[0]! <= 3 && marker.opensText
      ? push(text, open, marker, 0, true)
      : null
  if (style === 'article')
    return firm || (marker.opensText && (isSentenceEnd(text, marker.start) || /^ARTICLE/.test(marker.label)))
      ? push(text, [], marker, 0, true)
      : null
  const parent = open.at(-1)
  const depth = parent === undefined ? 0 : parent.depth + 1
  if (!list.has(style)) {
    if (firm && restartsBody(text, open, marker)) return push(text, [], marker, 0, true)
    // 'Other Terms' without a number, and a list of its own: below that heading, and no part of the clause above it
    if (firm && parent !== undefined && underOwnHeading(text, parent.end, marker.start))
      return push(text, open, marker, 1, true)
    // A plain '1.' inside a running sentence is more often a list than a clause: it must stand firm or follow a stop.
    const begins = firm || isSentenceEnd(text, marker.start) || (parent === undefined && hasHeading(text, marker))
    return marker.opensText ? push(text, open, marker, depth, begins) : null
  }
  const asClause =
    marker.opensText &&
    (firm || isSentenceEnd(text, marker.start)) &&
    (underHeading(text, parent, marker) || headingAlone(text, marker) || !leadsIn(text, marker.start))
  return push(text, open, marker, depth, asClause)
}

/** '1. DEFINITIONS' after a numbered list of parties or recitals: the body begins here, not a list inside recital 2. */
function restartsBody(text: string, open: readonly Sequence[], marker: Marker): boolean {
  const [only] = open
  if (open.length !== 1 || only!.style !== 'decimal' || !headingAlone(text, marker)) return false
  // '3. Students' and right below it '1. Enrolment': a list inside the clause
  return !(only!.headed && underHeading(text, only, marker))
}

function openPath(text: string, open: readonly Sequence[], marker: Marker, firm: boolean): Choice {
  const parentIndex = open.findLastIndex(
    (sequence) =>
      (sequence.style === 'decimal' || sequence.style === 'article') && sequence.last.at(-1) === marker.path[0],
  )
  if (parentIndex >= 0 && marker.path.slice(1).every((value) => value <= (firm ? 3 : 1))) {
    return push(
      text,
      open.slice(0, parentIndex + 1),
      marker,
      pathDepth(open.slice(0, parentIndex + 1), marker.path),
      true,
    )
  }
  if (!firm) return null
  // '4.' and then '5.1': the heading of 5 carries no number of its own.
  const skippedIndex = open.findLastIndex(
    ({ style, last }) => (style === 'decimal' || style === 'article') && counts(last.at(-1)!, marker.path[0]!, 1),
  )
  if (skippedIndex >= 0 && marker.path.slice(1).every((value) => value === 1)) {
    const above = keptUp(open.slice(0, skippedIndex + 1), 'path', marker.path)
    return push(text, above, marker, pathDepth(above, marker.path), true)
  }
  const openPathIndex = open.findIndex((sequence) => sequence.style === 'path')
  if (openPathIndex < 0 && marker.path.slice(1).every((value) => value <= 3)) {
    return push(
      text,
      open.filter((sequence) => sequence.style === 'article'),
      marker,
      pathDepth(open, marker.path),
      true,
    )
  }
  return null
}

/** 1.1 lies one below '1.', and 1.1.1 two below; under articles alone likewise. */
function pathDepth(above: readonly Sequence[], path: readonly number[]): number {
  const base = above.find((sequence) => sequence.style === 'decimal' || sequence.style === 'article')
  return (base?.depth ?? 0) + path.length - 1
}

function push(text: string, open: readonly Sequence[], marker: Marker, depth: number, clause: boolean): Choice {
  const parent = open.at(-1)
  const isBelow = marker.style === 'decimal' && parent?.style === 'decimal' && depth > parent.depth
  const under = isBelow && parent.headed && underHeading(text, parent, marker) ? parent.number : null
  return {
    open: [
      ...open,
      {
        style: marker.style,
        last: marker.path,
        depth,
        clause,
        headed: hasHeading(text, marker),
        apart: isApart(text, marker.start),
        end: marker.end,
        under,
        number: under === null ? fullNumber(parent, marker, marker.style) : `${under}(${marker.label})`,
      },
    ],
  }
}

function fullNumber(parent: Sequence | undefined, marker: Marker, style: MarkerStyle): string {
  // '2.' counted under 4(a) is 4(a)(2), not clause 2.
  const within = style === 'decimal' && parent !== undefined && list.has(parent.style) && parent.clause
  if ((!list.has(style) && !within) || parent === undefined) return marker.label
  const own = marker.label.startsWith('(') ? marker.label : `(${marker.label})`
  return parent.number + own
}
