import { escaped } from '../../../grammar/escaped.ts'
import type { NormalText } from '../../../grammar/normalize.ts'
import { type Side, sideOf } from './roles.ts'
import { byRole } from './subjects.ts'

/** A party as far as is asked here: the words that mean it, and where it stands. */
interface Sided {
  readonly name: string
  readonly definedTerm: string | null
  readonly aliases: readonly string[]
  readonly side: Side
}

/** Words that tell no side: a paper that calls its parties by them alone says what they are by what they do. */
const TELLS_NOTHING = /^(?:(?:first|second) party|party of the (?:first|second) part|firm|company)$/
const isOpen = ({ aliases, side }: Sided): boolean =>
  (side === 'unknown' || side === 'company') && aliases.some((word) => TELLS_NOTHING.test(word))
/** 'The Contractor', whose name stands nowhere. */
const isRoleAlone = ({ name, definedTerm }: Sided): boolean => name === byRole(definedTerm ?? '')
/** So far into a text it says who does what. */
const SPAN = 60_000

const WILL = String.raw`(?:,? (?:do(?:es)? |has |have |had |is |are |hereby |also |further |shall |will |agrees? |agreed |undertakes? |desirous |desires? |wish(?:es)? |of |to )*)`
/** On to the other in the same sentence, past a sum: 'Rs. 90,000' */
const REST = String.raw`(?:[^.;]|(?<=\b(?:rs|no)|\d)\.)`
const TO = String.raw`\b(?:un)?to `
/** What is done to or for the other, and what both are by it: the one who does it first. */
const DEEDS: readonly (readonly [verb: string, link: string, sides: readonly [Side, Side]])[] = [
  [
    String.raw`(?:let(?:s|ting)?(?: out)?|leas(?:e[sd]?|ing)(?: out)?|rent(?:s|ed|ing)?(?: out)?|giv(?:en?|es|ing) on (?:rent|lease))`,
    `${REST}{0,160}${TO}`,
    ['landlord', 'tenant'],
  ],
  [String.raw`(?:sells?|sold|convey(?:s|ed)?)`, `${REST}{0,160}${TO}`, ['seller', 'buyer']],
  [
    String.raw`(?:lends?|lent|advanc(?:es?|ed)|(?:gives?|given|gave|grant(?:s|ed)?) (?:an? )?(?:hand |friendly |personal )?loan)`,
    `${REST}{0,160}${TO}`,
    ['lender', 'borrower'],
  ],
]
/** Whom one takes for a work stands behind the verb itself: 'hereby appoints the Firm', 'to engage the said artisan'. */
const TAKES = String.raw`(?:appoint(?:s|ed|ing)?|engag(?:e[sd]?|ing)|employ(?:s|ed|ing)?|hir(?:e[sd]?|ing)) `
const AS = String.raw`(?: as ([a-z' -]{2,60}))?`
const SERVES = String.raw`(?:provide|render|perform|execute|carry out|supply|construct|complete|deliver|design|develop|manage|organi[sz]e|undertake the) `

/**
 * What two parties are by what the paper lets them do, where their words tell it of neither: who lets, sells, lends, is appointed, or
 * works for pay. An employer keeps no side of his word either: 'the contractor has agreed to employ the said artisan'.
 *
 * @param parties all parties, with the words that mean them
 */
export function byDeed<P extends Sided>({ norm }: NormalText, parties: readonly P[]): readonly P[] {
  const [one, other] = parties
  if (one === undefined || other === undefined || parties.length > 2) return parties
  const isTold = !isOpen(one) || !isOpen(other)
  if (isTold && !(isRoleAlone(one) && isRoleAlone(other) && one.side !== other.side && isSupplied(one, other)))
    return parties
  const said = norm.slice(0, SPAN)
  const sides = sidesOf(said, one, other) ?? swapped(sidesOf(said, other, one))
  if (sides !== null) return parties.map((party, at) => ({ ...party, side: sides[at as 0 | 1] }))
  return parties
}

/** One is a supplier by his word, and the other only stands across from it. */
const isSupplied = (...both: readonly Sided[]): boolean =>
  both.some(({ definedTerm }) => sideOf(definedTerm ?? '') === 'supplier') &&
  both.some(({ definedTerm }) => sideOf(definedTerm ?? '') === 'unknown')

const swapped = (sides: readonly [Side, Side] | null): readonly [Side, Side] | null =>
  sides === null ? null : [sides[1], sides[0]]

const wordOf = ({ aliases }: Sided): string =>
  String.raw`\b(?:the )?(?:said )?(?:${aliases
    .filter((word) => word.length > 2)
    .map(escaped)
    .join('|')})`

/** The sides of two, as far as the first of them is said to do it. */
function sidesOf(norm: string, one: Sided, other: Sided): readonly [Side, Side] | null {
  const [a, b] = [wordOf(one), wordOf(other)]
  if (one.aliases.length === 0 || other.aliases.length === 0) return null
  const taken = new RegExp(a + WILL + TAKES + b + AS).exec(norm)
  if (taken !== null) return isAgent(taken[1]) ? ['principal', 'agent'] : ['customer', 'supplier']
  if (!isOpen(one) || !isOpen(other)) return null
  const deed = DEEDS.find(([verb, link]) => new RegExp(String.raw`${a}${WILL}${verb}\b${link}${b}\b`).test(norm))
  if (deed !== undefined) return deed[2]
  const pays = (who: string): number => count(norm, String.raw`${who}${WILL}pay\b`)
  const serves = (who: string): number =>
    count(norm, `${who}${WILL}${SERVES}`) + count(norm, String.raw`\bservices\b[^.;]{0,80} by ${who} to\b`)
  return pays(a) > 0 && pays(a) >= pays(b) && serves(b) > serves(a) ? ['customer', 'supplier'] : null
}

const count = (norm: string, expression: string): number => [...norm.matchAll(new RegExp(expression, 'g'))].length

const isAgent = (words: string | undefined): boolean =>
  (words ?? '').split(/[^a-z-]+/).some((word) => sideOf(word) === 'agent')
