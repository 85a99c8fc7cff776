import { TookTooLong, TooMuchMemory } from '../processes/processes.ts'
import { type EarsOptions, openEars } from './engines/ears.ts'
import { CannotSay, openMouthHere, openMouthOutside } from './engines/mouth.ts'
import { ServiceFailed, type ServiceOptions, type Sound } from './engines/service.ts'
import { keepSounds } from './kept.ts'
import type { HearResult, SoundKind } from './messages.ts'

/** Ears and mouth: speech to words and words to speech, in processes of their own or by a service outside. */
export interface Speech {
  /**
   * What a recording says. Nothing of it is kept.
   *
   * @param known words that are likely in it, in small letters
   * @throws TookTooLong, TooMuchMemory, ServiceFailed; the signal's reason
   */
  hear(recording: Uint8Array, signal: AbortSignal, known?: readonly string[]): Promise<HearResult>
  /**
   * A text read aloud.
   *
   * @param kind what is wanted; a service outside may send another
   * @throws CannotSay, TookTooLong, TooMuchMemory, ServiceFailed; the signal's reason
   */
  say(text: string, kind: SoundKind, signal: AbortSignal): Promise<Sound>
  /** false where the last try to hear or to speak broke a short while ago: after it, people may try again */
  isWell(): boolean
  /** Has model and voice at hand before somebody waits for them. */
  warmUp(): Promise<void>
  /** The same in the background, where they were not used for so long that they may have been let go. */
  prepare(): void
  close(): Promise<void>
}

/** Who hears and who speaks, as an operator set it; see `settings.ts`. */
export interface SpeechOptions extends EarsOptions {
  voice?: (ServiceOptions & { voice: string }) | undefined
  /** processes of each kind; of two one is left to whoever comes, however few cores there are */
  most?: number
  /** by the clock, once a process begins with it; of the processor's time it has less */
  timeLimitMs?: number
}

/** Whoever asks one question asks another. */
const idleMs = 5 * 60_000

/** A service outside does not share our machine: what is busy there for longer is taken for broken. */
const serviceMs = 15_000

/** For so long nobody is offered what broke. */
const againMs = 60_000

export function openSpeech(options: SpeechOptions = {}): Speech {
  const { most = 2, timeLimitMs = 45_000, voice } = options
  const ears = openEars(options, most, timeLimitMs)
  const mouth = voice ? openMouthOutside(voice) : openMouthHere(most, timeLimitMs, idleMs)
  const serviceTime = Math.min(timeLimitMs, serviceMs)
  const kept = keepSounds()
  let broke = Number.NEGATIVE_INFINITY
  /** when the ears last were; what is heard is answered by the voice */
  let heard = Number.NEGATIVE_INFINITY
  /** What is wrong with a recording comes as a result: whatever fails otherwise is wrong with us. */
  async function noting<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
    try {
      const result = await work
      broke = Number.NEGATIVE_INFINITY
      return result
    } catch (error) {
      const theirs = [TookTooLong, TooMuchMemory, CannotSay].some((kind) => error instanceof kind)
      if (!signal?.aborted && !theirs) broke = Date.now()
      throw error
    }
  }
  const warmUp = async () => {
    heard = Date.now()
    // what cannot is told of by isWell
    await Promise.allSettled([noting(ears.warmUp()), noting(mouth.warmUp())])
  }
  return {
    hear: (recording, signal, known = []) => {
      heard = Date.now()
      return noting(ears.hear(recording, known, within(signal, options.service, serviceTime)), signal)
    },
    say: async (text, kind, signal) => {
      const words = mouth.wordsOf(text)
      const key = `${kind} ${words}`
      const known = kept.find(key)
      if (known) return known
      const sound = await noting(mouth.say(words, kind, within(signal, voice, serviceTime)), signal)
      kept.keep(key, sound)
      return sound
    },
    isWell: () => Date.now() - broke > againMs,
    warmUp,
    prepare: () => {
      if (Date.now() - heard > idleMs - againMs) void warmUp()
    },
    close: async () => {
      await Promise.all([ears.close(), mouth.close()])
    },
  }
}

/** Bounds what a service outside may take. */
function within(signal: AbortSignal, service: object | undefined, timeLimitMs: number): AbortSignal {
  if (!service) return signal
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ServiceFailed('it did not answer in time')), timeLimitMs)
  timer.unref()
  return AbortSignal.any([signal, late.signal])
}
