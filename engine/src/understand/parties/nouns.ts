import type { Named } from './names/party-terms.ts'
import { roleSides, type Side, sideOf } from './names/roles.ts'
import { NOBODY } from './names/subjects.ts'

/** Who signs what another wrote, by the nouns of everyday papers, each with other words for the same person. */
const SIGNERS: readonly (readonly [noun: string, ...also: string[]])[] = [
  ['guest', 'guests', 'tourist', 'tourists', 'boarder', 'boarders'],
  ['customer', 'customers'],
  ['client', 'clients', "client's"],
  ['student', 'students'],
  ['parent', 'parents', 'guardian', 'guardians'],
  ['patient', 'patients'],
  ['passenger', 'passengers', 'traveller', 'travellers', 'traveler', 'travelers'],
  ['member', 'members'],
  ['resident', 'residents'],
  ['consignor', 'consigner', 'consignors'],
  ['depositor', 'depositors'],
  ['participant', 'participants'],
  ['subscriber', 'subscribers'],
  ['licensee', 'licensees'],
  ['hirer', 'hirers'],
  ['applicant', 'applicants'],
  ['buyer', 'buyers', 'purchaser', 'purchasers'],
  ['tenant', 'tenants'],
  ['user', 'users'],
]
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
  ['service provider', 'service providers'],
  ['designer'],
  ['preschool', 'play school'],
  ['academy'],
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
  if (other !== undefined) return ofOneHouse(norm, known)
  const side = one === undefined ? null : /^you$/i.test(one.term) ? 'user' : sideOf(one.term)
  // Beside a name the other party is somebody too: 'the customers' whom both serve are not.
  if (one !== undefined && (side === 'unknown' || !/^(?:you$|the )/i.test(one.name))) return []
  const isSigner = side !== null && SIGNS.includes(side)
  const signer =
    one !== undefined && isSigner ? null : (likeliest(norm, SIGNERS) ?? (one === undefined ? spokenOnce(norm) : null))
  const management = one !== undefined && !isSigner ? null : likeliest(norm, WRITERS)
  const writer =
    one !== undefined && !isSigner
      ? null
      : ((management?.term === 'Management' ? null : management) ?? whoShields(norm, management) ?? management)
  if (one === undefined && signer !== null && writer === null && COMPANY_ACTS.test(norm))
    return [signer, { name: 'The Company', term: 'Company', at: 0 }]
  // One noun alone is no bargain, unless a paper speaks to it as 'we'.
  if (one === undefined && signer !== null && writer === null && saysWe(norm))
    return [signer, { name: 'We', term: 'We', at: 0 }]
  if (one === undefined && signer !== null && writer === null && [...norm.matchAll(LEVIES)].length >= LEAST)
    return [signer]
  if (one === undefined && (signer === null || writer === null)) return []
  const told = [signer, writer].filter((noun) => noun !== null)
  return told.length > 0 || one === undefined ? told : acrossFrom(norm, one.term)
}

/** 'The Club' and 'the Management' that runs it are one side: who joins them is the other. */
function ofOneHouse(norm: string, known: readonly Named[]): Named[] {
  const isHouse = ({ term }: Named): boolean => WRITERS.some((words) => words.includes(term.toLowerCase()))
  const isRun = known.some(({ term }) => /^(?:management|committee)$/i.test(term))
  const signer = known.length === 2 && isRun && known.every(isHouse) ? likeliest(norm, SIGNERS) : null
  return signer === null ? [] : [signer]
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

/** 'No fee will be refunded', 'a fine shall be levied': somebody who does not name himself wrote that. */
const LEVIES = /\b(?:will|shall) (?:not )?be (?:charged|refunded|returned|levied|forfeited|struck)\b/g

/** 'If the Company calls off the event': the one time that a short paper names who wrote it. */
const COMPANY_ACTS = /\bthe company (?:cancels?|calls off|shall|will|may|reserves?|has|is)\b/
/** Rules of ours that speak of 'customer care' once, and say you to nobody. */
const spokenOnce = (norm: string): Named | null =>
  saysWe(norm) && !/\byou\b/.test(norm)
    ? likeliest(
        norm,
        SIGNERS.filter(([noun]) => BUYS.test(noun)),
        1,
      )
    : null
const BUYS = /^(?:customer|client|guest|student|patient|member|parent)$/

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

/** 'Account management' is nobody. */
const before = (word: string): string => (word === 'management' ? String.raw`\b(?:the|of|by|our|hotel|with) ` : '')

/** 'A constituent member of the company', 'family members': of another body than the paper's. */
const OF_OTHERS =
  /\b(?:constituent|relevant|family|staff|team|board|committee|faculty|crew|household|union) members?\b/g

function likeliest(text: string, nouns: typeof SIGNERS, least = LEAST): Named | null {
  const norm = text.replace(OF_OTHERS, '')
  const counted = nouns.map((words) => {
    const counts = words.map((word) => norm.split(new RegExp(String.raw`${before(word)}\b${word}\b`)).length - 1)
    return { words, counts, count: counts.reduce((sum, count) => sum + count, 0) }
  })
  const best = counted.reduce((top, own) => (own.count > top.count ? own : top))
  if (best.count < least) return null
  // Called by the word that the paper uses most, in the singular.
  const most = best.words.reduce((top, word, at) =>
    best.counts[at]! > best.counts[best.words.indexOf(top)]! && !/s$/.test(word) ? word : top,
  )
  const term = most.charAt(0).toUpperCase() + most.slice(1)
  return { name: `The ${term}`, term, at: 0, also: best.words.filter((word) => word !== most) }
}
