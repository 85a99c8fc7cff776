import { type Contract, once } from '../understand/contract.ts'

const LONG = 260
// 'Rs. 5,000' and 'No. 7' are not ends of sentences.
const SENTENCE_END = /(?<!\b(?:rs|no|nos|mr|mrs|ms|dr|smt|shri|cl|vs|etc))\.(?= )|;|\?/

/** Words that stand together: all of `all` in one passage of the text, and nothing of `never` in the same passage. */
export interface Together {
  readonly all: readonly RegExp[]
  readonly never?: RegExp
}

/** One way of saying a thing: words that say it wherever they stand, or words that say it when they stand together. */
export type Wording = RegExp | Together

export const together = (...all: readonly RegExp[]): Together => ({ all })

/**
 * The sentences of the contract, the long ones cut into pieces that overlap by half. Words are sought within these, so
 * that the time stays linear however the text repeats them; one long expression with gaps would be retried at each word.
 */
const passagesOf = (contract: Contract): readonly string[] =>
  once(contract, 'passages', () =>
    contract.text.norm
      .split(SENTENCE_END)
      .flatMap((sentence) =>
        sentence.length <= LONG
          ? [sentence]
          : Array.from({ length: Math.ceil((sentence.length - LONG / 2) / (LONG / 2)) }, (_, index) =>
              sentence.slice((index * LONG) / 2, (index * LONG) / 2 + LONG),
            ),
      ),
  )

/** Whether one sentence says it. */
export const saysIn = (sentence: string, wording: Wording): boolean =>
  wording instanceof RegExp
    ? wording.test(sentence)
    : wording.all.every((word) => word.test(sentence)) && wording.never?.test(sentence) !== true

/** Whether the contract says it in one of these ways. */
export const says = (contract: Contract, wordings: readonly Wording[]): boolean =>
  wordings.some((wording) =>
    wording instanceof RegExp
      ? wording.test(contract.text.norm)
      : passagesOf(contract).some(
          (passage) => wording.all.every((word) => word.test(passage)) && wording.never?.test(passage) !== true,
        ),
  )
