import { addressedFirm, addressee, filledIn, letterhead } from './addressee.ts'
import { headName, introducedBy, looksLikeName, shaped, together } from './introductions.ts'
import { LEGAL_FORM, LEGAL_NAME, nameBefore, nameIn, ownerOf, PERSON } from './party-names.ts'
import { type TermMark, termMarks } from './party-terms.ts'
import { sideOf } from './roles.ts'

/** A party as the opening introduces it. */
export interface Named {
  name: string
  term: string
  at: number
  /** further words for it from the same brackets: '("we", "us" or the "Company")' */
  also?: readonly string[]
}

const NOT_A_PARTY =
  /^(?:this |the |these |our |your )?(?:mutual |master |above |said |personal |service )?(?:agreement|amendment|addendum|contract|deed|parties|party|effective date|commencement date|execution date|start date|term|terms|services?|premises|property|schedule|products?|goods|mnda|nda|purpose|confidential information|territory|act|acts|rules|project|work|works|software|platform services|website|site|app|apps|order|msa|sow|group|collectively|letter|jv|fund|funds|licensed premises|demised premises|security deposit|deposit|rent|fees?|offer|plan|warrant|shares?|sale shares|business|api|trademarks?|marks?|ip agreement|closing|reference|suit|dispute|company business|restricted .*|initial term|base .*|technology|titles?|commodity|cargo|loan|facility|machines?|equipment|vehicles?|data|study|event|policy|notice|code|secrets?|giver|keeper|giver or keeper|strain|flat|building|land|unit|shop|plant|firm name|system|content|materials?|documents?|annexures?|minimum .*|advertisers|jv ?co(?:mpany)?|joint venture company|nominee|(?:consenting |attesting )?witness(?:es)?|confirming bank|arbitrator|escrow agent|(?:.{1,40} )?(?:property|premises|purpose|data|price|date|period|amount|deposit|information|fees?|territory|law|rules|act|project|site|works))$/i
const PRONOUN = /^(?:we|us|our|you|your)$/i
/** Here the recitals or the body begin: whoever is named behind them is spoken of, but does not contract. */
const RECITALS =
  /\b(?:WHEREAS|Whereas|NOW,? THEREFORE|NOW THIS|RECITALS|WITNESSETH)\b|\beach (?:an? )?["“]Party["”]|\bthe ["“]Parties["”]|^[ \t]*(?:BACKGROUND|Background|Recitals|PREAMBLE)\b/gm
/** The reader of terms, described and not named: 'the person who opens an account' */
const DESCRIBED =
  /(?:^|[\s,:])((?:the|any|every|each|an?) (?:person|individual|user|business|customer|member|parent|mother|father|guardian|adult|learner|student|farmer|company|firm|seller|rider|driver|patient|player|visitor|reader|owner|natural person|other)\b(?:[^;:()"“”.\n]|\.(?=\w)){0,150}?|(?:anyone|anybody|everyone|everybody|whoever)\b(?:[^;:()"“”.\n]|\.(?=\w)){3,150}?)[\s,]*$/i

/** Who the defined terms of an opening stand for. */
export function fromDefinitions(opening: string): Named[] {
  const flowing = opening.replace(/(?<=\S)\n(?=[^\s\n])/g, ' ')
  const lines = shaped(opening)
  const meant = fromMeanings(flowing)
  const found: Named[] = []
  let previousEnd = 0
  for (const mark of termMarks(flowing, lines)) {
    const words = namedTerm(mark.words, mark.term.replace(/^the\s+/i, '')).replace(
      /(?<!\b(?:inc|ltd|co|corp))[.,;]$/i,
      '',
    )
    // 'FIRST PARTY/LANDLORD': the part that tells a side is the better term, the other one means the party as well.
    const parts = words.split(/\s?\/\s?/)
    const term = parts.find((part) => sideOf(part) !== 'unknown') ?? words
    if (term === '' || NOT_A_PARTY.test(term)) continue
    const stretch = lines.slice(previousEnd, mark.at)
    const name = nameFor(mark, term, stretch, opening, found)
    if (name === null) continue
    previousEnd = mark.end
    const names = /s$/i.test(term) && name !== 'You' ? together(stretch, name) : [name]
    if (names.length > 1 && STAND_APART.test(term)) {
      found.push(...names.map((each, index) => ({ name: each, term: each, at: mark.at, also: [ranked(index, term)] })))
      continue
    }
    found.push({
      name: names.length < 2 ? name : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
      term,
      at: mark.at,
      also: [
        ...parts.filter((part) => part !== term && parts.length > 1).map((part) => part.toLowerCase()),
        ...furtherTerms(mark.words),
        ...ownerOf(stretch.replace(/\s+/g, ' ')),
        ...(READER.test(stretch) || name === 'You' ? ['you'] : []),
      ],
    })
  }
  const all = merged(meant, found)
  // A letter or terms of service: '... and you, the user ("you")' defines a party that has no name.
  const you = /["“'‘]you["”'’]/i.exec(flowing)
  if (you !== null && all.length === 1 && !all[0]!.also?.includes('you'))
    all.push({ name: 'You', term: 'You', at: you.index })
  return all
}

/** The partners of a deed share a word, but contract with each other: 'first partner' */
const STAND_APART = /^(?:the )?(?:partners|parties)$/i
const ranked = (index: number, term: string): string =>
  `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][index] ?? index + 1} ${term.toLowerCase().replace(/s$/, '')}`

/** '"you" means Ms. X (the "Employee")' says the same of one person twice: the role is the better term. */
function merged(meant: readonly Named[], found: readonly Named[]): Named[] {
  const same = (one: Named, other: Named): boolean =>
    one.term === other.term || one.name.toLowerCase() === other.name.toLowerCase()
  return [
    ...meant.map((entry) => {
      const twin = found.find((other) => same(entry, other) && other.term !== entry.term)
      if (twin === undefined) return entry
      const term = PRONOUN.test(entry.term) ? twin.term : entry.term
      return {
        ...entry,
        term,
        also: [...(entry.also ?? []), ...(twin.also ?? []), entry.term.toLowerCase(), twin.term.toLowerCase()],
      }
    }),
    ...found.filter((entry) => !meant.some((other) => same(other, entry))),
  ]
}

/** 'to appoint you (the "Agent")', 'you are the "Member"', 'You, the "Member", are ...' */
const READER = /\b[Yy]ou(?:rself)?["”]?,?(?: are| is| as| will be| shall be)?,?\s*(?:the\s*)?$/

function nameFor(
  mark: TermMark,
  term: string,
  stretch: string,
  opening: string,
  found: readonly Named[],
): string | null {
  if (READER.test(stretch.slice(-30))) return 'You'
  const saysYou = /["“'‘]you["”'’]/i.test(mark.words)

  const described = DESCRIBED.exec(
    stretch
      .slice(-240)
      .replace(/\([^()]*\)/g, '')
      .replace(/\s+/g, ' '),
  )?.[1]
  if (saysYou && described !== undefined && NAMED_ELSEWHERE.test(described))
    return filledIn(opening) ?? addressee(opening) ?? 'You'
  if (saysYou && described !== undefined && !ELSEWHERE.test(described))
    return described.replace(/^./, (letter) => letter.toUpperCase())
  const own =
    /\b(?:[Oo]ur (?:firm|company|LLP|society|trust|house)|[Yy]our (?:firm|company|LLP|society|trust))\s*(?:is\s*)?$/.exec(
      stretch.slice(-40),
    )?.[0]
  if (own !== undefined)
    return /^our/i.test(own) ? letterhead(opening) : (addressedFirm(opening) ?? addressee(opening) ?? 'You')
  const speaker = /["“'‘(](?:we|us)\b/i.test(mark.words) ? runBy(stretch) : null
  if (speaker !== null) return speaker
  const side = sideOf(term)
  const known = side !== 'unknown' && side !== 'company'
  const late = found.length >= 2 && [...stretch.matchAll(RECITALS)].length > 0
  if (late && !known) return null
  const paper = letterhead(opening)
  if (paper !== null && stretch.toLowerCase().trimEnd().endsWith(paper.toLowerCase()))
    return stretch.trimEnd().slice(-paper.length)
  const head = introducedBy(stretch, found.length > 0, found.length >= 2 && !known)
  const old = nameBefore(stretch.replace(/\s+/g, ' '))
  const likeTerm =
    old !== null &&
    LEGAL_FORM.test(old) &&
    looksLikeName(old) &&
    term.length > 2 &&
    old.toLowerCase().includes(term.toLowerCase())
  const name = likeTerm ? old : (head ?? (found.length < 2 || known ? old : null))
  if (name === null || !looksLikeName(name)) return null
  if (mark.form === 'is' && !LEGAL_FORM.test(name) && !PERSON.test(name)) return null
  // What is said of a party before the mark makes the mark one of a thing: 'X Mills shall let the shed (the "Shed")'.
  if (side === 'unknown' && SAYS_MORE.test(stretch.slice(stretch.lastIndexOf(name) + name.length))) return null
  if (mark.form === 'bare' && !known && name !== head) return null
  // A term that names no role is a party's only behind a company, a person or an introduction.
  if (side === 'unknown' && name !== head && !LEGAL_FORM.test(name) && !PERSON.test(name)) return null
  if (side === 'unknown' && stretch.length > 900 && found.length > 0) return null
  // 'The Lead Member and the Technology Member are together called the "Members"'
  if (found.some((other) => name.toLowerCase().includes(`the ${other.term.toLowerCase()}`))) return null
  return withTrade(name, stretch)
}

/** 'The app is run by X Private Limited, Pune ("the App", "we")': who speaks is the company that the sentence names last. */
function runBy(stretch: string): string | null {
  const sentence =
    stretch
      .slice(-400)
      .split(/\n/)
      .filter((line) => line.trim() !== '')
      .at(-1) ?? ''
  return OPERATED.exec(sentence.replace(/\s+/g, ' '))?.[1] ?? null
}
const OPERATED = new RegExp(
  String.raw`\b(?:published|operated|run|provided|offered|issued|owned|made|product|service|app|brand|site|website|trading name)(?: and \w+)? (?:by|of|from) (${LEGAL_NAME.source})`,
)

const SAYS_MORE =
  /\b(?:shall|will|may|must|grants?|agrees?|desires?|wishes|desirous|has agreed|have agreed|proposes?|intends?)\b|\n[ \t]*\n[^\n]*[a-z]{3}\. [^\n]*/

/** 'the person named above': the text names the reader somewhere else. */
const NAMED_ELSEWHERE = /\b(?:named|addressed|mentioned|whose (?:name|details))\b/
const ELSEWHERE = /\b(?:above|below|hereto|overleaf)$/

const TRADES_AS =
  /\b(?:doing business|trading|carrying on (?:business|trade)|practising)(?: under the (?:trade )?name(?: and style)?(?: of)?| as) ["“]?(\p{Lu}[\p{L}&.'’-]*(?: (?:and |& |of )?\p{Lu}[\p{L}&.'’-]*){0,5})/u
/** 'Smt. X, doing business as Y Traders': the business is part of what the person is called. */
function withTrade(name: string, stretch: string): string {
  const firm = PERSON.test(name) ? TRADES_AS.exec(stretch.slice(-500).replace(/\s+/g, ' '))?.[1] : undefined
  return firm === undefined ? name : `${name} (${firm})`
}

/** '(“we”, “us” or the “Company”)': the role names the party better than the pronoun before it. */
function namedTerm(words: string, first: string): string {
  if (!PRONOUN.test(first)) return first
  const others = [...words.matchAll(/["“‘](\p{Lu}[^"”’]{1,40})["”’]/gu)].map((match) => match[1]!)
  return others.find((term) => !PRONOUN.test(term)) ?? first
}

/** '(the "Marketing Partner" or "MP")' gives two words for one party; so does '("Client" or "you")'. */
const furtherTerms = (words: string): string[] => [
  ...[...words.matchAll(/["“'‘](we|us|our|you|your)["”'’]/gi)].map((match) => match[1]!.toLowerCase()),
  ...(/\((?:we|us)\b/.test(words) ? ['we'] : []),
  ...[
    ...words.matchAll(/["”'’],? (?:or|and|and\/or|or simply|also) (?:the )?["“'‘](\p{Lu}[\w&. -]{0,40}?)["”'’]/gu),
  ].flatMap((match) => (NOT_A_PARTY.test(match[1]!) ? [] : [match[1]!.toLowerCase()])),
]

const MEANS =
  /((?:["“][A-Za-z][A-Za-z ]{1,30}["”](?:,? and |,? or |, )?(?:the )?){1,4})(?: (?:means?|refers? to|shall mean|is|are)|:) ([^\n]{2,160})/g
/** '"We" and the "Operator" mean Mango Tree Offices Private Limited (CIN ...)' */
function fromMeanings(opening: string): Named[] {
  // Two such sentences may stand in one line: each is looked for behind the words of the one before.
  const found: Named[] = []
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
      opening,
      terms.some((word) => /^you$/i.test(word) || isReader(opening, word)),
    )
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
  return found
}
/** 'The Sponsor is Orbit Foods Private Limited, a company ...' at the head of a line */
const THE_ROLE_IS =
  /(?:^[ \t]{0,8}(?:\d[\d.]{0,4} )?The|(?<!\b(?:of|for|by|from|to|at) )the) (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?) is (?=\p{Lu}|M\/s)([^\n]{3,160})/gmu

/** '"you" is the Parent', 'you are the Parent' */
const isReader = (opening: string, word: string): boolean =>
  PLAIN_WORD.test(word) &&
  new RegExp(String.raw`\b[Yy]ou["”]?,? (?:is|are|means?|refers? to) (?:the |a |an |any )?["“]?${word}\b`).test(opening)
const PLAIN_WORD = /^[A-Za-z][A-Za-z ]+$/

/** A named company or person, or in terms of service the reader described. */
function meantBy(words: string, opening: string, reader: boolean): string | null {
  // '"Maker" is we and "Distributor" is you'
  if (/^(?:we|us|ourselves)\b/.test(words)) return letterhead(opening)
  if (/^(?:you|yourself|yourselves)\b/.test(words)) return addressee(opening) ?? 'You'
  const described = /^(?:the|any|every|each|an?) [a-z][^;:()"“”.\n,]{3,110}/.exec(words)?.[0]
  if (described !== undefined && ELSEWHERE.test(described))
    return reader ? (filledIn(opening) ?? addressee(opening) ?? 'You') : null
  if (described !== undefined) return reader ? described.replace(/^./, (letter) => letter.toUpperCase()) : null
  const plain = words.replace(/^the /, '')
  if (!/^\p{Lu}/u.test(plain)) return null
  const name = nameIn(plain)
  return name !== null && (LEGAL_FORM.test(name) || PERSON.test(name)) ? withTrade(name, plain) : null
}
