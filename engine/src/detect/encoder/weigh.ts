import { readModelFile } from '../../../model/read.ts'
import { featureNames, saidIn } from '../frames/match.ts'
import { MARKS, type Piece } from './pieces.ts'
import type { Reading } from './readings.ts'

/** How likely a piece raises anything, and anything grave, for one side: from 0 to 1. */
export interface Chance {
  readonly any: number
  readonly grave: number
}

/** What is known of a piece before it is weighed: what the trained reader and the detectors found in it. */
export interface Known {
  readonly severe: boolean
  /** of the surest of them */
  readonly confidence: number
  readonly categories: ReadonlySet<string>
  /** a detector found one of them */
  readonly exact: boolean
}

/** A shorter contract counts as one of so many pieces: nothing was learned from any. As in `weigh.py`. */
const FEWEST = 40

export interface Linear {
  readonly bias: number
  readonly weights: readonly number[]
}

/** Two of each: for anything, for anything grave. */
interface Weights {
  readonly names: readonly string[]
  readonly words: readonly [Linear, Linear]
  readonly stack: readonly [Linear, Linear]
  /** whether a card is true of its words: `truth.ts` */
  readonly truth: TruthWeights
}

export interface TruthWeights extends Linear {
  /** of each category: what counts wherever it is told, and what more where the side that usually writes is told it */
  readonly categories: Readonly<Record<string, readonly [usual: number, onStrong: number]>>
}

let loaded: Weights | undefined
function weights(): Weights {
  if (loaded === undefined) {
    loaded = JSON.parse(String.fromCharCode(...readModelFile('frames'))) as Weights
    if (loaded.names.join() !== featureNames.join()) throw new Error('frames.bin was learned from other frames')
  }
  return loaded
}

export const truthWeights = (): TruthWeights => weights().truth

/**
 * Weighs what the encoder read of each piece against what its words say (frames), what was found in it by other means, and
 * how harsh the whole contract is to this side. All linear; learned on annotated contracts by encoders that had not seen
 * them (corpus/encoder/weigh.py).
 *
 * @param side 0 for the side that usually signs what the other wrote, 1 for the other
 * @param known for each piece what was found in it, null for nothing
 * @returns a chance for each piece, null for headings
 */
export function weigh(
  pieces: readonly Piece[],
  readings: readonly (readonly [Reading, Reading] | null)[],
  side: 0 | 1,
  known: readonly (Known | null)[],
): (Chance | null)[] {
  const { stack } = weights()
  const said = saidBy(pieces, side)
  const harsh = said.flatMap((scores) => (scores === null ? [] : [scores[1]]))
  const whole = [...meanAndWorst(harsh), Math.log(Math.max(FEWEST, harsh.length)), side === 0 ? 1 : 0]
  return pieces.map((_, index) => {
    const both = readings[index]
    const scores = said[index]
    if (!both || !scores) return null
    const own = both[side]
    const across = both[side === 0 ? 1 : 0]
    const seen = [own.any, own.grave, own.fit, across.any, across.grave].map(logOdds)
    const all = [...seen, ...scores, ...whole, ...knownAs(known[index] ?? null, own.category)]
    return { any: share(sum(stack[0], all)), grave: share(sum(stack[1], all)) }
  })
}

/** What the words of each piece say for a side, for anything and for anything grave; null for headings. */
type SaidBy = readonly (readonly [any: number, grave: number] | null)[]

/** For as long as somebody holds the pieces: whoever reads asks for both sides, and the other one asks again. */
const known = new WeakMap<readonly Piece[], [SaidBy?, SaidBy?]>()
function saidBy(pieces: readonly Piece[], side: 0 | 1): SaidBy {
  const both = known.get(pieces) ?? []
  known.set(pieces, both)
  const { words } = weights()
  const before = both[side]
  if (before !== undefined) return before
  const said = pieces.map(({ text, span }) => {
    if (span === null) return null
    const features = saidIn(viewOf(text, side), side === 0)
    return [sum(words[0], features), sum(words[1], features)] as const
  })
  both[side] = said
  return said
}

/** Five figures: found, as grave, how surely, as what the encoder holds it to be, by a detector. */
const knownAs = (known: Known | null, category: string): number[] =>
  known === null
    ? [0, 0, 0, 0, 0]
    : [1, known.severe ? 1 : 0, known.confidence, known.categories.has(category) ? 1 : 0, known.exact ? 1 : 0]

/** The piece as this side sees it: itself `<`, others `>`, both `=`. */
export function viewOf(text: string, side: 0 | 1): string {
  const own = MARKS[side]
  return text
    .toLowerCase()
    .replace(/[<>=]/g, ' ')
    .replace(/[\ue001-\ue003]/g, (mark) => (mark === MARKS[2] ? '=' : mark === own ? '<' : '>'))
}

export function sum({ bias, weights: own }: Linear, values: ArrayLike<number>): number {
  let total = bias
  // most of what words may say they do not
  for (let index = 0; index < own.length; index++) if (values[index] !== 0) total += own[index]! * values[index]!
  return total
}
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length
/** The mean, and the mean of the worst twentieth. */
function meanAndWorst(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => b - a)
  return [mean(values), mean(sorted.slice(0, Math.max(1, Math.floor(sorted.length / 20))))]
}
export const share = (odds: number): number => 1 / (1 + Math.exp(-odds))
/** No chance is quite 0 or 1. */
export const logOdds = (chance: number): number => {
  const kept = Math.min(0.999, Math.max(0.001, chance))
  return Math.log(kept / (1 - kept))
}
