import type { Severity } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { usualSeverity } from '../../categories/shape/families.ts'
import type { Span } from '../../grammar/normalize.ts'
import { overlaps } from '../../grammar/spans.ts'
import type { Contract } from '../../understand/contract.ts'
import { homeLawOf } from '../../understand/home/home-law.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { bearsOut, isDenied, isTellable, turned } from '../bears-out.ts'
import { isOwnReading, isReading } from '../source.ts'
import { isOf, knownIn } from './known.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { Reading, Readings } from './readings.ts'
import type { ReadPiece } from './truth.ts'
import { type Chance, weigh } from './weigh.ts'

/**
 * From which chance of being grave a piece is an alarm, from which chance of raising anything it is more than a remark, and is
 * told at all; from which what the trained reader holds worth a look is an alarm, since two readers felt it who learned from
 * different things; below which an alarm of the trained reader is toned down, and what it found is no finding. Set on contracts
 * that the encoder had not seen (docs/measured/encoder.md).
 */
const LIMITS = {
  alarm: 0.38,
  both: 0.2,
  clear: 0.58,
  told: 0.12,
  doubtful: 0.15,
  harmless: 0.2,
} as const

/** Where the encoder itself sees less than this, the category that it gives means nothing, however harsh the words are. */
const LEAST_SEEN = 0.03
const strengthOf = ({ any, grave, fit }: Reading): number => Math.cbrt(any * grave * Math.max(0.02, fit))

/** Among so many categories that fit best the encoder must name one to agree. */
const AGREES = 6

/** Longest finding that is put together from neighbours, and most that are shown of one category. */
const LONGEST = 600
const MOST_OF_A_KIND = 6

interface Found extends Span {
  readonly clause: Clause
  readonly reading: Reading
  readonly chance: Chance
}
interface Seen extends Found, ReadPiece {}

export interface Meant {
  readonly findings: Finding[]
  readonly read: readonly ReadPiece[]
}

/** Readings that belong to this text and these pieces. */
const fits = (contract: Contract, pieces: readonly Piece[], readings: Readings): boolean =>
  readings.length === contract.text.original.length && readings.pieces.length === pieces.length

/**
 * What the encoder holds to weigh on the reader, beside what is known: pieces that touch and say the same are one finding,
 * and where something grave is known already nothing is added. Known findings that it holds to be harmless are toned down or left out.
 */
export function withMeaning(
  contract: Contract,
  readings: Readings,
  reader: ContractParty | null,
  known: readonly Finding[],
): Meant {
  const { pieces, first } = piecesOf(contract)
  if (!fits(contract, pieces, readings)) throw new Error('the readings are those of another text')
  const side = reader === null || first.has(reader.index) ? 0 : 1
  const own = known.filter((finding) => isOf(finding, reader))
  const others = known.filter((finding) => !isOf(finding, reader))
  const chances = weigh(pieces, readings.pieces, side, knownIn(pieces, own))
  const opposites = weigh(pieces, readings.pieces, side === 0 ? 1 : 0, knownIn(pieces, others))
  const seen: Seen[] = pieces.flatMap((piece, index) => {
    const both = readings.pieces[index]
    const chance = chances[index]
    const opposite = opposites[index]
    if (piece.span === null || !both || !chance || !opposite) return []
    const [reading, across] = [both[side], both[side === 0 ? 1 : 0]]
    const clause = contract.clauses[piece.clause]!
    return [{ ...piece.span, clause, reading, chance, text: piece.text, side, own: reading, across, opposite }]
  })
  const toned = known.flatMap((finding) => {
    if (!isOf(finding, reader)) return [finding]
    return isHarmless(finding, seen)
      ? []
      : [feltByBoth(contract, withAgreement(tonedDown(finding, seen), seen), own, seen)]
  })
  const mine = toned.filter((finding) => isOf(finding, reader))
  const told = seen.filter(
    (found) => (isAlarm(found) || found.chance.any >= LIMITS.told) && strengthOf(found.reading) >= LEAST_SEEN,
  )
  const added = joined(told.flatMap((found) => fittingly(contract, found, reader))).filter(
    (found) => !mine.some((finding) => overlaps(finding.hit.span, found) && saysAlready(finding, found)),
  )
  const findings = [...toned, ...mostOfAKind(added).map((found) => findingOf(contract, found, reader))]
  return { findings, read: seen }
}

/** What is known there says it already; an alarm adds to what is less than one, a remark another reason. */
const saysAlready = ({ category, hit }: Finding, found: Found): boolean =>
  isGrave(hit.severity) || (!isAlarm(found) && category === found.reading.category)

const isAlarm = ({ chance }: Found): boolean => chance.grave >= LIMITS.alarm
const isGrave = (severity: Severity): boolean => severity === 'critical' || severity === 'high'

/** Found by the trained reader in words that raise nothing here; what a detector computes stays. */
function isHarmless(finding: Finding, seen: readonly Found[]): boolean {
  const { hit } = finding
  if (!isOwnReading(finding)) return false
  const here = seen.filter((piece) => overlaps(piece, hit.span))
  return here.length > 0 && here.every(({ chance }) => chance.any < LIMITS.harmless)
}

/** Marked where the encoder names the same category over the same words, among those that fit best. */
function withAgreement(finding: Finding, seen: readonly Found[]): Finding {
  const agrees = seen.some(
    (piece) =>
      overlaps(piece, finding.hit.span) &&
      [piece.reading.category, ...piece.reading.next].slice(0, AGREES).includes(finding.category),
  )
  return agrees ? { ...finding, agreed: true } : finding
}

/** What a reader alarms at and the encoder holds to be harmless is worth a look, no alarm; what a detector computes stays. */
function tonedDown(finding: Finding, seen: readonly Found[]): Finding {
  if (!isGrave(finding.hit.severity) || !isReading(finding)) return finding
  const here = seen.filter((piece) => overlaps(piece, finding.hit.span))
  if (here.length === 0 || here.some(({ chance }) => chance.grave >= LIMITS.doubtful)) return finding
  return { ...finding, hit: { ...finding.hit, severity: 'medium' } }
}

/**
 * What the trained reader holds worth a look, in words that may well be grave, is an alarm where the encoder names the same
 * category; not where some alarm stands over the same words, which says it already, nor under the law of another country: what
 * those papers say so is usual there, and of five that were raised one was grave.
 */
function feltByBoth(contract: Contract, finding: Finding, known: readonly Finding[], seen: readonly Found[]): Finding {
  const { category, hit } = finding
  if (!isOwnReading(finding) || finding.agreed !== true || hit.severity !== 'medium') return finding
  if (homeLawOf(contract) === 'is_foreign') return finding
  if (known.some((other) => isGrave(other.hit.severity) && overlaps(other.hit.span, hit.span))) return finding
  if (!seen.some((piece) => piece.chance.grave >= LIMITS.both && overlaps(piece, hit.span))) return finding
  const severity = usualSeverity(cards[category].severity, contract.type) === 'critical' ? 'critical' : 'high'
  return { ...finding, hit: { ...hit, severity } }
}

/**
 * Told by the category that fits best among those that its words bear out; as it is where they bear out none, and by nobody
 * where they deny it outright: what was felt in them as that harm is no other one.
 */
function fittingly(contract: Contract, found: Found, reader: ContractParty | null): Found[] {
  const words = contract.text.norm.slice(found.start, found.end)
  const { reading } = found
  if (bearsOut(contract, reading.category, words, reader)) return [found]
  const isTurned = turned(contract, reading.category, words, reader) !== reading.category
  if (!isTurned && isDenied(reading.category, words)) return []
  const category = reading.next.find((one) => isTellable(one) && bearsOut(contract, one, words, reader))
  return [category === undefined ? found : { ...found, reading: { ...reading, category } }]
}

/** Neighbours of one clause with the same category are one finding, as clear as the clearest. */
function joined(found: readonly Found[]): Found[] {
  const out: Found[] = []
  for (const one of found) {
    const last = out.at(-1)
    if (
      last !== undefined &&
      last.clause === one.clause &&
      one.start - last.end <= 2 &&
      one.end - last.start < LONGEST &&
      last.reading.category === one.reading.category &&
      isAlarm(last) === isAlarm(one)
    ) {
      const clearer = last.chance.any >= one.chance.any ? last : one
      out[out.length - 1] = { ...clearer, start: last.start, end: one.end }
    } else out.push(one)
  }
  return out
}

/** The clearest of each category. */
function mostOfAKind(found: readonly Found[]): Found[] {
  const byCategory = Map.groupBy(
    found.toSorted((a, b) => b.chance.grave - a.chance.grave || a.start - b.start),
    ({ reading }) => reading.category,
  )
  return [...byCategory.values()].flatMap((own) => own.slice(0, MOST_OF_A_KIND))
}

function findingOf(contract: Contract, found: Found, reader: ContractParty | null): Finding {
  const { category } = found.reading
  const usual = usualSeverity(cards[category].severity, contract.type)
  const alarm = usual === 'critical' ? 'critical' : 'high'
  const severity: Severity = isAlarm(found) ? alarm : found.chance.any >= LIMITS.clear ? 'medium' : 'low'
  return {
    category,
    source: `meaning-${category.replaceAll('_', '-')}`,
    hit: {
      span: { start: found.start, end: found.end },
      clause: found.clause,
      severity,
      burdened: reader,
      confidence: Math.round(Math.min(0.9, 0.5 + found.chance.any / 2) * 100) / 100,
      ...(cards[category].isLack && { absence: true as const }),
    },
  }
}
