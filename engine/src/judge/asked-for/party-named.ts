import { isPerson } from '../../grammar/norms/who.ts'
import type { Contract } from '../../understand/contract.ts'
import { oppositeOf, type Side, sideOf, weakerSides } from '../../understand/parties/names/roles.ts'
import { isBusinessWord } from '../../understand/parties/names/strangers.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { partyBehind } from './party-behind.ts'
import { partyBetween } from './party-between.ts'

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:the|private|pvt|limited|ltd|llp|inc|m\/s|mr|mrs|ms)\b\.?/g, ' ')
    .replace(/[^a-z0-9\u0900-\u097f]+/g, ' ')
    .trim()

/**
 * A party by its name, its defined term, its role or any word that the text has for it, in that order; part of a name or
 * its initials suffice where they fit one party only. Where none fits, the contract may
 * say whose business it is, or the place in the bargain tells that a word or a name stands for. In doubt nobody.
 */
export function partyNamed(contract: Contract, wanted: string): ContractParty | null {
  const key = plain(wanted)
  if (key.length < 2) return null
  const exact = contract.parties.find((party) =>
    [party.name, party.definedTerm, party.role, ...party.aliases].some((name) => name !== null && plain(name) === key),
  )
  if (exact !== undefined) return exact
  const partly = contract.parties.filter((party) =>
    [party.name, party.definedTerm].some(
      (name) =>
        name !== null &&
        plain(name).length > 2 &&
        ((` ${plain(name)} `.includes(` ${key} `) && !isWordInside(plain(name), key)) ||
          (key.length > 5 && ` ${key} `.includes(` ${plain(name)} `))),
    ),
  )
  if (partly.length > 0) return partly.length === 1 ? partly[0]! : null
  const short = contract.parties.filter(
    (party) =>
      initialsOf(party.name).includes(key) ||
      initialsOf(wanted).includes(plain(party.name)) ||
      isShortFor(plain(party.name), key),
  )
  if (short.length === 1) return short[0]!
  return partyBetween(contract, wanted) ?? partyBehind(contract, wanted) ?? byItsPlace(contract, wanted)
}

/** 'Merchant' within 'Kaveri Merchant Hub': a noun for somebody that is no part of that one's own name. */
const isWordInside = (name: string, key: string): boolean => isPerson(key) && !name.startsWith(key) && name !== key

/** 'Uni' for Uniorbit Technologies: one word with which the first word of the name begins. */
const isShortFor = (short: string, name: string): boolean => /^[a-z0-9]{3,}$/.test(short) && name.startsWith(short)

/** 'Shahi Oils Private Limited' is 'SOPL', and 'SO' without its legal form. */
function initialsOf(name: string): string[] {
  const letters = (words: string): string =>
    words
      .split(/[^A-Za-z0-9]+/)
      .filter((word) => word !== '' && !/^(?:of|and|the)$/i.test(word))
      .map((word) => word.charAt(0).toLowerCase())
      .join('')
  return [letters(name), letters(plain(name))].filter((short) => short.length >= 3)
}

/** Those who sign up for what a business offers, whatever its paper calls them. */
const TAKES = new Set<Side>(['user', 'customer', 'buyer'])
/** Those who sign what the business across wrote. */
const SIGNS = new Set<Side>([...TAKES, ...weakerSides].filter((side) => side !== 'supplier'))
/** Those who write what others sign. */
const OFFERS = new Set<Side>([
  'platform',
  'supplier',
  'employer',
  'landlord',
  'lender',
  'seller',
  'licensor',
  'principal',
])
const SPEAKS = /^(?:we|the (?:organi[sz]er|provider|developer|management))$/i

const isNameless = ({ name }: ContractParty): boolean => /^(?:you|we)$|^the [\w/-]+(?: \w+)?$/i.test(name)
const isYou = ({ name }: ContractParty): boolean => /^you$/i.test(name)
const only = (parties: readonly ContractParty[]): ContractParty | null => (parties.length === 1 ? parties[0]! : null)

/** Whom a word or a name means that the text does not have for a party: told by the other side, by 'you' and 'we', by who speaks. */
function byItsPlace(contract: Contract, wanted: string): ContractParty | null {
  const { parties } = contract
  if (isBusinessWord(wanted)) return acrossFromTaker(contract) ?? byName(contract, wanted)
  const side = BOOKS_FOR_OTHERS.test(wanted)
    ? 'supplier'
    : sideOf(wanted) === 'unknown'
      ? sideOf(wanted.split(' ').at(-1)!)
      : sideOf(wanted)
  if (parties.length === 2 && side === 'supplier' && SIGNS_UP.test(wanted) && isWithYou(parties))
    return byBeingAddressed(contract, wanted)
  if (parties.length === 1 && SIGNS.has(side) && isAlone(parties[0]!)) return parties[0]!
  if (side !== 'unknown' && side !== 'company') return bySide(parties, side, isSpokenOf(contract, wanted))
  if (parties.length > 2) return null
  return isName(wanted) || hasSite(contract, wanted) || isWrittenAsName(contract, wanted)
    ? byName(contract, wanted)
    : byBeingAddressed(contract, wanted)
}

/** 'I', of a declaration that names nobody: whoever signs, by whatever word. */
const isAlone = (party: ContractParty): boolean => isYou(party) && party.aliases.includes('i')

const byName = (contract: Contract, wanted: string): ContractParty | null =>
  contract.parties.length > 2 ? null : (bySpeaking(contract, wanted) ?? acrossFromSigner(contract, wanted))

/** Agents who find work, journeys or homes for those who come to them: they sign nobody's paper. */
const BOOKS_FOR_OTHERS = /^(?:recruit(?:ing|ment)|travel|placement|estate|ticketing|visa) (?:agent|consultant)$/i
/** Who offers something, and signs the paper of whom it is offered to. */
const SIGNS_UP =
  /\b(?:bidder|tenderer|quotationer|artist|author|talent|athlete|performer|endorser|influencer|creator|freelancer)$/i
const isWithYou = (parties: readonly ContractParty[]): boolean => parties.some(isYou)

/** 'The School', 'the Placement Cell', 'Asha Clinic': the business across from the one who takes what it offers. */
function acrossFromTaker({ parties }: Contract): ContractParty | null {
  const taker = only(parties.filter(takes))
  const other = parties.find((party) => party !== taker)
  if (parties.length !== 2 || taker === null || other === undefined) return null
  return isNameless(other) && isBusiness(other) ? other : null
}

/** 'Subscriber' where the text says 'User'; 'Borrower' where a lender stands across from somebody without a role. */
function bySide(parties: readonly ContractParty[], side: Side, isAnother: boolean): ContractParty | null {
  const same = only(parties.filter((party) => ownSide(party) === side))
  if (same !== null) return same
  // A role that the text gives to somebody else beside a party with a name is not that one's.
  const isTold = (party: ContractParty): boolean => isNameless(party) || !isAnother
  const told = only(parties.filter((party) => party.side === side))
  if (told !== null && isTold(told)) return told
  const alike = TAKES.has(side) ? only(parties.filter((party) => TAKES.has(party.side) && isTold(party))) : null
  if (alike !== null) return alike
  if (parties.length !== 2) return null
  // 'Developer', where an Allottee takes what the Company offers.
  const taker = only(parties.filter(takes))
  const offerer = parties.find((party) => party !== taker)
  const offers = offerer !== undefined && isNameless(offerer) && isBusiness(offerer)
  if (OFFERS.has(side) && taker !== null && offers && !isAnother) return offerer
  const across = only(parties.filter((party) => party.side === oppositeOf(side)))
  const left = parties.find((party) => party !== across)
  if (across !== null && left !== undefined && isNameless(left) && isOpenTo(left, side)) return left
  // Who signs what others wrote is the one addressed, where nothing is said of the role.
  const you = only(parties.filter(isYou))
  const isOpen = you !== null && ['user', 'unknown'].includes(you.side)
  return isOpen && SIGNS.has(side) && parties.every((party) => party === you || isBusiness(party)) ? you : null
}

/** Its own word says nothing against the side. */
const isOpenTo = ({ name, side: own }: ContractParty, side: Side): boolean =>
  /^(?:you|we)$/i.test(name) || SIGNS.has(side) === SIGNS.has(own)

/** The side that a party's own words tell, not the one that follows from the other's. */
const ownSide = ({ definedTerm, name, aliases }: ContractParty): Side =>
  [definedTerm ?? '', name, ...aliases].map(sideOf).find((side) => side !== 'unknown' && side !== 'company') ??
  'unknown'

/** The text speaks of 'the buyer' again and again. */
const isSpokenOf = ({ text }: Contract, word: string): boolean => text.norm.split(` ${word.toLowerCase()} `).length > 3

/** 'We', 'the Company', 'the School' */
const speaks = ({ name }: ContractParty): boolean =>
  SPEAKS.test(name) || (/^the /i.test(name) && sideOf(name) === 'company')

const isBusiness = (party: ContractParty): boolean =>
  speaks(party) || (!SIGNS.has(party.side) && !isYou(party)) || ['company', 'platform'].includes(party.side)

/** A name, not a word for what somebody is: 'Asha's'; of several words with capitals, with one inside, in capitals, or with a dot or digits. */
const isName = (wanted: string): boolean =>
  /\p{L}[’']s$/u.test(wanted) ||
  (wanted.match(/(?<![\p{L}])\p{Lu}/gu)?.length ?? 0) > 1 ||
  /\w\.\w|\d|\p{Ll}\p{Lu}|^\p{Lu}{3,8}$/u.test(wanted)

/** 'bluestar.in reserves the right', 'mail to us@bluestar.in': a name under which somebody is found on the net, however it is written. */
const hasSite = ({ text }: Contract, wanted: string): boolean =>
  /^[a-z0-9]{5,40}$/i.test(wanted) &&
  new RegExp(
    String.raw`(?<![\w-])(?<!\byour?\b[^.;\n]{0,60})(?:www\.)?${wanted.toLowerCase()}\.(?:com|in|co|net|org|shop|store|app)\b`,
  ).test(text.norm)

/**
 * 'Salaryfy': one word that the text writes with a capital wherever it stands, hardly ever as 'the' or 'a' such one, and that
 * does not end as words for what somebody is do.
 */
function isWrittenAsName({ text }: Contract, wanted: string): boolean {
  if (!/^\p{Lu}\p{Ll}{3,30}$/u.test(wanted) || /(?:er|or|ee|ant|ent|ist|ty|man|ian|st|our|ic|al|on|ce)s?$/.test(wanted))
    return false
  const word = wanted.toLowerCase()
  // its address on the net is written small by everybody
  const small = text.original.split(new RegExp(String.raw`(?<![\p{L}@./])${word}(?!\p{L}|\.\p{L})`, 'u')).length - 1
  const all = text.norm.split(new RegExp(String.raw`(?<![a-z])${word}(?![a-z])`)).length - 1
  const written =
    text.original.split(
      new RegExp(String.raw`(?<!\p{L})(?<!\b(?:the|an?|any|each|such|The|An?|Any) )${wanted}(?!\p{L})`, 'u'),
    ).length - 1
  return small === 0 && all >= 2 && written > all * 0.7
}

/**
 * A name that the text knows is the business that speaks ('we', 'the Company'), where the other one signs up. Not where
 * the paper is a declaration of those who sign: there they are 'we'.
 */
function bySpeaking(contract: Contract, wanted: string): ContractParty | null {
  const { parties, text } = contract
  const [one, other] = parties
  const words = plain(wanted).split(' ')
  const isKnown = ` ${plain(text.norm)} `.includes(` ${words.slice(0, Math.max(2, words.length - 3)).join(' ')} `)
  if (one === undefined || other === undefined || !isKnown) return null
  const speaking = [one, other].filter((party) => isNameless(party) && !isYou(party) && isSpeaker(party))
  const signing = [one, other].filter((party) => isNameless(party) && !speaks(party))
  const speaker = only(speaking) ?? only(speaking.filter(speaks))
  const isOpen = speaker === null || /^(?:we|i)$/i.test(speaker.name)
  if (isOpen && declares(contract)) return null
  return speaker !== null && signing.some((party) => party !== speaker) ? speaker : null
}

/**
 * A name that the text has, where one of two signs what the other wrote and both are known by their roles alone: it is not
 * the signer's, or the text would say so.
 */
function acrossFromSigner(contract: Contract, wanted: string): ContractParty | null {
  const { parties } = contract
  if (parties.length !== 2 || !isSpokenBy(contract, wanted)) return null
  const signer = only(parties.filter(signs))
  const other = parties.find((party) => party !== signer)
  if (signer === null || other === undefined || declares(contract)) return null
  return isNameless(other) || isShortOf(other.name, wanted) ? other : null
}
/** 'DPL', which may well stand for Daulat Packing India Private Limited. */
const isShortOf = (short: string, wanted: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(short) && / /.test(wanted.trim()) && short.startsWith(wanted.trim().charAt(0))
const takes = (party: ContractParty): boolean => isYou(party) || TAKES.has(ownSide(party))
const signs = (party: ContractParty): boolean =>
  takes(party) ||
  ((isNameless(party) || isCalledByRole(party)) &&
    !speaks(party) &&
    (SIGNS.has(ownSide(party)) || ownSide(party) === 'supplier'))

/** 'Recruitment Consultant / Agency', the Consultant. */
const isCalledByRole = ({ name, role }: ContractParty): boolean =>
  role !== null && ` ${plain(name)} `.includes(` ${plain(role)} `)

/** The text has the name, or all of it but its legal form. */
const isSpokenBy = ({ text }: Contract, wanted: string): boolean =>
  plain(wanted).length > 3 && ` ${plain(text.norm)} `.includes(` ${plain(wanted)} `)

const isSpeaker = (party: ContractParty): boolean => speaks(party) || OFFERS.has(ownSide(party))
/** So early, or so often, a paper speaks for those who sign it. */
const OPENING = 3000
const declares = ({ text }: Contract): boolean => {
  const declared = [...text.norm.matchAll(DECLARES)].map(({ index }) => index)
  return declared.length > 2 || declared.some((at) => at < OPENING)
}
const DECLARES = /\b(?:i|we)(?:\/we)?,? (?:_{3,}|the undersigned|hereby|do hereby)/g

/** 'Volunteer', 'Donor': a word that the text has, for the one it addresses, where the other is the business. */
function byBeingAddressed(contract: Contract, wanted: string): ContractParty | null {
  const { parties, text } = contract
  const you = only(parties.filter(takes))
  const word = wanted.toLowerCase().replace(/\s*\(.*$/, '')
  const noun = word.split(' ').at(-1)!
  if (you === null || !(text.norm.includes(word) || (isPerson(noun) && text.norm.includes(noun)))) return null
  // 'The Foreman shall' beside 'the Subscriber shall': two, each with a word of its own.
  if (!isYou(you) && acts(contract, word)) return null
  return parties.every((party) => party === you || isBusiness(party)) ? you : null
}

/** The text says again and again what the one of that word does. */
const acts = ({ text }: Contract, word: string): boolean =>
  text.norm.split(/ (?:shall|may) /).filter((before) => before.endsWith(` ${word}`)).length > 2
