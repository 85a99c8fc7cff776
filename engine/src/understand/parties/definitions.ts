import { inRow } from '../../language/message.ts'
import { addressedFirm, addressee, filledIn, letterhead } from './addressee.ts'
import { calmed, leftBlank, singleWord } from './blanks.ts'
import { introducedBy, looksLikeName, shaped, together } from './introductions.ts'
import { ELSEWHERE, fromMeanings, NAMED_ELSEWHERE } from './meanings.ts'
import { LEGAL_FORM, LEGAL_NAME, nameBefore, ownerOf, PERSON, withTrade } from './names/party-names.ts'
import {
  BLANK,
  furtherTerms,
  isShortFor,
  type Named,
  NOT_A_PARTY,
  namedTerm,
  PRONOUN,
  type TermMark,
  termMarks,
} from './names/party-terms.ts'
import { sideOf } from './names/roles.ts'
import { byRole } from './names/subjects.ts'

/** 'Legal Entity Name ("Dealer"): Asha Stores': on a form the name stands behind the label that brings the term. */
const NAME_LABEL = /(?:^|\n)[^\n:]{0,40}\bname(?: of [^\n:]{3,40})?\s*\(?\s*["“'‘]?$/i
function onForm({ at, end }: TermMark, lines: string): string | null {
  if (!NAME_LABEL.test(lines.slice(Math.max(0, at - 90), at))) return null
  const value = /^["”'’)\s]{0,4}:\s*(\p{L}[^\n]{2,80}?)\s*(?:\n|$)/u.exec(lines.slice(end))?.[1]
  return value !== undefined && (looksLikeName(value) || LEGAL_FORM.test(value)) ? value : null
}

/** Here the recitals or the body begin: whoever is named behind them is spoken of, but does not contract. */
const RECITALS =
  /\b(?:WHEREAS|Whereas|NOW,? THEREFORE|NOW THIS|RECITALS|R E C I T A L S|WITNESSETH|as an amendment (?:to|of)|(?:as follows: )?1\. BACKGROUND)\b|\beach (?:an? )?["“]Party["”]|\bthe ["“]Parties["”]|^[ \t]*(?:BACKGROUND|Background|Recitals|PREAMBLE)\b/gm
/** The reader of terms, described and not named: 'the person who opens an account' */
const DESCRIBED =
  /(?:^|[\s,:])((?:the|any|every|each|an?) (?:person|individual|user|business|customer|member|parent|mother|father|guardian|adult|learner|student|farmer|company|firm|seller|rider|driver|patient|player|visitor|reader|owner|natural person|other)\b(?:[^;:()"“”.\n]|\.(?=\w)){0,150}?|(?:anyone|anybody|everyone|everybody|whoever)\b(?:[^;:()"“”.\n]|\.(?=\w)){3,150}?)[\s,]*$/i

/** Who the defined terms of an opening stand for; those without quotation marks, '(BHEL)', only where there are not two others. */
export function fromDefinitions(opening: string): Named[] {
  const quoted = defined(opening, false)
  return quoted.length > 1 ? quoted : defined(opening, true)
}

function defined(opening: string, shortNames: boolean): Named[] {
  const flowing = opening.replace(/(?<=\S)\n(?=[^\s\n])/g, ' ')
  const lines = shaped(opening)
  const meant = fromMeanings(flowing, opening)
  const found: Named[] = []
  let previousEnd = 0
  for (const mark of termMarks(flowing, lines, shortNames)) {
    const words = namedTerm(mark.words, mark.term.replace(/^the\s+/i, '')).replace(
      /(?<!\b(?:inc|ltd|co|corp))[.,;]$/i,
      '',
    )
    // 'FIRST PARTY/LANDLORD': the part that tells a side is the better term, the other one means the party as well.
    const parts = words.split(/\s?\/\s?| or [‘'“"]/).map((part) => part.replace(/^the (?=\p{Lu})/u, ''))
    const isTaken = (part: string): boolean => found.some((other) => other.term === part)
    const chosen = parts.find((part) => sideOf(part) !== 'unknown' && !isTaken(part)) ?? words
    const term = /^(?:first|second|third) party$/.test(chosen) ? calmed(chosen) : chosen
    // 'Orbis Paints Ltd hereinafter referred to as ("Orbis")'
    const stretch = lines
      .slice(previousEnd, mark.at)
      .replace(REFERRED, (words) => ' '.repeat(words.length))
      .replace(IS_A_FIRM, (words) => ', a'.padEnd(words.length))
    if (term === '' || (NOT_A_PARTY.test(term) && !isFund(term, stretch))) continue
    const before = flowing.slice(0, mark.at)
    const name =
      onForm(mark, lines) ??
      (mark.form === 'short'
        ? inFull(term, stretch)
        : (openPlace(term, stretch, before, /["“'‘]you\b/i.test(mark.words)) ??
          nameFor(mark, term, stretch, opening, found) ??
          bySelf(term, stretch) ??
          inForm(term, stretch, before, found)))
    if (name === null) continue
    previousEnd = mark.end
    const names = (/s$/i.test(term) || OF_SEVERAL.test(mark.words)) && name !== 'You' ? together(stretch, name) : [name]
    if (names.length > 1 && STAND_APART.test(term)) {
      found.push(...names.map((each, index) => ({ name: each, term: each, at: mark.at, also: [ranked(index, term)] })))
      continue
    }
    found.push({
      name: names.length < 2 ? name : inRow(names),
      term,
      at: mark.at,
      also: [
        ...parts
          .filter((part) => part !== term && parts.length > 1 && !isTaken(part))
          .map((part) => part.toLowerCase()),
        ...furtherTerms(mark.words),
        ...ownerOf(stretch.replace(/\s+/g, ' ')),
        ...(READER.test(stretch) || name === 'You' ? ['you'] : []),
      ],
    })
  }
  const all = merged(meant, found).map((entry) => renamed(entry, flowing))
  // A letter or terms of service: '... and you, the user ("you")' defines a party that has no name.
  const you = /["“'‘]you["”'’]/i.exec(flowing)
  if (you !== null && all.length === 1 && !all[0]!.also?.includes('you'))
    all.push({ name: 'You', term: 'You', at: you.index })
  return all
}

/** The firm before '(BHEL)', or the words in capitals, of which that is the first word or the initials. */
function inFull(term: string, stretch: string): string | null {
  const near = stretch.slice(-300).replace(/\s+/g, ' ')
  const firms = [...near.matchAll(new RegExp(LEGAL_NAME.source, 'g'))].map(([name]) => name.trim())
  const shouted = near.match(/(?<![\p{L}.])\p{Lu}{3,}(?: \p{Lu}{3,}){1,5}(?= OF \d|,|$)/gu) ?? []
  return [...shouted, ...firms].findLast((name) => isShortFor(term, name) && looksLikeName(name)) ?? null
}

/** '(each and both of them "Recipient")', '(jointly the "Borrower")' */
const OF_SEVERAL = /^\((?:each (?:and (?:both|all) )?of (?:them|whom)|jointly|together|collectively|both)\b/i

/** 'The First Party shall be referred to as the "Company"': what a party is called from there on. */
function renamed(entry: Named, opening: string): Named {
  if (!/^(?:first|second|third) party$/i.test(entry.term)) return entry
  const words = new RegExp(
    String.raw`\b[Tt]he ${entry.term} (?:shall be |will be |is )(?:hereinafter )?(?:referred to as|called|known as) (?:the )?["“]([^"”\n]{2,40}?)[.,]?["”]`,
  ).exec(opening)?.[1]
  if (words === undefined) return entry
  const name = entry.name === byRole(entry.term) ? byRole(words) : entry.name
  return { ...entry, name, term: words, also: [...(entry.also ?? []), entry.term.toLowerCase()] }
}

/** 'M/s Orbis Ltd is a company having its office at', where others write 'Orbis Ltd, a company' */
const IS_A_FIRM =
  / is an? (?=(?:registered |private |public |limited |partnership |proprietorship |duly ){0,3}(?:company|firm|concern|society|trust|llp)\b)/gi
const REFERRED = /,? (?:(?:shall |will )?(?:be )?here(?:in)?after )(?:[\w ]{0,30} )?(?:called|as|to)\s*$/i
/** 'Orbis Municipal Income Fund, a Massachusetts business trust (the "Fund")': here the word means who contracts. */
const isFund = (term: string, stretch: string): boolean =>
  /^fund$/i.test(term) && /\b(?:Fund|FUND),?(?: an? [^;()]{3,200}?)?[\s,]*$/.test(stretch)

/** 'the Agent named on the signature page', 'each of the persons set forth in Schedule 1' */
const POINTED_AT =
  /\b(?:the|each of the|an?) (?:[\w-]+ ){1,6}(?:named|identified|set forth|set out|listed|specified|shown|described) (?:on|in|above|below|at|as)\b[^.;()]{0,90}$/i
/** 'any developer, partner or entity accessing the Orbis Interfaces': whoever comes, and no name that such words end on */
const CLASS =
  /(?:^|[\s,])(?:any|every|each) (?:[a-z-]+(?:,? (?:or|and)|,)? ){1,8}(?:access|us|install|regist|subscrib|apply|order|book|supply|engag|integrat|participat|purchas|visit)ing\b[^.;()]{0,160}$|(?:^|[\s,])(?:any|every|each) (?:[a-z-]+(?:,? (?:or|and)|,)? ){1,8}(?:who|that|which) (?:access|use|install|register|subscribe|applie|order|book|supplie|engage|integrate|participate|purchase|visit)e?s\b[^.;()]{0,160}$/
/** 'the entity or individual accessing the Platform', 'a person who registers on the site': no name either */
const SOMEBODY =
  /\b(?:and|between|by|with) (?:the|an?) (?:[a-z-]+(?:,? (?:or|and)|,| ?\/)? ){0,4}(?:entity|individual|person|party|firm|company|organi[sz]ation|institution|business|body) (?:(?:access|us|install|regist|subscrib|apply|order|book|supply|engag|integrat|participat|purchas|visit|accept|avail|enrol|join|click|sign)l?(?:er)?ing|(?:who|that|which) [a-z]+s)\b[^.;()]{0,160}$/
/** 'the firm that runs the hostel, Orbis Hostels Private Limited': its name follows. */
const NAMED_BEHIND = new RegExp(String.raw`, (?:namely |being )?(?:${LEGAL_NAME.source})`)
const isSomebody = (flat: string): boolean => SOMEBODY.test(flat) && !NAMED_BEHIND.test(SOMEBODY.exec(flat)![0])
/** Right between 'and' and the term stands a blank, and no name. */
const ONLY_BLANK = new RegExp(String.raw`(?:^|\n|\b(?:and|between|by))[\s:,]*(?:(?:${BLANK.source})[\s*]*)[\s,]*$`, 'i')
/** 'The Agent', whom the paper names in another place or leaves open: whoever stands before is somebody else. */
function openPlace(term: string, stretch: string, before: string, saysYou: boolean): string | null {
  const near = stretch.slice(-240).replace(/[ \t]+/g, ' ')
  const flat = near.replace(/\s+/g, ' ')
  if ((CLASS.test(flat) || (isSomebody(flat) && !saysYou)) && !PRONOUN.test(term) && !YOURSELF.test(flat))
    return byRole(calmed(term))
  if (sideOf(term) === 'unknown' || !/\b(?:between|by|engages?|among)\b/i.test(before)) return null
  if (PRONOUN.test(term) || YOURSELF.test(near.replace(/\s+/g, ' '))) return null
  return POINTED_AT.test(near.replace(/\s+/g, ' ')) || ONLY_BLANK.test(near) ? byRole(calmed(term)) : null
}

/** 'M/S ORBIS LOANS, office at ____, hereinafter "ORBIS LOANS"': the term is the name that stands there, whatever is left open. */
function bySelf(term: string, stretch: string): string | null {
  if (sideOf(term) !== 'unknown' || !/^\p{Lu}[\p{Lu}\d&.-]+(?: [\p{Lu}\d&.-]+)+$/u.test(term)) return null
  const at = stretch.lastIndexOf(term)
  if (at < 0) return null
  return /\bM\/s\.? $/i.test(stretch.slice(Math.max(0, at - 6), at)) ? `M/s ${term}` : term
}

/** A form has blanks for its parties, and may give one by a single word. */
function inForm(term: string, stretch: string, before: string, found: readonly Named[]): string | null {
  if (found.length > 2 || !/\b(?:between|parties|(?:agreement|deed) is (?:made|executed|entered))\b/i.test(before))
    return null
  if (sideOf(term) !== 'unknown') return singleWord(stretch) ?? leftBlank(stretch, term)
  return before.search(RECITALS) < 0 ? leftBlank(stretch, term) : null
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
const READER =
  /\b(?:appoint|engage|employ|retain|hire|confirm|designate|offer) you as (?:(?!\b(?:at|with|by|in|from|on|for)\b)[^.;()\n]){2,60}$|\b[Yy]ou(?:rself)?["”]?,?(?: are| is| as| will be| shall be)?,?\s*(?:the\s*)?$/

/** 'between yourself (a person or a firm), the buyer of the software described below, hereinafter called the' */
const YOURSELF =
  /\b(?:between|by|with) (?:you|yourself|yourselves)\b,?(?: \([^()]{0,200}\))?(?:,? (?:the|an?|as|being)\b(?:(?! and \p{Lu})[^;:()“”"]){0,140})?[\s,]*$/u

function nameFor(
  mark: TermMark,
  term: string,
  stretch: string,
  opening: string,
  found: readonly Named[],
): string | null {
  if (READER.test(stretch.slice(-90)) || YOURSELF.test(stretch.slice(-400).replace(/\s+/g, ' '))) return 'You'
  const saysYou = /["“'‘]you["”'’]/i.test(mark.words)

  const described = DESCRIBED.exec(
    stretch
      .slice(-240)
      .replace(/\([^()]*\)/g, '')
      .replace(/\s+/g, ' '),
  )?.[1]
  if (saysYou && described !== undefined && NAMED_ELSEWHERE.test(described))
    return filledIn(opening) ?? addressee(opening) ?? 'You'
  if (saysYou && described !== undefined && /^an? \w+$/i.test(described)) return 'You'
  if (saysYou && described !== undefined && !ELSEWHERE.test(described))
    return described.replace(/^./, (letter) => letter.toUpperCase())
  const own =
    /\b(?:[Oo]ur (?:firm|company|LLP|society|trust|house)|[Yy]our (?:firm|company|LLP|society|trust))\s*(?:is\s*)?$/.exec(
      stretch.slice(-40),
    )?.[0]
  if (own !== undefined)
    return /^our/i.test(own) ? letterhead(opening) : (addressedFirm(opening) ?? addressee(opening) ?? 'You')
  const speaker = /["“'‘(](?:we|us)\b/i.test(mark.words)
    ? runBy(stretch, opening.slice(mark.end, mark.end + 200))
    : null
  if (speaker !== null) return speaker
  const side = sideOf(term)
  const known = side !== 'unknown' && side !== 'company'
  const late = found.length >= 2 && [...stretch.matchAll(RECITALS)].length > 0
  if (late) return null
  const firm = OFFICER_OF.exec(stretch.slice(-120).replace(/\s+/g, ' '))?.[1]
  if (firm !== undefined) return firm
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
  if (name === null || (name !== head && !looksLikeName(name))) return null
  if (mark.form === 'is' && !LEGAL_FORM.test(name) && !PERSON.test(name)) return null
  // What is said of a party before the mark makes the mark one of a thing: 'X Mills shall let the shed (the "Shed")'.
  if (side === 'unknown' && SAYS_MORE.test(behindName(stretch, name))) return null
  if (mark.form === 'bare' && !known && name !== head) return null
  // A term that names no role is a party's only behind a company, a person or an introduction.
  if (side === 'unknown' && name !== head && !LEGAL_FORM.test(name) && !PERSON.test(name)) return null
  if (side === 'unknown' && stretch.length > 900 && found.length > 0) return null
  // 'The Lead Member and the Technology Member are together called the "Members"'
  if (found.some((other) => name.toLowerCase().includes(`the ${other.term.toLowerCase()}`))) return null
  return withTrade(name, stretch, opening.slice(mark.end, mark.end + 160))
}

/** What follows the last time that a name stands in a stretch, however wide its words are set. */
function behindName(stretch: string, name: string): string {
  const at = stretch.lastIndexOf(name)
  if (at >= 0) return stretch.slice(at + name.length)
  const flat = stretch.replace(/[ \t]+/g, ' ')
  return flat.slice(Math.max(0, flat.lastIndexOf(name)) + name.length)
}

/** 'The app is run by X Private Limited, Pune ("the App", "we")': who speaks is the company that the sentence names last. */
function runBy(stretch: string, behind: string): string | null {
  // '... ("RentKaro", "we") is a service of X Private Limited'
  const next = new RegExp(`^ is .{0,12}${OPERATED.source}`).exec(behind.replace(/\s+/g, ' '))?.[1]
  if (next !== undefined) return next

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

/** 'Ms. X, director of Orbis': who contracts is the firm for which a person signs. */
const OFFICER_OF =
  /, (?:the |an? )?(?:(?:managing|executive|sole) )?(?:director|president|ceo|chief executive(?: officer)?) of (?:M\/s\.? )?(\p{Lu}[\p{L}\d.&'’-]+(?:,? (?:and |of |& )?\p{Lu}[\p{L}\d.&'’-]+){0,6})[\s,]*$/u

const SAYS_MORE =
  /\b(?:shall|will|may|must|grants?|agrees?|desires?|wishes|desirous|has agreed|have agreed|proposes?|intends?)\b|\n[ \t]*\n[^\n]*[a-z]{3}\. [^\n]*/
