import type { Obligation } from '@karar/schema'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import type { Contract } from '../contract.ts'
import type { ContractParty } from '../parties/party.ts'
import { type ContractNorm, normsOf } from '../reading/norms.ts'
import { isParty, periodsIn } from '../reading/reading.ts'

/** Most duties worth listing: a register that nobody reads to the end helps nobody. */
const MOST = 80
/** Most characters of a duty that is told with its items. */
const LONGEST = 700
/** What a time must speak of to be one when something falls due, and how it may begin. */
const FALLS_DUE =
  /^(?:within|not later|no later|on or before|by the end|before the|at least|prior to|every|each)\b.*\b(?:days?|weeks?|months?|years?|hours?|date|quarters?|notice|termination|expiry|invoice)\b/

interface Bound {
  readonly party: ContractParty
  readonly place: Span
  readonly due: Span | null
  readonly dated: boolean
}

/** Who must do what, and by when, in the contract's own words. Dated duties come first within the cap, then in order. */
export function findObligations(contract: Contract): Obligation[] {
  const { text } = contract
  const own = normsOf(contract).filter(isDutyIn(contract))
  const found = [...Map.groupBy(own, (norm) => headOf(norm).start).values()].flatMap((together) =>
    boundBy(contract, together),
  )
  const chosen =
    found.length <= MOST
      ? found
      : [...found.filter(({ dated }) => dated), ...found.filter(({ dated }) => !dated)].slice(0, MOST)
  return chosen
    .map(({ party, place, due }): Obligation => {
      const told = originalSpan(text, place)
      const when = due === null ? null : originalSpan(text, due)
      return {
        party: party.name,
        text: text.original.slice(told.start, told.end),
        due: when === null ? null : text.original.slice(when.start, when.end).replace(/\s+/g, ' '),
        ...told,
      }
    })
    .sort((a, b) => a.start - b.start)
}

/** Who says that they will not do these refuses what the other side may ask: 'we will not entertain claims'. */
const REFUSED = /^(?:refund|reimburse|compensate|indemnify|entertain)$/
/** and who says that they will not, or cannot, take these; that somebody shall not take orders or a gift is a ban. */
const NOT_TAKEN = /^(?:consider|accept|honou?r)$/
const BARRED = /\b(?:shall|must|may|should)\b/
const OF_A_BAN = /^[^.;]{0,40}\b(?:gifts?|brib\w*|commissions?|employment|money|cash|payments?|offers?|orders?|work)\b/
/** 'shall have the right to end it and not attend'; 'who has no right to sublet shall insure' is bound for all that. */
const HAS_A_RIGHT =
  /\bnot be entitled\b(?!.*\b(?:shall|must|will)\b)|\b(?:have|has|reserves?|retains?) (?:\w+ ){0,2}right to\b(?!.*\b(?:shall|must|will)\b)/
/** What is done by somebody's leave is for others to get: 'guests must be approved by the warden'. */
const LEAVE = /^(?:approve|authori[sz]e|permit|allow|sanction|accept|agree)$/

/**
 * A duty or ban of a party. That somebody lacks a right, refuses something, may be asked for leave, or answers for what they
 * said, is no deed.
 */
const isDutyIn =
  ({ text }: Contract) =>
  ({ kind, act, clause, holder, passive, time }: ContractNorm): boolean =>
    (kind === 'duty' || (kind === 'ban' && !REFUSED.test(act.lemma) && !isNotTaken(text.norm, holder, act))) &&
    clause.type !== 'parties_and_recitals' &&
    act.matter !== 'get' &&
    !/^(?:warrant|represent|guarantee)$/.test(act.lemma) &&
    !(passive && time.length === 0 && LEAVE.test(act.lemma)) &&
    !(holder !== undefined && HAS_A_RIGHT.test(text.norm.slice(holder.end, act.start)))

const isNotTaken = (norm: string, holder: ContractNorm['holder'], act: ContractNorm['act']): boolean =>
  NOT_TAKEN.test(act.lemma) &&
  holder !== undefined &&
  !BARRED.test(norm.slice(holder.end, act.start)) &&
  !OF_A_BAN.test(norm.slice(act.end, act.end + 60))

/** Where the words begin that a norm is told with: the lead of its list, where that names who is bound, or its own sentence. */
const headOf = ({ holder, sentence: { start, end, leadSpan } }: ContractNorm): Span =>
  holder !== undefined && holder.start < start && leadSpan.end > leadSpan.start ? leadSpan : { start, end }

/** One duty for each party that is bound by one sentence or list, the first told with all of its words. */
function boundBy(contract: Contract, together: readonly ContractNorm[]): Bound[] {
  const bound: Bound[] = []
  for (const norm of together) {
    const party = norm.holder?.who
    if (!isParty(party) || bound.some((other) => other.party === party)) continue
    const head = headOf(norm)
    const last = together.findLast(({ sentence }) => sentence.end - head.start <= LONGEST)
    if (last === undefined) continue
    const place =
      bound.length === 0 ? { start: head.start, end: last.sentence.end } : { start: norm.start, end: norm.sentence.end }
    const due = norm.time.find(({ start, end }) => FALLS_DUE.test(contract.text.norm.slice(start, end))) ?? null
    bound.push({ party, place, due, dated: due !== null || periodsIn(contract, place).length > 0 })
  }
  return bound
}
