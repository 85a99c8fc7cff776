import { mayHold, type Print, printOf } from '../grammar/prints.ts'
import { type Contract, once } from '../understand/contract.ts'
import { runsNeededBy } from '../understand/model/prints.ts'
import { mayOccur, occurs } from '../understand/reading/may-occur.ts'

const LONG = 260
// 'Rs. 5,000' and 'No. 7' are not ends of sentences. It looks back from a point only: at each sign that costs forty times as much.
const SENTENCE_END = /\.(?= )(?<!\b(?:rs|no|nos|mr|mrs|ms|dr|smt|shri|cl|vs|etc)\.)|;|\?/

/** Words that stand together: all of `all` in one passage of the text, and nothing of `never` in the same passage. */
export interface Together {
  readonly all: readonly RegExp[]
  readonly never?: RegExp
}

/** One way of saying a thing: words that say it wherever they stand, or words that say it when they stand together. */
export type Wording = RegExp | Together

export const together = (...all: readonly RegExp[]): Together => ({ all })

/** A sentence or a piece of one. */
interface Passage {
  readonly text: string
  readonly print: Print
}
const BITS = 1 << 11

/**
 * The sentences of the contract, the long ones cut into pieces that overlap by half. Words are sought within these, so
 * that the time stays linear however the text repeats them; one long expression with gaps would be retried at each word.
 */
const passagesOf = (contract: Contract): readonly Passage[] =>
  once(contract, 'passages', () => {
    const passages = contract.text.norm
      .split(SENTENCE_END)
      .flatMap((sentence) =>
        sentence.length <= LONG
          ? [sentence]
          : Array.from({ length: Math.ceil((sentence.length - LONG / 2) / (LONG / 2)) }, (_, index) =>
              sentence.slice((index * LONG) / 2, (index * LONG) / 2 + LONG),
            ),
      )
    // a text that repeats itself is asked once
    return Array.from(new Set(passages), (text) => ({ text, print: printOf(text, BITS) }))
  })

/** Whether one sentence says it. */
export const saysIn = (sentence: string, wording: Wording): boolean =>
  wording instanceof RegExp
    ? wording.test(sentence)
    : wording.all.every((word) => word.test(sentence)) && wording.never?.test(sentence) !== true

/** Whether the contract says it in one of these ways; worked out once a contract. */
export function says(contract: Contract, wordings: readonly Wording[]): boolean {
  const known = once(contract, 'says', () => new Map<readonly Wording[], boolean>())
  const said = known.get(wordings) ?? wordings.some((wording) => saysOne(contract, wording))
  known.set(wordings, said)
  return said
}

function saysOne(contract: Contract, wording: Wording): boolean {
  if (wording instanceof RegExp) return occurs(contract, wording)
  const { all, never } = wording
  if (!all.every((word) => mayOccur(contract, word))) return false
  const needed = all.flatMap(runsNeededBy)
  return passagesOf(contract).some(
    ({ text, print }) => mayHold(print, needed) && all.every((word) => word.test(text)) && never?.test(text) !== true,
  )
}
