import { escaped } from '../../grammar/escaped.ts'
import type { NormalText } from '../../grammar/normalize.ts'
import type { ContractParty } from './party.ts'

/** Who a piece of text speaks of: one party, both alike, or nobody that could be made out. */
export type Who = ContractParty | 'mutual' | null

/** A place where the text names a party or both. Normalised positions. */
export interface Mention {
  readonly start: number
  readonly end: number
  readonly who: ContractParty | 'mutual'
}

const MUTUAL = [
  'either party',
  'each party',
  'both parties',
  'neither party',
  'the parties',
  'no party',
  'either of the parties',
  'each of the parties',
  'any party',
  'the other party',
  'other party',
  'parties',
  'party',
  'both of them',
  'either of them',
  'each of us',
  'neither of us',
  'both of us',
  'one of us',
  'neither of them',
  'either of us',
  'either side',
  'each side',
  'both sides',
  'neither side',
  'disclosing party',
  'receiving party',
]

/** Who says 'I' is not meant by the '(i)' and the 'i.' of a list. */
const sought = (word: string): string => (word === 'i' ? String.raw`(?<!\()i(?![.)])` : escaped(word))

/** Every mention of a party, in order. One pass with one expression. */
export function findMentions(text: NormalText, parties: readonly ContractParty[]): Mention[] {
  const owner = new Map<string, ContractParty | 'mutual'>()
  for (const word of MUTUAL) owner.set(word, 'mutual')
  for (const party of parties) for (const alias of party.aliases) owner.set(alias, party)
  const words = [...owner.keys()].sort((a, b) => b.length - a.length).map(sought)
  const expression = new RegExp(String.raw`(?<![\w-])(${words.join('|')})(?!\w)`, 'g')
  const mentions: Mention[] = []
  for (const match of text.norm.matchAll(expression)) {
    mentions.push({ start: match.index, end: match.index + match[0].length, who: owner.get(match[1]!)! })
  }
  return mentions
}

/** Index of the last mention that begins before `at`; -1 where there is none. */
export function lastMentionBefore(mentions: readonly Mention[], at: number): number {
  let low = 0
  let high = mentions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (mentions[middle]!.start < at) low = middle + 1
    else high = middle
  }
  return low - 1
}
