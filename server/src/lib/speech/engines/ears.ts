import { availableParallelism } from 'node:os'
import { voiceLimits } from '@karar/schema'
import { openProcesses, type Processes } from '../../processes/processes.ts'
import type { HearResult, HearTask, SoundResult } from '../messages.ts'
import type { OtherModel } from './other-recogniser.ts'
import { type ServiceOptions, transcribe } from './service.ts'

/** What makes words of recordings. */
export interface Ears {
  /** @throws TookTooLong, TooMuchMemory, ServiceFailed; the signal's reason */
  hear(recording: Uint8Array, known: readonly string[], signal: AbortSignal): Promise<HearResult>
  /** Has a model at hand before somebody waits for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** By whom recordings are heard: a service outside, an operator's model, or the recogniser that Karar brings along. */
export interface EarsOptions {
  service?: (ServiceOptions & { language: string | undefined }) | undefined
  model?: OtherModel | undefined
}

/** Whoever asks one question asks another. */
const idleMs = 5 * 60_000
const { seconds: mostSeconds } = voiceLimits

/** @param most processes; recordings are always opened in one, even when their words are made elsewhere */
export function openEars({ service, model }: EarsOptions, most: number, timeLimitMs: number): Ears {
  // a model of somebody's own may be many times as large and as slow
  const megabytes = model ? 4096 : 1024
  const limits = model
    ? { timeLimitMs: timeLimitMs * 2, workLimitMs: 60_000 * Math.min(4, availableParallelism()) }
    : { timeLimitMs, workLimitMs: 30_000 }
  const processes: Processes<HearTask, never, HearResult | SoundResult> = openProcesses(
    new URL('../hear-worker.ts', import.meta.url),
    { most, mostOfOne: Math.max(1, most - 1), heapMegabytes: 256, megabytes, idleMs },
  )
  const run = <Result>(task: Omit<HearTask, 'mostSeconds'>, signal?: AbortSignal): Promise<Result> =>
    processes.run({ ...task, mostSeconds }, signal ? { signal, ...limits } : {}) as Promise<Result>

  async function hearOutside(outside: NonNullable<typeof service>, recording: Uint8Array, signal: AbortSignal) {
    const sound = await run<SoundResult>({ recording, soundOnly: true }, signal)
    if ('unheard' in sound) return sound
    const text = await transcribe(outside, sound.wav, outside.language, signal)
    return text === '' ? { unheard: 'silence' as const } : { text, seconds: sound.seconds }
  }
  return {
    hear: (recording, known, signal) =>
      service ? hearOutside(service, recording, signal) : run<HearResult>({ recording, model, known }, signal),
    warmUp: async () => {
      if (!service) await run({ recording: new Uint8Array(), model })
    },
    close: () => processes.close(),
  }
}
