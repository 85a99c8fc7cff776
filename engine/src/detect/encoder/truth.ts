import type { IssueCategory } from '@karar/schema'
import type { Finding } from '../../categories/shape/detector.ts'
import type { Span } from '../../grammar/normalize.ts'
import { overlaps } from '../../grammar/spans.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { isOwnReading } from '../source.ts'
import { MARKS } from './pieces.ts'
import type { Reading } from './readings.ts'
import { isStrong, placeSigns, type Told } from './standing.ts'
import { type Chance, logOdds, share, sum, truthWeights } from './weigh.ts'

/** A piece as it was read for the reader's side and for the one across, and how likely it raises something for each. */
export interface ReadPiece extends Span {
  readonly clause: Clause
  readonly text: string
  readonly side: 0 | 1
  readonly own: Reading
  readonly across: Reading
  readonly chance: Chance
  readonly opposite: Chance
}

/**
 * How likely a card is true of its words and weighs on this reader: from 0 to 1. A logistic regression over what the
 * encoder read of the place for either side, by whom the finding was made, a few words, and who reads whose paper; how often
 * cards of its category are true counts beside, and how often on the side that writes. Learned from cards of real
 * contracts that lawyers' readings called true, slight, another harm, or false (corpus/encoder/truth.py).
 *
 * @param read the pieces of the contract; without one at the finding's place nothing is known, and it is believed
 */
export function likelyTrue(finding: Finding, read: readonly ReadPiece[], told: Told): number {
  const here = read.filter((piece) => overlaps(piece, finding.hit.span))
  if (here.length === 0) return 1
  const { categories, ...linear } = truthWeights()
  const [usual, onStrong] = categories[finding.category] ?? [0, 0]
  return share(sum(linear, signsOf(finding, here, told)) + usual + (isStrong(told.reader) ? onStrong : 0))
}

/** How likely grave the likeliest piece is over which a finding stands. */
export function graveAt({ hit }: Finding, read: readonly ReadPiece[]): number {
  let most = 0
  for (const piece of read) if (overlaps(piece, hit.span)) most = Math.max(most, piece.chance.grave)
  return most
}

/** The order is that of the weights. */
export function signsOf(finding: Finding, here: readonly ReadPiece[], told: Told): number[] {
  const { category, hit } = finding
  const best = here.reduce((a, b) => (b.chance.any > a.chance.any ? b : a))
  const opposite = {
    any: Math.max(...here.map((piece) => piece.opposite.any)),
    grave: Math.max(...here.map((piece) => piece.opposite.grave)),
  }
  const own = rankOf(
    category,
    here.map((piece) => piece.own),
  )
  const across = rankOf(
    category,
    here.map((piece) => piece.across),
  )
  const fit = Math.max(0, ...here.filter((piece) => piece.own.category === category).map((piece) => piece.own.fit))
  const isLearned = isOwnReading(finding)
  const isExact = !isLearned && !finding.source.startsWith('meaning-')
  const odds = [best.chance.any, best.chance.grave, opposite.any, opposite.grave, best.own.any, best.own.grave]
  const flags = [
    own === 0,
    own < NAMED,
    across === 0,
    across < NAMED,
    isLearned,
    isExact,
    hit.severity === 'high' || hit.severity === 'critical',
    hit.severity === 'medium',
  ]
  const fits = [here.map((piece) => piece.own.fit), here.map((piece) => piece.across.fit)]
  return [
    ...[...odds.map(logOdds), fit, ...flags.map(Number), ...wordSigns(here, best.side)],
    ...[best.side, ...fits.map((all) => Math.max(...all)), ...placeSigns(finding, told)],
  ]
}

/** Categories that the encoder names of a piece: the one that fits best and the next five. */
const NAMED = 6
function rankOf(category: IssueCategory, readings: readonly Reading[]): number {
  const ranks = readings.map((reading) => [reading.category, ...reading.next].indexOf(category))
  return Math.min(NAMED, ...ranks.filter((rank) => rank >= 0))
}

/** What the words themselves show: a blank, a lead-in, one side's free hand, both sides alike, who is named. */
function wordSigns(here: readonly ReadPiece[], side: 0 | 1): number[] {
  const text = here.map((piece) => piece.text).join(' ')
  const [me, they] = [MARKS[side], MARKS[side === 0 ? 1 : 0]]
  return [
    BLANK.test(text),
    LEAD_IN.test(text),
    HARSH.test(text),
    MUTUAL.test(text),
    text.includes(me),
    text.includes(they),
  ].map(Number)
}

const BLANK = /_{3}|\.{5}|…|\bxx+\b/
const LEAD_IN = /[:;]\s{0,3}$/
const HARSH =
  /sole discretion|without (?:any )?notice|without assigning|final and binding|not be (?:liable|responsible)|non[- ]refundable|forfeit|at any time|indemnif|reserves? the right/
const MUTUAL = /either party|both (?:the )?parties|neither party|mutual|each party/
