import type { NormalText } from '../../grammar/normalize.ts'
import type { Clause } from '../segment/clauses.ts'
import { saysYou, withSurety, withYouAndWe } from './addressed.ts'
import { addressee, isLetter, writtenBy } from './addressee.ts'
import { toParty } from './as-party.ts'
import { fromBlankLabels, fromNumberedBlanks } from './blanks.ts'
import {
  besideYou,
  businessName,
  fromBetween,
  fromSchedule,
  isGreeted,
  isNameless,
  isSigner,
  labelledYou,
  withBusiness,
  withoutTwins,
  withWe,
} from './business-name.ts'
import { fromDefinitions } from './definitions.ts'
import { fromBond, fromUndertaking } from './introductions.ts'
import { byDeed } from './names/by-deed.ts'
import { asOrdered } from './names/order-sides.ts'
import { withOrdinals } from './names/ordinals.ts'
import { withOtherWord } from './names/other-word.ts'
import { withInitials } from './names/own-initials.ts'
import { isLeftOpen, isNoName, tidyName, withForename } from './names/party-names.ts'
import type { Named } from './names/party-terms.ts'
import { ofSecrets, oppositeOf, roleSides, type Side, sideOf, weakerSides } from './names/roles.ts'
import { byNoun } from './names/side-of-noun.ts'
import { byRole, fromSubjects, isCalled, subjectsOf } from './names/subjects.ts'
import { fromNouns, withWhoeverBuys } from './nouns.ts'
import { openingOf } from './opening.ts'
import { ofPaper } from './paper.ts'
import { type ContractParty, hasArticle } from './party.ts'
import { fromTable } from './party-tables.ts'
import { asSigned, signedInFull, signers } from './signatures.ts'

/** Finds who contracts, from the opening words; where these name nobody, from the roles that the text speaks of. */
export function findParties(text: NormalText, clauses: readonly Clause[]): ContractParty[] {
  const opening = openingOf(text, clauses)
  const named = withoutFirm(
    dedupe(
      withRoles(fromDefinitions(opening), fromTable(opening))
        .map((entry) => ({
          ...entry,
          name: entry.name === 'You' ? (addressee(opening) ?? 'You') : withForename(tidyName(entry.name), opening),
        }))
        .flatMap(withoutBlank)
        .filter(({ name }) => !isNoName(name)),
    ),
  )
  const listed = fromNumberedBlanks(opening, named)
  const undertaken = fromUndertaking(opening)
  const introduced =
    undertaken.length > 0
      ? undertaken
      : listed.length >= 2
        ? listed
        : dedupe([...listed, ...fromBetween(opening).filter((entry) => !isPartOf(entry, listed))])
  const bound = introduced.length > 0 ? introduced : fromBond(opening)
  const told = dedupe([...bound, ...fromBlankLabels(opening, bound)])
  const signed = told.length > 0 ? told : signedInFull(text.read, subjectsOf(text.read))
  const found = signed.length > 0 ? signed : onlySigned(text.read)
  const roles = found.length >= 2 ? [] : fromRoles(text, found)
  const complete =
    found.length >= 2 ? found : dedupe([...found, ...inLetter(opening, text.read, nameless(text, found, roles))])
  const single = withoutTwins(text.norm, asSigned(text.read, fromSchedule(text.read, complete)))
  const business = single.every((entry) => isNameless(entry) || isGreeted(entry))
    ? (besideYou(opening) ?? businessName(text.read))
    : null
  const acting = withWe(text, withBusiness(single, business))
  const called = acting.filter(({ name }) => !isNoName(name))
  const spoken = [...called, ...fromSubjects(text.read, called)].slice(0, 8)
  const written = ofPaper(text, [...spoken, ...fromNouns(text.norm, spoken)])
  const whole = withWhoeverBuys(text, written).map((entry) => labelledYou(text.read, entry))
  const all = withOtherWord(text, whole)
  const sides = asOrdered(text, all, resolveSides(all))
  const placed = all.map((entry, index) => toParty(entry, index, sides[index]!, all))
  const parties = byDeed(text, withInitials(text, withOrdinals(text, placed)))
  return withYouAndWe(
    text.norm,
    withSurety(text.norm, parties).map((party) =>
      hasArticle(text.norm, party) ? { ...party, withArticle: true } : party,
    ),
  )
}

/** A form's blank is no name: who stands there is known by the role, and by nothing where that tells none. */
const withoutBlank = (entry: Named): Named[] => {
  if (!isLeftOpen(entry.name)) return [entry]
  const isRole =
    sideOf(entry.term) !== 'unknown' ||
    /^(?:first|second|third) party$/i.test(entry.term) ||
    isLastOfRole(entry.term) ||
    OF_PERSON.test(entry.name)
  if (!isRole || sideOf(entry.term) === 'controller') return []
  return [{ ...entry, name: /^(?:you|we)$/i.test(entry.term) ? entry.term : byRole(entry.term) }]
}

/** 'Shri ________ (the "POSP")': the blank is for a person, whatever it is called. */
const OF_PERSON = /^(?:Shri|Smt|Mr|Mrs|Ms|M\/s)\b/

/** 'Orbis Credit' and 'Marketing Limited' of 'Orbis Credit and Marketing Limited' */
const isPartOf = ({ name }: Named, known: readonly Named[]): boolean =>
  known.some((other) => other.name.toLowerCase().includes(name.toLowerCase()))

/** 'Healthcare Professional', 'Delivery Partner': a role by its last word. */
const isLastOfRole = (term: string): boolean => / /.test(term) && sideOf(term.split(' ').at(-1)!) !== 'unknown'

/** A page that names nobody at its head, and that several firms sign: a joint statement. */
const SHORT = 20_000
const onlySigned = (original: string): Named[] => {
  const names = original.length > SHORT ? [] : signers(original).slice(0, 8)
  return names.length < 2 ? [] : names.map((name) => ({ name, term: name, at: 0 }))
}

/** A letter that gives its parties no terms still names them: who writes at its head or foot, the reader above 'Dear'. */
const inLetter = (opening: string, whole: string, nameless: readonly Named[]): Named[] =>
  nameless.map((entry) => {
    const reader = weakerSides.includes(sideOf(entry.term))
    const name = !isLetter(opening) ? null : reader ? addressee(opening) : writtenBy(opening, whole)
    return name === null || isLeftOpen(name)
      ? entry
      : { ...entry, name, also: [...(entry.also ?? []), ...(reader ? ['you'] : [])] }
  })

/**
 * Who is not named is known by a role that acts, or by 'you' and 'we'. A noun that acts far more often than the role, or
 * acts where only 'we' is left, is the better word: 'the Hotel shall' ten times beside 'the Affiliate may'.
 */
function nameless(text: NormalText, found: readonly Named[], roles: readonly Named[]): Named[] {
  const [one] = found
  const left = roles.length > 0 ? [...roles] : fromAddress(text, found)
  if (one === undefined || left.length !== 1 || isSigner(one)) return left
  const [acting] = subjectsOf(text.read).filter(({ name }) => !isCalled(one, name) && !isCalled(left[0]!, name))
  const role = left[0]!.term.toLowerCase()
  const times = /^(?:we|you)$/.test(role) ? 1 : text.norm.split(`${role} `).length - 1
  const isBetter = /^we$/.test(role) ? (acting?.acts ?? 0) >= 4 : (acting?.acts ?? 0) >= 2 * times
  return acting !== undefined && isBetter ? fromSubjects(text.read, found).slice(0, 1) : left
}

/** 'Processor: Stratovault Limited ("Stratovault")': the label tells the side of a party that has a name of its own. */
function withRoles(defined: readonly Named[], labelled: readonly Named[]): Named[] {
  const roleOf = (name: string): string | undefined =>
    labelled.find((entry) => entry.name.startsWith(name) || name.startsWith(entry.name))?.term
  const spoken = defined.map((found, index) => namedWithin(found, defined[index - 1]?.at ?? 0, labelled))
  return [
    ...spoken.map((found) => {
      // 'Supplier: Mango Tree Castings, proprietor Mr. X ("Supplier")': the label stands right before the name.
      const label = labelled.find(({ term, at }) => term === found.term && at < found.at && found.at - at < 600)
      const entry = label === undefined ? found : { ...found, name: label.name }
      const role = sideOf(entry.term) === 'unknown' ? roleOf(entry.name) : undefined
      return role === undefined ? entry : { ...entry, also: [...(entry.also ?? []), role.toLowerCase()] }
    }),
    ...labelled.filter(
      (entry) =>
        !spoken.some(({ name }) => bare(entry.name).startsWith(bare(name)) || bare(name).startsWith(bare(entry.name))),
    ),
  ]
}

/** 'RAMESH KUMAR' on a stamp certificate is the 'Mr. Ramesh Kumar' of the deed below it. */
const bare = (name: string): string => name.toLowerCase().replace(/^(?:mr|mrs|ms|miss|dr|shri|sri|smt|m\/s)\b\.? ?/, '')

/** 'Legal Name: ____, Artist Name: Orbis (hereinafter the "Licensor")': the one name of a block whose other names are blanks. */
function namedWithin(found: Named, from: number, labelled: readonly Named[]): Named {
  const within = labelled.filter(({ at }) => from < at && at < found.at)
  const [own] = within
  if (own === undefined || within.length > 1 || found.name !== byRole(found.term) || isLeftOpen(own.name)) return found
  return { ...found, name: own.name, also: [...(found.also ?? []), own.term.toLowerCase()] }
}

/** Partners are the parties of a deed; the firm that they form is not one of them. */
const withoutFirm = (named: readonly Named[]): Named[] =>
  named.filter(({ term }) => term !== 'Firm' || named.filter((other) => sideOf(other.term) === 'partner').length < 2)

/** 'You' and 'the Employee' side by side: the role is the better name, and 'you' becomes another word for it. */
function speaksOfRole(text: NormalText, known: Named): boolean {
  const [role] = fromRoles(text, [known])
  return (
    role !== undefined &&
    !/^(?:you|we|us)$/i.test(role.term) &&
    sideOf(role.term) !== 'unknown' &&
    sideOf(role.term) !== 'company'
  )
}

/** One party is named and the text speaks to the other: 'you'; where the one is 'you', the other is 'we'. */
const fromAddress = (text: NormalText, known: readonly Named[]): Named[] => {
  const [one] = known
  if (one === undefined || known.length > 1 || !saysYou(text.norm)) return []
  if (one.also?.includes('you') || /^you$/i.test(one.term)) return [{ name: 'We', term: 'We', at: 0 }]
  return speaksOfRole(text, one) ? [] : [{ name: 'You', term: 'You', at: 0 }]
}

/** Who acts so many times as often as the role of the opposite side is the other party. */
const FAR_MORE = 5

/** No names: the roles that most often bear duties ('the Tenant shall'), at most two, on opposite sides if possible. */
function fromRoles(text: NormalText, known: readonly Named[]): Named[] {
  const counts = new Map<string, number>()
  const names = roleSides.map(([name]) => name).join('|')
  const compounds = lastWordsOf(text.read)
  for (const match of text.norm.matchAll(
    new RegExp(
      String.raw`(?<!\b(?:delivery|driver) )\b(?:the )?(${names})s? (?:shall|will|must|may|agrees?|undertakes?|hereby|is|are)\b`,
      'g',
    ),
  )) {
    if (compounds.has(match[1]!)) continue
    counts.set(match[1]!, (counts.get(match[1]!) ?? 0) + 1)
  }
  const taken = new Set(known.map((entry) => entry.term.toLowerCase()))
  const ranked = [...counts]
    .filter(([name, count]) => count >= 2 && !taken.has(name) && name !== 'third party')
    // who keeps a secret has another role in a contract about something else
    .sort(([a, more], [b, most]) => Number(ofSecrets.test(a)) - Number(ofSecrets.test(b)) || most - more)
  const first = known[0]?.term.toLowerCase() ?? ranked.shift()?.[0]
  if (first === undefined) return []
  const wanted = oppositeOf(sideOf(first))
  const [most] = ranked
  const opposite = ranked.find(([name]) => sideOf(name) === wanted && wanted !== 'unknown')
  // 'the Bidder' of one clause is not across from the Subscriber where the Foreman acts in all of them
  const second = opposite === undefined || opposite[1] * FAR_MORE < most![1] ? most : opposite
  const picked = [...(known.length === 0 ? [first] : []), ...(second === undefined ? [] : [second[0]])]
  return picked.map((name) => {
    const shown =
      name === 'you'
        ? 'You'
        : name === 'we'
          ? 'We'
          : `The ${name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
    return { name: shown, term: shown.replace(/^The /, ''), at: 0 }
  })
}

/** 'The Beneficial Owner shall' again and again: the owner is no party by that word alone. */
const lastWordsOf = (original: string): ReadonlySet<string> =>
  new Set(
    subjectsOf(original)
      .filter(({ name, acts }) => acts >= 4 && / /.test(name))
      .map(({ name }) => name.split(' ').at(-1)!.toLowerCase()),
  )

function dedupe(named: readonly Named[]): Named[] {
  const seen = new Set<string>()
  return named.filter(({ name, term }) => {
    const keys = [term.toLowerCase(), name.toLowerCase()]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

/** 'The Channel Partner', in short 'the Partner', owns no part of a firm. */
const ASSOCIATE = 'partner'

/** Sides of all parties: by defined term, else the opposite of what is known ('Company' beside an employee). */
function resolveSides(named: readonly Named[]): Side[] {
  const sides = named.map(
    (entry) =>
      [entry.term, ...(entry.also ?? []).filter((word) => word !== ASSOCIATE || entry.term.toLowerCase() === word)]
        .map(sideOf)
        .find((side) => side !== 'unknown') ?? byNoun(entry),
  )
  const open = sides.map((side, at) => side === 'unknown' || side === 'company' || isOnlyWe(named[at]!))
  const firm = sides.find((_, at) => !open[at])
  return sides.map((side, at) =>
    !open[at] || firm === undefined ? side : sides.length === 2 ? oppositeOf(firm) : side,
  )
}

/** 'We', whom no other word tells: beside a supplier it is who buys. */
const isOnlyWe = ({ term, also }: Named): boolean =>
  [term, ...(also ?? [])].every((word) => sideOf(word) === 'unknown' || /^(?:we|us)$/i.test(word)) &&
  [term, ...(also ?? [])].some((word) => /^(?:we|us)$/i.test(word))
