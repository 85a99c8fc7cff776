import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Book, citationOf, openBook, readQuestion, searchFor } from '@karar/engine/inside'
import type { Case } from '../fit.ts'
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

/**
 * Questions that were asked of annotated contracts in a folder (NAME.json, NAME.txt): the signs of each, and whether the
 * passages that an answer would show hold what answers it.
 */
export function readRealCases(folder: string, worth: number): Case[] {
  return readdirSync(folder)
    .filter((name) => /^\d+-.*\.json$/.test(name))
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
        const { ranked, signs } = searchFor(book, readQuestion(q))
        const shown: Place[] = []
        for (const { passage } of ranked.slice(0, 8)) {
          const place = citationOf(book, passage)
          if (place !== null && !shown.some((other) => overlap(other, place))) shown.push(place)
        }
        const holds = places.some((place) => shown.slice(0, SHOWN).some((own) => overlap(own, place)))
        return [{ signs, worth, holds }]
      })
    })
}
