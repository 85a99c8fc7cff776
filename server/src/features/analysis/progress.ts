import type { Progress } from '@karar/schema'
import { words } from './words.ts'

/** What a thread tells while it works. */
export type Report =
  | { stage: 'converting'; page: number; pages: number }
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

/** Reading is most of the work, so its pages make up 0 to 80 percent; the clauses follow, then the checks. */
const readingShare = 80
const percentOf = { analyzing: readingShare, finalizing: 95 }

/**
 * @param elapsed seconds since the run began, for the estimate: what is done tells how long the rest will take
 */
export function progressOf(report: Report, elapsed: number): StoredProgress {
  const { stage, pages } = report
  if (stage !== 'converting') {
    const percent = percentOf[stage]
    return {
      stage,
      percent,
      message: words.progress[stage],
      estimated_time: estimate(elapsed, percent),
      page: pages,
      pages,
    }
  }
  const { page } = report
  const percent = Math.floor((readingShare * page) / Math.max(pages, 1))
  const message = page > 0 ? words.readingPage(page, pages) : words.progress.converting
  const estimated = page > 0 ? estimate(elapsed, percent) : estimateSeconds(pages)
  return { stage, percent, message, estimated_time: estimated, page, pages }
}

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
