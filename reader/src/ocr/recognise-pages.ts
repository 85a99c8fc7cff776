import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import type { PageRuns } from '../pdf/runs.ts'
import type { ReadOptions } from '../reading.ts'
import { evenLight } from './even-light.ts'
import { findInk, inkInWords } from './ink.ts'
import { openPictures, type Picture, type Pictures } from './pictures.ts'
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

/** A page to look at, by its number from 1; with a text layer only where there is more on it than the layer holds. */
export interface WantedPage {
  number: number
  layer?: PageRuns
}

type Found = Map<number, RecognisedPage | 'late' | 'covered'>

/**
 * Recognises the text of pages from their pictures.
 *
 * @returns what was read, by page; 'covered' where the text layer holds all there is, 'late' for a page that time did
 *   not allow for, nothing for one that cannot be drawn
 * @throws as the budget does
 */
export async function recognisePages(
  bytes: Uint8Array,
  wanted: readonly WantedPage[],
  budget: Budget,
  options: ReadOptions,
): Promise<Found> {
  const found: Found = new Map()
  const pictures = await openPictures(bytes).catch(() => undefined)
  if (!pictures) return found
  try {
    const left = await withoutCovered(pictures, wanted, found, budget)
    if (left.length > 0) await recognise(pictures, left, found, budget, options)
  } finally {
    closeQuietly(pictures)
  }
  return found
}

/** Leaves out the pages of which the text layer holds all that can be seen. */
async function withoutCovered(
  pictures: Pictures,
  wanted: readonly WantedPage[],
  found: Found,
  budget: Budget,
): Promise<WantedPage[]> {
  for (const { number, layer } of wanted) {
    if (!layer) continue
    await budget.pause()
    const drawn = await pictures.draw(number).catch(() => undefined)
    if (drawn && holdsAll(layer, drawn, drawn.scale)) found.set(number, 'covered')
  }
  return wanted.filter(({ number }) => !found.has(number))
}

async function recognise(
  pictures: Pictures,
  wanted: readonly WantedPage[],
  found: Found,
  budget: Budget,
  { recognitionLimitMs = readingLimits.recognitionMs, recognitionThreads = 2, onProgress }: ReadOptions,
): Promise<void> {
  budget.extend(recognitionLimitMs + graceMs)
  const over = performance.now() + recognitionLimitMs
  const threads = Math.min(recognitionThreads, wanted.length)
  let done = 0
  onProgress?.({ stage: 'ocr', page: 0, pages: wanted.length })
  const work = async (_: unknown, thread: number) => {
    const habit: Habit = { quarters: 0, languages: 'eng' }
    // Every second page, not the next that is left: what a page teaches the one after it may not hang on their speed.
    for (let i = thread; i < wanted.length; i += threads) {
      const page = wanted[i]!
      await budget.pause()
      const read =
        performance.now() > over
          ? 'late'
          : await budget.within(inTime(readPage(pictures, recognisers[thread]!, page, habit)))
      if (read === 'late' && performance.now() <= over) {
        // It hangs over this page, and would keep the next one waiting.
        await recognisers[thread]!.close()
        recognisers[thread] = openRecogniser()
      }
      if (read) found.set(page.number, read)
      onProgress?.({ stage: 'ocr', page: ++done, pages: wanted.length })
    }
  }
  const recognisers = Array.from({ length: threads }, openRecogniser)
  try {
    await Promise.all(Array.from(recognisers, work))
  } finally {
    await Promise.all(recognisers.map((recogniser) => recogniser.close()))
  }
}

/** A library that broke over a page may break again in closing; what was read is not lost for that. */
function closeQuietly(pictures: Pictures): void {
  try {
    pictures.close()
  } catch {
    // its memory goes with it
  }
}

/** No page takes so long on a machine that works at all. */
const mostForPageMs = 3 * 60_000

async function inTime<T>(work: Promise<T>): Promise<T | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), mostForPageMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The share of a page's ink that its text layer accounts for, at least: rules, seals and logos are the rest. */
const mostOfInk = 0.6

/** Whether the text layer of a page accounts for what can be seen on it. */
function holdsAll({ runs }: PageRuns, picture: Picture, scale: number): boolean {
  const lines = runs.map(({ text, x0, x1, y, size }) => {
    const box = { x0: x0 * scale, x1: x1 * scale, y0: (y - size) * scale, y1: (y + size * 0.3) * scale }
    return {
      words: [{ text, confidence: 1, box }],
      y: y * scale,
      height: size * scale,
      slope: 0,
      length: box.x1 - box.x0,
    }
  })
  return inkInWords(findInk(evenLight(picture)), { lines, slant: 0 }) >= mostOfInk
}

/** What a page that is under way when time is over may still take. */
const graceMs = 60_000

/** One page that cannot be drawn or recognised does not lose the others. */
async function readPage(
  pictures: Pictures,
  recogniser: Recogniser,
  { number }: WantedPage,
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
