import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import type { ReadOptions } from '../reading.ts'
import { isMisread } from '../text/misread.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { PageTrouble } from './page-notes.ts'
import { type PageRuns, readRuns } from './runs.ts'

/** What the text layer of a page gives. */
export interface TextLayer {
  number: number
  /** absent where the page could not be opened */
  runs: PageRuns | undefined
  state: 'text' | PageTrouble
}

/** Reads the text layers of all pages, and the borders of tables where they are `drawn`. */
export async function readTextLayers(
  pdf: PDFDocumentProxy,
  budget: Budget,
  drawn: boolean,
  onProgress: ReadOptions['onProgress'],
): Promise<TextLayer[]> {
  const layers: TextLayer[] = []
  let mayBeOverdrawn: number = readingLimits.overdrawnPages
  for (let number = 1; number <= pdf.numPages; number++) {
    await budget.pause()
    const runs = await readPage(() => pdf.getPage(number), budget, drawn && mayBeOverdrawn > 0)
    if (runs?.overdrawn) mayBeOverdrawn--
    layers.push({ number, runs, state: judge(runs) })
    onProgress?.({ stage: 'text', page: number, pages: pdf.numPages })
  }
  return layers
}

type Page = Parameters<typeof readRuns>[0]

/** One page that cannot be read does not lose the others. */
async function readPage(open: () => Promise<Page>, budget: Budget, drawn: boolean): Promise<PageRuns | undefined> {
  let page: Page | undefined
  try {
    page = await open()
    return await readRuns(page, budget, drawn)
  } catch (error) {
    budget.check()
    if (error instanceof UnreadableFile) throw error
    return undefined
  } finally {
    page?.cleanup()
  }
}

export const lettersOn = (runs: PageRuns | undefined): number =>
  runs?.runs.reduce((sum, run) => sum + run.text.length, 0) ?? 0

function judge(page: PageRuns | undefined): 'text' | PageTrouble {
  if (!page) return 'damaged'
  const letters = lettersOn(page)
  if (page.unknownLetters > 20 && page.unknownLetters > letters * 2) return 'garbled'
  if (isCipher(page)) return 'garbled'
  if (page.unknownLetters > 10 && page.unknownLetters > letters * 0.005) return 'partly'
  return letters === 0 ? 'empty' : 'text'
}

/**
 * Whether the letters of a page are other ones than those that are drawn: fonts may say 'q' where an 'e' is seen, and
 * old Hindi fonts draw Devanagari for Latin letters. Such a page has none of the small words that every sentence needs,
 * and many words without a vowel. Another language has vowels, and a list of goods reads the same from its picture.
 */
function isCipher({ runs }: PageRuns): boolean {
  const words = runs.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
  if (words.length < 40) return false
  const small = words.filter((word) => smallWords.has(word)).length
  const mute = words.filter((word) => word.length > 2 && !/[aeiouy]/.test(word)).length
  return small < words.length * 0.03 && mute > words.length * 0.12
}

/** Words of English, and of Hindi in Latin letters, that hardly a sentence does without. */
const smallWords = new Set(
  'the of and to in or by for is be shall will this that any with as on not an at it from are if ka ki ke ko se hai me mein aur par ya'.split(
    ' ',
  ),
)

/**
 * Whether a text layer reads like words. Some scanners put a layer of their own behind the picture, and a poor one is
 * worse than none: 'tl1e Lic3nsee sha11', 'tbe Licensee sball'.
 */
export function readsLikeWords({ runs }: PageRuns): boolean {
  const words = runs.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /\p{L}/u.test(word))
  const odd = words.filter((word) => oddInside.test(word) || withoutVowel.test(word))
  return odd.length <= words.length * mostOdd && !isMisread(words.join(' '))
}

/** A digit or a sign between letters; clause numbers such as '3A(b)' and '24x7' stay rare enough. */
const oddInside = /\p{L}[^\p{L}\p{M}\s'’.,/&@()-]+\p{L}/u
const withoutVowel = /^[b-df-hj-np-tv-xz]{4,}$/i
const mostOdd = 0.15
