import { type IssueCategory, issueCategories } from '@karar/schema'
import type { LinearModel } from '../src/model/model.ts'
import { type NotedPassage, readNoted } from './annotated.ts'
import { type BinaryExample, type SparseRow, scoreOf, trainBinary } from './binary-svm.ts'
import { isHeldOut, readCuad } from './cuad.ts'
import { type IssueExample, readIssueExamples } from './issue-examples.ts'
import { pack } from './issue-file.ts'
import { bestLimits, type Judged } from './issue-limits.ts'
import { narrowed, rowOf, vocabularyOf, type Words } from './issue-vocabulary.ts'
import { type Passage, passagesOf, readExample } from './passages.ts'

/** Contracts of CUAD whose sentences stand for ordinary text. */
const BACKGROUND = 220
const FOLDS = 5
const KEEP = 30_000
const SEED = 20_261_121
/** A class needs so many examples to be learned. */
const FEWEST = 60

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

interface Example {
  readonly written: IssueExample
  readonly own: SparseRow
  readonly swapped: SparseRow | null
  readonly fold: number
}
interface Ordinary {
  readonly row: SparseRow
  readonly fold: number
}
interface Noted {
  readonly noted: NotedPassage
  readonly row: SparseRow
  readonly fold: number
}
interface Pools {
  readonly noted: readonly Noted[]
  readonly examples: readonly Example[]
  readonly ordinary: readonly Ordinary[]
  readonly features: number
}

/**
 * Trains, for each issue category, two machines: whether a passage is about its subject (written examples of both kinds
 * against everything else), and whether it raises the issue (those that do against those that only look like it). A
 * passage raises the issue where both say so. Limits come from passages that the judging machines had not seen.
 */
export function trainIssues(folder: string, say: (line: string) => void): LinearModel {
  const written = readIssueExamples()
  const read = written.map(readExample)
  const noted = readNoted()
  const background = readCuad(folder)
    .filter(({ id }) => !isHeldOut(id))
    .slice(0, BACKGROUND)
    .map(passagesOf)
  say(
    `${written.length} written clauses, ${noted.length} passages of annotated contracts, ${background.flat().length} of others`,
  )
  const wide = vocabularyOf(
    [...read.map(({ own }) => own), ...noted.map(({ passage }) => passage), ...background.flat()],
    read.map(({ own }) => own),
  )
  const categories = issueCategories.filter(
    (category) => written.filter((example) => example.category === category).length >= FEWEST,
  )
  const widePools = poolsOf(written, read, noted, background, wide)
  const first = categories.map((category) => fitMachines(category, widePools, -1))
  const vocabulary = narrowed(
    wide,
    first.flatMap(({ subject, harm }) => [subject, harm]),
    KEEP,
  )
  const pools = poolsOf(written, read, noted, background, vocabulary)
  const limits = categories.map((category) => {
    const judged = judge(category, pools)
    const best = bestLimits(judged, background.length, new Set(noted.map(({ contract }) => contract)).size)
    say(
      `${category}: found ${percent(best.found)}, lookalikes ${percent(best.lookalikes)}, ordinary ${best.ordinary.toFixed(3)}, annotated ${best.noted.toFixed(3)} a contract`,
    )
    return best
  })
  const fitted = categories.map((category) => fitMachines(category, pools, -1))
  return pack(categories, vocabulary, fitted, limits)
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

function poolsOf(
  written: readonly IssueExample[],
  read: readonly { own: Passage; swapped: Passage | null }[],
  noted: readonly NotedPassage[],
  background: readonly Passage[][],
  words: Words,
): Pools {
  const blocks = new Map([...new Set(written.map(({ block }) => block))].map((block, index) => [block, index % FOLDS]))
  return {
    features: words.hashes.length,
    noted: noted.map((one) => ({ noted: one, row: rowOf(one.passage, words), fold: one.contract % FOLDS })),
    examples: written.map((example, index) => ({
      written: example,
      own: rowOf(read[index]!.own, words),
      swapped: read[index]!.swapped === null ? null : rowOf(read[index]!.swapped!, words),
      fold: blocks.get(example.block)!,
    })),
    ordinary: background.flatMap((passages, document) =>
      passages.map((passage) => ({ row: rowOf(passage, words), fold: document % FOLDS })),
    ),
  }
}

export interface Machines {
  readonly subject: Float64Array
  readonly harm: Float64Array
}

/** The two machines of a category, trained on all folds but one (-1: on all). */
function fitMachines(
  category: IssueCategory,
  { examples, noted, ordinary, features }: Pools,
  without: number,
): Machines {
  const subject: BinaryExample[] = []
  const harm: BinaryExample[] = []
  for (const { written, own, swapped, fold } of examples) {
    if (fold === without) continue
    const about = written.category === category
    subject.push({ row: own, positive: about, cost: about ? 2 : 0.5 })
    if (!about) continue
    harm.push({ row: own, positive: written.raised, cost: 0.3 })
    if (written.raised && swapped !== null && !EITHER_SIDE.has(category))
      harm.push({ row: swapped, positive: false, cost: 0.15 })
  }
  for (const { noted: own, row, fold } of noted) {
    if (fold === without) continue
    const raised = own.raised.includes(category)
    const alike = own.lookalike.includes(category)
    subject.push({
      row,
      positive: raised || alike,
      cost: raised || alike ? 2 : 0.5,
    })
    if (raised || alike) harm.push({ row, positive: raised, cost: 0.6 })
  }
  ordinary.forEach(({ row, fold }, index) => {
    if (fold !== without && index % 2 === 0) subject.push({ row, positive: false, cost: 0.5 })
  })
  return { subject: trainBinary(subject, features, 8, SEED), harm: trainBinary(harm, features, 15, SEED) }
}

/** Scores of the category's examples and of ordinary text by machines that have not seen them. */
function judge(category: IssueCategory, pools: Pools): Judged {
  const judged: { [Kind in keyof Judged]: { subject: number; harm: number }[] } = {
    raised: [],
    lookalikes: [],
    ordinary: [],
    written: [],
    noted: [],
  }
  for (let fold = 0; fold < FOLDS; fold++) {
    const machines = fitMachines(category, pools, fold)
    const scored = (row: SparseRow) => ({ subject: scoreOf(machines.subject, row), harm: scoreOf(machines.harm, row) })
    for (const example of pools.examples) {
      if (example.fold !== fold) continue
      const { category: own, raised } = example.written
      if (own === category) judged[raised ? 'raised' : 'lookalikes'].push(scored(example.own))
      else if (own === null) judged.written.push(scored(example.own))
    }
    for (const { noted, row, fold: own } of pools.noted) {
      if (own !== fold) continue
      const kind = noted.raised.includes(category)
        ? 'raised'
        : noted.lookalike.includes(category)
          ? 'lookalikes'
          : noted.raised.length === 0
            ? 'noted'
            : null
      if (kind !== null) judged[kind].push(scored(row))
    }
    for (const { row, fold: own } of pools.ordinary) if (own === fold) judged.ordinary.push(scored(row))
  }
  return judged
}
