import type { HearResult, HearTask } from './messages.ts'
import { openRecogniser } from './recogniser.ts'
import { listen } from './recording/listen.ts'
import { CannotBeHeard, rate } from './recording/sound.ts'

/** Runs in a process of its own: what comes from outside is opened here, and the model fills memory of its own. */
export default async function hear({ recording, mostSeconds }: HearTask): Promise<HearResult> {
  const { recognise } = await openRecogniser()
  // only to have the model at hand
  if (recording.length === 0) return { text: await recognise(new Float32Array(rate)), seconds: 0 }
  try {
    const samples = await listen(recording, mostSeconds)
    const text = await recognise(steady(samples))
    return text === '' ? { unheard: 'silence' } : { text, seconds: samples.length / rate }
  } catch (error) {
    if (error instanceof CannotBeHeard) return { unheard: error.why }
    throw error
  }
}

/** Speech from far away, made as loud as speech from near by. */
function steady(samples: Float32Array): Float32Array {
  let peak = 0
  for (const value of samples) peak = Math.max(peak, Math.abs(value))
  const gain = Math.min(10, 0.7 / peak)
  return gain > 1 ? samples.map((value) => value * gain) : samples
}
