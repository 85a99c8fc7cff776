import type { ClauseType, Obligation } from '@karar/schema'
import { escaped } from '../grammar/escaped.ts'
import { originalSpan } from '../grammar/normalize.ts'
import { format } from '../language/message.ts'
import { summaryWords as words } from '../language/summary.ts'
import { type Contract, once } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { type ContractNorm, normsOf } from '../understand/reading/norms.ts'
import { toldToYou } from './told-to-you.ts'

/** Clauses whose duties are what the bargain is about; the rest is how it is carried out. */
const AT_THE_HEART: readonly ClauseType[] = [
  'scope_of_work',
  'appointment_and_duties',
  'payment',
  'compensation',
  'rent',
  'security_deposit',
  'deliverables_and_acceptance',
  'delivery',
  'royalty',
  'capital_contribution',
  'licence_grant',
  'minimum_commitment',
  'possession_and_handover',
  'maintenance_and_repairs',
  'service_levels',
]
/** Longer sentences are told as far as this. */
const LONGEST = 200
/** What 'not' takes of it. */
const FOR_NOT = 4
const SHORTEST = 12

export interface ToldDuty extends Obligation {
  readonly told: string
}

/**
 * Duties of a party that can be told in a plain sentence: those that begin with the party and say what it shall do. All
 * but the beginning stays in the contract's own words. The ones at the heart of the bargain come first.
 *
 * @param as how to begin: 'You', or what the party is called
 */
export function tellDuties(
  contract: Contract,
  party: ContractParty,
  obligations: readonly Obligation[],
  as: 'you' | string,
): ToldDuty[] {
  const begins = beginningOf(party)
  const first = firstNorms(contract)
  return obligations
    .flatMap((obligation) => {
      if (obligation.party !== party.name || !isPlainDuty(contract, first.get(obligation.start))) return []
      const match = begins.exec(obligation.text)
      if (match === null) return []
      const behind = obligation.text.slice(match[0].length).replace(/\s+/g, ' ').trim()
      if (behind.length < SHORTEST || /[|_]|\.{4}/.test(behind)) return []
      const isPlain = match[1]!.toLowerCase() === 'will'
      const spoken = as === 'you' ? toldToYou(behind, party, AS_I.test(match[0])) : behind
      const negated = match[2] !== undefined
      const rest = shortened(spoken, LONGEST - (negated ? FOR_NOT : 0))
      const told =
        as === 'you'
          ? format(isPlain ? words.youWill : words.youMust, { negated, rest })
          : format(isPlain ? words.theyWill : words.theyMust, { who: as, negated, rest })
      return [{ ...obligation, told, rank: rankOf(contract, obligation) }]
    })
    .sort((a, b) => a.rank - b.rank || a.start - b.start)
    .filter(({ told }, at, all) => all.findIndex((other) => other.told === told) === at)
    .map(({ rank: _, ...duty }) => duty)
}

/** 'I shall', 'I/We agree to' */
const AS_I = /\bI(?:\/we)?\s+(?:shall|will|must|agree|undertake|am)\b/i

/** The first norm of each sentence, and of each part of one, by where it begins in the original text. */
const firstNorms = (contract: Contract): ReadonlyMap<number, ContractNorm> =>
  once(contract, 'first-norms', () => {
    const first = new Map<number, ContractNorm>()
    for (const norm of normsOf(contract))
      for (const span of [norm.sentence, norm]) {
        const { start } = originalSpan(contract.text, span)
        if (!first.has(start)) first.set(start, norm)
      }
    return first
  })

/** What the first words bind their subject to do: what is done to somebody, what comes to them or shields them is no duty. */
function isPlainDuty({ text }: Contract, norm: ContractNorm | undefined): boolean {
  if (norm === undefined || norm.passive || norm.holder === undefined) return false
  if (norm.kind !== 'duty' && norm.kind !== 'ban') return false
  const before = text.norm.slice(norm.holder.end, norm.act.start)
  return (
    norm.act.matter !== 'get' &&
    norm.act.lemma !== 'liable' &&
    norm.act.lemma !== 'retain' &&
    !/\b(?:no|rights?|entitled|permitted|allowed)\b/.test(before)
  )
}

function beginningOf({ aliases, name }: ContractParty): RegExp {
  const names = [name, ...aliases].map((alias) => escaped(alias).replace(/\s+/g, '\\s+'))
  const who = names.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(
    `^(?:\\(?[\\w.]{1,6}[).]\\s+)?(?:(?:the|said)\\s+)*(?:${who})\\s+(shall|will|must|agrees?\\s+to|undertakes?\\s+to|(?:is|are)\\s+(?:required|obliged)\\s+to)\\s+(not\\s+)?`,
    'i',
  )
}

function rankOf(contract: Contract, { start, due }: Obligation): number {
  const type = contract.clauses.findLast((clause) => clause.start <= start)?.type
  const place = type === undefined ? -1 : AT_THE_HEART.indexOf(type)
  return (place < 0 ? AT_THE_HEART.length : place) * 2 + (due === null ? 1 : 0)
}

/** Whole up to a length, else cut at a word, with dots that say so. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return /[.!?]$/.test(text) ? text : `${text.replace(/[,;:]?(?: and| or)?$/, '')}.`
  const cut = text.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')} \u2026`
}
