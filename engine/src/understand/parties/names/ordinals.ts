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
  const said = [ordinalsOf(one), ordinalsOf(other)]
  const own = said.every((words) => words.length === 0) ? inOrder(norm, parties) : said
  return parties.map((party, index) => {
    if (said[index]!.length > 0) return party
    const meant = own[1 - index]!.map(otherOf).filter((word) => norm.includes(word))
    if (meant.length === 0) return party
    return { ...party, aliases: [...party.aliases, ...meant].sort((a, b) => b.length - a.length) }
  })
}

/** Nobody is said to be the first party, and the paper speaks of both all the same: they stand in the order of its opening. */
function inOrder(norm: string, parties: readonly Called[]): string[][] {
  const [[first, again], [second, more]] = [norm.match(FIRST) ?? [], norm.match(SECOND) ?? []]
  const places = parties.map(({ name }) => norm.indexOf(name.toLowerCase()))
  if (first === undefined || second === undefined || again === undefined || more === undefined) return [[], []]
  if (places.some((at) => at < 0) || places[0] === places[1]) return [[], []]
  return places[0]! < places[1]! ? [[first], [second]] : [[second], [first]]
}
const FIRST = /first party/g
const SECOND = /second party/g
