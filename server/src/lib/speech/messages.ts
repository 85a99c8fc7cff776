import type { Unheard } from './recording/sound.ts'

export type { Unheard }

export interface HearTask {
  /** empty only to load the model */
  recording: Uint8Array
  mostSeconds: number
}

/** What was said, or why it could not be heard. */
export type HearResult = { text: string; seconds: number } | { unheard: Unheard }

export interface SayTask {
  text: string
}

export interface SayResult {
  wav: Uint8Array
}
