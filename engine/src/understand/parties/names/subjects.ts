import { type Named, NOT_A_PARTY } from './party-terms.ts'
import { oppositeOf, sideOf } from './roles.ts'

/** What only somebody who contracts can be told to do, or be: 'shall pay', 'agrees', 'is liable', 'reserves the right'. */
export const ACTS =
  /^(?:agrees?|undertakes?|accepts?|acknowledges?|reserves?|declares?|authori[sz]es?|consents?|indemnif(?:y|ies)|(?:is|are) (?:liable|entitled|responsible|required|obliged|advised|requested|expected|bound|not (?:liable|responsible|entitled|permitted|allowed))|ha(?:s|ve) (?:the right|to|no (?:right|claim|liability))|(?:hereby )?(?:agrees?|undertakes?|confirms?|declares?)|(?:shall|will|must|may|should|can|cannot)(?: (?:not|also|always|at all times|have to|only|further|immediately|promptly|be))* (?:pay|bear|provide|ensure|indemnify|keep|maintain|use|submit|return|inform|notify|obtain|comply|undertake|deliver|supply|arrange|abide|follow|carry|bring|make|take|give|allow|permit|request|claim|cancel|terminate|charge|collect|refund|deduct|recover|reject|refuse|decide|liable|entitled|responsible|required|obliged|allowed|bound|have (?:the (?:[a-z-]+ ){0,2}right|no|full)|not?t? (?:use|share|disclose|sell)|change|amend|modify|reserve|accept|wear|vacate|hand|leave|report|attend|act))\b/

/** A name or noun with capitals, with or without an article, and the words behind it. */
const SUBJECT =
  /(?<![\p{L}’'.-])(?:(?:[Tt]he|THE|[Aa]ny|[Ee]ach|[Ee]very|[Aa]ll|[Ss]uch)\s)?(\p{Lu}[\p{L}\d&-]{1,24}(?:\.in|\.com)?(?: \p{Lu}[\p{L}\d&-]{1,24}){0,2}?)(?:\(s\))?,?\s((?:[Hh]ereby |HEREBY |also |further )?(?:[Aa]gree|[Uu]ndertake|[Aa]ccept|[Aa]cknowledge|[Rr]eserve|[Dd]eclare|[Aa]uthori|[Cc]onsent|[Ii]ndemnif|is |are |has |have |(?:[Ss]hall|SHALL|[Ww]ill|WILL|[Mm]ust|MUST|[Mm]ay|MAY|should|can|cannot) )[^\n.;]{0,40})/gu

/** Nouns with a capital that act in sentences and do not contract. */
export const NOBODY =
  /^(?:you|we|us|(?:we|you|i) .*|.* (?:and|or|of|shall|will|may|must)|neither party|either party|agreement|contract|this|that|these|those|it|he|she|they|who|which|what|there|all|any|each|both|neither|either|no|nothing|payments?|services?|parties|party|court|courts|government|police|arbitrators?|arbitral tribunal|tribunal|authority|authorities|law|act|rules?|terms?|conditions?|order|orders|invoices?|fees?|rent|deposit|policy|goods|products?|persons?|anyone|everyone|nobody|the same|same|section|clause|schedule|annexure|notice|nominees?|heirs?|witness|witnesses|judge|judges|state|india|interest|amount|price|vehicles?|cars?|bikes?|hall|venue|premises|property|items?|cards?|account|website|site|app|application|software|system|data|content|information|refunds?|cancellations?|bookings?|reservations?|claims?|disputes?|delivery|possession|occupancy|allotment|tenancy|insurance|tax|taxes|gst|children|minors?|pets?|guarantee|warranty|certificate|documents?|tickets?|offers?|discounts?|coupons?|i|my|your|our|his|her|their|its|if|in|on|once|when|where|however|also|further|time|failure|nothing herein|director|directors|manager|managers|management|staff|employees|employee|third part(?:y|ies)|other party|first|second|officer|representatives?|purpose|force majeure|registered office|competent authority|applicable law|confidential information|gov(?:ernment)? of .*|limited|ltd|llp|inc|company limited|pvt|offering|affiliates?|.* portal)$/i

/** How often a noun or name is the one who acts. */
export interface Subject {
  readonly name: string
  readonly acts: number
  readonly at: number
}

/**
 * Who acts in the sentences of a text, most often first: names and nouns with a capital that agree, pay, are liable, may
 * cancel. Papers without an opening that names their parties (forms, rules, terms) still speak of them in this way.
 */
export function subjectsOf(original: string): readonly Subject[] {
  // the same text is asked of several times while its parties are sought
  if (lastRead.text !== original) lastRead = { text: original, subjects: readSubjects(original) }
  return lastRead.subjects
}
let lastRead: { text: string; subjects: readonly Subject[] } = { text: '', subjects: [] }

function readSubjects(original: string): Subject[] {
  const found = new Map<string, { name: string; acts: number; at: number }>()
  for (const match of original.slice(0, 120_000).matchAll(SUBJECT)) {
    const words = match[1]!
    if (!/^\p{Lu}/u.test(words) || !ACTS.test(match[2]!.toLowerCase().replace(/^(?:also|further) /, ''))) continue
    const name = singular(words.replace(/^(?:The|THE|Any|Each|Every|All|Such|If|When|Where|That|And|Or) /, ''))
    if (NOBODY.test(name) || NOT_A_PARTY.test(name) || (name.length < 3 && !/^\p{Lu}{2}$/u.test(name))) continue
    const key = name.toLowerCase()
    const known = found.get(key)
    if (known) known.acts++
    else found.set(key, { name: calm(name), acts: 1, at: match.index })
  }
  return [...found.values()].filter(({ acts }) => acts >= 2).sort((a, b) => b.acts - a.acts || a.at - b.at)
}

const singular = (name: string): string => (/(?:er|or|ee|ant|ent|st|an|er)s$/i.test(name) ? name.slice(0, -1) : name)

/** 'HIRER' is a word that is shouted, 'POSP' a short name. */
const calm = (name: string): string =>
  name === name.toUpperCase() && sideOf(name) !== 'unknown' ? name.charAt(0) + name.slice(1).toLowerCase() : name

const LEAST = 3

/** True where a word means a party that is known already, by its name, its term or another word for it. */
export const isCalled = ({ name, term, also }: Named, word: string): boolean =>
  [name, term, ...(also ?? [])]
    .map((known) => known.toLowerCase().replace(/^the /, ''))
    .some((known) => known.includes(word.toLowerCase()) || word.toLowerCase().includes(known))

/** Those who act and are not among the known, so that there are two: the opposite of the known one first. */
export function fromSubjects(original: string, known: readonly Named[]): Named[] {
  if (known.length > 1) return []
  const side = known[0] === undefined ? 'unknown' : sideOf(known[0].term)
  const others = subjectsOf(original).filter(
    ({ name }) => !known.some((party) => isCalled(party, name)) && (side === 'unknown' || sideOf(name) !== side),
  )
  const opposite = oppositeOf(side)
  const isOpposite = ({ name }: Subject): boolean => opposite !== 'unknown' && sideOf(name) === opposite
  const ranked = [
    ...others.filter(isOpposite),
    ...others.filter((subject) => !isOpposite(subject) && subject.acts >= LEAST),
  ]
  return ranked.slice(0, 2 - known.length).map(({ name }) => ({ name: named(name), term: name, at: 0 }))
}

/** What a party is called that has a role and no name. */
export const byRole = (role: string): string => `The ${role}`

const named = (name: string): string =>
  sideOf(name) === 'unknown' && !/^(?:resident|patient|passenger|participant)$/i.test(name) ? name : byRole(name)
