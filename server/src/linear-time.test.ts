import { analyze } from '@karar/engine'
import { readDocument } from '@karar/reader'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, documentTexts } from './db/tables.ts'
import { matches } from './features/documents/list/search.ts'
import { keepWords } from './features/documents/service.ts'
import { newId } from './lib/ids.ts'
import { textWords } from './lib/text/text-words.ts'
import { contractText } from './testing/files.ts'
import { growthOf } from './testing/growth.ts'
import { openTestKarar, type TestKarar } from './testing/karar.ts'

/** Twice the text, at most so many times the time: between what is linear (2) and what is quadratic (4). */
const most = 3.2

const again = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
const within = (piece: string) => (size: number) => `An agreement${again(piece)(size)}x`

/** What a person who means harm repeats: whatever an expression may begin to match, and is then disappointed by. */
const hostile: Record<string, (size: number) => string> = {
  contracts: again(contractText),
  blanks: within(' '),
  tabs: within('\t'),
  'line ends': within('\n'),
  'line ends and blanks': within('\n '),
  'digits and commas': again('1,'),
  digits: again('1'),
  'clause numbers': again('1.1 '),
  'numbered lines': again('\n1. Fees'),
  'lettered lines': again('\n(a) '),
  letters: again('a'),
  capitals: again('AB '),
  'short words': again('ab '),
  initials: again('A. '),
  dots: again('.'),
  dashes: again('- '),
  rules: again('_'),
  columns: again('| '),
  brackets: again('('),
  quotes: again('"a" '),
  apostrophes: again("'"),
  semicolons: again('; '),
  colons: again('a: '),
  parties: again('the Client '),
  duties: again('shall not '),
  conditions: again('unless '),
  sums: again('Rs. 5 '),
  'numbers in words': again('one hundred '),
  days: again('1 January 2020 '),
  definitions: again('"Fees" means '),
  courts: again('courts at Delhi '),
  liabilities: again('liable for any '),
  endings: again('may terminate '),
  'words in Hindi': again('यह अनुबंध '),
}
const kinds = Object.entries(hostile)

test('a growth that is quadratic is seen as such', async () => {
  const blanks = (size: number) => /[ \t]+$/.test(hostile.blanks?.(size) ?? '')
  // at the first look, or where the machine did something else just then, at another
  const look = () => growthOf(blanks, 6_000, Number.POSITIVE_INFINITY)
  await expect.poll(look, { timeout: 120_000 }).toBeGreaterThan(most)
})

test.each(kinds)('twice as many %s are read in about twice the time', async (_kind, make) => {
  const read = (size: number) => readDocument(Buffer.from(make(size))).catch(() => undefined)
  expect(await growthOf(read, 80_000, most)).toBeLessThan(most)
})

test.each(kinds)('twice as many %s are understood in about twice the time', async (_kind, make) => {
  const understand = (size: number) => {
    const text = make(size)
    const page = { number: 1, start: 0, end: text.length, source: 'text', confidence: 1 } as const
    analyze(text, { day: '2026-11-23', pages: [page] })
  }
  expect(await growthOf(understand, 12_000, most)).toBeLessThan(most)
})

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const parts: Record<string, (size: number) => string> = {
  'different words': (size) =>
    Array.from({ length: size / 6 }, (_, word) => word.toString(36).padStart(5, 'k')).join(' '),
  'words full of signs': (size) =>
    Array.from({ length: size / 400 }, (_, word) => `${word.toString(36)},a`.repeat(80)).join(' '),
  blanks: within(' '),
  'digits and commas': again('1,'),
}

test.each(Object.entries(parts))(
  'twice as many %s are kept for the search, and searched, in about twice the time',
  async (_kind, make) => {
    const { db } = karar.parts.database
    const owner = (await karar.givenSession()).id
    const keep = async (size: number) => {
      const text = make(size)
      const id = newId<never>()
      const file = { fileSize: 1, mimeType: 'text/plain', contentHash: id, fileKey: id, originalFilename: 'a.txt' }
      await db.insert(documents).values({ id, ownerId: owner, ...file })
      await db.insert(documentTexts).values({ documentId: id, text, pages: [] })
      await keepWords(db, id, textWords(text))
      await db.execute(sql`select count(*) from document_words where ${matches(db, owner, `k% 1,1`)}`)
      await db.delete(documents)
    }
    expect(await growthOf(keep, 160_000, most, () => performance.now())).toBeLessThan(most)
  },
)
