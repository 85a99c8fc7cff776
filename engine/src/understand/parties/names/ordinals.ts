import type { NormalText } from '../../../grammar/normalize.ts'
import type { Called } from './own-initials.ts'

const ORDINAL = /^(?:first|second) party$|^party of the (?:first|second) part$|^party [ab]$/
const ACROSS: Readonly<Record<string, string>> = { first: 'second', second: 'first', a: 'b', b: 'a' }
const otherOf = (word: string): string => word.replace(/\b(?:first|second|[ab])\b/, (which) => ACROSS[which]!)

/** 'the Landlord/First Party' beside 'the Tenant', who is the second party from there on, though nothing says so. */
export function withOrdinals<P extends Called>({ norm }: NormalText, parties: readonly P[]): readonly P[] {
  const [one, other] = parties
  if (one === undefined || other === undefined || parties.length > 2) return parties
  const ordinalsOf = ({ aliases }: Called): string[] => aliases.filter((word) => ORDINAL.test(word))
  const own = [ordinalsOf(one), ordinalsOf(other)]
  return parties.map((party, index) => {
    if (own[index]!.length > 0) return party
    const meant = own[1 - index]!.map(otherOf).filter((word) => norm.includes(word))
    if (meant.length === 0) return party
    return { ...party, aliases: [...party.aliases, ...meant].sort((a, b) => b.length - a.length) }
  })
}
