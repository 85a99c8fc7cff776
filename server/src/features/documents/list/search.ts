import { type DocumentId, isSigns, searchWords, type UserId, wordsPattern } from '@karar/schema'
import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { documents, documentTexts, documentWords } from '../../../db/tables.ts'
import { entriesFrom, searchKey } from '../../../lib/text/text-words.ts'
import type { ShownRow } from '../present.ts'

const allWords = sql`all_words(${documentWords.nameWords}, ${documentWords.textWords})`

/**
 * Which of the rows of `documentWords` are meant: each word must be somewhere in the name or begin a word of the text; what
 * a pattern would mean is only a letter.
 */
export function matches(tx: Tx, owner: UserId, q: string): SQL | undefined {
  const { signs = [], words = [] } = Object.groupBy(searchWords(q), (word) => (isSigns(word) ? 'signs' : 'words'))
  const known = (some: readonly string[]) => {
    const query = some.map((word) => entriesFrom(word, searchKey(owner))).join(' & ')
    return sql`${allWords} @@ ${query}::tsquery`
  }
  const isOwner = eq(documentWords.ownerId, owner)
  return and(
    // the words are the owner's already but for a few, so the index of owners is of use only where there are none
    words.length > 0 ? sql`(${isOwner}) is true` : isOwner,
    words.length > 0 ? known(words) : undefined,
    ...signs.map((sign) => or(known([sign]), inArray(documentWords.documentId, textsWithSigns(tx, owner, sign)))),
  )
}

/** Keeps what the search knows a text by, in the transaction that keeps the text. @param words as `textWords` made them */
export async function keepWords(tx: Tx, documentId: DocumentId, words: readonly string[]): Promise<void> {
  const keyed = sql`array(select search_key(${documentWords.ownerId}) || word from unnest(${sql.param(words)}::text[]) as word)`
  await tx
    .update(documentWords)
    .set({ textWords: sql`array_to_tsvector(${keyed})` })
    .where(eq(documentWords.documentId, documentId))
}

/** No index knows these: the texts themselves are read. */
function textsWithSigns(tx: Tx, owner: UserId, signs: string) {
  return tx
    .select({ id: documentTexts.documentId })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .where(and(eq(documents.ownerId, owner), like(documentTexts.text, anywhere(signs))))
}

function anywhere(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** For documents whose name does not hold all words: the piece of text around the first place where one of them stands. */
export async function matchedTexts(tx: Tx, rows: readonly ShownRow[], q: string): Promise<Map<DocumentId, string>> {
  const asked = searchWords(q)
  const missing = new Map(rows.map(({ id, originalFilename }) => [id, wordsMissing(originalFilename, asked)]))
  const ids = [...missing].filter(([, words]) => words.length > 0).map(([id]) => id)
  if (ids.length === 0) return new Map()
  const texts = await tx
    .select({ id: documentTexts.documentId, text: documentTexts.text })
    .from(documentTexts)
    .where(inArray(documentTexts.documentId, ids))
  return new Map(
    texts.flatMap(({ id, text }) => {
      const piece = pieceAround(text, missing.get(id) ?? [])
      return piece === null ? [] : [[id, piece]]
    }),
  )
}

function wordsMissing(name: string, asked: readonly string[]): string[] {
  const lower = name.toLowerCase()
  return asked.filter((word) => !lower.includes(word))
}

const longest = 160
const before = 50

/** A verbatim piece of a text, cut between words, around the first place where one of these words stands. */
export function pieceAround(text: string, words: readonly string[]): string | null {
  const found = wordsPattern(words).exec(text)
  if (!found) return null
  const start = Math.max(0, found.index - before)
  const end = Math.min(text.length, start + longest)
  const piece = text.slice(start, end)
  const cutAtStart =
    start > 0 ? piece.slice(0, found.index - start).replace(/^\S*\s?/, '') : piece.slice(0, found.index)
  const rest = piece.slice(found.index - start)
  const cutAtEnd = end < text.length ? rest.replace(/(?<=\s)\S*$/, '') : rest
  // where there are no spaces, a cut may go through a character
  return (cutAtStart + cutAtEnd).trim().replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
}
