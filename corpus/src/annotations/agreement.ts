/**
 * How far two readings of the same contracts agree: `npm run agreement -w @karar/corpus`. Neither reader saw the other's;
 * a place counts as found where 30 % of the shorter of two passages lie in the other.
 */
import { type AnnotatedIssue, type Annotation, readAnnotations, samePlace } from './annotation.ts'

export interface Agreement {
  contracts: number
  /** issues of the first reading that the second has, too; of the grave ones, those that it also calls grave */
  all: { found: number; of: number }
  grave: { found: number; calledGrave: number; of: number }
  /** grave issues of the second reading in whose place the first has none */
  highsBeside: number
  /** what the first holds to be fair, and the second to be grave */
  lookalikes: { taken: number; of: number }
  /** what the first says a side lacks, which the second says of the same side; what else the second says, over so many sides */
  missing: { found: number; of: number; beside: number; sides: number }
}

/** A side is named after its party, in more or fewer words. */
const lacks = ({ clause_type, for: side }: Annotation['missing'][number]) =>
  `${clause_type} of ${/^(?:the )?(\S+)/i.exec(side)![1]!}`

const isGrave = ({ severity }: AnnotatedIssue) => severity === 'critical' || severity === 'high'
const placesOf = ({ at, with: further = [] }: AnnotatedIssue) => [at, ...further]
const meet = (one: AnnotatedIssue, other: AnnotatedIssue) =>
  placesOf(one).some((place) => placesOf(other).some((another) => samePlace(place, another)))

/** @param pairs the first and the second reading of each contract */
export function agreementOf(pairs: readonly (readonly [Annotation, Annotation])[]): Agreement {
  const sum: Agreement = {
    contracts: pairs.length,
    all: { found: 0, of: 0 },
    grave: { found: 0, calledGrave: 0, of: 0 },
    highsBeside: 0,
    lookalikes: { taken: 0, of: 0 },
    missing: { found: 0, of: 0, beside: 0, sides: 0 },
  }
  for (const [first, second] of pairs) {
    for (const issue of first.issues) {
      const same = second.issues.filter((other) => meet(issue, other))
      sum.all.of++
      if (same.length > 0) sum.all.found++
      if (!isGrave(issue)) continue
      sum.grave.of++
      if (same.length > 0) sum.grave.found++
      if (same.some(isGrave)) sum.grave.calledGrave++
    }
    const graves = second.issues.filter(isGrave)
    sum.highsBeside += graves.filter((issue) => !first.issues.some((other) => meet(issue, other))).length
    sum.lookalikes.of += first.decoys.length
    sum.lookalikes.taken += first.decoys.filter(({ at }) => graves.some((issue) => samePlace(at, issue.at))).length
    const lacking = new Set(second.missing.map(lacks))
    const found = first.missing.filter((one) => lacking.has(lacks(one))).length
    sum.missing.found += found
    sum.missing.of += first.missing.length
    sum.missing.beside += second.missing.length - found
    sum.missing.sides += first.sides.length
  }
  return sum
}

/** Both readings of the contracts that were read twice. */
export function readTwice(): [Annotation, Annotation][] {
  const byContract = new Map([...readAnnotations().values()].map((first) => [first.cuad_id, first]))
  return [...readAnnotations('second').values()].map((second) => {
    const first = byContract.get(second.cuad_id)
    if (!first) throw new Error(`${second.cuad_id} has a second reading and no first`)
    return [first, second]
  })
}

if (import.meta.main) {
  const { contracts, all, grave, highsBeside, lookalikes, missing } = agreementOf(readTwice())
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(0)} % (${part} of ${of})`
  console.table({
    'grave issues of the first that the second has': share(grave.found, grave.of),
    '… and calls grave': share(grave.calledGrave, grave.of),
    'all issues of the first that the second has': share(all.found, all.of),
    'grave ones of the second beside, a contract': (highsBeside / contracts).toFixed(2),
    'lookalikes of the first that the second calls grave': share(lookalikes.taken, lookalikes.of),
    'what a side lacks by the first, and by the second': share(missing.found, missing.of),
    '… what it lacks by the second beside, a side': (missing.beside / missing.sides).toFixed(2),
  })
}
