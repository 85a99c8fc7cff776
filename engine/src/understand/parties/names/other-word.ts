import type { NormalText } from '../../../grammar/normalize.ts'
import { isPerson } from '../../../grammar/norms/who.ts'
import type { Named } from './party-terms.ts'
import { type Side, sideOf, weakerSides } from './roles.ts'
import { strangersIn } from './strangers.ts'
import { byRole, isCalled, subjectsOf } from './subjects.ts'

/**
 * A paper introduces 'the Company' and then speaks of 'the Agency' alone, without saying who that is: of two parties it is
 * the one that offers, where that one's own words never act and the other one signs.
 */
export function withOtherWord(text: NormalText, found: readonly Named[]): Named[] {
  const { read } = text
  const parties = withRoleThatActs(text, withShortWord(text, withTwinWords(text, found)))
  const offering = parties.filter((party) => !signs(party))
  const [business] = offering
  if (parties.length !== 2 || offering.length !== 1 || !mayBeCalled(business!)) return [...parties]
  const [stranger, ...more] = strangersIn(read, (word) => parties.some((party) => isCalled(party, word)))
  if (stranger === undefined || more.length > 0 || actsByOwnWord(read, business!)) return [...parties]
  return parties.map((party) =>
    party === business ? { ...party, also: [...(party.also ?? []), stranger.word.toLowerCase()] } : party,
  )
}

/** Two words for one side of a bargain: a deed introduces 'the Lessor', and its rules speak of 'the Landlord'. */
const TWINS: readonly (readonly string[])[] = [
  ['lessor', 'landlord'],
  ['lessee', 'tenant'],
  ['vendor', 'seller'],
  ['purchaser', 'buyer', 'vendee'],
  ['borrower', 'pawner', 'pawnor', 'pledgor'],
]
const LEAST = 2

/** The other word means the party whose own word never acts, where nobody else is called so. */
function withTwinWords({ read, norm }: NormalText, parties: readonly Named[]): readonly Named[] {
  return parties.map((party) => {
    const own = TWINS.find((words) => words.some((word) => isCalled(party, word)))
    const twins = (own ?? []).filter(
      (word) =>
        !parties.some((other) => isCalled(other, word)) &&
        norm.split(new RegExp(String.raw`\b${word}\b`)).length > LEAST &&
        (/^p(?:awn|ledg)/.test(word) || !actsByOwnWord(read, party)),
    )
    const words = [...twins, ...(isOnlyRole(party) ? sellersIn(norm, parties, party) : [])]
    return words.length === 0 ? party : { ...party, also: [...(party.also ?? []), ...words] }
  })
}

/** A paper introduces 'the Associate Partner' and goes on with 'the Partner shall', where nobody else is one. */
const withShortWord = ({ norm }: NormalText, parties: readonly Named[]): readonly Named[] =>
  parties.map((party) => {
    const [, last] = /^(?:\p{L}+ ){1,2}(\p{L}{4,})$/u.exec(party.term) ?? []
    const word = last?.toLowerCase()
    if (word === undefined || party.name === party.term || !isPerson(word)) return party
    const isAnothers = parties.some((other) => other !== party && isCalled(other, word))
    const times = norm.split(new RegExp(String.raw`\bthe ${word}\b`)).length - 1
    return isAnothers || times < LEAST ? party : { ...party, also: [...(party.also ?? []), word] }
  })

/** Terms that name no seller speak of the same one now as the Supplier, now as the Vendor or the Contractor: each has duties there. */
const SELLERS = ['supplier', 'vendor', 'contractor']
const isOnlyRole = ({ name, term }: Named): boolean => name === byRole(term)
const sellersIn = (norm: string, parties: readonly Named[], own: Named): string[] =>
  SELLERS.some((word) => isCalled(own, word))
    ? SELLERS.filter(
        (word) =>
          !parties.some((other) => isCalled(other, word)) &&
          !new RegExp(String.raw`\b(?:its|his|their|any|other|third[- ]party|sub-?)[ -]?${word}`).test(norm) &&
          norm.split(new RegExp(String.raw`\b${word} (?:shall|will|must|do not|does not|agrees?|undertakes?)\b`))
            .length > LEAST,
      )
    : []

/** A deed names 'Mr. X' beside 'the company', and speaks of 'the Sub-Agent' afterwards: of two parties it is the one without a word. */
function withRoleThatActs({ read }: NormalText, parties: readonly Named[]): readonly Named[] {
  const [bare, ...more] = parties.filter(({ name, term, also }) => term === name && (also ?? []).length === 0)
  const other = parties.find((party) => party !== bare)
  if (parties.length !== 2 || bare === undefined || more.length > 0 || other === undefined) return parties
  if (sideOf(other.term) !== 'company' || actsByOwnWord(read, bare)) return parties
  const acting = subjectsOf(read).find(
    ({ name, acts }) => acts >= LEAST && !parties.some((party) => isCalled(party, name)) && SIGNERS.has(sideOf(name)),
  )
  return acting === undefined
    ? parties
    : parties.map((party) => (party === bare ? { ...party, also: [acting.name.toLowerCase()] } : party))
}
const SIGNERS: ReadonlySet<Side> = new Set<Side>(['agent', 'supplier', 'employee', 'tenant', 'borrower'])

const signs = ({ term, also }: Named): boolean =>
  [term, ...(also ?? [])].some((word) => /^you$/i.test(word) || weakerSides.includes(sideOf(word)) || isBuyer(word))
const isBuyer = (word: string): boolean => ['customer', 'buyer'].includes(sideOf(word))
/** 'The Landlord' is no agency; a name, 'the Company' or 'We' may be. */
const mayBeCalled = ({ term }: Named): boolean => ['unknown', 'company', 'platform'].includes(sideOf(term))

const actsByOwnWord = (read: string, { name, term, also }: Named): boolean =>
  [name, term, ...(also ?? [])].some((word) =>
    read
      .toLowerCase()
      .split(`${word.toLowerCase()} `)
      .slice(1)
      .some((behind) => ACTS.test(behind)),
  )
const ACTS = /^(?:shall|will|may|reserves|agrees|is not)\b/
