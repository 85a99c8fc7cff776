import { openProcesses, type Processes } from '../../processes/processes.ts'
import type { SayResult, SayTask, SoundKind } from '../messages.ts'
import { spoken } from '../spoken.ts'
import { type ServiceOptions, type Sound, synthesise } from './service.ts'

/** What reads texts aloud. */
export interface Mouth {
  /** The words that are said for a text: whoever gives the same words hears the same. */
  wordsOf(text: string): string
  /**
   * @param kind what is wanted; a service may send another
   * @throws CannotSay, TookTooLong, TooMuchMemory, ServiceFailed; the signal's reason
   */
  say(words: string, kind: SoundKind, signal: AbortSignal): Promise<Sound>
  /** Has the voice at hand before somebody waits for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** The voice has no sounds for this language. */
export class CannotSay extends Error {
  override readonly name = 'CannotSay'
}

/** A voice outside that reads in many languages; it knows sums and days of its own. */
export function openMouthOutside(service: ServiceOptions & { voice: string }): Mouth {
  return {
    wordsOf: (text) => (isEnglish(text) ? spoken(text) : text.trim()),
    say: (words, _kind, signal) => synthesise(service, words, signal),
    warmUp: async () => {},
    close: async () => {},
  }
}

/** Of the processor's time: the longest text that is read aloud takes a few seconds. */
const workLimitMs = 20_000

const types = { ogg: 'audio/ogg', wav: 'audio/wav' } as const

/** The voice that Karar brings along. It speaks English. */
export function openMouthHere(most: number, timeLimitMs: number, idleMs: number): Mouth {
  const processes: Processes<SayTask, never, SayResult> = openProcesses(new URL('../say-worker.ts', import.meta.url), {
    most,
    mostOfOne: Math.max(1, most - 1),
    heapMegabytes: 128,
    megabytes: 384,
    idleMs,
  })
  return {
    wordsOf: (text) => (isEnglish(text) ? spoken(text) : ''),
    say: async (words, kind, signal) => {
      if (words === '') throw new CannotSay('there is no sound for this text')
      const { sound } = await processes.run({ text: words, kind }, { signal, timeLimitMs, workLimitMs })
      return { bytes: sound, type: types[kind] }
    },
    warmUp: async () => {
      await processes.run({ text: 'Yes.', kind: 'ogg' }, { timeLimitMs, workLimitMs })
    },
    close: () => processes.close(),
  }
}

/** At most a quarter of the letters are of another script: a name, a term of law. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters === 0 || latin / letters >= 0.75
}
