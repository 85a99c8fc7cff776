import type { LinearModel } from '@karar/engine/inside'
import { type IssueCategory, issueCategories } from '@karar/schema'
import { isHeldOut, readCuad } from '../clauses/cuad.ts'
import { scoreOf, trainBinary, trainTogether } from '../machines/binary-svm.ts'
import { readNoted } from './annotated.ts'
import { readIssueExamples } from './issue-examples.ts'
import { type Fitted, pack } from './issue-file.ts'
import { bestLimits, type Judged } from './issue-limits.ts'
import {
  anyExamples,
  FOLDS,
  harmExamples,
  type Material,
  type Pools,
  poolsOf,
  raisedExamples,
  subjectExamples,
} from './issue-pools.ts'
import { narrowed, type PassageRows, vocabularyOf } from './issue-vocabulary.ts'
import { passagesOf, readExample } from './passages.ts'

/** Contracts of CUAD whose sentences stand for ordinary text. */
const BACKGROUND = 220
const KEEP = 24_000
const SEED = 20_261_121
/** A class needs so many examples to be learned. */
const FEWEST = 60

/** How much each machine has to say, found by trying on contracts that the machines had not seen. */
const ANY_IN_SUBJECT = 0.2
const ANY_IN_HARM = 0.5
const RAISED_IN_HARM = 1
/** Brings the scores of the harm to the width of those of the subject. */
const HARM_SCALE = 0.5

/**
 * Trains, for each issue category, two machines: whether a passage is about its subject, and whether it raises the issue.
 * A passage raises the issue where both say so. What all categories have in common, the tone of a clause that harms, is
 * learned from all of them and shared. The subject is judged with the sentences around, the harm from the passage alone.
 * Limits come from passages that the judging machines had not seen.
 */
export function trainIssues(folder: string, say: (line: string) => void): LinearModel {
  const written = readIssueExamples()
  const material: Material = {
    written,
    read: written.map(readExample),
    noted: readNoted(),
    background: readCuad(folder)
      .filter(({ id }) => !isHeldOut(id))
      .slice(0, BACKGROUND)
      .map(passagesOf),
  }
  const { noted, read, background } = material
  const contracts = new Set(noted.map(({ contract }) => contract)).size
  say(`${written.length} written clauses, ${noted.length} passages of ${contracts} annotated contracts`)
  say(`${background.flat().length} passages of ${background.length} others`)
  const own = read.map((example) => example.own)
  const wide = vocabularyOf(
    [...own, ...noted.map(({ passage }) => passage), ...background.flat()],
    [...own, ...noted.flatMap(({ passage, alone }) => (alone ? [passage] : []))],
  )
  const categories = issueCategories.filter(
    (category) => written.filter((example) => example.category === category).length >= FEWEST,
  )
  const first = fitAll(categories, poolsOf(material, wide), -1)
  const words = narrowed(
    wide,
    first.own.flatMap(({ subject, harm }) => [subject, harm]),
    KEEP,
  )
  const pools = poolsOf(material, words)
  const judged = judge(categories, pools)
  const limits = categories.map((category, k) => {
    const best = bestLimits(judged[k]!, background.length, contracts)
    say(
      `${category}: found ${percent(best.found)}, lookalikes ${percent(best.lookalikes)}, ordinary ${best.ordinary.toFixed(3)}, annotated ${best.noted.toFixed(3)} a contract`,
    )
    return best
  })
  return pack(categories, words, fitAll(categories, pools, -1), limits)
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** All machines, trained on all folds but one (-1: on all). */
function fitAll(categories: readonly IssueCategory[], pools: Pools, without: number): Fitted {
  const { features } = pools
  const binary = (examples: Parameters<typeof trainBinary>[0], passes: number) =>
    trainBinary(examples, features, passes, SEED)
  const together = trainTogether(
    categories.flatMap((category, task) =>
      harmExamples(category, pools, without).map((example) => ({ ...example, task })),
    ),
    categories.length,
    features,
    15,
    SEED,
  )
  const none = new Float64Array(features + 1)
  return {
    own: categories.map((category, k) => ({
      subject: binary(subjectExamples(category, pools, without), 8),
      harm: mixed(
        HARM_SCALE,
        together.own[k]!,
        RAISED_IN_HARM * HARM_SCALE,
        binary(raisedExamples(category, pools, without), 8),
      ),
    })),
    shared: {
      subject: mixed(1, none, ANY_IN_SUBJECT, binary(anyExamples(pools, without, 'placed'), 10)),
      harm: mixed(
        HARM_SCALE,
        together.shared,
        ANY_IN_HARM * HARM_SCALE,
        binary(anyExamples(pools, without, 'bare'), 10),
      ),
    },
  }
}

const mixed = (a: number, one: Float64Array, b: number, other: Float64Array): Float64Array =>
  one.map((weight, row) => a * weight + b * other[row]!)

/** By category: scores of its examples and of ordinary text by machines that have not seen them. */
function judge(categories: readonly IssueCategory[], pools: Pools): Judged[] {
  const judged = categories.map(() => ({
    raised: [] as Score[],
    lookalikes: [] as Score[],
    ordinary: [] as Score[],
    written: [] as Score[],
    noted: [] as Score[],
    others: [] as Score[],
  }))
  for (let without = 0; without < FOLDS; without++) {
    const { own, shared } = fitAll(categories, pools, without)
    const scored = (rows: PassageRows): ((k: number) => Score) => {
      const subject = scoreOf(shared.subject, rows.placed)
      const harm = scoreOf(shared.harm, rows.bare)
      return (k) => ({
        subject: subject + scoreOf(own[k]!.subject, rows.placed),
        harm: harm + scoreOf(own[k]!.harm, rows.bare),
      })
    }
    for (const { written, own: rows, fold } of pools.examples) {
      if (fold !== without) continue
      const score = scored(rows)
      if (written.category === null) categories.forEach((_, k) => void judged[k]!.written.push(score(k)))
      const k = categories.indexOf(written.category!)
      if (k >= 0) judged[k]![written.raised ? 'raised' : 'lookalikes'].push(score(k))
    }
    for (const { noted, rows, fold } of pools.noted) {
      if (fold !== without) continue
      const score = scored(rows)
      categories.forEach((category, k) => {
        if (noted.raised.includes(category)) judged[k]!.raised.push(score(k))
        else if (noted.lookalike.includes(category)) judged[k]!.lookalikes.push(score(k))
        else if (noted.raised.length === 0) judged[k]!.noted.push(score(k))
        else if (noted.alone && !noted.also.includes(category)) judged[k]!.others.push(score(k))
      })
    }
    for (const { rows, fold } of pools.ordinary) {
      if (fold !== without) continue
      const score = scored(rows)
      categories.forEach((_, k) => void judged[k]!.ordinary.push(score(k)))
    }
  }
  return judged
}

type Score = Judged['raised'][number]
