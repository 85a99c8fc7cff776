import type { ClauseType } from '@karar/schema'
import { type MachineTalk, machineTalkIn, withoutMachineTalk } from '../../grammar/left-out/machine-talk.ts'
import { withoutUnticked } from '../../grammar/left-out/unticked.ts'
import { type NormalText, normalize, type Span } from '../../grammar/normalize.ts'
import { type Sentence, splitSentences } from '../../grammar/sentences.ts'
import { findFurniture } from './furniture.ts'
import { cleanHeading, headingLength } from './headings.ts'
import { findOperative, findSchedules, findSignature, type Landmarks } from './landmarks.ts'
import { findListItems } from './list-items.ts'
import { lostNumbers } from './lost-numbers.ts'
import { findMarkers } from './markers.ts'
import { withoutOversized } from './oversized.ts'
import type { ClauseKind, Piece } from './piece.ts'
import { followNumbering, type Numbered } from './sequences.ts'
import { findUnnumbered } from './unnumbered.ts'

export type { ClauseKind } from './piece.ts'

/** A clause before its kind is told: its own words up to where the next clause (or its first sub-clause) begins. */
export interface BareClause {
  readonly id: string
  readonly index: number
  readonly kind: ClauseKind
  readonly number: string | null
  readonly heading: string | null
  /** the headings above it, from the outermost */
  readonly path: readonly string[]
  readonly level: number
  readonly parent: BareClause | null
  /** original span */
  readonly start: number
  readonly end: number
  /** normalised span, and its words without number and heading */
  readonly norm: Span
  readonly body: Span
  readonly text: string
  readonly sentences: readonly Sentence[]
}

/** A clause with what it is about. Nothing of it changes any more. */
export interface Clause extends BareClause {
  readonly parent: Clause | null
  readonly type: ClauseType
  readonly typeConfidence: number
}

const RECITALS =
  /^[ \t#*]{0,80}(?:WHEREAS|RECITALS|BACKGROUND|Whereas|Recitals|Background|WITNESSETH|W I T N E S S E T H)\b/m
/** Splits a contract into its clauses. Never throws; a text without structure becomes one clause a paragraph. */
export function segment(verbatim: string): { text: NormalText; clauses: BareClause[]; talk: MachineTalk } {
  const talk = machineTalkIn(verbatim)
  const original = withoutUnticked(withoutMachineTalk(verbatim, talk))
  const text = normalize(verbatim, original)
  const furniture = findFurniture(original)
  const schedules = findSchedules(original, furniture)
  const operative = findOperative(original)
  const signature = findSignature(original)
  const resets = [...schedules, operative, signature].filter((at) => at >= 0).sort((a, b) => a - b)
  const all = countedThrough(original, resets, furniture)
  const numbered = withoutLooseNumbers(original, withoutOpening(all, operative))
  const pieces = withoutOversized(
    original,
    findPieces(original, numbered, { schedules, operative, signature, furniture }),
    operative,
  )
  const items = findListItems(
    original,
    numbered.filter((entry) => !entry.clause).map((entry) => entry.marker.start),
  )
  return { text, clauses: buildClauses(text, pieces, items), talk }
}

/** The numbers of a text, and those that the counting misses where it was read once. */
function countedThrough(original: string, resets: readonly number[], furniture: readonly Span[]): Numbered[] {
  const markers = findMarkers(original)
  const counted = followNumbering(original, markers, resets, furniture)
  const lost = lostNumbers(original, counted)
  if (lost.length === 0) return counted
  const all = [...markers, ...lost].sort((a, b) => a.start - b.start)
  return followNumbering(original, all, resets, furniture)
}

/** Numbers before the operative words count parties and recitals where the body starts again at 1. */
function withoutOpening(numbered: Numbered[], operative: number): Numbered[] {
  const restarts = numbered.some(({ marker, clause }) => clause && marker.start > operative && marker.path[0] === 1)
  return operative < 0 || !restarts ? numbered : numbered.filter(({ marker }) => marker.start > operative)
}

/** A column of numbers that lost its text (some PDF readings give one): three or more in a row with nothing between. */
function withoutLooseNumbers(original: string, numbered: Numbered[]): Numbered[] {
  const bare = numbered.map(({ marker }, index) => {
    const next = numbered[index + 1]?.marker.start ?? original.length
    return original.slice(marker.end, next).trim() === ''
  })
  // Where most numbers stand bare, the column as a whole has come loose from its text: none of them can be trusted.
  if (numbered.length > 20 && bare.filter(Boolean).length > numbered.length * 0.3) return []
  return numbered.filter((_, index) => {
    let run = 0
    for (let at = index; bare[at]; at--) run++
    for (let at = index + 1; bare[at]; at++) run++
    return !bare[index] || run < 3
  })
}

function findPieces(original: string, numbered: readonly Numbered[], landmarks: Landmarks): Piece[] {
  const { schedules, operative, signature, furniture } = landmarks
  const pieces: Piece[] = []
  const starts = numbered.filter((entry) => entry.clause).map((entry) => entry.marker.start)
  let at = 0
  for (const { marker, depth, number, clause } of numbered) {
    if (!clause) continue
    const next = starts[++at] ?? original.length
    const length = headingLength(original.slice(marker.end, Math.min(marker.end + 260, next)))
    const heading = length === 0 ? null : cleanHeading(original.slice(marker.end, marker.end + length))
    pieces.push({
      start: marker.start,
      kind: 'clause',
      number,
      depth,
      afterNumber: marker.end + length,
      heading: heading || null,
    })
  }
  for (const start of schedules) {
    const line = /^[^\n]*/.exec(original.slice(start, start + 200))![0]
    pieces.push({
      start,
      kind: 'schedule',
      number: null,
      depth: 0,
      afterNumber: start + line.length,
      heading: cleanHeading(line),
    })
  }
  const first = Math.min(
    ...pieces.filter((piece) => piece.kind === 'clause').map((piece) => piece.start),
    original.length,
  )
  // '07.' on a line of its own, and its heading below: the number has that heading already.
  const numbers = new Set(numbered.filter(({ clause }) => clause).map(({ marker }) => marker.end))
  const unnumbered = findUnnumbered(original, pieces, { first, operative, furniture })
  pieces.push(...unnumbered.filter(({ start }) => !numbers.has(start)))
  if (signature >= 0)
    pieces.push({ start: signature, kind: 'signature', number: null, depth: 0, afterNumber: signature, heading: null })
  pieces.sort((a, b) => a.start - b.start || a.depth - b.depth)
  return withOpening(
    original,
    pieces.filter((piece, index) => piece.start !== pieces[index - 1]?.start),
  )
}

/** The opening of a contract: who the parties are, and why (recitals). */
function withOpening(original: string, pieces: readonly Piece[]): Piece[] {
  const first = pieces.find((piece) => piece.kind === 'clause')?.start ?? pieces[0]?.start ?? original.length
  const opening: Piece[] = []
  if (original.slice(0, first).trim() !== '') {
    opening.push({ start: 0, kind: 'parties', number: null, depth: 0, afterNumber: 0, heading: null })
    const recitals = RECITALS.exec(original.slice(0, first))
    if (recitals !== null && recitals.index > 0) {
      opening.push({
        start: recitals.index,
        kind: 'recitals',
        number: null,
        depth: 0,
        afterNumber: recitals.index,
        heading: null,
      })
    }
  }
  const after = pieces.filter((piece) => piece.start >= first || piece.kind !== 'clause')
  return [...opening, ...after.filter((piece) => piece.start >= first || piece.kind === 'schedule')]
}

function buildClauses(text: NormalText, pieces: readonly Piece[], items: readonly number[]): BareClause[] {
  const clauses: BareClause[] = []
  const above: { clause: BareClause; depth: number }[] = []
  let itemIndex = 0
  pieces.forEach((piece, index) => {
    const end = pieces[index + 1]?.start ?? text.original.length
    if (piece.kind !== 'clause') above.length = 0
    while (above.length > 0 && above.at(-1)!.depth >= piece.depth) above.pop()
    const parent = above.at(-1)?.clause ?? null
    const norm = { start: text.toNorm[piece.start]!, end: text.toNorm[end]! }
    const body = { start: Math.min(text.toNorm[Math.min(piece.afterNumber, end)]!, norm.end), end: norm.end }
    const inside: number[] = []
    while (itemIndex < items.length && items[itemIndex]! < end) {
      if (items[itemIndex]! >= piece.start) inside.push(text.toNorm[items[itemIndex]!]!)
      itemIndex++
    }
    const clause: BareClause = {
      id: `c${index + 1}`,
      index,
      kind: piece.kind,
      number: piece.number,
      heading: piece.heading,
      path: parent === null ? [] : [...parent.path, ...(parent.heading === null ? [] : [parent.heading])],
      level: above.filter((entry) => entry.clause.kind === 'clause').length,
      parent,
      start: piece.start,
      end: trimmedEnd(text.original, piece.start, end),
      norm,
      body,
      text: text.norm.slice(body.start, body.end),
      sentences: splitSentences(text, body.start, body.end, inside),
    }
    clauses.push(clause)
    if (piece.kind === 'clause' || piece.kind === 'schedule')
      above.push({ clause, depth: piece.kind === 'schedule' ? -1 : piece.depth })
  })
  return clauses
}

function trimmedEnd(original: string, start: number, end: number): number {
  let last = end
  while (last > start && /\s/.test(original[last - 1]!)) last--
  return last
}
