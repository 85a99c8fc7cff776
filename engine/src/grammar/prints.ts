/**
 * Which runs of four signs a text has, by their hashes, a bit each. Two runs may share a bit, so that a word can seem to
 * be there that is not; none that is there seems to lack.
 */
export type Print = Uint32Array

const RUN = 4
function runOf(first: number, second: number, third: number, fourth: number): number {
  const low = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
  const high = Math.imul(third, 0xc2b2ae35) ^ Math.imul(fourth, 0x27d4eb2f)
  const hash = low ^ (high >>> 7) ^ (high << 3)
  return hash ^ (hash >>> 15)
}

/** @param bits how many there are, a power of two: more for a long text */
export function printOf(text: string, bits: number): Print {
  const print = new Uint32Array(bits >>> 5)
  let [first, second, third] = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)]
  for (let at = RUN - 1; at < text.length; at++) {
    const fourth = text.charCodeAt(at)
    const run = runOf(first, second, third, fourth) & (bits - 1)
    print[run >>> 5] = print[run >>> 5]! | (1 << (run & 31))
    first = second
    second = third
    third = fourth
  }
  return print
}

/** What is to be there: of each set one word, as the hashes of its runs. */
export type Runs = readonly (readonly (readonly number[])[])[]

/** A word as the hashes of its runs; none where it is shorter than a run. */
export function runsOf(word: string): number[] {
  const code = (at: number): number => word.charCodeAt(at)
  return Array.from({ length: Math.max(0, word.length - RUN + 1) }, (_, at) =>
    runOf(code(at), code(at + 1), code(at + 2), code(at + 3)),
  )
}

/** Whether a text of this print can hold of each set one word. */
export function mayHold(print: Print, runs: Runs): boolean {
  for (const set of runs) if (!hasOne(print, set)) return false
  return true
}

function hasOne(print: Print, words: Runs[number]): boolean {
  const mask = (print.length << 5) - 1
  for (const runs of words) {
    let at = 0
    while (at < runs.length && (print[(runs[at]! & mask) >>> 5]! & (1 << (runs[at]! & 31))) !== 0) at++
    if (at === runs.length) return true
  }
  return false
}
