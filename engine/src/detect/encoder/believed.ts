import type { Finding } from '../../categories/shape/detector.ts'
import { overlaps } from '../../grammar/spans.ts'
import type { Contract } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isOwnPaper } from '../../understand/reading/balance.ts'
import { isOthersAlone } from '../direction.ts'
import { isReading } from '../source.ts'
import { isOf } from './known.ts'
import { isSigner } from './standing.ts'
import { graveAt, likelyTrue, type ReadPiece } from './truth.ts'
import { unspoken } from './unspoken.ts'

/**
 * How likely a card must be true of its words: to stand as an alarm, else it is worth a look, and so where the encoder names
 * the same harm as the reader of words that raised it: two who learned from different things seldom agree on a wrong one; to be worth a look, else it
 * is a remark, or below `asked` a question to check; to be a remark, else it is such a question; to be asked by its title,
 * else the passage alone is named; to be told at all. From which chance of being grave an alarm stands for whoever reads
 * their own paper: it seldom harms who wrote it. And from which such chance a passage that nothing but
 * remarks tell of keeps a contract from being cleared. Set on real contracts whose cards lawyers' readings had judged one
 * by one (docs/measured/encoder.md).
 */
const LIMITS = {
  alarm: 0.5,
  agreed: 0.25,
  look: 0.52,
  asked: 0.3,
  sure: 0.46,
  titled: 0.2,
  told: 0.05,
  atHome: 0.5,
  inDoubt: 0.23,
} as const

/**
 * How likely grave a passage must be for a question to be asked of it, and for it to be named where no finding is told of
 * it, whatever side the grammar gives it to; how much less that counts to whoever reads their own paper, and most questions and passages of one contract: the
 * likeliest to be grave are kept.
 */
const QUESTIONS = { asked: 0.03, named: 0.04, likely: 0.1, onOwnPaper: 0.5, most: 20 } as const

/**
 * Holds what was read against the chance that its card is true: what is unlikely to be so is told less loudly, as a question
 * to check, or not at all. What a detector computed, and what weighs on somebody else, stays as it is.
 */
export function believed(
  contract: Contract,
  findings: readonly Finding[],
  read: readonly ReadPiece[],
  reader: ContractParty | null,
): Finding[] {
  const told = { contract, reader }
  const isAtHome = reader !== null && isOwnPaper(contract, reader)
  const weighed = findings.flatMap((finding) => {
    if (!isReading(finding) || !isOf(finding, reader)) return [finding]
    const chance = likelyTrue(finding, read, told)
    if (chance < LIMITS.told && finding.hit.severity === 'low') return []
    const isFaint = isAtHome && !isSigner(reader) && isAlarm(finding) && graveAt(finding, read) < LIMITS.atHome
    return [asSureAs(isFaint ? toldAs(finding, 'medium') : finding, chance)]
  })
  const counts = isAtHome ? QUESTIONS.onOwnPaper : 1
  const weights = new Map<Finding, number>()
  const weighs = (finding: Finding): number => {
    const before = weights.get(finding)
    if (before !== undefined) return before
    // an alarm in what the encoder has not read may be as grave as any
    const most = isUnread(finding, read) ? 1 : counts * graveAt(finding, read)
    weights.set(finding, most)
    return most
  }
  const known = weighed.filter((finding) => finding.unsure !== true || weighs(finding) >= QUESTIONS.asked)
  const passages = unspoken(known, read, reader, QUESTIONS.named / counts).filter(
    (passage) => weighs(passage) >= QUESTIONS.likely || !isOthersAlone(contract, reader, passage),
  )
  const all = [...known, ...passages]
  const asked = all.filter(({ unsure }) => unsure === true).toSorted((a, b) => weighs(b) - weighs(a))
  const most = new Set(asked.slice(0, QUESTIONS.most))
  return all.filter((finding) => finding.unsure !== true || most.has(finding))
}

/** What the encoder has read no piece of: of how grave it is nothing is known. */
const isUnread = ({ hit }: Finding, read: readonly ReadPiece[]): boolean =>
  !read.some((piece) => overlaps(piece, hit.span))

/**
 * Some passage may well be grave, and is told as no more than a remark or a question, or not at all: by the chances of what
 * was read, or because only a question is asked of what was not.
 */
export function leftInDoubt(
  findings: readonly Finding[],
  read: readonly ReadPiece[],
  reader: ContractParty | null,
): boolean {
  const own = findings.filter((finding) => isOf(finding, reader))
  if (own.some((finding) => finding.unsure === true && isUnread(finding, read))) return true
  return read.some((piece) => {
    if (piece.chance.grave < LIMITS.inDoubt) return false
    // what no card fits may be grave all the same
    return own.filter(({ hit }) => overlaps(hit.span, piece)).every(({ hit }) => hit.severity === 'low')
  })
}

const isAlarm = ({ hit: { severity } }: Finding): boolean => severity === 'critical' || severity === 'high'

function asSureAs(finding: Finding, chance: number): Finding {
  const { severity } = finding.hit
  if (isAlarm(finding))
    return chance < (finding.agreed === true ? LIMITS.agreed : LIMITS.alarm) ? toldAs(finding, 'medium') : finding
  if (severity === 'medium' && chance >= LIMITS.asked) return chance < LIMITS.look ? toldAs(finding, 'low') : finding
  if (chance >= LIMITS.sure && severity === 'low') return finding
  return { ...toldAs(finding, 'low'), unsure: true, ...(chance < LIMITS.titled && { untold: true }) }
}
const toldAs = (finding: Finding, severity: 'medium' | 'low'): Finding => ({
  ...finding,
  hit: { ...finding.hit, severity },
})
