import { escaped } from '../../grammar/escaped.ts'
import { NO_BUSINESS } from './business-name.ts'
import { looksLikeName } from './introductions.ts'
import { cutName, isNoName, LEGAL_NAME, SIGNED_FOR } from './names/party-names.ts'
import { sideOf } from './names/roles.ts'

const WORD = String.raw`\p{Lu}[\p{L}\d&]+(?:['’]S(?= \p{Lu}{2}))?(?:[.-]\p{L}+)?`
const NAME = String.raw`(?:M\/s\.? ?)?(${LEGAL_NAME.source}|${WORD}(?: ${WORD}){0,4})(?![\p{L}\d-]|['’]S\b)`
const expression = (before: string, behind = ''): RegExp => new RegExp(`${before}["“]?${NAME}${behind}`, 'gu')

/** How a paper that introduces nobody brings in the business whose paper it is. */
const INTRODUCED: readonly RegExp[] = [
  expression(
    String.raw`\b(?:relationship|agreement|order|booking|registering|register|enrol(?:ling|ment)?|renting|buying|purchasing|employment|job|internship|transactions) (?:with|from|by|at|on) (?:the )?`,
  ),
  expression(String.raw`\b(?:engaging|choosing|joining|[Ww]elcome to|maintain close liaison with) (?:the )?`),
  expression(String.raw`\b(?:Terms of (?:Service|Use|Sale|Business)|Conditions|Policies) (?:for|of|by) `),
  // the title of a page on the net: 'Rental Policy - Orbis Fashion'
  expression(
    String.raw`^(?:[\p{L}&]+ ){0,4}(?:Policy|Policies|Terms|Conditions|Rules|Agreement) ?[-–—|:] `,
    '(?=[ \\t]*$)',
  ),
  expression(String.raw`\b[Ee]xecuted between `, String.raw` and `),
  expression(String.raw`\b(?:[Pp]resented|[Pp]repared) by[:\s]\s*`),
  expression(String.raw`\bby the company `),
  expression(String.raw`\b[Tt]he [Cc]ompany \(`, String.raw`\)`),
  expression(String.raw`\b(?:position|post|role|designation) of (?:an? )?\p{L}[\p{L} /-]{2,40} (?:at|with) (?:our )?`),
  expression(
    String.raw`\b[Bb]etween (?:the )?`,
    String.raw` and (?:the|every|each) (?:Parent|Guardian|Student|Member|Guest|Resident|Patient|Customer|Client|User)`,
  ),
  expression(String.raw`\bin (?:the )?favou?r of `),
  expression(String.raw`\b[Aa]ccount [Nn]ame[: ]\s*`),
  expression(String.raw`^[ \t]*(?:For|FOR) (?=[^\n]{3,60}$)`),
  expression(String.raw`^[ \t]*`, String.raw` \(["“][^()\n]{1,60}["“](?:we|us)["”]`),
  expression(
    '(?<=^|[.:] |\\n|^\\d[\\d.]{0,4} )(?:The )?',
    String.raw` (?:reserves the right|(?:shall|will) not be (?:liable|responsible)|is (?:not (?:liable|responsible)|at (?:its )?sole liberty)|may (?:suspend|terminate))`,
  ),
].map((each) => new RegExp(each.source, 'gmu'))

/** 'Rewa Devi Caterer will charge for each plate': a trade in the name makes sure whose paper it is. */
const WILL_DO = expression(
  String.raw`(?<=^|[.:] |\n|^\d[\d.]{0,4} )`,
  String.raw` will (?:charge|provide|supply|refund|deduct|serve)`,
)

/** 'between flik, ... ("flik", "we")': a brand that is written small */
const BRAND = /["“]([a-z][\w.-]{2,20})["”],? (?:or )?["“](?:we|us)["”]/

/** What a firm without a legal form is called at the end of its name. */
export const TRADE =
  /\b(?:Depot|Engineering|Engineers|Technolog(?:y|ies)|Solutions|Services?|Studios?|Printers|Classes|Academy|Tiffins|Stores?|Mart|Traders|Logistics|Travels|Tours|Holidays|Foods|Electric(?:als)?|Electronics|Textiles|Industries|Builders|Developers|Properties|Realty|Constructions?|Laborator(?:y|ies)|Motors|Caterers?|Events|Interiors|Consultants|Hub|Finance|Clinic|Extrusion|Enterprises|Banquets?|Lawns?|Mahal|Palace|Resorts?|Rentals?|Tuitions?|Tutorials|Coaching|Coworking|Hospital|Gym|Salon|Movers|Packers|Roadways|Carriers|Transport|Cars|Decorators|Photography)$/i
const ADDRESS = /\b\d{3} ?\d{3}\b|\b[A-Z][a-z]+(?: Nagar| Road| Colony| Street|pur\b)|^[^\n]{0,40}\b\d{1,4}[-/,]/

/** What stands under the name of a house at the head of its paper. */
const IS_TITLE =
  /^(?:(?:general|standard|rental|booking|hiring|our|the) )?(?:terms|conditions|rules|regulations|refund|cancellation|fees?|booking|order|quotation|estimate|proposal|agreement|contract|membership|registration|admission)\b[^.;]{0,60}$/i

/** So far into a text its head reaches, and so near to its end a signature stands. */
const HEAD = 1500
const FOOT = 1200

/** The business whose paper this is, where nothing defines it: by how the paper speaks of it, or by its letterhead. */
export function writerOf(original: string): string | null {
  const text = original.slice(0, 120_000)
  // 'Source: ORBIS CORP, 10-Q, 5/14/2018' stands at the foot of each page of a filing.
  const words = text.replace(/^[ \t]*Source:[^\n]{3,120}\d{4}[ \t]*$/gm, '').replace(/[ \t]+/g, ' ')
  const counted = new Map<string, { name: string; points: number }>()
  const add = (raw: string, points: number): void => {
    const name = nameOf(raw)
    if (name === null || isWord(words, name)) return
    const key = keyOf(name)
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { name, points })
    else {
      known.points += points
      if (name.length > known.name.length) known.name = name
    }
  }
  const brand = BRAND.exec(words)?.[1]
  if (brand !== undefined && spokenOf(words, brand) > 3) return brand
  for (const each of INTRODUCED) for (const match of words.matchAll(each)) add(match[1]!, 2)
  for (const head of heads(words)) add(head, 3)
  for (const [, name] of words.matchAll(WILL_DO)) if (TRADE.test(name!)) add(name!, 3)
  for (const [name] of [...`${words.slice(0, HEAD)}\n${words.slice(-FOOT)}`.matchAll(LEGAL_ANYWHERE)].slice(0, 20))
    add(name, 1)
  const ranked = [...counted.values()]
    .map((each) => ({ ...each, spoken: spokenOf(words, each.name) }))
    .filter(({ name, points, spoken }) =>
      isFirm(name) ? points + spoken >= 3 : points >= 3 || (points >= 2 && spoken >= 2),
    )
    .sort((a, b) => b.points + b.spoken - (a.points + a.spoken))
  const [first, second] = ranked
  if (first === undefined) return null
  return second !== undefined && second.points + second.spoken === first.points + first.spoken ? null : first.name
}

const LEGAL_ANYWHERE = new RegExp(LEGAL_NAME.source, 'g')
const isFirm = (name: string): boolean => new RegExp(`${LEGAL_NAME.source}$`).test(name)
/** The words by which a firm is known again without its legal form. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^m\/s\.? ?/, '')
    .split(/[\s,]+/)
    .slice(0, 2)
    .join(' ')

function nameOf(raw: string): string | null {
  const name = cutName(
    raw
      .trim()
      .replace(SIGNED_FOR, '')
      .replace(/[.,]+$/, ''),
  )
  if (name === null || name.length < 3 || isNoName(name) || NO_BUSINESS.test(name) || sideOf(name) !== 'unknown')
    return null
  if (NO_WRITER.test(name)) return null
  return looksLikeName(name) || /^\p{Lu}[\p{L}\d&-]{2,30}$/u.test(name) ? name : null
}
/** 'Drawings' at the head of a line is a name only where nobody writes of 'drawings'. */
const isWord = (words: string, name: string): boolean => !/ /.test(name) && words.includes(` ${name.toLowerCase()}`)
/** What stands in a head or behind 'with' and contracts with nobody here: offices, banks that lend to one side, papers. */
const NO_WRITER =
  /\b(?:Bank|Banks|Insurance|Invoice|Quotation|Proposal|Annexure|Appointment|Offer|Order|Receipt|Declaration|Form|Policy|Court|Government|Act|Rules|Association|Limited Liability|Management|Notification|Loss|Losses|Theft|Claims?|Damages?|Death|Injur(?:y|ies))\b|^(?:Guest|Banquet|Marriage|Wedding|Function|Community|Conference|Party) (?:Houses?|Halls?|Lawns?|Rooms?)$|^(?:Mr|Mrs|Ms|Dr|Shri|Smt|Managing|Director|Partner|General|Standard|Commercial|Professional|Sales|Purchase|Work|Material|Description|Scope|Delivery|Customer|Rental|Refund|Booking|Cancellation|Warranty|Interest|Advance|Balance|Total|Force|Late|Check|First|Second|Third)\b|\b(?:Bookings?|Reservations?|Cancellations?|Payments?|Deliver(?:y|ies)|Registrations?|Admissions?|Memberships?|Purchases?|Enquir(?:y|ies)|Details|Purposes?|Members|Guests|Students|Customers|Vendors|Tenants|Rooms?|Venues?|Use)$/i

/** Lines at the head that are a firm's name: in its legal form, or by its trade over an address. */
function heads(words: string): string[] {
  const lines = words
    .slice(0, HEAD)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 8)
  return lines.flatMap((line, at) => {
    const name = line.length > 110 ? null : cutName(line)
    if (name === null || /[.;:]$/.test(line)) return []
    const isHead =
      isFirm(name) ||
      (TRADE.test(name) &&
        (ADDRESS.test(lines[at + 1] ?? '') ||
          (at === 0 && IS_TITLE.test(lines[1] ?? '')) ||
          line.length > name.length + 8))
    return isHead ? [name] : []
  })
}

/** How often a text speaks of a name, whatever its capitals. */
function spokenOf(words: string, name: string): number {
  const known = name.replace(/,? ?(?:Private|Pvt|Limited|Ltd|LLP|Inc|Corporation)\b.*$/i, '')
  const first = known.split(' ').slice(0, 2).join(' ')
  if (first.length < 3) return 0
  const all = words.split(new RegExp(String.raw`\b${escaped(first)}\b`, 'i')).length - 1
  return Math.min(all, 12)
}
