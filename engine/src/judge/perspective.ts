import type { Perspective } from '@karar/schema'
import type { Contract } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { oppositeOf, sideOf, weakerSides } from '../understand/parties/roles.ts'
import { weakerParty } from '../understand/reading/reading.ts'

export interface Reader {
  readonly party: ContractParty | null
  readonly basis: Perspective['basis']
}

/** Who is said to read: the name, role or term of a party, and the uploader's company. */
interface AskedFor {
  readonly party?: string
  readonly company?: string
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:the|private|pvt|limited|ltd|llp|inc|m\/s|mr|mrs|ms)\b\.?/g, ' ')
    .replace(/[^a-z0-9\u0900-\u097f]+/g, ' ')
    .trim()

/** Whose side the contract is read from: the one chosen, the uploader's company, else the side that usually signs. */
export function chooseReader(contract: Contract, asked: AskedFor): Reader {
  const chosen = asked.party === undefined ? null : partyNamed(contract, asked.party)
  if (chosen !== null) return { party: chosen, basis: 'chosen' }
  const own = asked.company === undefined ? null : partyNamed(contract, asked.company)
  if (own !== null) return { party: own, basis: 'company' }
  const weaker = weakerParty(contract)
  return weaker === null ? { party: null, basis: 'none' } : { party: weaker, basis: 'weaker_party' }
}

/**
 * A party by its name, its defined term, its role or any word that the text has for it, in that order; part of a name or
 * its initials suffice where they fit one party only. Where the text calls its parties 'you' and 'we' alone, the side that a
 * role stands on tells, and a name that the text knows. In doubt nobody.
 */
function partyNamed(contract: Contract, wanted: string): ContractParty | null {
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
        (` ${plain(name)} `.includes(` ${key} `) || (key.length > 5 && ` ${key} `.includes(` ${plain(name)} `))),
    ),
  )
  if (partly.length > 0) return partly.length === 1 ? partly[0]! : null
  const short = contract.parties.filter(
    (party) => initialsOf(party.name).includes(key) || initialsOf(wanted).includes(plain(party.name)),
  )
  return short.length === 1 ? short[0]! : byAddress(contract, wanted)
}

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

/**
 * Of a party that is addressed and one that speaks, neither with a name: who signs up ('Rider', 'Subscriber') is addressed;
 * who speaks is the business that the text names.
 */
function byAddress(contract: Contract, wanted: string): ContractParty | null {
  if (contract.parties.length > 2) return null
  const you = contract.parties.find(({ name, aliases }) => /^you$/i.test(name) || aliases.includes('you'))
  const other = contract.parties.find((party) => party !== you)
  const side = sideOf(wanted)
  if (you === undefined) {
    // 'We agree to make good ...' to a bank: the one without a name is whoever stands opposite.
    const we = contract.parties.find(({ name }) => /^we$/i.test(name))
    const named = contract.parties.find((party) => party !== we)
    return we !== undefined && named !== undefined && side !== 'unknown' && oppositeOf(side) === named.side ? we : null
  }
  const isNameless = (party: ContractParty): boolean => /^(?:you|we)$|^the \w+(?: \w+)?$/i.test(party.name)
  const isYou = /^you$/i.test(you.name)
  if (side !== 'unknown') {
    const weaker = weakerSides.includes(side) || side === 'customer'
    const knownOther = other !== undefined && !['unknown', 'company', 'platform'].includes(other.side)
    if (weaker && isYou && (you.side === side || you.side === 'user' || you.side === 'unknown') && !knownOther)
      return you
    return null
  }
  // A name that the text knows, of which it does not speak as of somebody who signs up.
  if (other === undefined) return null
  const key = plain(wanted)
  const speaks =
    /^we$/i.test(other.name) || other.side === 'company' || other.side === 'platform' || other.side === 'employer'
  return speaks &&
    isNameless(other) &&
    /\s|\./.test(wanted.trim()) &&
    ` ${plain(contract.text.norm)} `.includes(` ${key} `)
    ? other
    : null
}
