import { readOgg } from './ogg.ts'
import { decodeOpus } from './opus.ts'
import { CannotBeHeard, rate } from './sound.ts'
import { readWav } from './wav.ts'
import { readWebm } from './webm.ts'

/** Where nothing is louder than this, nobody spoke: about 50 decibels below the loudest. */
const quiet = 0.003

/**
 * The sound of a recording: WebM or Ogg with Opus, or WAV, told apart by their first bytes.
 *
 * @throws CannotBeHeard
 */
export async function listen(file: Uint8Array, mostSeconds: number): Promise<Float32Array> {
  const samples = await decode(file, mostSeconds)
  if (samples.length < rate / 5 || loudest(samples) < quiet) throw new CannotBeHeard('silence')
  return samples
}

async function decode(file: Uint8Array, mostSeconds: number): Promise<Float32Array> {
  const first = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (first.startsWith('\x1a\x45\xdf\xa3')) return decodeOpus(readWebm(file), mostSeconds)
  if (first.startsWith('OggS')) return decodeOpus(readOgg(file), mostSeconds)
  if (first.startsWith('RIFF') && first.endsWith('WAVE')) return readWav(file, mostSeconds)
  throw new CannotBeHeard('not_audio')
}

/** The strength of the loudest thirtieth of a second. */
function loudest(samples: Float32Array): number {
  const length = Math.round(rate / 30)
  let most = 0
  for (let at = 0; at < samples.length; at += length) {
    const part = samples.subarray(at, at + length)
    most = Math.max(most, Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length))
  }
  return most
}
