import { byRole } from './subjects.ts'

/** What is asked of a party: what it is called. */
interface Called {
  readonly name: string
  readonly definedTerm: string | null
  readonly role: string | null
  readonly aliases: readonly string[]
}

/** 'Customers agree', 'travellers must': who is known by a role alone, in a paper that speaks of many, is meant by the plural. */
export function withPlural<T extends Called>(norm: string, party: T): T {
  const term = party.definedTerm?.toLowerCase()
  if (term === undefined || party.role === null || party.name !== byRole(party.definedTerm!)) return party
  if (party.aliases.includes(`${term}s`) || !/^[a-z ]+[a-rt-z]$/.test(term)) return party
  const count = (word: string): number => norm.split(new RegExp(String.raw`\b${word}\b`)).length - 1
  return count(`${term}s`) > count(term) ? { ...party, aliases: [`${term}s`, ...party.aliases] } : party
}
