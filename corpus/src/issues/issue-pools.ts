import type { IssueCategory } from '@karar/schema'
import type { BinaryExample } from '../machines/binary-svm.ts'
import type { NotedPassage } from './annotated.ts'
import type { IssueExample } from './issue-examples.ts'
import { type PassageRows, rowsOf, type Words } from './issue-vocabulary.ts'
import type { Passage } from './passages.ts'

export const FOLDS = 5

/** Categories that either side may bear: a clause read from the other side is no example against them. */
const EITHER_SIDE: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'unlawful_object_or_consideration',
  'uncertainty',
  'vague_obligation',
  'restraint_of_legal_proceedings',
  'conflicting_dispute_clauses',
  'anti_competitive_term',
  'unregistered_or_unstamped',
  'foreign_law_or_seat',
  'msme_payment_delay',
  'ip_ownership_unclear',
])

/** What was read, before it is put into rows. */
export interface Material {
  readonly written: readonly IssueExample[]
  readonly read: readonly { own: Passage; swapped: Passage | null }[]
  readonly noted: readonly NotedPassage[]
  readonly background: readonly (readonly Passage[])[]
}

interface Example {
  readonly written: IssueExample
  readonly own: PassageRows
  readonly swapped: PassageRows | null
  readonly fold: number
}
interface Ordinary {
  readonly rows: PassageRows
  readonly fold: number
}
interface Noted {
  readonly noted: NotedPassage
  readonly rows: PassageRows
  readonly fold: number
}

/** All passages in rows, each in a fold: neighbours of a file of examples, and passages of a contract, in the same one. */
export interface Pools {
  readonly noted: readonly Noted[]
  readonly examples: readonly Example[]
  readonly ordinary: readonly Ordinary[]
  readonly features: number
}

export function poolsOf({ written, read, noted, background }: Material, words: Words): Pools {
  const blocks = new Map([...new Set(written.map(({ block }) => block))].map((block, index) => [block, index % FOLDS]))
  return {
    features: words.hashes.length,
    noted: noted.map((one) => ({ noted: one, rows: rowsOf(one.passage, words), fold: one.contract % FOLDS })),
    examples: written.map((example, index) => ({
      written: example,
      own: rowsOf(read[index]!.own, words),
      swapped: read[index]!.swapped === null ? null : rowsOf(read[index]!.swapped!, words),
      fold: blocks.get(example.block)!,
    })),
    ordinary: background.flatMap((passages, document) =>
      passages.map((passage) => ({ rows: rowsOf(passage, words), fold: document % FOLDS })),
    ),
  }
}

/** Passages of annotated contracts teach more than clauses written alone. */
const NOTED = 2

/** Against whatever a machine looks for: ordinary text of the folds in use, every second passage. */
function ordinaryExamples({ ordinary }: Pools, without: number, cost: number, look: Look): BinaryExample[] {
  return ordinary.flatMap(({ rows, fold }, index) =>
    fold === without || index % 2 === 1 ? [] : [{ row: look(rows), positive: false, cost }],
  )
}
/** Which row of a passage a machine sees. */
type Look = (rows: PassageRows) => PassageRows['bare']
const bare: Look = (rows) => rows.bare
const placed: Look = (rows) => rows.placed

/** Whether a passage is about the subject of a category, be it raised or only alike; told from everything else. */
export function subjectExamples(category: IssueCategory, pools: Pools, without: number): BinaryExample[] {
  return [
    ...pools.examples.flatMap(({ written, own, fold }) => {
      const positive = written.category === category
      return fold === without ? [] : [{ row: own.placed, positive, cost: positive ? 2 : 0.5 }]
    }),
    ...pools.noted.flatMap(({ noted, rows, fold }) => {
      const positive = noted.raised.includes(category) || noted.lookalike.includes(category)
      return fold === without ? [] : [{ row: rows.placed, positive, cost: NOTED * (positive ? 2 : 0.5) }]
    }),
    ...ordinaryExamples(pools, without, 0.5, placed),
  ]
}

/** Whether a passage raises a category; told from everything else, lookalikes above all. */
export function raisedExamples(category: IssueCategory, pools: Pools, without: number): BinaryExample[] {
  const cost = (positive: boolean, alike: boolean): number => (positive ? 2 : alike ? 1 : 0.5)
  return [
    ...pools.examples.flatMap(({ written, own, swapped, fold }) => {
      if (fold === without) return []
      const about = written.category === category
      const positive = about && written.raised
      const turned =
        positive && swapped !== null && !EITHER_SIDE.has(category)
          ? [{ row: swapped.bare, positive: false, cost: 0.5 }]
          : []
      return [{ row: own.bare, positive, cost: cost(positive, about) }, ...turned]
    }),
    ...pools.noted.flatMap(({ noted, rows, fold }) => {
      const positive = noted.raised.includes(category)
      return fold === without
        ? []
        : [{ row: rows.bare, positive, cost: NOTED * cost(positive, noted.lookalike.includes(category)) }]
    }),
    ...ordinaryExamples(pools, without, 0.5, bare),
  ]
}

/** Those that raise a category against those that only look like it, or that the other side bears. */
export function harmExamples(category: IssueCategory, pools: Pools, without: number): BinaryExample[] {
  return [
    ...pools.examples.flatMap(({ written, own, swapped, fold }) => {
      if (fold === without || written.category !== category) return []
      const turned =
        written.raised && swapped !== null && !EITHER_SIDE.has(category)
          ? [{ row: swapped.bare, positive: false, cost: 0.15 }]
          : []
      return [{ row: own.bare, positive: written.raised, cost: 0.3 }, ...turned]
    }),
    ...pools.noted.flatMap(({ noted, rows, fold }) => {
      const raised = noted.raised.includes(category)
      return fold === without || !(raised || noted.lookalike.includes(category))
        ? []
        : [{ row: rows.bare, positive: raised, cost: NOTED * 0.6 }]
    }),
  ]
}

/** Whether a passage raises any issue at all. */
export function anyExamples(pools: Pools, without: number, look: 'bare' | 'placed'): BinaryExample[] {
  return [
    ...pools.examples.flatMap(({ written, own, fold }) =>
      fold === without ? [] : [{ row: own[look], positive: written.category !== null && written.raised, cost: 0.5 }],
    ),
    ...pools.noted.flatMap(({ noted, rows, fold }) => {
      const positive = noted.raised.length > 0
      return fold === without ? [] : [{ row: rows[look], positive, cost: NOTED * (positive ? 1 : 0.5) }]
    }),
    ...ordinaryExamples(pools, without, 0.3, look === 'bare' ? bare : placed),
  ]
}
