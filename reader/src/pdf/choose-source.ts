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

/** A page with more letters has no room for a picture with much text. */
const halfPage = 1500

/**
 * Whether the picture of a page should be read, or glanced at: much may stand there beside what the text layer holds,
 * as on a scan with stamps of signatures, or with a schedule pasted in as a picture.
 */
export function wantsPicture({ runs, state }: TextLayer, pictureDots: number): 'yes' | 'glance' | 'no' {
  if (!runs || state !== 'text') return 'yes'
  if (pictureDots <= manyDots) return 'no'
  if (lettersOn(runs) < fewLetters || !readsLikeWords(runs)) return 'yes'
  return lettersOn(runs) < halfPage ? 'glance' : 'no'
}

/** Takes the better of text layer and picture for a page, and notes what a person has to be told about it. */
export function chooseSource(
  { number, runs, state }: TextLayer,
  found: RecognisedPage | 'late' | 'covered' | undefined,
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
    return text(Math.min(poor, shareKnown(runs)))
  }
  if (found === 'covered') return text(1)
  if (layer && !readsLikeWords(layer)) return text(poor)
  // Nobody has looked whether there is more on the page than its layer says.
  if (layer && lettersOn(layer) >= fewLetters && (found === 'late' || found === undefined)) return text(poor)
  if (found === 'late') return nothing('late')
  if (typeof found !== 'object') return nothing(huge ? 'huge' : state === 'text' ? 'damaged' : state)
  if (found.blank && (state === 'empty' || state === 'text')) return text(1)
  if (found.confidence === 0) return nothing(state === 'text' ? 'empty' : state)
  return text(1)
}

/** The confidence of a text layer that is poor itself: a person has to check such a page. */
const poor = 0.5

const shareKnown = (runs: PageRuns | undefined): number =>
  lettersOn(runs) / Math.max(1, lettersOn(runs) + (runs?.unknownLetters ?? 0))

/** Whether the picture gives more of the page than its text layer. */
function isBetter(found: RecognisedPage, layer: PageRuns | undefined, state: TextLayer['state']): boolean {
  if (!layer) return true
  const much = lettersOn(found.runs) > lettersOn(layer) * 1.3 + 40
  if (state === 'partly' || !readsLikeWords(layer)) return found.confidence >= doubtfulBelow
  return much
}
