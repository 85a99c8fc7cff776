import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf, understand } from '@karar/engine/inside'
import type { IssueCategory } from '@karar/schema'
import { contractsFolder } from '../folders.ts'
import { besides, type Passage, passageReader } from './passages.ts'

/** A passage of a whole contract that lawyers' notes come with. */
export interface NotedPassage {
  readonly passage: Passage
  /** categories that it raises, and those that it only looks like */
  readonly raised: readonly IssueCategory[]
  readonly lookalike: readonly IssueCategory[]
  /** categories under which what it raises may fairly be filed too */
  readonly also: readonly IssueCategory[]
  readonly contract: number
  /** whether it is one whole sentence */
  readonly alone: boolean
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

const folder = join(contractsFolder, 'training')

/**
 * Sentences of the contracts in corpus/contracts/training, alone, in parts and with the next one, as the party that reads would bear them.
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
  const contract = understand(text, '2026-11-21')
  const wanted = reader.toLowerCase()
  const party =
    contract.parties.find(
      ({ aliases, definedTerm }) => definedTerm?.toLowerCase() === wanted || aliases.includes(wanted),
    ) ?? null
  const read = passageReader(contract, party)
  const places = (notes: readonly Note[]) =>
    notes.flatMap(({ category, quote, also = [] }) => {
      const start = quote === null ? -1 : text.indexOf(quote)
      return start < 0 ? [] : [{ category, also, start, end: start + quote!.length }]
    })
  const bad = places(issues)
  const alike = places(decoys)
  return contract.clauses.flatMap((clause) =>
    clause.kind !== 'clause' && clause.kind !== 'schedule'
      ? []
      : clause.sentences.flatMap((sentence, at) => {
          const next = clause.sentences[at + 1]
          const looks = [
            { own: [sentence], isPart: false },
            ...(next === undefined ? [] : [{ own: [sentence, next], isPart: false }]),
            ...partsOf(contract, sentence).map((part) => ({ own: [part], isPart: true })),
          ]
          return looks.map(({ own, isPart }) => {
            const start = contract.text.toOriginal[own[0]!.start]!
            const end = contract.text.toOriginal[own.at(-1)!.end - 1]! + 1
            const here = (list: typeof bad) => list.filter((place) => place.start < end && start < place.end)
            const raised = here(bad)
            return {
              passage: read(own, besides(clause, at, at + own.length - 1, isPart)),
              raised: raised.map(({ category }) => category),
              lookalike: here(alike).map(({ category }) => category),
              also: raised.flatMap(({ also }) => also),
              contract: index,
              alone: own[0] === sentence && own.length === 1,
            }
          })
        }),
  )
}
