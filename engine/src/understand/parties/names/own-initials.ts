import type { NormalText } from '../../../grammar/normalize.ts'

/** What a party is called. */
export interface Called {
  readonly name: string
  readonly aliases: readonly string[]
}

/** Joins the words of a name and is no part of its initials. */
const JOINS = /^(?:of|and|the|for|m|s)$/i
/** A form's own words: what stands behind them is no longer the name. */
const FORM = /^(?:private|pvt|limited|ltd|llp|inc|llc|plc|corporation|corp|company|co|india)$/i
const FEWEST = 3
/** So often a paper must use the letters before they are taken for somebody. */
const TIMES = 2

/** 'Daulat Packing India Private Limited': DPIPL, DPI, and DPL, which leaves the country and one word of its form out. */
function shortsOf(name: string): Set<string> {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !JOINS.test(word))
  const own = words.filter((word) => !FORM.test(word))
  const form = words.filter((word) => FORM.test(word) && !/^india$/i.test(word))
  const initials = (some: readonly string[]): string => some.map((word) => word.charAt(0).toUpperCase()).join('')
  // the full name, without the country, without the form, with the last word of the form alone, and with its first alone
  const kinds = [words, [...own, ...form], own, [...own, ...form.slice(-1)], [...own, ...form.slice(0, 1)]]
  return new Set(kinds.filter((some) => some.length >= FEWEST && own.length >= 2).map(initials))
}

/**
 * 'DPL may cancel' in a paper of Daulat Packing India Private Limited that nowhere says who DPL is: the initials of a party,
 * in capitals wherever they stand, are another word for it where they are nobody else's.
 */
export function withInitials<P extends Called>(text: NormalText, parties: readonly P[]): P[] {
  const taken = new Set(parties.flatMap(({ aliases }) => aliases))
  const shorts = parties.map(({ name }) => [...shortsOf(name)].filter((short) => !taken.has(short.toLowerCase())))
  return parties.map((party, index) => {
    const own = shorts[index]!.filter(
      (short) => !shorts.some((others, other) => other !== index && others.includes(short)) && isUsed(text, short),
    )
    if (own.length === 0) return party
    const aliases = [...party.aliases, ...own.map((short) => short.toLowerCase())]
    return { ...party, aliases: aliases.sort((a, b) => b.length - a.length) }
  })
}

/** Written in capitals every time, often enough, and not only within a number ('DPL/2025/117'). */
function isUsed({ original, norm }: NormalText, short: string): boolean {
  const times = original.split(new RegExp(String.raw`(?<![\w/-])${short}(?![\w/-])`, 'u')).length - 1
  if (times < TIMES) return false
  const all = norm.split(new RegExp(String.raw`(?<![\w/-])${short.toLowerCase()}(?![\w/-])`, 'u')).length - 1
  return all === times
}
