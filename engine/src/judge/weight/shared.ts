import type { IssueCategory } from '@karar/schema'
import { isCustomaryAbroad } from '../../categories/disputes/shortened-limitation-period/customary-abroad.ts'
import { countExceptions } from '../../categories/secrets/missing-confidentiality-exceptions/exceptions.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { Who } from '../../understand/parties/mentions.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { type ContractNorm, normsOf } from '../../understand/reading/norms.ts'
import { isParty } from '../../understand/reading/reading.ts'
import { exitsOf, isSharedExit, LEAVES, leavesAsSoon } from './exit-norms.ts'
import { isOwnShield, isShieldedToo } from './own-shield.ts'
import { isOwnTown } from './own-town.ts'

const INDEMNIFIES = /^(?:indemnify|hold|save|defend)$/
const OF_INDEMNITY = /\bindemnif|\bharmless\b/

/**
 * What is called one-sided is held against the norms of the contract: what its very words ask of both is no finding, nor is a
 * lack that another clause makes good, a way out that the same clause gives to both, a cap on the reader's own liability, or the courts of the reader's own town; an
 * alarm at an indemnity that the other side owes as well, or at a power to end for a cause where both may end, is worth a look.
 */
export function asShared(contract: Contract, finding: Finding): Finding[] {
  const { category, hit } = finding
  if (!isParty(hit.burdened)) return [finding]
  if (isAnswered(contract, finding) || isOfBoth(contract, finding)) return []
  if (
    isSharedExit(contract, finding) ||
    isOwnShield(contract, finding) ||
    isShieldedToo(contract, finding) ||
    isOwnTown(contract, finding)
  )
    return []
  if (category === 'shortened_limitation_period' && isCustomaryAbroad(contract, hit.span))
    return [{ ...finding, hit: { ...hit, severity: 'low' } }]
  if (category !== 'one_sided_indemnity' && category !== 'one_sided_termination') return [finding]
  const camp = campOf(contract, hit.burdened)!
  const isAcross = (who: Who | undefined): boolean => isParty(who) && !camp.has(who.index)
  const isHere = (norm: ContractNorm): boolean => norm.start < hit.span.end && hit.span.start < norm.end
  const norms = normsOf(contract)
  if (category === 'one_sided_indemnity') {
    const isOwed = norms.some(
      (norm) =>
        indemnifies(contract, norm) &&
        isAcross(norm.holder?.who) &&
        isParty(norm.counterparty?.who) &&
        camp.has(norm.counterparty.who.index) &&
        !isHere(norm),
    )
    return [isOwed ? toldAsOwedToo(worthALook(finding)) : finding]
  }
  const powers = norms.filter(({ kind, act }) => kind === 'power' && LEAVES.test(act.lemma))
  const theirs = powers.filter((norm) => isHere(norm) && isAcross(norm.holder?.who))
  if (theirs.length === 0) return [finding]
  const atWill = contract.parties.filter(isAcross).flatMap((party) => exitsOf(contract, party))
  const isForCause = theirs.every((norm) => !atWill.some((exit) => exit.norm === norm))
  // who may leave for any reason, with as little notice, leaves no less easily than who needs a cause
  if (isForCause && leavesAsSoon(contract, hit.burdened, theirs))
    return hit.severity === 'critical' || hit.severity === 'high' ? [worthALook(finding)] : []
  const both = powers.some(({ holder }) => holder?.who === 'mutual')
  return [isForCause && both ? worthALook(finding) : finding]
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
  'one_sided_assignment',
  'release_of_claims',
])
const OF_BOTH =
  /\b(?:either|neither|each|both) (?:of the )?part(?:y|ies)(?:'s)? (?:shall|will|may|is|are|be)\b|\bshall (?:either|any|neither) (?:of the )?part(?:y|ies) be\b|\b(?:either|neither) part(?:y|ies) be (?:liable|responsible)\b|\bliability of (?:either|each)\b|\beach (?:of the )?part(?:y|ies)'s? (?:\w+ ){0,4}liability\b|\bliability (?:between|of) the parties\b|\beither (?:the )?[a-z][a-z -]{1,40} or (?:the )?[a-z][a-z -]{1,40} (?:is|are|may|shall|will)\b|\bparties (?:shall|will|agree to)\b[^.;]{0,90}\b(?:each other|one another)\b|\beach (?:hereby )?(?:agrees?|undertakes?) to\b[^.;]{0,60}\b(?:each other|one another)\b/
/** Whoever it is of the two: 'the terminating party shall not be responsible' */
const OF_WHOEVER =
  /\b(?:the|a|any|no) (?:(?:other|affected|terminating|indemnifying|assigning|(?:non-?)?(?:defaulting|breaching|performing)) )?party(?: (?:so )?(?:affected|claiming)| (?:which|that|who) [^.;,]{3,60})? (?:shall|will|may|is|be)\b|\bone party\b[^.;]{0,80}\bthe other\b/
const takesBack = (words: string): boolean =>
  EXCEPTS.test(words.replace(/^notwithstanding\b/, '').replace(/\bbut not limited to\b/g, ''))
const EXCEPTS = /\b(?:except|save|other than|provided|however|but|notwithstanding)\b/
function isOfBoth(contract: Contract, { category, hit: { span } }: Finding): boolean {
  if (!ONE_SIDED.has(category)) return false
  const words = contract.text.norm.slice(span.start, span.end)
  const isNamed = contract.mentions.some(({ start, end, who }) => isParty(who) && start < span.end && span.start < end)
  // 'except for the duties of section 14' takes nothing from either; an exception that names one of them may
  if (OF_BOTH.test(words) && (!isNamed || !takesBack(words))) return true
  if (!isNamed && OF_WHOEVER.test(words)) return true
  // 'if either the Company or the Agent is prevented': by the grammar, too, all of it is of both
  const here = normsOf(contract).filter((norm) => norm.start < span.end && span.start < norm.end)
  return here.length > 0 && !takesBack(words) && here.every(({ holder }) => holder?.who === 'mutual')
}

const indemnifies = ({ text }: Contract, { kind, act, start, end }: ContractNorm): boolean =>
  kind === 'duty' && INDEMNIFIES.test(act.lemma) && OF_INDEMNITY.test(text.norm.slice(start, end))

/** Each makes good losses of the other, by words of its own: no card says 'not the other way round' of it. */
const toldAsOwedToo = (finding: Finding): Finding =>
  finding.hit.variant === undefined ? { ...finding, hit: { ...finding.hit, variant: 'owedToo' } } : finding

const worthALook = (finding: Finding): Finding =>
  finding.hit.severity === 'critical' || finding.hit.severity === 'high'
    ? { ...finding, hit: { ...finding.hit, severity: 'medium' } }
    : finding
