import { addressee, filledIn, letterhead } from './addressee.ts'
import { headName } from './introductions.ts'
import { LEGAL_FORM, nameIn, PERSON, withTrade } from './names/party-names.ts'
import { type Named, NOT_A_PARTY, PRONOUN } from './names/party-terms.ts'
import { oppositeOf, type Side, sideOf } from './names/roles.ts'
import { byRole } from './names/subjects.ts'

/** 'the person named above': the text names the reader somewhere else. */
export const NAMED_ELSEWHERE = /\b(?:named|addressed|mentioned|whose (?:name|details))\b/
export const ELSEWHERE = /\b(?:above|below|hereto|overleaf)$/

const MEANS =
  /((?:["“][A-Za-z][A-Za-z ]{1,30}["”](?:,? and |,? or |, )?(?:the )?){1,4})(?: (?:means?|refers? to|shall mean|shall be:?|is|are)|:) ([^\n]{2,160})/g
/** '"We" and the "Operator" mean Mango Tree Offices Private Limited (CIN ...)'; `lines` is the opening with its line ends */
export function fromMeanings(opening: string, lines: string): Named[] {
  // Two such sentences may stand in one line: each is looked for behind the words of the one before.
  const found: Named[] = []
  const described: Named[] = []
  const expression = new RegExp(MEANS)
  for (let match = expression.exec(opening); match !== null; match = expression.exec(opening)) {
    expression.lastIndex = match.index + match[0].length - match[2]!.length
    const terms = [...match[1]!.matchAll(/["“]([^"”]+)["”]/g)].map((term) => term[1]!)
    const term =
      terms.find((word) => !PRONOUN.test(word) && sideOf(word) !== 'unknown') ??
      terms.find((word) => !PRONOUN.test(word)) ??
      terms[0]
    if (term === undefined || NOT_A_PARTY.test(term)) continue
    const name = meantBy(
      match[2]!,
      lines,
      terms.some((word) => /^you$/i.test(word) || isReader(opening, word)),
      term,
    )
    if (name === null && DESCRIBES_A_BODY.test(match[2]!)) described.push({ name: byRole(term), term, at: match.index })
    if (name === null) continue
    found.push({
      name,
      term,
      at: match.index,
      also: terms.filter((word) => word !== term).map((word) => word.toLowerCase()),
    })
  }
  for (const match of opening.matchAll(THE_ROLE_IS)) {
    const name = headName(match[2]!)
    if (name === null || NOT_A_PARTY.test(match[1]!)) continue
    const heads = /The /.test(match[0].slice(0, 16))
    if (!heads && sideOf(match[1]!) === 'unknown') continue
    if (LEGAL_FORM.test(name) || PERSON.test(name) || (heads && /^[^,]{3,80}, an? /.test(match[2]!)))
      found.push({ name, term: match[1]!, at: match.index })
  }
  const [one, ...more] = found
  if (one === undefined || more.length > 0) return found
  const across = described.find(({ term }) => areAcross(sideOf(one.term), sideOf(term)))
  return across === undefined ? found : [...found, across]
}

/** 'Buyer' and 'Seller', but also 'Buyer' and 'Vendor'. */
const areAcross = (one: Side, other: Side): boolean =>
  oppositeOf(one) === other ||
  oppositeOf(other) === one ||
  (BUYS.has(one) && SELLS.has(other)) ||
  (SELLS.has(one) && BUYS.has(other))
const BUYS: ReadonlySet<Side> = new Set<Side>(['buyer', 'customer'])
const SELLS: ReadonlySet<Side> = new Set<Side>(['seller', 'supplier'])

/** '"Vendor" refers to the firm in whose favour the order is issued': a form knows whoever takes the order by that alone. */
const DESCRIBES_A_BODY =
  /^(?:the|any|every|each|an?)\b[^.;:]{0,60}\b(?:persons?|individuals?|entit(?:y|ies)|firms?|company|companies|proprietor\w*|partnerships?|part(?:y|ies)|bod(?:y|ies))\b[^.;:]{0,40}\b(?:who|whom|whose|that|which|to)\b/i
/** 'The Sponsor is Orbit Foods Private Limited, a company ...' at the head of a line */
const THE_ROLE_IS =
  /(?:^[ \t]{0,8}(?:\d[\d.]{0,4} )?The|(?<!\b(?:of|for|by|from|to|at) )the) (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?) is (?=\p{Lu}|M\/s)([^\n]{3,160})/gmu

/** '"you" is the Parent', 'you are the Parent' */
const isReader = (opening: string, word: string): boolean =>
  PLAIN_WORD.test(word) &&
  new RegExp(String.raw`\b[Yy]ou["”]?,? (?:is|are|means?|refers? to) (?:the |a |an |any )?["“]?${word}\b`).test(opening)
const PLAIN_WORD = /^[A-Za-z][A-Za-z ]+$/

/** 'Means the entity named in the Quotation, being: Orbis Limited', 'Means Orbis Limited' */
const BEFORE_WHO =
  /^(?:Means? )?(?:(?:the|an?) [a-z][^.;:]{3,90}\b(?:being|namely):? (?=\p{Lu}|M\/s))|^Means? (?=\p{Lu})/u

/** A named company or person, or in terms of service the reader described. */
function meantBy(definition: string, opening: string, reader: boolean, term: string): string | null {
  const words = definition.replace(BEFORE_WHO, '')
  // '"Maker" is we and "Distributor" is you'
  if (/^(?:we|us|ourselves)\b/.test(words)) return letterhead(opening)
  if (/^(?:you|yourself|yourselves)\b/.test(words)) return addressee(opening) ?? 'You'
  const described = /^(?:[Tt]he|[Aa]ny|[Ee]very|[Ee]ach|[Aa]n?) [a-z][^;:()"“”.\n,]{3,110}/.exec(words)?.[0]
  if (described !== undefined && ELSEWHERE.test(described))
    return reader ? (filledIn(opening) ?? addressee(opening) ?? 'You') : null
  if (described !== undefined && !reader) return null
  // 'Buyer: the person or company who accepts the Quotation' is called by the role, not by what is said of it.
  if (described !== undefined && !PRONOUN.test(term) && sideOf(term) !== 'unknown') return byRole(term)
  if (described !== undefined) return described.replace(/^./, (letter) => letter.toUpperCase())
  const plain = words.replace(/^the /, '')
  if (!/^\p{Lu}/u.test(plain)) return null
  const name = nameIn(plain)
  return name !== null && (LEGAL_FORM.test(name) || PERSON.test(name)) ? withTrade(name, plain) : null
}
