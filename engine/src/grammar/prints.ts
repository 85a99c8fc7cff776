/**
 * Which runs of four signs a text has, by their hashes, a bit each. Two runs may share a bit, so that a word can seem to
 * be there that is not; none that is there seems to lack.
 */
export type Print = Uint32Array

const RUN = 4
function runAt(text: string, at: number): number {
  const low = Math.imul(text.charCodeAt(at), 0x9e3779b1) ^ Math.imul(text.charCodeAt(at + 1), 0x85ebca6b)
  const high = Math.imul(text.charCodeAt(at + 2), 0xc2b2ae35) ^ Math.imul(text.charCodeAt(at + 3), 0x27d4eb2f)
  const hash = low ^ (high >>> 7) ^ (high << 3)
  return hash ^ (hash >>> 15)
}

/** @param bits how many there are, a power of two: more for a long text */
export function printOf(text: string, bits: number): Print {
  const print = new Uint32Array(bits >>> 5)
  for (let at = 0; at + RUN <= text.length; at++) {
    const run = runAt(text, at) & (bits - 1)
    print[run >>> 5] = print[run >>> 5]! | (1 << (run & 31))
  }
  return print
}

/** What is to be there: of each set one word, as the hashes of its runs. */
export type Runs = readonly (readonly (readonly number[])[])[]

/** A word as the hashes of its runs; none where it is shorter than a run. */
export function runsOf(word: string): number[] {
  return Array.from({ length: Math.max(0, word.length - RUN + 1) }, (_, at) => runAt(word, at))
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
