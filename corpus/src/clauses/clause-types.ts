import { type ClauseWords, clauseGrams, clauseLexicon as lexicon, normalize, READ } from '@karar/engine/inside'
import { type ClauseType, clauseTypes } from '@karar/schema'
import type { Task } from '../machines/head.ts'
import { isHeldOut, readCuad, readLines } from './cuad.ts'
import { readWritten } from './examples.ts'
import { typeOfHeadingClass, typeOfProvision } from './taxonomy.ts'

/** A clause whose type is known: from its heading, from a span that people marked, or because it was written so. */
export interface TypedClause {
  readonly type: ClauseType
  readonly words: ClauseWords
  readonly source: string
  readonly origin: 'heading' | 'span' | 'written'
  readonly heldOut: boolean
}

/** No more spans than these of one type: the commonest would drown the others. */
const MOST_SPANS = 150

export const readTypedClauses = (folder: string): TypedClause[] => [
  ...headed(folder),
  ...spans(folder),
  ...readWritten().map(({ type, words, source, heldOut }) => ({
    type,
    words,
    source,
    heldOut,
    origin: 'written' as const,
  })),
]

interface WeakClause {
  readonly contract: string
  readonly label: string
  readonly text: string
}

function headed(folder: string): TypedClause[] {
  return readLines<WeakClause>(folder, 'heading_weak_clauses_train.jsonl.gz').flatMap(({ contract, label, text }) => {
    const words = { text: normalize(text).norm.trim(), heading: '', above: '' }
    const type = typeOfHeadingClass(label, words.text)
    return type === null ? [] : [{ type, words, source: contract, origin: 'heading', heldOut: isHeldOut(contract) }]
  })
}

function spans(folder: string): TypedClause[] {
  const found: TypedClause[] = []
  const counts = new Map<string, number>()
  for (const contract of readCuad(folder)) {
    for (const [category, own] of Object.entries(contract.labels)) {
      for (const span of own) {
        const text = normalize(contract.text.slice(span.start, span.end)).norm.trim()
        const type = text.length < 80 ? null : typeOfProvision(category, text)
        const heldOut = isHeldOut(contract.id)
        if (type === null || (!heldOut && (counts.get(type) ?? 0) >= MOST_SPANS)) continue
        if (!heldOut) counts.set(type, (counts.get(type) ?? 0) + 1)
        found.push({ type, words: { text, heading: '', above: '' }, source: contract.id, origin: 'span', heldOut })
      }
    }
  }
  return found
}

/** What type a clause is of, by its words alone. */
export function clauseTypesTask(folder: string): Task {
  const clauses = readTypedClauses(folder).filter((clause) => !clause.heldOut)
  const classes: readonly ClauseType[] = clauseTypes
  const count = new Map<ClauseType, number>()
  for (const { type } of clauses) count.set(type, (count.get(type) ?? 0) + 1)
  // A rare type weighs more than a common one, by the root of how much rarer it is.
  const positiveCost = Float32Array.from(classes, (type) =>
    Math.min(8, Math.sqrt(clauses.length / classes.length / Math.max(count.get(type) ?? 1, 1))),
  )
  return {
    classes,
    examples: clauses.map(({ words }) => clauseGrams(words, lexicon.find(words.text.slice(0, READ)))),
    labels: clauses.map(({ type }) => [classes.indexOf(type)]),
    sources: clauses.map(({ source }) => source),
    judgedBy: 'example',
    cost: 0.5,
    positiveCost,
    keep: 10_000,
    negligible: 8,
    least: 2,
  }
}
