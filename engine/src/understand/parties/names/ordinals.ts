import type { NormalText } from '../../../grammar/normalize.ts'
import type { ContractParty } from '../party.ts'

const PAIRS = [
  ['first party', 'second party'],
  ['party of the first part', 'party of the second part'],
  ['party a', 'party b'],
] as const

/** 'the Landlord/First Party' beside 'the Tenant', who is the second party from there on, though nothing says so. */
export function withOrdinals({ norm }: NormalText, parties: readonly ContractParty[]): readonly ContractParty[] {
  if (parties.length !== 2) return parties
  for (const pair of PAIRS)
    for (const [known, other] of [pair, pair.toReversed()] as [string, string][]) {
      const is = (word: string) => (party: ContractParty) => party.aliases.includes(word)
      const [own, ...more] = parties.filter(is(known))
      if (own === undefined || more.length > 0 || parties.some(is(other)) || !norm.includes(other)) continue
      return parties.map((party) => (party === own ? party : { ...party, aliases: longestFirst(party.aliases, other) }))
    }
  return parties
}

const longestFirst = (aliases: readonly string[], another: string): string[] =>
  [...aliases, another].sort((a, b) => b.length - a.length)
