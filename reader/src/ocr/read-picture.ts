import { readingLimits } from '../limits.ts'
import { changePicture } from './change-picture.ts'
import { levelOut } from './level-out.ts'
import { lacksWords } from './missing-words.ts'
import { evenLight } from './paper/even-light.ts'
import { findInk, inkInWords, isBlank, isFaint, isPhotograph } from './paper/ink.ts'
import type { Picture } from './pictures.ts'
import { findPosition, type Habit } from './position/find-position.ts'
import { linesRun, type Way } from './position/lines-run.ts'
import { isHindi, nonsense, quality } from './quality.ts'
import type { Recogniser, Seen, SeenLine } from './recogniser.ts'
import { mendRupeeSigns } from './rupee-sign.ts'
import { mayLackLines, seePage } from './see-page.ts'

/** What was read of a page. */
export interface ReadPicture {
  /** the picture as it was read, upright: words have their places in it */
  width: number
  height: number
  lines: SeenLine[]
  /** 0..1; 1 for a blank page, 0 where words could be seen but not read, or nothing but a picture stands there */
  confidence: number
  blank: boolean
  /** figures that were hard to make out */
  doubtfulFigures: number
}

/** Below this a page may be written in Hindi, at least in part. */
const fair = 0.85
/** Below this the words are mostly wrong: they would be quoted as the contract's own, so none is given out. */
const least = 0.45
/** Stamp paper, seals and rules leave more than this to the words. */
const leastCovered = 0.35
/** Print in a deep shadow, as much as a line or two, may hold words that were not made out. */
const mostDeep = 0.005
/** The confidence of a page of which much may have been left out. */
const partly = 0.7
/** Milliseconds of work on a page after which it is not read once more: that could cost all that was read. */
const mostBeforeMore = readingLimits.recognisingMs / 2
/** Lines below this are specks, stamps and signatures, hardly ever print. */
const leastLine = 0.15

/**
 * Reads a page: in English as it lies, and if that reads badly, in the position and the languages that read best.
 *
 * @param habit is kept up to date: pages of one document mostly lie the same way
 */
export async function readPicture(recogniser: Recogniser, drawn: Picture, habit: Habit): Promise<ReadPicture> {
  const even = evenLight(drawn)
  const onPage = findInk(even)
  if (isBlank(onPage)) return { ...sizeOf(even), lines: [], confidence: 1, blank: true, doubtfulFigures: 0 }
  const begun = await recogniser.workMs()
  const mayGoOn = async () => (await recogniser.workMs()) - begun < mostBeforeMore
  const photograph = isPhotograph(onPage)
  const way = linesRun(even)
  const look = () => (photograph ? undefined : findPosition(recogniser, even, onPage, way, habit))
  // Only a page that seems to lie as pages do is read whole before anything is tried: what lies wrong costs most of all.
  const usual = habit.quarters === 0 && way !== 'down'
  const lie = (usual ? undefined : await look()) ?? { ...habit, quarters: along(way, habit.quarters) }
  let picture = await changePicture(even, lie.quarters)
  let first = await recogniser.page(picture, lie.languages)
  const otherWay = async () => {
    if (usual) return look()
    // what a few lines did not tell, or told wrongly, a whole page may
    return !photograph && (await mayGoOn()) ? { ...lie, quarters: other(way, lie.quarters) } : undefined
  }
  const better = quality(first.lines) < nonsense ? await otherWay() : undefined
  if (better && (better.quarters !== lie.quarters || better.languages !== lie.languages)) {
    const turned = await changePicture(even, better.quarters)
    const again = await recogniser.page(turned, better.languages)
    if (quality(again.lines) > quality(first.lines)) {
      picture = turned
      first = again
      Object.assign(lie, better)
    }
  }
  const lookedThrough = await mayGoOn()
  let seen = lookedThrough ? await seePage(recogniser, picture, lie.languages, first) : first
  if (lie.languages === 'eng' && quality(seen.lines) < fair && (await mayGoOn())) {
    if (await hasHindi(recogniser, picture, seen)) {
      const again = await seePage(recogniser, picture, 'eng+hin')
      if (quality(again.lines) > quality(seen.lines)) {
        seen = again
        lie.languages = 'eng+hin'
      }
    }
  }
  if (quality(seen.lines) >= nonsense) {
    Object.assign(habit, lie)
    if (await mayGoOn()) ({ picture, seen } = await levelOut(recogniser, picture, seen, lie.languages))
  }
  const seenWell = quality(seen.lines)
  if (seenWell < least) {
    // Grain is no print: a page without a dark dot on which no words can be made out is taken for blank.
    const blank = isFaint(onPage)
    return { ...sizeOf(picture), lines: [], confidence: blank ? 1 : 0, blank, doubtfulFigures: 0 }
  }
  // Where most of the ink is in no word that can be one, much may have been left out; much of it, and there was no time to look for lines.
  const sure = { ...seen, lines: seen.lines.filter((line) => quality([line]) >= nonsense) }
  const ink = findInk(picture)
  const leftOut =
    inkInWords(ink, sure) < leastCovered ||
    even.deep > mostDeep ||
    lacksWords(ink, seen) ||
    (!lookedThrough && mayLackLines(picture, seen))
  const confidence = leftOut ? Math.min(seenWell, partly) : seenWell
  const lines = seen.lines.filter((line) => quality([line]) >= leastLine)
  const doubtfulFigures = await mendRupeeSigns(recogniser, picture, { ...seen, lines })
  return { ...sizeOf(picture), lines, confidence, blank: false, doubtfulFigures }
}

/** The habit where the lines allow for it, else the nearest position in which they run across. */
const along = (way: Way | undefined, quarters: number): number =>
  way === undefined || (way === 'across') === (quarters % 2 === 0) ? quarters : way === 'across' ? 0 : 1

/** The position that is left; upright where the lines do not tell. */
const other = (way: Way | undefined, quarters: number): number =>
  way === undefined && quarters % 2 === 1 ? 0 : (quarters + 2) % 4

const sizeOf = ({ width, height }: Picture) => ({ width, height })

/** Looks at the lines that read worst: print in Devanagari makes no sense in English, but is sure in Hindi. */
async function hasHindi(recogniser: Recogniser, picture: Picture, { lines, slant }: Seen): Promise<boolean> {
  const worst = lines
    .filter((line) => quality([line]) < 0.6 && line.length > 8 * line.height)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostSamples)
  let hindi = 0
  for (const { words } of worst) {
    const boxes = words.map(({ box }) => box)
    const box = {
      x0: Math.max(0, Math.min(...boxes.map(({ x0 }) => x0)) - 6),
      y0: Math.max(0, Math.min(...boxes.map(({ y0 }) => y0)) - 6),
      x1: Math.max(...boxes.map(({ x1 }) => x1)) + 6,
      y1: Math.max(...boxes.map(({ y1 }) => y1)) + 6,
    }
    const { text, confidence } = await recogniser.piece(picture, 'hin', box, slant)
    if (confidence > 0.7 && isHindi(text.replace(/\s/g, ''))) hindi++
  }
  return hindi * 2 > worst.length
}

const mostSamples = 5
