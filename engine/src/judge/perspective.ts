import type { Perspective } from '@karar/schema'
import type { Contract } from '../understand/contract.ts'
import { PERSON } from '../understand/parties/names/party-names.ts'
import type { Side } from '../understand/parties/names/roles.ts'
import { isBusinessWord } from '../understand/parties/names/strangers.ts'
import { byRole } from '../understand/parties/names/subjects.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { isOwnPaper } from '../understand/reading/balance.ts'
import { sameCamp } from '../understand/reading/camps.ts'
import { weakerParty } from '../understand/reading/reading.ts'
import { partyAcross, partyBeside } from './asked-for/party-across.ts'
import { partyLeft } from './asked-for/party-left.ts'
import { partyNamed } from './asked-for/party-named.ts'

export interface Reader {
  readonly party: ContractParty | null
  readonly basis: Perspective['basis']
}

/** Who is said to read: the name, role or term of a party, and the uploader's company. */
interface AskedFor {
  readonly party?: string
  readonly company?: string
}

/**
 * Whose side the contract is read from: the one chosen, the uploader's company, else the side that usually signs; where
 * that one wrote the paper, as a seller does his terms of business, the side across.
 */
export function chooseReader(contract: Contract, asked: AskedFor): Reader {
  const chosen = asked.party === undefined ? null : partyNamed(contract, asked.party)
  if (chosen !== null) return { party: chosen, basis: 'chosen' }
  const own = asked.company === undefined ? null : partyNamed(contract, asked.company)
  if (own !== null) return { party: own, basis: 'company' }
  const across =
    asked.party === undefined
      ? null
      : (partyAcross(contract, asked.party) ?? partyBeside(contract, asked.party) ?? partyLeft(contract, asked.party))
  if (across !== null) return { party: across, basis: 'chosen' }
  const weaker =
    signsAnothers(contract, weakerParty(contract)) ??
    fillsIn(contract) ??
    standsSecond(contract) ??
    besideHouse(contract)
  return weaker === null ? { party: null, basis: 'none' } : { party: weaker, basis: 'weaker_party' }
}

/** Who never writes the paper, whatever it gives them. */
const SIGNERS: ReadonlySet<Side> = new Set<Side>(['user', 'customer', 'employee', 'tenant', 'borrower', 'guarantor'])
/** Who always writes it: nobody else's paper is theirs to sign. */
const WRITERS: ReadonlySet<Side> = new Set<Side>(['platform', 'lender'])

function signsAnothers(contract: Contract, usual: ContractParty | null): ContractParty | null {
  if (usual === null) return onlyOneBound(contract) ?? declares(contract) ?? acrossFromPlatform(contract)
  const others = contract.parties.filter(({ index }) => index !== usual.index)
  // 'I/We guarantee to the Bank': no bank signs another's paper, whoever is meant by 'we'.
  if (isWriter(usual)) return others.find(({ side }) => side !== 'lender') ?? (others.length > 0 ? usual : null)
  const [other] = others
  if (usual.name === HOUSE && others.length === 1 && other!.name !== HOUSE && isUnnamed(other!)) return other!
  const saver = savesWith(contract, usual)
  if (saver !== undefined) return saver
  if (SIGNERS.has(usual.side)) return usual
  const across = contract.parties.filter((party) => party.index !== usual.index && !sameCamp(party, usual))
  const [customer] = across
  if (across.length === 1 && SIGNERS.has(customer!.side) && isHandedOut(contract, usual)) return customer!
  if (!isOwnPaper(contract, usual)) return usual
  return across.length === 1 && !WRITERS.has(across[0]!.side) ? across[0]! : usual
}

/**
 * Terms that name nobody, and are handed to whoever comes: by a house that says what it is ('the Organizer'), or of booking,
 * cancelling and refunds, as a studio has them. They may ask of it as much as of its customer. An agreement says between whom it
 * is made.
 */
function isHandedOut({ text, parties }: Contract, writer: ContractParty): boolean {
  if (!parties.every(isUnnamed) || MADE_BETWEEN.test(text.norm.slice(0, OPENING))) return false
  return isBusinessWord(writer.role ?? writer.name) || (text.norm.match(BOOKS)?.length ?? 0) >= FEWEST_BOOKINGS
}
const BOOKS = /\b(?:cancel\w*|re-?schedul\w*|refund\w*|non-refundable|book(?:ed|ings?))\b/g
const FEWEST_BOOKINGS = 5
const MADE_BETWEEN = /\b(?:between|entered into|is made|of the one part)\b/
const OPENING = 2000

/** A company that takes money from a person by a debenture of its own form: whoever puts the money in is who signs. */
const savesWith = ({ type, parties }: Contract, usual: ContractParty): ContractParty | undefined =>
  type === 'loan_agreement' && !PERSON.test(usual.name.replace(/^M\/s\.? /i, ''))
    ? parties.find(({ side, name }) => side === 'investor' && PERSON.test(name))
    : undefined

/** 'We' beside a role that the paper speaks of: they wrote it, whatever they buy or sell. */
const isWriter = ({ name, aliases }: ContractParty): boolean => name === 'We' && !aliases.includes('i')

/** What a business calls itself in its own form, where the customer too is known by a role alone. */
const HOUSE = byRole('Company')

const isUnnamed = ({ name, definedTerm }: ContractParty): boolean =>
  name === 'You' || (definedTerm !== null && name.toLowerCase() === byRole(definedTerm).toLowerCase())

/**
 * A form names who wrote it and leaves a blank for who signs: 'Orbis Brokers Private Limited' beside 'the Point of Sales
 * Person'. Where the roles do not tell who reads, the blank does.
 */
function fillsIn({ parties }: Contract): ContractParty | null {
  const [blank, ...more] = parties.filter((party) => isUnnamed(party) && party.name !== HOUSE)
  const named = parties.filter((party) => !isUnnamed(party) && party.name !== 'We' && party.name !== HOUSE)
  return blank !== undefined && more.length === 0 && named.length === 1 && !WRITERS.has(blank.side) ? blank : null
}

/** Two of whom nothing tells the sides: whoever has a paper drawn up is its first party, and the second is asked to sign. */
function standsSecond({ parties }: Contract): ContractParty | null {
  if (parties.length !== 2 || parties.some(({ side }) => side !== 'unknown' && side !== 'company')) return null
  return parties.find(({ aliases }) => aliases.some((word) => SECOND.test(word))) ?? null
}
const SECOND = /^(?:second party|party of the (?:second|other) part)$/

/** 'The Owner' beside 'the Association', 'the Resident' beside 'the Management': a house hands its rules to those who are no business. */
function besideHouse({ parties }: Contract): ContractParty | null {
  const [house, ...more] = parties.filter(({ name }) => isBusinessWord(name))
  const other = parties.find((party) => party !== house)
  if (parties.length !== 2 || house === undefined || more.length > 0 || other === undefined) return null
  return isUnnamed(house) && isUnnamed(other) && other.side === 'unknown' ? other : null
}

/** 'I, the undersigned Orbis Traders, declare': whoever speaks signs. */
function declares({ parties }: Contract): ContractParty | null {
  const [one, more] = parties.filter(({ aliases }) => aliases.includes('i'))
  return one === undefined || more !== undefined || parties.length < 2 ? null : one
}

/** 'The Restaurant Partner' beside 'the Platform': no role that is known to sign, and across from one that never does. */
function acrossFromPlatform({ parties }: Contract): ContractParty | null {
  const [platform, ...more] = parties.filter(({ side }) => side === 'platform')
  const other = parties.find((party) => party !== platform)
  if (parties.length !== 2 || platform === undefined || more.length > 0 || other === undefined) return null
  return other.side === 'partner' || other.side === 'unknown' ? other : null
}

/** A paper that speaks of nobody but 'the Client' was written by somebody else. */
function onlyOneBound({ parties }: Contract): ContractParty | null {
  const [only, other] = parties.filter((party) => !isWriter(party))
  return other === undefined && only !== undefined && BOUND.has(only.side) && /^the /i.test(only.name) ? only : null
}
const BOUND: ReadonlySet<Side> = new Set<Side>(['customer', 'seller'])
