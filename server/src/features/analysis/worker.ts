import { readDocument, UnreadableFile } from '@karar/reader'
import type { Page, UnreadableReason } from '@karar/schema'
import type { Reporting } from '../../lib/processes/messages.ts'
import { type GroundedAnalysis, readGrounded } from '../../lib/text/grounded-analysis.ts'
import { meaningAgain, meaningOfBeginning } from '../../lib/text/meaning.ts'
import { storable } from '../../lib/text/storable.ts'
import { textWords } from '../../lib/text/text-words.ts'
import type { Report } from './progress.ts'

/** A document to read and analyse. */
export interface AnalysisTask {
  bytes: Uint8Array
  /** the day whose law is stated, e.g. '2026-11-21' */
  day: string
  /** the uploader's company */
  company: string
  /** the party that the owner said they are, as far as they did */
  party: string | null
  pageCount: number
  timeLimitMs: number
  /** pages of a scan that are read at the same time */
  recognitionThreads: number
  /** nobody wants the result: the encoder, whose work most of it is, reads no more than the beginning */
  toGetReady?: boolean
}

export type AnalysisResult =
  | (GroundedAnalysis & {
      ok: true
      text: string
      /** what the search knows the text by */
      words: string[]
      pages: Page[]
      warnings: string[]
    })
  | { ok: false; reason: UnreadableReason; message: string }

/**
 * Milliseconds of the processor's time besides what reading a text takes: for a page of a scan as much as the reader
 * lets it have, for all of them two threads for the ten minutes that it gives to a document, and a little over.
 */
const recognition = { pageMs: 40_000, mostMs: 2 * 11 * 60_000 }

/** Runs in a process of its own: reading and analysing are work, and may neither hold up an answer nor break one. */
export default async function analyzeDocument(task: AnalysisTask & Reporting<Report>): Promise<AnalysisResult> {
  const { bytes, day, company, party, port, isBesideOthers } = task
  let recognisingSince: number | undefined
  try {
    port.postMessage({ stage: 'converting', page: 0, pages: task.pageCount })
    const read = await readDocument(bytes, {
      timeLimitMs: task.timeLimitMs,
      recognitionThreads: task.recognitionThreads,
      onProgress: ({ stage, page, pages }) => {
        if (stage === 'text') return port.postMessage({ stage: 'converting', page, pages })
        if (recognisingSince === undefined) port.allow(Math.min(pages * recognition.pageMs, recognition.mostMs))
        recognisingSince ??= performance.now()
        port.postMessage({ stage, page, pages, seconds: (performance.now() - recognisingSince) / 1000 })
      },
    })
    const text = storable(read.text)
    port.postMessage({ stage: 'analyzing', pages: read.pages.length })
    const analysis = await readGrounded(
      text,
      { day, pages: read.pages, company, ...(party !== null && { party }) },
      task.toGetReady
        ? meaningOfBeginning
        : (text, day) => meaningAgain(text, day, isBesideOthers ? 'beside-others' : 'alone'),
    )
    port.postMessage({ stage: 'finalizing', pages: read.pages.length })
    return { ok: true, text, words: textWords(text), pages: read.pages, warnings: storable(read.warnings), ...analysis }
  } catch (error) {
    // An error's own fields do not survive the way between processes.
    if (error instanceof UnreadableFile) return { ok: false, reason: error.reason, message: error.message }
    throw error
  }
}
