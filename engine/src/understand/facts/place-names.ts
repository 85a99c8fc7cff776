import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../contract.ts'

/** 'new delhi' -> 'New Delhi' */
export const properName = (place: string): string =>
  place
    .trim()
    .replace(/,$/, '')
    .replace(/\b(?!(?:of|the|and|at|in)\b)[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^(?:Prc|Uae|Uk|Us)$/, (short) => short.toUpperCase())

/** 'England', where 'and Wales' follows: one place of law under two names. */
export const wholePlace = (place: string, after: string): string =>
  place === 'england' ? place + (/^ and wales\b/.exec(after)?.[0] ?? '') : place

/** Whether the word at a normalised position has a capital in the document, as the name of a town has. */
export function isCapital(contract: Contract, at: number): boolean {
  const letter = contract.text.original[contract.text.toOriginal[at] ?? -1] ?? ''
  return letter >= 'A' && letter <= 'Z'
}

/** The sentence, or the matched words alone where the sentence is too long to quote. */
export const quotable = (sentence: Sentence, match: RegExpExecArray): Span =>
  sentence.end - sentence.start < 500
    ? sentence
    : { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
