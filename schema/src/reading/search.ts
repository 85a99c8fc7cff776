/** What is no letter of a word: spaces, punctuation and signs, as they stand between the brackets of an expression. */
export const signs =
  '\\u0000-\\u0020!-\\/:-@\\[-`{-\\u00bf\\u00d7\\u00f7\\u0964\\u0965\\u2000-\\u2bff\\u3000-\\u303f\\ufeff\\ufffc\\ufffd'
const onlySigns = new RegExp(`^[${signs}]+$`, 'u')
const startsWithSign = new RegExp(`^[${signs}]`, 'u')

/** The words that are searched for, in small letters, each once. */
export function searchWords(q: string): string[] {
  const words = q
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
  return [...new Set(words)].filter((word) => word !== '')
}

/** '%', '&', '§': nothing that an index of words could know. */
export function isSigns(word: string): boolean {
  return onlySigns.test(word)
}

/** Finds the places of a text where one of these begins a word, whatever the size of its letters; signs stand anywhere. */
export function wordsPattern(words: readonly string[], flags = ''): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const either = longestFirst.map((word) => {
    const literal = word.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
    return startsWithSign.test(word) ? literal : `(?<=^|[${signs}])${literal}`
  })
  return new RegExp(either.join('|'), `iu${flags}`)
}
