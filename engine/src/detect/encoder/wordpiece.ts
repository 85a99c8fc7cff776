import { MARKS } from './pieces.ts'

/** Rows of the vocabulary with a meaning of their own; the first is for padding, the three marks of parties stand in rows 2 to 4. */
const UNKNOWN = 1
const FIRST_MARK = 2
export const BEGIN = 5
export const END = 6

/** Words whose pieces are kept at hand: a process reads many texts. */
const MOST_KNOWN = 20_000
/** A longer word is not looked up. */
const LONGEST_WORD = 100

/** Anything that is a word of its own: signs of ASCII that are no letter or digit, and whatever Unicode calls punctuation. */
const WORDS =
  /[\ue001-\ue003]|[!-/:-@[-`{-~]|\p{P}|[\u4e00-\u9fff\u3400-\u4dbf]|[^\s\ue001-\ue003!-/:-@[-`{-~\p{P}\u4e00-\u9fff\u3400-\u4dbf]+/gu

/**
 * Cuts text into word pieces, longest first, as BERT's uncased tokeniser does (Wu et al. 2016, arXiv:1609.08144, section 4.1).
 *
 * @param vocabulary a piece a row; pieces inside a word begin with '##'
 */
export function wordPieces(vocabulary: readonly string[]): (text: string, most: number) => number[] {
  const rows = new Map(vocabulary.map((piece, row) => [piece, row]))
  const known = new Map<string, readonly number[]>()
  const cut = (word: string): readonly number[] => {
    const mark = MARKS.indexOf(word as (typeof MARKS)[number])
    if (mark >= 0) return [FIRST_MARK + mark]
    if (word.length > LONGEST_WORD) return [UNKNOWN]
    const ids: number[] = []
    for (let from = 0; from < word.length; ) {
      let to = word.length
      const prefix = from === 0 ? '' : '##'
      while (to > from && !rows.has(prefix + word.slice(from, to))) to--
      if (to === from) return [UNKNOWN]
      ids.push(rows.get(prefix + word.slice(from, to))!)
      from = to
    }
    return ids
  }
  return (text, most) => {
    const ids: number[] = []
    for (const [word] of plain(text).matchAll(WORDS)) {
      let pieces = known.get(word)
      if (pieces === undefined) {
        pieces = cut(word)
        if (known.size >= MOST_KNOWN) known.clear()
        known.set(word, pieces)
      }
      ids.push(...pieces)
      if (ids.length >= most) return ids.slice(0, most)
    }
    return ids
  }
}

/** Small letters without accents, no control signs. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\0\ufffd]|[\p{Cc}\p{Cf}](?<![\t\n\r])/gu, '')
