import { mayHold, type Print, type Runs, runsOf } from '../../grammar/prints.ts'
import { neededWords } from './gates.ts'

/** Read once an expression. */
const needed = new WeakMap<RegExp, Runs>()

/** What any match of an expression must hold. */
export function runsNeededBy(expression: RegExp): Runs {
  const known = needed.get(expression)
  if (known !== undefined) return known
  // names of groups and of kinds of letters are not words of the text
  const isPlain = expression.flags.replace('g', '') === '' && !/\(\?<[a-z]/i.test(expression.source)
  const runs = isPlain ? neededWords(expression.source).map((set) => set.map(runsOf)) : []
  needed.set(expression, runs)
  return runs
}

/**
 * Whether an expression can match the text of a print, or a part of it, at all: false where words are missing that every
 * match must hold. To look for them is far quicker than to try an expression, and most fit no text.
 */
export const mayMatch = (print: Print, expression: RegExp): boolean => mayHold(print, runsNeededBy(expression))
