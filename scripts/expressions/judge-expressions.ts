import { findGrowth } from './find-growth.ts'
import type { Expression } from './read-expressions.ts'

export interface Judged {
  /** how many repeat something without an end; the others can take no more than in proportion to a text */
  tried: number
  /** what may not stay as it is, one line each */
  findings: string[]
  /** expressions of the engine that are quadratic on a text of any length; what they are given is bounded */
  quadratic: string[]
}

/** Some repetition without an end. */
const unbounded = /[*+]|\{\d+,\}/
/** What is quadratic takes no time that counts for so few letters; what is worse does. */
const fewLetters = 300

/**
 * Says which expressions can be made slow. Those that read files and requests must be linear, or stand in `exceptions`
 * with what bounds their texts. Those of the engine see clauses and lines; they may be quadratic, and not worse: that
 * the engine as a whole is linear on hostile texts is held by a test of its own.
 *
 * @param exceptions from the source of an expression to the reason why it may stay
 */
export function judgeExpressions(expressions: Iterable<Expression>, exceptions: ReadonlyMap<string, string>): Judged {
  const judged: Judged = { tried: 0, findings: [], quadratic: [] }
  const slow = new Set<string>()
  for (const { source, flags, place } of distinct(expressions)) {
    if (!unbounded.test(source)) continue
    judged.tried++
    const growth = findGrowth(source, flags)
    if (!growth) continue
    slow.add(source)
    if (exceptions.has(source)) continue
    const { factor, letters, prefix, unit } = growth
    const again = `${JSON.stringify(unit)} repeated behind ${JSON.stringify(prefix)}`
    const line = `${place}: /${source}/${flags} takes ${factor.toFixed(1)} times as long for twice the text (${again})`
    if (place.startsWith('engine/') && letters > fewLetters) judged.quadratic.push(line)
    else judged.findings.push(line)
  }
  for (const source of exceptions.keys()) {
    if (![...expressions].some((one) => one.source === source)) judged.findings.push(`nothing is /${source}/ any more`)
  }
  return judged
}

/** Each once, the one with a place before the one that was only heard of. */
function distinct(expressions: Iterable<Expression>): Expression[] {
  const known = new Map<string, Expression>()
  for (const one of expressions) known.set(`/${one.source}/${one.flags}`, one)
  return [...known.values()]
}
