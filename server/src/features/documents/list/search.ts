import { type DocumentId, isSigns, searchWords, type UserId, wordsPattern } from '@karar/schema'
import { and, eq, inArray, like, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { documents, documentTexts, documentWords } from '../../../db/tables.ts'
import { entriesFrom, searchKey } from '../../../lib/text/text-words.ts'

const allWords = sql`all_words(${documentWords.nameWords}, ${documentWords.textWords})`

/**
 * Which of the rows of `documentWords` are meant: each word must be somewhere in the name or begin a word of the text; what
 * a pattern would mean is only a letter.
 */
export function matches(tx: Tx, owner: UserId, q: string): SQL | undefined {
  const { signs = [], words = [] } = Object.groupBy(searchWords(q), (word) => (isSigns(word) ? 'signs' : 'words'))
  return and(
    words.length > 0 ? hasEntries(owner, entriesOf(owner, words)) : eq(documentWords.ownerId, owner),
    ...signs.map((sign) =>
      or(known(entriesOf(owner, [sign])), inArray(documentWords.documentId, textsWithSigns(tx, owner, sign))),
    ),
  )
}

/** The words of a search in the notation of the index; undefined where it asks for signs, which need more than the index. */
export function entriesAsked(owner: UserId, q: string): string | undefined {
  const words = searchWords(q)
  return words.length === 0 || words.some(isSigns) ? undefined : entriesOf(owner, words)
}

/** `matches` of words alone, where what changes may be a placeholder. */
export function hasEntries(owner: UserId | Placeholder, entries: string | Placeholder): SQL {
  // the words are the owner's already but for a few, so the index of owners is of no use
  return sql`(${eq(documentWords.ownerId, owner)}) is true and ${known(entries)}`
}

const known = (entries: string | Placeholder) => sql`${allWords} @@ ${entries}::tsquery`

const entriesOf = (owner: UserId, words: readonly string[]) =>
  words.map((word) => entriesFrom(word, searchKey(owner))).join(' & ')

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

/** So many letters of a text are read at first (migration 0024): what many documents have mostly stands near their beginning. */
const begun = 1000

/** The beginning of a document's text, as a value to select, where its name does not hold all the words asked for. */
export function textBeside(words: readonly string[] | Placeholder): SQL<string | null> {
  const isInName = sql`lower(${documents.originalFilename}) like all(${sql.param(words)}::text[])`
  const isOfThis = eq(documentTexts.documentId, documents.id)
  return sql`case when ${isInName} then null else (select ${documentTexts.beginning} from ${documentTexts} where ${isOfThis}) end`
}

/** The words of a search as patterns: in them, too, a sign is only a sign. */
export const patternsAsked = (q: string): string[] => searchWords(q).map(anywhere)

const wholeTexts = prepared((db) =>
  db
    .select({ id: documentTexts.documentId, text: documentTexts.text })
    .from(documentTexts)
    .where(sql`${documentTexts.documentId} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('whole texts'),
)

/**
 * Shows where documents have the words asked for: of each a piece of its text, around the first place of one that its name
 * has not. Texts whose beginning does not tell are read whole.
 *
 * @param found each with what `textBeside` selected
 */
export async function findPieces(
  db: Db,
  q: string,
  found: readonly { id: DocumentId; originalFilename: string; text: string | null }[],
): Promise<(string | null)[]> {
  const asked = searchWords(q)
  const patterns = new Map<string, RegExp>()
  const patternFor = (name: string) => {
    const words = wordsMissing(name, asked)
    const key = words.join(' ')
    const pattern = words.length === 0 ? undefined : (patterns.get(key) ?? wordsPattern(words))
    if (pattern) patterns.set(key, pattern)
    return pattern
  }
  const longestWord = Math.max(0, ...asked.map((word) => word.length))
  const pieces = found.map(({ originalFilename, text }) => {
    const pattern = patternFor(originalFilename)
    if (text === null || !pattern) return null
    return text.length < begun ? pieceAround(text, pattern) : pieceInBeginning(text, pattern, longestWord)
  })
  const open = found.filter((_, place) => pieces[place] === undefined)
  if (open.length === 0) return pieces.map((piece) => piece ?? null)
  const whole = await wholeTexts(db).execute({ ids: open.map(({ id }) => id) })
  const textOf = new Map(whole.map(({ id, text }) => [id, text]))
  return found.map(({ id, originalFilename }, place) => {
    const pattern = patternFor(originalFilename)
    const piece = pieces[place]
    return piece === undefined && pattern ? pieceAround(textOf.get(id) ?? '', pattern) : (piece ?? null)
  })
}

/** As `pieceAround` would say of the whole text; undefined where its beginning does not tell. */
function pieceInBeginning(text: string, pattern: RegExp, longestWord: number): string | undefined {
  const piece = pieceAround(text, pattern)
  const isWhole = text.search(pattern) + Math.max(longest, longestWord) < text.length
  return piece !== null && isWhole ? piece : undefined
}

function wordsMissing(name: string, asked: readonly string[]): string[] {
  const lower = name.toLowerCase()
  return asked.filter((word) => !lower.includes(word))
}

const longest = 160
const before = 50

/** A verbatim piece of a text, cut between words, around the first place that is like the pattern. */
export function pieceAround(text: string, pattern: RegExp): string | null {
  const found = pattern.exec(text)
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
