/**
 * Share of letters that are wrong: the fewest letters to put in, take out or change to make one text the other
 * (Levenshtein), for each letter of the truth. White space counts as one blank.
 */
export function errorRate(text: string, truth: string): number {
  const [a, b] = [text, truth].map((one) => one.replace(/\s+/g, ' ').trim()) as [string, string]
  let row = Uint32Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1)
    next[0] = i
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]! / Math.max(1, b.length)
}
