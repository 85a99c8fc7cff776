import { classifiers } from '../src/classify/classifiers.ts'
import { featuresOf } from '../src/concepts/features.ts'
import { readSentence } from '../src/concepts/read.ts'
import { type Contract, understand } from '../src/contract.ts'
import type { ContractParty } from '../src/facts/parties.ts'
import { campOf } from '../src/playbook/camps.ts'
import type { Sentence } from '../src/text/sentences.ts'
import type { CuadContract } from './cuad.ts'
import type { IssueExample } from './issue-examples.ts'

/** The features of a passage by their hash: the heaviest of each. */
export type Passage = ReadonlyMap<number, number>

const DAY = '2026-11-21'

export function passageOf(contract: Contract, sentences: readonly Sentence[], burdened: ContractParty | null): Passage {
  const passage = new Map<number, number>()
  const camp = campOf(contract, burdened)
  for (const sentence of sentences) {
    const { hashes, values } = featuresOf(readSentence(contract, sentence), camp)
    hashes.forEach((hash, index) => {
      passage.set(hash, Math.max(passage.get(hash) ?? 0, values[index]!))
    })
  }
  return passage
}

/** The example inside a contract whose opening names its two sides; read as its weaker side bears it, and as the other does. */
export function readExample(example: IssueExample): { own: Passage; swapped: Passage | null } {
  const title = example.contractType.replaceAll('_', ' ')
  const opening = `${title.toUpperCase()}\n\nThis ${title} is made between ${named(example.stronger, 'Alpha Traders Private Limited')} and ${named(example.weaker, 'Beta Works LLP')}.\n\nNOW THEREFORE the parties agree as follows:\n\n`
  const numbered = /^(?:clause )?\d+[.)]|^\(?[a-z0-9]{1,3}[.)]\s/i.test(example.text)
  const contract = understand(`${opening}${numbered ? '' : '1. '}${example.text}\n`, DAY, classifiers)
  const calls = (side: string, other: ContractParty | null): ContractParty | null =>
    contract.parties.find((party) => party !== other && party.aliases.includes(side.toLowerCase())) ?? null
  const weaker = calls(example.weaker, null)
  const stronger = calls(example.stronger, weaker)
  const sentences = contract.clauses
    .flatMap((clause) => clause.sentences)
    .filter(({ start }) => contract.text.toOriginal[start]! >= opening.length - 2)
  return {
    own: passageOf(contract, sentences, weaker),
    swapped: stronger === null ? null : passageOf(contract, sentences, stronger),
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
  const contract = understand(text, DAY, classifiers)
  const parties = contract.parties.length === 0 ? [null] : contract.parties.slice(0, 2)
  return contract.clauses.flatMap((clause) =>
    clause.kind !== 'clause'
      ? []
      : clause.sentences.flatMap((sentence, index) => {
          if (index % 2 === 1) return []
          const pair = [sentence, ...clause.sentences.slice(index + 1, index + 2)]
          if (pair.reduce((sum, { start, end }) => sum + end - start, 0) < 60) return []
          return [passageOf(contract, pair, parties[(clause.index + index / 2) % parties.length]!)]
        }),
  )
}
