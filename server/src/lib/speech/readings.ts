/** What was heard at one look at a recording, and how sure the model was of it: the mean logarithm of its pieces' shares. */
export interface Reading {
  text: string
  surety: number
}

/** How much the contract weighs beside what the model is sure of. */
const fitWeight = 0.15

/** The share of words that stand in the contract, less that of those that do not; short ones stand everywhere. */
function fitOf(text: string, known: ReadonlySet<string>): number {
  if (known.size === 0) return 0
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const fits = words.filter(({ length }) => length > 3).map((word) => (known.has(word) ? 1 : -1))
  return fits.reduce((sum: number, fit) => sum + fit, 0) / Math.max(1, words.length)
}

/**
 * What was said, by several readings of one recording: the surest, unless another has more words of the contract and is
 * nearly as sure.
 *
 * @param known words that are likely, in small letters
 */
export function chooseReading(readings: readonly Reading[], known: ReadonlySet<string>): string {
  const told = readings.map(({ text, surety }) => ({ text, likely: surety + fitWeight * fitOf(text, known) }))
  return told.toSorted((a, b) => b.likely - a.likely)[0]?.text ?? ''
}
