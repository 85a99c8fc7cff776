const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words without marks and case; small numbers alike in digits and in letters. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return plain
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const number = numbers.indexOf(word)
      return number < 0 ? word : String(number)
    })
}

/**
 * The word error: the fewest words put in, left out or changed that make what was heard of what was said (Levenshtein,
 * by words).
 */
export function wordErrors(said: string, heard: string): { wrong: number; words: number } {
  const [from, to] = [wordsOf(said), wordsOf(heard)]
  let row = to.map((_, at) => at + 1)
  row.unshift(0)
  for (const [i, word] of from.entries()) {
    const next = [i + 1]
    for (const [j, other] of to.entries()) {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return { wrong: row.at(-1) ?? 0, words: from.length }
}
