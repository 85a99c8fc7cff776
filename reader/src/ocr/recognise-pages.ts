import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import type { PageRuns } from '../pdf/runs.ts'
import type { ReadOptions } from '../reading.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { type Habit, readPicture } from './read-picture.ts'
import { openRecogniser, type Recogniser } from './recogniser.ts'
import { toRuns } from './to-runs.ts'

/** A page of which a picture was read. */
export interface RecognisedPage {
  runs: PageRuns
  /** 0..1; 0 where nothing could be read */
  confidence: number
  blank: boolean
  doubtfulFigures: number
}

/**
 * Recognises the text of pages from their pictures.
 *
 * @param numbers of the pages, from 1
 * @returns what was read, by page; 'late' for a page that time did not allow for, nothing for one that cannot be drawn
 * @throws as the budget does
 */
export async function recognisePages(
  bytes: Uint8Array,
  numbers: readonly number[],
  budget: Budget,
  options: ReadOptions,
): Promise<Map<number, RecognisedPage | 'late'>> {
  const { recognitionLimitMs = readingLimits.recognitionMs, recognitionThreads = 2, onProgress } = options
  const found = new Map<number, RecognisedPage | 'late'>()
  const pictures = await openPictures(bytes).catch(() => undefined)
  if (!pictures) return found
  budget.extend(recognitionLimitMs + graceMs)
  const over = performance.now() + recognitionLimitMs
  const threads = Math.min(recognitionThreads, numbers.length)
  let done = 0
  onProgress?.({ stage: 'ocr', page: 0, pages: numbers.length })
  const work = async (recogniser: Recogniser, thread: number) => {
    const habit: Habit = { quarters: 0, languages: 'eng' }
    // Every second page, not the next that is left: what a page teaches the one after it may not hang on their speed.
    for (let i = thread; i < numbers.length; i += threads) {
      const number = numbers[i]!
      await budget.pause()
      if (performance.now() > over) found.set(number, 'late')
      else {
        const page = await budget.within(readPage(pictures, recogniser, number, habit))
        if (page) found.set(number, page)
      }
      onProgress?.({ stage: 'ocr', page: ++done, pages: numbers.length })
    }
  }
  const recognisers = Array.from({ length: threads }, openRecogniser)
  try {
    await Promise.all(recognisers.map(work))
  } finally {
    await Promise.all(recognisers.map((recogniser) => recogniser.close()))
    closeQuietly(pictures)
  }
  return found
}

/** A library that broke over a page may break again in closing; what was read is not lost for that. */
function closeQuietly(pictures: Pictures): void {
  try {
    pictures.close()
  } catch {
    // its memory goes with it
  }
}

/** What a page that is under way when time is over may still take. */
const graceMs = 60_000

/** One page that cannot be drawn or recognised does not lose the others. */
async function readPage(
  pictures: Pictures,
  recogniser: Recogniser,
  number: number,
  habit: Habit,
): Promise<RecognisedPage | undefined> {
  try {
    const { scale, ...picture } = await pictures.draw(number)
    const read = await readPicture(recogniser, picture, habit)
    const { confidence, blank, doubtfulFigures } = read
    return { runs: toRuns(read, scale), confidence, blank, doubtfulFigures }
  } catch {
    return undefined
  }
}
