import type { Run } from '../pdf/run.ts'
import type { PageRuns } from '../pdf/runs.ts'
import { cleanText } from '../text/clean-text.ts'
import type { ReadPicture } from './read-picture.ts'
import type { SeenLine } from './recogniser.ts'

/** The part of the size of a font that reaches from the foot of 'g' to the top of 'l', in print of the usual kinds. */
const rowOfSize = 0.885
/** Lines whose size differs less than this from the page's usual one are of that size: measured heights waver. */
const alike = 0.16

/**
 * What was recognised, as if it had been a text layer, so that columns, tables and paragraphs are put together the
 * same way. A word is a run.
 *
 * @param scale dots to a point of the page
 */
export function toRuns({ width, height, lines }: ReadPicture, scale: number): PageRuns {
  const usual = median(lines.flatMap((line) => line.words.map(() => line.height)))
  const runs = lines.flatMap((line) => runsOf(line, sizeOf(line, usual) / scale, scale))
  return { width: width / scale, height: height / scale, runs, aside: [], unknownLetters: 0 }
}

function sizeOf({ height }: SeenLine, usual: number): number {
  return (Math.abs(height / usual - 1) < alike ? usual : height) / rowOfSize
}

function runsOf({ words, y }: SeenLine, size: number, scale: number): Run[] {
  return words.flatMap(({ text, box }) => {
    const clean = cleanText(text).trim()
    // The rules of a table are taken for strokes.
    if (/^[|¦\u2502]*$/.test(clean)) return []
    return { text: clean, x0: box.x0 / scale, x1: box.x1 / scale, y: y / scale, size, font: 'ocr', spaceBefore: true }
  })
}

function median(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1] ?? 1
}
