/** More than a contract has. */
const mostWords = 10_000

/** The words of a contract that tell something, in small letters, each once. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]{4,}/g))].slice(0, mostWords)
}
