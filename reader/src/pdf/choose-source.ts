import { doubtfulBelow } from '@karar/schema'
import type { RecognisedPage } from '../ocr/recognise-pages.ts'
import type { PageNotes, PageTrouble } from './page-notes.ts'
import type { PageRuns } from './runs.ts'
import { lettersOn, readsLikeWords, type TextLayer } from './text-layer.ts'

/** A page with the text that is taken for it. */
export interface SourcedPage {
  number: number
  runs: PageRuns | undefined
  source: 'text' | 'ocr'
  /** 0..1; 0 where nothing could be read */
  confidence: number
}

/** A page with fewer letters may be a picture with a stamp or a file number on it. */
const fewLetters = 200
/** So many dots of pictures in a file, and its pages may be scans: a quarter of a page at 150 dpi; a logo has fewer. */
const manyDots = 500_000

/** Whether the picture of a page should be looked at. */
export function wantsPicture({ runs, state }: TextLayer, pictureDots: number): boolean {
  if (!runs || state !== 'text') return true
  return pictureDots > manyDots && (lettersOn(runs) < fewLetters || !readsLikeWords(runs))
}

/** Takes the better of text layer and picture for a page, and notes what a person has to be told about it. */
export function chooseSource(
  { number, runs, state }: TextLayer,
  found: RecognisedPage | 'late' | undefined,
  huge: boolean,
  notes: PageNotes,
): SourcedPage {
  const layer = state === 'text' || state === 'partly' ? runs : undefined
  const text = (confidence: number): SourcedPage => ({ number, runs: layer, source: 'text', confidence })
  const nothing = (trouble: PageTrouble): SourcedPage => {
    notes.add(trouble, number)
    // A stamp that could be read is kept, but the page behind it was not.
    return text(0)
  }
  if (typeof found === 'object' && !found.blank && found.confidence > 0 && isBetter(found, layer, state)) {
    if (found.doubtfulFigures > 0) notes.add('figures', number)
    return { number, runs: found.runs, source: 'ocr', confidence: found.confidence }
  }
  if (state === 'partly') {
    notes.add(state, number)
    return text(1)
  }
  if (state === 'text' && lettersOn(layer) >= fewLetters) return text(1)
  if (found === 'late') return nothing('late')
  if (typeof found !== 'object') return nothing(huge ? 'huge' : state === 'text' ? 'damaged' : state)
  if (found.blank && (state === 'empty' || state === 'text')) return text(1)
  if (found.confidence === 0) return nothing(state === 'text' ? 'empty' : state)
  return text(1)
}

/** Whether the picture gives more of the page than its text layer. */
function isBetter(found: RecognisedPage, layer: PageRuns | undefined, state: TextLayer['state']): boolean {
  if (!layer) return true
  const much = lettersOn(found.runs) > lettersOn(layer) * 1.3 + 40
  if (state === 'partly' || !readsLikeWords(layer)) return found.confidence >= doubtfulBelow
  return much
}
