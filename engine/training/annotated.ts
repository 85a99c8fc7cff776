import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IssueCategory } from '@karar/schema'
import { classifiers } from '../src/classify/classifiers.ts'
import { partsOf } from '../src/concepts/parts.ts'
import { understand } from '../src/contract.ts'
import { type Passage, passageOf } from './passages.ts'

/** A passage of a whole contract that lawyers' notes come with. */
export interface NotedPassage {
  readonly passage: Passage
  /** categories that it raises, and those that it only looks like */
  readonly raised: readonly IssueCategory[]
  readonly lookalike: readonly IssueCategory[]
  readonly contract: number
}

interface Note {
  readonly category: IssueCategory
  readonly quote: string | null
  readonly also?: readonly IssueCategory[]
}
interface Notes {
  readonly reader: string
  readonly issues: readonly Note[]
  readonly decoys: readonly Note[]
}

const folder = join(import.meta.dirname, 'contracts')

/**
 * Sentences of the contracts in training/contracts, alone, in parts and with the next one, as the party that reads would bear them.
 * Where a quote of the notes lies in a passage it raises that issue; all other passages are ordinary text.
 */
export function readNoted(): NotedPassage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name, index) =>
      passagesIn(
        readFileSync(join(folder, name.replace(/json$/, 'txt')), 'utf8'),
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes,
        index,
      ),
    )
}

function passagesIn(text: string, { reader, issues, decoys }: Notes, index: number): NotedPassage[] {
  const contract = understand(text, '2026-11-21', classifiers)
  const wanted = reader.toLowerCase()
  const party =
    contract.parties.find(
      ({ aliases, definedTerm }) => definedTerm?.toLowerCase() === wanted || aliases.includes(wanted),
    ) ?? null
  const places = (notes: readonly Note[]) =>
    notes.flatMap(({ category, quote }) => {
      const start = quote === null ? -1 : text.indexOf(quote)
      return start < 0 ? [] : [{ category, start, end: start + quote!.length }]
    })
  const bad = places(issues)
  const alike = places(decoys)
  return contract.clauses.flatMap((clause) =>
    clause.kind !== 'clause' && clause.kind !== 'schedule'
      ? []
      : clause.sentences.flatMap((sentence, at) => {
          const next = clause.sentences[at + 1]
          const looks = [
            [sentence],
            ...(next === undefined ? [] : [[sentence, next]]),
            ...partsOf(contract, sentence).map((part) => [part]),
          ]
          return looks.map((own) => {
            const start = contract.text.toOriginal[own[0]!.start]!
            const end = contract.text.toOriginal[own.at(-1)!.end - 1]! + 1
            const here = (list: typeof bad) =>
              list.filter((place) => place.start < end && start < place.end).map(({ category }) => category)
            return {
              passage: passageOf(contract, own, party),
              raised: here(bad),
              lookalike: here(alike),
              contract: index,
            }
          })
        }),
  )
}
