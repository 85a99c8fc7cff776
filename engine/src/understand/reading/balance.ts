import type { Stretch } from '../../grammar/norms/norm.ts'
import { overlaps } from '../../grammar/spans.ts'
import { type Contract, once } from '../contract.ts'
import type { Side } from '../parties/names/roles.ts'
import type { ContractParty } from '../parties/party.ts'
import { campOf } from './camps.ts'
import { type ContractNorm, normsOf } from './norms.ts'
import { isParty } from './reading.ts'

/**
 * How much more a contract must give to a side than it asks of it before it counts as that side's own paper, and from how
 * many norms on that is told at all. Set on real Indian and foreign contracts, half of which it was not set on.
 */
const MORE = 1.3
const LEAST = 5

type Camp = ReadonlySet<number>

/**
 * Whom a norm weighs on: whoever must or must not, or gives a claim up; of powers and shields the one across. Null where
 * its words name no party.
 */
function weighsOn({ kind, holder, counterparty }: ContractNorm, camp: Camp): 'camp' | 'across' | null {
  const who = holder?.who
  if (who === 'mutual') return 'camp'
  const isOf = (one: ContractParty | 'mutual' | null | undefined): boolean => isParty(one) && camp.has(one.index)
  if (kind !== 'power' && kind !== 'immunity') return isOf(who) ? 'camp' : isParty(who) ? 'across' : null
  if (isParty(who)) return isOf(who) ? 'across' : 'camp'
  return isOf(counterparty?.who) ? 'camp' : isParty(counterparty?.who) ? 'across' : null
}

/** Whom the norms of a stretch weigh on; empty where none names a party. */
export const burdensIn = (contract: Contract, camp: Camp, span: Stretch): ReadonlySet<'camp' | 'across' | null> =>
  new Set(
    normsOf(contract)
      .filter((norm) => overlaps(norm, span))
      .map((norm) => weighsOn(norm, camp)),
  )

/**
 * Whether the contract is this party's own paper: what it lets and shields the party, and asks of the other, outweighs by
 * far what it asks of the party. Terms of business are, of whoever offers them, whatever kind of contract they are; so is a form
 * of the only one who has a name in it, or speaks in it as 'we' and asks no more of itself than of the other.
 */
export function isOwnPaper(contract: Contract, party: ContractParty): boolean {
  // who is asked for beside nobody is the business that speaks
  if (contract.parties.length === 0) return true
  if (isFormOf(contract, party)) return true
  return once(contract, `own-paper-${party.index}`, () => {
    const camp = campOf(contract, party)!
    const ways = normsOf(contract).map((norm) => weighsOn(norm, camp))
    const across = ways.filter((way) => way === 'across').length
    const own = ways.filter((way) => way === 'camp').length
    if (across >= LEAST && across > MORE * own) return true
    // 'we' also sign what a buyer or a distributor wrote: there most of the words weigh on 'us'
    return isWrittenAsWe(contract, party) && across >= own
  })
}

/** A role alone, as a form calls those who are yet to sign it: 'the Client', 'you', a blank. */
const isRoleOnly = ({ name, role }: ContractParty): boolean =>
  /^(?:you|i)$|^the [\w/-]+(?: [\w-]+)?$|^\[/i.test(name) ||
  (role !== null && name.toLowerCase().includes(role.toLowerCase()))
/** 'We', 'the Company': a business that speaks without saying its name. */
const SPEAKS = /^(?:we|the (?:company|firm|organi[sz]er|provider|developer|management|institute|school|bank))$/i

/** A form that somebody with a name wrote for whoever signs it: all others are known by what they are. */
const isFormOf = ({ parties }: Contract, party: ContractParty): boolean =>
  parties.length > 1 &&
  !isRoleOnly(party) &&
  !SPEAKS.test(party.name) &&
  parties.every((other) => other.index === party.index || (isRoleOnly(other) && !SPEAKS.test(other.name)))

/** 'We' beside 'the Client' alone wrote what the client signs; 'I/We' sign what another wrote. */
const isWrittenAsWe = ({ parties }: Contract, { name, index, aliases }: ContractParty): boolean =>
  name === 'We' &&
  !aliases.includes('i') &&
  parties.length > 1 &&
  parties.every((other) => other.index === index || (isRoleOnly(other) && !SPEAKS.test(other.name)))

const OFFERS: ReadonlySet<Side> = new Set<Side>(['supplier', 'platform', 'seller', 'landlord', 'lender', 'licensor'])
const TAKES: ReadonlySet<Side> = new Set<Side>(['customer', 'user', 'buyer', 'tenant', 'borrower', 'recipient'])

/** Whoever sells, lets or lends to people whom the paper knows by what they are alone: 'the Guest', 'you'. */
export const offersToAnybody = ({ parties }: Contract, party: ContractParty): boolean =>
  OFFERS.has(party.side) &&
  parties.length > 1 &&
  parties.every(
    (other) => other.index === party.index || (TAKES.has(other.side) && isRoleOnly(other) && !SPEAKS.test(other.name)),
  )
