import type { SeenLine } from './recogniser.ts'

/** Fewer letters than this tell nothing about a page. */
export const fewLetters = 12

/** Below this quality, what was read is not what stands there. */
export const nonsense = 0.5

export const lettersOf = (lines: readonly SeenLine[]): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join('')

/**
 * How surely the lines were read, each letter counted alike; 0 without any. Words that run up or down the page count as
 * not read: the recogniser can read them, but a page of them lies on its side.
 */
export function quality(lines: readonly SeenLine[]): number {
  let letters = 0
  let sure = 0
  for (const { text, confidence, box } of lines.flatMap(({ words }) => words)) {
    letters += text.length
    const upright = text.length < 4 || box.x1 - box.x0 > box.y1 - box.y0
    if (upright) sure += text.length * confidence
  }
  return letters === 0 ? 0 : sure / letters
}

/** More than one letter in twenty is Devanagari: a heading in Hindi makes a page of two scripts. */
export const isHindi = (letters: string): boolean =>
  (letters.match(/[\u0900-\u097f]/g)?.length ?? 0) > Math.max(3, letters.length / 20)
