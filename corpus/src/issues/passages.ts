import {
  around,
  type Burdened,
  type Clause,
  type Contract,
  type ContractParty,
  campOf,
  contextOf,
  featuresOf,
  type ReadSentence,
  readSentence,
  type Sentence,
  understand,
} from '@karar/engine/inside'
import type { CuadContract } from '../clauses/cuad.ts'
import type { IssueExample } from './issue-examples.ts'

export interface Passage {
  /** its features by their hash: the heaviest of each */
  readonly own: ReadonlyMap<number, number>
  /** what stands around it: in how many sentences each feature is */
  readonly context: ReadonlyMap<number, number>
}

const DAY = '2026-11-21'

/** Reads passages of one contract, each sentence once. */
export function passageReader(contract: Contract, burdened: ContractParty | null) {
  const camp: Burdened = campOf(contract, burdened)
  const read = remembered((sentence: Sentence): ReadSentence => readSentence(contract, sentence))
  const features = remembered((sentence: Sentence) => featuresOf(read(sentence), camp))
  const context = remembered((sentence: Sentence) => contextOf(read(sentence), camp))
  return (sentences: readonly Sentence[], beside: readonly Sentence[]): Passage => {
    const own = new Map<number, number>()
    for (const sentence of sentences) {
      const { hashes, values } = features(sentence)
      hashes.forEach((hash, index) => {
        own.set(hash, Math.max(own.get(hash) ?? 0, values[index]!))
      })
    }
    const near = new Map<number, number>()
    for (const sentence of beside) for (const hash of context(sentence)) near.set(hash, (near.get(hash) ?? 0) + 1)
    return { own, context: near }
  }
}

function remembered<T>(make: (sentence: Sentence) => T): (sentence: Sentence) => T {
  const known = new Map<Sentence, T>()
  return (sentence) => {
    const before = known.get(sentence)
    if (before !== undefined) return before
    const made = make(sentence)
    known.set(sentence, made)
    return made
  }
}

/** The sentences of a clause around those from `first` to `last`. */
export const besides = ({ sentences }: Clause, first: number, last: number, isPart = false): Sentence[] =>
  around(sentences.length, first, last, isPart).map((index) => sentences[index]!)

/** The example as a contract whose opening names its two sides; `from` is where its own words begin. */
export function asContract(example: IssueExample): { text: string; from: number } {
  const title = example.contractType.replaceAll('_', ' ')
  const opening = `${title.toUpperCase()}\n\nThis ${title} is made between ${named(example.stronger, 'Alpha Traders Private Limited')} and ${named(example.weaker, 'Beta Works LLP')}.\n\nNOW THEREFORE the parties agree as follows:\n\n`
  const numbered = /^(?:clause )?\d+[.)]|^\(?[a-z0-9]{1,3}[.)]\s/i.test(example.text)
  return { text: `${opening}${numbered ? '' : '1. '}${example.text}\n`, from: opening.length }
}

/** The example read as its weaker side bears it, and as the other does. */
export function readExample(example: IssueExample): { own: Passage; swapped: Passage | null } {
  const { text, from } = asContract(example)
  const contract = understand(text, DAY)
  const calls = (side: string, other: ContractParty | null): ContractParty | null =>
    contract.parties.find((party) => party !== other && party.aliases.includes(side.toLowerCase())) ?? null
  const weaker = calls(example.weaker, null)
  const stronger = calls(example.stronger, weaker)
  const sentences = contract.clauses
    .flatMap((clause) => clause.sentences)
    .filter(({ start }) => contract.text.toOriginal[start]! >= from - 2)
  return {
    own: passageReader(contract, weaker)(sentences, []),
    swapped: stronger === null ? null : passageReader(contract, stronger)(sentences, []),
  }
}

function named(side: string, name: string): string {
  if (/^you$/i.test(side)) return `${name} ("you")`
  if (/^(?:we|us)$/i.test(side)) return `${name} ("we", "us")`
  return /private|limited|llp|m\/s|smt|shri|mr\.|ms\.|traders/i.test(side)
    ? `${side} (the "${side}")`
    : `${name} (the "${side}")`
}

/** Pairs of sentences of a real contract, seen from one of its parties by turns. */
export function passagesOf({ text }: CuadContract): Passage[] {
  const contract = understand(text, DAY)
  const parties = contract.parties.length === 0 ? [null] : contract.parties.slice(0, 2)
  const readers = parties.map((party) => passageReader(contract, party))
  return contract.clauses.flatMap((clause) =>
    clause.kind !== 'clause'
      ? []
      : clause.sentences.flatMap((sentence, index) => {
          if (index % 2 === 1) return []
          const pair = [sentence, ...clause.sentences.slice(index + 1, index + 2)]
          if (pair.reduce((sum, { start, end }) => sum + end - start, 0) < 60) return []
          const read = readers[(clause.index + index / 2) % readers.length]!
          return [read(pair, besides(clause, index, index + pair.length - 1))]
        }),
  )
}
