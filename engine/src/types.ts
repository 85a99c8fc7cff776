import type { ModelReading, Page } from '@karar/schema'
import type { Readings } from './detect/encoder/readings.ts'

/** What an analysis needs besides the text. The engine has no clock: `day` says which day's law to state. */
export interface AnalyzeOptions {
  /** ISO date, e.g. '2026-11-21' */
  day: string
  /** pages of the text; without them all of it is page 1 */
  pages?: readonly Page[]
  /** name, role or defined term of the party that the reader is; taken over the guess where it matches */
  party?: string
  /** the uploader's company: the party of that name, if there is one, is taken to be the reader */
  company?: string
  /** what `readMeaning` made of this very text; without it the contract is read by words and concepts alone */
  readings?: Readings
  /** ids of detectors that are left out: how the evaluations see what each of them adds */
  without?: readonly string[]
  /** what a language model said that read this very text for this very side; its claims are held against the text */
  second?: ModelReading
}
