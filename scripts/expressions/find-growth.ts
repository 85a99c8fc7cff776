import { findPumps } from './find-pumps.ts'

/** A text for which an expression needs more than in proportion to its length. */
export interface Growth {
  /** how much more time twice the text takes: 2 is linear, 4 quadratic */
  factor: number
  /** so long a text is enough to see it */
  letters: number
  /** what is repeated, and what stands before it */
  prefix: string
  unit: string
}

/** No line of a contract ends so. */
const end = '\u0001'
/** Twice the text may take so much more time: between linear (2) and quadratic (4). */
const most = 3.2
/**
 * Sizes at which an exponential, a cubic and a quadratic expression show; the milliseconds above which a second look is
 * taken, and how often, since a busy machine slows some down. In small steps at first, since the time of an exponential
 * one goes from nothing to hours within a few words.
 */
const looks = [
  ...[22, 40, 70, 110, 160, 220, 300].map((letters) => ({ letters, ms: 5, tries: letters < 300 ? 3 : 5 })),
  { letters: 4000, ms: 0.6, tries: 8 },
]

/**
 * Tries texts that were made to disappoint the expression, at growing lengths, on the engine that will run it.
 *
 * @returns the first text whose time grows faster than its length, if there is one
 */
export function findGrowth(source: string, flags: string): Growth | undefined {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''))
  for (const { prefix, unit } of findPumps(source, flags)) {
    for (const text of [
      (letters: number) => prefix + again(unit, letters) + end,
      (letters: number) => again(prefix + unit, letters) + end,
    ]) {
      const growth = growthOn(expression, text)
      if (growth) return { ...growth, prefix, unit }
    }
  }
  return undefined
}

/**
 * Measures one text at growing lengths.
 *
 * @param text of about so many letters
 * @returns nothing where the time grows no faster than the length
 */
export function growthOn(
  expression: RegExp,
  text: (letters: number) => string,
): Pick<Growth, 'factor' | 'letters'> | undefined {
  for (const { letters, ms, tries } of looks) {
    if (timeOf(expression, text(letters)) < ms) continue
    const factor = growthOf(expression, text, letters, tries)
    if (factor > most) return { factor, letters }
  }
  return undefined
}

const again = (unit: string, letters: number): string => unit.repeat(Math.ceil(letters / unit.length))

/** Milliseconds of the processor: on the clock, others who use it would count as well. */
function timeOf(expression: RegExp, text: string): number {
  const begun = process.cpuUsage()
  expression.test(text)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** For each doubling, over two of them; the quickest of some tries counts, since what else runs only slows them down. */
function growthOf(expression: RegExp, text: (letters: number) => string, letters: number, tries: number): number {
  const quickest = (size: number) => Math.min(...Array.from({ length: tries }, () => timeOf(expression, text(size))))
  return Math.sqrt(quickest(letters) / Math.max(quickest(letters / 4), 0.02))
}
