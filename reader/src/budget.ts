import { setImmediate as nextTurn } from 'node:timers/promises'
import { readingLimits } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What one reading may use: time and characters; it also hears the caller's wish to stop. */
export interface Budget {
  /** @throws UnreadableFile when time is over; the signal's own reason when the caller stopped. */
  check(): void
  /** The same, and lets other work of this thread run now and then. */
  pause(): Promise<void>
  /** Waits for work that may never end. @throws as `check` does, while the work is left to itself. */
  within<T>(work: Promise<T>): Promise<T>
  /** Gives more time, for work that turned out to be needed. */
  extend(ms: number): void
  /** Counts characters of text. @throws UnreadableFile above the limit. */
  spend(characters: number): void
}

export function startBudget(options: { signal?: AbortSignal; timeLimitMs?: number } = {}): Budget {
  const { signal, timeLimitMs = readingLimits.timeMs } = options
  const begun = performance.now()
  let limit = timeLimitMs
  let paused = begun
  let spent = 0
  const check = () => {
    signal?.throwIfAborted()
    if (performance.now() - begun > limit) throw tooLong()
  }
  const tooLong = () => new UnreadableFile('tookTooLong', { limit })
  return {
    check,
    async pause() {
      check()
      if (performance.now() - paused < 20) return
      await nextTurn()
      paused = performance.now()
      check()
    },
    async within(work) {
      const over = Promise.withResolvers<never>()
      const remaining = Math.max(0, limit - (performance.now() - begun))
      const timer = setTimeout(() => over.reject(tooLong()), remaining + 10)
      const stop = () => over.reject(signal?.reason)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        return await Promise.race([work, over.promise])
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
        work.catch(() => undefined) // nobody listens any more
      }
    },
    extend(ms) {
      limit += ms
    },
    spend(characters) {
      spent += characters
      if (spent > readingLimits.characters) throw new UnreadableFile('tooLong', { limit: readingLimits.characters })
    },
  }
}
