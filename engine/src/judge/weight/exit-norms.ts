import type { Finding } from '../../categories/shape/detector.ts'
import type { Period } from '../../grammar/numbers.ts'
import type { Contract } from '../../understand/contract.ts'
import { describe } from '../../understand/facts/notices.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { type ContractNorm, normsOf } from '../../understand/reading/norms.ts'
import { counterpart, isParty } from '../../understand/reading/reading.ts'
import type { Clause } from '../../understand/segment/clauses.ts'

/** A way out that the contract's norms give to somebody, for no cause: with how much notice, where that is told. */
export interface Exit {
  readonly norm: ContractNorm
  readonly days: number | null
  readonly value: string | null
}

/** Lemmas of what ends a contract. */
export const LEAVES = /^(?:terminate|cancel|end|determine|discontinue|resign|withdraw|quit|leave)$/
/** 'may decide to terminate', 'may notify us of the wish to leave': it leaves by saying so. */
const SAYS_SO = /^(?:decide|choose|elect|opt|wish|intend|notify|inform|give|serve)$/
const TO_LEAVE =
  /\b(?:to|of|the) (?:\w+ ){0,3}?(?:terminat(?:e|ion)|cancel(?:lation)?|discontinue|resign|withdraw|quit|leave)\b/
const FOR_A_CAUSE =
  /\b(?:breach\w*|defaults?|misconduct|fraud\w*|insolven\w+|bankrupt\w*|fail(?:s|ed|ure)?|convict\w*|negligen\w+|violat\w+|for cause|force majeure|non-?payment|lack of payment|only due to|following (?:cases|events|circumstances|reasons))\b/

/** How a party may leave by its own will, as the powers of the contract have it. */
export const exitsOf = (contract: Contract, party: ContractParty): readonly Exit[] =>
  normsOf(contract).flatMap((norm) => {
    const who = norm.holder?.who
    const holds = who === 'mutual' || (isParty(who) && who.index === party.index)
    if (!holds || norm.kind !== 'power' || !isAtWill(contract, norm)) return []
    const words = contract.text.norm.slice(norm.start, norm.end)
    if (!LEAVES.test(norm.act.lemma) && !(SAYS_SO.test(norm.act.lemma) && TO_LEAVE.test(words))) return []
    if (FOR_A_CAUSE.test(words)) return []
    const said = LEAVES.test(norm.act.lemma) ? [] : saidBeside(contract, norm)
    // of several times nobody knows which one is the notice
    if (said.length > 1) return []
    const notice = noticeOf(contract, norm) ?? said[0]
    return [{ norm, days: notice?.days ?? null, value: notice === undefined ? null : describe(notice) }]
  })

/** What nothing must have happened for: 'upon giving the other sixty days of notice' is how one leaves, and no cause. */
const BY_NOTICE = /^(?:up ?)?on (?:giving|serving|sending|delivering|providing|(?:prior )?written notice|notice)\b/
const isAtWill = ({ text }: Contract, { trigger }: ContractNorm): boolean =>
  trigger === undefined || BY_NOTICE.test(text.norm.slice(trigger.start, trigger.end))

const noticeOf = ({ periods }: Contract, { time }: ContractNorm): Period | undefined => {
  const [at] = time
  return time.length === 1 ? periods.find(({ start, end }) => start === at!.start && end === at!.end) : undefined
}

/** The times that the sentence of a norm names, each once. */
function saidBeside({ periods }: Contract, { clause, start }: ContractNorm): Period[] {
  const sentence = clause.sentences.find((one) => one.start <= start && start < one.end)
  const here = periods.filter((one) => sentence !== undefined && sentence.start <= one.start && one.end <= sentence.end)
  return [...new Map(here.map((one) => [one.days, one])).values()]
}

/** A clause and those numbered beside it, as 7.1.2 and 7.1.3: one way out for each side. */
const isBeside = (a: Clause, b: Clause): boolean =>
  a.index === b.index || (above(a.number) !== '' && above(a.number) === above(b.number))
const above = (number: string | null): string => /^(.+)\.\d+$/.exec(number ?? '')?.[1] ?? ''

/** True for 'X can leave more easily than you' where the same clause, or the one beside it, lets you leave as soon. */
export function isSharedExit(contract: Contract, { category, hit }: Finding): boolean {
  const { burdened, clause, span } = hit
  if (category !== 'one_sided_termination' || !isParty(burdened)) return false
  const other = counterpart(contract, burdened)
  if (other === null) return false
  const isHere = ({ norm }: Exit): boolean => norm.start < span.end && span.start < norm.end
  const theirs = exitsOf(contract, other).filter(isHere)
  const mine = exitsOf(contract, burdened).filter(({ norm }) => isBeside(norm.clause, clause))
  return theirs.length > 0 && theirs.every((own) => mine.some(({ days }) => asSoon(days, own.days)))
}

const asSoon = (mine: number | null, theirs: number | null): boolean =>
  theirs === null ? mine === null : mine !== null && mine <= theirs

/** Whether somebody may leave by their own will with no more notice than each of these powers of another asks. */
export function leavesAsSoon(contract: Contract, party: ContractParty, others: readonly ContractNorm[]): boolean {
  const mine = exitsOf(contract, party)
  return others.every((norm) => {
    const days = noticeOf(contract, norm)?.days
    return days !== undefined && mine.some((own) => own.days !== null && own.days <= days)
  })
}
