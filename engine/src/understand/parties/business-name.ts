import { escaped } from '../../grammar/escaped.ts'
import type { NormalText } from '../../grammar/normalize.ts'
import { looksLikeName } from './introductions.ts'
import { cutName, LEGAL_FORM, LEGAL_NAME, nameIn, PERSON, tidyName } from './names/party-names.ts'
import type { Named } from './names/party-terms.ts'
import { sideOf, weakerSides } from './names/roles.ts'
import { byRole, isCalled, subjectsOf } from './names/subjects.ts'
import { fromTable } from './party-tables.ts'

/** A name with capitals behind a small word: 'by MasterGST', 'with Grand Venice', 'to Gofreight.in', 'of fairhalls.in'. */
const NAMED =
  /(?<=\b(?:by|with|to|from|at|using|through|via|that|if|of|or|on|for|pay|pays|authori[sz]e|allow|permit|indemnify) )([a-z][a-z\d-]{3,30}\.(?:co\.in|in|com|org)|\p{Lu}[\p{L}\d&-]+(?:\.(?:in|com|org|co))*(?: (?:(?:and|of|&) )?\p{Lu}[\p{L}\d&-]+){0,6})(?=['’]s\b|[ ,.;:)])/gu

/** 'Orbis Self Drive cars accepts major cards': the name at the head of a sentence, where it does what a business does. */
const ACTING =
  /(?<=^|[.:,] |\n)(\p{Lu}[\d&-]*\p{Ll}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]+){1,4})(?: [a-z]{3,8})? (?=(?:accepts|offers|provides|reserves|charges|requires|does not|is not (?:liable|responsible))\b)/gmu

/** What begins with a capital for another reason: defined things, places, papers, authorities, months. */
export const NO_BUSINESS =
  /^(?:You|Your|We|Us|Our|The|This|That|Agreement|Terms?|India|Indian|Bharat|Services?|Act|Section|Clause|Party|Parties|Courts?|High|Supreme|Privacy|Policy|Rs|INR|USD|GST|GSTIN|TDS|PAN|KYC|RBI|SEBI|IRDAI?|NBFC|UPI|NEFT|RTGS|ATM|OTP|SMS|PDF|URL|API|HTML|XII|XI|Conditions?|Users?|Customers?|Clients?|Company|Website|Site|Apps?|Platform|Products?|Goods|January|February|March|April|May|June|July|August|September|October|November|December|Mumbai|New|Delhi|Bangalore|Bengaluru|Chennai|Kolkata|Hyderabad|Pune|Ahmedabad|Kerala|Gujarat|Maharashtra|Karnataka|Tamil|Internet|Government|Central|State|It|Any|All|In|If|Confidential|Intellectual|Effective|Schedule|Annexure|Annex|Exhibit|Appendix|Force|Applicable|Occupancy|Regulation|Possession|Competent|Authority|Accounts?|Content|Information|Data|Fees?|Payments?|Orders?|Buyers?|Sellers?|Members?|Laws?|Rules?|Regulations?|Article|Mr|Mrs|Ms|Dr|Shri|Smt|Google|Apple|Facebook|Meta|Amazon|Microsoft|Visa|Mastercard|WhatsApp|Razorpay|Paytm|Consumer|Information|Arbitration|Indemnified|Affiliates?|Third|Authori[sz]ed|Termination|Term|Licen[cs]e[ed]?|Software|Documentation|Partners?|Employees?|Employer|Consultants?|Contractors?|Vendors?|Suppliers?|Tenants?|Landlord|Lessee|Lessor|Hirers?|Borrowers?|Lender|Bank|Students?|Parents?|Guardians?|Merchants?|Drivers?|Riders?|Participants?|Exhibitors?|Organisers?|Premises|Units?|Rooms?|Booking|Residents?|House Rules)\b/u

const ONE_OR_TWO = String.raw`\p{Lu}[\p{L}\d&-]+(?:\.(?:in|com|org))?(?: \p{Lu}[\p{L}\d&-]+){0,3}`
/** 'a binding agreement between you ("User") and X Private Limited', 'between X Private Limited (...) and you' */
const YOU_AND = new RegExp(
  String.raw`\b[Bb]etween [Yy]ou\b(?:,? ?\([^()]{1,80}\)|, (?:the |an? )[^,.;]{3,60},)?,? and (?:us,? ?\(?|we,? ?\(?)?(?:M\/s\.? )?(${LEGAL_NAME.source}|${ONE_OR_TWO})(?=[\s,.;:)("'’“])`,
  'u',
)
const AND_YOU = new RegExp(
  String.raw`\b[Bb]etween (?:us,? ?\(?|M\/s\.? )?(${LEGAL_NAME.source})[^.;]{0,160}? and [Yy]ou\b`,
  'u',
)

/** 'This website is owned and operated by ORBIS SOLUTIONS, 12 Market Road' */
const OWNED_BY = new RegExp(
  String.raw`\b(?:[Ww]ebsite|[Ss]ite|[Aa]pp|[Aa]pplication|[Pp]latform|[Pp]ortal) (?:is |are )?(?:owned|operated|run|managed)(?: (?:and|&) (?:operated|managed|run|maintained))? by (?:M\/s\.? )?(${LEGAL_NAME.source}|\p{Lu}{3,}(?: \p{Lu}{3,}){1,4})(?=[\s,.;:)("'’“])`,
  'u',
)

/** The business that terms name beside 'you' where they say between whom they are. */
export function besideYou(opening: string): string | null {
  const flowing = opening.replace(/\s+/g, ' ')
  const name = (YOU_AND.exec(flowing) ?? AND_YOU.exec(flowing) ?? OWNED_BY.exec(flowing))?.[1]?.trim()
  return name === undefined || NO_BUSINESS.test(name) ? null : name
}

/** 'the consultant. Its place of business ... the Translation Industry.': what ends a later sentence is not who stands at the head. */
const isBehindSentence = (part: string, name: string): boolean => {
  const before = part.slice(0, part.lastIndexOf(name))
  return !LEGAL_FORM.test(name) && !PERSON.test(name) && (/\p{Ll}{3}\. \p{Lu}/u.test(before) || SAYS.test(before))
}
const SAYS = /\b(?:is|are) (?:in|an?|one) [^.;]{20,}$/

const FAR = 260
const JOINS = /\b(?:between|entered into by)\b/i
/** 'between X ... and Y ...' without defined terms: the first two names behind 'between'. */
export function fromBetween(opening: string): Named[] {
  const joins = JOINS.exec(opening)
  if (joins === null) return []
  const start = joins.index
  // A numbered line ends the opening: what follows is the first clause, not a name.
  const stretch = opening
    .slice(start + joins[0].length, start + 1800)
    .split(/\n\s*1\.\s/)[0]!
    .replace(/\s+/g, ' ')
  const names: Named[] = []
  const parts = stretch.split(
    /\bAND\b|,? and (?=[A-Z"“])| and the (?=(?:Employ|Candidat|Intern|Trainee|Custom|Client|Student|Member|Tenant|Borrow|Franchis|Dealer|Distribut|Consult)[a-z]*\b)|\b(?:WHEREAS|NOW THEREFORE|RECITALS)\b/,
  )
  // Behind 'entered into by' further names follow of those who only take part in the story.
  const own = /^b/i.test(joins[0]) ? parts : parts[0]!.length > FAR ? [] : parts.slice(0, 2)
  for (const part of own) {
    const found = names.length < 2 ? nameIn(part.trim().replace(/^:\s*/, '')) : null
    const name = found === null || found.includes(':') || isBehindSentence(part, found) ? null : tidyName(found)
    if (name !== null && (looksLikeName(name) || isSpokenOf(name, opening))) {
      // 'X Private Limited, Pune (the Kitchen)': a term without quotation marks, at the end of the part
      const term = /\((?:the )?([A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)\)[.\s]*(?:Date.*)?$/.exec(part)?.[1]
      names.push({ name, term: term ?? name, at: start })
    } else if (names.length === 0) return []
  }
  // One word is a name only beside one that is a name for certain, and is not that one's first.
  const certain = names.find(({ name }) => looksLikeName(name))?.name
  return names.filter(
    ({ name }) => looksLikeName(name) || (LEGAL_FORM.test(certain ?? '') && !certain!.startsWith(name)),
  )
}

/** 'between Orbis and X Limited': one word is a name where the opening says it again and again. */
const isSpokenOf = (name: string, opening: string): boolean =>
  /^\p{Lu}[\p{L}\d-]{3,30}(?:\.(?:com|in|org))?$/u.test(name) &&
  sideOf(name) === 'unknown' &&
  !NO_BUSINESS.test(name) &&
  opening.split(name).length > 3

/** So often a name must stand there, and twice as often as any other. */
const LEAST = 4

/**
 * The business that terms of its own speak of by its name ('fees paid to MasterGST'), though nothing introduces it: the one
 * name that stands behind small words again and again. Null where no name stands out.
 */
export function businessName(original: string): string | null {
  const head = atTheHead(original) ?? bySite(original)
  if (head !== null) return head
  const counts = new Map<string, { count: number; forms: Map<string, number> }>()
  const sample = original.slice(0, 120_000)
  for (const [, words] of [...sample.matchAll(NAMED), ...sample.matchAll(ACTING)]) {
    if (NO_BUSINESS.test(words!)) continue
    const key = words!.split(' ').slice(0, 2).join(' ').toLowerCase()
    const entry = counts.get(key) ?? { count: 0, forms: new Map<string, number>() }
    entry.count++
    entry.forms.set(words!, (entry.forms.get(words!) ?? 0) + 1)
    counts.set(key, entry)
  }
  const [first, second] = [...counts.values()].sort((a, b) => b.count - a.count)
  if (first === undefined || first.count < LEAST || first.count < 2 * (second?.count ?? 0)) return null
  return [...first.forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]![0]
}

/** 'orbisbakes.in shall have the right', 'orbisbakes will refund': a shop that goes by its address on the net, and acts by it. */
const SITE = /(?<![\w@./-])([a-z][a-z\d-]{3,30})\.(?:co\.in|in|com|org|store|shop)(?![\w/])/g
const SITE_ACTS =
  /(?:['’]s)? (?:reserves|accepts|shall|will|may|cancels|offers|agrees|is not|does not|has the right|undertakes)\b/
    .source
function bySite(original: string): string | null {
  const sample = original.slice(0, 120_000)
  const sites = new Map([...sample.matchAll(SITE)].map(([whole, bare]) => [bare!, whole]))
  const acting = [...sites].slice(0, 20).filter(([bare, whole]) => {
    // 'by the customer.in case of delay' has lost a space
    if (
      sideOf(bare) !== 'unknown' ||
      new RegExp(String.raw`\b(?:the|an?|any|each|every) ${escaped(bare)} `, 'i').test(sample)
    )
      return false
    const acts = new RegExp(String.raw`(?<![\w@./-])(?:${escaped(whole)}|${escaped(bare)})${SITE_ACTS}`, 'g')
    return (sample.match(acts)?.length ?? 0) >= LEAST - 1
  })
  return acting.length === 1 ? acting[0]![1] : null
}

/** 'VKTC Training Institute' above everything, where the text speaks of VKTC: a paper that a business heads with its name. */
function atTheHead(original: string): string | null {
  const line = original.trimStart().split('\n')[0]!.trim()
  const short = /^([A-Z]{3,8}) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3}$/u.exec(line)?.[1]
  if (short === undefined || NO_BUSINESS.test(short)) return null
  return original.split(new RegExp(String.raw`\b${short}\b`)).length > 2 * LEAST ? line : null
}

/** 'You', 'We', 'The Member': what a party is called where its name stands nowhere. */
export const isNameless = ({ name }: Named): boolean =>
  /^(?:you|we|us)$|^the \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/iu.test(name)

/** Whom a letter greets by name: 'you' all the same. */
export const isGreeted = ({ name, term }: Named): boolean =>
  /^you$/i.test(term) && /^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)+$/u.test(name)

export const isSigner = ({ term }: Named): boolean =>
  /^you$/i.test(term) || ['user', 'customer', 'buyer'].includes(sideOf(term))

/** 'The User' and 'the Customer' of one business are one party under two words, and so are 'we' and 'the Company'. */
export function withoutTwins(norm: string, named: readonly Named[]): readonly Named[] {
  const [one, other] = named
  if (
    !SIGNED_BY_ME.test(norm) &&
    named.length === 2 &&
    named.every(isNameless) &&
    named.some(isWe) &&
    named.some(isCompany)
  )
    return [{ ...named.find(isCompany)!, also: ['we', ...named.flatMap(({ also }) => also ?? [])] }]
  if (named.length !== 2 || !named.every(isNameless) || !areTwins(one!, other!)) return named
  const [role, pronoun] = /^you$/i.test(one!.term) ? [other!, one!] : [one!, other!]
  return [{ ...role, also: [...(role.also ?? []), pronoun.term.toLowerCase(), ...(pronoun.also ?? [])] }]
}

/** In a declaration 'we' are they who sign it, and 'the Company' is whom it is made to. */
const SIGNED_BY_ME =
  /\b(?:i ?\/ ?we|we ?\/ ?i|i (?:hereby|agree|undertake|declare|authori[sz]e|shall|will|confirm|accept))\b/
const isWe = ({ term }: Named): boolean => /^(?:we|us)$/i.test(term)
const isCompany = ({ term }: Named): boolean => sideOf(term) === 'company'

/** Both sign up for the same, or one is 'you' and the other a role of those who do: 'You' and 'the Partner'. */
const areTwins = (one: Named, other: Named): boolean =>
  (isSigner(one) && isSigner(other)) ||
  (/^you$/i.test(other.term) && signsUp(one)) ||
  (/^you$/i.test(one.term) && signsUp(other))
const signsUp = ({ term }: Named): boolean => sideOf(term) === 'partner' || weakerSides.includes(sideOf(term))

/** The business whose name stands out is the 'we' of its terms, or else the other party beside the one who signs up. */
export function withBusiness(named: readonly Named[], business: string | null): Named[] {
  if (business === null || named.some(({ name }) => name.toLowerCase().includes(business.toLowerCase())))
    return [...named]
  const we = named.findIndex(({ term }) => /^(?:we|us|platform)$/i.test(term))
  if (we >= 0)
    return named.map((entry, at) =>
      at === we ? { ...entry, name: business, also: [...(entry.also ?? []), ...bareOf(business)] } : entry,
    )
  if (named.length === 2) return withSecrets(named, business)
  if (named.length !== 1) return [...named]
  return [
    ...named,
    { name: business, term: business, at: 0, also: [...(isSigner(named[0]!) ? ['we'] : []), ...bareOf(business)] },
  ]
}

/** A site is called by its name without the ending, too. */
const bareOf = (name: string): string[] => (/^[a-z][a-z\d-]+\.[a-z.]+$/.test(name) ? [name.split('.')[0]!] : [])

/** 'The Employee' beside 'the Receiving Party' are one: the firm that is named again and again discloses to him. */
function withSecrets(named: readonly Named[], business: string): Named[] {
  const secret = named.find(({ term }) => /^(?:receiving party|recipient|disclosing party|discloser)$/i.test(term))
  const person = named.find((entry) => entry !== secret)
  if (secret === undefined || person === undefined || !weakerSides.includes(sideOf(person.term))) return [...named]
  if (/^(?:receiving party|recipient|disclosing party|discloser|user|you)$/i.test(person.term)) return [...named]
  const receives = /^rec/i.test(secret.term)
  const word = secret.term.toLowerCase()
  return [
    receives ? { ...person, also: [...(person.also ?? []), word] } : person,
    { name: business, term: business, at: 0, also: [receives ? word.replace('receiving', 'disclosing') : word] },
  ]
}

/** Who is spoken to as 'you' and by a role has 'we' across, where the text says so and names nobody. */
export const withWe = (text: NormalText, named: readonly Named[]): Named[] =>
  named.length === 1 &&
  [named[0]!.term.toLowerCase(), ...(named[0]!.also ?? [])].includes('you') &&
  /\b(?:we|us|our) /.test(text.norm) &&
  subjectsOf(text.read).every(({ name }) => isCalled(named[0]!, name))
    ? [...named, { name: 'We', term: 'We', at: 0 }]
    : [...named]

/** 'The Borrower described in the Schedule', where a line says 'Borrower: Mr. X': the person or firm named there. */
export function fromSchedule(original: string, named: readonly Named[]): readonly Named[] {
  if (!named.some((entry) => byRole(entry.term) === entry.name)) return named
  const rows = fromTable(original).filter(({ name }) => PERSON.test(name) || LEGAL_FORM.test(name))
  return named.map((entry) => {
    const row = rows.find(({ term }) => byRole(entry.term) === entry.name && term === entry.term)
    const name = row === undefined ? null : cutName(row.name)
    return name === null || named.some((other) => other.name === name) ? entry : { ...entry, name }
  })
}

const LABELLED_YOU =
  /^[ \t>•*-]{0,8}(?:Name of (?:the )?)?(Employee|Candidate|Trainee|Intern|Tenant|Licensee|Student|Borrower)(?:['’]s)?(?: Name)? ?[:|] ?(\p{Lu}[^\n|:]{3,60})$/mu
/** 'Employee Name: Asha Rao' in an annexure of a letter that says 'Dear,': whom it calls 'you'. */
export function labelledYou(original: string, entry: Named): Named {
  if (entry.name !== 'You') return entry
  const [label, role, words] = LABELLED_YOU.exec(original) ?? []
  const name = words === undefined || !/name/i.test(label!) ? null : cutName(words)
  if (name === null || !/^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){1,4}$/u.test(name) || !looksLikeName(name)) return entry
  return { ...entry, name, also: [...(entry.also ?? []), 'you', role!.toLowerCase()] }
}
