import type { IssueCategory } from '@karar/schema'
import { AT_ONCE } from '../../categories/exit/short-or-missing-notice/at-once.ts'
import { countExceptions } from '../../categories/secrets/missing-confidentiality-exceptions/exceptions.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { type Contract, once } from '../../understand/contract.ts'
import { earns } from '../../understand/home/earns.ts'
import type { Who } from '../../understand/parties/mentions.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { type ContractNorm, normsOf } from '../../understand/reading/norms.ts'
import { isMutual, isParty, periodsIn } from '../../understand/reading/reading.ts'
import { exitsOf, isSharedExit, LEAVES } from './exit-norms.ts'
import { isOwnShield } from './own-shield.ts'

const INDEMNIFIES = /^(?:indemnify|hold|save|defend)$/
const OF_INDEMNITY = /\bindemnif|\bharmless\b/

/**
 * What is called one-sided is held against the norms of the contract: what its very words ask of both is no finding, nor is
 * a lack that another clause makes good. A promise that the other side alone makes to the reader is no finding, nor is a
 * way out that the same clause gives to both, or a cap on the reader's own liability; an alarm at an indemnity that the
 * other side owes as well, or at a power to end for a cause where both may end, is worth a look. What the norms do not tell stays.
 */
export function asShared(contract: Contract, finding: Finding): Finding[] {
  const { category, hit } = finding
  if (!isParty(hit.burdened)) return [finding]
  if (
    isAnswered(contract, finding) ||
    isOfBoth(contract, finding) ||
    isUsualNotice(contract, finding) ||
    isOwed(contract, finding)
  )
    return []
  if (isSharedExit(contract, finding) || isOwnShield(contract, finding)) return []
  if (category !== 'one_sided_indemnity' && category !== 'one_sided_termination') return [finding]
  if (category === 'one_sided_termination' && ONE_OR_OTHER.test(contract.text.norm.slice(hit.span.start, hit.span.end)))
    return []
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
    // each owes the other the same in the very words
    if (
      isLikeForLike(
        here.filter((norm) => !toReader.includes(norm)),
        here.filter((norm) => toReader.includes(norm)),
      )
    )
      return []
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

/** Two promises of about the same length, one each way: the longer of two has mostly more in it. */
const ALIKE = 1.5
function isLikeForLike([mine]: readonly ContractNorm[], [theirs]: readonly ContractNorm[]): boolean {
  if (mine === undefined || theirs === undefined) return false
  return mine.end - mine.start <= ALIKE * (theirs.end - theirs.start)
}

/** The secrecy clause has its exceptions, wherever in it they stand. */
const ENOUGH_EXCEPTIONS = 3
const isAnswered = (contract: Contract, { category }: Finding): boolean =>
  category === 'missing_confidentiality_exceptions' &&
  once(contract, 'exceptions', () => countExceptions(contract)) >= ENOUGH_EXCEPTIONS

/** What is one-sided by its name, where the very words give it to both or ask it of both, and except nobody. */
const ONE_SIDED: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'one_sided_indemnity',
  'one_sided_liability_cap',
  'one_sided_force_majeure',
  'one_sided_set_off',
])
const OF_BOTH =
  /\b(?:either|neither|each|both) (?:of the )?part(?:y|ies)(?:'s)? (?:shall|will|may|is|are|be)\b|\bshall (?:either|any|neither) (?:of the )?part(?:y|ies) be\b|\b(?:either|neither) part(?:y|ies) be (?:liable|responsible)\b|\bparties (?:shall|will|agree to)\b[^.;]{0,90}\b(?:each other|one another)\b/
/** 'either the Licensor or the Publisher may terminate' */
const ONE_OR_OTHER =
  /\beither (?:the )?(?:[\w-]+ ){1,4}or (?:the )?(?:[\w-]+ ){1,4}(?:may|can|is entitled to|shall be entitled to|has the right to) (?:terminate|end|cancel)\b/
const EXCEPTS = /\b(?:except|save|other than|provided|however|but|notwithstanding)\b/
const isOfBoth = ({ text }: Contract, { category, hit: { span } }: Finding): boolean => {
  if (!ONE_SIDED.has(category)) return false
  const words = text.norm.slice(span.start, span.end)
  return OF_BOTH.test(words) && !EXCEPTS.test(words)
}

/** Interest or a penalty on late payments, where the reader is the one who is paid and the words ask it of nobody by name. */
function isOwed(contract: Contract, { category, hit: { span, burdened } }: Finding): boolean {
  if (category !== 'usurious_interest' && category !== 'penalty_or_excessive_damages') return false
  if (!isParty(burdened) || burdened.side === 'lender') return false
  const words = contract.text.norm.slice(span.start, span.end)
  if (!LATE_PAYMENT.test(words) || !earns(contract, burdened)) return false
  return !contract.mentions.some(({ start, end, who }) => who === burdened && start >= span.start && end <= span.end)
}
const LATE_PAYMENT =
  /\b(?:late|delayed|overdue|belated) payments?\b|\bpayments?\b[^.;]{0,30}\b(?:delayed|overdue|late)\b|\bdelay in payment\b/

/** A month's notice that either side gives is neither short nor long. */
const USUAL_DAYS = { least: 28, most: 45 }
function isUsualNotice(contract: Contract, { category, hit: { span } }: Finding): boolean {
  if (category !== 'short_or_missing_notice') return false
  const words = contract.text.norm.slice(span.start, span.end)
  const periods = periodsIn(contract, span)
  return (
    (isMutual(words) || FROM_EITHER.test(words)) &&
    !AT_ONCE.test(words) &&
    periods.length > 0 &&
    periods.every(({ days }) => days >= USUAL_DAYS.least && days <= USUAL_DAYS.most)
  )
}
const FROM_EITHER = /\b(?:from|by|on) either (?:side|party)|\beither side\b/

const indemnifies = ({ text }: Contract, { kind, act, start, end }: ContractNorm): boolean =>
  kind === 'duty' && INDEMNIFIES.test(act.lemma) && OF_INDEMNITY.test(text.norm.slice(start, end))

const worthALook = (finding: Finding): Finding =>
  finding.hit.severity === 'critical' || finding.hit.severity === 'high'
    ? { ...finding, hit: { ...finding.hit, severity: 'medium' } }
    : finding
