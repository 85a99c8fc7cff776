import type { NormalText } from '../../grammar/normalize.ts'
import { whoActs } from './names/acting.ts'
import type { Named } from './names/party-terms.ts'
import { roleSides, type Side, sideOf } from './names/roles.ts'
import { byRole, NOBODY } from './names/subjects.ts'
import { TRADE } from './writer.ts'

/** Who signs what another wrote, by the nouns of everyday papers, each with other words for the same person. */
const SIGNERS: readonly (readonly [noun: string, ...also: string[]])[] = [
  ['guest', 'guests', 'tourist', 'tourists', 'boarder', 'boarders'],
  ['customer', 'customers'],
  ['client', 'clients', "client's"],
  ['student', 'students'],
  ['parent', 'parents', 'guardian', 'guardians'],
  ['patient', 'patients'],
  ['passenger', 'passengers', 'traveller', 'travellers'],
  ['member', 'members'],
  ['resident', 'residents'],
  ['consignor', 'consigner', 'consignors'],
  ['participant', 'participants'],
  ['subscriber', 'subscribers'],
  ['licensee', 'licensees'],
  ['hirer', 'hirers'],
  ['applicant', 'applicants'],
  ['buyer', 'buyers', 'purchaser', 'purchasers'],
  ['tenant', 'tenants'],
  ['user', 'users'],
  ['sender', 'senders'],
  ['exhibitor', 'exhibitors'],
]
/** Whose guests come to the wedding. */
const CLIENT = /\b(?:clients?|hosts?|(?:the|marriage) party)\b/
const FEEDS = /\b(?:caterers?|catering|banquets?)\b/
/** Who is fed as somebody's guest signs nothing; the host does, where the paper is a caterer's. */
const signersIn = (norm: string): typeof SIGNERS => {
  const some = CLIENT.test(norm) ? SIGNERS.filter(([noun]) => noun !== 'guest') : SIGNERS
  return FEEDS.test(norm) ? [...some, ['host', 'hosts']] : some
}

/** 'Water is to be provided by the party': the customer, where a paper knows no parties of a contract. */
function theParty(norm: string): Named | null {
  if (OF_A_CONTRACT.test(norm) || (norm.match(THE_PARTY)?.length ?? 0) < LEAST) return null
  return { name: byRole('Party'), term: 'Party', at: 0 }
}
const OF_A_CONTRACT =
  /\b(?:parties|(?:first|second|third|other|either|neither|each|both|defaulting) party|party of the)\b/
const THE_PARTY =
  /\b(?:the|concerned|booking|hiring|marriage|wedding) party\b(?! (?:hall|lawn|plot|popper|venue|area|room|date|wall|menu)s?\b)/g
/** And who writes it. */
const WRITERS: readonly (readonly [noun: string, ...also: string[]])[] = [
  ['company', 'management'],
  ['corporation', 'management'],
  ['management'],
  ['hotel'],
  ['homestay'],
  ['coaching centre', 'coaching center'],
  ['institute', 'institution'],
  ['school'],
  ['college'],
  ['hospital'],
  ['clinic'],
  ['foundation'],
  ['society'],
  ['association'],
  ['club'],
  ['landlord', 'owner', 'landlady'],
  ['carrier'],
  ['foreman'],
  ['nursery'],
  ['preschool', 'play school'],
  ['academy'],
  ['caterer', 'caterers'],
  ['organiser', 'organizer', 'organisers', 'organizers'],
]

const SIGNS: readonly Side[] = ['user', 'customer', 'tenant', 'employee', 'borrower', 'buyer', 'agent', 'licensee']

/** Fewer mentions than these make nobody a party. */
const LEAST = 2

/**
 * Rules and conditions that name nobody, and in which nobody acts as parties do, still speak of those whom they bind: 'printed
 * copies are to be produced by the tourists'. The likeliest noun of each side that is missing; nothing where two are known.
 *
 * @param norm the normalised text
 */
export function fromNouns(norm: string, known: readonly Named[]): Named[] {
  const [one, other] = known
  if (other !== undefined) return []
  const side = one === undefined ? null : /^you$/i.test(one.term) ? 'user' : sideOf(one.term)
  // Beside a name the other party is somebody too: 'the customers' whom both serve are not.
  if (one !== undefined && (side === 'unknown' || !/^(?:you$|the )/i.test(one.name))) return []
  const isSigner = side !== null && SIGNS.includes(side)
  const signer = one !== undefined && isSigner ? null : (likeliest(norm, signersIn(norm)) ?? theParty(norm))
  const management = one !== undefined && !isSigner ? null : likeliest(norm, WRITERS)
  const writer =
    one !== undefined && !isSigner
      ? null
      : ((management?.term === 'Management' ? null : management) ?? whoShields(norm, management) ?? management)
  // One noun alone is no bargain, unless a paper speaks to it as 'we'.
  if (one === undefined && signer !== null && writer === null && saysWe(norm))
    return [signer, { name: 'We', term: 'We', at: 0 }]
  if (one === undefined && (signer === null || writer === null)) return []
  const told = [signer, writer].filter((noun) => noun !== null)
  return told.length > 0 || one === undefined ? told : acrossFrom(norm, one.term)
}

/** Who trades with whom. */
const ACROSS: Partial<Record<Side, readonly Side[]>> = {
  buyer: ['supplier', 'seller'],
  customer: ['supplier', 'seller'],
  supplier: ['buyer', 'customer'],
  seller: ['buyer', 'customer'],
}
const LEAST_ACROSS = 3
const WE = /\b(?:we|us|our) /g

/** 'If the Supplier fails to', 'any amount due from the Supplier': who is spoken of across from the one role that acts; else 'we'. */
function acrossFrom(norm: string, term: string): Named[] {
  const sides = ACROSS[sideOf(term)] ?? []
  const counted = roleSides
    .filter(([role, side]) => sides.includes(side) && role !== 'professional' && role !== 'author')
    .map(([role]) => ({ role, count: norm.split(new RegExp(String.raw`\b${role}s?\b`)).length - 1 }))
    .sort((a, b) => b.count - a.count)
  const [best] = counted
  if (best !== undefined && best.count >= LEAST_ACROSS) {
    const role = best.role.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    return [{ name: `The ${role}`, term: role, at: 0 }]
  }
  const writesAsWe = sides.length > 0 && saysWe(norm)
  return writesAsWe ? [{ name: 'We', term: 'We', at: 0 }] : []
}

const saysWe = (norm: string): boolean => SAYS_WE.test(norm) || [...norm.matchAll(WE)].length >= LEAST_ACROSS
const SAYS_WE = /\b(?:we (?:will|shall|do|are|may|reserve|strictly|follow|charge)|(?:by|from|to) us)\b/
/** What only the side that wrote a paper says of itself: 'the laundry is not responsible', 'the salon reserves the right' */
const SHIELDS =
  /\bthe ([a-z]{3,20}) (?:reserves? the right|(?:shall|will) not be (?:held )?(?:liable|responsible)|is not (?:liable|responsible)|does not (?:guarantee|accept|take)|accepts no)\b/g
const LEAST_SHIELDED = 3
function whoShields(norm: string, management: Named | null): Named | null {
  const counts = new Map<string, number>()
  for (const [, noun] of norm.matchAll(SHIELDS)) counts.set(noun!, (counts.get(noun!) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < LEAST_SHIELDED) return null
  const [noun] = best
  if (NOBODY.test(noun) || SIGNERS.some((words) => words.includes(noun)) || noun === 'management') return null
  const term = noun.charAt(0).toUpperCase() + noun.slice(1)
  return { name: `The ${term}`, term, at: 0, also: management === null ? [] : ['management'] }
}

/** 'Account management' is nobody; 'Management reserves the right' is the house. */
const placesOf = (word: string): RegExp =>
  word === 'management'
    ? /\b(?:the|of|by|our|hotel|with) management\b|(?<!\w )\bmanagement (?:reserves|shall|will|may|can|is|has|does)\b/
    : new RegExp(String.raw`\b${word}\b`)

function likeliest(norm: string, nouns: typeof SIGNERS): Named | null {
  const counted = nouns.map((words) => {
    const counts = words.map((word) => norm.split(placesOf(word)).length - 1)
    return { words, counts, count: counts.reduce((sum, count) => sum + count, 0) }
  })
  const best = counted.reduce((top, own) => (own.count > top.count ? own : top))
  if (best.count < LEAST) return null
  // Called by the word that the paper uses most, in the singular.
  const most = best.words.reduce((top, word, at) =>
    best.counts[at]! > best.counts[best.words.indexOf(top)]! && !/s$/.test(word) ? word : top,
  )
  const term = most.charAt(0).toUpperCase() + most.slice(1)
  return { name: `The ${term}`, term, at: 0, also: best.words.filter((word) => word !== most) }
}

/**
 * Terms of a business that says neither its name nor 'we' may know a customer all the same, whom they speak of once: 'if the client
 * brings fewer guests'. Beside them stands whoever acts by a word of its own ('the caterer may'), where one does.
 *
 * @param written who is known from all else
 */
export function withWhoeverBuys({ norm }: NormalText, written: readonly Named[]): readonly Named[] {
  const [known, ...more] = written
  const isHouse = known?.name === known?.term && TRADE.test(known?.name ?? '') && !/\bbetween\b/.test(norm)
  const isAcross = known === undefined || isHouse || (/^the /i.test(known.name) && SELLS.has(sideOf(known.term)))
  const [[only, told] = [], [, next] = []] = mostOf(norm, BUYERS)
  if (more.length > 0 || !isAcross) return written
  if (only === undefined && known !== undefined) return [known, whoActs(norm, known)].filter((one) => one !== null)
  if (only === undefined || (next ?? 0) * FAR_MORE > told!) return written
  const [[acting, acts] = []] = mostOf(norm, ACTS)
  const isSomebody = acting !== undefined && acts! >= LEAST && !NOBODY.test(acting) && acting !== only
  const other = known ?? (isSomebody ? byWord(acting) : undefined)
  return [byWord(only), ...(other === undefined ? [] : [other])]
}
const SELLS: ReadonlySet<Side> = new Set<Side>(['supplier', 'seller'])
/** 'The client' nine times, and once 'the members of the household'. */
const FAR_MORE = 3
const BUYERS = /\b(client|customer|exhibitor|purchaser|buyer|subscriber|member|student)s?\b/g
const ACTS = /\bthe ([a-z]{4,20}(?:er|or)) (?:may|will|shall|reserves|agrees)\b/g

const mostOf = (norm: string, words: RegExp): (readonly [string, number])[] =>
  [...Map.groupBy(norm.matchAll(words), (match) => match[1]!)]
    .map(([word, matches]) => [word, matches.length] as const)
    .sort(([, a], [, b]) => b - a)

function byWord(word: string): Named {
  const term = word.replace(/^./, (letter) => letter.toUpperCase())
  return { name: byRole(term), term, at: 0 }
}
