import { type Contract, type ContractParty, chooseReader } from '@karar/engine/inside'

/** All that the notes call a side: as it stands there, its name, its word in the contract, its role. */
export function namesOf(
  parties: readonly { name: string; role?: string; defined_term?: string }[],
  side: string,
): string[] {
  const party = parties.find(({ name, defined_term: term }) => name === side || term === side)
  return [side, party?.name, party?.defined_term, party?.role].filter((name) => name !== undefined && name !== null)
}

/** The party that the engine knows by one of these names, null where it knows none. */
export function partyCalled(contract: Contract, names: readonly string[]): ContractParty | null {
  for (const party of names) {
    const reader = chooseReader(contract, { party })
    if (reader.basis === 'chosen') return reader.party
  }
  return null
}
