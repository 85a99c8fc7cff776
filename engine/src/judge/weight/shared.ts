import type { Finding } from '../../categories/shape/detector.ts'
import type { Contract } from '../../understand/contract.ts'
import type { Who } from '../../understand/parties/mentions.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { type ContractNorm, normsOf } from '../../understand/reading/norms.ts'
import { isParty } from '../../understand/reading/reading.ts'
import { exitsOf, isSharedExit, LEAVES } from './exit-norms.ts'

const INDEMNIFIES = /^(?:indemnify|hold|save|defend)$/
const OF_INDEMNITY = /\bindemnif|\bharmless\b/

/**
 * What is called one-sided is held against the norms of the contract: a promise that the other side alone makes to the
 * reader is no finding, nor is a way out that the same clause gives to both; an alarm at an indemnity that the other side
 * owes as well, or at a power to end for a cause where both may end, is worth a look. What the norms do not tell stays.
 */
export function asShared(contract: Contract, finding: Finding): Finding[] {
  const { category, hit } = finding
  if (!isParty(hit.burdened)) return [finding]
  if (isSharedExit(contract, finding)) return []
  if (category !== 'one_sided_indemnity' && category !== 'one_sided_termination') return [finding]
  const camp = campOf(contract, hit.burdened)!
  const isCamp = (who: Who | undefined): boolean => isParty(who) && camp.has(who.index)
  const isAcross = (who: Who | undefined): boolean => isParty(who) && !camp.has(who.index)
  const isHere = (norm: ContractNorm): boolean => norm.start < hit.span.end && hit.span.start < norm.end
  const norms = normsOf(contract)
  if (category === 'one_sided_indemnity') {
    const owed = norms.filter((norm) => indemnifies(contract, norm))
    const toReader = owed.filter(({ holder, counterparty }) => isAcross(holder?.who) && isCamp(counterparty?.who))
    const here = owed.filter(isHere)
    if (here.length > 0 && here.every((norm) => toReader.includes(norm))) return []
    return [toReader.some((norm) => !isHere(norm)) ? worthALook(finding) : finding]
  }
  const powers = norms.filter(({ kind, act }) => kind === 'power' && LEAVES.test(act.lemma))
  const theirs = powers.filter((norm) => isHere(norm) && isAcross(norm.holder?.who))
  if (theirs.length === 0) return [finding]
  const atWill = contract.parties.filter(isAcross).flatMap((party) => exitsOf(contract, party))
  const isForCause = theirs.every((norm) => !atWill.some((exit) => exit.norm === norm))
  const both = powers.some(({ holder }) => holder?.who === 'mutual')
  return [isForCause && both ? worthALook(finding) : finding]
}

const indemnifies = ({ text }: Contract, { kind, act, start, end }: ContractNorm): boolean =>
  kind === 'duty' && INDEMNIFIES.test(act.lemma) && OF_INDEMNITY.test(text.norm.slice(start, end))

const worthALook = (finding: Finding): Finding =>
  finding.hit.severity === 'critical' || finding.hit.severity === 'high'
    ? { ...finding, hit: { ...finding.hit, severity: 'medium' } }
    : finding
