import { escaped } from '../../grammar/escaped.ts'
import type { NormalText } from '../../grammar/normalize.ts'
import { letterhead } from './addressee.ts'
import { isGreeted, isNameless } from './business-name.ts'
import { looksLikeName } from './introductions.ts'
import { cutName, LEGAL_FORM, LEGAL_NAME } from './names/party-names.ts'
import type { Named } from './names/party-terms.ts'
import { oppositeOf, roleSides, type Side, sideOf, weakerSides } from './names/roles.ts'
import { byRole } from './names/subjects.ts'
import { takerOf } from './names/takers.ts'
import { writerOf } from './writer.ts'

/**
 * The two of a paper that introduces nobody: terms of purchase, a quotation, the rules of a house. The business whose paper
 * it is has its name at the head, or is spoken of by it; who signs is known by a noun, by 'you' or by 'we'.
 *
 * @param found who was found so far
 */
export function ofPaper(text: NormalText, found: readonly Named[]): Named[] {
  const known = asOne(found)
  if (known.length > 2 || known.filter((one) => !isNameless(one)).length === 2) return [...known]
  const writer = known.every((one) => isNameless(one) || isGreeted(one)) ? writerOf(text.read) : null
  const named = writer === null ? [...known] : withWriter(text, known, writer)
  if (named.length !== 1) return named.length === 0 ? pair(text) : named
  const one = named[0]!
  const other =
    (SIGN.has(sideOf(one.term)) ? null : declarant(text, one)) ??
    headOf(text.read, one) ??
    signer(text.norm, one) ??
    byPronoun(text, one) ??
    company(text.norm, one) ??
    takerOf(text, one)
  return other === null ? named : [...named, other]
}

/** 'Vendor: Orbis Interiors' at the head of an order whose terms speak of 'the Supplier': one party by two words. */
function asOne(found: readonly Named[]): readonly Named[] {
  const [named, ...others] = [...found].sort((a, b) => Number(isNameless(a)) - Number(isNameless(b)))
  const [role] = others
  // an opening that calls one 'the Agency' and the other 'the Tutor' means two
  const isTerm = role !== undefined && role.at > 0
  if (role === undefined || isTerm || others.length > 1 || isNameless(named!) || !isNameless(role)) return found
  if (!areOfOneSide(named!, role) || !SIGN.has(sideOf(named!.term))) return found
  return [{ ...named!, also: [...(named!.also ?? []), role.term.toLowerCase(), ...(role.also ?? [])] }]
}

/** An order names its supplier by a label, and whoever orders by the company at the head of the paper alone. */
function headOf(read: string, known: Named): Named | null {
  if (isNameless(known) || !SIGN.has(sideOf(known.term))) return null
  const name = letterhead(read.slice(0, known.at > 0 ? known.at : 600))
  if (
    name === null ||
    !(LEGAL_FORM.test(name) || signsAs(read, name)) ||
    name.toLowerCase() === known.name.toLowerCase()
  )
    return null
  return { name, term: name, at: 0, ...(SAYS_WE.test(read.toLowerCase()) ? { also: ['we'] } : {}) }
}

/** 'For IRON TEMPLE GYM' at the foot of a form that Iron Temple Gym heads. */
const signsAs = (read: string, name: string): boolean =>
  new RegExp(String.raw`\bfor ${escaped(name)}`, 'i').test(read.slice(-FOOT))
const FOOT = 600

/** Beside each other these two say the same: both sell, or both work for somebody. */
const areOfOneSide = (one: Named, other: Named): boolean => {
  const [a, b] = [sideOf(one.term), sideOf(other.term)]
  return a !== 'unknown' && a === b && a !== 'partner'
}

/** The business takes the place of 'we', of 'the Company', or stands across from the one who is left. */
function withWriter(text: NormalText, known: readonly Named[], name: string): Named[] {
  const own = { name, term: name, at: 0 }
  const words = [
    ...(SAYS_WE.test(text.norm) ? ['we'] : []),
    ...(COMPANY_IS.exec(text.norm)?.[1] === name.toLowerCase() ? ['company'] : []),
  ]
  const we = words.length > 0 ? { also: words } : {}
  const [one, other] = known
  if (one === undefined) return [{ ...own, ...we }]
  if (other === undefined) return isWriter(one) ? [{ ...one, name }] : [one, { ...own, ...we }]
  if (areOfOneSide(one, other))
    return [
      { ...one, also: [...(one.also ?? []), other.term.toLowerCase(), ...(other.also ?? [])] },
      { ...own, ...we },
    ]
  // Founders, investors and partners write their contract together.
  if (known.some(({ term }) => TOGETHER.has(sideOf(term)))) return [...known]
  const writers = known.filter(isWriter)
  if (writers.length === 1) return known.map((each) => (each === writers[0] ? { ...each, name } : each))
  const teacher = known.find(({ term }) => TEACHES.test(term))
  if (teacher !== undefined) return [teacher, { ...own, ...we }]
  // 'The Bank' beside 'the Supplier' is spoken of, and contracts with nobody.
  const isPair =
    [one, other].some(({ term }) => sideOf(term) === 'unknown') || oppositeOf(sideOf(one.term)) === sideOf(other.term)
  const [less, more] = countOf(text.norm, one.term) < countOf(text.norm, other.term) ? [one, other] : [other, one]
  return isPair || /^you$/i.test(less.term) ? [...known] : [more, { ...own, ...we }]
}

/** 'We', 'the Company', 'the Platform': who writes a paper, where no other word tells. */
const isWriter = ({ term }: Named): boolean =>
  /^(?:we|us)$/i.test(term) || ['company', 'platform'].includes(sideOf(term))

/** Who teaches works for the house whose paper it is: its students are spoken of. */
const TEACHES = /^(?:the )?(?:tutor|teacher|instructor|trainer)$/i

const TOGETHER: ReadonlySet<Side> = new Set<Side>(['founder', 'investor', 'partner', 'discloser', 'recipient'])

/** 'I/We agree' is said by whoever signs. */
const OF_WHO_SIGNS = /\b(?:i ?\/ ?we|we ?\/ ?i|me ?\/ ?us|us ?\/ ?me|my ?\/ ?our|our ?\/ ?my)\b/g
const SAYS_WE = { test: (norm: string): boolean => /\b(?:we|our|us)\b/.test(norm.replace(OF_WHO_SIGNS, '')) }
/** 'The company (Orbis) may': the name in brackets is what the company is called. */
const COMPANY_IS = /\bthe company \(([^()]{2,60})\)/
const countOf = (norm: string, word: string): number =>
  norm.split(new RegExp(String.raw`\b${word.toLowerCase().replace(/[^\p{L}\d ]/gu, '.')}s?\b`, 'u')).length - 1

/** Nouns of those who sign or bargain, without those for whom a paper is only told something. */
const SIGN: ReadonlySet<Side> = new Set<Side>([...weakerSides, 'customer'])
const nouns = roleSides
  .filter(
    ([role, side]) =>
      SIGN.has(side) && !/^(?:you|we|us|affiliate|manufacturer|author|host|partner|talent|professional)$/.test(role),
  )
  .map(([role]) => role)
const NOUN = new RegExp(
  String.raw`\b(?:the|any|each|every|by|to|from|of|if|such) (${[...nouns, 'traveller'].join('|')})s?\b`,
  'g',
)
const LEAST = 2

/** 'The Supplier', whom a paper speaks of again and again beside the one who wrote it. */
function signer(norm: string, known: Named): Named | null {
  const counts = new Map<string, number>()
  for (const [, noun] of norm.slice(0, 120_000).matchAll(NOUN)) counts.set(noun!, (counts.get(noun!) ?? 0) + 1)
  const side = sideOf(known.term)
  const words = [known.term, ...(known.also ?? [])].map((word) => word.toLowerCase())
  const own = [...counts]
    .filter(([noun, count]) => count >= LEAST && !words.some((word) => word.includes(noun)))
    .filter(([noun]) => side === 'unknown' || side === 'company' || sideOf(noun) === oppositeOf(side))
    .sort((a, b) => b[1] - a[1])
  const noun = own[0]?.[0]
  if (noun === undefined) return null
  const term = noun.replace(/^./, (letter) => letter.toUpperCase())
  return { name: byRole(term), term, at: 0, ...(SAYS_YOU.test(norm) && isSold(side, noun) ? { also: ['you'] } : {}) }
}
const isSold = (side: Side, noun: string): boolean => side === 'unknown' && SIGN.has(sideOf(noun))

const SAYS_YOU = /\byou(?:r)?\b/
const PRONOUNS = { we: /\b(?:we|us|our)\b/g, you: /\byou(?:r)?\b/g }
/** 'I agree', 'I shall': an undertaking of one who signs for himself. */
const SAYS_I =
  /\bi,? (?:the undersigned|agree|undertake|accept|declare|shall|will|hereby|have|am|understand|acknowledge|confirm)\b/g
const UNDERSIGNED = new RegExp(String.raw`\bi,? (?:am )?the undersigned,? (?:as )?(?:an? |the )?(${nouns.join('|')})\b`)
const UNDERSIGNED_FIRM = new RegExp(String.raw`\bI,? the undersigned,? (?:M\/s\.? )?(${LEGAL_NAME.source})`)
const I = ['i', 'me', 'my', 'myself']

/** Who says 'I' in a declaration or an undertaking, by the noun that stands beside it or, where none does, as 'You'. */
function declarant({ norm, read }: NormalText, known: Named): Named | null {
  const says = [...norm.slice(0, 40_000).matchAll(SAYS_I)].length
  if (says < LEAST || [...norm.matchAll(PRONOUNS.you)].length >= says || /^you$/i.test(known.term)) return null
  const name = UNDERSIGNED_FIRM.exec(read)?.[1]
  if (name !== undefined) return { name: name.trim(), term: name.trim(), at: 0, also: I }
  const noun = UNDERSIGNED.exec(norm)?.[1]
  if (noun === undefined) return { name: 'You', term: 'You', at: 0, also: I }
  const term = noun.replace(/^./, (letter) => letter.toUpperCase())
  return { name: byRole(term), term, at: 0, also: I }
}

/** 'You' beside a business, 'We' beside a customer, where the text speaks so. */
function byPronoun({ norm, read }: NormalText, known: Named): Named | null {
  const says = (word: keyof typeof PRONOUNS): boolean =>
    [...norm.slice(0, 40_000).replace(OF_WHO_SIGNS, '').matchAll(PRONOUNS[word])].length >= LEAST
  const words = [known.term, ...(known.also ?? [])].map((word) => word.toLowerCase())
  const signs = SIGN.has(sideOf(known.term)) || words.includes('you')
  if (signs) return says('we') && !words.includes('we') ? { name: 'We', term: 'We', at: 0 } : null
  const name = orderedFrom(read) ?? 'You'
  return says('you') && !words.includes('you') ? { name, term: 'You', at: 0 } : null
}

const AN_ORDER = /\b(?:purchase|work|job|service|supply) order\b/i
const ORDERED_FROM = /^[ \t]{0,20}To[:,]?[ \t]*\n?[ \t]*(M\/s\.? [^\n]{3,90})$/im
/** 'To: M/s Orbis Electricals, Odhav' at the head of an order, which speaks to it as 'you' from there on. */
function orderedFrom(read: string): string | null {
  const head = read.slice(0, 1500)
  const words = AN_ORDER.test(head) ? ORDERED_FROM.exec(head)?.[1] : undefined
  const name = words === undefined ? null : cutName(words)
  return name !== null && looksLikeName(name) ? name : null
}

/** 'The Company', which hires, sells or lends to who signs, and of which a paper says no more. */
function company(norm: string, known: Named): Named | null {
  const side = sideOf(known.term)
  if (!isNameless(known) || side === 'company' || side === 'platform') return null
  return norm.split(/\bthe company\b/).length - 1 >= LEAST ? { name: byRole('Company'), term: 'Company', at: 0 } : null
}

/** The foot of a bill or a quotation: somebody reads it, though it does not speak to him. */
const YOURS = /\b(?:goods once sold|invoice|quotation|quoted|your)\b/
const NOBODY: Named = { name: '', term: '', at: 0 }
/** Nobody is named at all: who signs, by a noun or by 'you', and across the opposite noun or 'we'. */
function pair(text: NormalText): Named[] {
  const noun = signer(text.norm, NOBODY)
  const opposite = noun === null ? undefined : across(text.norm, sideOf(noun.term))
  if (noun !== null && opposite !== undefined) return [noun, opposite]
  if ([...text.norm.slice(0, 40_000).matchAll(PRONOUNS.we)].length < LEAST) return aloneIn(text)
  const other = noun ?? byPronoun(text, NOBODY) ?? (YOURS.test(text.norm) ? { name: 'You', term: 'You', at: 0 } : null)
  return other === null ? [] : [other, { name: 'We', term: 'We', at: 0 }]
}

/** 'I, taking part in the programme, declare that I am': whoever signs is all that is known of who contracts. */
function aloneIn(text: NormalText): Named[] {
  const one = declarant(text, NOBODY)
  return one === null ? [] : [one]
}

/** 'Client' and 'Vendor' over the two signatures: the other side, where a paper has a word for it. */
function across(norm: string, side: Side): Named | undefined {
  const wanted = oppositeOf(side)
  const found = roleSides
    .filter(([, of]) => of === wanted && wanted !== 'unknown')
    .map(([role]) => ({ role, count: norm.split(new RegExp(String.raw`\bthe ${role}s?\b`)).length - 1 }))
    .sort((a, b) => b.count - a.count)[0]
  if (found === undefined || found.count < LEAST || found.role === 'we') return undefined
  const term = found.role.replace(/^./, (letter) => letter.toUpperCase())
  return { name: byRole(term), term, at: 0 }
}
