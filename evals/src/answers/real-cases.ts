import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Book, citationOf, openBook, readQuestion, searchFor, signalNames } from '@karar/engine/inside'
import type { Case, Choice } from '../fit.ts'
import { isKept } from '../paper/read-paper.ts'
import { overlap, type Place, placesOf } from '../places.ts'
import { DAY } from './retrieval.ts'

interface Notes {
  readonly file?: string
  readonly questions?: readonly {
    readonly q: string
    readonly party: string
    readonly answerable: boolean
    readonly evidence_quote?: string | null
  }[]
}

/** Most passages that an answer shows. */
const SHOWN = 3

interface RealCase extends Case, Choice {
  /** the contract says it */
  readonly answerable: boolean
}

/**
 * Questions that were asked of annotated contracts in a folder (NAME.json, NAME.txt), without those that are kept for
 * measuring: the signals of every passage, which of them answer, the signs of the decision, and whether the passages that
 * an answer would show hold what answers it.
 */
export function readRealCases(folder: string, worth: number): RealCase[] {
  return readdirSync(folder)
    .filter((name) => /^\d+-.*\.json$/.test(name) && !isKept(name))
    .sort()
    .flatMap((name) => {
      const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes
      const text = readFileSync(join(folder, notes.file ?? name.replace(/json$/, 'txt')), 'utf8')
      const books = new Map<string, Book>()
      return (notes.questions ?? []).flatMap(({ q, party, answerable, evidence_quote: evidence }) => {
        const places = answerable && evidence ? placesOf(text, evidence) : []
        if (answerable && places.length === 0) return []
        const book = books.get(party) ?? openBook(text, { day: DAY, party })
        books.set(party, book)
        const { ranked, signals, signs } = searchFor(book, readQuestion(q))
        const shown: Place[] = []
        for (const { passage } of ranked.slice(0, 8)) {
          const place = citationOf(book, passage)
          if (place !== null && !shown.some((other) => overlap(other, place))) shown.push(place)
        }
        const holds = places.some((place) => shown.slice(0, SHOWN).some((own) => overlap(own, place)))
        const right = book.passages.map(({ start, end }) => {
          const { toOriginal } = book.contract.text
          const span = { start: toOriginal[start] ?? 0, end: (toOriginal[end - 1] ?? 0) + 1 }
          return places.some((place) => overlap(place, span))
        })
        const rows = book.passages.map((_, at) =>
          signals.subarray(at * signalNames.length, (at + 1) * signalNames.length),
        )
        return [{ signs, rows, right, worth, holds, answerable }]
      })
    })
}
