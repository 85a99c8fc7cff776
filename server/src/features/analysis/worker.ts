import { analyze, engineVersion } from '@karar/engine'
import { readDocument, UnreadableFile } from '@karar/reader'
import { type Page, UnifiedAnalysis, type UnreadableReason } from '@karar/schema'
import { ground } from '../../lib/grounding.ts'
import type { Reporting } from '../../lib/processes.ts'
import type { Report } from './progress.ts'
import { storable } from './storable.ts'

/** A document to read and analyse. */
export interface AnalysisTask {
  bytes: Uint8Array
  /** the day whose law is stated, e.g. '2026-11-21' */
  day: string
  /** the uploader's company */
  company: string
  pageCount: number
  timeLimitMs: number
  /** pages of a scan that are read at the same time */
  recognitionThreads: number
}

export type AnalysisResult =
  | {
      ok: true
      text: string
      pages: Page[]
      warnings: string[]
      unified: UnifiedAnalysis
      engineVersion: string
      ungroundedDropped: number
    }
  | { ok: false; reason: UnreadableReason; message: string }

/** Runs in a process of its own: reading and analysing are work, and may neither hold up an answer nor break one. */
export default async function analyzeDocument(task: AnalysisTask & Reporting<Report>): Promise<AnalysisResult> {
  const { bytes, day, company, port } = task
  let recognisingSince: number | undefined
  try {
    port.postMessage({ stage: 'converting', page: 0, pages: task.pageCount })
    const read = await readDocument(bytes, {
      timeLimitMs: task.timeLimitMs,
      recognitionThreads: task.recognitionThreads,
      onProgress: ({ stage, page, pages }) => {
        if (stage === 'text') return port.postMessage({ stage: 'converting', page, pages })
        recognisingSince ??= performance.now()
        port.postMessage({ stage, page, pages, seconds: (performance.now() - recognisingSince) / 1000 })
      },
    })
    const text = storable(read.text)
    port.postMessage({ stage: 'analyzing', pages: read.pages.length })
    const found = analyze(text, { day, pages: read.pages, company })
    port.postMessage({ stage: 'finalizing', pages: read.pages.length })
    const { analysis, dropped } = ground(UnifiedAnalysis.parse(found), text)
    return {
      ok: true,
      text,
      pages: read.pages,
      warnings: storable(read.warnings),
      unified: storable(analysis),
      engineVersion,
      ungroundedDropped: dropped,
    }
  } catch (error) {
    // An error's own fields do not survive the way between processes.
    if (error instanceof UnreadableFile) return { ok: false, reason: error.reason, message: error.message }
    throw error
  }
}
