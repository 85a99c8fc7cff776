import type { ClauseType, ContractType } from '@karar/schema'
import { readModelFile } from '../../model/read.ts'

/** What was learned of which types lawyers name as missing: a weight for each sign, and the kinds that taught enough. */
export interface Chances {
  readonly base: number
  readonly kinds: readonly ContractType[]
  readonly types: readonly ClauseType[]
  readonly weights: Readonly<Record<string, number>>
}

let loaded: Chances | null = null

/** The table, read from its file when it is first asked for. */
export function chances(): Chances {
  loaded ??= JSON.parse(Array.from(readModelFile('missing'), (sign) => String.fromCharCode(sign)).join('')) as Chances
  return loaded
}

/** How likely a lawyer who reads for that side names the type as missing, by its signs. */
export function chanceOf({ base, weights }: Chances, signs: readonly string[]): number {
  const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), base)
  return 1 / (1 + Math.exp(-sum))
}
