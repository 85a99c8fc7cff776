import type { Side } from './names/roles.ts'

/** A party as the rules know it: what it is called, and every word by which the text means it. */
export interface ContractParty {
  readonly index: number
  readonly name: string
  readonly definedTerm: string | null
  readonly role: string | null
  readonly side: Side
  /** normalised words that mean this party: 'the client' is matched through 'client' */
  readonly aliases: readonly string[]
  /** its defined term is a noun of which the text speaks with 'the': 'the Hotel', where 'Orbis' is a name */
  readonly withArticle?: true
}

/** Whether the text mostly says 'the' before a party's defined term. */
export function hasArticle(norm: string, { definedTerm, role }: ContractParty): boolean {
  if (definedTerm === null || role !== null || !/^[A-Za-z][A-Za-z ]+$/.test(definedTerm)) return false
  const all = [...norm.matchAll(new RegExp(String.raw`(\bthe )?\b${definedTerm.toLowerCase()}\b`, 'g'))]
  const those = all.filter(([, article]) => article !== undefined)
  return those.length >= 3 && those.length > all.length / 2
}
