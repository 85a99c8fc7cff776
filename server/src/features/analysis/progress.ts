import type { Progress } from '@karar/schema'
import { words } from './words.ts'

/** What a thread tells while it works. */
export type Report =
  | { stage: 'converting'; page: number; pages: number }
  /** pages whose pictures are recognised, and the seconds that this has taken so far */
  | { stage: 'ocr'; page: number; pages: number; seconds: number }
  | { stage: 'analyzing' | 'finalizing'; pages: number }

export type StoredProgress = Omit<Progress, 'time_elapsed'>

/** Seconds that a document of so many pages takes, before anything about it is known: a start and a rate. */
export function estimateSeconds(pages: number): number {
  return Math.round((1 + pages * 0.05) * 10) / 10
}

export function queuedProgress(pages: number | null): StoredProgress {
  const estimated = pages === null ? null : estimateSeconds(pages)
  return { stage: 'queued', percent: 0, message: words.progress.queued, estimated_time: estimated, page: null, pages }
}

/** Opening and reading the text layer make up the first part of the bar, recognising pictures the most of it. */
const percentOf = { read: 25, recognised: 80, analyzing: 80, finalizing: 95 }
/** Seconds a page, before the first one is done. */
const usualRecognition = 2

/**
 * @param elapsed seconds since the run began, for the estimate: what is done tells how long the rest will take
 */
export function progressOf(report: Report, elapsed: number): StoredProgress {
  const { stage, pages } = report
  if (stage === 'converting') {
    const { page } = report
    const percent = share(0, percentOf.read, page / Math.max(pages, 1))
    const message = page > 0 ? words.readingPage(page, pages) : words.progress.converting
    return { stage, percent, message, estimated_time: estimateSeconds(pages), page, pages }
  }
  if (stage === 'ocr') {
    const { page, seconds } = report
    const percent = share(percentOf.read, percentOf.recognised, page / Math.max(pages, 1))
    const each = page > 0 ? seconds / page : usualRecognition
    const estimated = elapsed + Math.max(0, each * pages - seconds) + estimateSeconds(pages)
    const message = words.recognisingPage(Math.min(page + 1, pages), pages)
    return { stage, percent, message, estimated_time: Math.round(estimated * 10) / 10, page, pages }
  }
  const percent = percentOf[stage]
  const message = words.progress[stage]
  return { stage, percent, message, estimated_time: estimate(elapsed, percent), page: pages, pages }
}

const share = (from: number, to: number, done: number) => Math.floor(from + (to - from) * done)

function estimate(elapsed: number, percent: number): number {
  return Math.round((elapsed / Math.max(percent, 1)) * 1000) / 10
}

/**
 * Lets the first call through, then one every `ms` at most, always the latest.
 *
 * @param write is not called again before it is done
 */
export function throttle<Value>(ms: number, write: (value: Value) => Promise<void>) {
  let latest: Value | undefined
  let pumping = false
  let closed = false
  const pump = async () => {
    pumping = true
    while (latest !== undefined && !closed) {
      const value = latest
      latest = undefined
      await write(value)
      if (!closed) await new Promise((resolve) => setTimeout(resolve, ms).unref())
    }
    pumping = false
  }
  return {
    push(value: Value): void {
      latest = value
      if (!pumping) void pump()
    },
    /** Nothing is written after this. */
    close(): void {
      closed = true
    },
  }
}
