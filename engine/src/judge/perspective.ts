import type { Perspective } from '@karar/schema'
import type { Contract } from '../understand/contract.ts'
import type { Side } from '../understand/parties/names/roles.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { isOwnPaper } from '../understand/reading/balance.ts'
import { sameCamp } from '../understand/reading/camps.ts'
import { weakerParty } from '../understand/reading/reading.ts'
import { partyAcross } from './asked-for/party-across.ts'
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
    asked.party === undefined ? null : (partyAcross(contract, asked.party) ?? partyLeft(contract, asked.party))
  if (across !== null) return { party: across, basis: 'chosen' }
  const weaker = signsAnothers(contract, weakerParty(contract))
  return weaker === null ? { party: null, basis: 'none' } : { party: weaker, basis: 'weaker_party' }
}

/** Who never writes the paper, whatever it gives them. */
const SIGNERS: ReadonlySet<Side> = new Set<Side>(['user', 'customer', 'employee', 'tenant', 'borrower', 'guarantor'])
/** Who always writes it: nobody else's paper is theirs to sign. */
const WRITERS: ReadonlySet<Side> = new Set<Side>(['platform', 'lender'])

function signsAnothers(contract: Contract, usual: ContractParty | null): ContractParty | null {
  if (usual === null) return onlyOneBound(contract) ?? acrossFromWriter(contract)
  if (isWriter(usual)) return contract.parties.find(({ index }) => index !== usual.index) ?? null
  const addressed = spokenTo(contract, usual)
  if (addressed !== null) return addressed
  if (SIGNERS.has(usual.side) || !isOwnPaper(contract, usual)) return usual
  const across = contract.parties.filter((party) => party.index !== usual.index && !sameCamp(party, usual))
  return across.length === 1 && !WRITERS.has(across[0]!.side) ? across[0]! : usual
}

/** 'You', beside a role without a name, and whoever buys from 'the Company': they sign, whatever the others usually do. */
function spokenTo({ parties }: Contract, usual: ContractParty): ContractParty | null {
  const [other, third] = parties.filter(({ index }) => index !== usual.index)
  if (other === undefined || third !== undefined || !/^the /i.test(usual.name)) return null
  if (other.name === 'You') return other
  return /^the company$/i.test(usual.name) && other.side === 'customer' && /^the /i.test(other.name) ? other : null
}

/** 'We' beside a role that the paper speaks of: they wrote it, whatever they buy or sell. */
const isWriter = ({ name, aliases }: ContractParty): boolean => name === 'We' && !aliases.includes('i')

/** A paper that speaks of nobody but 'the Client' was written by somebody else. */
function onlyOneBound({ parties }: Contract): ContractParty | null {
  const [only, other] = parties.filter((party) => !isWriter(party))
  return other === undefined && only !== undefined && BOUND.has(only.side) && /^the /i.test(only.name) ? only : null
}
/** 'The Owner', of whom nobody knows what sort of one, beside the firm whose own form it is. */
function acrossFromWriter(contract: Contract): ContractParty | null {
  const { parties } = contract
  const writers = parties.filter((party) => isOwnPaper(contract, party))
  const others = parties.filter(({ name }) => /^the /i.test(name))
  return parties.length === 2 && writers.length === 1 && others.length === 1 && others[0] !== writers[0]
    ? others[0]!
    : null
}
const BOUND: ReadonlySet<Side> = new Set<Side>(['customer', 'seller'])
