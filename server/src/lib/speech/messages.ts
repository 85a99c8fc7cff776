import type { OtherModel } from './engines/other-recogniser.ts'
import type { Unheard } from './recording/sound.ts'

export type { Unheard }

export interface HearTask {
  /** empty only to load the model */
  recording: Uint8Array
  mostSeconds: number
  /** instead of the recogniser that Karar brings along */
  model?: OtherModel | undefined
  /** words of the contract that is asked about, in small letters */
  known?: readonly string[] | undefined
  /** nothing is recognised: the sound is wanted, for a recogniser elsewhere */
  soundOnly?: boolean
}

/** What was said, or why it could not be heard. */
export type HearResult = { text: string; seconds: number } | { unheard: Unheard }
/** The answer to a task with `soundOnly`: one channel, 16 bits, 16 kHz. */
export type SoundResult = { wav: Uint8Array<ArrayBuffer>; seconds: number } | { unheard: Unheard }

/** Kinds of sound that are made here: Ogg with Opus is a tenth of the size, WAV is played everywhere. */
export type SoundKind = 'ogg' | 'wav'

export interface SayTask {
  text: string
  kind: SoundKind
}

export interface SayResult {
  sound: Uint8Array
}
