import { availableParallelism } from 'node:os'
import { voiceLimits } from '@karar/schema'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../processes/processes.ts'
import { keepSounds } from './kept.ts'
import type { HearResult, HearTask, SayResult, SayTask } from './messages.ts'
import { spoken } from './spoken.ts'

/** Ears and mouth: speech to words and words to speech, in processes of their own. */
export interface Speech {
  /**
   * What a recording says. Nothing of it is kept.
   *
   * @throws TookTooLong, TooMuchMemory; the signal's reason
   */
  hear(recording: Uint8Array, signal: AbortSignal): Promise<HearResult>
  /**
   * A text read aloud, as a WAV file.
   *
   * @throws TookTooLong, TooMuchMemory; the signal's reason
   */
  say(text: string, signal: AbortSignal): Promise<Uint8Array>
  /** false where the last try to hear or to speak broke, and none has worked since */
  isWell(): boolean
  /** Has the recogniser's model at hand before somebody waits for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

interface Options {
  most?: number
  /** of work, once a process begins with it */
  timeLimitMs?: number
}

/** Whoever asks one question asks another. */
const idleMs = 5 * 60_000

export function openSpeech({ most = Math.min(2, availableParallelism()), timeLimitMs = 15_000 }: Options = {}): Speech {
  const ears: Processes<HearTask, never, HearResult> = openProcesses(new URL('./hear-worker.ts', import.meta.url), {
    most,
    heapMegabytes: 256,
    megabytes: 1024,
    idleMs,
  })
  const mouth: Processes<SayTask, never, SayResult> = openProcesses(new URL('./say-worker.ts', import.meta.url), {
    most,
    heapMegabytes: 128,
    megabytes: 384,
    idleMs,
  })
  const kept = keepSounds()
  let well = true
  /** What is wrong with a recording comes as a result: whatever fails otherwise is wrong with us. */
  async function noting<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
    try {
      const result = await work
      well = true
      return result
    } catch (error) {
      if (!signal?.aborted && !(error instanceof TookTooLong || error instanceof TooMuchMemory)) well = false
      throw error
    }
  }
  const { seconds: mostSeconds } = voiceLimits
  return {
    hear: (recording, signal) =>
      noting(ears.run({ recording, mostSeconds }, { signal, timeLimitMs, workLimitMs: 30_000 }), signal),
    say: async (text, signal) => {
      const words = spoken(text)
      const known = kept.find(words)
      if (known) return known
      const { wav } = await noting(mouth.run({ text: words }, { signal, timeLimitMs }), signal)
      kept.keep(words, wav)
      return wav
    },
    isWell: () => well,
    warmUp: async () => {
      // one that cannot is told of by isWell
      await noting(ears.run({ recording: new Uint8Array(), mostSeconds }, {})).catch(() => {})
    },
    close: async () => {
      await Promise.all([ears.close(), mouth.close()])
    },
  }
}
