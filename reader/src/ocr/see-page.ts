import { findInk, inkInLines, inkInWords, isPhotograph } from './paper/ink.ts'
import type { Picture } from './pictures.ts'
import { nonsense, quality } from './quality.ts'
import type { Languages, Recogniser, Seen, SeenLine } from './recogniser.ts'

/** Where less of the ink belongs to words, lines may have been missed: stamps and rules seldom make up as much. */
const mostlyWords = 0.7
/** Where less of the ink among the lines belongs to words, a stamp may have hidden lines from the search for blocks. */
const mostlyLines = 0.88
/** A slope below this (a third of a degree) is left as it is. */
const level = 0.006

/** Whether lines may have been missed. */
export const mayLackLines = (picture: Picture, seen: Seen): boolean => inkInWords(findInk(picture), seen) < mostlyWords

/**
 * Reads a picture. The search for columns and blocks now and then takes print for a photograph, most of all where the
 * paper is grainy, and leaves out lines or the whole page without a word. So where much ink belongs to no word, the
 * page is read a second time as one block, which leaves nothing out, and a third time straightened by what that shows.
 *
 * @param known what was seen of the picture already
 */
export async function seePage(
  recogniser: Recogniser,
  picture: Picture,
  languages: Languages,
  known?: Seen,
): Promise<Seen> {
  const ink = findInk(picture)
  const worth = (seen: Seen) => inkInWords(ink, seen) * quality(seen.lines)
  const first = known ?? (await recogniser.page(picture, languages))
  const hasAll = (seen: Seen) => inkInWords(ink, seen) >= mostlyWords && inkInLines(ink, seen) >= mostlyLines
  if (isPhotograph(ink) || hasAll(first)) return first
  const block = await recogniser.block(picture, languages, first.slant)
  // Where neither gives words, straightening does not help.
  if (Math.max(quality(first.lines), quality(block.lines)) < nonsense)
    return worth(block) > worth(first) ? block : first
  const slope = usualSlope(block.lines)
  const tries = [first, block]
  if (Math.abs(slope) > level) {
    const slant = first.slant - slope
    const straight = await recogniser.page(picture, languages, slant)
    tries.push(straight)
    if (!hasAll(straight)) tries.push(await recogniser.block(picture, languages, slant))
  }
  return tries.reduce((best, one) => (worth(one) > worth(best) ? one : best))
}

/** The slope of the middle one of the lines, long lines counting for more. */
function usualSlope(lines: readonly SeenLine[]): number {
  const ordered = lines.toSorted((a, b) => a.slope - b.slope)
  const half = ordered.reduce((sum, { length }) => sum + length, 0) / 2
  let sum = 0
  for (const { slope, length } of ordered) {
    sum += length
    if (sum >= half) return slope
  }
  return 0
}
