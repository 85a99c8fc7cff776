import { signs } from '@karar/schema'

/** of a word, in letters; the search looks for no more of it */
const indexedLetters = 50
/** A longer run without a space is no word: what stands in it after so many letters is not looked for. */
const mostLetters = 500
/** A contract at the limit of its length has some tens of thousands. */
const mostEntries = 60_000
/** PostgreSQL keeps at most 1 MB for one document. */
const mostBytes = 600_000

const spaces = /[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+/
const partBegins = new RegExp(`(?<=[${signs}])(?=[^${signs}])`, 'gu')

/**
 * The words of a text for the search, in small letters, each once, with the signs that stand at them: 'Rs.5,000;' is
 * there as 'rs.5,000;', '5,000;' and '000;', so that whatever begins a part of a word begins an entry. Takes time in
 * proportion to the text. Of a text with more than fits into the index whole words come first, and then the shortest.
 */
export function textWords(text: string): string[] {
  const tokens = new Set(text.toLowerCase().split(spaces))
  tokens.delete('')
  const entries = new Set<string>()
  for (const token of tokens) {
    if (entries.size === mostEntries) break
    entries.add(firstLetters(token))
  }
  for (const token of tokens) addParts(entries, token)
  return withinBytes(entries)
}

/** What begins behind a sign. */
function addParts(entries: Set<string>, token: string): void {
  const seen = token.slice(0, mostLetters)
  for (const { index } of seen.matchAll(partBegins)) {
    if (entries.size >= mostEntries) return
    entries.add(firstLetters(seen.slice(index, index + 2 * indexedLetters)))
  }
}

/** Letters as PostgreSQL and the search count them: one beyond the first plane is one. */
function firstLetters(word: string): string {
  if (word.length <= indexedLetters) return word
  return [...word.slice(0, 2 * indexedLetters)].slice(0, indexedLetters).join('')
}

function withinBytes(entries: ReadonlySet<string>): string[] {
  const sized = Array.from(entries, (entry) => ({ entry, bytes: Buffer.byteLength(entry) }))
  let left = mostBytes - sized.reduce((sum, { bytes }) => sum + bytes, 0)
  if (left >= 0) return [...entries]
  left = mostBytes
  return sized
    .sort((a, b) => a.bytes - b.bytes)
    .filter(({ bytes }) => {
      left -= bytes
      return left >= 0
    })
    .map(({ entry }) => entry)
}

/**
 * What finds every entry that begins with a word, in PostgreSQL's notation (tsquery).
 *
 * @param key the owner's, before every word of their documents (migration 0012)
 */
export function entriesFrom(word: string, key = ''): string {
  return `'${key}${firstLetters(word.toLowerCase()).replace(/['\\]/g, '$&$&')}':*`
}

/** Whose words these are: enough of the id to keep the words of most owners apart, as migration 0012 makes it. */
export function searchKey(owner: string): string {
  return Buffer.from(owner.slice(-6), 'hex').toString('base64')
}
