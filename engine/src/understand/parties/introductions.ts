import { cutName, isNoName, LEGAL_FORM, LEGAL_NAME, PERSON, PERSON_NAME } from './names/party-names.ts'
import type { Named } from './names/party-terms.ts'
import { sideOf } from './names/roles.ts'

/**
 * The same text with every line that merely wraps joined to the next one: positions stay. A line ends where the next
 * one is blank, and where it is short or closes a sentence and the next begins anew: addresses, headings, lists.
 */
export function shaped(opening: string): string {
  const lines = opening.split('\n')
  return lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      const here = line.trim()
      const there = next.trim()
      const wraps =
        here !== '' &&
        there !== '' &&
        !/^(?:\(?\d{1,2}[.)] |\p{Lu}[\p{L}.' ]{1,28}:\s)/u.test(there) &&
        (/^[a-z]/.test(there) ||
          /\bNos?\.$/.test(here) ||
          ((here.length >= 55 || /[,&]$/.test(here)) && !/[.;:]$/.test(here) && !/^To,$/.test(here)))
      return `${line}${wraps ? ' ' : '\n'}`
    })
    .join('')
}

const STRONG =
  /\b(?:PRESENTS,? (?:dated [^;]{3,40}, )?(?:that|THAT)|entered into by|[Bb]etween|BETWEEN|[Bb]\/[Ww]|[Aa]mong(?:st)?|AMONG(?:ST)?|IN FAVOUR OF|[Ii]n favour of|(?:[Oo]rder|[Cc]hallan|[Ll]etter|[Ii]ndent|ORDER) (?:is |was |has been |IS )?(?:hereby )?(?:issued|placed|raised|given|ISSUED|PLACED) (?:by|BY)|[Mm]ade (?:and executed )?(?:at \p{Lu}\p{L}+,? )?on this [^;\n]{3,60}? by(?= \p{Lu}[^;\n]{2,60}? [SDWsdw]\/[Oo]\b))\b[\s:,-]*/gu
/** What follows a former party: 'of the ONE PART; AND' */
const BEFORE_NAME =
  /^(?:[\s,;:.)/–—-]+|\((?:which|who|and|the expression|an? expression)\b[^()]{0,500}\)|(?:through|acting (?:herein )?through|(?:duly )?represented (?:herein )?(?:by|through))\b[^;\n]{3,120}?(?=\s(?:and|AND)\s)|(?:of|OF) (?:the |THE )?(?:[A-Za-z]{3,7} )?(?:[Pp]art|PART)\b|(?:[Pp]art|PART)\b[;,]|(?:and|And|AND)\b(?! (?:[A-Z]{2,} ){1,4}(?:LIMITED|LTD|LLP)\b)|(?:BY|By|by|TO|To|FROM|From|BETWEEN|Between)\b[\s:,]|to (?=\p{Lu}|M\/s)|(?:us|we|you|me|I|We|You)(?:,? and|,)? (?=\p{Lu})|[Ii]n this (?:letter|deed|agreement|contract|paper),? |(?:hereby |do hereby )?(?:appoints?|engages?|employs?|retains?)\b (?=\p{Lu}|M\/s)|(?:the|our|your) (?:firm|company|client|society|trust),?(?: of)? (?=\p{Lu}|M\/s)|the (?=\p{Lu})|\(?(?:\d{1,2}(?:\.\d{1,2})?|[A-Z]|[a-z]|[ivx]{1,4}|[IVX]{1,4})[.)]\s+|\d{1,2} {2,}|\d{1,2}[\t|]\s*|\|\s*|[•*]\s+)/u
/** 'The Foundry:', 'OWNER / LICENSOR:', 'Party No. 1:', 'Buyer     ' at the head of a line */
const LABEL =
  /^(?:(?:[Tt]he |THE )?\p{Lu}[\p{L}'’-]{0,40}(?: (?:of|the|No\.?) ?| ?\/ ?| |-){0,1}(?:[\p{L}]{2,14} ?|No\. ?\d|\d|[A-D]\b){0,3}(?: ?\([\p{L} ]{3,30}\))?\s?(?::|\s[-–]\s)\s*|\p{Lu}[\p{L} ]{2,24}(?:[ \t]{3,}|\t|\s*\|\s*))(?=["“]?(?:\p{Lu}|M\/s|\d))/u
const NO_NAME =
  /^(?:CIN|LLPIN|GST(?:IN)?|PAN|TAN|IEC|FSSAI|Udyam|UDYAM|DPIIT|DIN|Aadhaar|Rs|INR|USD|Dated?|DATED?|Place|Ref|No|Nos|Flat|Plot|Unit|Shop|House No|Survey|Licen[cs]e|Form|Regd?|Registered|Registration|Phone|Mobile|E-?mail|Stamp|E-?stamp|Sub|Subject|Dear|Whereas|WHEREAS|Now|Version|Last|Effective|Hello|Namaste|Welcome|Executed|Made|Signed|Done|Entered|If|As|For|In|On|At|It|He|She|They|This|That|These|Those|Our|Your|Each|Every|Any|All|Both|Party|Parties|PARTIES|District|Village|Annexure|Schedule|Section|Article|Exhibit|January|February|March|April|May|June|July|August|September|October|November|December|S\/o|D\/o|W\/o|S\/O|D\/O|W\/O|C\/o|PO|P\.O|Post|Near|Opp|Proprietor|Director|Attn|Attention|Kind)\b/i
/** Labels of what is no party, though a capital follows them. */
const NO_LABEL =
  /^(?:Dated?|DATED?|Place|PLACE|Ref|Sub|Subject|E-?[Ss]tamp|Stamp|Version|Address|Regd|Registered|Witness|Effective|Last)\b/
const PLACE =
  /\b(?:road|street|nagar|estate|marg|lane|bazar|bazaar|colony|district|taluk|tehsil|floor|block|sector|chowk|post|village|phase|highway|pradesh|maharashtra|gujarat|kerala|karnataka|india)$/i
const HEADING =
  /\b(?:agreement|terms|policy|notice|conditions|deed|contract|order|letter|annexure|schedule|memorandum|undertaking|programme|version|updated|parties|appointment|licen[cs]e no|between|undersigned)\b/i
const WORD =
  /^["“'‘(&[]?(?:\p{Lu}|\d|[a-z]{1,2}\p{Lu})|^(?:of|and|the|for|de|bin|ibn|al|e|y|la|du|in|on|to|at|d\/b\/a|t\/a|a\.s\.|alias|urf|plc|inc|ltd|llc|llp|gmbh|&|-|–|\/)[.,]?$|^(?:[a-z][\w-]{2,30}\.(?:com|net|org)|[a-z]{1,3}-\d\w*),?$/u

/** Whom a letter is sent to in a company that is named below */
const PEOPLE_OF =
  /^(?:The )?(?:(?:Managing|General|Branch|HR|Chief|Executive) )?(?:Directors?|Partners?|Managers?|Proprietor|Proprietrix|Secretary|Chairman|Principal|Owner|Board|Officer)$/i
/** True for words that can stand as a name: each begins with a capital, and they are no label, heading or address. */
export function looksLikeName(name: string): boolean {
  if (officeName(`${name} `) === name) return true
  // '[Company / Firm]' is a blank to be filled in
  if (!/\p{L}{2}/u.test(name) || NO_NAME.test(name) || /^\[[^\]]*\/[^\]]*\]$/.test(name)) return false
  const formal = LEGAL_FORM.test(name) || PERSON.test(name)
  if ((/^\d/.test(name) && !formal) || PEOPLE_OF.test(name)) return false
  if (!formal && (PLACE.test(name) || HEADING.test(name) || !/\s/.test(name))) return false
  return name.split(/\s+/).every((word) => WORD.test(word))
}

/** An office that contracts for a government: 'the Governor of Odisha', 'the Director, Zoological Gardens' */
const OFFICE =
  /^(?:\p{Lu}[\p{L}]+ ){0,3}(?:Governor|President|Director|Secretary|Commissioner|Collector|Officer|Engineer|Superintendent|Registrar|Conservator|Magistrate|Chairman|Panchayat|Nigam|Corporation)(?: of (?:the )?\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2} ?)?(?=[,(\s]|$)(?! (?:Private|Pvt|Limited|Ltd|LLP|LLC|Inc)\b)/u
const OF_ITS_OWN = /\bof\b|\b(?:Panchayat|Nigam|Corporation)$/
const officeName = (rest: string): string | null => {
  const office = OFFICE.exec(rest)?.[0].trim()
  if (office === undefined || OF_ITS_OWN.test(office)) return office ?? null
  const where = /^, (\p{Lu}[\p{L}-]*(?: (?:of |and |& )?\p{Lu}[\p{L}-]*){0,4})(?=[,(\s])/u.exec(
    rest.slice(office.length),
  )?.[1]
  return where === undefined || NO_NAME.test(where) || TITLED.test(where) ? null : `${office}, ${where}`
}
const TITLED = /^(?:Mr|Mrs|Ms|Dr|Shri|Smt|Sri)\b/

/** The name with which a piece of text begins, behind numbers, labels and connecting words. */
export function headName(piece: string): string | null {
  let rest = piece.slice(0, 900)
  for (let step = 0; step < 8; step++) {
    const bare = rest.replace(BEFORE_NAME, '')
    const shorter = NO_LABEL.test(bare) ? bare : bare.replace(LABEL, '')
    if (shorter === rest) break
    rest = shorter
  }
  const line = rest.split(/\n/)[0]!.replace(/\s+/g, ' ')
  const office = officeName(line)
  if (office !== null) return office
  const brand = SMALL_BRAND.exec(line)?.[1]
  if (brand !== undefined) return brand
  const name = cutName(line)
  return name !== null && (looksLikeName(name) || isOneWord(name, line)) ? name : null
}

/** 'orbis interactive, a Florida corporation': a firm that writes itself small */
const SMALL_BRAND =
  /^(?!the |an? |this |that )(\p{Ll}[\p{L}\d-]{1,20}(?: \p{Ll}[\p{L}\d-]{1,20}){0,2}), an? (?:\p{Lu}[\p{L}]+ ){1,3}(?:corporation|company|limited liability company|partnership)\b/u
/** 'Orbis, a Delaware corporation': one word is a name where what it is stands behind it. */
const WHAT_IT_IS =
  /^,? an? (?:[\p{L}-]+ ){0,4}(?:corporation|company|partnership|trust|society|firm|proprietorship|cooperative)\b/iu
const isOneWord = (name: string, line: string): boolean =>
  /^\p{Lu}[\p{L}\d&-]{3,30}$/u.test(name) &&
  sideOf(name) === 'unknown' &&
  !NO_NAME.test(name) &&
  line.startsWith(name) &&
  WHAT_IT_IS.test(line.slice(name.length))

/** Beginnings of pieces in a line: behind 'AND', ', and', '; ', and behind the end of a sentence. */
const WITHIN =
  /\bAND\b\s*|\b(?:is|are|being|namely|appoints?|engages?|employs?|with) (?=\p{Lu})|[,;)] and (?=\S)|;\s+|(?<=[a-z0-9)]{2}[.!])(?<!\b(?:Mr|Mrs|Ms|Dr|Smt|Tmt|Shri|Sri|No|Nos|Ltd|Pvt|Prop|Co|Kum|Prof|Adv|Rs|St|Opp|Dist)\.)\s+(?=\p{Lu})/gu

/**
 * Who is introduced by the text before a mark: the name at the head of the introduction, never one in the description
 * behind it ('X Traders, a firm of Mr. Y'). The introduction begins behind the party before, 'between', or its line.
 * `far`: a company in mid-sentence does not do.
 */
export function introducedBy(stretch: string, follows: boolean, far = false): string | null {
  const near = stretch.slice(-1600)
  const direct = far ? null : rightBefore(near.slice(-170))
  if (direct !== null) return direct
  const whole = near.length === stretch.length
  const strong = [...near.matchAll(STRONG)].at(-1)
  const behind = strong === undefined ? null : headName(near.slice(strong.index + strong[0].length))
  if (behind !== null) return behind
  const paragraphs = near.split(/\n[ \t]*\n/)
  if (follows && whole && paragraphs.length === 1 && !/\n/.test(near.trim())) {
    const name = headName(near)
    if (name !== null) return name
  }
  for (const [above, paragraph] of paragraphs.slice(-4).reverse().entries()) {
    const name = inParagraph(paragraph)
    // Further up only what must be a name counts: a heading may be in capitals too. Whom a letter greets is not introduced.
    if (above > 0 && /^\s*(?:Hi|Hello|Dear|Respected)\b/.test(paragraph)) continue
    if (name !== null && (above === 0 || LEGAL_FORM.test(name) || PERSON.test(name))) return name
  }
  return null
}

function inParagraph(paragraph: string): string | null {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
  // A mark on a line of its own closes a block of address: its first line is the name.
  const own = /\n[ \t]*$/.test(paragraph)
  for (const line of own ? lines : lines.reverse()) {
    const name = headName(line) ?? withinLine(line)
    if (name !== null) return name
  }
  return null
}

function withinLine(line: string): string | null {
  const cuts = [...line.matchAll(WITHIN)]
  const joined = cuts.filter(([cut]) => /^AND/.test(cut))
  for (const cut of [...joined, ...cuts.reverse()]) {
    const name = headName(line.slice(cut.index + cut[0].length))
    if (name !== null) return name
  }
  return null
}

const ENDS_LEGAL = new RegExp(String.raw`${LEGAL_NAME.source}[\s,(]{0,3}$`)
/** What makes the company right before the mark only a part of the description. */
const BELONGS_TO =
  /\b(?:unit|division|branch|subsidiary|arm|brand|firm|partnership|proprietorship|concern|member|company|venture|behalf) of (?:the )?$|\b(?:through|by its|partner|manager|trustee)[\s,]*$/i
const ENDS_PERSON = new RegExp(
  String.raw`\b(?:you|we|I|me|appoint|employ|engage|that),? (${PERSON_NAME.source})[\s,]{0,3}$`,
)

/** A company or a person right before the mark: '... on which Orbit Media LLP (the "Agency") will serve' */
function rightBefore(near: string): string | null {
  const flat = near.replace(/\n/g, ' \n ')
  const tail = flat.slice(flat.lastIndexOf('\n') + 1).replace(/\s+/g, ' ')
  const person = ENDS_PERSON.exec(tail)?.[1]
  if (person !== undefined) return person
  const legal = ENDS_LEGAL.exec(tail)
  if (legal === null) return null
  const name = legal[0]
    .replace(/[\s,(]+$/, '')
    .split(/(?:, (?!Inc|Ltd|LLC|LLP|L\.|Pvt|Private|Limited|N\.A|Co\b|Corp)|(?<=[a-z]{3})\. )/)
    .at(-1)!
    .replace(/^(?:(?:and|And|AND|We|The|This|Between|By|of|at|At)\s+)+/, '')
  const before = tail.slice(0, tail.lastIndexOf(name))
  return isNoName(name) || BELONGS_TO.test(before) || !looksLikeName(name) || name.split(' ').length < 2 ? null : name
}

const EACH =
  /\n|;|\bAND\b|,? and (?:(?:his|her) (?:wife|husband|son|daughter|brother|sister|mother|father),? )?(?=\p{Lu}|M\/s|\()|(?<!\b(?:represented|through|acting|called) )\b(?:by|BY):? (?=\p{Lu}|M\/s|\()/u
const LISTED = /^\s*\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s/

/** 'Shri A and Smt. B, both of Pune, jointly called the "Vendors"': everybody who shares one term. */
export function together(stretch: string, first: string): string[] {
  const near = stretch.slice(-1600)
  const strong = [...near.matchAll(STRONG)].at(-1)
  const pieces = near.slice(strong === undefined ? 0 : strong.index + strong[0].length).split(EACH)
  const names = pieces.flatMap((piece) => {
    const name = headName(piece)
    if (name === null || !(PERSON.test(name) || LEGAL_FORM.test(name) || LISTED.test(piece))) return []
    return [name]
  })
  return names.length < 2 ? [first] : [...new Set(names)]
}

const BOUND_NAME = String.raw`((?:M\/s\.? )?\p{Lu}[\p{L}\d.&'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\d.&'’-]*){0,6})`
/** 'By this bond Asha Rao, residing at ..., binds herself to pay to Orbis Classes the sum of ...' */
const BINDS = new RegExp(
  String.raw`\b[Bb]y this (?:[Bb]ond|[Dd]eed),? (?:I,? )?${BOUND_NAME}[ ,][^;]{0,240}?\bbinds? (?:him|her|my|it|them)sel(?:f|ves) to pay (?:to )?${BOUND_NAME}(?= the sum| a sum| Rs|,| within| on demand)`,
  'u',
)

/** 'I Asha Rao of Pune hereby agree to pay', in a letter to the bank that stands at its head */
const UNDERTAKES = new RegExp(
  String.raw`\bI,? ${BOUND_NAME}(?: of \p{Lu}[\p{L}]+|,[^;]{0,120}?|,? (?:residing|son|daughter|wife|[SDW]\/o)\b[^;]{0,120}?),? (?:do )?hereby (?:\w+ )?(?:agree|guarantee|undertake)\b`,
  'u',
)
const MINE = ['i', 'me', 'my', 'myself']

/** 'I, Asha Rao, ... do hereby state' and 'I owe a sum of Rs. 2,00,000 to Ravi Naik': a debt that is acknowledged on oath */
const DECLARES = new RegExp(
  String.raw`\bI,? ${BOUND_NAME},[^;]{0,240}?\bhereby (?:solemnly )?(?:state|declare|affirm|undertake|acknowledge)\b`,
  'u',
)
const OWES = new RegExp(
  String.raw`\bI owe (?:a sum of )?[^;]{0,80}?\bto ${BOUND_NAME}(?= on account| towards|,| which| being)`,
  'u',
)
function fromDebt(flat: string): Named[] {
  const names = [DECLARES, OWES].map((each) => cutName(each.exec(flat)?.[1] ?? ''))
  if (names.some((name) => name === null || !looksLikeName(name))) return []
  return [
    { name: names[0]!, term: BORROWER, at: 0, also: MINE },
    { name: names[1]!, term: MONEY_LENDER, at: 1 },
  ]
}
const BORROWER = 'Borrower'
const MONEY_LENDER = 'Lender'

/** Who guarantees in a letter of his own, and the bank to which it is written. */
export function fromUndertaking(opening: string): Named[] {
  const flat = opening.replace(/\s+/g, ' ')
  const debt = fromDebt(flat)
  if (debt.length > 0) return debt
  const letter = fromLetter(opening)
  if (letter.length > 0) return letter
  const words = UNDERTAKES.exec(flat)?.[1]
  const name = words === undefined ? null : cutName(words)
  if (name === null || !looksLikeName(name) || !/\b(?:guarant|suret)/i.test(flat)) return []
  const bank = LEGAL_NAME.exec(opening.slice(0, opening.search(/\bDear\b/) + 1))?.[0]?.trim()
  if (bank === undefined) return []
  return [
    { name, term: GUARANTOR, at: 0, also: MINE },
    { name: bank, term: LENDER, at: 1 },
  ]
}
const GUARANTOR = 'Guarantor'
const LENDER = 'Creditor'

/** Who binds himself by a bond, and to whom: known afterwards as the employee and the employer, where the bond speaks of both. */
export function fromBond(opening: string): Named[] {
  const [, debtor, creditor] = BINDS.exec(opening.replace(/\s+/g, ' ')) ?? []
  const names = [debtor, creditor].map((words) => (words === undefined ? null : cutName(words)))
  if (names.some((name) => name === null || !looksLikeName(name) || sideOf(name) !== 'unknown')) return []
  const [one, other] =
    PAIRS.find((pair) => pair.every((role) => new RegExp(String.raw`\bthe ${role}\b`).test(opening))) ?? []
  return names.map((name, index) => ({ name: name!, term: (index === 0 ? one : other) ?? name!, at: index }))
}
const PAIRS = [
  ['Employee', 'Employer'],
  ['Employee', 'Company'],
  ['Borrower', 'Lender'],
  ['Surety', 'Creditor'],
] as const

const HEADED = (word: string): RegExp => new RegExp(String.raw`^[ \t]*${word}[,:]?[ \t]*\n?[ \t]*([^\n,]{4,80})`, 'imu')
const WRITES = HEADED('From')
const IS_WRITTEN_TO = HEADED('To')
const SAYS_I = /\bI ?\/ ?We\b|\bI (?:hereby|say that|state that|undertake)\b/g
const OF_LENDING = /\b(?:loan|lend|repay|bill of exchange|promissory note|advanced?|overdue)\b/i
/** 'From, Asha Rao ... To, Orbis Fincorp ... I/We hereby admit': whoever signs owes, and the letter is to whom it is owed. */
function fromLetter(opening: string): Named[] {
  const names = [WRITES, IS_WRITTEN_TO].map((each) => cutName(each.exec(opening)?.[1] ?? ''))
  const [from, to] = names
  if (names.some((name) => name === null || !looksLikeName(name)) || !OF_LENDING.test(opening)) return []
  if ((opening.match(SAYS_I)?.length ?? 0) < 2) return []
  return [
    { name: from!, term: BORROWER, at: 0, also: [...MINE, 'we', 'us', 'our'] },
    { name: to!, term: LENDER, at: 1, also: ['you'] },
  ]
}
