import { readModelWords } from '../../../model/read.ts'
import { type Contract, once } from '../../understand/contract.ts'

/** A word in any script, or what ends a sentence or a cell. */
const PART = /[\p{L}\p{M}]+|[.;:|।!?]/gu
const STOP = /^[.;:|।!?]$/
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u
/** A name and a heading are written large: they are of no language. */
const SMALL = /^\p{Ll}/u
/** Without some of these nobody writes an English sentence. */
const COMMON =
  /^(?:the|of|and|for|by|this|with|not|shall|will|must|your|you|from|if|before|after|within|each|per|only|that|any|are|be|or|as|at|on|in|to|is|no|all|a|an)$/
/** So many words in a row are a sentence: a stamp and the names on it are fewer. */
const FEWEST = 12
/** Of fewer nothing is told. */
const FEWEST_OF_A_SENTENCE = 6
const MOST_COMMON = 0.1
const LEAST_UNKNOWN = 0.5
/** With small words enough, so many long ones that are no words were misread. */
const MISREAD = 0.6
const FEWEST_LONG = 7

/**
 * Whether some sentence is in another language than English, in its script or in these letters, or is too badly misread to be
 * one: nothing of what it says was looked at, though the rest be a fair English contract.
 */
export const hasForeignPassage = (contract: Contract): boolean =>
  once(contract, 'foreign-passage', () => isForeignSomewhere(contract.text.original))

function isForeignSomewhere(text: string): boolean {
  let inOtherScript = 0
  let sentence: string[] = []
  let strange = 0
  const endsForeign = (): boolean => {
    if (sentence.length >= FEWEST_OF_A_SENTENCE) strange = isStrange(sentence) ? strange + sentence.length : 0
    sentence = []
    return strange >= FEWEST
  }
  for (const [part] of text.matchAll(PART)) {
    if (STOP.test(part)) {
      if (endsForeign()) return true
    } else if (OTHER_SCRIPT.test(part)) {
      if (++inOtherScript >= FEWEST) return true
    } else {
      inOtherScript = 0
      if (SMALL.test(part)) sentence.push(part)
    }
  }
  return endsForeign()
}

function isStrange(sentence: readonly string[]): boolean {
  const long = sentence.filter((word) => word.length >= 4)
  const unknown = long.filter((word) => !isEnglish(word)).length
  if (long.length >= FEWEST_LONG && unknown >= long.length * MISREAD) return true
  const common = sentence.filter((word) => COMMON.test(word)).length
  return common <= sentence.length * MOST_COMMON && unknown >= Math.max(1, long.length * LEAST_UNKNOWN)
}

let english: ReadonlySet<string> | undefined
function isEnglish(word: string): boolean {
  english ??= new Set(readModelWords('reader'))
  return english.has(word) || english.has(word.replace(/(?:es|s|ed|d|ing|ly)$/, ''))
}
