import type { MissingClause } from '@karar/schema'
import { count, share, table } from '../tables.ts'

/** What one side of a contract was told to be missing, beside what its notes name. */
export interface MissingSide {
  readonly contract: string
  readonly party: string
  /** the kind as the engine read it: by it the table of requirements is asked */
  readonly kind: string
  /** types that the notes name for that side */
  readonly wanted: readonly string[]
  /** types that the notes find in the contract, for whichever side */
  readonly present: readonly string[]
  readonly claimed: readonly Pick<MissingClause, 'clause_type' | 'importance' | 'too_little'>[]
}

/** One type that was named, claimed, or both. */
interface Judged {
  readonly contract: string
  readonly party: string
  readonly kind: string
  readonly type: string
  readonly isNamed: boolean
  readonly isClaimed: boolean
  /** told as a clause that must or should be there, and not only as good to have */
  readonly matters: boolean
  /** told as there, and as doing too little */
  readonly isThere: boolean
  /** told to be nowhere, though the notes have it */
  readonly isUntrue: boolean
}

const judge = ({ contract, party, kind, wanted, present, claimed }: MissingSide): Judged[] =>
  [...new Set([...wanted, ...claimed.map(({ clause_type }) => clause_type)])].map((type) => {
    const claim = claimed.find(({ clause_type }) => clause_type === type)
    const isNamed = wanted.includes(type)
    const isThere = claim?.too_little === true
    const isUntrue = claim !== undefined && !isThere && !isNamed && present.includes(type)
    const matters = claim !== undefined && claim.importance !== 'nice_to_have'
    return { contract, party, kind, type, isNamed, isClaimed: claim !== undefined, matters, isThere, isUntrue }
  })

const isFound = (one: Judged): boolean => one.isNamed && one.isClaimed
const isBeside = (one: Judged): boolean => one.isClaimed && !one.isNamed

export const MISSING_HEAD = [
  ...['contracts', 'sides', 'missing: named', 'found', 'besides a side', 'right'],
  ...['told as nowhere: right', 'though noted as there', 'told as too little: right'],
  ...['as what matters: found', 'besides a side'],
]

/** A row for one folder. */
export function missingRow(name: string, sides: readonly MissingSide[]): (string | number)[] {
  const all = sides.flatMap(judge)
  const claimed = all.filter(({ isClaimed }) => isClaimed)
  const nowhere = claimed.filter(({ isThere }) => !isThere)
  const tooLittle = claimed.filter(({ isThere }) => isThere)
  const named = count(all, ({ isNamed }) => isNamed)
  const mattering = claimed.filter(({ matters }) => matters)
  return [
    ...[name, sides.length, named, share(count(all, isFound), named)],
    (count(all, isBeside) / Math.max(1, sides.length)).toFixed(2),
    ...[claimed, nowhere].map((own) => share(count(own, isFound), own.length)),
    share(
      count(nowhere, ({ isUntrue }) => isUntrue),
      nowhere.length,
    ),
    share(count(tooLittle, isFound), tooLittle.length),
    share(count(mattering, isFound), named),
    (count(mattering, isBeside) / Math.max(1, sides.length)).toFixed(2),
  ]
}

/** By type or by kind of contract, those with the most claims besides first; then each miss and each claim besides. */
export function missingInFull(sides: readonly MissingSide[]): string {
  const all = sides.flatMap(judge)
  const by = (of: 'type' | 'kind') =>
    table(
      [of, 'named', 'found', 'besides', 'though noted as there'],
      [...Map.groupBy(all, (one) => one[of])]
        .map(([name, own]) => [
          ...[name, count(own, ({ isNamed }) => isNamed), count(own, isFound), count(own, isBeside)],
          count(own, ({ isUntrue }) => isUntrue),
        ])
        .sort((a, b) => Number(b[3]) - Number(a[3]) || Number(b[1]) - Number(a[1])),
    )
  const list = (head: string, is: (one: Judged) => boolean) =>
    table(
      [head, 'kind', 'contract', 'side', ''],
      all
        .filter(is)
        .sort((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : 0))
        .map(({ type, kind, contract, party, isThere, isUntrue }) => [
          ...[type, kind, contract, party],
          isUntrue ? 'noted as there' : isThere ? 'told as too little' : '',
        ]),
    )
  return [
    by('type'),
    by('kind'),
    list('not told', (one) => one.isNamed && !one.isClaimed),
    list('claimed besides', isBeside),
  ].join('\n\n')
}
