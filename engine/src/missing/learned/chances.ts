import type { ClauseType, ContractType } from '@karar/schema'
import { readModelFile } from '../../../model/read.ts'
import { type Topics, topicSigns } from './topics.ts'

/** What was learned of which types lawyers name as missing: a weight for each sign, and the kinds that taught enough. */
export interface Chances {
  readonly base: number
  readonly kinds: readonly ContractType[]
  readonly types: readonly ClauseType[]
  readonly weights: Readonly<Record<string, number>>
  readonly topics: Topics
}

let loaded: Chances | null = null

/** The table, read from its file when it is first asked for. */
export function chances(): Chances {
  loaded ??= JSON.parse(Array.from(readModelFile('missing'), (sign) => String.fromCharCode(sign)).join('')) as Chances
  return loaded
}

/** The weights once more, those of one type by themselves: some thousand signs are asked for, and a name made for each costs more. */
interface Laid {
  readonly ofAny: ReadonlyMap<string, number>
  readonly ofType: ReadonlyMap<string, ReadonlyMap<string, number>>
}
const laid = new WeakMap<Chances, Laid>()
function laidOut(chances: Chances): Laid {
  const before = laid.get(chances)
  if (before !== undefined) return before
  const ofAny = new Map<string, number>()
  const ofType = new Map<string, Map<string, number>>(chances.types.map((type) => [type, new Map()]))
  for (const [name, weight] of Object.entries(chances.weights)) {
    const [type = '', sign] = name.split(': ')
    if (sign === undefined) ofAny.set(name, weight)
    else ofType.get(type)?.set(sign, weight)
  }
  laid.set(chances, { ofAny, ofType })
  return { ofAny, ofType }
}

/** Of one type, for one reader: what tells of any type, what tells of this one alone, and where the reader stands. */
interface Told {
  readonly type: ClauseType
  readonly ofAny: readonly string[]
  readonly ofType: readonly string[]
  readonly standing: string
}

/**
 * How likely a lawyer who reads for that side names the type as missing, by its signs.
 *
 * @param place where the contract lies among the topics
 */
export function chanceOf(chances: Chances, { type, ofAny, ofType, standing }: Told, place: readonly number[]): number {
  const weights = laidOut(chances)
  const own = weights.ofType.get(type)
  let sum = chances.base
  for (const sign of ofAny) sum += weights.ofAny.get(sign) ?? 0
  if (own !== undefined) {
    for (const sign of ofType) sum += own.get(sign) ?? 0
    for (const [sign, topic] of topicSigns(standing, place.length)) sum += (own.get(sign) ?? 0) * place[topic]!
  }
  return 1 / (1 + Math.exp(-sum))
}
