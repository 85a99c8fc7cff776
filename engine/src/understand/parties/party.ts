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
