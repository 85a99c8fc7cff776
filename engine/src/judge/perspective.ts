import type { Perspective } from '@karar/schema'
import type { Contract } from '../contract.ts'
import type { ContractParty } from '../facts/parties.ts'
import { weakerParty } from '../playbook/reading.ts'
import type { AnalyzeOptions } from '../types.ts'

export interface Reader {
  readonly party: ContractParty | null
  readonly basis: Perspective['basis']
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:the|private|pvt|limited|ltd|llp|inc|m\/s|mr|mrs|ms)\b\.?/g, ' ')
    .replace(/[^a-z0-9\u0900-\u097f]+/g, ' ')
    .trim()

/** Whose side the contract is read from: the one chosen, the uploader's company, else the side that usually signs. */
export function chooseReader(contract: Contract, options: AnalyzeOptions): Reader {
  const chosen = options.party === undefined ? null : partyNamed(contract, options.party)
  if (chosen !== null) return { party: chosen, basis: 'chosen' }
  const own = options.company === undefined ? null : partyNamed(contract, options.company)
  if (own !== null) return { party: own, basis: 'company' }
  const weaker = weakerParty(contract)
  return weaker === null ? { party: null, basis: 'none' } : { party: weaker, basis: 'weaker_party' }
}

/** A party by its name, its defined term or its role, in that order; part of a name suffices where it fits one party only. */
function partyNamed(contract: Contract, wanted: string): ContractParty | null {
  const key = plain(wanted)
  if (key.length < 2) return null
  const exact = contract.parties.find((party) =>
    [party.name, party.definedTerm, party.role].some((name) => name !== null && plain(name) === key),
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
  return partly.length === 1 ? partly[0]! : null
}
