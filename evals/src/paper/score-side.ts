import { readFileSync } from 'node:fs'
import type { LegalIssue } from '@karar/schema'

/** A place in a contract. */
type Place = readonly [start: number, end: number]

/** What a careful lawyer noted for one side of a contract. Notes whose words do not stand in the text are left out before. */
export interface NotedSide {
  readonly issues: readonly { readonly at: Place; readonly names: readonly string[]; readonly grave: boolean }[]
  /** what only looks harsh, of the contract as a whole */
  readonly lookalikes: readonly Place[]
  readonly bands: readonly string[]
}

/** Counts of one or of many sides. */
export interface SideCounts {
  sides: number
  grave: number
  gravePlaced: number
  graveNamed: number
  /** in place by what is told as a finding, without questions to check */
  gravePlacedSurely: number
  graveAlarmed: number
  issues: number
  placed: number
  told: number
  asked: number
  right: number
  falseHighs: number
  lookalikes: number
  taken: number
  rightBand: number
  sidesWithGrave: number
  lowOverGrave: number
}

export const noCounts = (): SideCounts => ({
  ...{ sides: 0, grave: 0, gravePlaced: 0, graveNamed: 0, gravePlacedSurely: 0, graveAlarmed: 0, issues: 0, placed: 0 },
  ...{ told: 0, asked: 0, right: 0, falseHighs: 0, lookalikes: 0, taken: 0, rightBand: 0, sidesWithGrave: 0 },
  lowOverGrave: 0,
})

/** Two places meet where they share 30 % of the shorter. */
const meet = (a: Place, b: Place): boolean =>
  Math.min(a[1], b[1]) - Math.max(a[0], b[0]) >= 0.3 * Math.min(a[1] - a[0], b[1] - b[0])

/** Groups of categories that are neighbours: the list that the training of the encoder goes by. */
const groups = readFileSync(new URL('../../../corpus/encoder/near.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')))
const areNear = (a: string, b: string): boolean => a === b || groups.some((group) => group.has(a) && group.has(b))

type Told = Pick<LegalIssue, 'start' | 'end' | 'severity' | 'category' | 'unsure'>
const isGrave = ({ severity }: Told): boolean => severity === 'critical' || severity === 'high'

/** Adds what was told to one side to the counts, held against its notes. */
export function countSide(counts: SideCounts, noted: NotedSide, found: readonly Told[], band: string): void {
  const placed = found.map((one) => ({ ...one, at: [one.start, one.end] as const }))
  const at = (place: Place) => placed.filter((one) => meet(one.at, place))
  const isRight = ({ at: own }: { at: Place }): boolean => noted.issues.some((issue) => meet(issue.at, own))
  counts.sides++
  for (const issue of noted.issues) {
    const here = at(issue.at)
    counts.issues++
    if (here.length > 0) counts.placed++
    if (!issue.grave) continue
    counts.grave++
    if (here.length > 0) counts.gravePlaced++
    if (here.some(({ category }) => issue.names.some((name) => areNear(name, category)))) counts.graveNamed++
    if (here.some(({ unsure }) => unsure !== true)) counts.gravePlacedSurely++
    if (here.some(isGrave)) counts.graveAlarmed++
  }
  counts.told += placed.length
  counts.asked += placed.filter(({ unsure }) => unsure === true).length
  counts.right += placed.filter(isRight).length
  const free = placed.filter((one) => !isRight(one))
  counts.falseHighs += free.filter(isGrave).length
  counts.lookalikes += noted.lookalikes.length
  counts.taken += noted.lookalikes.filter((place) =>
    free.some((one) => one.severity !== 'low' && meet(one.at, place)),
  ).length
  if (noted.bands.includes(band)) counts.rightBand++
  if (!noted.issues.some(({ grave }) => grave)) return
  counts.sidesWithGrave++
  if (band === 'low_risk') counts.lowOverGrave++
}
