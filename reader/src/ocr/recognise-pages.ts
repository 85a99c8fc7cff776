import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import type { PageRuns } from '../pdf/runs.ts'
import type { ReadOptions } from '../reading.ts'
import { type Drawings, openDrawings } from './drawings.ts'
import { evenLight } from './paper/even-light.ts'
import { findInk, inkInWords } from './paper/ink.ts'
import type { Picture } from './pictures.ts'
import type { Habit } from './position/find-position.ts'
import { readPicture } from './read-picture.ts'
import { openRecogniser, type Recogniser } from './recogniser.ts'
import { withinWork } from './thread-work.ts'
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
  const drawings = openDrawings(bytes)
  try {
    const left = await withoutCovered(drawings, wanted, found, budget)
    if (left.length > 0) await recognise(drawings, left, found, budget, options)
  } finally {
    await drawings.close()
  }
  return found
}

/** Leaves out the pages of which the text layer holds all that can be seen, and those that cannot be drawn in time. */
async function withoutCovered(
  drawings: Drawings,
  wanted: readonly WantedPage[],
  found: Found,
  budget: Budget,
): Promise<WantedPage[]> {
  let late = 0
  for (const { number, layer } of wanted) {
    if (!layer) continue
    await budget.pause()
    const drawn = late < readingLimits.latePages ? await budget.within(drawings.draw(number)) : 'late'
    if (drawn === 'late') {
      late++
      found.set(number, drawn)
    } else if (drawn && holdsAll(layer, drawn, drawn.scale)) found.set(number, 'covered')
  }
  return wanted.filter(({ number }) => !found.has(number))
}

async function recognise(
  drawings: Drawings,
  wanted: readonly WantedPage[],
  found: Found,
  budget: Budget,
  { recognitionLimitMs = readingLimits.recognitionMs, recognitionThreads = 2, onProgress }: ReadOptions,
): Promise<void> {
  budget.extend(recognitionLimitMs + graceMs)
  const over = performance.now() + recognitionLimitMs
  const threads = Math.min(recognitionThreads, wanted.length)
  let done = 0
  let late = [...found.values()].filter((one) => one === 'late').length
  onProgress?.({ stage: 'ocr', page: 0, pages: wanted.length })
  const work = async (_: unknown, thread: number) => {
    const habit: Habit = { quarters: 0, languages: 'eng' }
    // Every second page, not the next that is left: what a page teaches the one after it may not hang on their speed.
    for (let i = thread; i < wanted.length; i += threads) {
      const page = wanted[i]!
      await budget.pause()
      const recogniser = recognisers[thread]!
      const mayRead = performance.now() <= over && late < readingLimits.latePages
      const read = mayRead ? await budget.within(readPage(drawings, recogniser, page, habit)) : 'late'
      if (read === 'late' && mayRead) {
        late++
        // It hangs over this page, and would keep the next one waiting.
        await recogniser.close()
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
  drawings: Drawings,
  recogniser: Recogniser,
  { number }: WantedPage,
  habit: Habit,
): Promise<RecognisedPage | 'late' | undefined> {
  const drawn = await drawings.draw(number)
  if (!drawn || drawn === 'late') return drawn
  const { scale, ...picture } = drawn
  try {
    const read = await withinWork(readPicture(recogniser, picture, habit), () => recogniser.workMs(), limits)
    if (read === 'late') return read
    const { confidence, blank, doubtfulFigures } = read
    return { runs: toRuns(read, scale), confidence, blank, doubtfulFigures }
  } catch {
    return undefined
  }
}

const limits = { mostMs: readingLimits.recognisingMs, mostWaitMs: readingLimits.pageWaitMs }
