import type { Company } from '../model/session.ts'
import { analyze } from './analyze.ts'
import { type Answers, openAnswers, type PlacesRead, type PlacesToRead } from './answer/ask.ts'
import { readPlaces } from './answer/question/read-places.ts'
import { suggestQuestions } from './answer/suggest.ts'
import { cards } from './categories/cards.ts'
import { detectors } from './detect/detectors.ts'
import { readMeaning } from './detect/encoder/read-meaning.ts'
import type { Readings } from './detect/encoder/readings.ts'
import { measured } from './judge/measured.ts'
import { analyzePosition } from './position.ts'
import { locateQuotes } from './second/cite.ts'
import { type Plan, planSecond } from './second/plan.ts'
import type { AnalyzeOptions } from './types.ts'
import { segment } from './understand/segment/clauses.ts'
import { type Outline, outlineOf } from './understand/segment/outline.ts'

/** Version of the playbook and recipe; stored with each analysis. */
export {
  type AnalyzeOptions,
  type Answers,
  analyze,
  analyzePosition,
  type Company,
  locateQuotes,
  measured,
  type Outline,
  openAnswers,
  type PlacesRead,
  type PlacesToRead,
  type Plan,
  planSecond,
  type Readings,
  readMeaning,
  readPlaces,
  suggestQuestions,
}

export const engineVersion = '0.9.131'
/** How many categories of issue are looked for, and how many exact detectors stand beside the trained reader. */
export const categoryCount = Object.keys(cards).length
export const detectorCount = detectors.length
/** How well a text can be taken apart into clauses. */
export const readOutline = (text: string): Outline => outlineOf(text, segment(text).clauses)
