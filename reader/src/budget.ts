import { setImmediate as nextTurn } from 'node:timers/promises'
import { readingLimits } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What one reading may use: time and characters; it also hears the caller's wish to stop. */
export interface Budget {
  /** @throws UnreadableFile when time is over; the signal's own reason when the caller stopped. */
  check(): void
  /** The same, and lets other work of this thread run now and then. */
  pause(): Promise<void>
  /** Counts characters of text. @throws UnreadableFile above the limit. */
  spend(characters: number): void
}

export function startBudget(options: { signal?: AbortSignal; timeLimitMs?: number } = {}): Budget {
  const { signal, timeLimitMs = readingLimits.timeMs } = options
  const begun = performance.now()
  let paused = begun
  let spent = 0
  const check = () => {
    signal?.throwIfAborted()
    if (performance.now() - begun > timeLimitMs) throw new UnreadableFile('tookTooLong', { limit: timeLimitMs })
  }
  return {
    check,
    async pause() {
      check()
      if (performance.now() - paused < 20) return
      await nextTurn()
      paused = performance.now()
      check()
    },
    spend(characters) {
      spent += characters
      if (spent > readingLimits.characters) throw new UnreadableFile('tooLong', { limit: readingLimits.characters })
    },
  }
}
