import { type IssueCategory, type Severity, severities } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { usualSeverity } from '../../categories/shape/families.ts'
import type { Contract } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isOwnPaper } from '../../understand/reading/balance.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { type ContractNorm, normsOf } from '../../understand/reading/norms.ts'
import { isMutual, isParty } from '../../understand/reading/reading.ts'
import { asConfined } from './confined.ts'
import { isPlain } from './ground/carries-harm.ts'
import { asShared } from './shared.ts'

/**
 * A finding whose words carry the harm by themselves (`plainly` of its card) weighs as its card says, however faintly the
 * readers felt it: they have seen few clauses of some kinds. Not told so are questions to check, what binds both sides alike
 * (unless a court may refuse it to both, or the card is of what harms both), what frees or binds others than its reader, and whoever reads their own paper.
 */
export function asPlainlySaid(
  contract: Contract,
  reader: ContractParty | null,
  findings: readonly Finding[],
): Finding[] {
  if (reader !== null && isOwnPaper(contract, reader)) return [...findings]
  return findings.flatMap((finding) => {
    const { category, hit, unsure } = finding
    const { plainly, severity: usual, plainWeight = usual, mayNotHold = false, bears } = cards[category]
    const isOfBoth = mayNotHold || bears === 'both'
    const isOthers = isParty(hit.burdened) && reader !== null && hit.burdened.index !== reader.index
    if (unsure === true || isOthers || !FAINT.has(hit.severity)) return [finding]
    const words = contract.text.norm.slice(hit.span.start, hit.span.end)
    if (!isPlain(plainly, words) || (isMutual(words) && !isOfBoth) || isNotTheirs(contract, finding)) return [finding]
    const severity = usualSeverity(plainWeight, contract.type)
    if (rank(severity) >= rank(hit.severity)) return [finding]
    // what is owed to both, or confined to little by its words, is no alarm by other words of them
    const loud = { ...finding, hit: { ...hit, severity } }
    return asShared(contract, loud).map((one) => asConfined(contract, one))
  })
}

/**
 * Whether these words free or bind others than the one to whom they would be told: who need not answer is the reader, and who
 * makes good, or pays what does not come back, is somebody else.
 */
function isNotTheirs(contract: Contract, { category, hit: { burdened, span } }: Finding): boolean {
  const camp = isParty(burdened) ? campOf(contract, burdened) : null
  if (camp === null) return false
  const isOwn = ({ holder }: ContractNorm): boolean => isParty(holder?.who) && camp.has(holder.who.index)
  const here = normsOf(contract).filter(({ start, end }) => start < span.end && span.start < end)
  if (category === 'one_sided_liability_cap') {
    const shields = here.filter(({ kind, holder }) => kind === 'immunity' && isParty(holder?.who))
    return shields.length > 0 && shields.every(isOwn)
  }
  const bears = BEARS[category]
  const duties = here.filter(
    ({ kind, act, holder }) => kind === 'duty' && bears?.test(act.lemma) && isParty(holder?.who),
  )
  return duties.length > 0 && !duties.some(isOwn)
}
/** What whoever bears such a card has to do. */
const BEARS: Partial<Record<IssueCategory, RegExp>> = {
  one_sided_indemnity: /^(?:indemnify|hold|save|defend)$/,
  non_refundable_payment: /^(?:pay|remit|deposit)$/,
}

const rank = (severity: Severity): number => severities.indexOf(severity)
const FAINT: ReadonlySet<string> = new Set(['medium', 'low'])
