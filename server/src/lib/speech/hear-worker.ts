import { openOther } from './engines/other-recogniser.ts'
import type { HearResult, HearTask, SoundResult } from './messages.ts'
import { openRecogniser } from './recogniser.ts'
import { listen } from './recording/listen.ts'
import { CannotBeHeard, rate } from './recording/sound.ts'
import { writeWav } from './recording/write-wav.ts'
import { written } from './written.ts'

/** Runs in a process of its own: what comes from outside is opened here, and the model fills memory of its own. */
export default async function hear(task: HearTask): Promise<HearResult | SoundResult> {
  try {
    return task.soundOnly ? await soundOf(task) : await wordsOf(task)
  } catch (error) {
    if (error instanceof CannotBeHeard) return { unheard: error.why }
    throw error
  }
}

async function wordsOf({ recording, mostSeconds, model, known = [] }: HearTask): Promise<HearResult> {
  const { recognise } = await (model ? openOther(model) : openRecogniser())
  // only to have the model at hand
  const likely = new Set(known)
  if (recording.length === 0) return { text: await recognise(new Float32Array(rate), likely), seconds: 0 }
  const samples = await listen(recording, mostSeconds)
  const heard = await recognise(steady(samples), likely)
  // a model of somebody's own writes as it was taught, perhaps in another language
  const text = model ? heard : written(heard, likely)
  return text === '' ? { unheard: 'silence' } : { text, seconds: samples.length / rate }
}

async function soundOf({ recording, mostSeconds }: HearTask): Promise<SoundResult> {
  const samples = await listen(recording, mostSeconds)
  return { wav: writeWav(steady(samples), rate), seconds: samples.length / rate }
}

/** Speech from far away, made as loud as speech from near by. */
function steady(samples: Float32Array): Float32Array {
  let peak = 0
  for (const value of samples) peak = Math.max(peak, Math.abs(value))
  const gain = Math.min(10, 0.7 / peak)
  return gain > 1 ? samples.map((value) => value * gain) : samples
}
