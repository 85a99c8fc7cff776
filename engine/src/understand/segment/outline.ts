import type { BareClause } from './clauses.ts'

/** How well a text could be taken apart. */
export interface Outline {
  /** share of the text's visible characters that lies in clauses; who contracts, why, and who signs count with them */
  readonly inClauses: number
  /** share of the largest clause */
  readonly largest: number
  /** numbers between two that follow each other which no clause carries: 5 in '4, 6' */
  readonly lostNumbers: readonly number[]
}

/** Visible characters that may stand before the body, and below it; what lies beyond was not taken apart. */
const FRAME = 2500

/** Time is linear in the text. */
export function outlineOf(original: string, clauses: readonly BareClause[]): Outline {
  const ink = inkOf(original)
  const own = clauses.map(({ start, end }) => inkOf(original.slice(start, end)))
  const read = clauses.map(({ kind }, index) =>
    kind === 'parties' || kind === 'signature' ? Math.min(own[index]!, FRAME) : own[index]!,
  )
  return {
    inClauses: share(
      read.reduce((sum, each) => sum + each, 0),
      ink,
    ),
    largest: share(Math.max(0, ...own), ink),
    lostNumbers: lostNumbers(clauses),
  }
}

function lostNumbers(clauses: readonly BareClause[]): number[] {
  const lost: number[] = []
  let last = 0
  for (const { kind, level, number } of clauses) {
    if (kind === 'schedule') last = 0
    if (kind !== 'clause' || level > 0 || number === null || !/^\d+[A-H]?$/.test(number)) continue
    const value = Number.parseInt(number, 10)
    for (let between = last + 1; last > 0 && between < value; between++) lost.push(between)
    last = value
  }
  return lost
}

function inkOf(text: string): number {
  let ink = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 32) continue
    if ((code > 32 && code < 128) || !SPACE.test(text.charAt(at))) ink++
  }
  return ink
}
const SPACE = /\s/
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
