/** Samples a second of all that is heard here: what the recogniser was trained on. */
export const rate = 16_000

/** Why a recording cannot be heard. */
export type Unheard = 'not_audio' | 'cut' | 'too_long' | 'silence'

/** A recording from outside that cannot be made into sound. */
export class CannotBeHeard extends Error {
  override readonly name = 'CannotBeHeard'
  readonly why: Unheard
  constructor(why: Unheard) {
    super(why)
    this.why = why
  }
}

/** What a container holds of Opus: its packets in order, and the head that says how they are read. */
export interface OpusRecording {
  head: Uint8Array
  packets: Uint8Array[]
}
